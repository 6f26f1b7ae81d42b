package flagfall.server.picture;

import java.util.Map;

/// The letters and digits of a picture, five dots wide and seven high: the same on every machine, whatever fonts it
/// has.
final class DotFont {

    private static final Map<Character, String> LETTERS = Map.ofEntries(
            Map.entry('A', " ### |#   #|#   #|#####|#   #|#   #|#   #"),
            Map.entry('B', "#### |#   #|#   #|#### |#   #|#   #|#### "),
            Map.entry('C', " ####|#    |#    |#    |#    |#    | ####"),
            Map.entry('D', "#### |#   #|#   #|#   #|#   #|#   #|#### "),
            Map.entry('E', "#####|#    |#    |#### |#    |#    |#####"),
            Map.entry('F', "#####|#    |#    |#### |#    |#    |#    "),
            Map.entry('G', " ####|#    |#    |#  ##|#   #|#   #| ####"),
            Map.entry('H', "#   #|#   #|#   #|#####|#   #|#   #|#   #"),
            Map.entry('I', "#####|  #  |  #  |  #  |  #  |  #  |#####"),
            Map.entry('J', "  ###|   # |   # |   # |   # |#  # | ##  "),
            Map.entry('L', "#    |#    |#    |#    |#    |#    |#####"),
            Map.entry('M', "#   #|## ##|# # #|# # #|#   #|#   #|#   #"),
            Map.entry('P', "#### |#   #|#   #|#### |#    |#    |#    "),
            Map.entry('S', " ####|#    |#    | ### |    #|    #|#### "),
            Map.entry('T', "#####|  #  |  #  |  #  |  #  |  #  |  #  "),
            Map.entry('Y', "#   #|#   #| # # |  #  |  #  |  #  |  #  "),
            Map.entry('0', " ### |#   #|#  ##|# # #|##  #|#   #| ### "),
            Map.entry('1', "  #  | ##  |  #  |  #  |  #  |  #  | ### "),
            Map.entry('2', " ### |#   #|    #|  ## | #   |#    |#####"),
            Map.entry('3', "#### |    #|    #| ### |    #|    #|#### "),
            Map.entry('4', "#   #|#   #|#   #|#####|    #|    #|    #"),
            Map.entry('5', "#####|#    |#### |    #|    #|    #|#### "),
            Map.entry('6', " ### |#    |#    |#### |#   #|#   #| ### "),
            Map.entry('7', "#####|    #|   # |  #  |  #  |  #  |  #  "),
            Map.entry('8', " ### |#   #|#   #| ### |#   #|#   #| ### "),
            Map.entry('9', " ### |#   #|#   #| ####|    #|    #| ### "));

    private DotFont() {}

    /// {@return the rows of a letter, from the top; a dot is where there is no blank}
    static String[] rows(char letter) {
        return LETTERS.getOrDefault(letter, "").split("\\|");
    }
}

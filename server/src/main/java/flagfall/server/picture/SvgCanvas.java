package flagfall.server.picture;

/// Draws vectors.
final class SvgCanvas implements Canvas {

    private final StringBuilder text = new StringBuilder();

    SvgCanvas(int width, int height, String title) {
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\"><title>%s</title>"
                .formatted(width, height, title));
    }

    @Override
    public void rectangle(int x, int y, int width, int height, int colour) {
        text.append("<path fill=\"#%06x\" d=\"M%d %dh%dv%dh-%dz\"/>".formatted(colour, x, y, width, height, width));
    }

    @Override
    public void disc(int x, int y, int radius, int colour) {
        text.append("<circle fill=\"#%06x\" cx=\"%d\" cy=\"%d\" r=\"%d\"/>".formatted(colour, x, y, radius));
    }

    String finish() {
        return text.append("</svg>\n").toString();
    }
}

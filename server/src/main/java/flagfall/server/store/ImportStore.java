package flagfall.server.store;

import static java.util.stream.Collectors.toMap;

import flagfall.game.GameRecorder.RecordHeading;
import flagfall.piece.Side;
import flagfall.protocol.FromServer;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// Games that were played elsewhere. Nobody sits at them, so no list of players' games has them.
public final class ImportStore {

    private final Jdbi jdbi;
    private final StoreWriter writer;

    ImportStore(Jdbi jdbi, StoreWriter writer) {
        this.jdbi = jdbi;
        this.writer = writer;
    }

    static void insert(Handle handle, String game, RecordHeading heading) {
        handle.createUpdate(
                        "insert into imported_record (game, red, blue, played_on) values (:game, :red, :blue, :date)")
                .bind("game", game)
                .bind("red", heading.red())
                .bind("blue", heading.blue())
                .bind("date", heading.date())
                .execute();
    }

    /// {@return who played a game, and when, as its record tells it}
    public Optional<RecordHeading> heading(String game) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select red, blue, played_on from imported_record where game = :game")
                        .bind("game", game)
                        .map((row, _) -> heading(row))
                        .findOne());
    }

    private static RecordHeading heading(ResultSet row) throws SQLException {
        return new RecordHeading(row.getString("red"), row.getString("blue"), row.getString("played_on"));
    }

    /// {@return the same for all that a person has imported, by game}
    public Map<String, RecordHeading> headings(String person) {
        return jdbi.withHandle(handle -> handle.createQuery("""
            select i.game, i.red, i.blue, i.played_on from imported_record i join game g on g.id = i.game
            where g.creator = :person and g.opponent = 'imported'""")
                .bind("person", person)
                .map((row, _) -> Map.entry(row.getString("game"), heading(row)))
                .collect(toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /// {@return the players of a record, who are nobody that is known here}
    public static Map<Side, FromServer.PlayerInfo> players(RecordHeading heading) {
        return Map.of(Side.RED, player(heading.red()), Side.BLUE, player(heading.blue()));
    }

    private static FromServer.PlayerInfo player(String name) {
        return new FromServer.PlayerInfo(name, null, false, true);
    }

    /// {@return the games that a person has imported, the newest first}
    public List<String> of(String person) {
        return jdbi.withHandle(handle -> handle.createQuery("""
            select id from game where creator = :person and opponent = 'imported' order by created_at desc, id""")
                .bind("person", person)
                .mapTo(String.class)
                .list());
    }

    /// Removes a game that this person has imported, with its log.
    ///
    /// @return whether there was one
    public boolean delete(String game, String person) {
        return writer.write(handle -> {
            boolean own = handle.createQuery(
                                    "select count(*) from game where id = :game and creator = :person and opponent = 'imported'")
                            .bind("game", game)
                            .bind("person", person)
                            .mapTo(Integer.class)
                            .one()
                    == 1;
            if (own) {
                for (String rows : List.of("event where game", "imported_record where game", "game where id")) {
                    handle.createUpdate("delete from " + rows + " = :game")
                            .bind("game", game)
                            .execute();
                }
            }
            return own;
        });
    }
}

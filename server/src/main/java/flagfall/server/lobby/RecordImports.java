package flagfall.server.lobby;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.GameRecorder.RecordHeading;
import flagfall.notation.GameRecord;
import flagfall.notation.GameRecordText;
import flagfall.notation.ParseResult;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.problem.Problem;
import flagfall.protocol.FromServer;
import flagfall.protocol.Opponent;
import flagfall.protocol.Status;
import flagfall.protocol.Wire;
import flagfall.server.account.Caller;
import flagfall.server.account.Label;
import flagfall.server.account.RandomSource;
import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.Author;
import flagfall.server.store.GameProgress;
import flagfall.server.store.GameRow;
import flagfall.server.store.GameStore;
import flagfall.server.store.ImportStore;
import flagfall.server.store.StoredEvent;
import flagfall.server.store.Visibility;
import flagfall.server.store.list.GameLists;
import flagfall.server.store.list.ListedRow;
import flagfall.server.table.TableRegistry;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Takes records of games that were played elsewhere, for replay and review. Such a game is over from the start and
/// belongs to whoever brought it. It is never rated, and no list has it but its owner's.
public final class RecordImports {

    /// So many a person can keep.
    private static final int MOST = 100;

    private final GameStore games;
    private final ImportStore store;
    private final GameLists lists;
    private final TableRegistry tables;
    private final RandomSource random;
    private final InstantSource time;

    public RecordImports(
            GameStore games, GameLists lists, TableRegistry tables, RandomSource random, InstantSource time) {
        this.games = games;
        this.store = games.imports();
        this.lists = lists;
        this.tables = tables;
        this.random = random;
        this.time = time;
    }

    /// Keeps the game that a record tells.
    ///
    /// @throws ApiException naming what is wrong with it, and where
    public FromServer.Created add(String text, Caller.Person person) {
        if (store.of(person.id()).size() >= MOST) {
            throw ErrorCode.TOO_MANY_KEPT.exception(MOST);
        }
        GameRecord record = read(text);
        GameRow row = row(record, person);
        games.create(row, heading(record), log(record, row));
        return new FromServer.Created(row.id(), null, null);
    }

    private static GameRecord read(String text) {
        return switch (GameRecordText.read(text)) {
            case ParseResult.Parsed<GameRecord>(GameRecord record) -> record;
            case ParseResult.Failed<GameRecord>(List<Problem> faults) ->
                throw ApiException.withFaults(ErrorCode.BAD_RECORD, faults);
        };
    }

    private GameRow row(GameRecord record, Caller.Person person) {
        return new GameRow(
                random.id(),
                record.rules(),
                record.beginning().first(),
                new Opponent.Imported(),
                person.id(),
                null,
                Visibility.PRIVATE,
                false,
                false,
                null,
                random.secret(),
                random.seed(),
                time.instant());
    }

    private static RecordHeading heading(GameRecord record) {
        return new RecordHeading(
                Label.cleaned(record.red()), Label.cleaned(record.blue()), Label.cleaned(record.date()));
    }

    private static Map<StoredEvent, GameProgress> log(GameRecord record, GameRow row) {
        Map<StoredEvent, GameProgress> log = new LinkedHashMap<>();
        Game before = Game.create(row.rules(), row.first());
        for (Event event : RecordedEvents.of(record)) {
            Game now = before.after(event);
            boolean starts = now.hasStarted() && !before.hasStarted();
            Outcome ended = before.outcome().isOver() ? new Outcome.Ongoing() : now.outcome();
            log.put(
                    new StoredEvent(log.size(), row.createdAt(), event, Author.SERVER),
                    new GameProgress(now.ply(), null, starts, ended, null));
            before = now;
        }
        return log;
    }

    /// {@return what a person has imported, the newest first}
    public FromServer.GameList list(Caller.Person person) {
        Map<String, RecordHeading> headings = store.headings(person.id());
        return new FromServer.GameList(
                lists.imported(person.id()).stream()
                        .map(row -> listed(
                                row,
                                Optional.ofNullable(headings.get(row.game().id()))
                                        .map(ImportStore::players)
                                        .orElse(Map.of())))
                        .toList(),
                null);
    }

    private static FromServer.ListedGame listed(ListedRow row, Map<Side, FromServer.PlayerInfo> players) {
        GameRow game = row.game();
        return new FromServer.ListedGame(
                game.id(),
                Wire.ruleset(game.rules()),
                game.opponent().toString(),
                false,
                null,
                Status.OVER,
                row.ply(),
                players.get(Side.RED),
                players.get(Side.BLUE),
                0,
                row.result(),
                game.createdAt().toEpochMilli());
    }

    /// Removes what a person has imported.
    ///
    /// @throws ApiException if it is not theirs
    public void delete(String game, Caller.Person person) {
        if (!store.delete(game, person.id())) {
            throw ErrorCode.UNKNOWN_GAME.exception();
        }
        tables.present(game).ifPresent(tables::forget);
    }

    /// Removes all that a person has imported.
    public void deleteAll(Caller.Person person) {
        store.of(person.id()).forEach(game -> delete(game, person));
    }
}

package redoubt.server.session;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import redoubt.kernel.Game;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalText;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.SeatCard;
import redoubt.server.protocol.TableMessage.SettingLine;
import redoubt.server.protocol.TableMessage.TableCard;
import redoubt.server.store.EntryRow;
import redoubt.server.store.SeatRow;
import redoubt.server.store.Store;
import redoubt.server.store.TableRow;

/** The game of a table, in memory only while somebody needs it: the store has everything needed to wake it. */
final class Sleeper {
    private final TableRow row;
    private final Game<?> game;
    private final Journal head;
    private final Store store;
    private final InstantSource clock;
    private Optional<Sitting<?>> awake = Optional.empty();
    /** The table where this game continues. */
    private Optional<String> continued = Optional.empty();

    Sleeper(TableRow row, Game<?> game, Store store, InstantSource clock) {
        this.row = row;
        this.game = game;
        this.head = JournalText.read("table " + row.id(), row.journal());
        this.store = store;
        this.clock = clock;
    }

    boolean isAwake() {
        return awake.isPresent();
    }

    void sleep() {
        awake = Optional.empty();
    }

    /** Nobody listens any more. */
    void unheard() {
        awake.ifPresent(Sitting::forget);
    }

    Sitting<?> sitting() {
        if (awake.isEmpty()) {
            awake = Optional.of(Sitting.awaken(row.id(), game, head, store.entries(row.id()), clock));
            continued = store.continuation(row.id());
        }
        return awake.get();
    }

    TableCard card(List<SeatCard> seats) {
        Sitting<?> sitting = sitting();
        return new TableCard(
                row.id(),
                head.setUp().game(),
                head.setUp().mission(),
                title(),
                head.setUp().settings().stream()
                        .map(setting -> new SettingLine(setting.name(), setting.values()))
                        .toList(),
                row.engine(),
                row.created().toString(),
                sitting.keptRound(),
                sitting.kept(),
                sitting.verdict(),
                sitting.parting(),
                sitting.unverified(),
                continued,
                seats);
    }

    private String title() {
        return game.missions().stream()
                .filter(mission -> mission.id().equals(head.setUp().mission()))
                .map(mission -> mission.title())
                .findFirst()
                .orElse(head.setUp().mission());
    }

    Sitting<?> playable() {
        Sitting<?> sitting = sitting();
        sitting.requirePlayable();
        return sitting;
    }

    /** The table where this game continues; if there is none yet, it is opened with everything that can be played. */
    String continuedWith(List<SeatRow> seats) {
        Sitting<?> sitting = sitting();
        if (continued.isEmpty()) {
            if (!sitting.isParted()) {
                throw new Refused(Fault.NOT_OFFERED, "this game can still be played at this table");
            }
            String table = Tokens.freshTable();
            TableRow next = new TableRow(
                    table,
                    sitting.head(),
                    Journal.ENGINE,
                    row.invite(),
                    row.watch(),
                    clock.instant(),
                    Optional.of(row.id()));
            store.create(next, seats, sitting.logFor(table));
            continued = Optional.of(table);
        }
        return continued.get();
    }

    void requireStep(int step) {
        if (step != sitting().step()) {
            throw new Refused(
                    Fault.STALE,
                    "the table has moved on: it is at step " + sitting().step() + ", not " + step);
        }
    }

    /** Stores entries; if the store fails, nobody knows what it holds, so the game is read from it again. */
    void keep(List<EntryRow> rows) {
        try {
            rows.stream().map(store::append).toList().forEach(kept -> kept.join());
        } catch (CompletionException | IllegalStateException e) {
            sleep();
            throw new Refused(Fault.FAILED, "the store could not keep it: " + e.getMessage());
        }
    }
}

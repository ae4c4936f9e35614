package redoubt.server.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.kernel.Game;
import redoubt.kernel.Making;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.Parting;
import redoubt.server.store.ListedRow;
import redoubt.server.store.Store;

/** Every running game of a store, played by today's rules: what an operator wants to know before an update. */
public final class Rehearsal {
    private final Shelf shelf;
    private final Store store;

    /**
     * A running game: its table, what is played there, whether with what it was begun with, and why it cannot be played on as it was
     * begun, if it cannot.
     */
    public record Rehearsed(String table, String mission, int choices, Making making, Optional<String> trouble) {}

    public Rehearsal(Shelf shelf, Store store) {
        this.shelf = shelf;
        this.store = store;
    }

    /** All games that have not ended and do not continue at another table, the latest first. */
    public List<Rehearsed> all() {
        List<Rehearsed> all = new ArrayList<>();
        for (ListedRow row : store.latest(Integer.MAX_VALUE)) {
            if (row.outcome().isEmpty()
                    && row.archived().isEmpty()
                    && row.continued().isEmpty()
                    && row.followed().isEmpty()) {
                all.add(rehearsed(row));
            }
        }
        return all;
    }

    private Rehearsed rehearsed(ListedRow row) {
        String table = row.table().id();
        try {
            Journal head = TableHead.read(row.table());
            String mission = head.setUp().mission();
            Optional<Game<?>> game = shelf.named(head.setUp().game());
            return game.isEmpty()
                    ? new Rehearsed(
                            table,
                            mission,
                            0,
                            Making.UNKNOWN,
                            Optional.of("there is no game " + head.setUp().game()))
                    : rehearsed(table, head.making(game.get()), Restored.of(game.get(), head, store.entries(table)));
        } catch (Refused refused) {
            return new Rehearsed(table, "", 0, Making.UNKNOWN, Optional.of(refused.reason()));
        }
    }

    private static Rehearsed rehearsed(String table, Making making, Restored<?> restored) {
        return new Rehearsed(
                table,
                restored.written().setUp().mission(),
                restored.written().choices().size(),
                making,
                restored.parting().map(Parting::toString));
    }
}

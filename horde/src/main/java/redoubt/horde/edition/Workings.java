package redoubt.horde.edition;

import java.util.List;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.RulingList;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** The policies and rulings of a rulebook, and the steps of its round: the part of the edition that is code. */
public record Workings(
        Pursuit pursuit,
        SpawnCards spawnCards,
        ShortagePolicy shortage,
        List<Ruling> rulings,
        List<Step<Table>> round) {
    public Workings {
        rulings = RulingList.of(rulings);
        round = List.copyOf(round);
    }

    /** The rulings that implement a hook, in order. */
    public <R extends Ruling> List<R> rulings(Hook<R> hook) {
        return ((RulingList<Ruling>) rulings).of(hook);
    }

    /** The rulings of a type, in order. */
    public <R extends Ruling> List<R> rulings(Class<R> type) {
        return ((RulingList<Ruling>) rulings).of(type);
    }
}

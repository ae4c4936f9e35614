package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;

/**
 * The campaign as this mission adds to it: the dead of all missions so far, who follows those who died in this one, and
 * the notes read in earlier missions.
 */
record Chronicle(List<Dead> dead, List<Succession> successions, List<String> notes, boolean isLost)
        implements Annexes.Annex {
    /** Somebody who died, in which mission and round. */
    record Dead(String survivor, String mission, int round) {}

    /** Somebody who died in this mission, and who plays on in their place. */
    record Succession(String dead, String successor) {}

    Chronicle {
        dead = List.copyOf(dead);
        successions = List.copyOf(successions);
        notes = List.copyOf(notes);
    }

    static Chronicle of(Table table) {
        return table.annexes().the(Chronicle.class);
    }

    Chronicle with(Dead added) {
        List<Dead> longer = new ArrayList<>(dead);
        longer.add(added);
        return new Chronicle(longer, successions, notes, isLost);
    }

    Chronicle with(Succession added) {
        List<Succession> longer = new ArrayList<>(successions);
        longer.add(added);
        return new Chronicle(dead, longer, notes, isLost);
    }

    /** The campaign cannot go on. */
    Chronicle lost() {
        return new Chronicle(dead, successions, notes, true);
    }

    boolean isDead(String survivor) {
        return dead.stream().anyMatch(one -> one.survivor().equals(survivor));
    }

    boolean isSuccessor(String survivor) {
        return successions.stream().anyMatch(one -> one.successor().equals(survivor));
    }
}

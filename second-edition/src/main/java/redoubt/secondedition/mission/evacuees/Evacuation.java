package redoubt.secondedition.mission.evacuees;

import redoubt.horde.table.Annexes;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.secondedition.things.Burden;
import redoubt.secondedition.things.Lying;

/** How many evacuees are off the board and safe. */
public record Evacuation(int safe) implements Annexes.Annex {
    private static final Evacuation NONE = new Evacuation(0);

    public static Evacuation of(Table table) {
        return table.annexes().find(Evacuation.class).orElse(NONE);
    }

    Evacuation with(int more) {
        return new Evacuation(safe + more);
    }

    /** Those who can still be saved. */
    static int onBoard(Table table) {
        int people = Lying.of(table).count(Evacuees.THING);
        for (Survivor survivor : table.survivors()) {
            people += survivor.isOnBoard() ? Burden.count(survivor, Evacuees.THING) : 0;
        }
        return people;
    }
}

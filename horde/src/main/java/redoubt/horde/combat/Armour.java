package redoubt.horde.combat;

import java.util.List;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.WoundRuling;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** What protects a survivor: the number to roll (7 is none), what is added to each die, and which dice may be rolled again. */
public record Armour(int value, int onEachDie, boolean areFailuresRerolled, boolean isRollRepeated) {
    public static final int NONE = 7;
    private static final int SIX = 6;

    public static Armour of(Table table, Survivor bearer) {
        int value = printed(bearer);
        int onEachDie = 0;
        boolean areFailuresRerolled = false;
        boolean isRollRepeated = false;
        for (WoundRuling ruling : Rulings.of(table, bearer, WoundRuling.HOOK)) {
            value = ruling.armour(table, bearer, value);
            onEachDie += ruling.onArmourDie(table, bearer);
            areFailuresRerolled |= ruling.isArmourRerolled(table, bearer);
            isRollRepeated |= ruling.isArmourRollRepeated(table, bearer);
        }
        return new Armour(value, onEachDie, areFailuresRerolled, isRollRepeated);
    }

    /** The best value among armour and shields that lie in a slot where they work. */
    private static int printed(Survivor bearer) {
        Inventory inventory = bearer.inventory();
        int best = NONE;
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (!inventory.isEmpty(slot)) {
                int value = inventory.held(slot).card().armour();
                best = value > 0 && value < best && inventory.isWorking(slot, bearer.card()) ? value : best;
            }
        }
        return best;
    }

    public boolean isAny() {
        return value < NONE;
    }

    /** Whether a die prevents a hit; a natural 1 never does. */
    boolean isPrevented(int die) {
        return die > 1 && Math.min(SIX, die + onEachDie) >= value;
    }

    int prevented(List<Integer> dice) {
        int prevented = 0;
        for (int die : dice) {
            prevented += isPrevented(die) ? 1 : 0;
        }
        return prevented;
    }
}

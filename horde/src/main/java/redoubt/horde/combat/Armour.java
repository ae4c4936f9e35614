package redoubt.horde.combat;

import java.util.List;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.WoundRuling;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** What protects a survivor: the number to roll (7 is none), what is added to each die, and which dice may be rolled again. */
public record Armour(int value, int onEachDie, boolean areFailuresRerolled, boolean isRollRepeated) {
    public static final int NONE = 7;
    private static final int SIX = 6;

    public static Armour of(Table table, Survivor bearer) {
        int[] numbers = {printed(bearer), 0};
        boolean[] again = {false, false};
        Rulings.of(table, bearer, WoundRuling.class, ruling -> {
            numbers[0] = ruling.armour(table, bearer, numbers[0]);
            numbers[1] += ruling.onArmourDie(table, bearer);
            again[0] |= ruling.isArmourRerolled(table, bearer);
            again[1] |= ruling.isArmourRollRepeated(table, bearer);
        });
        return new Armour(numbers[0], numbers[1], again[0], again[1]);
    }

    /** The best value among armour and shields that lie in a slot where they work. */
    private static int printed(Survivor bearer) {
        Inventory inventory = bearer.inventory();
        int best = NONE;
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (!inventory.isEmpty(slot)) {
                Item item = inventory.held(slot);
                int value = item.card().armour();
                best = value > 0 && value < best && Rulings.isWorking(bearer, slot, item) ? value : best;
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

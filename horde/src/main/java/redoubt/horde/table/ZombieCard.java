package redoubt.horde.table;

import java.util.List;

/** A card of the zombie deck as printed: what it does and the numbers for blue, yellow, orange and red. */
public record ZombieCard(int index, String number, String kind, String zombie, List<Integer> counts) {
    private static final String NOBODY = "-";

    public int count(Danger level) {
        return counts.get(level.ordinal());
    }

    /** Whether the card is about one kind of zombies. */
    public boolean namesZombie() {
        return !zombie.equals(NOBODY);
    }
}

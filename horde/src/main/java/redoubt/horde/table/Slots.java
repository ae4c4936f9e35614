package redoubt.horde.table;

import java.util.List;
import java.util.stream.IntStream;

/** How many cards fit where: the first slots are hands, then the body, then the backpack. */
public record Slots(int hands, int body, int backpack) {
    private static final int MOST = 16;
    private static final List<String> HANDS = numbered("hand");
    private static final List<String> PACK = numbered("pack");

    /** Names are asked for so often that they are made only once. */
    private static List<String> numbered(String part) {
        return IntStream.rangeClosed(1, MOST).mapToObj(number -> part + number).toList();
    }

    public int size() {
        return hands + body + backpack;
    }

    public boolean isHand(int slot) {
        return slot < hands;
    }

    public boolean isBody(int slot) {
        return slot >= hands && slot < hands + body;
    }

    public boolean isBackpack(int slot) {
        return slot >= hands + body;
    }

    public Slots withBackpack(int changed) {
        return new Slots(hands, body, changed);
    }

    /** The name of a slot, as used by players and journals. */
    public String name(int slot) {
        if (isHand(slot)) {
            return HANDS.get(slot);
        }
        return isBody(slot) ? "body" : PACK.get(slot - hands - body);
    }
}

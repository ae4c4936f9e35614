package redoubt.horde.table;

/** How many cards fit where: the first slots are hands, then the body, then the backpack. */
public record Slots(int hands, int body, int backpack) {
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
            return "hand" + (slot + 1);
        }
        return isBody(slot) ? "body" : "pack" + (slot - hands - body + 1);
    }
}

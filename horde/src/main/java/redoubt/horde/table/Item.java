package redoubt.horde.table;

/** An equipment card that somebody carries; a weapon with Reload is loaded or not. */
public record Item(Equipment card, boolean isLoaded) {
    public static Item of(Equipment card) {
        return new Item(card, true);
    }

    /** A weapon with Reload after it was used. */
    public Item fired() {
        return new Item(card, false);
    }

    public Item loaded() {
        return isLoaded ? this : new Item(card, true);
    }

    public String name() {
        return card.name();
    }
}

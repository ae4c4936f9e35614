package redoubt.darkest.table;

import redoubt.darkest.print.Card;
import redoubt.darkest.print.CardKind;

/** An Equipment card in somebody's inventory, with its ammo cubes, or the cubes it will give when it is used. */
public record Item(Card card, int ammunition) {
    /** No weapon holds more (DD-EQ-05). */
    public static final int MOST_AMMUNITION = 8;

    public static Item of(Card card) {
        return new Item(card, card.kind().ammunition().orElse(0));
    }

    public CardKind kind() {
        return card.kind();
    }

    public Item withAmmunition(int cubes) {
        return new Item(card, Math.min(cubes, MOST_AMMUNITION));
    }

    /** Whether it is a weapon that can attack now. */
    public boolean isLoaded() {
        return kind().isWeapon() && (!kind().needsAmmunition() || ammunition > 0);
    }
}

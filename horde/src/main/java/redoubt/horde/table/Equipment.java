package redoubt.horde.table;

import java.util.List;
import java.util.Optional;

/**
 * An equipment card as printed; all copies of a card in one deck are the same value. Some boxes print how many all-out dice a weapon
 * adds, and how many are rolled to keep the card for the next mission (0 for neither).
 */
public record Equipment(
        int index,
        String name,
        String deck,
        List<Use> uses,
        boolean isHand,
        boolean isBody,
        boolean isUsableInBackpack,
        int armour,
        List<Ruling> traits,
        int allOut,
        int keep) {
    /** The armour of a card that gives no protection: no die can roll it. */
    public static final int NO_ARMOUR = 7;

    public Equipment {
        traits = RulingList.of(traits);
    }

    /** A card of a box that has no all-out dice. */
    public Equipment(
            int index,
            String name,
            String deck,
            List<Use> uses,
            boolean isHand,
            boolean isBody,
            boolean isUsableInBackpack,
            int armour,
            List<Ruling> traits) {
        this(index, name, deck, uses, isHand, isBody, isUsableInBackpack, armour, traits, 0, 0);
    }

    /** One way to attack with a card; a card may have several, such as a shotgun with a bayonet. */
    public record Use(
            ActionKind kind,
            int nearest,
            int farthest,
            int dice,
            int accuracy,
            int damage,
            boolean isDual,
            boolean isNoisy,
            boolean isReload,
            String ammunition) {}

    public boolean isArmour() {
        return armour > 0 && armour < NO_ARMOUR;
    }

    public boolean isWeapon() {
        return !uses.isEmpty();
    }

    /** The trait of this type, if the card has it. */
    public <R extends Ruling> Optional<R> trait(Class<R> type) {
        List<R> those = traits(type);
        return those.isEmpty() ? Optional.empty() : Optional.of(those.getFirst());
    }

    /** The traits that implement a hook, in order. */
    public <R extends Ruling> Packed<R> traits(Hook<R> hook) {
        return ((RulingList<Ruling>) traits).of(hook);
    }

    /** The traits of a type, in order. */
    public <R extends Ruling> Packed<R> traits(Class<R> type) {
        return ((RulingList<Ruling>) traits).of(type);
    }

    public boolean has(Class<? extends Ruling> type) {
        return !traits(type).isEmpty();
    }

    @Override
    public String toString() {
        return name;
    }
}

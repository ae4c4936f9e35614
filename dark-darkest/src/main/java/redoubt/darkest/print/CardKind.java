package redoubt.darkest.print;

import java.util.Optional;
import redoubt.kernel.Named;

/** What is printed on an Equipment card, its symbol aside; ammunition names the weapon it loads. */
public record CardKind(
        int index,
        String name,
        Expansion set,
        Type type,
        int hands,
        int dice,
        int range,
        Optional<Integer> ammunition,
        Optional<String> loads)
        implements Named {
    /** The kinds of Equipment: what can be equipped, and what is used up. */
    public enum Type {
        WEAPON,
        GEAR,
        AMMUNITION,
        CONSUMABLE;

        public boolean isGear() {
            return this == WEAPON || this == GEAR;
        }
    }

    public boolean isWeapon() {
        return type == Type.WEAPON;
    }

    public boolean isGear() {
        return type.isGear();
    }

    /** Whether it is a weapon that spends ammunition. */
    public boolean needsAmmunition() {
        return isWeapon() && ammunition.isPresent();
    }
}

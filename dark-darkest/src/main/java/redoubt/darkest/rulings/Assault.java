package redoubt.darkest.rulings;

import java.util.Optional;
import redoubt.darkest.print.CardKind;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Survivor;

/** A Fight about to be rolled: who attacks, and with which weapon, if any. */
public record Assault(Survivor attacker, Optional<Item> weapon) {
    public boolean isWith(String name) {
        return weapon.filter(item -> item.kind().name().equals(name)).isPresent();
    }

    /** The printed range; bare hands reach nobody outside the room. */
    public int printedRange() {
        return weapon.map(item -> item.kind().range()).orElse(0);
    }

    public boolean isFirearm() {
        return weapon.map(Item::kind)
                .filter(CardKind::needsAmmunition)
                .filter(kind -> kind.range() > 0 && kind.dice() > 0)
                .isPresent();
    }
}

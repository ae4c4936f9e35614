package redoubt.secondedition.modes;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;
import redoubt.secondedition.doors.DarkRooms;
import redoubt.secondedition.traits.Flashlight;
import redoubt.secondedition.washington.NightVision;

/** Where a group plays with dark zones, shots into them need a 6 without a flashlight or Night vision (Z2-DARK-03, Z2-DARK-04). */
public record ShootingIntoTheDark() implements AttackRuling {
    private static final int NEEDED = 6;

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        boolean isHard = attack.use().kind().equals(ActionKind.RANGED)
                && DarkRooms.dark(table.terrain().board())
                        .contains(attack.target().index())
                && !hasFlashlight(table.survivor(attack.survivor()))
                && !NightVision.helps(table, attack);
        return isHard ? AttackBonus.needed(NEEDED) : AttackBonus.NONE;
    }

    private static boolean hasFlashlight(Survivor shooter) {
        Inventory inventory = shooter.inventory();
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (!inventory.isEmpty(slot) && inventory.held(slot).card().has(Flashlight.class)) {
                return true;
            }
        }
        return false;
    }
}

package redoubt.horde.skills;

import redoubt.horde.rulings.WoundRuling;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** The survivor has armour 5+ without wearing any, and adds one to each die of armour worn. */
public record IronHide() implements Skill, WoundRuling {
    private static final int BARE = 5;

    @Override
    public String name() {
        return "Iron hide";
    }

    @Override
    public int armour(Table table, Survivor bearer, int armour) {
        return wearsArmour(bearer) ? armour : Math.min(armour, BARE);
    }

    @Override
    public int onArmourDie(Table table, Survivor bearer) {
        return wearsArmour(bearer) ? 1 : 0;
    }

    /** Whether there is armour in the body slot; a shield in hand does not count. */
    public static boolean wearsArmour(Survivor bearer) {
        for (int slot : bearer.inventory().filled()) {
            Equipment card = bearer.inventory().held(slot).card();
            boolean isWorn = bearer.inventory().slots().isBody(slot) && card.isBody();
            if (isWorn && card.isArmour()) {
                return true;
            }
        }
        return false;
    }
}

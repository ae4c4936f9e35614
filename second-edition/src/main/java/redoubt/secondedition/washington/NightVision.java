package redoubt.secondedition.washington;

import redoubt.board.SightRule;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.SightRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Draft;
import redoubt.secondedition.sight.LineOfSight;

/** The survivor sees and shoots at night and into dark zones as by day (WZ-SKILL-NIGHTVISION, Z2-DARK-04). */
public record NightVision() implements Skill, SightRuling {
    @Override
    public String name() {
        return "Night vision";
    }

    @Override
    public SightRule sight(Table table, Survivor viewer, SightRule rule) {
        SightRule byDay = rule instanceof NightSight night ? night.day() : rule;
        return byDay instanceof LineOfSight line ? line.intoDarkZones() : byDay;
    }

    /** Whether whoever makes an attack has it, or the weapon does (WZ-DECK-10). */
    public static boolean helps(Table table, Draft attack) {
        Survivor attacker = table.survivor(attack.survivor());
        if (Rulings.isAny(table, attacker, NightVision.class)) {
            return true;
        }
        for (int slot : attack.slots()) {
            if (!attacker.inventory().isEmpty(slot)
                    && attacker.inventory().held(slot).card().has(NightVision.class)) {
                return true;
            }
        }
        return false;
    }
}

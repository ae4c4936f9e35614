package redoubt.secondedition.washington;

import redoubt.board.SightRule;
import redoubt.horde.rulings.SightRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** The survivor sees and shoots at night as by day (WZ-SKILL-NIGHTVISION). */
public record NightVision() implements Skill, SightRuling {
    @Override
    public String name() {
        return "Night vision";
    }

    @Override
    public SightRule sight(Table table, Survivor viewer, SightRule rule) {
        return rule instanceof NightSight night ? night.day() : rule;
    }
}

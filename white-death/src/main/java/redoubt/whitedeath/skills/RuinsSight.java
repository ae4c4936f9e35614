package redoubt.whitedeath.skills;

import redoubt.board.SightRule;
import redoubt.horde.rulings.SightRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.whitedeath.sight.LineOfSight;

/** To the survivor's eyes ruins are streets; whoever sees better already goes on seeing so. */
public record RuinsSight() implements Skill, SightRuling {
    @Override
    public String name() {
        return "Ruins sight";
    }

    @Override
    public SightRule sight(Table table, Survivor viewer, SightRule rule) {
        return rule instanceof LineOfSight eyes ? eyes.throughRuins() : rule;
    }
}

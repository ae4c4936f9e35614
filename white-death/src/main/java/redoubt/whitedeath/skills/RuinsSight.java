package redoubt.whitedeath.skills;

import redoubt.board.SightRule;
import redoubt.horde.rulings.SightRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** To the survivor's eyes ruins are streets; whoever sees better already goes on seeing so. */
public record RuinsSight(SightRule throughRuins) implements Skill, SightRuling {
    @Override
    public String name() {
        return "Ruins sight";
    }

    @Override
    public SightRule sight(Table table, Survivor viewer, SightRule rule) {
        return rule == table.book().sightRule() ? throughRuins : rule;
    }
}

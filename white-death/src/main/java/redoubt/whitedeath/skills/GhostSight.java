package redoubt.whitedeath.skills;

import redoubt.board.SightRule;
import redoubt.horde.rulings.SightRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** The survivor sees through everything. */
public record GhostSight(SightRule ghost) implements Skill, SightRuling {
    @Override
    public String name() {
        return "Ghost sight";
    }

    @Override
    public SightRule sight(Table table, Survivor viewer, SightRule rule) {
        return ghost;
    }
}

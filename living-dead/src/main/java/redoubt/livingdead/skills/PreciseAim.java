package redoubt.livingdead.skills;

import redoubt.board.SightRule;
import redoubt.horde.rulings.SightRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** The survivor sees one zone through closed barricades and cornfields. */
public record PreciseAim(SightRule precise) implements Skill, SightRuling {
    @Override
    public String name() {
        return "Precise Aim";
    }

    @Override
    public SightRule sight(Table table, Survivor viewer, SightRule rule) {
        return precise;
    }
}

package redoubt.horde.skills;

import java.util.List;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Draft;
import redoubt.horde.terms.Remedy;

/** Once per round, the survivor may ignore all breaks of a roll. */
public record IgnoreOneBreak() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Ignore 1 Break";
    }

    @Override
    public List<Remedy> remedies(Table table, Draft attack) {
        return List.of(Remedy.oncePerRound(table.cite(Cite.IGNORE_ONE_BREAK), name()));
    }
}

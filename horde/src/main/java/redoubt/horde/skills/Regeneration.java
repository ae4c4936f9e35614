package redoubt.horde.skills;

import java.util.List;
import java.util.Optional;
import redoubt.horde.combat.Heal;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Step;

/** In each end phase all wounds of the survivor heal. */
public record Regeneration() implements Skill, MomentRuling {
    @Override
    public String name() {
        return "Regeneration";
    }

    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        if (moment != Moment.END_PHASE || survivor.isEmpty()) {
            return List.of();
        }
        int wounds = table.survivor(survivor.get()).wounds();
        return wounds == 0 ? List.of() : List.of(new Heal(table.cite(Cite.REGENERATION), survivor.get(), wounds));
    }

    @Override
    public int order() {
        return -1;
    }
}

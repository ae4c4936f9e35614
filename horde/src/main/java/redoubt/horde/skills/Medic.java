package redoubt.horde.skills;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.skills.steps.TendWounds;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Step;

/** In each end phase everybody in the survivor's zone may heal a wound, and whoever does gives the survivor adrenaline. */
public record Medic() implements Skill, MomentRuling {
    @Override
    public String name() {
        return "Medic";
    }

    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        return moment == Moment.END_PHASE ? List.of(new TendWounds(survivor.orElseThrow())) : List.of();
    }

    @Override
    public int order() {
        return -2;
    }
}

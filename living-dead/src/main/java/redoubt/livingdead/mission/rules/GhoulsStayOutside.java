package redoubt.livingdead.mission.rules;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.Moment;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.livingdead.Ground;

/** The scene is lost if a ghoul is in the house at the end of a players' phase. */
public record GhoulsStayOutside(Ground ground, RuleId rule) implements MomentRuling {
    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        return moment == Moment.PLAYERS_PHASE_ENDS && survivor.isEmpty() && House.hasGhouls(ground, table)
                ? List.of(new LoseHouse(rule))
                : List.of();
    }
}

package redoubt.secondedition.mission.m03;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.secondedition.objective.CardsLaid;

/** Once this card is taken, the group may look at the top zombie card before each spawn step (WZ-M03C-06). */
public record MapOffice(String card) implements MomentRuling {
    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        boolean isTaken = CardsLaid.of(table).fate(card) == CardsLaid.Fate.STAYING;
        return moment == Moment.SPAWN_STEP_BEGINS && isTaken ? List.of(new LookOrNot(new RuleId(card))) : List.of();
    }
}

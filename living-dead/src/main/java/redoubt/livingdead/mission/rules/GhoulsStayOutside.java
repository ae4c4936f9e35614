package redoubt.livingdead.mission.rules;

import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** The game is lost if a ghoul is in the house when the players' phase ends. */
public record GhoulsStayOutside(ZoneSet house, RuleId rule) implements MomentRuling {
    /** The house is lost. */
    public record LoseHouse(RuleId rule) implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            play.lose(rule);
        }
    }

    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        boolean isInside = moment == Moment.PLAYERS_PHASE_ENDS
                && !table.zombies().where().and(house).isEmpty();
        return isInside ? List.of(new LoseHouse(rule)) : List.of();
    }
}

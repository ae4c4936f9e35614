package redoubt.livingdead.mission.rules;

import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Search;
import redoubt.horde.combat.AttackOption;
import redoubt.horde.rulings.Advice;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Moment;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Effect;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** The game is lost if a ghoul is in the house when the players' phase ends. */
public record GhoulsStayOutside(ZoneSet house, RuleId rule) implements MomentRuling, Advice {
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

    @Override
    public void errands(Table table, List<Errand> errands) {
        ZoneSet lost = table.zombies().where().and(house);
        for (int zone = lost.first(); zone != ZoneSet.NONE; zone = lost.nextAfter(zone)) {
            errands.add(new Errand(zone, 6, 3));
        }
    }

    /** Ghouls inside come first, nobody goes out for nothing, and the last to act finds no relative in a cupboard. */
    @Override
    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case AttackOption attack -> house.contains(attack.draft().target().index()) ? 4 : 0;
            case Search.SearchDeck _ -> isLast(outlook.table(), outlook.actor()) ? -3 : -1;
            default -> House.leaving(outlook, option, house);
        };
    }

    private static boolean isLast(Table table, Survivor actor) {
        for (Survivor survivor : table.survivors()) {
            if (survivor.index() != actor.index() && survivor.isOnBoard() && !survivor.hasActed()) {
                return false;
            }
        }
        return actor.turn().actions() < 2;
    }
}

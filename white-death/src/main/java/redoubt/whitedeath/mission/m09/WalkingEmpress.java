package redoubt.whitedeath.mission.m09;

import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.rulings.GoalAims;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Moment;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.whitedeath.readings.HouseRules;

/** The Empress counts as a survivor, falls to one wound, which loses the game, and may walk before each players' phase. */
public record WalkingEmpress(AllyKind empress, TokenKind beacon) implements MomentRuling, EndOfGame, GoalAims, LaysOut {
    static final RuleId WALK = new RuleId("WD-M09-08");
    private static final Optional<Verdict> WOUNDED = Optional.of(Verdict.lost(new RuleId("WD-M09-05")));

    /** She stands where the page has the beacon, and is it. */
    @Override
    public MissionPlan laidOut(MissionPlan plan) {
        int zone = plan.tokens().where(beacon.index()).first();
        return zone == ZoneSet.NONE
                ? plan
                : plan.withAllies(plan.allies().plus(zone, empress.index(), 1))
                        .withTokens(plan.tokens().plus(zone, beacon.index(), -1));
    }

    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        int zone = table.allies().where(empress.index()).first();
        return moment == Moment.PLAYERS_PHASE_BEGINS && zone != ZoneSet.NONE && isEscorted(table, zone)
                ? List.of(new WalkOrStay(empress, table.zone(zone)))
                : List.of();
    }

    /** Guards count, she herself does not (WD-GAP-120). */
    private boolean isEscorted(Table table, int zone) {
        boolean areGuardsEnough = !OtherReading.isAgreed(table, HouseRules.ESCORT);
        int guards = table.allies().count(zone) - table.allies().count(zone, empress.index());
        boolean isAlone = table.survivorsIn(zone).isEmpty() && !(areGuardsEnough && guards > 0);
        return !isAlone && !table.zombies().isAny(zone);
    }

    @Override
    public void aims(Table table, Checklist list) {
        list.keep("WalkingEmpress", table.allies().total(empress.index()) > 0 ? 1 : 0, 1);
    }

    @Override
    public Optional<Verdict> verdict(Table table) {
        return table.allies().total(empress.index()) == 0 ? WOUNDED : Optional.empty();
    }
}

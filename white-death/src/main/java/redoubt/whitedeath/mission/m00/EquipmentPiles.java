package redoubt.whitedeath.mission.m00;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Search;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Advice;
import redoubt.horde.rulings.GoalAims;
import redoubt.horde.rulings.GoalProgress;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Menu;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.whitedeath.readings.HouseRules;

/** Equipment lies in piles where the objectives are, one card for each survivor, and must be taken away before them. */
public record EquipmentPiles(String deck, List<Zone> zones)
        implements ActionRuling, TurnRuling, GoalProgress, GoalAims, LaysOut, Advice {
    static final RuleId SET_UP = new RuleId("WD-M00-04");
    static final RuleId TAKE = new RuleId("WD-M00-05");

    /** Takes a card of the pile in the own zone; it is a search, but one that may be repeated (WD-GAP-102). */
    public record Take(String deck) implements ActOption {
        @Override
        public ActionKind kind() {
            return ActionKind.SEARCH;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new TakeFromPile(actor, deck);
        }

        @Override
        public String key() {
            return "search pile";
        }
    }

    public EquipmentPiles {
        zones = List.copyOf(zones);
    }

    @Override
    public MissionPlan laidOut(MissionPlan plan) {
        return plan.withOpening(
                zones.stream().<Step<Table>>map(zone -> new LayPile(deck, zone)).toList());
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        int zone = actor.zone().index();
        if (!table.zombies().isAny(zone) && isPile(table, zone) && !hasSearched(table, actor)) {
            menu.add(new Take(deck));
        }
    }

    /** Whether the search of this turn is spent on a pile too, which it is not by the common reading. */
    private static boolean hasSearched(Table table, Survivor actor) {
        boolean isAgain = !actor.turn().hasUsed(Search.ONCE);
        for (SearchRuling ruling : Rulings.of(table, actor, SearchRuling.HOOK)) {
            isAgain |= ruling.isMoreThanOnce();
        }
        return !isAgain && OtherReading.isAgreed(table, HouseRules.TAKING_FROM_PILES);
    }

    @Override
    public boolean allowsTaking(Table table, Survivor actor, Objective objective) {
        return !isPile(table, objective.zone().index());
    }

    /** One line for each pile, while there is one. */
    @Override
    public void aims(Table table, Checklist list) {
        int all = table.survivors().size();
        for (Zone zone : zones) {
            int left = 0;
            for (Dropped dropped : table.dropped()) {
                left += dropped.zone().equals(zone) && dropped.card().deck().equals(deck) ? 1 : 0;
            }
            list.part("EquipmentPiles", all - left, all, ZoneSet.of(zone.index()), Checklist.count(left));
        }
    }

    /** Cards taken off the piles are half the mission. */
    @Override
    public double progress(Table table) {
        int left = 0;
        for (Dropped dropped : table.dropped()) {
            left += dropped.card().deck().equals(deck) ? 1 : 0;
        }
        return 1 - (double) left / (zones.size() * table.survivors().size());
    }

    private boolean isPile(Table table, int zone) {
        for (Dropped dropped : table.dropped()) {
            if (dropped.zone().index() == zone && dropped.card().deck().equals(deck)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void errands(Table table, List<Errand> errands) {
        for (Zone zone : zones) {
            if (isPile(table, zone.index())) {
                errands.add(new Errand(zone.index(), 2, 3));
            }
        }
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return option instanceof Take ? 6 : 0;
    }
}

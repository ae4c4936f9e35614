package redoubt.livingdead.mission.m01;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Board;
import redoubt.horde.action.Search;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.rulings.ActOption;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Menu;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.kernel.Mark;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** The starting rifle is not dealt but lies in a room; whoever searches there may take it instead of drawing a card. */
public record RifleToFind(Equipment rifle, String zone) implements ActionRuling, LaysOut {
    static final RuleId FOUND = new RuleId("NL-M01-09");

    /** Searches for the rifle. */
    public record Find(Zone zone, String card) implements ActOption {
        @Override
        public ActionKind kind() {
            return ActionKind.SEARCH;
        }

        @Override
        public int cost() {
            return 1;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new TakeRifle(actor, zone);
        }

        @Override
        public String key() {
            return "search for " + card;
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", zone.name()), new Mark("card", card));
        }
    }

    @Override
    public MissionPlan laidOut(MissionPlan plan) {
        List<Step<Table>> opening = new ArrayList<>(plan.opening());
        Board board = plan.terrain().board();
        opening.add(new LayRifle(rifle, new Zone(board.zone(zone).index(), zone)));
        return plan.withOpening(opening);
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        boolean isSearching =
                !table.zombies().isAny(actor.zone().index()) && !actor.turn().hasUsed(Search.ONCE);
        for (Dropped dropped : isSearching ? table.dropped() : List.<Dropped>of()) {
            if (dropped.zone().equals(actor.zone()) && dropped.card().equals(rifle)) {
                menu.add(new Find(actor.zone(), rifle.name()));
            }
        }
    }
}

package redoubt.whitedeath.cauldron;

import java.util.List;
import redoubt.board.Sight;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Move;
import redoubt.horde.combat.Attacks;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;
import redoubt.whitedeath.readings.HouseRules;

/** The actions of carrying a cauldron and of pouring it, which take a survivor all its strength. */
public record CauldronActions(Cauldrons cauldrons) implements ActionRuling {
    /** What either action costs (WD-GAP-71). */
    private static final int COST = 3;

    /** Carries the cauldron of the own zone along. */
    public record Carry(Cauldrons cauldrons, Zone from, Zone to, int cost) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new CarryCauldron(actor, cauldrons.token(), from, to);
        }

        @Override
        public String key() {
            return "move cauldron " + to;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(to.name()), MarkKind.ZONE.mark(from.name()));
        }
    }

    /** Pours the cauldron of the own zone. */
    public record Pour(Cauldrons cauldrons, Zone from, Zone into) implements ActOption {
        @Override
        public int cost() {
            return COST;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new PourCauldron(actor, cauldrons.token(), from, into);
        }

        @Override
        public String key() {
            return "pour cauldron " + into;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(into.name()), MarkKind.ZONE.mark(from.name()));
        }
    }

    /** What zombies in the zone add to the cost of carrying: nothing, by the common reading. */
    private static int besides(Table table, Survivor actor) {
        return OtherReading.isAgreed(table, HouseRules.ZOMBIES_AT_CAULDRON) ? Move.penalty(table, actor) : 0;
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        int zone = actor.zone().index();
        if (!cauldrons.isAt(table, zone) || !menu.canPay(ActionKind.OTHER, COST)) {
            return;
        }
        Sight sight = Attacks.sight(table, actor);
        ZoneSet ways = cauldrons.ways(table, sight, zone);
        for (int to = ways.first(); to != ZoneSet.NONE; to = ways.nextAfter(to)) {
            menu.add(new Carry(cauldrons, actor.zone(), table.zone(to), COST + besides(table, actor)));
        }
        ZoneSet targets = cauldrons.targets(table, sight, zone);
        for (int into = targets.first(); into != ZoneSet.NONE; into = targets.nextAfter(into)) {
            menu.add(new Pour(cauldrons, actor.zone(), table.zone(into)));
        }
    }
}

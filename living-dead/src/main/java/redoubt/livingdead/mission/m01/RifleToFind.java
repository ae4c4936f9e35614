package redoubt.livingdead.mission.m01;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.action.Search;
import redoubt.horde.mission.CardName;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Starting;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/**
 * The rifle is not dealt but lies in a zone, where whoever searches may take it instead of drawing (NL-M01-08, NL-M01-09); as
 * nobody is dealt it, a certain survivor's player is first (NL-GAP-17).
 */
public record RifleToFind(Equipment rifle, Zone zone, String first) implements ActionRuling, LaysOut {
    /** Whether a certain survivor's player is first, as nobody is dealt the rifle. */
    public static final RuleId FIRST_PLAYER = new RuleId("NL-GAP-17");

    /** Searches for the rifle. */
    public record Find(Dropped rifle) implements ActOption {
        @Override
        public ActionKind kind() {
            return ActionKind.SEARCH;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new TakeRifle(actor, rifle);
        }

        @Override
        public String key() {
            return "search " + rifle.card().name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(
                    MarkKind.CARD.mark(rifle.card().name()),
                    MarkKind.ZONE.mark(rifle.zone().name()));
        }
    }

    /** All six other cards are dealt, the third table leg among them. */
    @Override
    public MissionPlan laidOut(MissionPlan plan) {
        Starting starting = plan.starting();
        List<String> cards = new ArrayList<>(starting.cards());
        cards.remove(CardName.of(rifle));
        starting.extras().forEach(extra -> cards.add(extra.card()));
        List<Step<Table>> opening = new ArrayList<>(plan.opening());
        opening.add(new LayRifle(new Dropped(zone, rifle), first));
        return plan.withStarting(new Starting(cards, true, false, List.of(), rifle.name()))
                .withOpening(opening);
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        for (Dropped dropped : table.dropped()) {
            if (dropped.card().equals(rifle) && dropped.zone().equals(actor.zone()) && Search.isOpen(table, actor)) {
                menu.add(new Find(dropped));
            }
        }
    }
}

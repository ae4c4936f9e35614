package redoubt.secondedition.things;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.Settling;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.horde.view.Landmarks;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/**
 * The things of a mission that are carried on the dashboard and traded like tokens. They stay in the zone where their bearer falls, and
 * whoever is given more than they may carry puts the rest down; another survivor there picks one up for an action (WZ-CARD-11,
 * WZ-CARD-12).
 */
public record Things(List<String> names) implements ActionRuling, AfterEvent, Settling, Landmarks {
    static final RuleId PICKED_UP = new RuleId("WZ-CARD-12");
    private static final RuleId PUT_DOWN = new RuleId("WZ-CARD-11");

    public Things {
        names = List.copyOf(names);
    }

    /** Picks up one of these. */
    public record PickUp(String thing, Zone zone) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new PickUpThing(actor, thing);
        }

        @Override
        public String key() {
            return "pick up " + thing;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.TOKEN.mark(thing), MarkKind.ZONE.mark(zone.name()));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        for (String thing : names) {
            if (Lying.of(table).isIn(actor.zone(), thing) && Burden.hasRoom(table, actor, thing)) {
                menu.add(new PickUp(thing, actor.zone()));
            }
        }
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.SurvivorEliminated eliminated) {
            Survivor fallen = play.table().survivor(eliminated.survivor());
            for (String thing : fallen.carried()) {
                if (names.contains(thing)) {
                    putDown(play, fallen, thing);
                }
            }
        }
    }

    @Override
    public void settle(Play<Table> play) {
        for (Survivor survivor : play.table().survivors()) {
            for (String thing : survivor.isOnBoard() ? survivor.carried() : List.<String>of()) {
                Survivor bearer = play.table().survivor(survivor.id());
                if (names.contains(thing) && Burden.count(bearer, thing) > Burden.most(play.table(), bearer, thing)) {
                    putDown(play, bearer, thing);
                }
            }
        }
    }

    private static void putDown(Play<Table> play, Survivor bearer, String thing) {
        Table table = Burden.without(play.table(), bearer.id(), thing);
        play.table(table.with(Lying.of(table).with(thing, bearer.zone())));
        Rulings.happened(play, new ThingEvent.ThingPutDown(PUT_DOWN, bearer.id(), thing, bearer.zone()));
    }

    @Override
    public List<Landmark> landmarks(Table table) {
        List<Landmark> lying = new ArrayList<>();
        for (Lying.Thing thing : Lying.of(table).all()) {
            lying.add(new Landmark(thing.name(), thing.zone()));
        }
        return lying;
    }
}

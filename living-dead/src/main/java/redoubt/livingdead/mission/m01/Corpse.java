package redoubt.livingdead.mission.m01;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.ActOption;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.Menu;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.livingdead.faces.Face;
import redoubt.livingdead.faces.SetMode;
import redoubt.livingdead.mission.rules.Deeds;
import redoubt.livingdead.mission.rules.SceneEvent;

/** A corpse lies on the stairs: it shocks everybody when first seen, and nobody searches beyond it until it is taken away. */
public record Corpse(String stairs, String beyond) implements ActionRuling, SearchRuling, AfterEvent {
    static final RuleId FOUND = new RuleId("NL-M01-12");
    static final RuleId REMOVED = new RuleId("NL-M01-13");
    static final String SEEN = "corpse found";
    static final String GONE = "corpse removed";
    private static final int ACTIONS = 2;

    /** Drags the corpse away. */
    public record Drag(Zone zone) implements ActOption {
        @Override
        public ActionKind kind() {
            return ActionKind.OTHER;
        }

        @Override
        public int cost() {
            return ACTIONS;
        }

        @Override
        public Step<Table> step(SurvivorId actor) {
            return new RemoveCorpse(actor);
        }

        @Override
        public String key() {
            return "remove corpse";
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", zone.name()));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (actor.zone().name().equals(stairs) && !Deeds.isDone(table, GONE)) {
            menu.add(new Drag(actor.zone()));
        }
    }

    @Override
    public boolean forbids(Table table, Survivor searcher) {
        return searcher.zone().name().equals(beyond) && !Deeds.isDone(table, GONE);
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.SurvivorMoved moved
                && moved.to().name().equals(stairs)
                && !Deeds.isDone(play.table(), SEEN)) {
            play.table(Deeds.noted(play.table(), SEEN));
            List<Step<Table>> steps = new ArrayList<>();
            for (Survivor survivor : play.table().survivors()) {
                steps.add(new SetMode(FOUND, survivor.id(), Face.ROMERO));
            }
            play.then(steps);
            play.log(new SceneEvent.CorpseFound(FOUND, moved.survivor(), moved.to()));
        }
    }
}

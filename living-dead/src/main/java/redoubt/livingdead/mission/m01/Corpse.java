package redoubt.livingdead.mission.m01;

import java.util.List;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Annexes;
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
import redoubt.livingdead.faces.Face;
import redoubt.livingdead.faces.SetMode;

/**
 * A corpse lies on the stairs: whoever sees it first frightens everybody back to Romero mode, and until it is removed nobody
 * searches beyond it (NL-M01-12, NL-M01-13).
 */
public record Corpse(Zone stairs, Zone beyond) implements AfterEvent, ActionRuling, SearchRuling, LaysOut, Landmarks {
    /** Whether ghouls on the stairs keep the corpse from being removed. */
    public static final RuleId REMOVING = new RuleId("NL-GAP-50");

    private static final RuleId SEEN = new RuleId("NL-M01-12");
    private static final int COST = 2;

    /** Whether the corpse has been seen, and whether it has been removed. */
    public record Body(boolean isSeen, boolean isGone) implements Annexes.Annex {}

    /** Removes the corpse. */
    public record Remove(Zone zone) implements ActOption {
        @Override
        public int cost() {
            return COST;
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
            return List.of(MarkKind.ZONE.mark(zone.name()));
        }
    }

    /** On the stairs of the hall tile (NL-GAP-63). */
    public static Corpse on(Board board) {
        return new Corpse(zone(board, "3R.s"), zone(board, "3R.u"));
    }

    private static Zone zone(Board board, String name) {
        return new Zone(board.zone(name).index(), name);
    }

    @Override
    public MissionPlan laidOut(MissionPlan plan) {
        return plan.withAnnex(new Body(false, false));
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        Body body = play.table().annexes().the(Body.class);
        if (!body.isSeen()
                && event instanceof HordeEvent.SurvivorMoved moved
                && moved.to().equals(stairs)) {
            play.table(play.table().with(new Body(true, body.isGone())));
            for (Survivor survivor : play.table().survivors()) {
                play.then(new SetMode(SEEN, survivor.id(), Face.ROMERO));
            }
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (actor.zone().equals(stairs) && !table.annexes().the(Body.class).isGone() && !isGuarded(table)) {
            menu.add(new Remove(stairs));
        }
    }

    private boolean isGuarded(Table table) {
        return table.zombies().isAny(stairs.index()) && OtherReading.isAgreed(table, REMOVING);
    }

    @Override
    public List<Landmark> landmarks(Table table) {
        return table.annexes().the(Body.class).isGone() ? List.of() : List.of(new Landmark("corpse", stairs));
    }

    @Override
    public Optional<RuleId> barredBy(Table table, Survivor searcher) {
        boolean isBeyond = searcher.zone().equals(beyond)
                && !table.annexes().the(Body.class).isGone();
        return isBeyond ? Optional.of(RemoveCorpse.RULE) : Optional.empty();
    }
}

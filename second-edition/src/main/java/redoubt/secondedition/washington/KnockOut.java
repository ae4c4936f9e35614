package redoubt.secondedition.washington;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.action.Carrying;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.SurvivorsMustLive;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.rulings.GoalAims;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Replaces;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Menu;
import redoubt.horde.terms.Moment;
import redoubt.horde.terms.Verdict;
import redoubt.horde.view.Landmarks;
import redoubt.horde.view.Shows;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/**
 * Survivors who lose their last health are knocked out instead of eliminated: their cards are gone, and they lie there until somebody
 * picks them up, at the latest before the end phase of the next round (WZ-KO-01 to WZ-KO-04, WZ-KO-11). The mission is lost when
 * nobody is left in play.
 */
public record KnockOut()
        implements AfterEvent, ActionRuling, MomentRuling, EndOfGame, Replaces, GoalAims, Landmarks, Shows {
    /** In the end phase, deaths come before the clock. */
    static final int ORDER = 10;

    /** Picks up somebody who lies in the zone, with zombies there or not. */
    public record PickUp(SurvivorId fallen, Zone zone) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new PickUpSurvivor(actor, fallen);
        }

        @Override
        public String key() {
            return "pick up " + fallen;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(fallen.name()), MarkKind.ZONE.mark(zone.name()));
        }
    }

    /** Nobody's fall alone loses the mission. */
    @Override
    public Class<SurvivorsMustLive> replaced() {
        return SurvivorsMustLive.class;
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.SurvivorEliminated eliminated) {
            SurvivorId fallen = eliminated.survivor();
            Table table = play.table();
            play.table(table.with(Fallen.of(table).with(fallen, eliminated.zone(), table.round())));
            play.log(new WashingtonEvent.SurvivorKnockedOut(WashingtonRules.KNOCKED_OUT, fallen, eliminated.zone()));
            for (int slot : play.table().survivor(fallen).inventory().filled()) {
                Carrying.discard(play, fallen, slot, WashingtonRules.KNOCKED_OUT);
            }
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        List<Fallen.One> all = Fallen.of(table).all();
        for (int i = 0; i < all.size(); i++) {
            Fallen.One one = all.get(i);
            if (one.isLying() && one.zone().index() == actor.zone().index()) {
                menu.add(new PickUp(one.survivor(), one.zone()));
            }
        }
    }

    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        return moment == Moment.BOARD_CLEARED && Fallen.of(table).isAnyoneLying()
                ? List.of(new CountTheDead())
                : List.of();
    }

    @Override
    public int order() {
        return ORDER;
    }

    @Override
    public void aims(Table table, Checklist list) {
        int standing = 0;
        for (Survivor survivor : table.survivors()) {
            standing += survivor.presence() == Survivor.Presence.ELIMINATED ? 0 : 1;
        }
        list.keep("SomebodyStands", standing, table.survivors().size());
    }

    /** Those who have left count as left behind by nobody (WZ-KO-13). */
    @Override
    public Optional<Verdict> verdict(Table table) {
        List<Survivor> team = table.survivors();
        for (int i = 0; i < team.size(); i++) {
            if (team.get(i).presence() != Survivor.Presence.ELIMINATED) {
                return Optional.empty();
            }
        }
        return Optional.of(Verdict.lost(WashingtonRules.NOBODY_LEFT));
    }

    @Override
    public List<Step<Table>> epilogue(Table table) {
        return Fallen.of(table).lying().isEmpty() ? List.of() : List.of(new SaveTheFallen());
    }

    @Override
    public List<Landmark> landmarks(Table table) {
        List<Landmark> lying = new ArrayList<>();
        for (Fallen.One one : Fallen.of(table).lying()) {
            lying.add(new Landmark("fallen", one.zone()));
        }
        return lying;
    }

    @Override
    public Optional<Exhibit> shown(Table table) {
        return Fallen.of(table).all().isEmpty() ? Optional.empty() : Optional.of(FallenView.of(table));
    }
}

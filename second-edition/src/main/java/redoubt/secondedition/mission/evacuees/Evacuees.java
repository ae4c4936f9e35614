package redoubt.secondedition.mission.evacuees;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.rulings.NoiseRuling;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.secondedition.objective.Achievements;
import redoubt.secondedition.things.Burden;
import redoubt.secondedition.things.CarryLimit;

/**
 * A survivor carries one evacuee, a shepherd two, and each is heard like a noise token. In an open exit without zombies one is sent off
 * for an action; whoever leaves takes theirs along. Those whom nobody is with are lost once zombies end their activation there
 * (WZ-M09R-02, WZ-M09R-04).
 */
public record Evacuees(TokenKind exit) implements ActionRuling, AfterEvent, MomentRuling, NoiseRuling, CarryLimit {
    public static final String THING = "evacuee";
    static final RuleId RULE = new RuleId("WZ-M09R-02");
    private static final RuleId TAKEN_ALONG = new RuleId("WZ-M09R-04");
    private static final String SHEPHERD = "shepherd";

    /** Sends one off the board. */
    public record SendOff(Zone zone) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new SendEvacuee(actor);
        }

        @Override
        public String key() {
            return "send off an evacuee";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ZONE.mark(zone.name()));
        }
    }

    @Override
    public int most(Table table, Survivor bearer, String thing) {
        int people = Achievements.of(table).has(bearer.id(), SHEPHERD) ? 2 : 1;
        return thing.equals(THING) ? people : Integer.MAX_VALUE;
    }

    @Override
    public int more(Table table, int zone) {
        int carried = 0;
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard() && survivor.zone().index() == zone) {
                carried += Burden.count(survivor, THING);
            }
        }
        return carried;
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        int zone = actor.zone().index();
        boolean isOpen = table.count(exit, zone) > 0 && !table.zombies().isAny(zone);
        if (isOpen && Burden.count(actor, THING) > 0) {
            menu.add(new SendOff(actor.zone()));
        }
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.SurvivorLeft left) {
            int people = Burden.count(play.table().survivor(left.survivor()), THING);
            if (people > 0) {
                saved(play, left.survivor(), people, TAKEN_ALONG);
            }
        }
    }

    /** Takes evacuees off a survivor's hands for good. */
    static void saved(Play<Table> play, SurvivorId bearer, int people, RuleId rule) {
        for (int i = 0; i < people; i++) {
            play.table(Burden.without(play.table(), bearer, THING));
        }
        Evacuation now = Evacuation.of(play.table()).with(people);
        play.table(play.table().with(now));
        play.log(new EvacueeEvent.EvacueesSaved(rule, bearer, people, now.safe()));
    }

    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        return moment == Moment.SPAWN_STEP_BEGINS ? List.of(new LoseAbandoned()) : List.of();
    }
}

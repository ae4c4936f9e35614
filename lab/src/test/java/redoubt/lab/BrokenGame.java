package redoubt.lab;

import java.util.List;
import redoubt.kernel.Agenda;
import redoubt.kernel.Decision;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seats;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.View;

/** A game that breaks when somebody falls, is won when somebody leaves, and may never end. */
final class BrokenGame implements Game<BrokenGame.Ice> {
    /** Thin ice. */
    record Ice(boolean isEndless) implements View {}

    /** What can be done on it. */
    enum Deed implements Option {
        WALK,
        FALL,
        LEAVE;

        @Override
        public String key() {
            return name().toLowerCase();
        }
    }

    /** Asks what to do. */
    record Ask() implements Question<Ice, Deed> {
        @Override
        public Decision<Deed> decision(Ice table) {
            List<Deed> deeds = table.isEndless() ? List.of(Deed.WALK, Deed.WALK) : List.of(Deed.values());
            return new Decision<>(new RuleId("IC-ASK-01"), Seats.everyone(), deeds);
        }

        @Override
        public void answer(Deed chosen, Play<Ice> play) {
            switch (chosen) {
                case WALK -> play.then(this);
                case FALL -> throw new IllegalStateException("the ice breaks");
                case LEAVE -> play.win(new RuleId("IC-END-01"));
            }
        }
    }

    @Override
    public String id() {
        return "ice";
    }

    @Override
    public String title() {
        return "Thin ice";
    }

    @Override
    public List<MissionCard> missions() {
        return List.of(new MissionCard("IC-M01", "Walk", "easy", "short"));
    }

    @Override
    public State<Ice> setUp(SetUp setUp, Luck luck) {
        return State.laidOut(new Ice(setUp.mission().equals("IC-M02")), Agenda.of(new Ask()), luck);
    }

    @Override
    public View view(State<Ice> state) {
        return state.table();
    }

    @Override
    public State<Ice> imagine(State<Ice> state, Luck luck) {
        return state.withLuck(luck);
    }

    @Override
    public double appraise(Ice table) {
        return 0.5;
    }

    @Override
    public int round(Ice table) {
        return 1;
    }
}

package redoubt.app;

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

/** A second game for the tests; unless mended, it breaks whenever somebody steps on the bridge. */
record CreakingGame(boolean isMended) implements Game<CreakingGame.Bridge> {
    /** A bridge. */
    record Bridge(boolean isMended, List<String> planks) implements View {}

    /** What can be done at it. */
    enum Deed implements Option {
        STEP,
        STAY;

        @Override
        public String key() {
            return name().toLowerCase();
        }
    }

    /** Asks what to do. */
    record Ask() implements Question<Bridge, Deed> {
        @Override
        public Decision<Deed> decision(Bridge table) {
            return new Decision<>(new RuleId("CR-ASK-01"), Seats.everyone(), List.of(Deed.values()));
        }

        @Override
        public void answer(Deed chosen, Play<Bridge> play) {
            switch (chosen) {
                case STEP -> {
                    if (!play.table().isMended()) {
                        throw new IllegalStateException("the bridge breaks");
                    }
                    play.win(new RuleId("CR-END-01"));
                }
                case STAY -> play.win(new RuleId("CR-END-01"));
            }
        }
    }

    @Override
    public String id() {
        return "creaking";
    }

    @Override
    public String title() {
        return "The creaking bridge";
    }

    @Override
    public List<MissionCard> missions() {
        return List.of(new MissionCard("CR-M01", "Across", "hard", "short"));
    }

    @Override
    public State<Bridge> setUp(SetUp setUp, Luck luck) {
        return State.laidOut(new Bridge(isMended, List.of()), Agenda.of(new Ask()), luck);
    }

    @Override
    public View view(State<Bridge> state) {
        return state.table();
    }

    @Override
    public State<Bridge> imagine(State<Bridge> state, Luck luck) {
        return state.withLuck(luck);
    }

    @Override
    public double appraise(Bridge table) {
        return 0.5;
    }

    @Override
    public int round(Bridge table) {
        return 1;
    }
}

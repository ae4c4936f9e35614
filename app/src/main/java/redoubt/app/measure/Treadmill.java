package redoubt.app.measure;

import java.util.List;
import java.util.stream.Stream;
import redoubt.kernel.Agenda;
import redoubt.kernel.Decision;
import redoubt.kernel.Effect;
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
import redoubt.kernel.Step;
import redoubt.kernel.View;

/** A game without rules: eight strides, a question, and so on; what it costs is what the kernel costs. */
public final class Treadmill implements Game<Treadmill.Belt> {
    static final int STRIDES = 8;
    /** The strides, the lap that lays them out, the question and its answer. */
    static final int STEPS_PER_DECISION = STRIDES + 3;

    /** How far the walker has come. */
    record Belt(long distance, long mixed) implements View {
        Belt stride() {
            return new Belt(distance + 1, mixed * 31 + distance);
        }
    }

    /** One stride. */
    record Stride() implements Effect<Belt> {
        @Override
        public void happen(Play<Belt> play) {
            play.table(play.table().stride());
        }
    }

    /** Lays out the next strides. */
    record Lap() implements Effect<Belt> {
        @Override
        public void happen(Play<Belt> play) {
            play.then(STEPS);
        }
    }

    /** Asks whether to go on. */
    record GoOn() implements Question<Belt, GoOn.Foot> {
        /** The foot to go on with. */
        enum Foot implements Option {
            LEFT,
            RIGHT;

            @Override
            public String key() {
                return name();
            }
        }

        @Override
        public Decision<Foot> decision(Belt table) {
            return DECISION;
        }

        @Override
        public void answer(Foot chosen, Play<Belt> play) {
            play.table(play.table().stride());
        }
    }

    private static final Decision<GoOn.Foot> DECISION =
            new Decision<>(new RuleId("TB-CHOICE-01"), Seats.everyone(), List.of(GoOn.Foot.values()));
    private static final List<Step<Belt>> STEPS = Stream.concat(
                    Stream.<Step<Belt>>generate(Stride::new).limit(STRIDES), Stream.of(new GoOn(), new Lap()))
            .toList();

    @Override
    public String id() {
        return "treadmill";
    }

    @Override
    public String title() {
        return "Treadmill";
    }

    @Override
    public List<MissionCard> missions() {
        return List.of();
    }

    @Override
    public State<Belt> setUp(SetUp setUp, Luck luck) {
        return State.laidOut(new Belt(0, 1), Agenda.of(new Lap()), luck);
    }

    @Override
    public View view(State<Belt> state) {
        return state.table();
    }

    @Override
    public State<Belt> imagine(State<Belt> state, Luck luck) {
        return state.withLuck(luck);
    }

    @Override
    public double appraise(Belt table) {
        return 0;
    }

    @Override
    public int round(Belt table) {
        return 1;
    }
}

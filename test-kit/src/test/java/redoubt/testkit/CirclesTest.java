package redoubt.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import redoubt.kernel.Agenda;
import redoubt.kernel.Decision;
import redoubt.kernel.Engine;
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
import redoubt.kernel.Stream;
import redoubt.kernel.View;

/** Ways back to an equal state, in a game about a lantern that somebody trims until it is put out. */
class CirclesTest {
    private static final RuleId RULE = new RuleId("LN-TRIM-01");

    /** What trimming the wick is like. */
    enum Trimming {
        /** Up and down again, for nothing. */
        FREE,
        /** Each time uses up some oil. */
        BURNING,
        /** Each time a die is rolled. */
        LUCKY,
        /** Somebody asks whether it should really be trimmed, and nobody need say yes. */
        CONFIRMED
    }

    /** How high the wick is and how much oil is left. */
    record Lantern(Trimming trimming, boolean isHigh, int oil) implements View {}

    /** What can be done with a lantern. */
    enum Deed implements Option {
        TRIM,
        NEVER_MIND,
        PUT_OUT;

        @Override
        public String key() {
            return name();
        }
    }

    /** The keeper looks after the lantern. */
    record Tend(boolean isConfirming) implements Question<Lantern, Deed> {
        @Override
        public Decision<Deed> decision(Lantern lantern) {
            boolean isDry = lantern.oil() == 0;
            List<Deed> deeds = isConfirming ? List.of(Deed.TRIM, Deed.NEVER_MIND) : List.of(Deed.TRIM, Deed.PUT_OUT);
            return new Decision<>(RULE, Seats.upTo(1), isDry ? List.of(Deed.PUT_OUT) : deeds);
        }

        @Override
        public void answer(Deed deed, Play<Lantern> play) {
            Lantern lantern = play.table();
            boolean isAsking = lantern.trimming() == Trimming.CONFIRMED && !isConfirming;
            if (deed == Deed.PUT_OUT) {
                play.win(RULE);
            } else if (deed == Deed.TRIM && !isAsking) {
                if (lantern.trimming() == Trimming.LUCKY) {
                    play.roll(Stream.stream("wick"), 6);
                }
                int oil = lantern.oil() - (lantern.trimming() == Trimming.FREE ? 0 : 1);
                play.table(new Lantern(lantern.trimming(), !lantern.isHigh(), oil));
            }
            play.then(new Tend(deed == Deed.TRIM && isAsking));
        }
    }

    /** The game. */
    record Keeping(Trimming trimming) implements Game<Lantern> {
        @Override
        public String id() {
            return "lantern";
        }

        @Override
        public String title() {
            return "Lantern";
        }

        @Override
        public List<MissionCard> missions() {
            return List.of();
        }

        @Override
        public State<Lantern> setUp(SetUp setUp, Luck luck) {
            return State.laidOut(new Lantern(trimming, false, 3), Agenda.<Lantern>of(new Tend(false)), luck);
        }

        @Override
        public View view(State<Lantern> state) {
            return state.table();
        }

        @Override
        public State<Lantern> imagine(State<Lantern> state, Luck luck) {
            return state.withLuck(luck);
        }

        @Override
        public double appraise(Lantern lantern) {
            return 0;
        }

        @Override
        public int round(Lantern lantern) {
            return 1;
        }
    }

    private static final SetUp SET_UP = SetUp.of("lantern", "LN-M01");

    private static List<String> wayBack(Trimming trimming) {
        Engine<Lantern> engine = new Engine<>(new Keeping(trimming));
        return new Circles<>(engine).from(engine.begin(SET_UP, Luck.seeded(1)).state(), 20);
    }

    @Test
    void whatCostsNothingAndIsUndoneAgainIsAWayBack() {
        assertThat(wayBack(Trimming.FREE)).containsExactly("TRIM", "TRIM");
    }

    @Test
    void aQuestionThatCanBeLeftAsIfNeverAskedIsAWayBack() {
        assertThat(wayBack(Trimming.CONFIRMED)).containsExactly("TRIM", "NEVER_MIND");
    }

    @Test
    void nothingLeadsBackThatCostsSomethingOrNeedsLuck() {
        assertThat(wayBack(Trimming.BURNING)).isEmpty();
        assertThat(wayBack(Trimming.LUCKY)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"FREE", "CONFIRMED"})
    void theLawsForbidAWayBack(Trimming trimming) {
        assertThatThrownBy(() -> new Laws<>(new Keeping(trimming), SET_UP).hold(1))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("a way back to an equal state");
    }

    @Test
    void aGameThatHasComeBackIsNoticedWithoutLookingAhead() {
        Engine<Lantern> engine = new Engine<>(new Keeping(Trimming.FREE));
        Circles<Lantern> circles = new Circles<>(engine);
        State<Lantern> low = engine.begin(SET_UP, Luck.seeded(1)).state();
        State<Lantern> high = engine.apply(low, Deed.TRIM).state();
        assertThat(circles.isBack(low, high)).isFalse();
        assertThat(circles.isBack(high, engine.apply(high, Deed.TRIM).state())).isTrue();
    }
}

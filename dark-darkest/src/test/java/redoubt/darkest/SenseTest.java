package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.bots.PolicyBot;
import redoubt.darkest.round.OrderGroups;
import redoubt.darkest.showdown.ShowdownActs;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Notes;
import redoubt.darkest.table.Table;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Sense;
import redoubt.kernel.SetUp;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;

/** What bots know about playing well: what they would choose, and that they see no more than people do. */
class SenseTest {
    private static final DarkestGame GAME = Mansion.GAME;
    private static final Sense<Table> SENSE = GAME.sense();
    private static final int MOST_DECISIONS = 2_000;

    /** The option that looks best. */
    private static String best(Mansion mansion) {
        List<? extends Option> options = mansion.state().decision().options();
        double[] opinions = SENSE.opinions(mansion.state(), options);
        int best = 0;
        for (int i = 1; i < opinions.length; i++) {
            best = opinions[i] > opinions[best] ? i : best;
        }
        return options.get(best).key();
    }

    private static Mansion two() {
        return Mansion.with("Bruce", "Nina");
    }

    @Test
    void zombiesInTheRoomAreFought() {
        assertThat(best(two().zombies("E1.a", 2).act("Bruce", "Nina"))).startsWith("fight Bruce Handgun");
    }

    @Test
    void theEntrappedBreakFree() {
        assertThat(best(two().zombies("E1.a", 2).grabbed("Nina", Grab.ORDINARY).act("Bruce", "Nina")))
                .isEqualTo("break free Nina");
    }

    @Test
    void whoeverHasMostPointsSearches() {
        Mansion mansion = two().points("Bruce", 1).points("Nina", 3).act("Bruce", "Nina");
        assertThat(opinion(mansion, "search Nina")).isGreaterThan(opinion(mansion, "search Bruce"));
    }

    @Test
    void aTileThatTheNextMarkerWouldDestroyIsPutOutFirst() {
        double one = opinion(two().fire("E1", 1).act("Bruce"), "put out fire Bruce");
        double two = opinion(two().fire("E1", 2).act("Bruce"), "put out fire Bruce");
        assertThat(two).isGreaterThan(2 * one);
    }

    @Test
    void opinionsAreMadeOfHabits() {
        List<String> names = List.copyOf(SENSE.habits().keySet());
        double[] habits = SENSE.habits("DD-A").clone();
        assertThat(habits).hasSize(names.size());
        Mansion mansion = two().fire("E1", 1).act("Bruce");
        List<? extends Option> options = mansion.state().decision().options();
        int putOut = options.stream().map(Option::key).toList().indexOf("put out fire Bruce");
        double before = SENSE.practising(habits).opinions(mansion.state(), options)[putOut];
        assertThat(before).isEqualTo(opinion(mansion, "put out fire Bruce"));
        habits[names.indexOf("burn")] += 1;
        assertThat(SENSE.practising(habits).opinions(mansion.state(), options)[putOut])
                .isCloseTo(before + 1, within(1e-9));
    }

    @Test
    void aPointIsLentToWhoeverCouldNotComeAlong() {
        Mansion mansion = two().points("Nina", 0).act("Bruce", "Nina");
        assertThat(opinion(mansion, "lend Bruce Nina 1")).isPositive();
        assertThat(opinion(mansion, "lend Bruce Nina 2")).isNegative();
        Mansion able = two().points("Nina", 1).act("Bruce", "Nina");
        assertThat(opinion(able, "lend Bruce Nina 1")).isNegative();
    }

    @Test
    void whoeverCannotWorkAtATerminalForLackOfPointsIsLentThem() {
        Mansion mansion = two().open("O03.a-C1.a")
                .at("Nina", "C1.a")
                .points("Nina", 0)
                .code("RRBGYPP")
                .holding("Nina", "RBG");
        assertThat(best(mansion.act("Bruce", "Nina"))).isEqualTo("lend Bruce Nina 2");
        Mansion able = mansion.points("Nina", 2);
        assertThat(opinion(able.act("Bruce", "Nina"), "lend Bruce Nina 2")).isNegative();
    }

    @Test
    void experienceIsKeptForSkillsThatHelp() {
        Mansion mansion = two().experience("Bruce", 10).act("Bruce");
        assertThat(opinion(mansion, "buy Bruce Handgun Expert")).isPositive();
        assertThat(opinion(mansion, "buy Bruce Coordinator")).isNegative();
    }

    @Test
    void aCardWithTheOnlySymbolOfItsKindIsNotUsedUp() {
        Mansion mansion =
                Mansion.with("Jack", "Nina").item("Jack", "Energy Drink").points("Jack", 0);
        assertThat(opinion(mansion.act("Jack"), "energy drink Jack")).isNegative();
        Mansion open = mansion.code("").settle();
        assertThat(opinion(open.act("Jack"), "energy drink Jack")).isPositive();
    }

    private static double opinion(Mansion mansion, String key) {
        List<? extends Option> options = mansion.state().decision().options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).key().equals(key)) {
                return SENSE.opinions(mansion.state(), options)[i];
            }
        }
        throw new AssertionError("not offered: " + key);
    }

    @Test
    void aChipThatMatchesIsInserted() {
        Mansion mansion =
                two().open("O03.a-C1.a").at("Bruce", "C1.a").code("RRBGYPP").holding("Bruce", "RBG");
        assertThat(best(mansion.act("Bruce"))).isEqualTo("insert Bruce RBG");
    }

    @Test
    void aTokenIsForcedOnlyIfThatSolvesTheCodeInTime() {
        Mansion last = two().open("O03.a-C1.a").at("Bruce", "C1.a").code("R");
        assertThat(best(last.act("Bruce"))).isEqualTo("force Bruce R");
        Mansion many = two().open("O03.a-C1.a").at("Bruce", "C1.a").code("RRBGYPP");
        assertThat(best(many.act("Bruce"))).doesNotStartWith("force");
    }

    @Test
    void theLastTokenWaitsForSomebodyAtTheDoorBeforeTheLastDarkness() {
        Mansion nobody = two().open("O03.a-C1.a").at("Bruce", "C1.a").code("R").darkness(4);
        assertThat(best(nobody.act("Bruce"))).doesNotStartWith("force");
        Mansion ready = two().open("O03.a-C1.a")
                .at("Bruce", "C1.a")
                .at("Nina", "O08.a")
                .code("R")
                .darkness(4);
        assertThat(best(ready.act("Bruce"))).isEqualTo("force Bruce R");
    }

    @Test
    void whoeverWorksAtATerminalActsBeforeWhoeverWaitsAtTheLaboratory() {
        Mansion mansion = two().open("O03.a-C1.a")
                .at("Bruce", "O08.a")
                .at("Nina", "C1.a")
                .code("R")
                .with(table -> table.with(
                        table.notes().withGroups(List.of(new Notes.Group(List.of(0)), new Notes.Group(List.of(1))))))
                .run(new OrderGroups(List.of()));
        assertThat(best(mansion)).isEqualTo("group Nina");
        assertThat(opinion(mansion, "group Nina")).isGreaterThan(opinion(mansion, "group Bruce"));
    }

    @Test
    void nobodyEntersTheLaboratoryAloneWhileThereIsLight() {
        Mansion mansion = two().code("").at("Bruce", "O08.a").settle();
        assertThat(best(mansion.act("Bruce"))).isNotEqualTo("move Bruce C4.a");
        assertThat(best(mansion.darkness(4).act("Bruce"))).isEqualTo("move Bruce C4.a");
    }

    @Test
    void theNemesisIsFoughtFirst() {
        Mansion mansion = two().code("")
                .at("Bruce", "C4.a")
                .nemesis("Doctor Mortimer", "C4.a", 1, 1, 1, 1, 1)
                .with(table -> table.with(table.clock().withBearer(0)))
                .run(new ShowdownActs());
        assertThat(best(mansion)).startsWith("fight Bruce Handgun");
    }

    @Test
    void theChanceGrowsWithTheCodeAndFallsWithDarknessAndWounds() {
        double before = SENSE.chance(two().code("RRBGYPP").table());
        assertThat(SENSE.chance(two().code("RR").table())).isGreaterThan(before);
        assertThat(SENSE.chance(two().code("RRBGYPP").darkness(3).table())).isLessThan(before);
        assertThat(SENSE.chance(two().code("RRBGYPP").wounds("Bruce", 6).table()))
                .isLessThan(before);
        assertThat(before).isBetween(0.0, 1.0);
    }

    @ParameterizedTest
    @CsvSource({"DD-A, dark", "DD-B, darker", "DD-R2, darkest"})
    void itSeesOnlyWhatPeopleSeeAndEveryGameEnds(String house, String mode) {
        Engine<Table> engine = new Engine<>(GAME);
        for (long seed = 1; seed <= 4; seed++) {
            SplitMix random = new SplitMix(seed);
            SetUp setUp = SetUp.of(DarkestGame.ID, house).withSeats(1).with("mode", mode);
            State<Table> state = engine.begin(setUp, Luck.seeded(seed)).state();
            PolicyBot<Table> bot = new PolicyBot<>(SENSE, seed);
            int decisions = 0;
            while (!state.isOver()) {
                List<? extends Option> options = state.decision().options();
                if (random.below(5) == 0) {
                    State<Table> imagined = GAME.imagine(state, Luck.seeded(random.next()));
                    assertThat(SENSE.opinions(imagined, options)).isEqualTo(SENSE.opinions(state, options));
                    assertThat(SENSE.chance(imagined.table())).isEqualTo(SENSE.chance(state.table()));
                }
                state = engine.apply(state, bot.choose(state, options)).state();
                assertThat(++decisions).isLessThan(MOST_DECISIONS);
            }
        }
    }
}

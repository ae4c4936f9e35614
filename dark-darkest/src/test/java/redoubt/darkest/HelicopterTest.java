package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.helicopter.BeginEscape;
import redoubt.darkest.helicopter.PlaceHelicopter;
import redoubt.darkest.showdown.NemesisReacts;
import redoubt.darkest.showdown.ShowdownActs;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Menace;
import redoubt.darkest.table.ZombieState;
import redoubt.darkest.view.DarkestView;
import redoubt.darkest.view.HelicopterView;
import redoubt.kernel.Aim;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.Status;
import redoubt.testkit.Rule;

/**
 * Heli Escape, in house A. Position 2 is north of O09, whose one room has the window; 12 is south of O01; 15 is west of O05, where the
 * chamber lies at the window; 11 is south of the Entrance.
 */
class HelicopterTest {
    private static final String PLATFORM = "X2.a";

    private static SetUp heli() {
        return Mansion.house("DD-A").with("expansions", "helicopter");
    }

    private static Mansion two() {
        return Mansion.with(heli(), "Bruce", "Nina");
    }

    /** The Showdown, with Bruce as the bearer of the Cure. */
    private static Mansion showdown(String... survivors) {
        return Mansion.with(heli(), survivors)
                .with(table -> table.with(table.clock().withBearer(0)));
    }

    private static Mansion escape(String... survivors) {
        return showdown(survivors).helicopter(12).run(new BeginEscape());
    }

    private static HelicopterView view(Mansion mansion) {
        return Boxes.view(mansion.table()).helicopter().orElseThrow();
    }

    @Test
    @Rule("DD-HELI-02")
    void itIsPlacedBesideTheFirstOuterTileThatComesUp() {
        Mansion mansion = two().dice(2, 2, 1, 6, 4, 3, 1, 1, 3, 1).run(new PlaceHelicopter());
        assertThat(view(mansion).tile().name())
                .as("neither an inner tile, a 6, the Entrance nor a corner")
                .isEqualTo("O05.a");
        assertThat(view(mansion).side().name()).isEqualTo("W");
    }

    @Test
    void nobodyHasBoardedBeforeTheEscape() {
        Mansion mansion = two().helicopter(0).act("Bruce", "Nina");
        assertThat(mansion.game().aims(mansion.state()))
                .filteredOn(aim -> aim.name().equals("BoardHelicopter"))
                .singleElement()
                .satisfies(aim -> assertThat(aim.done()).isLessThan(aim.of()));
    }

    @ParameterizedTest
    @Rule({"DD-GAP-80", "DD-HELI-06", "DD-HELI-08"})
    @CsvSource({
        "0, C2.a, N, none", "2, O09.a, N, O09.a", "4, C4.a, N, none", "5, C4.a, E, none", "6, O04.a, E, O04.a",
        "7, O06.a, E, O06.b", "9, C1.a, S, none", "11, E1.a, S, none", "12, O01.a, S, O01.a", "15, O05.a, W, O05.b",
        "16, O07.a, W, O07.a", "17, C2.a, W, none"
    })
    void eighteenPositionsRunRoundTheHouse(int position, String tile, String side, String window) {
        HelicopterView view = view(two().helicopter(position));
        assertThat(view.tile().name()).isEqualTo(tile);
        assertThat(view.side().name()).isEqualTo(side);
        assertThat(view.window().map(zone -> zone.name()).orElse("none")).isEqualTo(window);
    }

    @Test
    @Rule({"DD-HELI-03", "DD-GAP-80"})
    void twoPointsMoveItByOnePositionEitherWay() {
        Mansion mansion = two().helicopter(0).act("Bruce", "Nina").choose("helicopter Bruce back");
        assertThat(view(mansion).tile().name()).isEqualTo("C2.a");
        assertThat(view(mansion).side().name()).as("round the corner").isEqualTo("W");
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(2);
        mansion.choose("helicopter Nina clockwise");
        assertThat(view(mansion).side().name()).isEqualTo("N");
        assertThat(two().points("Bruce", 1).act("Bruce").offered("helicopter")).isEmpty();
        assertThat(two().zombies("E1.a", 1)
                        .grabbed("Bruce", Grab.ORDINARY)
                        .points("Bruce", 4)
                        .act("Bruce", "Nina")
                        .offered("helicopter Bruce"))
                .isEmpty();
        Mansion showdown = showdown("Bruce", "Nina")
                .nemesis("Rachel Mortimer", "C4.a", 1, 1, 1, 1, 1)
                .run(new ShowdownActs());
        assertThat(showdown.offered("helicopter")).as("in the Showdown too").hasSize(4);
    }

    @Test
    @Rule("DD-HELI-04")
    void everyReactionOfTheNemesisPutsAZombieOntoThePlatform() {
        Mansion mansion = showdown("Bruce", "Nina").nemesis("Rachel Mortimer", "C4.a", 1, 1, 1, 1, 1);
        mansion.run(new NemesisReacts());
        while (!mansion.isDone()) {
            mansion.choose(mansion.offered().getFirst());
        }
        assertThat(view(mansion).zombies()).isEqualTo(1);
        Mansion usual = Mansion.with("Bruce", "Nina")
                .with(table -> table.with(table.clock().withBearer(0)))
                .nemesis("Rachel Mortimer", "C4.a", 1, 1, 1, 1, 1)
                .run(new NemesisReacts());
        assertThat(usual.events(DarkestEvent.ZombiesPlaced.class)).isEmpty();
    }

    @Test
    @Rule({"DD-HELI-01", "DD-HELI-05", "DD-END-01"})
    void theDefeatOfTheNemesisBeginsTheEscape() {
        Mansion mansion = showdown("Bruce", "Nina", "Jack")
                .nemesis("Rachel Mortimer", "E1.a", 0, 0, 0, 0, 1)
                .darkness(4)
                .dice(1, 3, 3)
                .run(new ShowdownActs())
                .choose("fight Bruce Handgun R", "hit nemesis area 5 orange");
        assertThat(mansion.isOver()).as("not won yet").isFalse();
        assertThat(view(mansion).round()).isEqualTo(1);
        assertThat(view(mansion).needed()).as("half, rounded up").isEqualTo(2);
        assertThat(mansion.darkness()).isZero();
        assertThat(mansion.survivor("Bruce").points()).as("all cubes are back").isEqualTo(4);
        Mansion usual = Mansion.with("Bruce", "Nina")
                .with(table -> table.with(table.clock().withBearer(0)))
                .nemesis("Rachel Mortimer", "E1.a", 0, 0, 0, 0, 1)
                .dice(1, 3, 3)
                .run(new ShowdownActs())
                .choose("fight Bruce Handgun R", "hit nemesis area 5 orange");
        assertThat(usual.state().isWon()).as("without the expansion").isTrue();
    }

    @Test
    @Rule({"DD-HELI-05", "DD-GAP-80"})
    void fourRoundsOfActionsAndReactionsAreLeft() {
        Mansion mansion =
                escape("Bruce", "Nina").fire("C1", 1).zombies("O09.a", 1).dice();
        for (int round = 1; round <= 4; round++) {
            assertThat(view(mansion).round()).isEqualTo(round);
            assertThat(mansion.survivor("Bruce").points()).isEqualTo(4);
            mansion.with(table -> table.with(Menace.none(table.house().board().zoneCount())));
            mansion.choose("rest Bruce", "rest Nina");
        }
        assertThat(mansion.isLost()).isTrue();
        assertThat(((Status.Lost) mansion.state().status()).rule()).isEqualTo(RuleId.rule("DD-HELI-05"));
        assertThat(mansion.events(DarkestEvent.DirectionRolled.class))
                .as("no fire spreads")
                .isEmpty();
        assertThat(mansion.darkness()).isZero();
    }

    @Test
    @Rule({"DD-HELI-06", "DD-HELI-07", "DD-HELI-08", "DD-DEC-52"})
    void theyClimbThroughTheWindowAndBoard() {
        Mansion mansion =
                showdown("Bruce", "Nina").at("Bruce", "O01.a").helicopter(12).run(new BeginEscape());
        assertThat(mansion.offered("climb")).containsExactly("climb Bruce out");
        assertThat(mansion.offered("board")).isEmpty();
        mansion.choose("climb Bruce out");
        assertThat(mansion.where("Bruce")).isEqualTo(PLATFORM);
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(3);
        assertThat(mansion.offered("climb")).containsExactly("climb Bruce back");
        mansion.choose("board Bruce");
        assertThat(mansion.state().isWon()).as("one of two, with the Cure").isTrue();
    }

    @Test
    @Rule("DD-HELI-07")
    void withoutTheBearerHalfIsNotEnough() {
        Mansion mansion = showdown("Bruce", "Nina")
                .at("Nina", "O01.a")
                .helicopter(12)
                .run(new BeginEscape())
                .choose("climb Nina out", "board Nina");
        assertThat(mansion.isOver()).isFalse();
        assertThat(mansion.survivor("Nina").body().fate()).isEqualTo(Fate.SAFE);
        Mansion alone = showdown("Bruce", "Nina", "Jack")
                .at("Bruce", "O01.a")
                .helicopter(12)
                .run(new BeginEscape())
                .choose("climb Bruce out", "board Bruce");
        assertThat(alone.isOver()).as("two of three are needed").isFalse();
    }

    @Test
    @Rule({"DD-HELI-06", "DD-HELI-08", "DD-MOVE-03"})
    void enemiesHoldThemBack() {
        Mansion inside = showdown("Bruce", "Nina")
                .at("Bruce", "O01.a")
                .zombies("O01.a", 1)
                .helicopter(12)
                .run(new BeginEscape());
        assertThat(inside.offered("climb")).isEmpty();
        Mansion outside = showdown("Bruce", "Nina")
                .at("Bruce", PLATFORM)
                .zombies(PLATFORM, 1)
                .helicopter(12)
                .run(new BeginEscape());
        assertThat(outside.offered("board Bruce")).isEmpty();
        assertThat(outside.offered("climb Bruce")).isEmpty();
        Mansion entrance = showdown("Bruce", "Nina").helicopter(11).run(new BeginEscape());
        assertThat(entrance.offered("climb")).as("the Entrance has no window").isEmpty();
        Mansion early = two().at("Bruce", "O01.a").helicopter(12).act("Bruce");
        assertThat(early.offered("climb")).as("only after the Nemesis").isEmpty();
    }

    @Test
    @Rule({"DD-GAP-80", "DD-HELI-09"})
    void shotsPassTheWindowAndZombiesOnThePlatformStayThere() {
        Mansion mansion = showdown("Bruce", "Nina")
                .at("Bruce", "O01.a")
                .at("Nina", "O01.a")
                .zombies(PLATFORM, 1)
                .helicopter(12)
                .dice(1, 3, 3)
                .run(new BeginEscape());
        assertThat(mansion.offered("fight Nina")).as("a knife does not reach").isEmpty();
        mansion.choose("fight Bruce Handgun R", "hit zombie " + PLATFORM);
        assertThat(mansion.zombies(PLATFORM)).isZero();
        Mansion further =
                showdown("Bruce", "Nina").zombies(PLATFORM, 1).helicopter(12).run(new BeginEscape());
        assertThat(further.offered("fight")).as("not from the room behind").isEmpty();
        further.dice().choose("rest Bruce", "rest Nina");
        assertThat(further.zombies(PLATFORM)).as("they do not leave it").isEqualTo(1);
    }

    @Test
    @Rule("DD-GAP-80")
    void zombiesOnThePlatformAttackWhoeverIsThere() {
        Mansion mansion = showdown("Bruce", "Nina")
                .at("Bruce", PLATFORM)
                .zombies(PLATFORM, 2)
                .helicopter(12)
                .dice(1, 4)
                .run(new BeginEscape())
                .choose("rest Bruce", "rest Nina");
        assertThat(mansion.events(DarkestEvent.EnemiesAttacked.class).getFirst().dice())
                .hasSize(2);
        mansion.choose("endure");
        assertThat(mansion.survivor("Bruce").body().wounds()).isEqualTo(1);
        assertThat(mansion.where("Bruce")).as("Fear leads nowhere from there").isEqualTo(PLATFORM);
    }

    @Test
    @Rule({"DD-GAP-80", "DD-END-04"})
    void theGameIsLostAtOnceWhenTheEscapeIsImpossible() {
        Mansion bearer = escape("Bruce", "Nina", "Jack")
                .change("Bruce", bruce -> bruce.with(bruce.body().withFate(Fate.OUT)))
                .settle();
        assertThat(bearer.isLost()).isTrue();
        Mansion few = showdown("Bruce", "Nina", "Jack").run(new BeginEscape());
        few.change("Nina", nina -> nina.with(nina.body().withFate(Fate.OUT)))
                .change("Jack", jack -> jack.with(jack.body().withFate(Fate.OUT)))
                .settle();
        assertThat(few.isLost()).as("two are needed, one is left").isTrue();
        Mansion one = showdown("Bruce", "Nina", "Jack").run(new BeginEscape());
        one.change("Nina", nina -> nina.with(nina.body().withFate(Fate.OUT))).settle();
        assertThat(one.isOver()).isFalse();
    }

    @Test
    void boardingAndTheDefeatOfTheNemesisAreWorthSomethingToBots() {
        Mansion mansion = showdown("Bruce", "Nina", "Jack")
                .at("Nina", PLATFORM)
                .nemesis("Rachel Mortimer", "C4.a", 1, 1, 1, 1, 1);
        double before = Mansion.GAME.appraise(mansion.table());
        mansion.helicopter(12).run(new BeginEscape());
        double defeated = Mansion.GAME.appraise(mansion.table());
        assertThat(defeated).isGreaterThan(before);
        mansion.wounds("Nina", 3);
        double wounded = Mansion.GAME.appraise(mansion.table());
        mansion.choose("board Nina");
        assertThat(Mansion.GAME.appraise(mansion.table())).isGreaterThan(wounded);
    }

    @Test
    @Rule({"DD-HELI-08", "DD-HELI-09", "DD-CDIE-06"})
    void whoeverIsOnBoardIsSafe() {
        Mansion mansion = escape("Bruce", "Nina", "Jack")
                .change("Bruce", bruce -> bruce.with(bruce.body().withFate(Fate.SAFE)))
                .change("Jack", jack -> jack.with(jack.body().withFate(Fate.OUT)))
                .zombies("E1.a", ZombieState.FRESH, 1)
                .grabbed("Nina", Grab.ORDINARY)
                .settle();
        assertThat(mansion.isOver())
                .as("all who are left in the house are entrapped")
                .isFalse();
        assertThat(List.of(view(mansion).boarded())).containsExactly(List.of("Bruce Romero"));
        assertThat(((DarkestView) mansion.game().view(mansion.state())).survivors())
                .extracting(DarkestView.SurvivorView::isSafe)
                .containsExactly(true, false, false);
        assertThat(mansion.game().aims(mansion.state()))
                .filteredOn(aim -> aim.name().equals("KeepBearer"))
                .as("Bruce bears the Cure and lives")
                .allMatch(Aim::isDone)
                .hasSize(1);
    }

    @Test
    @Rule({"DD-HELI-06", "DD-HELI-08"})
    void whoeverClimbsBackIsInTheRoomAgain() {
        Mansion mansion = showdown("Bruce", "Nina")
                .at("Bruce", "O01.a")
                .helicopter(12)
                .run(new BeginEscape())
                .choose("climb Bruce out", "climb Bruce back");
        assertThat(mansion.where("Bruce")).isEqualTo("O01.a");
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(2);
    }
}

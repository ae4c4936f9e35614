package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import redoubt.board.Side;
import redoubt.board.ZoneSet;
import redoubt.darkest.house.House;
import redoubt.darkest.table.Camera;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.SpawnToken;
import redoubt.darkest.table.Table;
import redoubt.darkest.view.DarkestView;
import redoubt.kernel.Luck;
import redoubt.kernel.Obstacle;
import redoubt.kernel.State;
import redoubt.testkit.Rule;

/** What players see of the table, what bots make of what they do not see, and why actions are missing. */
class ViewTest {
    private static Mansion two() {
        return Mansion.with("Bruce", "Nina");
    }

    private static DarkestView view(Mansion mansion) {
        return (DarkestView) mansion.game().view(mansion.settle().state());
    }

    private static DarkestView.RoomView room(Mansion mansion, String name) {
        return view(mansion).rooms().get(mansion.room(name));
    }

    @Test
    void roomsShowTheTokensAndCamerasInThem() {
        Mansion mansion = two().token("O09.a", 3).token("O09.a", 1).token("I06.a", 2);
        mansion.cameras(new Camera(mansion.room("O11.a"), Side.N), new Camera(mansion.room("I06.a"), Side.N));
        assertThat(room(mansion, "O09.a").tokens()).isEqualTo(2);
        assertThat(room(mansion, "I06.a").tokens()).isEqualTo(1);
        assertThat(room(mansion, "O11.a").tokens()).isZero();
        assertThat(view(mansion).cameras())
                .extracting(camera -> camera.room().name(), DarkestView.WatchView::direction)
                .containsExactly(tuple("O11.a", Side.N), tuple("I06.a", Side.N));
    }

    @Test
    @Rule({"DD-CORNER-03", "DD-ITEM-20"})
    void roomsShowMinesAndWhatIsUsedUp() {
        Mansion mansion =
                two().wounds("Bruce", 2).at("Bruce", "C2.a").act("Bruce").choose("use Bruce medical");
        mansion.with(table -> table.with(table.notes().withMines(ZoneSet.of(mansion.room("O09.a")))));
        assertThat(room(mansion, "C2.a").used()).containsExactly("medical");
        assertThat(room(mansion, "C1.a").used()).isEmpty();
        assertThat(room(mansion, "O09.a").isMined()).isTrue();
        assertThat(room(mansion, "C2.a").isMined()).isFalse();
    }

    @Test
    void doorsShowTheirSymbolsOnlyFaceUp() {
        Mansion mansion = two().chip("I05.a-E1.a", "RBG");
        assertThat(view(mansion).doors())
                .as("they stand beside one")
                .filteredOn(door -> door.chip().isPresent())
                .extracting(
                        DarkestView.DoorView::door,
                        door -> door.chip().orElseThrow().name())
                .containsExactly(tuple("I05.a-E1.a", "RBG"));
        assertThat(view(mansion).doors())
                .extracting(DarkestView.DoorView::symbols)
                .contains(2, 3);
    }

    private static Set<List<Integer>> imagined(Mansion mansion) {
        Set<List<Integer>> values = new HashSet<>();
        for (int seed = 0; seed < 30; seed++) {
            values.add(
                    mansion
                            .game()
                            .imagine(mansion.settle().state(), Luck.seeded(seed))
                            .table()
                            .menace()
                            .tokens()
                            .stream()
                            .map(SpawnToken::value)
                            .toList());
        }
        return values;
    }

    @Test
    void botsImagineOtherValuesUnderTheTokens() {
        Mansion mansion = two().spawn(5, 6).token("O09.a", 1).token("I06.a", 2);
        assertThat(imagined(mansion))
                .as("every pair of the four values")
                .contains(List.of(1, 2), List.of(2, 1), List.of(5, 6), List.of(6, 1))
                .allSatisfy(values -> assertThat(values).doesNotHaveDuplicates());
        assertThat(mansion.game()
                        .imagine(mansion.state(), Luck.seeded(3))
                        .table()
                        .menace()
                        .tokens())
                .extracting(SpawnToken::number, SpawnToken::room)
                .containsExactly(tuple(100, mansion.room("O09.a")), tuple(101, mansion.room("I06.a")));
    }

    @Test
    void botsImagineOtherChipsOfTheSameSizeAndPlace() {
        Mansion mansion = two().settle();
        int open = mansion.door("I05.a-E1.a");
        boolean changed = false;
        for (int seed = 0; seed < 20; seed++) {
            State<Table> state = mansion.game().imagine(mansion.state(), Luck.seeded(seed));
            changed |= !state.table()
                    .security()
                    .doors()
                    .equals(mansion.table().security().doors());
            for (DoorChip door : mansion.table().security().doors()) {
                DoorChip other = state.table().security().on(door.door()).orElseThrow();
                assertThat(other.chip().size()).isEqualTo(door.chip().size());
                assertThat(other.isFaceUp()).isEqualTo(door.isFaceUp());
                assertThat(door.isFaceUp()).isEqualTo(door.door() == open);
                if (door.isFaceUp()) {
                    assertThat(other.chip()).isEqualTo(door.chip());
                }
            }
            assertThat(chips(state.table(), true)).isEqualTo(chips(mansion.table(), true));
            assertThat(chips(state.table(), false)).isEqualTo(chips(mansion.table(), false));
        }
        assertThat(changed).isTrue();
    }

    /** The chips on doors of corners, or on all others. */
    private static Set<String> chips(Table table, boolean corner) {
        House house = table.house();
        Set<String> names = new HashSet<>();
        for (DoorChip door : table.security().doors()) {
            boolean here = house.isCorner(house.tile(house.board().edges().first(door.door())))
                    || house.isCorner(house.tile(house.board().edges().second(door.door())));
            if (here == corner) {
                names.add(door.chip().name());
            }
        }
        return names;
    }

    private static Optional<Obstacle> obstacle(Mansion mansion, String action) {
        return mansion.game().obstacles(mansion.state()).stream()
                .filter(obstacle -> obstacle.action().equals(action))
                .findFirst();
    }

    private static void missing(Mansion mansion, String action, String reason, String rule) {
        assertThat(obstacle(mansion, action).orElseThrow())
                .extracting(Obstacle::reason, obstacle -> obstacle.rule().id())
                .containsExactly(reason, rule);
    }

    @Test
    void aSearchIsMissingWhereSomebodyHasSearchedOrNothingIsLeft() {
        Mansion searched = two().with(table ->
                        table.with(table.notes().withSearched(table.house().entrance())))
                .act("Bruce");
        missing(searched, "search", "searched", "DD-SEARCH-05");
        missing(two().destroyed("E1").act("Bruce"), "search", "destroyed", "DD-SEARCH-01");
        assertThat(obstacle(two().act("Bruce"), "search")).isEmpty();
    }

    @Test
    void aDoorIsMissingForLackOfDoorsPointsOrLight() {
        missing(two().at("Bruce", "O01.a").act("Bruce"), "open", "no door", "DD-DOOR-01");
        missing(two().item("Bruce", "Energy Drink").points("Bruce", 0).act("Bruce"), "open", "no points", "DD-ACT-05");
        Mansion dark = two().chip("I05.a-E1.a", "RBG").darkness(5).act("Bruce");
        missing(dark, "open", "too dark", "DD-GAP-02");
        assertThat(obstacle(two().points("Bruce", 1).act("Bruce"), "open")).isEmpty();
    }

    @Test
    void theEntrappedAndTheExhaustedAreTold() {
        Mansion held = two().zombies("E1.a", 1).grabbed("Bruce", Grab.ORDINARY).act("Bruce");
        missing(held, "move", "entrapped", "DD-ESC-01");
        missing(held, "search", "entrapped", "DD-ESC-01");
        missing(held, "fight", "entrapped", "DD-ESC-01");
        Mansion tired = two().fire("E1", 1)
                .item("Nina", "Energy Drink")
                .points("Bruce", 0)
                .points("Nina", 0)
                .act("Bruce", "Nina");
        missing(tired, "move", "no points", "DD-SURV-08");
        missing(tired, "put out", "no points", "DD-EXT-01");
    }

    @Test
    void theReasonIsThatOfTheAblestOfTheGroup() {
        Mansion apart = two().points("Bruce", 0).at("Nina", "O09.a").zombies("O09.a", 1);
        apart.with(table -> table.with(table.notes().withSearched(apart.room("O09.a"))))
                .act("Bruce", "Nina");
        missing(apart, "move", "enemies", "DD-MOVE-03");
        missing(apart, "search", "searched", "DD-SEARCH-05");
        Mansion held = Mansion.with(Mansion.house("DD-A").with("door-cost", "2"), "Bruce", "Nina")
                .points("Bruce", 1)
                .zombies("E1.a", 1)
                .grabbed("Nina", Grab.ORDINARY)
                .at("Nina", "E1.a")
                .act("Nina", "Bruce");
        missing(held, "open", "no points", "DD-ACT-05");
        assertThat(obstacle(held, "search")).as("Bruce can").isEmpty();
    }

    @Test
    @Rule({"DD-MOVE-02", "DD-DOOR-05", "DD-EXT-03"})
    void wallsSealsAndAshesAreReasonsOfTheirOwn() {
        missing(two().at("Bruce", "I05.a").act("Bruce"), "move", "no way", "DD-MOVE-02");
        missing(two().at("Bruce", "O08.a").open("O08.a-O08.b").act("Bruce"), "open", "sealed", "DD-DOOR-05");
        missing(two().destroyed("E1").act("Bruce"), "put out", "burnt out", "DD-EXT-03");
    }

    @Test
    void whoeverHasFinishedGivesNoReason() {
        Mansion done = two().item("Nina", "Energy Drink")
                .points("Nina", 0)
                .act("Bruce", "Nina")
                .choose("rest Bruce");
        missing(done, "move", "no points", "DD-SURV-08");
    }

    private static double worth(Mansion mansion) {
        return mansion.game().appraise(mansion.table());
    }

    @Test
    void botsValueWhatBringsTheCureNearer() {
        double usual = worth(two().code("RRRR"));
        assertThat(usual).isBetween(0.0, 0.5);
        assertThat(worth(two().code("RRR"))).as("a token removed").isGreaterThan(usual);
        assertThat(worth(two().code("RRRR").open("O03.a-C1.a")))
                .as("a door opened")
                .isGreaterThan(usual);
        assertThat(worth(two().code("RRRR").item("Bruce", "Map")))
                .as("a card found")
                .isGreaterThan(usual);
        assertThat(worth(two().code("RRRR").darkness(1))).as("less light").isLessThan(usual);
        assertThat(worth(two().code("RRRR").wounds("Nina", 1))).as("a wound").isLessThan(usual);
        assertThat(worth(two().code("RRRR").virus("Nina", 1, 0))).as("a virus").isLessThan(usual);
        assertThat(worth(two().code("RRRR").grabbed("Nina", Grab.ORDINARY)))
                .as("entrapped")
                .isLessThan(usual);
        assertThat(worth(two().code("RRR")))
                .as("a token is worth more than a door")
                .isGreaterThan(worth(two().code("RRRR").open("O03.a-C1.a")));
    }

    private static Mansion showdown() {
        return two().with(table -> table.with(table.clock().withBearer(0))).code("");
    }

    @Test
    void inTheShowdownBotsValueBlowsAtTheNemesis() {
        double whole = worth(showdown().nemesis("Doctor Mortimer", "C4.a", 2, 2, 2, 2, 2));
        double hurt = worth(showdown().nemesis("Doctor Mortimer", "C4.a", 2, 2, 2, 2, 1));
        double gone = worth(showdown());
        assertThat(whole).isBetween(0.5, 1.0).isLessThan(hurt);
        assertThat(hurt).isLessThan(gone);
        assertThat(gone).isBetween(0.99, 1.0);
        assertThat(worth(showdown().wounds("Nina", 3))).as("a wound").isLessThan(gone);
        assertThat(worth(showdown().darkness(1))).as("a space of the track").isLessThan(gone);
        Mansion out = showdown().change("Nina", each -> each.with(each.body().withFate(Fate.OUT)));
        Mansion safe = showdown().change("Nina", each -> each.with(each.body().withFate(Fate.SAFE)));
        assertThat(worth(out)).isLessThan(worth(safe));
        Mansion nobody = out.change("Bruce", each -> each.with(each.body().withFate(Fate.OUT)));
        assertThat(worth(nobody)).isZero();
    }
}

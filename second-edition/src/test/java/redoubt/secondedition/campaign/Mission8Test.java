package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.Attacks;
import redoubt.horde.combat.EliminateAllies;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.spawning.SpawnStep;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.Status;
import redoubt.secondedition.City;
import redoubt.secondedition.companions.Retinue;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.objective.CardsLaid.Fate;
import redoubt.secondedition.washington.Clock;
import redoubt.testkit.Rule;

/** Mission 8: two ways into a basement, and a generator that must run. */
class Mission8Test {
    private static City city() {
        return City.mission("WZ-M08").emptyHanded();
    }

    private static City after(String... achievements) {
        return City.of(SetUp.of(SecondEdition.ID, "WZ-M08")
                        .with("starting", "dealt")
                        .with("achievements", achievements))
                .emptyHanded();
    }

    /** Somebody with a crowbar in a corridor opens the door to a room. */
    private static City opens(City city, String name, String from, String room) {
        return city.at(from, name).holds(name, "Crowbar").turn(name).choose("open door to " + room);
    }

    private static int zombiesBelow(City city) {
        return List.of("a", "b", "c", "d", "e", "f", "g", "h", "i").stream()
                .mapToInt(zone -> city.zombies("12V." + zone))
                .sum();
    }

    @Test
    @Rule({"WZ-M08-01", "WZ-M08-02", "WZ-M08-04", "WZ-M08-05", "WZ-MAP-09", "WZ-GAP-18", "WZ-GAP-28", "WZ-GAP-44"})
    void theTableIsLaid() {
        City city = city();
        Capital.isCalled("WZ-M08", "hard", "60-minutes");
        assertThat(city.table().annexes().the(Clock.class).hour()).isEqualTo(10);
        assertThat(Capital.starts(city)).hasSize(6).containsOnly("14V.d");
        assertThat(Capital.spawns(city)).containsExactly("start 13V.f", "red 1 15V.h", "red 2 11R.d", "red 3 11R.b");
        assertThat(Capital.cards(city))
                .containsExactly(
                        "WZ-M08C-03 13V.i",
                        "WZ-M08C-04 14V.c",
                        "WZ-M08C-05 15V.a",
                        "WZ-M08C-06 15V.g",
                        "WZ-M08C-07 12V.e",
                        "WZ-M08C-08 12V.i");
        Capital.hasCrates(city, "11R.c", "12V.c", "13V.a", "14V.a", "15V.c");
        assertThat(Capital.notes(city)).isEqualTo(5);
        assertThat(city.border("14V.d", "14V.g")).isEqualTo("door");
        assertThat(city.border("14V.h", "14V.i")).isEqualTo("door");
        assertThat(city.border("13V.g", "13V.h")).isEqualTo("blue-door");
        assertThat(city.border("11R.g", "11R.d")).isEqualTo("green-door");
        assertThat(city.table()
                        .survivorPaths()
                        .reachable(city.zone("14V.h").index())
                        .contains(city.zone("12V.d").index()))
                .as("the basement must be found")
                .isFalse();
        assertThat(city.at("14V.h", "Josh").turn("Josh").offered("go through")).isEmpty();
    }

    @Test
    @Rule("WZ-M08-06")
    void theRedDoorIsSealed() {
        City city = city().at("15V.f", "Amy").holds("Amy", "Crowbar").turn("Amy");
        assertThat(city.border("15V.f", "15V.i")).isEqualTo("sealed-door");
        assertThat(city.offered("open door")).isEmpty();
    }

    @Test
    @Rule({"WZ-M08-08", "WZ-LINK-01", "WZ-LINK-03", "WZ-DEC-13"})
    void refugeesOpenTheDoorsOfTheTunnelLikeOthers() {
        City shut = city().at("11R.d", "Josh").holds("Josh", "Crowbar").turn("Josh");
        assertThat(shut.offered("open door to 11R.g")).isEmpty();
        City city = after("tunnel-refugee").zombieCards("1", "1");
        assertThat(city.border("11R.g", "11R.d")).isEqualTo("closed-door");
        opens(city, "Josh", "11R.d", "11R.g");
        assertThat(city.zombies("11R.g")).as("a dark room fills").isOne();
        Capital.cleared(city);
        city.at("11R.g", "Josh").turn("Josh").choose("go through to 13V.g");
        assertThat(city.who("Josh").zone().name()).isEqualTo("13V.g");
        assertThat(city.zombies("13V.g")).as("and so does the far one").isOne();
        assertThat(city.border("13V.g", "13V.h")).isEqualTo("closed-door");
        assertThat(city.offered("open door to 13V.h")).as("from inside").hasSize(1);
    }

    @Test
    @Rule({"WZ-M08-07", "WZ-M08C-01"})
    void theLockerRoomIsReadAtEitherDoor() {
        for (String from : new String[] {"11R.b", "11R.d"}) {
            City city = city().deck("secret-service", "MP5", "Ka-Bar");
            opens(city, "Josh", from, "11R.a");
            assertThat(city.border(from, "11R.a")).as("read before it opens").isEqualTo("closed-door");
            assertThat(city.zombies("11R.a")).isZero();
            city.choose("put MP5 in hand2", City.DONE).choose("put Ka-Bar in pack1", City.DONE);
            assertThat(city.border(from, "11R.a")).isEqualTo("door");
            assertThat(city.zombies("11R.a", "Walker")).isOne();
            assertThat(city.cards("Josh")).containsExactlyInAnyOrder("Crowbar", "MP5", "Ka-Bar");
            assertThat(Capital.fate(city, "WZ-M08C-01")).isEqualTo(Fate.DISCARDED);
            String other = from.equals("11R.b") ? "11R.d" : "11R.b";
            opens(city, "Ned", other, "11R.a");
            assertThat(city.zombies("11R.a", "Walker")).as("only once").isOne();
        }
    }

    @Test
    @Rule({"WZ-M08-07", "WZ-M08C-02", "WZ-M08N-01", "WZ-M08R-01", "WZ-OBJ-09"})
    void centralCommandFindsTheStairs() {
        for (String from : new String[] {"11R.b", "11R.f"}) {
            City city = city().zombieCards("1", "2", "2", "2").deck("secret-service", "MP5");
            opens(city, "Josh", from, "11R.c");
            assertThat(Capital.keywords(city)).containsExactly("fuse", "stairs");
            assertThat(Capital.fate(city, "WZ-M08C-04")).isEqualTo(Fate.UNREAD);
            assertThat(city.at("14V.c", "Amy").turn("Amy").offered("take"))
                    .as("discarded")
                    .isEmpty();
            assertThat(city.at("13V.i", "Amy").turn("Amy").offered("take"))
                    .as("the other cards still lie there")
                    .hasSize(1);
            assertThat(city.zombies("11R.c")).as("the room itself fills").isOne();
            assertThat(zombiesBelow(city)).as("not yet the basement").isZero();
            assertThat(city.cards("Josh")).containsExactly("Crowbar");
            city.at("14V.h", "Ned").turn("Ned").choose("go through to 12V.d");
            Capital.settled(city.fromHere());
            assertThat(zombiesBelow(city)).as("when somebody enters").isEqualTo(6);
        }
    }

    @Test
    @Rule({"WZ-M08C-02", "WZ-M08N-01"})
    void withTheStairsKnownAndWilsonsTrust() {
        City city = Capital.taken(after("wilsons-trust"), "WZ-M08C-04").deck("secret-service", "MP5");
        opens(city, "Josh", "11R.b", "11R.c").choose("put MP5 in hand2", City.DONE);
        assertThat(Capital.keywords(city)).as("nothing more to find").containsExactly("fuse");
        assertThat(city.cards("Josh")).contains("MP5");
        assertThat(Capital.fate(city, "WZ-M08C-04")).isEqualTo(Fate.DISCARDED);
    }

    @Test
    @Rule({"WZ-M08C-03", "WZ-CARD-11", "WZ-CARD-12"})
    void workshop() {
        City city = Capital.takes(city(), "Amy", "13V.i");
        assertThat(city.who("Amy").carried()).containsExactly("fuel");
        assertThat(city.tokens("noise", "13V.i")).isOne();
        city.run(new EliminateSurvivor(city.id("Amy")));
        city.at("13V.i", "Ned").turn("Ned").choose("pick up fuel");
        assertThat(city.who("Ned").carried()).containsExactly("fuel");
    }

    @Test
    @Rule({"WZ-M08C-04", "WZ-M08R-01", "WZ-TILE-10", "WZ-MAP-09"})
    void boilerStairs() {
        City city = city().zombieCards("1", "1", "1");
        Capital.takes(city, "Amy", "14V.c");
        Capital.settled(city.fromHere());
        assertThat(city.zombies("12V.b")).isOne();
        assertThat(city.zombies("12V.e")).isOne();
        assertThat(city.zombies("12V.h")).isOne();
        Capital.cleared(city);
        city.at("14V.h", "Josh").turn("Josh").choose("go through to 12V.d");
        assertThat(city.actions("Josh")).isEqualTo(2);
        assertThat(zombiesBelow(city)).as("spawned once").isZero();
        assertThat(city.offered("move")).containsExactlyInAnyOrder("move 12V.a", "move 12V.g");
        assertThat(city.offered("go through")).containsExactly("go through to 14V.h");
    }

    @Test
    @Rule({"WZ-LINK-01", "WZ-LINK-02", "WZ-M08R-01"})
    void theStairsAreNoSightAndNoPartOfALongerMove() {
        City city = Capital.taken(city().zombieCards("1", "1", "1"), "WZ-M08C-03");
        Capital.takes(city, "Amy", "14V.c");
        Capital.settled(city.fromHere());
        Capital.cleared(city).at("14V.h", "Josh");
        assertThat(Attacks.sight(city.table(), city.who("Josh"))
                        .sees(city.zone("14V.h").index(), city.zone("12V.d").index()))
                .isFalse();
        city.with(city.who("Josh")
                .withSkill(city.table().print().skill("+1 Zone per Move").orElseThrow()));
        assertThat(city.turn("Josh").offered("move 12V")).isEmpty();
        city.choose("go through to 12V.d");
        assertThat(city.offered()).as("the move is over").doesNotContain("stop");
    }

    @Test
    @Rule({"WZ-M08R-01", "WZ-LINK-02"})
    void zombiesClimbTheStairsButNeverTheShaft() {
        City city = Capital.found(city().zombieCards("1", "1", "1"), "dumbwaiter");
        Capital.takes(city, "Amy", "14V.c");
        Capital.settled(city.fromHere());
        Capital.cleared(city);
        Capital.away(city, "14V.a").zombies("12V.d", "Walker", 1).token("noise", "14V.h", 9);
        city.activate();
        assertThat(city.zombies("14V.h")).isOne();
        City shaft = Capital.away(Capital.found(city(), "dumbwaiter"), "15V.a").zombies("12V.e", "Walker", 1);
        shaft.activate();
        assertThat(shaft.zombies("15V.a")).isZero();
        assertThat(zombiesBelow(shaft)).isOne();
    }

    @Test
    @Rule({"WZ-M08C-05", "WZ-LINK-01", "WZ-M08R-01"})
    void dumbwaiter() {
        City city = city().zombieCards("1", "1", "1");
        Capital.takes(city, "Josh", "15V.a").choose("choose a");
        Capital.settled(city.fromHere());
        assertThat(zombiesBelow(city)).isEqualTo(3);
        Capital.cleared(city);
        city.at("15V.a", "Josh").turn("Josh").choose("go through to 12V.e");
        assertThat(city.actions("Josh")).as("one action more than a move").isOne();
        assertThat(city.who("Josh").zone().name()).isEqualTo("12V.e");
        assertThat(city.offered("go through"))
                .as("the way back costs two as well")
                .isEmpty();
        City shut = Capital.takes(city(), "Josh", "15V.a").choose("choose b");
        assertThat(shut.who("Josh").adrenaline()).isEqualTo(3);
        assertThat(shut.offered("go through")).isEmpty();
        assertThat(zombiesBelow(shut)).isZero();
        City second = city().zombieCards("1", "1", "1", "2");
        Capital.takes(second, "Amy", "14V.c");
        Capital.settled(second.fromHere());
        Capital.takes(second, "Josh", "15V.a").choose("choose a");
        assertThat(zombiesBelow(second)).as("spawned before").isEqualTo(3);
    }

    @Test
    @Rule("WZ-M08C-06")
    void toolChest() {
        City city = Capital.takes(city(), "Amy", "15V.g");
        city.choose("put Repair Kit in pack1", City.DONE);
        assertThat(city.cards("Amy")).containsExactly("Repair Kit");
        assertThat(city.who("Amy").adrenaline()).isOne();
    }

    @Test
    @Rule({"WZ-M08C-07", "WZ-M08N-02"})
    void taylorJoins() {
        City city = Capital.takes(city(), "Amy", "12V.e").choose("choose a");
        assertThat(Retinue.of(city.table()).leader("Taylor")).contains(city.id("Amy"));
        assertThat(city.table().allies().count(city.zone("12V.e").index())).isOne();
        assertThat(Capital.has(city, "Amy", "taylors-friend")).isTrue();
        assertThat(Capital.has(city, "Ned", "taylors-friend")).isFalse();
        assertThat(Capital.fate(city, "WZ-M08N-03")).isEqualTo(Fate.UNREAD);
        int taylor = city.table().print().ally("Taylor").index();
        city.run(new EliminateAllies(city.zone("12V.e"), taylor, 1));
        assertThat(city.isOver()).as("the mission goes on").isFalse();
        assertThat(Retinue.of(city.table()).fate("Taylor")).contains(Retinue.Fate.DEAD);
    }

    @Test
    @Rule({"WZ-M08C-07", "WZ-M08N-03"})
    void taylorWaits() {
        City city = city().at("12V.e", "Ned");
        Capital.takes(city, "Amy", "12V.e").choose("choose b");
        assertThat(city.table().allies().total()).isZero();
        assertThat(Capital.has(city, "Amy", "taylors-friend")).isTrue();
        assertThat(city.who("Amy").adrenaline()).isOne();
        assertThat(city.who("Ned").adrenaline()).isOne();
        assertThat(city.who("Doug").adrenaline()).isZero();
        assertThat(Capital.fate(city, "WZ-M08N-02")).isEqualTo(Fate.UNREAD);
    }

    @Test
    @Rule({"WZ-M08C-08", "WZ-M08N-05", "WZ-M08-03"})
    void withFuelAndFuseTheGeneratorRuns() {
        City dry = Capital.takes(Capital.found(city(), "fuse"), "Amy", "12V.i");
        assertThat(Capital.fate(dry, "WZ-M08C-08")).isEqualTo(Fate.RETURNED);
        assertThat(dry.isOver()).isFalse();
        City elsewhere = Capital.takes(Capital.found(city(), "fuse").carrying("Ned", "fuel"), "Amy", "12V.i");
        assertThat(Capital.fate(elsewhere, "WZ-M08C-08"))
                .as("the fuel is not here")
                .isEqualTo(Fate.RETURNED);
        City city = Capital.found(city(), "fuse").at("12V.i", "Ned").carrying("Ned", "fuel");
        Capital.takes(city, "Amy", "12V.i");
        assertThat(city.state().status()).isEqualTo(new Status.Won(new RuleId("WZ-M08-03")));
        assertThat(Capital.keywords(city)).contains("power");
        assertThat(Capital.experience(city, "Amy")).as("before 4 pm").isOne();
        assertThat(Capital.experience(city, "Ned")).isOne();
    }

    @Test
    @Rule("WZ-M08C-08")
    void fuelThatLiesThereWillDo() {
        City city = Capital.found(city(), "fuse").at("12V.i", "Ned").carrying("Ned", "fuel");
        city.run(new EliminateSurvivor(city.id("Ned")));
        assertThat(Capital.takes(city, "Amy", "12V.i").state().isWon()).isTrue();
    }

    @Test
    @Rule("WZ-M08N-05")
    void theHourDecidesAboutTheReward() {
        for (int round = 7; round <= 8; round++) {
            City city = Capital.found(city(), "fuse").carrying("Amy", "fuel");
            int now = round;
            city.with(table -> table.withRound(now));
            Capital.takes(city, "Amy", "12V.i");
            assertThat(city.state().isWon()).isTrue();
            assertThat(Capital.experience(city, "Ned")).as("round " + round).isEqualTo(round == 7 ? 1 : 0);
        }
    }

    @Test
    @Rule({"WZ-M08C-08", "WZ-M08N-04"})
    void withoutTheFuseItTakesFourSteps() {
        City city = city().carrying("Amy", "fuel").at("12V.h", "Ned");
        Capital.takes(city, "Amy", "12V.i");
        assertThat(Capital.fate(city, "WZ-M08N-04")).isEqualTo(Fate.STAYING);
        assertThat(city.isOver()).isFalse();
        city.choose("work on WZ-M08N-04").choose("work on WZ-M08N-04");
        assertThat(city.actions("Amy")).isZero();
        assertThat(city.turn("Ned").offered("work")).as("only in its zone").isEmpty();
        city.at("12V.i", "Ned").zombies("12V.i", "Walker", 1).turn("Ned");
        city.choose("work on WZ-M08N-04");
        assertThat(city.isOver()).isFalse();
        city.choose("work on WZ-M08N-04");
        assertThat(city.state().status()).isEqualTo(new Status.Won(new RuleId("WZ-M08-03")));
        assertThat(Capital.fate(city, "WZ-M08N-05")).isNotEqualTo(Fate.LYING);
    }

    @Test
    @Rule("WZ-M08N-04")
    void hotWiresDrawMoreZombies() {
        City city = city().zombieCards("1", "1", "1", "1", "1");
        Capital.away(city, "14V.a").run(new SpawnStep());
        assertThat(city.zombies("13V.f")).isOne();
        City hot = city().zombieCards("1", "1", "1", "1", "1").carrying("Amy", "fuel");
        Capital.takes(hot, "Amy", "12V.i");
        Capital.away(hot, "14V.a").run(new SpawnStep());
        assertThat(hot.zombies("13V.f")).as("one card more at the first").isEqualTo(2);
        assertThat(hot.zombies("15V.h")).isOne();
    }

    @Test
    @Rule("WZ-ALONE-01")
    void playedAloneItIsLostOnlyWhenNobodyIsLeft() {
        Capital.isLostOnlyWithTheLast("WZ-M08");
    }
}

package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import redoubt.horde.action.LiftObjective;
import redoubt.horde.action.Search;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.openings.TurnLeaf;
import redoubt.horde.round.EndPhase;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.Status;
import redoubt.secondedition.City;
import redoubt.secondedition.doors.Doors;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.objective.CardEvent;
import redoubt.secondedition.objective.CardsLaid.Fate;
import redoubt.secondedition.washington.Clock;
import redoubt.testkit.Rule;

/** Mission 1: people to be helped, and a diner that holds the dead back. */
class Mission1Test {
    private static final String[] TEAM = {"Amy", "Doug", "Elle", "Josh", "Ned", "Wanda"};

    private static City city() {
        return City.mission("WZ-M01").emptyHanded();
    }

    private static Table open(City city, String one, String other) {
        return city.run(TurnLeaf.open(new RuleId("Z2-DOOR-01"), Doors.leaf(City.GROUND), city.edge(one, other)))
                .table();
    }

    private static City settled(City city) {
        while (!city.isDone() && !city.isOver()) {
            city.choose(city.offered().getFirst());
        }
        return city;
    }

    @Test
    @Rule({"WZ-M01-01", "WZ-M01-02", "WZ-M01-04", "WZ-MALL-02", "WZ-MAP-01", "WZ-MAP-02", "WZ-GAP-11", "WZ-GAP-21"})
    void theTableIsLaid() {
        City city = city();
        assertThat(City.GAME.missions())
                .filteredOn(mission -> mission.id().equals("WZ-M01"))
                .singleElement()
                .satisfies(card -> {
                    assertThat(card.difficulty()).isEqualTo("medium");
                    assertThat(card.length()).isEqualTo("45-minutes");
                });
        assertThat(city.table().annexes().the(Clock.class).hour()).isEqualTo(12);
        assertThat(city.table().survivors()).hasSize(6);
        assertThat(Capital.spawns(city)).containsExactly("start 2V.s5", "red 1 8R.s7", "red 2 5R.s6");
        assertThat(Capital.cards(city))
                .containsExactly(
                        "WZ-M01C-01 2V.B",
                        "WZ-M01C-02 2V.A",
                        "WZ-M01C-03 7R.A",
                        "WZ-M01C-04 8R.A",
                        "WZ-M01C-05 5R.B",
                        "WZ-M01C-06 4R.A",
                        "WZ-M01C-07 3R.B");
        for (String zone : new String[] {"2V.A", "7R.A", "4R.B", "5R.A", "8R.A", "3R.B"}) {
            assertThat(city.tokens("crate", zone)).as(zone).isOne();
        }
        assertThat(city.tokens("noise", "4R.s5")).isEqualTo(6);
        assertThat(Capital.fate(city, "WZ-M01N-01")).isEqualTo(Fate.LYING);
        assertThat(Capital.fate(city, "WZ-M01N-02")).isEqualTo(Fate.LYING);
        assertThat(city.border("4R.B", "4R.A")).isEqualTo("opening");
        assertThat(city.border("4R.A", "3R.B")).as("one building").isEqualTo("opening");
    }

    @Test
    @Rule({"WZ-M01-05", "WZ-DEC-02"})
    void oneSurvivorBeginsInEachStartingZone() {
        assertThat(Capital.starts(City.mission("WZ-M01")))
                .containsExactlyInAnyOrder("2V.s1", "7R.s6", "7R.s4", "5R.s5", "7R.s2", "7R.s1");
        City chosen = City.of(SetUp.of(SecondEdition.ID, "WZ-M01"));
        while (chosen.offered("start").isEmpty()) {
            chosen.choose(chosen.offered().getFirst());
        }
        assertThat(chosen.offered("start")).hasSize(6);
        chosen.choose("start Amy in 7R.s4");
        assertThat(chosen.offered("start")).hasSize(5).noneMatch(key -> key.endsWith("7R.s4"));
    }

    @Test
    @Rule("WZ-M01-06")
    void theNoiseOfTheDinerStays() {
        City city = city().token("noise", "2V.s1", 2).token("noise", "4R.s5", 1);
        city.run(new EndPhase());
        assertThat(city.tokens("noise", "2V.s1")).isZero();
        assertThat(city.tokens("noise", "4R.s5")).isEqualTo(6);
        city.run(new EndPhase());
        assertThat(city.tokens("noise", "4R.s5")).isEqualTo(6);
    }

    @Test
    @Rule({"WZ-M01-07", "WZ-M01R-01"})
    void zombiesGoTowardsItAsIfDoorsWereOpenAndStayBeforeAClosedOne() {
        City city = Capital.away(city(), "5R.B").zombies("7R.s1", "Walker", 1);
        city.activate();
        assertThat(city.zombies("7R.s4")).as("nearer to the diner").isOne();
        city.activate();
        assertThat(city.zombies("7R.s4")).as("the door is shut").isOne();
        city.border("door", "7R.s4", "4R.B").activate();
        assertThat(city.zombies("4R.B")).isOne();
        city.activate();
        assertThat(city.zombies("4R.B")).as("the next door is shut too").isOne();
        city.border("door", "4R.B", "4R.s5").activate();
        assertThat(city.zombies("4R.s5")).isOne();
        city.activate();
        assertThat(city.zombies("4R.s5")).isOne();
    }

    @Test
    @Rule("WZ-M01R-02")
    void survivorsInSightAndLouderZonesComeFirst() {
        City seen = Capital.away(city(), "5R.B", "Amy").at("7R.s2", "Amy").zombies("7R.s1", "Walker", 1);
        seen.activate();
        assertThat(seen.zombies("7R.s2")).isOne();
        City louder = Capital.away(city(), "5R.B").zombies("7R.s1", "Walker", 1).token("noise", "2V.s2", 7);
        louder.activate();
        assertThat(louder.zombies("7R.s2")).isOne();
        City equal = Capital.away(city(), "5R.B").zombies("7R.s1", "Walker", 2).token("noise", "2V.s2", 6);
        equal.activate();
        assertThat(equal.zombies("7R.s2")).isOne();
        assertThat(equal.zombies("7R.s4")).isOne();
    }

    @Test
    @Rule("WZ-M01-03")
    void everyDoorOfTheDinerIsAThirdOfTheWay() {
        City city = city();
        Goal diner = city.table()
                .mission()
                .rulings(MissionGoals.class)
                .getFirst()
                .goals()
                .getFirst();
        assertThat(diner.progress(city.table())).isZero();
        city.border("door", "3R.B", "3R.s5");
        assertThat(diner.progress(city.table())).isEqualTo(1.0 / 3);
    }

    @Test
    @Rule({"WZ-M01-08", "WZ-GAP-46"})
    void aCardOnATileBarsSearchAndCrate() {
        City city = city().at("2V.C", "Amy").turn("Amy");
        assertThat(city.offered()).doesNotContain("search");
        city = Capital.taken(city(), "WZ-M01C-01", "WZ-M01C-02")
                .at("2V.C", "Amy")
                .turn("Amy");
        assertThat(city.offered()).contains("search");
        city = Capital.taken(city(), "WZ-M01C-02").at("2V.A", "Amy").turn("Amy");
        assertThat(city.offered()).as("one card is left").doesNotContain("open crate", "search");
        city = Capital.taken(city(), "WZ-M01C-01", "WZ-M01C-02")
                .at("2V.A", "Amy")
                .turn("Amy");
        assertThat(city.offered()).contains("open crate", "search");
    }

    @Test
    @Rule({"WZ-MALL-01"})
    void aCrateGivesAPimpweapon() {
        City city = Capital.taken(city(), "WZ-M01C-01", "WZ-M01C-02")
                .deck("pimpweapon", "Zantetsuken")
                .at("2V.A", "Amy")
                .turn("Amy")
                .choose("open crate");
        assertThat(city.offered()).as("put it anywhere").anyMatch(key -> key.contains("hand"));
        settled(city.choose("put Zantetsuken in hand1", City.DONE));
        assertThat(city.cards("Amy")).containsExactly("Zantetsuken");
    }

    @Test
    @Rule({"WZ-M01-09", "WZ-GAP-43", "WZ-GAP-46"})
    void theHumveeWaitsForTheCardsOfBothTiles() {
        City barred = city().at("7R.s2", "Amy").turn("Amy");
        assertThat(barred.offered()).doesNotContain("search");
        assertThat(Search.barredBy(barred.table(), barred.who("Amy"))).contains(new RuleId("WZ-M01-09"));
        City room = city().at("7R.A", "Amy");
        assertThat(Search.barredBy(room.table(), room.who("Amy"))).contains(new RuleId("WZ-M01-08"));
        assertThat(Capital.taken(city(), "WZ-M01C-03")
                        .at("7R.s2", "Amy")
                        .turn("Amy")
                        .offered())
                .doesNotContain("search");
        assertThat(Capital.taken(city(), "WZ-M01C-04")
                        .at("7R.s2", "Amy")
                        .turn("Amy")
                        .offered())
                .doesNotContain("search");
        City city = Capital.taken(city(), "WZ-M01C-03", "WZ-M01C-04")
                .deck("secret-service", "MP5")
                .at("7R.s2", "Amy")
                .turn("Amy")
                .choose("search");
        assertThat(city.offered()).anyMatch(key -> key.contains("hand"));
        assertThat(Capital.taken(city(), "WZ-M01C-03", "WZ-M01C-04")
                        .at("7R.s1", "Amy")
                        .turn("Amy")
                        .offered())
                .as("only there")
                .doesNotContain("search");
    }

    @Test
    @Rule({"WZ-M01C-01", "WZ-OBJ-01", "WZ-OBJ-04", "WZ-OBJ-05", "WZ-OBJ-06", "WZ-OBJ-07", "WZ-CAMP-03"})
    void clerksInHiding() {
        City city = Capital.takes(city(), "Amy", "2V.B");
        assertThat(city.actions("Amy")).isEqualTo(2);
        assertThat(city.who("Amy").adrenaline()).isEqualTo(3);
        assertThat(city.tokens("noise", "2V.B")).isEqualTo(2);
        assertThat(Capital.fate(city, "WZ-M01C-01")).isEqualTo(Fate.DISCARDED);
        assertThat(city.events(CardEvent.CardRead.class))
                .singleElement()
                .satisfies(read -> assertThat(read.card()).isEqualTo("WZ-M01C-01"));
        city.run(new EndPhase());
        assertThat(city.tokens("noise", "2V.B")).isZero();
    }

    @Test
    @Rule({"WZ-M01C-02", "WZ-CARD-03", "WZ-CARD-06", "WZ-CARD-07", "WZ-CARD-14", "WZ-DEC-10"})
    void lockedStairwell() {
        City city = Capital.takes(
                city().zombieCards("1", "2").deck("equipment", "Water", "Katana", "Machete"), "Amy", "2V.A");
        assertThat(city.asked()).isEqualTo(new RuleId("WZ-M01C-02"));
        assertThat(city.offered()).containsExactly("choose a", "choose b");
        city.choose("choose a");
        assertThat(city.zombies("2V.A")).as("one card at blue").isOne();
        city.choose("put Water in pack1", City.DONE).choose("put Katana in hand1", City.DONE);
        assertThat(city.cards("Amy")).containsExactlyInAnyOrder("Water", "Katana");
        City left = Capital.takes(city(), "Amy", "2V.A").choose("choose b");
        assertThat(left.who("Amy").adrenaline()).isOne();
        assertThat(left.zombies("2V.A")).isZero();
    }

    @Test
    @Rule("WZ-CARD-07")
    void aWalkerAmongTheDrawnCardsDoesNotEndTheDrawing() {
        City city = Capital.takes(city().zombieCards("1").deck("equipment", "Aaahh!!", "Katana"), "Amy", "2V.A")
                .choose("choose a");
        assertThat(city.zombies("2V.A")).as("one by the card, one by the draw").isEqualTo(2);
        city.choose("put Katana in hand1", City.DONE);
        assertThat(city.cards("Amy")).containsExactly("Katana");
    }

    @Test
    @Rule({"WZ-M01C-03", "WZ-M01N-01", "WZ-OBJ-03", "WZ-ACH-04", "WZ-CARD-10", "WZ-ACH-01"})
    void theNewsCrewSendsTheCrowdUnderground() {
        City city = city().zombieCards("2");
        city.with(city.who("Wanda").withPresence(Survivor.Presence.ELIMINATED));
        Capital.takes(city, "Amy", "7R.A").choose("choose a");
        assertThat(Capital.has(city, "Amy", "metro-map")).isTrue();
        assertThat(Capital.has(city, "Ned", "metro-map")).isTrue();
        assertThat(Capital.has(city, "Wanda", "metro-map")).as("out of play").isFalse();
        assertThat(city.zombies("2V.s5")).isEqualTo(2);
        assertThat(Capital.fate(city, "WZ-M01N-01")).isEqualTo(Fate.DISCARDED);
        assertThat(Capital.fate(city, "WZ-M01N-02")).isEqualTo(Fate.UNREAD);
        assertThat(city.who("Amy").adrenaline()).isZero();
    }

    @Test
    @Rule({"WZ-M01C-03", "WZ-M01N-02", "WZ-ACH-01"})
    void theNewsCrewWalksTheCrowdOut() {
        City city = Capital.takes(city(), "Amy", "7R.A").choose("choose b");
        assertThat(Capital.has(city, "Amy", "shepherd")).isTrue();
        assertThat(Capital.has(city, "Ned", "shepherd")).isFalse();
        assertThat(city.who("Amy").adrenaline()).isEqualTo(5);
        assertThat(city.tokens("noise", "7R.A")).isEqualTo(2);
        assertThat(Capital.fate(city, "WZ-M01N-01")).isEqualTo(Fate.UNREAD);
        assertThat(Capital.fate(city, "WZ-M01N-02")).isEqualTo(Fate.DISCARDED);
    }

    @Test
    @Rule({"WZ-M01C-04", "WZ-CARD-13"})
    void ambulanceCrew() {
        City city = city().at("8R.A", "Ned").wounds("Amy", 2).wounds("Ned", 1).wounds("Elle", 1);
        Capital.takes(city, "Amy", "8R.A");
        assertThat(city.who("Amy").wounds()).isOne();
        assertThat(city.who("Ned").wounds()).isZero();
        assertThat(city.who("Elle").wounds()).as("elsewhere").isOne();
        assertThat(city.who("Amy").adrenaline()).isEqualTo(3);
    }

    @Test
    @Rule("WZ-M01C-05")
    void schoolClass() {
        City city = Capital.takes(city().zombies("5R.B", "Walker", 2), "Doug", "5R.B");
        assertThat(city.who("Doug").adrenaline()).isEqualTo(3);
        assertThat(city.offered()).contains("stop").anyMatch(key -> key.contains("5R.A"));
        city.choose(city.offered().stream()
                .filter(key -> key.contains("5R.A"))
                .findFirst()
                .orElseThrow());
        assertThat(city.who("Doug").zone().name()).isEqualTo("5R.A");
        assertThat(city.actions("Doug")).as("nothing paid for the walkers").isEqualTo(2);
    }

    @Test
    @Rule({"WZ-M01C-06", "WZ-M01R-01"})
    void theCookOpensADoorFromAfar() {
        City city = city().zombieCards("1", "1");
        Capital.takes(city, "Amy", "4R.A");
        assertThat(city.who("Amy").adrenaline()).isEqualTo(2);
        assertThat(city.offered("open door")).hasSize(3);
        assertThat(city.offered()).contains("open no door");
        city.choose(city.offered("open door").stream()
                .filter(key -> key.contains("3R.s5"))
                .findFirst()
                .orElseThrow());
        settled(city.fromHere());
        assertThat(city.border("3R.B", "3R.s5")).isEqualTo("door");
        assertThat(city.tokens("noise", "4R.A")).isZero();
        assertThat(city.zombies("4R.A") + city.zombies("3R.A"))
                .as("the building is opened")
                .isEqualTo(2);
    }

    @Test
    @Rule({"WZ-M01C-07", "WZ-CARD-13"})
    void theCrowdLetsOneOutside() {
        City city = city().at("4R.A", "Ned").border("door", "7R.s4", "4R.B").border("door", "4R.B", "4R.s5");
        Capital.takes(city, "Amy", "3R.B");
        assertThat(city.offered())
                .as("both doors are equally far")
                .containsExactlyInAnyOrder("place in 7R.s4", "place in 4R.s5");
        city.choose("place in 4R.s5");
        assertThat(city.zombies("4R.s5", "Runner")).isOne();
        assertThat(city.who("Amy").adrenaline()).isOne();
        assertThat(city.who("Ned").adrenaline()).isOne();
        assertThat(city.who("Elle").adrenaline()).as("not in the diner").isZero();
        City near = city().border("door", "7R.s4", "4R.B").border("door", "3R.B", "3R.s5");
        Capital.takes(near, "Amy", "3R.B");
        assertThat(near.zombies("3R.s5", "Runner")).isOne();
    }

    @Test
    @Rule({"WZ-M01-03", "WZ-M01R-01", "WZ-CARD-05"})
    void openDoorsAndTakenCardsWin() {
        String[] cards = {
            "WZ-M01C-01", "WZ-M01C-02", "WZ-M01C-03", "WZ-M01C-04", "WZ-M01C-05", "WZ-M01C-06", "WZ-M01C-07"
        };
        City shut = Capital.taken(city(), cards);
        shut.border("door", "7R.s4", "4R.B").border("door", "4R.B", "4R.s5");
        assertThat(shut.run(new EndPhase()).isOver()).isFalse();
        settled(shut);
        open(shut, "3R.B", "3R.s5");
        settled(shut);
        assertThat(shut.state().status()).isEqualTo(new Status.Won(new RuleId("WZ-M01-03")));
        City left = Capital.taken(city(), Arrays.copyOf(cards, 6));
        left.border("door", "7R.s4", "4R.B").border("door", "4R.B", "4R.s5").border("door", "3R.B", "3R.s5");
        assertThat(left.run(new EndPhase()).isOver()).isFalse();
        left.run(new LiftObjective(left.id("Amy"), 0));
        settled(left);
        assertThat(left.state().isWon()).isTrue();
    }

    @Test
    @Rule("WZ-ALONE-01")
    void playedAloneItIsLostOnlyWhenNobodyIsLeft() {
        City city = city();
        for (String name : TEAM) {
            assertThat(city.isOver()).isFalse();
            city.run(new EliminateSurvivor(city.id(name)));
        }
        assertThat(city.isLost()).isTrue();
        assertThat(city.state().status()).isEqualTo(new Status.Lost(new RuleId("WZ-KO-07")));
    }
}

package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.AtMoment;
import redoubt.horde.round.EndPhase;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Survivor;
import redoubt.horde.terms.Moment;
import redoubt.kernel.RuleId;
import redoubt.kernel.Status;
import redoubt.secondedition.City;
import redoubt.secondedition.mission.m05.ShelterEvent;
import redoubt.secondedition.objective.CardEvent;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.CardsLaid.Fate;
import redoubt.secondedition.washington.Clock;
import redoubt.secondedition.washington.Fallen;
import redoubt.secondedition.washington.Night;
import redoubt.testkit.Rule;

/** Mission 5: a wing of the White House to be explored for a place to stay. */
class Mission5Test {
    private static final String BARRICADE = "WZ-M05C-03";
    private static final String SERVICE = "WZ-M05C-06";
    private static final String TUNNEL = "WZ-M05N-04";
    private static final String PANTRY = "WZ-M05N-05";

    private static City city() {
        return City.mission("WZ-M05").emptyHanded();
    }

    private static City ends(City city, String name) {
        return city.run(new AtMoment(Moment.TURN_ENDS, Optional.of(city.id(name))));
    }

    /** A note lies revealed. */
    private static City known(City city, String note) {
        return city.with(CardsLaid.of(city.table()).with(note, Fate.STAYING));
    }

    private static City lifts(City city, String name) {
        return city.at("11R.d", name).turn(name).choose("lift the barricade");
    }

    /** The team has the keys, and somebody opens the blue door. */
    private static City serviceDoor(City city) {
        return Capital.found(city, "service-keys")
                .at("13V.h", "Amy")
                .turn("Amy")
                .choose("open door to 13V.g");
    }

    @Test
    @Rule({
        "WZ-M05-01",
        "WZ-M05-02",
        "WZ-M05-04",
        "WZ-M05-06",
        "WZ-MAP-06",
        "WZ-GAP-15",
        "WZ-GAP-25",
        "WZ-GAP-47",
        "WZ-CLOCK-04"
    })
    void theTableIsLaid() {
        City city = city();
        assertThat(City.GAME.missions())
                .filteredOn(mission -> mission.id().equals("WZ-M05"))
                .singleElement()
                .satisfies(card -> {
                    assertThat(card.difficulty()).isEqualTo("medium");
                    assertThat(card.length()).isEqualTo("90-minutes");
                });
        assertThat(city.table().annexes().the(Clock.class).hour()).isEqualTo(15);
        assertThat(Capital.tiles(city)).containsExactly("11R@0", "15R@0", "10R@0", "14R@0", "12R@0", "13V@0");
        assertThat(Capital.starts(city)).hasSize(6).containsOnly("10R.d");
        assertThat(Capital.spawns(city)).containsExactly("start 12R.h", "green 11R.b", "red 1 15R.b", "red 2 14R.f");
        assertThat(Capital.isActive(city, "green")).isFalse();
        assertThat(Capital.cards(city))
                .containsExactly(
                        "WZ-M05C-01 10R.a",
                        "WZ-M05C-02 11R.a",
                        "WZ-M05C-04 12R.c",
                        "WZ-M05C-05 12R.i",
                        "WZ-M05C-07 13V.i",
                        "WZ-M05C-08 14R.i",
                        "WZ-M05C-09 15R.c");
        assertThat(Capital.doorCards(city)).containsExactly("WZ-M05C-03 11R.d-11R.g", "WZ-M05C-06 13V.g-13V.h");
        for (int note = 1; note <= 5; note++) {
            assertThat(Capital.fate(city, "WZ-M05N-0" + note)).isEqualTo(Fate.LYING);
        }
        for (String zone : new String[] {"10R.g", "11R.c", "12R.a", "13V.a", "14R.c", "15R.g"}) {
            assertThat(city.tokens("crate", zone)).as(zone).isOne();
        }
    }

    @Test
    @Rule({"WZ-M05-05", "WZ-MAP-06", "WZ-GAP-15"})
    void colouredAndRedDoorsDoNotOpenNormally() {
        City city = city();
        assertThat(city.border("13V.g", "13V.h")).isEqualTo("blue-door");
        assertThat(city.border("11R.g", "11R.d")).isEqualTo("green-door");
        assertThat(city.border("14R.g", "14R.h")).isEqualTo("sealed-door");
        assertThat(city.border("15R.a", "15R.d")).isEqualTo("sealed-door");
        city.skilled("Amy", City.BOX.print().skill("Break-in").orElseThrow()).holds("Amy", "Fire Axe");
        assertThat(city.at("14R.h", "Amy").turn("Amy").offered("open door"))
                .isNotEmpty()
                .noneMatch(key -> key.contains("14R.g"));
        assertThat(city.at("15R.d", "Amy").turn("Amy").offered("open door")).isEmpty();
        assertThat(city.at("11R.d", "Amy").turn("Amy").offered("open door"))
                .isNotEmpty()
                .noneMatch(key -> key.contains("11R.g"));
    }

    @Test
    @Rule("WZ-M05-06")
    void theGreenSpawnZoneSleeps() {
        City city = city().zombieCards("1", "1", "1", "1").run(new SpawnStep());
        assertThat(city.zombies("11R.b")).isZero();
        assertThat(city.zombies("15R.b")).isOne();
    }

    @Test
    @Rule("WZ-M05C-01")
    void ransackedCloakroom() {
        City city = Capital.takes(city(), "Amy", "10R.a");
        assertThat(Capital.keywords(city)).containsExactly("service-keys");
        assertThat(city.zombies("10R.a", "Brute")).isOne();
    }

    @Test
    @Rule({"WZ-M05C-02", "WZ-CARD-06"})
    void guardPost() {
        City city = city().holds("Amy", "Machete", "Flashlight").deck("secret-service", "MP5", "Ka-Bar", "Glock 17");
        Capital.takes(city, "Amy", "11R.a").choose("choose a");
        Capital.settled(city.choose("put MP5 in hand1", City.DONE));
        assertThat(city.cards("Amy"))
                .as("the only weapon goes, the flashlight stays")
                .containsExactlyInAnyOrder("MP5", "Flashlight");
        assertThat(Capital.has(city, "Amy", "praetorian")).isTrue();
        assertThat(Capital.has(city, "Ned", "praetorian")).isFalse();
        City unarmed = city().holds("Amy", "Flashlight").deck("secret-service", "MP5", "Ka-Bar", "Glock 17");
        Capital.takes(unarmed, "Amy", "11R.a");
        assertThat(unarmed.offered())
                .as("without a weapon only the other choice")
                .doesNotContain("choose a");
        unarmed.choose("put MP5 in hand2", City.DONE)
                .choose("discard Ka-Bar", City.DONE)
                .choose("put Glock 17 in pack1", City.DONE);
        assertThat(unarmed.cards("Amy")).containsExactlyInAnyOrder("Flashlight", "MP5", "Glock 17");
        assertThat(Capital.has(unarmed, "Amy", "praetorian")).isFalse();
        City both = city().holds("Amy", "Machete", "Katana");
        Capital.takes(both, "Amy", "11R.a").choose("choose a");
        assertThat(both.offered("discard")).as("one of two weapons").hasSize(2);
    }

    @Test
    @Rule({"WZ-M05C-03", "WZ-M05N-03", "WZ-M05R-01"})
    void twoPairsOfHandsLiftTheBarricade() {
        City city = lifts(city().zombieCards("2"), "Amy");
        assertThat(city.actions("Amy")).isEqualTo(2);
        assertThat(city.offered()).as("once for each survivor").doesNotContain("lift the barricade");
        assertThat(Capital.fate(city, BARRICADE)).isEqualTo(Fate.LYING);
        Capital.settled(lifts(city, "Doug"));
        assertThat(city.border("11R.g", "11R.d")).isEqualTo("door");
        assertThat(city.tokens("noise", "11R.d")).isZero();
        assertThat(Capital.fate(city, BARRICADE)).isEqualTo(Fate.DISCARDED);
        assertThat(city.zombies("11R.g")).as("the room is spawned").isEqualTo(2);
        assertThat(Capital.keywords(city)).containsExactly("tunnel-a");
        assertThat(city.events(CardEvent.CardRead.class))
                .singleElement()
                .satisfies(read -> assertThat(read.survivor().name()).isEqualTo("Doug"));
        assertThat(Capital.fate(city, "WZ-M05N-03")).isEqualTo(Fate.DISCARDED);
        assertThat(city.who("Doug").adrenaline()).as("nobody has a metro map").isZero();
        assertThat(city.events(ShelterEvent.BarricadeLifted.class))
                .extracting(ShelterEvent.BarricadeLifted::missing)
                .containsExactly(1, 0);
    }

    @Test
    @Rule("WZ-M05C-03")
    void theHandsMustComeInTheSameRoundAndFromTheCorridor() {
        City city = lifts(city(), "Amy");
        city.with(table -> table.withRound(table.round() + 1));
        lifts(city, "Doug");
        assertThat(city.border("11R.g", "11R.d")).isEqualTo("green-door");
        lifts(city, "Amy");
        assertThat(city.border("11R.g", "11R.d")).isEqualTo("door");
        assertThat(city().at("11R.e", "Amy").turn("Amy").offered()).doesNotContain("lift the barricade");
        assertThat(city.at("11R.d", "Ned").turn("Ned").offered())
                .as("it is gone")
                .doesNotContain("lift the barricade");
    }

    @Test
    @Rule({"WZ-M05N-03", "WZ-CARD-10"})
    void withAMetroMapTheBarricadeBringsMore() {
        City city = lifts(Capital.achieved(city().zombieCards("1"), "Ned", "metro-map"), "Amy");
        Capital.settled(lifts(city, "Doug"));
        assertThat(city.who("Doug").adrenaline()).as("whoever has it").isEqualTo(3);
    }

    @Test
    @Rule({"WZ-M05C-06", "WZ-M05R-01", "WZ-OBJ-08", "WZ-OBJ-09", "WZ-OBJ-10", "WZ-EX-14", "WZ-CARD-05"})
    void withoutKeysTheServiceDoorStaysShut() {
        City city = city().at("13V.h", "Amy").turn("Amy").choose("open door to 13V.g");
        assertThat(city.border("13V.g", "13V.h")).isEqualTo("blue-door");
        assertThat(Capital.fate(city, SERVICE)).isEqualTo(Fate.RETURNED);
        assertThat(city.actions("Amy")).as("the action is spent").isEqualTo(2);
        assertThat(city.tokens("noise", "13V.h")).isZero();
        assertThat(Capital.fate(city, TUNNEL)).isEqualTo(Fate.LYING);
        Capital.found(city.zombieCards("1"), "service-keys").at("13V.h", "Doug").turn("Doug");
        Capital.settled(city.choose("open door to 13V.g"));
        assertThat(city.border("13V.g", "13V.h")).isEqualTo("door");
        assertThat(Capital.fate(city, SERVICE)).isEqualTo(Fate.DISCARDED);
    }

    @Test
    @Rule({"WZ-M05C-06", "WZ-M05N-04", "WZ-OBJ-07"})
    void theTunnelMouthIsReadBeforeTheSpawn() {
        City city = Capital.settled(serviceDoor(city().zombieCards("2")));
        assertThat(city.border("13V.g", "13V.h")).isEqualTo("door");
        assertThat(Capital.keywords(city)).containsExactly("service-keys", "tunnel-b");
        assertThat(Capital.fate(city, TUNNEL)).isEqualTo(Fate.STAYING);
        assertThat(city.zombies("13V.g")).isEqualTo(2);
        assertThat(city.tokens("noise", "13V.h")).as("silently").isZero();
        assertThat(city.events().stream()
                        .filter(event ->
                                event instanceof CardEvent.NoteRead || event instanceof HordeEvent.BuildingOpened)
                        .map(event -> event.getClass().getSimpleName()))
                .containsExactly("NoteRead", "BuildingOpened");
        City mapped = Capital.achieved(city().zombieCards("2"), "Ned", "metro-map");
        Capital.settled(serviceDoor(mapped));
        assertThat(mapped.border("13V.g", "13V.h")).isEqualTo("door");
        assertThat(mapped.zombies("13V.g")).as("nobody behind it").isZero();
    }

    @Test
    @Rule({"WZ-M05N-03", "WZ-M05N-04", "WZ-LINK-01"})
    void theTunnelNeedsBothMouths() {
        City half = Capital.found(city(), "tunnel-a").at("11R.g", "Amy").turn("Amy");
        assertThat(half.offered("go through")).isEmpty();
        City other = Capital.found(city(), "tunnel-b").at("13V.g", "Amy").turn("Amy");
        assertThat(other.offered("go through")).isEmpty();
        City city = Capital.found(Capital.found(city().zombieCards("1"), "tunnel-a"), "tunnel-b");
        city.at("11R.g", "Doug").turn("Doug").choose("go through to 13V.g");
        assertThat(city.who("Doug").zone().name()).isEqualTo("13V.g");
        assertThat(city.offered("go through")).containsExactly("go through to 11R.g");
    }

    @Test
    @Rule({"WZ-M05C-04", "WZ-M05N-01", "WZ-OBJ-03", "WZ-ACH-04"})
    void lightsOn() {
        City city = city().with(new Clock(20));
        Capital.takes(city, "Amy", "12R.c");
        assertThat(city.offered()).containsExactly("choose a", "choose b");
        int zone = city.zone("10R.e").index();
        assertThat(Night.seenByZombies(city.table(), zone).size())
                .as("by night")
                .isOne();
        city.choose("choose a");
        assertThat(Capital.has(city, "Amy", "let-there-be-light")).isTrue();
        assertThat(Capital.has(city, "Ned", "let-there-be-light")).isTrue();
        assertThat(Capital.isActive(city, "green")).isTrue();
        assertThat(Clock.isNight(city.table())).isFalse();
        assertThat(Night.seenByZombies(city.table(), zone).size())
                .as("as by day")
                .isGreaterThan(1);
        assertThat(Capital.fate(city, "WZ-M05N-01")).isEqualTo(Fate.DISCARDED);
        assertThat(Capital.fate(city, "WZ-M05N-02")).isEqualTo(Fate.UNREAD);
        city.run(new EndPhase());
        assertThat(Clock.isNight(city.table()))
                .as("for the rest of the mission")
                .isFalse();
    }

    @Test
    @Rule({"WZ-M05C-04", "WZ-M05N-02"})
    void candles() {
        City city = city().at("12R.c", "Doug")
                .deck("equipment", "Water", "Flashlight")
                .with(new Clock(20));
        Capital.settled(Capital.takes(city, "Amy", "12R.c").choose("choose b"));
        assertThat(city.who("Amy").adrenaline()).isOne();
        assertThat(city.who("Doug").adrenaline()).isOne();
        assertThat(city.who("Ned").adrenaline()).as("elsewhere").isZero();
        assertThat(city.events(HordeEvent.CardDrawn.class))
                .singleElement()
                .satisfies(drawn -> assertThat(drawn.card()).isEqualTo("Flashlight"));
        assertThat(Capital.isActive(city, "green")).isFalse();
        assertThat(Clock.isNight(city.table())).isTrue();
        assertThat(Capital.has(city, "Amy", "let-there-be-light")).isFalse();
        assertThat(Capital.fate(city, "WZ-M05N-01")).isEqualTo(Fate.UNREAD);
    }

    @Test
    @Rule("WZ-M05C-05")
    void banquetLeftovers() {
        City city =
                city().at("12R.i", "Doug").wounds("Amy", 1).wounds("Doug", 2).wounds("Ned", 1);
        Capital.takes(city, "Amy", "12R.i");
        assertThat(city.who("Amy").wounds()).isZero();
        assertThat(city.who("Doug").wounds()).isOne();
        assertThat(city.who("Ned").wounds()).as("elsewhere").isOne();
        assertThat(city.who("Amy").adrenaline()).isEqualTo(3);
        assertThat(city.tokens("noise", "12R.i")).isEqualTo(2);
    }

    @Test
    @Rule("WZ-M05C-08")
    void pressRoom() {
        City city = city().zombieCards("2").deck("equipment", "Water", "Katana", "Machete");
        Capital.takes(city, "Amy", "14R.i");
        assertThat(city.zombies("14R.i")).isEqualTo(2);
        city.choose("put Water in pack1", City.DONE).choose("put Katana in hand1", City.DONE);
        assertThat(city.cards("Amy")).containsExactlyInAnyOrder("Water", "Katana");
    }

    @Test
    @Rule({"WZ-M05C-09", "WZ-OBJ-11"})
    void floorPlan() {
        City city = Capital.takes(city(), "Amy", "15R.c");
        assertThat(city.offered("look at"))
                .as("all others on the board, no notes")
                .hasSize(8);
        city.choose("look at 13V.g 13V.h").choose("look at 13V.i");
        assertThat(city.events(CardEvent.CardPeekedAt.class))
                .extracting(CardEvent.CardPeekedAt::card)
                .containsExactly(SERVICE, "WZ-M05C-07");
        assertThat(Capital.fate(city, SERVICE)).isEqualTo(Fate.LYING);
        assertThat(city.who("Amy").adrenaline()).isEqualTo(2);
    }

    @Test
    @Rule({"WZ-M05C-07", "WZ-M05N-05", "WZ-M05-03", "WZ-DEC-11", "WZ-CARD-09"})
    void thePantryIsAPlaceToStay() {
        City city = Capital.takes(city(), "Amy", "13V.i");
        assertThat(Capital.fate(city, PANTRY)).isEqualTo(Fate.STAYING);
        ends(Capital.away(city, "13V.i"), "Doug");
        assertThat(city.offered()).containsExactly("settle", "go on exploring");
        city.choose("go on exploring");
        assertThat(city.isOver()).isFalse();
        ends(city, "Ned").choose("settle");
        assertThat(city.state().status()).isEqualTo(new Status.Won(new RuleId("WZ-M05-03")));
        assertThat(Capital.experience(city, "Amy")).isOne();
        assertThat(Capital.experience(city, "Ned")).isOne();
        assertThat(Capital.has(city, "Amy", "tunnel-refugee")).isFalse();
    }

    @Test
    @Rule({"WZ-M05N-05", "WZ-M05R-02"})
    void onlyTogetherAndWithoutZombies() {
        assertThat(ends(Capital.away(city(), "13V.i"), "Amy").isDone())
                .as("the note is not read")
                .isTrue();
        City apart = known(Capital.away(city(), "13V.i").at("13V.f", "Ned"), PANTRY);
        assertThat(ends(apart, "Amy").isDone()).isTrue();
        City bitten = known(Capital.away(city(), "13V.i").zombies("13V.i", "Walker", 1), PANTRY);
        assertThat(ends(bitten, "Amy").isDone()).isTrue();
        City fewer = known(Capital.away(city(), "13V.i").at("10R.d", "Ned"), PANTRY);
        fewer.with(fewer.who("Ned").withPresence(Survivor.Presence.ELIMINATED));
        fewer.with(new Fallen(List.of(new Fallen.One(fewer.id("Ned"), fewer.zone("10R.d"), 1, Fallen.Fate.LYING))));
        ends(fewer, "Amy").choose("settle");
        assertThat(fewer.state().isWon()).isTrue();
        assertThat(Capital.experience(fewer, "Ned")).as("not in play").isZero();
    }

    @Test
    @Rule({"WZ-M05N-04", "WZ-M05-03", "WZ-ACH-03"})
    void theTunnelIsAPlaceToStay() {
        City city = known(Capital.away(city(), "13V.g").at("11R.g", "Ned", "Doug"), TUNNEL);
        city.zombies("13V.h", "Walker", 3);
        ends(city, "Amy").choose("settle");
        assertThat(city.state().isWon()).isTrue();
        assertThat(Capital.has(city, "Amy", "tunnel-refugee")).isTrue();
        assertThat(city.events(CardEvent.ExperienceGained.class))
                .as("this shelter gives no experience, and nothing is told of any")
                .isEmpty();
        assertThat(Capital.has(city, "Ned", "tunnel-refugee")).isTrue();
        assertThat(Capital.experience(city, "Amy")).isZero();
        City bitten = known(Capital.away(city(), "13V.g").zombies("11R.g", "Walker", 1), TUNNEL);
        assertThat(ends(bitten, "Amy").isDone())
                .as("zombies in either room forbid it")
                .isTrue();
        City pantry = known(Capital.away(city(), "13V.i"), TUNNEL);
        assertThat(ends(pantry, "Amy").isDone()).as("the other note's room").isTrue();
    }
}

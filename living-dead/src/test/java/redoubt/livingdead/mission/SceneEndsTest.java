package redoubt.livingdead.mission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.horde.action.Relocate;
import redoubt.horde.cars.Car;
import redoubt.horde.combat.EliminateZombies;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.AtMoment;
import redoubt.horde.table.Survivor;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;
import redoubt.livingdead.Night;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.faces.Face;
import redoubt.livingdead.mission.rules.Chronicle;
import redoubt.livingdead.mission.travel.Journey;
import redoubt.livingdead.mission.travel.LayNext;
import redoubt.testkit.Rule;

/** How the scenes are won and lost, and the rules they share, each tried in its scene. */
class SceneEndsTest {
    private static final String KAREN = "Karen? Poor Little Thing!";

    private static Night third() {
        Night night = Night.scene("NL-M03");
        for (String name : List.of("Barbra", "Ben", "Tom", "Harry")) {
            night.choose("start " + name + " in 2R.f");
        }
        return night.choose("start Helen in 4R.k").emptyHanded();
    }

    private static Night begun(String scene) {
        return scene.equals("NL-M03") ? third() : Night.scene(scene).emptyHanded();
    }

    private static List<String> searches(Night night) {
        return night.offered().stream().filter(key -> key.startsWith("search")).toList();
    }

    private static Night playersPhaseEnds(Night night) {
        return night.run(new AtMoment(Moment.PLAYERS_PHASE_ENDS, Optional.empty()));
    }

    private static Night kills(Night night, String name, String zone) {
        int relative = night.table().print().zombie(LivingDead.RELATIVE).index();
        night.ghouls(LivingDead.RELATIVE, 1, zone);
        return night.run(new EliminateZombies(night.id(name), night.table().zone(zone), relative, 1));
    }

    @Test
    @Rule({"NL-M02-04", "NL-GAP-49"})
    void theLastHouseholdCardWinsBeforeItsEffect() {
        Night night = begun("NL-M02").deck("household", KAREN, "Planks").acts("Ben");
        night.choose("search");
        assertThat(night.state().isOver()).isFalse();
        assertThat(night.ghoulsIn("2R.f")).isEqualTo(1);
        Night last = begun("NL-M02").deck("household", KAREN).acts("Ben");
        last.choose("search");
        assertThat(last.state().status()).hasToString("Won[rule=NL-M02-04]");
        assertThat(last.ghoulsIn("2R.f")).isZero();
    }

    @Test
    @Rule("NL-GAP-49")
    void aDeckWithoutCardsAndDiscardsIsNotSearchedElsewhere() {
        assertThat(searches(begun("NL-M05").deck("household").acts("Ben"))).isEmpty();
        assertThat(searches(begun("NL-M05")
                        .deck("household")
                        .discards("household", "Scope")
                        .acts("Ben")))
                .containsExactly("search");
    }

    private static void houseIsLost(String scene, String rule) {
        Night outside = playersPhaseEnds(begun(scene).ghouls("Walker", 3, "1R.4"));
        assertThat(outside.state().isOver()).isFalse();
        Night inside = begun(scene).ghouls("Walker", 1, "4R.p").acts("Ben");
        assertThat(inside.state().isOver()).isFalse();
        playersPhaseEnds(inside);
        assertThat(inside.state().status()).hasToString("Lost[rule=" + rule + "]");
    }

    @Test
    @Rule({"NL-M02-05", "NL-M04-04", "NL-M05-05"})
    void aGhoulInTheHouseWhenThePlayersPhaseEndsIsADefeat() {
        houseIsLost("NL-M02", "NL-M02-05");
        houseIsLost("NL-M04", "NL-M04-04");
        houseIsLost("NL-M05", "NL-M05-05");
    }

    @Test
    @Rule({"NL-M03-04", "NL-M03-05"})
    void firesGatherTheTokensAndAnEmptyBoardWins() {
        Night night = third().holds("Tom", "Molotov")
                .at("2R.6", "Tom")
                .ghouls("Walker", 1, "2R.9")
                .ghouls("Walker", 1, "2R.7")
                .acts("Tom");
        night.choose("throw Molotov at 2R.9", "move red 1 to 4R.2");
        assertThat(night.table().spawnPoints())
                .allMatch(point -> point.zone().name().equals("4R.2"));
        assertThat(night.state().isOver()).isFalse();
        night.run(new EliminateZombies(night.id("Ben"), night.table().zone("2R.7"), 0, 1));
        assertThat(night.state().status()).hasToString("Won[rule=NL-M03-04]");
    }

    @Test
    @Rule("NL-M03-04")
    void anEmptyBoardAloneWinsNothing() {
        Night night = third().ghouls("Walker", 1, "2R.7");
        night.run(new EliminateZombies(night.id("Ben"), night.table().zone("2R.7"), 0, 1));
        assertThat(night.state().isOver()).isFalse();
    }

    @Test
    @Rule("NL-M05-04")
    void everybodyMustBeAtOrangeAndHaveKilledARelative() {
        Night night = begun("NL-M05");
        for (Survivor survivor : night.table().survivors()) {
            if (!survivor.name().equals("Judy")) {
                night.experience(survivor.name(), 19);
                night.choose(night.offered().getFirst());
            }
            assertThat(night.state().isOver()).isFalse();
        }
        for (Survivor survivor : night.table().survivors()) {
            kills(night, survivor.name(), "1R.4");
            assertThat(night.state().isOver()).as(survivor.name()).isFalse();
        }
        night.experience("Judy", 17);
        assertThat(night.state().isOver()).isFalse();
        night.experience("Judy", 1);
        assertThat(night.state().status()).hasToString("Won[rule=NL-M05-04]");
    }

    @Test
    @Rule("NL-M05-04")
    void aRelativeKilledByAnotherDoesNotCount() {
        Night night = begun("NL-M05");
        for (Survivor survivor : night.table().survivors()) {
            night.experience(survivor.name(), 19);
            night.choose(night.offered().getFirst());
        }
        for (int i = 0; i < 6; i++) {
            kills(night, "Ben", "1R.4");
        }
        assertThat(night.state().isOver()).isFalse();
    }

    @Test
    @Rule("NL-M07-04")
    void aRelativeMustFallAtTheWhiteToken() {
        Night night = kills(begun("NL-M07"), "Ben", "5V.4");
        assertThat(night.state().isOver()).isFalse();
        night.ghouls("Walker", 1, "6V.5")
                .run(new EliminateZombies(night.id("Ben"), night.table().zone("6V.5"), 0, 1));
        assertThat(night.state().isOver()).isFalse();
        kills(night, "Ben", "6V.5");
        assertThat(night.state().status()).hasToString("Won[rule=NL-M07-04]");
    }

    private static Night everybodyAt(Night night, String zone) {
        night.table().survivors().forEach(survivor -> night.at(zone, survivor.name()));
        return night;
    }

    @Test
    @Rule("NL-M04-03")
    void theCarAtThePumpWinsOnceTheTileIsClear() {
        Night night = begun("NL-M04");
        night.with(table -> Car.put(table, Car.at(table.zone("5R.5")))).ghouls("Walker", 1, "5R.9");
        assertThat(night.acts("Ben").state().isOver()).isFalse();
        night.run(new EliminateZombies(night.id("Ben"), night.table().zone("5R.9"), 0, 1));
        assertThat(night.state().status()).hasToString("Won[rule=NL-M04-03]");
    }

    @Test
    @Rule("NL-M06-03")
    void theEndOfTheRoadWinsWhenThePlayersPhaseEnds() {
        Night night = everybodyAt(begun("NL-M06"), "2V.4");
        playersPhaseEnds(night);
        assertThat(night.state().isOver()).as("where they began").isFalse();
        night.with(new Journey(List.of(), "2V", List.of("2V"), 6, false));
        playersPhaseEnds(night);
        assertThat(night.state().status()).hasToString("Won[rule=NL-M06-03]");
    }

    @Test
    @Rule({"NL-M08-03", "NL-M08-04", "NL-M08-09", "NL-M08-10", "NL-M08-11"})
    void johnnysCarWinsWithADriverOnTheLastTile() {
        Night night = Night.scene("NL-M08");
        assertThat(night.asked().id()).isEqualTo("NL-M08-03");
        night.choose(night.offered().getFirst()).emptyHanded();
        String newest = night.table().annexes().the(Journey.class).newest();
        night.run(new Relocate(night.id("Ben"), night.table().zone(newest + ".5")))
                .finish();
        assertThat(night.events(HordeEvent.TileLaid.class))
                .extracting(laid -> laid.rule().id())
                .containsExactly("NL-M08-03", "NL-M08-09");
        newest = night.table().annexes().the(Journey.class).newest();
        night.with(new Journey(List.of("6V"), newest, List.of(), 4, false))
                .run(new LayNext())
                .finish();
        assertThat(night.events(HordeEvent.TileLaid.class).getLast().rule().id())
                .isEqualTo("NL-M08-10");
        everybodyAt(night, "6V.5");
        night.run(new AtMoment(Moment.END_PHASE, Optional.empty()));
        assertThat(night.events(HordeEvent.TileTakenAway.class))
                .extracting(gone -> gone.rule().id())
                .containsOnly("NL-M08-11");
        playersPhaseEnds(night);
        assertThat(night.state().isOver()).as("nobody drives").isFalse();
        night.with(table -> Car.put(table, Car.at(table.zone("6V.5")).drivenBy(night.id("Ben"))));
        playersPhaseEnds(night);
        assertThat(night.state().status()).hasToString("Won[rule=NL-M08-04]");
    }

    @Test
    @Rule("NL-M09-03")
    void theLastRoomSearchedWins() {
        Night night = Night.scene("NL-M09").choose("driver Ben").emptyHanded();
        List<String> rooms =
                List.of("2R.f", "2R.g", "2R.c", "3R.h", "3R.s", "3R.u", "4R.k", "4R.n", "4R.p", "6R.1", "6R.2");
        for (String room : rooms) {
            night.with(table -> Chronicle.noted(table, "searched " + room));
        }
        night.with(table -> table.with(
                table.annexes().the(Car.class).without(night.id("Ben")).without(night.id("Tom"))));
        night.deck("household", "Scope", "Scope").at("3R.h", "Ben").acts("Ben").choose("search household");
        assertThat(night.state().isOver()).as("the barn is not done").isFalse();
        night.at("6R.3", "Tom").acts("Tom").choose("search household");
        assertThat(night.state().status()).hasToString("Won[rule=NL-M09-03]");
    }

    @Test
    @Rule({"NL-M01-13", "NL-M06-06"})
    void whoMayNotSearchInARoomIsToldByWhichRule() {
        Night corpse = begun("NL-M01").at("3R.u", "Ben").acts("Ben");
        assertThat(Night.GAME.obstacles(corpse.state()))
                .contains(new Obstacle("Search", "nothing to search here", new RuleId("NL-M01-13")));
        Night house = begun("NL-M06").at("1R.l", "Ben").acts("Ben");
        assertThat(searches(house)).isNotEmpty();
        house.choose(house.offered("open").getFirst());
        assertThat(searches(house)).isEmpty();
        assertThat(Night.GAME.obstacles(house.state()))
                .contains(new Obstacle("Search", "nothing to search here", new RuleId("NL-M06-06")));
    }

    @Test
    @Rule({"NL-M09-05", "NL-M10-06", "NL-M10-07"})
    void whoDrivesAndWhoBeginsExperiencedIsARuleOfTheScene() {
        Night ninth = Night.scene("NL-M09");
        assertThat(ninth.asked().id()).isEqualTo("NL-M09-05");
        Night tenth = Night.scene("NL-M10");
        assertThat(tenth.asked().id()).isEqualTo("NL-M10-07");
        assertThat(tenth.events(HordeEvent.AdrenalineGained.class))
                .hasSize(6)
                .allMatch(gained -> gained.rule().id().equals("NL-M10-06"));
    }

    @ParameterizedTest
    @CsvSource({"NL-M03, 2R.f", "NL-M04, 1R.l", "NL-M05, 3R.h"})
    @Rule({"NL-M03-08", "NL-M04-06", "NL-M05-07"})
    void whoGivesTheRifleAwayMayTurn(String scene, String zone) {
        Night night = begun(scene)
                .at(zone, "Ben", "Tom")
                .holds("Ben", "starting/Winchester 94")
                .acts("Ben");
        night.choose("trade with Tom", "give Winchester 94 of hand1 to Tom");
        assertThat(night.offered()).containsExactly("turn to Zombicide mode", "stay in Romero mode");
        night.choose("turn to Zombicide mode");
        assertThat(night.face("Ben")).isEqualTo(Face.ZOMBICIDE);
        assertThat(night.face("Tom")).isEqualTo(Face.ROMERO);
    }

    @Test
    @Rule("NL-M07-06")
    void nobodyTrustsInTheSeventhScene() {
        Night night = begun("NL-M07")
                .mode(Face.ROMERO, "Ben", "Tom")
                .holds("Ben", "starting/Winchester 94")
                .acts("Ben");
        night.choose("trade with Tom", "give Winchester 94 of hand1 to Tom");
        assertThat(night.offered()).doesNotContain("turn to Zombicide mode").contains("done");
    }

    @ParameterizedTest
    @CsvSource({
        "NL-M01, 2R.g, 3R.s",
        "NL-M03, 2R.g, 3R.u",
        "NL-M04, 4R.p, 3R.u",
        "NL-M05, 2R.g, 3R.u",
        "NL-M07, 2R.g, 3R.u"
    })
    @Rule({"NL-M01-11", "NL-M03-09", "NL-M04-07", "NL-M05-08", "NL-M07-06"})
    void weaponsAreFoundInTheirCaches(String scene, String melee, String ranged) {
        assertThat(searches(begun(scene)
                        .mode(Face.ZOMBICIDE, "Ben")
                        .at(melee, "Ben")
                        .acts("Ben")))
                .containsExactly("search household", "search melee");
        assertThat(searches(
                        begun(scene).mode(Face.ROMERO, "Ben").at(melee, "Ben").acts("Ben")))
                .containsExactly("search");
        List<String> upstairs = searches(
                begun(scene).mode(Face.ZOMBICIDE, "Ben").at(ranged, "Ben").acts("Ben"));
        assertThat(upstairs)
                .isEqualTo(scene.equals("NL-M01") ? List.of("search") : List.of("search household", "search ranged"));
    }

    @Test
    @Rule("NL-M01-11")
    void gunsAreFoundBeyondTheCorpse() {
        Night night = begun("NL-M01").at("3R.s", "Tom").acts("Tom").choose("remove corpse");
        assertThat(searches(night.mode(Face.ZOMBICIDE, "Ben").at("3R.u", "Ben").acts("Ben")))
                .containsExactly("search household", "search ranged");
    }

    @ParameterizedTest
    @CsvSource({"NL-M06, 1R.b", "NL-M08, 5R.m", "NL-M09, 4R.p", "NL-M10, 2R.g"})
    @Rule({"NL-M06-05", "NL-M08-06", "NL-M09-06", "NL-M10-08"})
    void theArmoryIsOpenInEveryRoomAndMode(String scene, String room) {
        for (Face face : Face.values()) {
            Night night = begun(scene);
            while (!night.asked().id().equals("NL-ROUND-03")) {
                night.choose(night.offered().getFirst());
            }
            night.run(new LeaveEverybody());
            assertThat(searches(night.mode(face, "Ben").at(room, "Ben").acts("Ben")))
                    .as(scene + " " + face)
                    .containsExactly("search household", "search melee", "search ranged");
        }
    }

    @Test
    @Rule("NL-GAP-48")
    void aSurvivorWhoDiesInTheWinningFireLosesTheGame() {
        Night night = Night.scene("NL-M10").choose("driver Ben").emptyHanded();
        night.run(new LeaveEverybody())
                .gather("6V.5")
                .holds("Ben", "Molotov")
                .at("6V.5", "Ben")
                .acts("Ben");
        night.choose("throw Molotov at 6V.5");
        assertThat(night.state().status()).hasToString("Lost[rule=NL-END-02]");
        Night safe = Night.scene("NL-M10").choose("driver Ben").emptyHanded();
        safe.run(new LeaveEverybody())
                .gather("6V.5")
                .holds("Ben", "Molotov")
                .at("6V.4", "Ben")
                .acts("Ben");
        safe.choose("throw Molotov at 6V.5");
        assertThat(safe.state().status()).hasToString("Won[rule=NL-M10-03]");
    }

    @Test
    @Rule("NL-GAP-48")
    void theEndOfAPlayersPhaseIsNoDefeatForThoseWhoHaveWon() {
        Night night = begun("NL-M02")
                .ghouls("Walker", 1, "1R.l")
                .deck("household", "Planks")
                .acts("Ben");
        night.choose("search");
        assertThat(night.state().status()).hasToString("Won[rule=NL-M02-04]");
    }
}

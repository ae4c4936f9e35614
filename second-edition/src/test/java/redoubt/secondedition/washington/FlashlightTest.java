package redoubt.secondedition.washington;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.event.HordeEvent.CardDrawn;
import redoubt.horde.round.AtMoment;
import redoubt.horde.round.EndPhase;
import redoubt.horde.table.MarkKind;
import redoubt.horde.terms.Moment;
import redoubt.horde.view.OddsView;
import redoubt.horde.view.SearchView;
import redoubt.horde.view.Viewing;
import redoubt.kernel.Option;
import redoubt.secondedition.City;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.washington.WashingtonEvent.LightAimed;
import redoubt.secondedition.washington.WashingtonEvent.LightSeen;
import redoubt.secondedition.washington.WashingtonEvent.LightWentOut;
import redoubt.testkit.Rule;

/** Flashlights at night. On tile 11V the zones b, e and h lie in one line, and so does h of 10V above it. */
class FlashlightTest {
    private static final String SHOT = "ranged Shotgun 11V.e";

    private static City night(String tiles) {
        return City.of(tiles, new Clock.Runs(), new Night(), new LightWakes(), new KnockOut())
                .with(new Clock(22));
    }

    private static City anton() {
        return night("11V").survivor("Anton", "b").holds("Anton", "Shotgun", "", "Flashlight");
    }

    /** What the survivor whose turn it is reads before a search. */
    private static SearchView search(City city) {
        return Viewing.of(city.table()).searches().getFirst();
    }

    private static List<String> lit(City city) {
        List<String> zones = new ArrayList<>();
        Lights.lit(city.table())
                .forEachIndex(zone -> zones.add(city.table().zone(zone).name()));
        return zones;
    }

    @Test
    @Rule({"WZ-EX-06", "WZ-LIGHT-02", "WZ-LIGHT-05", "WZ-LIGHT-08"})
    void aFlashlightLightsTheTargetOfAShotForFree() {
        City city = anton().zombies("e", "Runner", 2).dice(4, 4).acts("Anton");
        assertThat(city.offered("ranged")).contains(SHOT, SHOT + " by light");
        city.choose(SHOT + " by light");
        assertThat(city.attack().accuracy()).isEqualTo(4);
        assertThat(lit(city)).containsExactlyInAnyOrder("11V.b", "11V.e");
        assertThat(city.actions("Anton")).isEqualTo(2);
        assertThat(city.events(LightAimed.class))
                .extracting(event -> event.rule().id())
                .containsExactly("WZ-LIGHT-05");
        City dark = anton().zombies("e", "Runner", 2).dice(4, 4).acts("Anton").choose(SHOT);
        assertThat(dark.attack().accuracy()).isEqualTo(6);
        assertThat(lit(dark)).isEmpty();
    }

    @Test
    @Rule({"WZ-EX-07", "WZ-LIGHT-07", "WZ-LIGHT-01"})
    void zombiesThenSeeWhoCarriesIt() {
        City city = anton().zombies("e", "Runner", 2);
        int runners = city.zone("e").index();
        int anton = city.zone("b").index();
        assertThat(Night.seenByZombies(city.table(), runners).contains(anton)).isFalse();
        city.dice(1, 1).acts("Anton").choose(SHOT + " by light");
        assertThat(Night.seenByZombies(city.table(), runners).contains(anton)).isTrue();
    }

    @Test
    @Rule({"WZ-EX-08", "WZ-EX-09", "WZ-LIGHT-09"})
    void othersShootAtWhatIsLitFromAfarAndItWakesZombies() {
        City city = night("10V / 11V")
                .survivor("Angelo", "10V.h")
                .holds("Angelo", "Sniper Rifle")
                .survivor("Anton", "11V.b")
                .holds("Anton", "Shotgun", "", "Flashlight")
                .zombies("11V.e", "Runner", 3);
        assertThat(city.acts("Angelo").offered("ranged")).as("too dark").doesNotContain("ranged Sniper Rifle 11V.e");
        city.dice(1, 1).acts("Anton").choose(SHOT + " by light", "end turn");
        city.dice(6).acts("Angelo").choose("ranged Sniper Rifle 11V.e");
        assertThat(city.attack().accuracy()).isEqualTo(3);
        City brute = night("10V / 11V")
                .survivor("Anton", "11V.b")
                .holds("Anton", "Shotgun", "", "Flashlight")
                .zombies("11V.h", "Brute", 1);
        brute.acts("Anton").choose("switch on the light", "aim at 11V.e", "end turn");
        assertThat(Night.seenByZombies(brute.table(), brute.zone("11V.h").index())
                        .contains(brute.zone("10V.h").index()))
                .isFalse();
        brute.run(new AtMoment(Moment.PLAYERS_PHASE_ENDS, Optional.empty()));
        assertThat(brute.events(LightSeen.class)).hasSize(1);
    }

    @Test
    @Rule({"WZ-EX-10", "WZ-LIGHT-02", "WZ-LIGHT-11", "WZ-LIGHT-14", "WZ-GAP-35"})
    void aSearchByLightDrawsTwoCardsAndMayLightTheOwnZoneAlone() {
        City city = night("11R").survivor("Tess", "i").holds("Tess", "", "", "Flashlight");
        city.deck(SecondEdition.EQUIPMENT_DECK, "Machete", "Katana").acts("Tess");
        assertThat(city.decision().options())
                .filteredOn(option -> option instanceof SearchByLight)
                .allSatisfy(option -> assertThat(option.marks()).contains(MarkKind.DECK.mark("equipment")))
                .hasSize(1);
        assertThat(search(city)).isEqualTo(new SearchView("Tess", List.of("equipment"), 1, List.of()));
        assertThat(city.decision().options())
                .filteredOn(option -> option instanceof SearchByLight)
                .allSatisfy(option -> assertThat(option.marks()).contains(MarkKind.COUNT.mark("2")));
        city.choose("search equipment by light", "aim at a wall");
        assertThat(lit(city)).containsExactly("11R.i");
        city.choose("discard Machete", City.DONE);
        assertThat(city.events(CardDrawn.class)).hasSize(2);
        City dark = night("11R").survivor("Tess", "i").holds("Tess", "", "", "Flashlight");
        dark.deck(SecondEdition.EQUIPMENT_DECK, "Machete", "Katana")
                .acts("Tess")
                .choose("search", "discard Machete", City.DONE);
        assertThat(dark.events(CardDrawn.class)).as("in the dark it is no help").hasSize(1);
        City day = City.of("11R").survivor("Tess", "i").holds("Tess", "", "", "Flashlight");
        day.deck(SecondEdition.EQUIPMENT_DECK, "Machete", "Katana").acts("Tess");
        SearchView.HelpView light = new SearchView.HelpView("card", "Flashlight", "Z2-TRAIT-01");
        assertThat(search(day)).isEqualTo(new SearchView("Tess", List.of("equipment"), 2, List.of(light)));
        assertThat(day.offered()).noneMatch(key -> key.contains("light"));
        day.choose("search", "discard Machete", City.DONE);
        assertThat(day.events(CardDrawn.class)).as("by day it always works").hasSize(2);
    }

    @Test
    @Rule({"WZ-LIGHT-03", "WZ-LIGHT-04", "WZ-LIGHT-06", "WZ-DEC-05"})
    void itIsSwitchedOnTurnedWithEveryActionAndSwitchedOff() {
        City city = anton().acts("Anton");
        assertThat(city.offered("switch")).containsExactly("switch on the light");
        assertThat(city.offered("turn")).isEmpty();
        city.choose("switch on the light");
        assertThat(city.offered()).containsExactly("aim at 11V.a", "aim at 11V.e", "aim at a wall");
        city.choose("aim at 11V.e");
        assertThat(lit(city)).containsExactlyInAnyOrder("11V.b", "11V.e");
        assertThat(city.actions("Anton")).isEqualTo(2);
        city.choose("move 11V.e");
        assertThat(lit(city)).as("it goes along").containsExactly("11V.e");
        city.choose("turn the light", "aim at 11V.h");
        assertThat(lit(city)).containsExactlyInAnyOrder("11V.e", "11V.h");
        assertThat(city.actions("Anton")).isEqualTo(1);
        assertThat(city.offered("turn")).as("once with each action").isEmpty();
        city.choose("switch off the light");
        assertThat(lit(city)).isEmpty();
        assertThat(city.events(LightWentOut.class))
                .extracting(event -> event.rule().id())
                .containsExactly("WZ-LIGHT-06");
    }

    @Test
    @Rule({"WZ-LIGHT-11", "WZ-LIGHT-15"})
    void aClosedDoorStopsTheBeamUntilItOpens() {
        City city = night("11V")
                .survivor("Tess", "e")
                .holds("Tess", "", "", "Flashlight")
                .acts("Tess");
        city.choose("switch on the light", "aim at 11V.f");
        assertThat(lit(city)).containsExactly("11V.e");
        city.border("door", "11V.e", "11V.f");
        assertThat(lit(city)).containsExactlyInAnyOrder("11V.e", "11V.f");
    }

    @Test
    @Rule({"WZ-LIGHT-06", "WZ-LIGHT-13", "WZ-KO-08", "WZ-GAP-34"})
    void itGoesOutWithTheCardWithItsBearerAndAtDaybreak() {
        City city = anton().survivor("Ben", "b").acts("Anton").choose("switch on the light", "aim at 11V.e");
        city.choose("discard Anton pack1 Flashlight");
        assertThat(Lights.of(city.table()).beams()).isEmpty();
        City fallen = anton().survivor("Ben", "b").acts("Anton").choose("switch on the light", "aim at 11V.e");
        fallen.run(new EliminateSurvivor(fallen.id("Anton")));
        assertThat(Lights.of(fallen.table()).beams()).isEmpty();
        City morning = anton().with(new Clock(6)).acts("Anton").choose("switch on the light", "aim at 11V.e");
        morning.run(new EndPhase());
        assertThat(Lights.of(morning.table()).beams()).isEmpty();
        assertThat(morning.events(LightWentOut.class).getFirst().rule().id()).isEqualTo("WZ-LIGHT-13");
    }

    /** In the corridors of 11R: the zones d, e, f lie in one line and b, e, h in another, with room i beside h. */
    @Test
    @Rule({"WZ-EX-11", "WZ-GAP-09", "WZ-LIGHT-04", "WZ-LIGHT-09"})
    void mindyCrossesTheWhiteHouseByFlashlight() {
        City city = night("11R")
                .survivor("Mindy", "f", "+1 Action")
                .holds("Mindy", "Shotgun", "", "Flashlight")
                .border("door", "11R.h", "11R.i")
                .zombies("e", "Brute", 1)
                .zombies("d", "Walker", 2)
                .zombies("b", "Walker", 1)
                .turn("Mindy", 4, 1, 4, 1);
        city.choose("ranged Shotgun 11R.e by light");
        assertThat(lit(city)).containsExactlyInAnyOrder("11R.f", "11R.e");
        assertThat(city.zombies("e")).isZero();
        city.choose("move 11R.e", "turn the light", "aim at 11R.d", "ranged Shotgun 11R.d");
        assertThat(city.attack().accuracy()).as("without a penalty").isEqualTo(4);
        assertThat(city.zombies("d")).isEqualTo(1);
        city.choose("move 11R.h", "turn the light", "aim at 11R.i");
        assertThat(lit(city)).containsExactlyInAnyOrder("11R.h", "11R.i");
        city.run(new AtMoment(Moment.PLAYERS_PHASE_ENDS, Optional.empty()));
        assertThat(city.events(LightSeen.class))
                .extracting(event -> event.zone().name())
                .containsExactly("11R.b");
        assertThat(city.zombies("b")).as("it acts once more").isZero();
        assertThat(city.zombies("d")).isEqualTo(1);
        city.activate();
        while (!city.isDone()) {
            city.choose(city.offered().getFirst());
        }
        assertThat(city.zombies("d")).as("then both move").isZero();
    }

    @Test
    @Rule("WZ-LIGHT-08")
    void theOddsOfAShotByLightKnowOfTheLight() {
        City city = anton().zombies("e", "Runner", 2).acts("Anton");
        assertThat(needed(city, SHOT)).isEqualTo(6);
        assertThat(needed(city, SHOT + " by light")).isEqualTo(4);
        assertThat(lit(city)).as("nothing has happened yet").isEmpty();
    }

    private static int needed(City city, String key) {
        Option shot = city.state().decision().option(key).orElseThrow();
        return ((OddsView) City.GAME.odds(city.state(), shot).orElseThrow()).needed();
    }

    @Test
    @Rule({"WZ-COMP-06", "WZ-LIGHT-13"})
    void sixSurvivorsHaveABeamEach() {
        City city = night("11V");
        for (String name : List.of("A1", "A2", "A3", "A4", "A5", "A6")) {
            city.survivor(name, "b").holds(name, "Flashlight", "Flashlight");
        }
        for (String name : List.of("A1", "A2", "A3", "A4", "A5", "A6")) {
            city.acts(name).choose("switch on the light", "aim at 11V.e");
            assertThat(city.offered("switch on")).as("only one each").isEmpty();
        }
        assertThat(Lights.of(city.table()).beams()).hasSize(6);
    }
}

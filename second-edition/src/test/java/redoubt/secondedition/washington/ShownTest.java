package redoubt.secondedition.washington;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.table.Phase;
import redoubt.horde.view.BoardView.ZoneView;
import redoubt.horde.view.TableView;
import redoubt.horde.view.Viewing;
import redoubt.horde.zombies.Forecast;
import redoubt.secondedition.City;
import redoubt.secondedition.washington.FallenView.OneView;
import redoubt.secondedition.washington.LightsView.BeamView;
import redoubt.secondedition.washington.LightsView.WatcherView;
import redoubt.testkit.Rule;

/** What a view says of clock, light, links and those who were knocked out. On tile 11V the zones b, e and h lie in one line. */
class ShownTest {
    private static City at(int hour, String tiles) {
        City city = City.of(tiles, new Clock.Runs(), new Night(), new LightWakes(), new KnockOut());
        return city.with(new Clock(hour)).survivor("Anton", "b").holds("Anton", "Shotgun", "", "Flashlight");
    }

    private static City turned(City city, String zone) {
        return city.with(new Lights(List.of(), List.of(new Lights.Beam(city.id("Anton"), city.zone(zone)))));
    }

    private static <X> Optional<X> shown(City city, Class<X> type) {
        TableView view = Viewing.of(city.table());
        return view.annexes().stream().filter(type::isInstance).map(type::cast).findFirst();
    }

    @Test
    @Rule({"WZ-CLOCK-02", "WZ-CLOCK-04"})
    void theClockTellsHowManyRoundsAreLeftUntilItTurns() {
        assertThat(shown(at(15, "11V"), ClockView.class)).contains(new ClockView(15, false, 19, 4));
        assertThat(shown(at(18, "11V"), ClockView.class)).contains(new ClockView(18, false, 19, 1));
        assertThat(shown(at(20, "11V"), ClockView.class)).contains(new ClockView(20, true, 7, 11));
        assertThat(shown(at(6, "11V"), ClockView.class)).contains(new ClockView(6, true, 7, 1));
    }

    @Test
    @Rule("WZ-ALONE-03")
    void withoutNightsTheClockNeverTurnsAndWithoutAClockThereIsNone() {
        City plain = City.of("11V", new Clock.Runs()).survivor("Anton", "b");
        assertThat(shown(plain, ClockView.class)).isEmpty();
        assertThat(shown(plain.with(new Clock(20)), ClockView.class)).contains(new ClockView(20, false, 7, 0));
    }

    @Test
    @Rule({"WZ-NIGHT-02", "WZ-LIGHT-03"})
    void byNightAZoneIsLitOrSeenCloseByOrDark() {
        assertThat(shown(turned(at(15, "11V"), "e"), LightsView.class))
                .as("by day")
                .isEmpty();
        LightsView dark = shown(at(22, "11V"), LightsView.class).orElseThrow();
        assertThat(dark.lit()).isEmpty();
        assertThat(dark.beams()).isEmpty();
        assertThat(dark.seen()).contains("11V.b", "11V.e").doesNotContain("11V.h");
        LightsView light = shown(turned(at(22, "11V"), "e"), LightsView.class).orElseThrow();
        assertThat(light.lit()).containsExactlyInAnyOrder("11V.b", "11V.e");
        assertThat(light.seen()).doesNotContain("11V.b", "11V.e", "11V.h");
        assertThat(light.beams()).containsExactly(new BeamView("Anton", "11V.e"));
    }

    @Test
    @Rule({"WZ-LIGHT-03", "WZ-LIGHT-11"})
    void aBeamThatIsTurnedToAWallOrTooFarAwayLightsNoOtherZone() {
        for (String zone : List.of("b", "h")) {
            LightsView light =
                    shown(turned(at(22, "11V"), zone), LightsView.class).orElseThrow();
            assertThat(light.beams()).as(zone).containsExactly(new BeamView("Anton", ""));
            assertThat(light.lit()).as(zone).containsExactly("11V.b");
        }
    }

    @Test
    @Rule("WZ-LIGHT-09")
    void zombiesThatSeeALightAreShownWithTheNearestOne() {
        City city = turned(at(22, "11V"), "e").zombies("h", "Walker", 2).zombies("a", "Walker", 1);
        LightsView light = shown(city, LightsView.class).orElseThrow();
        assertThat(light.watchers()).contains(new WatcherView("11V.h", "11V.e"));
        assertThat(shown(at(22, "11V").zombies("h", "Walker", 2), LightsView.class)
                        .orElseThrow()
                        .watchers())
                .as("nothing burns")
                .isEmpty();
        assertThat(shown(turned(at(22, "11V"), "e").zombies("b", "Walker", 1), LightsView.class)
                        .orElseThrow()
                        .watchers())
                .as("its own zone, not the one beside it")
                .containsExactly(new WatcherView("11V.b", "11V.b"));
        City between = at(22, "11V");
        between.with(new Lights(List.of(between.zone("b"), between.zone("h")), List.of()))
                .zombies("e", "Walker", 1);
        assertThat(shown(between, LightsView.class).orElseThrow().watchers())
                .as("of two that are equally near the first")
                .containsExactly(new WatcherView("11V.e", "11V.b"));
    }

    @Test
    @Rule("WZ-LIGHT-09")
    void theForecastBeginsWithThoseWhoSeeALight() {
        City city = turned(at(22, "11V"), "e").zombies("h", "Walker", 2);
        Forecast forecast = Forecast.of(City.GAME, city.table());
        assertThat(forecast.groups())
                .extracting(group -> group.roused().map(rule -> rule.id()).orElse("phase") + " " + group.from() + " to "
                        + group.step())
                .containsExactly("WZ-LIGHT-09 11V.h to 11V.e", "phase 11V.e to 11V.b");
        City dark = at(22, "11V").zombies("e", "Walker", 2);
        assertThat(Forecast.of(City.GAME, dark.table()).groups())
                .allSatisfy(group -> assertThat(group.roused()).isEmpty());
        City phase = turned(at(22, "11V"), "e").zombies("h", "Walker", 2).with(table -> table.withPhase(Phase.ZOMBIES));
        assertThat(new LightWakes().activation(phase.table()))
                .as("once the zombies act, nobody is woken any more")
                .isEmpty();
        assertThat(new LightWakes().activation(city.table())).isPresent();
    }

    @Test
    @Rule({"WZ-KO-02", "WZ-KO-03"})
    void whoeverLiesThereHasTwoEndsOfRoundLeft() {
        City city = City.of("10V", new KnockOut())
                .survivor("Ana", "a")
                .survivor("Ben", "a")
                .with(table -> table.withRound(3));
        assertThat(shown(city, FallenView.class)).isEmpty();
        city = city.run(new EliminateSurvivor(city.id("Ana")));
        assertThat(shown(city, FallenView.class).orElseThrow().all())
                .containsExactly(new OneView("Ana", "10V.a", 3, Fallen.Fate.LYING, 2));
        city = city.with(table -> table.withRound(4));
        assertThat(shown(city, FallenView.class).orElseThrow().all())
                .extracting(OneView::roundsLeft)
                .containsExactly(1);
        city.with(Fallen.of(city.table()).with(city.id("Ana"), Fallen.Fate.DEAD));
        assertThat(shown(city, FallenView.class).orElseThrow().all())
                .as("for the dead there is nothing to wait for")
                .containsExactly(new OneView("Ana", "10V.a", 3, Fallen.Fate.DEAD, 0));
    }

    @Test
    @Rule({"WZ-LINK-01", "WZ-LINK-02"})
    void aLinkShowsBothEndsAndWhatItCosts() {
        City tiles = City.of("11R 13V");
        City city = City.of("11R 13V", new Link(tiles.zone("11R.g"), tiles.zone("13V.g"), 1))
                .survivor("Ana", "11R.g");
        assertThat(shown(city, LinkView.class)).contains(new LinkView("dumbwaiter", "11R.g", "13V.g", 1));
        City stairs = City.of("11R 13V", new Link(Link.Kind.STAIRS, tiles.zone("11R.g"), tiles.zone("13V.g"), 0));
        assertThat(shown(stairs.survivor("Ana", "11R.g"), LinkView.class))
                .contains(new LinkView("stairs", "11R.g", "13V.g", 0));
        City tunnel = City.of("11R 13V", new Link(tiles.zone("11R.g"), tiles.zone("13V.g"), 0));
        assertThat(shown(tunnel.survivor("Ana", "11R.g"), LinkView.class))
                .contains(new LinkView("tunnel", "11R.g", "13V.g", 0));
    }

    @Test
    @Rule({"WZ-LIGHT-07", "WZ-HUM-01"})
    void lightsAndHumveesAreMarkedWhereTheyAre() {
        City city = turned(at(22, "11V"), "e");
        assertThat(Viewing.of(city.table()).landmarks())
                .extracting(landmark -> landmark.kind() + " " + landmark.zone())
                .containsExactlyInAnyOrder("light 11V.b", "light 11V.e");
        ZoneSet humvees = ZoneSet.of(city.zone("h").index());
        City parked = City.of("11V", new SecretService(humvees)).survivor("Ana", "b");
        assertThat(Viewing.of(parked.table()).landmarks())
                .extracting(landmark -> landmark.kind() + " " + landmark.zone())
                .containsExactly("humvee 11V.h");
    }

    @Test
    @Rule("Z2-BSPAWN-01")
    void roomsSayWhatIsPrintedInThem() {
        TableView view = Viewing.of(City.of("1R").survivor("Ana", "B").table());
        assertThat(view.board().zones().stream().filter(zone -> zone.flags().contains("dark")))
                .extracting(ZoneView::name)
                .containsExactly("1R.A");
    }

    @Test
    @Rule({"WZ-LIGHT-04", "WZ-LIGHT-09"})
    void whoeverTurnsABeamSeesHowManyGroupsWouldSeeIt() {
        City city = at(22, "11V").zombies("g", "Walker", 2).acts("Anton").choose("switch on the light");
        assertThat(city.state().decision().options())
                .extracting(
                        option -> option.key() + " " + option.marks().getLast().id())
                .contains("aim at 11V.a 1", "aim at 11V.e 0")
                .last()
                .isEqualTo("aim at a wall 0");
    }
}

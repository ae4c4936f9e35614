package redoubt.secondedition.washington;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.Attacks;
import redoubt.horde.round.AtMoment;
import redoubt.horde.round.EndPhase;
import redoubt.horde.terms.Moment;
import redoubt.secondedition.City;
import redoubt.secondedition.washington.WashingtonEvent.DayBroke;
import redoubt.secondedition.washington.WashingtonEvent.HourStruck;
import redoubt.secondedition.washington.WashingtonEvent.LightSeen;
import redoubt.secondedition.washington.WashingtonEvent.NightFell;
import redoubt.testkit.Rule;

/** The clock, and what the night changes. On tile 11V the zones b, e and h lie in one line, with sandbags between e and h. */
class NightTest {
    private static City at(int hour, String... skills) {
        return City.of("11V", new Clock.Runs(), new Night(), new LightWakes())
                .with(new Clock(hour))
                .survivor("Ana", "b", skills);
    }

    private static City lit(City city, String... zones) {
        return city.with(new Lights(Arrays.stream(zones).map(city::zone).toList(), List.of()));
    }

    private static boolean sees(City city, String zone) {
        return Attacks.sight(city.table(), city.who("Ana"))
                .sees(city.who("Ana").zone().index(), city.zone(zone).index());
    }

    private static boolean zombiesSee(City city, String from, String zone) {
        return Night.seenByZombies(city.table(), city.zone(from).index())
                .contains(city.zone(zone).index());
    }

    @Test
    @Rule({"WZ-CLOCK-01", "WZ-CLOCK-02", "WZ-CLOCK-04", "WZ-CLOCK-05"})
    void theClockAdvancesInTheEndPhaseAndNightLastsFromSevenToSix() {
        City evening = at(18).run(new EndPhase());
        assertThat(evening.events(HourStruck.class).getFirst().hour()).isEqualTo(19);
        assertThat(evening.events(NightFell.class))
                .extracting(event -> event.rule().id())
                .containsExactly("WZ-CLOCK-02");
        assertThat(Clock.isNight(evening.table())).isTrue();
        City midnight = at(23).run(new EndPhase());
        assertThat(midnight.events(HourStruck.class).getFirst().hour()).isZero();
        assertThat(midnight.events(NightFell.class)).isEmpty();
        City morning = at(6).run(new EndPhase());
        assertThat(morning.events(DayBroke.class)).hasSize(1);
        assertThat(Clock.isNight(morning.table())).isFalse();
        assertThat(new Clock(18).isNight()).isFalse();
        assertThat(new Clock(6).isNight()).isTrue();
    }

    @Test
    @Rule("WZ-ALONE-03")
    void withoutAClockItIsAlwaysDay() {
        City city = City.of("11V", new Clock.Runs(), new Night()).survivor("Ana", "b");
        assertThat(city.run(new EndPhase()).events(HourStruck.class)).isEmpty();
        assertThat(sees(city, "h")).isTrue();
    }

    @Test
    @Rule({"WZ-NIGHT-02", "WZ-NIGHT-05"})
    void survivorsSeeOneZoneFar() {
        assertThat(sees(at(12), "h")).isTrue();
        City night = at(22);
        assertThat(sees(night, "e")).isTrue();
        assertThat(sees(night, "b")).isTrue();
        assertThat(sees(night, "h")).isFalse();
    }

    @Test
    @Rule({"WZ-NIGHT-01", "WZ-NIGHT-04"})
    void zombiesSeeOnlyTheirOwnZone() {
        assertThat(zombiesSee(at(12), "e", "b")).isTrue();
        City night = at(22);
        assertThat(zombiesSee(night, "e", "b")).isFalse();
        assertThat(zombiesSee(night, "e", "e")).isTrue();
    }

    @Test
    @Rule({"WZ-LIGHT-07", "WZ-LIGHT-16", "WZ-NIGHT-06"})
    void everybodySeesWhatIsLit() {
        City night = lit(at(22), "h");
        assertThat(sees(night, "h")).isTrue();
        assertThat(zombiesSee(night, "b", "h")).isTrue();
        assertThat(zombiesSee(night, "e", "b")).isFalse();
        assertThat(sees(lit(at(22), "g"), "g")).as("but not round a corner").isFalse();
    }

    @Test
    @Rule("WZ-NIGHT-02")
    void whatIsSeenIsKeptUntilALightMoves() {
        City night = lit(at(22), "h");
        assertThat(Attacks.sight(night.table(), night.who("Ana")))
                .isSameAs(Attacks.sight(night.table(), night.who("Ana")));
        var before = Attacks.sight(night.table(), night.who("Ana"));
        assertThat(Attacks.sight(lit(night, "e").table(), night.who("Ana"))).isNotSameAs(before);
        assertThat(sees(night, "h")).isFalse();
    }

    private static int needed(City city) {
        city.holds("Ana", "Shotgun").zombies("e", "Walker", 1).dice(6, 6).acts("Ana");
        city.choose("ranged Shotgun 11V.e");
        return city.attack().accuracy();
    }

    @Test
    @Rule({"WZ-NIGHT-03", "WZ-LIGHT-08", "WZ-SKILL-NIGHTFIGHTER", "WZ-SKILL-NIGHTVISION", "WZ-SKILL-NOTES"})
    void shotsIntoTheDarkNeedASix() {
        assertThat(needed(at(12))).isEqualTo(4);
        assertThat(needed(at(22))).isEqualTo(6);
        assertThat(needed(lit(at(22), "e"))).as("at a lit zone").isEqualTo(4);
        assertThat(needed(at(22).skilled("Ana", new NightFighter()))).isEqualTo(5);
        assertThat(needed(lit(at(22), "e").skilled("Ana", new NightFighter()))).isEqualTo(4);
        assertThat(needed(at(22).skilled("Ana", new NightVision()))).isEqualTo(4);
    }

    @Test
    @Rule("WZ-NIGHT-04")
    void blowsAreNotChanged() {
        City city =
                at(22).holds("Ana", "Machete").zombies("b", "Walker", 1).dice(6).acts("Ana");
        assertThat(city.choose("melee Machete 11V.b").attack().accuracy()).isEqualTo(3);
    }

    @Test
    @Rule({"WZ-SKILL-NIGHTVISION", "WZ-SKILL-NOTES"})
    void nightVisionSeesAsByDayButIsSeenNoBetter() {
        City city = at(22).skilled("Ana", new NightVision());
        assertThat(sees(city, "h")).isTrue();
        assertThat(zombiesSee(city, "e", "b")).isFalse();
    }

    @Test
    @Rule("WZ-NIGHT-06")
    void aHomeDefenderSeesNoFartherAtNightExceptWhatIsLit() {
        City byDay = City.of("12V").survivor("Ana", "a", "Home defender");
        assertThat(sees(byDay, "c")).isTrue();
        City night = City.of("12V", new Night()).with(new Clock(22)).survivor("Ana", "a", "Home defender");
        assertThat(sees(night, "b")).isTrue();
        assertThat(sees(night, "c")).isFalse();
        assertThat(sees(lit(night, "c"), "c")).isTrue();
    }

    private static City playersDone(City city) {
        return city.run(new AtMoment(Moment.PLAYERS_PHASE_ENDS, Optional.empty()));
    }

    @Test
    @Rule({"WZ-LIGHT-09", "WZ-LIGHT-10", "WZ-LIGHT-12"})
    void zombiesThatSeeALightActOnceMore() {
        City city = lit(at(22), "e", "h").zombies("e", "Walker", 1).zombies("c", "Walker", 1);
        playersDone(city);
        assertThat(city.events(LightSeen.class))
                .extracting(event -> event.rule().id() + " " + event.zone())
                .as("once, and not the one behind a wall")
                .containsExactly("WZ-LIGHT-09 11V.e");
        assertThat(city.zombies("b")).as("towards the noise, not the light").isEqualTo(1);
        assertThat(city.zombies("c")).isEqualTo(1);
        City dark = at(22).zombies("e", "Walker", 1);
        assertThat(playersDone(dark).events(LightSeen.class)).isEmpty();
        assertThat(dark.zombies("e")).isEqualTo(1);
        City day = lit(at(12), "e").zombies("e", "Walker", 1);
        assertThat(playersDone(day).events(LightSeen.class))
                .as("by day it is nothing")
                .isEmpty();
    }
}

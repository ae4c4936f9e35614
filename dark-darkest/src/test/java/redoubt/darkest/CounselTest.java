package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Side;
import redoubt.board.Zone;
import redoubt.darkest.reaction.Forecast;
import redoubt.darkest.table.Camera;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.ZombieState;
import redoubt.darkest.terror.CheckCameras;
import redoubt.darkest.view.Chances;
import redoubt.kernel.Obstacle;
import redoubt.testkit.Rule;

/** What the table tells players before they choose: odds, why not, and what is coming. */
class CounselTest {
    private static Chances odds(Mansion mansion, String key) {
        var option = mansion.decision().option(key).orElseThrow();
        assertThat(mansion.game().hasOdds(option)).isTrue();
        return (Chances) mansion.game().odds(mansion.state(), option).orElseThrow();
    }

    private static double chance(Chances odds, String what, int least) {
        return odds.chances().stream()
                .filter(chance -> chance.what().equals(what) && chance.atLeast() == least)
                .findFirst()
                .orElseThrow()
                .likelihood();
    }

    /** The sums over "at least" are the expected hits of the ledger: 0.33 with one die, 0.56 with two, 0.94 with three. */
    @Test
    @Rule("DD-GAP-04")
    void theOddsOfAFightCountWhatFailuresCancel() {
        Mansion mansion = Mansion.with("Bruce", "Nina").zombies("E1.a", 3).act("Bruce", "Nina");
        assertThat(chance(odds(mansion, "fight Bruce bare hands"), "hits", 1)).isEqualTo(1.0 / 3, within(1e-9));
        assertThat(sum(odds(mansion, "fight Nina Combat Knife G"))).isEqualTo(0.556, within(0.001));
        assertThat(sum(odds(mansion, "fight Bruce Handgun R"))).isEqualTo(0.944, within(0.001));
    }

    private static double sum(Chances odds) {
        return odds.chances().stream().mapToDouble(Chances.Chance::likelihood).sum();
    }

    /** Terror counts in 0, 11 and 30 % of searches with one, two and three dice. */
    @Test
    @Rule("DD-GAP-04")
    void theOddsOfASearchAndOfBreakingFree() {
        Mansion two = Mansion.with("Bruce", "Nina").act("Bruce");
        assertThat(chance(odds(two, "search Bruce"), "terror", 1)).isEqualTo(4.0 / 36, within(1e-9));
        assertThat(chance(odds(two, "search Bruce"), "cards", 1)).isEqualTo(5.0 / 9, within(1e-9));
        Mansion three = Mansion.with("Bruce", "Nina", "Leo").act("Bruce");
        assertThat(chance(odds(three, "search Bruce"), "terror", 1)).isEqualTo(0.30, within(0.005));
        Mansion held = Mansion.with("Bruce", "Nina")
                .zombies("E1.a", 1)
                .grabbed("Bruce", Grab.ORDINARY)
                .act("Bruce");
        assertThat(chance(odds(held, "break free Bruce"), "free", 1))
                .as("three dice")
                .isEqualTo(1 - Math.pow(5.0 / 6, 3), within(1e-9));
    }

    @Test
    @Rule("DD-CHECK-01")
    void theOddsOfACameraCheck() {
        Mansion mansion = Mansion.with("Bruce", "Nina", "Leo").at("Leo", "O01.a");
        mansion.cameras(new Camera(mansion.room("E1.a"), Side.W)).run(new CheckCameras());
        assertThat(chance(odds(mansion, "check E1.a by E1.a"), "terror", 1)).isEqualTo(11.0 / 36, within(1e-9));
    }

    @Test
    void obstaclesSayWhyAnActionIsMissing() {
        Mansion mansion = Mansion.with("Bruce", "Nina").zombies("E1.a", 1).act("Bruce");
        assertThat(mansion.game().obstacles(mansion.state()))
                .extracting(Obstacle::action, Obstacle::reason)
                .contains(tuple("move", "enemies"), tuple("put out", "no fire"))
                .noneMatch(tuple -> tuple.toList().contains("fight"));
        Mansion free = Mansion.with("Bruce", "Nina").act("Bruce");
        assertThat(free.game().obstacles(free.state()))
                .extracting(Obstacle::action)
                .contains("fight")
                .doesNotContain("move");
    }

    @Test
    void theForecastNamesWhoAttacksAndWhoComes() {
        Mansion mansion = Mansion.with("Bruce", "Nina")
                .zombies("E1.a", 2)
                .zombies("I01.a", 3)
                .zombies("O09.a", 4)
                .act("Bruce");
        Forecast forecast = (Forecast) mansion.game().forecast(mansion.state()).orElseThrow();
        assertThat(forecast.threats())
                .extracting(threat -> threat.from().name() + " " + threat.attacks() + " " + threat.dice())
                .containsExactlyInAnyOrder("E1.a true 2", "I01.a true 3");
    }

    @Test
    @Rule("DD-ZMOVE-01")
    void theForecastNamesTheFirstStepsOfWhoComesAndNoneOfWhoStands() {
        Mansion mansion = Mansion.with("Bruce", "Nina")
                .zombies("E1.a", 2)
                .zombies("O01.a", 3)
                .act("Bruce");
        Forecast forecast = (Forecast) mansion.game().forecast(mansion.state()).orElseThrow();
        assertThat(forecast.threats())
                .extracting(
                        threat -> threat.from().name(),
                        threat -> threat.steps().stream().map(Zone::name).toList())
                .containsExactlyInAnyOrder(tuple("E1.a", List.of()), tuple("O01.a", List.of("E1.a")));
        assertThat(forecast.fire()).as("nothing burns").isEmpty();
    }

    @Test
    @Rule("DD-FIRE-15")
    void theForecastTellsTheFourWaysOfTheFire() {
        Mansion mansion = Mansion.with("Bruce", "Nina").fire("C2", 1).act("Bruce");
        Forecast forecast = (Forecast) mansion.game().forecast(mansion.state()).orElseThrow();
        assertThat(forecast.fire())
                .as("C2 is the north-west corner")
                .extracting(
                        Forecast.FireWay::direction,
                        way -> way.to().map(Zone::name).orElse("out"))
                .containsExactly(
                        tuple(Side.N, "out"), tuple(Side.E, "O11.a"), tuple(Side.S, "O07.a"), tuple(Side.W, "out"));
    }

    @Test
    @Rule({"DD-CHECK-01", "DD-SKILL-CONCEALMENT"})
    void theOddsOfACameraCheckLeaveOutTheConcealed() {
        Mansion mansion = Mansion.with("Leo", "Nina").skill("Leo", 1).at("Nina", "E1.a");
        mansion.cameras(new Camera(mansion.room("E1.a"), Side.W), new Camera(mansion.room("O01.a"), Side.E))
                .run(new CheckCameras());
        assertThat(chance(odds(mansion, "check E1.a by E1.a"), "terror", 1)).isEqualTo(1.0 / 6, within(1e-9));
    }

    @Test
    void onlyRollsHaveOdds() {
        Mansion mansion = Mansion.with("Bruce", "Nina").act("Bruce");
        var move = mansion.decision().option("move Bruce O01.a").orElseThrow();
        assertThat(mansion.game().hasOdds(move)).isFalse();
        assertThat(mansion.game().odds(mansion.state(), move)).isEmpty();
    }

    @Test
    @Rule({"DD-ITEM-23", "DD-ITEM-27"})
    void theOddsKnowWhatWeaponsMakeOfAims() {
        Mansion shotgun = Mansion.with("Bruce", "Nina")
                .without("Bruce")
                .item("Bruce", "Shotgun")
                .zombies("E1.a", 3)
                .act("Bruce");
        Chances odds = odds(shotgun, shotgun.offered("fight Bruce Shotgun").getFirst());
        assertThat(chance(odds, "hits", 3))
                .as("three dice of which three faces hit")
                .isEqualTo(1.0 / 8, within(1e-9));
        Mansion shurikans = Mansion.with("Chuck", "Nina").zombies("E1.a", 1).act("Chuck");
        assertThat(odds(shurikans, shurikans.offered("fight Chuck Shurikans").getFirst())
                        .chances())
                .containsExactly(new Chances.Chance("hits", 1, 1));
    }

    @Test
    @Rule({"DD-REACT-06", "DD-ZMOVE-01"})
    void theForecastTellsThoseWhoStandFromThoseWhoCome() {
        Mansion mansion = Mansion.with("Bruce", "Nina", "Leo")
                .at("Leo", "O09.a")
                .zombies("E1.a", ZombieState.FRESH, 2)
                .zombies("I01.a", 8)
                .token("O01.a", 3)
                .act("Bruce", "Nina");
        assertThat(((Forecast) mansion.game().forecast(mansion.state()).orElseThrow()).threats())
                .extracting(
                        Forecast.Threat::enemy,
                        threat -> threat.from().name(),
                        Forecast.Threat::moves,
                        Forecast.Threat::attacks,
                        Forecast.Threat::dice,
                        threat -> threat.rule().id())
                .containsExactlyInAnyOrder(
                        tuple("horde", "E1.a", 0, false, 0, "DD-REACT-06"),
                        tuple("horde", "I01.a", 2, true, 6, "DD-ZMOVE-01"),
                        tuple("token", "O01.a", 1, true, 0, "DD-ZMOVE-01"));
    }

    @Test
    void nothingIsForecastWhileEnemiesReactOrTheGameIsOver() {
        Mansion reaction =
                Mansion.with("Bruce", "Nina").zombies("E1.a", 1).dice(1).react("Bruce");
        assertThat(reaction.game().forecast(reaction.state())).isEmpty();
        assertThat(reaction.game().obstacles(reaction.state())).isEmpty();
        Mansion over = Mansion.with("Bruce", "Nina")
                .zombies("E1.a", 1)
                .grabbed("Bruce", Grab.ORDINARY)
                .grabbed("Nina", Grab.ORDINARY)
                .settle();
        assertThat(over.isLost()).isTrue();
        assertThat(over.game().forecast(over.state())).isEmpty();
        assertThat(over.game().obstacles(over.state())).isEmpty();
    }
}

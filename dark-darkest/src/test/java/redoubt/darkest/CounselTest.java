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
import redoubt.darkest.victims.Victims;
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

    private static List<String> expected(Mansion mansion) {
        return ((Forecast) mansion.game().forecast(mansion.state()).orElseThrow())
                .threats().stream()
                        .map(threat -> threat.from().name()
                                + (threat.attacks() ? " attacks" : threat.perhaps() ? " may attack" : " comes"))
                        .toList();
    }

    @Test
    @Rule({"DD-BEAST-07", "DD-GAP-62"})
    void theForecastKnowsTheDieAndTheShotsOfTheSecurityGuard() {
        Mansion two = Mansion.with("Bruce", "Nina");
        assertThat(expected(two.creature("Security Guard", "I01.a").act("Bruce")))
                .as("a 1 is enough to see them")
                .containsExactly("I01.a attacks");
        assertThat(expected(two.creature("Security Guard", "I08.a").act("Bruce")))
                .as("a 1 is not")
                .containsExactly("I08.a may attack");
        assertThat(expected(two.creature("Security Guard", "I01.a", 0, 2, 2, 2).act("Bruce")))
                .as("with its blue area gone a 1 is no step")
                .containsExactly("I01.a may attack");
        assertThat(expected(two.creature("Security Guard", "O08.a").act("Bruce")))
                .as("not even a 4 is enough")
                .containsExactly("O08.a comes");
        assertThat(expected(two.creature("Security Guard", "E1.a", 1, 2, 2, 2).act("Bruce")))
                .containsExactly("E1.a attacks");
    }

    @Test
    @Rule({"DD-CREA-04", "DD-CREA-05", "DD-CMOVE-01"})
    void theForecastKnowsWhatACreatureHasLost() {
        Mansion two = Mansion.with("Bruce", "Nina");
        assertThat(expected(two.creature("Zombie Dog", "I08.a").act("Bruce"))).containsExactly("I08.a attacks");
        assertThat(expected(two.creature("Zombie Dog", "I08.a", 0, 2, 2, 1, 1).act("Bruce")))
                .as("slower by one")
                .containsExactly("I08.a comes");
        Mansion tame = Mansion.with(Mansion.house("DD-A").with("creature-attack", "-1"), "Bruce", "Nina");
        assertThat(expected(tame.creature("Undead Bird", "E1.a", 1, 1, 0, 1, 2).act("Bruce")))
                .as("no dice are left")
                .containsExactly("E1.a comes");
    }

    @Test
    @Rule({"DD-VIC-05", "DD-CMOVE-01"})
    void theForecastKnowsThatVictimsAreHunted() {
        Mansion mansion = Mansion.with(
                        Mansion.house("DD-A").with("expansions", "victims").with("victims", "1"), "Bruce", "Nina")
                .with(table -> table.with(new Victims(List.of(), 0, 0)))
                .victim("O09.a")
                .creature("Zombie Dog", "O08.a")
                .act("Bruce");
        assertThat(expected(mansion)).as("the Victim is one step away").containsExactly("O08.a attacks");
    }

    @Test
    @Rule({"DD-REACT-03", "DD-ZMOVE-02"})
    void theForecastKeepsZombiesInOneArea() {
        Mansion mansion = Mansion.with("Bruce", "Nina")
                .at("Bruce", "C2.a")
                .zombies("I08.a", 1)
                .act("Bruce", "Nina");
        assertThat(expected(mansion))
                .as("Bruce is locked in, and the way to Nina leaves his area")
                .isEmpty();
        assertThat(expected(mansion.at("Nina", "I01.a").act("Bruce", "Nina")))
                .as("in the area around Nina")
                .containsExactly("I08.a attacks");
    }

    @Test
    @Rule({"DD-GAP-78", "DD-REACT-10"})
    void theForecastCountsThoseWhoStandUpAndNotThoseWhoCame() {
        Mansion laid = Mansion.with("Bruce", "Nina")
                .zombies("E1.a", ZombieState.LAID, 2)
                .act("Bruce");
        assertThat(expected(laid)).containsExactly("E1.a attacks");
        Mansion fresh = Mansion.with("Bruce", "Nina")
                .zombies("O01.a", ZombieState.FRESH, 2)
                .act("Bruce");
        assertThat(expected(fresh)).as("they come and do not attack yet").containsExactly("O01.a comes");
    }

    @Test
    @Rule({"DD-ITEM-30", "DD-REACT-03"})
    void theForecastIsUnsureOfMinesAndOfWhatThePlayersChoose() {
        Mansion mined = Mansion.with("Bruce", "Nina")
                .zombies("O01.a", 4)
                .with(table -> table.with(table.notes()
                        .withMines(table.notes().mines().with(table.house().entrance()))))
                .act("Bruce");
        assertThat(expected(mined)).containsExactly("O01.a may attack");
        Mansion split = Mansion.with("Bruce", "Nina")
                .at("Bruce", "O07.a")
                .zombies("I01.a", 1)
                .act("Bruce", "Nina");
        assertThat(expected(split))
                .as("two steps to either of them, in an area of its own")
                .containsExactly("I01.a attacks");
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

package redoubt.livingdead.modes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.kernel.SetUp;
import redoubt.livingdead.Night;
import redoubt.livingdead.edition.LivingDead;
import redoubt.testkit.Rule;

/** What survivors may do, by the house ruling and by the other reading. */
class SurvivorReadingsTest {
    private static SetUp setUp(String scene, String... readings) {
        SetUp setUp = SetUp.of(LivingDead.ID, scene);
        return readings.length == 0 ? setUp : setUp.with("other-readings", readings);
    }

    private static Night scene(String scene, String... readings) {
        return Night.of(setUp(scene, readings)).emptyHanded();
    }

    private static List<String> starting(Night night, String word) {
        return night.offered().stream().filter(key -> key.startsWith(word)).toList();
    }

    private static Night rifleGiven(boolean isBesideRelative, String... readings) {
        Night night = scene("NL-M02", readings).holds("Ben", "starting/Winchester 94");
        return night.ghouls("Relative", isBesideRelative ? 1 : 0, "3R.3")
                .acts("Ben")
                .choose("trade with Tom", "give Winchester 94 of hand1 to Tom");
    }

    @Test
    @Rule("NL-GAP-15")
    void trustBesideARelativeCountsForLaterOrNotAtAll() {
        assertThat(rifleGiven(true).offered()).contains("turn to Zombicide mode");
        assertThat(rifleGiven(true, "NL-GAP-15").offered()).doesNotContain("turn to Zombicide mode");
        assertThat(rifleGiven(false, "NL-GAP-15").offered()).contains("turn to Zombicide mode");
    }

    @Test
    @Rule("NL-GAP-17")
    void inTheFirstSceneBenIsFirstOrWhomThePlayersChoose() {
        Night common = Night.of(setUp("NL-M01").withSeats(6));
        assertThat(common.table().firstPlayer()).isEqualTo(common.who("Ben").seat());
        Night other = Night.of(setUp("NL-M01", "NL-GAP-17").withSeats(6));
        assertThat(other.offered()).hasSize(6);
        String last = other.offered().getLast();
        other.choose(last);
        assertThat(last).isEqualTo("first player " + other.table().firstPlayer());
        assertThat(other.table().firstPlayer()).isNotEqualTo(common.table().firstPlayer());
        assertThat(other.table().dropped()).hasSize(1);
    }

    private static Night rolledAgain(String... readings) {
        Night night = scene("NL-M02", readings).at("1R.8", "Ben").holds("Ben", "Uzi", "", "Plenty of Bullets");
        night.ghouls("Walker", 3, "1R.9").dice(6, 1, 2, 5, 1, 1).acts("Ben");
        return night.choose("ranged Uzi 1R.9", "roll again");
    }

    @Test
    @Rule("NL-GAP-23")
    void allDiceAreRolledAgainOrOnlyTheFailures() {
        assertThat(rolledAgain().ghoulsIn("1R.9")).isEqualTo(2);
        assertThat(rolledAgain("NL-GAP-23").ghoulsIn("1R.9")).isEqualTo(1);
    }

    private static List<String> planksOffered(String... readings) {
        Night night = scene("NL-M02", readings).at("1R.b", "Ben").holds("Ben", "", "", "Planks");
        return starting(night.border("barricade", "1R.b", "1R.8").acts("Ben"), "close barricade");
    }

    @Test
    @Rule("NL-GAP-26")
    void planksBringExperienceOrDoNothing() {
        assertThat(planksOffered()).contains("close barricade to 1R.8", "close barricade to 1R.8 with Planks");
        assertThat(planksOffered("NL-GAP-26")).containsExactly("close barricade to 1R.8");
        Night first = scene("NL-M01", "NL-GAP-26").holds("Ben", "", "", "Planks");
        assertThat(first.acts("Ben").offered()).contains("make barricade of Planks");
    }

    private static Night armedInTheCar(String... readings) {
        Night night = Night.of(setUp("NL-M09", readings)).choose("driver Ben").emptyHanded();
        String zone = night.who("Ben").zone().name();
        return night.holds("Tom", "Machete", "Sawed-Off").ghouls("Walker", 1, zone);
    }

    @Test
    @Rule("NL-GAP-34")
    void thoseInTheCarFightOrDoNot() {
        Night common = armedInTheCar().acts("Tom");
        assertThat(starting(common, "melee")).isNotEmpty();
        assertThat(starting(common, "ranged")).isNotEmpty();
        Night other = armedInTheCar("NL-GAP-34").acts("Tom");
        assertThat(starting(other, "melee")).isEmpty();
        assertThat(starting(other, "ranged")).isEmpty();
        assertThat(other.offered()).anyMatch(key -> key.startsWith("trade"));
        other.choose("leave car");
        assertThat(starting(other, "melee")).isNotEmpty();
        assertThat(starting(other, "ranged")).isNotEmpty();
    }

    private static List<String> shots(String... readings) {
        Night night = scene("NL-M02", readings).at("1R.8", "Ben").holds("Ben", "Sawed-Off", "Machete");
        night.ghouls("Walker", 1, "1R.9").acts("Ben");
        assertThat(starting(night, "melee")).isEmpty();
        return starting(night, "ranged");
    }

    @Test
    @Rule("NL-GAP-37")
    void onlyZonesWithGhoulsAreShotAtOrAny() {
        assertThat(shots()).containsExactly("ranged Sawed-Off 1R.9");
        assertThat(shots("NL-GAP-37")).containsExactlyInAnyOrder("ranged Sawed-Off 1R.8", "ranged Sawed-Off 1R.9");
    }

    private static Night onTheStairs(int ghouls, String... readings) {
        return scene("NL-M01", readings)
                .at("3R.s", "Tom")
                .ghouls("Walker", ghouls, "3R.s")
                .acts("Tom");
    }

    @Test
    @Rule("NL-GAP-50")
    void theCorpseIsRemovedBesideGhoulsOrNot() {
        assertThat(onTheStairs(1).offered()).contains("remove corpse");
        assertThat(onTheStairs(1, "NL-GAP-50").offered()).doesNotContain("remove corpse");
        assertThat(onTheStairs(0, "NL-GAP-50").offered()).contains("remove corpse");
    }

    private static Night inTheLivingRoom(int ghouls, String... readings) {
        return scene("NL-M01", readings)
                .at("1R.l", "Tom")
                .ghouls("Walker", ghouls, "1R.l")
                .acts("Tom");
    }

    @Test
    @Rule("NL-GAP-51")
    void barricadesAreTakenBesideGhoulsOrNot() {
        String taking = "pick up barricade to 1R.b";
        assertThat(inTheLivingRoom(1).offered()).contains(taking);
        assertThat(inTheLivingRoom(1, "NL-GAP-51").offered()).doesNotContain(taking);
        assertThat(inTheLivingRoom(0, "NL-GAP-51").offered()).contains(taking);
    }

    private static Night driving(String... readings) {
        return Night.of(setUp("NL-M09", readings)).choose("driver Ben").acts("Ben");
    }

    @Test
    @Rule("NL-GAP-75")
    void theCarComesBackInOneActionOrNot() {
        String back = "drive 5V.4 5V.5";
        assertThat(driving().offered()).contains(back, "drive 5V.4 5V.1");
        Night other = driving("NL-GAP-75");
        assertThat(other.offered()).contains("drive 5V.4 5V.1").doesNotContain(back);
        other.choose("drive 5V.4");
        assertThat(other.offered()).contains("drive 5V.5");
    }

    @Test
    @Rule("NL-GAP-25")
    void karenBringsARelativeOrNothing() {
        for (boolean isOther : List.of(false, true)) {
            Night night = isOther ? scene("NL-M05", "NL-GAP-25") : scene("NL-M05");
            night.deck("household", "Karen? Poor Little Thing!", "Scope")
                    .acts("Ben")
                    .choose("search");
            assertThat(night.table().zombies().total()).isEqualTo(isOther ? 0 : 1);
            assertThat(night.cards("Ben")).isEmpty();
            assertThat(night.table().deck("household").discard().size()).isEqualTo(1);
            assertThat(night.offered()).contains("end turn");
        }
    }
}

package redoubt.livingdead.barricades;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;
import redoubt.livingdead.Farm;
import redoubt.testkit.Rule;

class ImprovisedBarricadesTest {
    private static Farm house() {
        return Farm.of("4R 3R / 1R 2R", new ImprovisedBarricades(Farm.GROUND, 11))
                .survivor("Ben", "1R.l");
    }

    @Rule("NL-M01-14")
    @Rule("NL-M01-07")
    @Rule("NL-GAP-51")
    @Test
    void anOpenBarricadeIsPickedUpEvenBesideAGhoul() {
        Farm farm = house().border("barricade", "1R.l", "1R.b")
                .ghouls(Farm.WALKER, 1, "1R.l")
                .acts("Ben")
                .choose("pick up barricade to 1R.b");
        assertThat(farm.who("Ben").carried()).containsExactly("barricade");
        assertThat(farm.who("Ben").turn().actions()).isEqualTo(2);
        assertThat(farm.border("1R.l", "1R.b")).isEqualTo("doorway");
    }

    @Rule("NL-GAP-51")
    @Test
    void aClosedBarricadeCannotBePickedUp() {
        Farm farm = house().border("closed-barricade", "1R.l", "1R.b").acts("Ben");
        assertThat(farm.offered()).noneMatch(key -> key.startsWith("pick up"));
    }

    @Rule("NL-M01-15")
    @Test
    void anyNumberIsCarriedAndTakesNoSlot() {
        Farm farm = house().border("barricade", "1R.l", "1R.b")
                .border("barricade", "1R.l", "1R.y")
                .holds("Ben", "Axe", "Carpenter's Hammer", "Planks", "Chainsaw", "Axe")
                .acts("Ben")
                .choose("pick up barricade to 1R.b")
                .choose("pick up barricade to 1R.y");
        assertThat(farm.who("Ben").carried()).isEqualTo(List.of("barricade", "barricade"));
        assertThat(farm.who("Ben").inventory().items()).hasSize(5);
    }

    @Rule("NL-M01-16")
    @Rule("NL-GAP-51")
    @Test
    void planksBecomeABarricadeForNothing() {
        Farm farm = house().holds("Ben", "", "", "Planks")
                .ghouls(Farm.WALKER, 1, "1R.l")
                .acts("Ben")
                .choose("make barricade of Planks");
        assertThat(farm.who("Ben").carried()).containsExactly("barricade");
        assertThat(farm.who("Ben").adrenaline()).isZero();
        assertThat(farm.who("Ben").turn().actions()).isEqualTo(3);
        assertThat(farm.offered()).doesNotContain("make barricade of Planks");
    }

    @Rule("NL-M01-17")
    @Rule("NL-XP-02")
    @Rule("NL-BARR-02")
    @Test
    void aWindowIsBarricadedForExperience() {
        Farm farm = house().survivor("Tom", "1R.b");
        assertThat(farm.acts("Tom").offered()).doesNotContain("barricade window to 1R.8");
        farm = house().survivor("Tom", "1R.b")
                .holds("Tom", "Planks")
                .acts("Tom")
                .choose("make barricade of Planks")
                .choose("barricade window to 1R.8");
        assertThat(farm.border("1R.b", "1R.8")).isEqualTo("closed-barricade");
        assertThat(farm.who("Tom").carried()).isEmpty();
        assertThat(farm.who("Tom").adrenaline()).isEqualTo(5);
        assertThat(farm.who("Tom").turn().actions()).isEqualTo(2);
    }

    @Rule("NL-GAP-51")
    @Rule("NL-GAP-57")
    @Test
    void onlyWindowsAreBarricadedAndOnlyInPeace() {
        Farm farm = house().holds("Ben", "Planks").acts("Ben").choose("make barricade of Planks");
        assertThat(farm.offered()).noneMatch(key -> key.startsWith("barricade window"));
        farm = house().survivor("Tom", "1R.b")
                .holds("Tom", "Planks")
                .ghouls(Farm.WALKER, 1, "1R.b")
                .acts("Tom")
                .choose("make barricade of Planks");
        assertThat(farm.offered()).noneMatch(key -> key.startsWith("barricade window"));
    }

    @Rule("NL-GAP-51")
    @Test
    void aBarricadeInADoorwayMayBeClosedThere() {
        Farm farm = house().border("barricade", "1R.l", "1R.b").acts("Ben").choose("close barricade to 1R.b");
        assertThat(farm.border("1R.l", "1R.b")).isEqualTo("closed-barricade");
    }

    @Rule({"NL-GAP-77", "NL-COMP-14"})
    @Test
    void planksMakeNothingOnceAllTokensAreOnTheBoardOrCarried() {
        Farm last = Farm.of("4R 3R / 1R 2R", new ImprovisedBarricades(Farm.GROUND, 4))
                .survivor("Ben", "1R.l")
                .survivor("Tom", "3R.h")
                .holds("Ben", "Planks", "Planks")
                .holds("Tom", "Planks")
                .border("barricade", "1R.l", "1R.b")
                .border("closed-barricade", "1R.b", "1R.8")
                .acts("Tom")
                .choose("make barricade of Planks")
                .acts("Ben");
        assertThat(last.obstacles()).noneMatch(each -> each.reason().equals(ImprovisedBarricades.NONE_LEFT));
        last.choose("make barricade of Planks");
        assertThat(last.offered()).doesNotContain("make barricade of Planks");
        assertThat(last.obstacles())
                .contains(
                        new Obstacle("ImprovisedBarricades.UsePlanks", "no barricades left", new RuleId("NL-GAP-77")));
        last.choose("pick up barricade to 1R.b");
        assertThat(last.offered()).doesNotContain("make barricade of Planks");
    }

    @Rule("NL-GAP-77")
    @Test
    void whoHasNoPlanksIsToldNothing() {
        Farm none = Farm.of("4R 3R / 1R 2R", new ImprovisedBarricades(Farm.GROUND, 0));
        assertThat(none.survivor("Ben", "1R.l").acts("Ben").obstacles())
                .noneMatch(each -> each.reason().equals(ImprovisedBarricades.NONE_LEFT));
    }

    @Rule("NL-M01-15")
    @Rule("NL-TRADE-02")
    @Test
    void barricadesAreGivenAndTakenInATrade() {
        Farm farm =
                house().survivor("Tom", "1R.l").carrying("Ben", "barricade").carrying("Tom", "barricade", "barricade");
        farm.acts("Ben").choose("trade with Tom");
        assertThat(farm.offered()).contains("give token barricade to Tom", "take token barricade from Tom");
        farm.choose("take token barricade from Tom", "take token barricade from Tom");
        assertThat(farm.who("Ben").carried()).hasSize(3);
        assertThat(farm.who("Tom").carried()).isEmpty();
        assertThat(farm.events(HordeEvent.TokenGiven.class)).hasSize(2);
    }
}

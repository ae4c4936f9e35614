package redoubt.livingdead.modes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.RuleId;
import redoubt.livingdead.Farm;
import redoubt.livingdead.ghouls.GhoulEvent;
import redoubt.testkit.Rule;

/** What ghouls do, by the house ruling and by the other reading. */
class GhoulReadingsTest {
    private static final int OPENING = 3;

    private static Farm house(String... readings) {
        Ruling[] agreed = List.of(readings).stream()
                .map(id -> new OtherReading(new RuleId(id)))
                .toArray(Ruling[]::new);
        return Farm.of("4R 3R / 1R 2R", agreed);
    }

    private static Farm openingCard(Farm farm) {
        farm.spawn(new SpawnPoint("white", farm.zone("4R.1"), 0, true)).deck("ghouls", OPENING);
        return farm.run(new SpawnStep());
    }

    private static Farm besieged(String... readings) {
        return openingCard(house(readings)
                .border("closed-door", "4R.k", "4R.4")
                .border("closed-door", "2R.g", "2R.8")
                .ghouls(Farm.WALKER, 1, "2R.8"));
    }

    @Test
    @Rule("NL-GAP-01")
    void anOpeningCardOpensTheNearestOrNothingWhereNoGhoulStands() {
        Farm common = openingCard(house().border("closed-door", "4R.k", "4R.4"));
        assertThat(common.border("4R.k", "4R.4")).isEqualTo("door");
        Farm other = openingCard(house("NL-GAP-01").border("closed-door", "4R.k", "4R.4"));
        assertThat(other.border("4R.k", "4R.4")).isEqualTo("closed-door");
        assertThat(other.events(GhoulEvent.NothingToOpen.class))
                .extracting(event -> event.rule().id())
                .containsExactly("NL-GAP-01");
    }

    @Test
    @Rule("NL-GAP-01")
    void whatAGhoulStandsAtOpensInBothReadings() {
        for (Farm farm : List.of(besieged(), besieged("NL-GAP-01"))) {
            assertThat(farm.border("2R.g", "2R.8")).isEqualTo("door");
            assertThat(farm.border("4R.k", "4R.4")).isEqualTo("closed-door");
        }
    }

    private static Farm breakerInTheLivingRoom(String survivor, String... readings) {
        return house(readings)
                .survivor("Ben", survivor)
                .border("closed-barricade", "1R.l", "1R.b")
                .border("closed-barricade", "1R.b", "1R.8")
                .border("closed-barricade", "1R.l", "1R.y")
                .border("closed-barricade", "1R.y", "1R.9")
                .ghouls(Farm.BREAKER, 1, "1R.l")
                .run(new ActivateZombies(Activation.everything()));
    }

    @Test
    @Rule("NL-GAP-03")
    void breakersOpenEverythingOrOnlyWhatStopsThem() {
        Farm common = breakerInTheLivingRoom("1R.b");
        assertThat(common.border("1R.l", "1R.b")).isEqualTo("barricade");
        assertThat(common.border("1R.l", "1R.y")).isEqualTo("barricade");
        Farm other = breakerInTheLivingRoom("1R.b", "NL-GAP-03");
        assertThat(other.border("1R.l", "1R.b")).isEqualTo("barricade");
        assertThat(other.border("1R.l", "1R.y")).isEqualTo("closed-barricade");
        assertThat(other.count(Farm.BREAKER, "1R.l")).isEqualTo(1);
    }

    @Test
    @Rule("NL-GAP-03")
    void breakersWithAnOpenWayOpenOrGoOn() {
        Farm common = breakerInTheLivingRoom("1R.1");
        assertThat(common.border("1R.l", "1R.b")).isEqualTo("barricade");
        assertThat(common.count(Farm.BREAKER, "1R.l")).isEqualTo(1);
        Farm other = breakerInTheLivingRoom("1R.1", "NL-GAP-03");
        assertThat(other.border("1R.l", "1R.b")).isEqualTo("closed-barricade");
        assertThat(other.count(Farm.BREAKER, "1R.1")).isEqualTo(1);
    }

    @Test
    @Rule("NL-GATT-05")
    void breakersOnBothSidesOpenABarricadeOnce() {
        Farm farm = house().survivor("Ben", "3R.3")
                .border("closed-barricade", "1R.l", "1R.b")
                .ghouls(Farm.BREAKER, 1, "1R.l")
                .ghouls(Farm.BREAKER, 1, "1R.b")
                .run(new ActivateZombies(Activation.everything()));
        assertThat(farm.events(HordeEvent.PassageOpened.class)).hasSize(1);
        assertThat(farm.count(Farm.BREAKER, "1R.l") + farm.count(Farm.BREAKER, "1R.b"))
                .isEqualTo(2);
    }
}

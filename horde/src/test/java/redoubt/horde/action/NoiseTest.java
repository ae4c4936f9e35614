package redoubt.horde.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.NoiseRemoved;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.round.EndPhase;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.table.Cite;
import redoubt.horde.zombies.Lure;
import redoubt.testkit.Rule;

/** What makes noise, and whom it draws. */
class NoiseTest {
    private static int noise(Town town, String zone) {
        return Lure.noise(town.table(), town.table().zone("T." + zone).index());
    }

    @Test
    @Cited(Cite.NOISE_OF_ATTACKS)
    @Rule("WD-NOISE-02")
    void eachActionWithNoisyEquipmentPutsOneTokenWhereTheAttackerStands() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Fire Bolt")
                .card("Ana", "hand2", "Fire Bolt")
                .zombies("b", "Walker", 8)
                .turn("Ana", 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1);
        town.choose("magic 2 Fire Bolt T.b");
        assertThat(town.attack().dice()).isEqualTo(6);
        assertThat(town.tokens("noise", "a")).isOne();
        assertThat(town.tokens("noise", "b")).isZero();
        town.choose("magic 2 Fire Bolt T.b");
        assertThat(town.tokens("noise", "a")).isEqualTo(2);
    }

    @Test
    @Cited(Cite.NOISE_OF_ATTACKS)
    void silentEquipmentPutsNone() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Crossbow")
                .zombies("b", "Walker", 2)
                .turn("Ana", 6, 1)
                .choose("ranged Crossbow T.b");
        assertThat(town.zombies("b")).isOne();
        assertThat(town.tokens("noise", "a")).isZero();
        assertThat(town.tokens("noise", "b")).isZero();
    }

    /** A zombie in the middle that sees both ends. */
    private static Town between() {
        return Town.on(".~.~.~.~.").zombies("c", "Walker", 1);
    }

    @Test
    @Rule({"WD-NOISE-04", "WD-NOISE-05"})
    void survivorsAndGuardsCountAsOneNoiseEach() {
        Town town = between().survivor("Ana", "a", "").survivor("Bo", "a", "").guards("e", 3);
        assertThat(noise(town, "a")).isEqualTo(2);
        assertThat(noise(town, "e")).isEqualTo(3);
        assertThat(town.play(List.of(new ZombiePhase())).zombies("d")).isOne();
        Town more = between().survivor("Ana", "a", "").survivor("Bo", "a", "").guards("e", 1);
        assertThat(more.play(List.of(new ZombiePhase())).zombies("b")).isOne();
    }

    @Test
    @Rule("WD-NOISE-05")
    void theNoiseOfAZoneIsItsTokensSurvivorsAndGuards() {
        Town town = between()
                .survivor("Ana", "a", "")
                .guards("a", 1)
                .token("noise", "a", 2)
                .guards("e", 3);
        assertThat(noise(town, "a")).isEqualTo(4);
        assertThat(town.play(List.of(new ZombiePhase())).zombies("b")).isOne();
        Town less = between().survivor("Ana", "a", "").token("noise", "a", 1).guards("e", 3);
        assertThat(less.play(List.of(new ZombiePhase())).zombies("d")).isOne();
    }

    @Test
    @Cited(Cite.NOISE_REMOVED)
    void allNoiseTokensGoInTheEndPhase() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .token("noise", "a", 3)
                .token("noise", "b", 1)
                .play(List.of(new EndPhase()));
        assertThat(noise(town, "a")).isOne();
        assertThat(noise(town, "b")).isZero();
        assertThat(town.events(NoiseRemoved.class)).hasSize(1);
        Town silent = Town.on(".").survivor("Ana", "a", "").play(List.of(new EndPhase()));
        assertThat(silent.events(NoiseRemoved.class))
                .as("nothing is told of nothing")
                .isEmpty();
    }

    @Test
    @Rule("WD-GAP-47")
    void zombiesThatSeeNobodyGoWhereNoiseIsAndReachableNoiseFirst() {
        Town tokens = Town.on("#:.~.|#|#")
                .survivor("Ana", "d", "")
                .token("noise", "a", 1)
                .zombies("c", "Walker", 1)
                .play(List.of(new ZombiePhase()));
        assertThat(tokens.zombies("b")).isOne();
        Town people = Town.on("#:#:#:#:#")
                .survivor("Ana", "a", "")
                .survivor("Bo", "a", "")
                .token("noise", "e", 1)
                .zombies("c", "Walker", 1)
                .play(List.of(new ZombiePhase()));
        assertThat(people.zombies("b")).isOne();
        Town loud = Town.on("#:.~.|#|#")
                .survivor("Ana", "d", "")
                .token("noise", "a", 1)
                .token("noise", "d", 5)
                .zombies("c", "Walker", 1)
                .play(List.of(new ZombiePhase()));
        assertThat(loud.zombies("b")).isOne();
    }

    @Test
    @Rule("WD-GAP-48")
    void aZombieInTheLoudestZoneStays() {
        Town town = Town.on("#:#:#:#")
                .survivor("Ana", "d", "")
                .token("noise", "a", 3)
                .zombies("a", "Walker", 1)
                .play(List.of(new ZombiePhase()));
        assertThat(town.zombies("a")).isOne();
        Town drawn = Town.on("#:#:#:#")
                .survivor("Ana", "d", "")
                .token("noise", "d", 3)
                .token("noise", "a", 1)
                .zombies("a", "Walker", 1)
                .play(List.of(new ZombiePhase()));
        assertThat(drawn.zombies("b")).isOne();
    }
}

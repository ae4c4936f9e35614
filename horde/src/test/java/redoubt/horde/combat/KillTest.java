package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.event.HordeEvent.AdrenalineGained;
import redoubt.horde.event.HordeEvent.ZombieEliminated;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Cite;
import redoubt.kernel.Event;

/** Zombies that fall to an attack. */
class KillTest {

    @Test
    @Cited(Cite.ZOMBIE_ELIMINATED)
    void aZombieFallsToOneSufficientSuccessAndItsKillerGainsAtOnce() {
        Town town = Town.on(".")
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .card("Ana", "hand1", "Great Axe")
                .zombies("a", "Brute", 1)
                .zombies("a", "Walker", 3)
                .turn("Ana", 6, 6)
                .choose("melee Great Axe T.a", "hit Brute");
        assertThat(town.zombies("a", "Brute")).isZero();
        assertThat(town.survivor("Ana").adrenaline()).isEqualTo(2);
        assertThat(town.survivor("Ben").adrenaline()).isZero();
        List<Event> order = town.events(Event.class).stream()
                .filter(event -> event instanceof ZombieEliminated || event instanceof AdrenalineGained)
                .toList();
        assertThat(order.get(0)).isInstanceOf(ZombieEliminated.class);
        assertThat(order.get(1)).isInstanceOf(AdrenalineGained.class);
        assertThat(order.get(2)).isInstanceOf(ZombieEliminated.class);
    }

    private static Town attacked(String kind, String weapon, Integer... dice) {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", weapon)
                .zombies("a", kind, 1)
                .turn("Ana", dice);
        return town.choose("melee " + weapon + " T.a");
    }

    @Test
    @Cited(Cite.ZOMBIE_ELIMINATED)
    void oneSuccessOfEnoughDamageEliminatesAndTheKillerGainsAtOnce() {
        Town town = attacked("Brute", "Great Axe", 6, 1);
        assertThat(town.zombies("a")).isZero();
        assertThat(town.survivor("Ana").adrenaline()).isEqualTo(1);
        assertThat(town.events(HordeEvent.ZombieEliminated.class).getFirst().survivor())
                .contains(town.id("Ana"));
    }

    @Test
    @Cited(Cite.ZOMBIE_ELIMINATED)
    void lowerDamageNeverAccumulates() {
        Town town = attacked("Brute", "Sword", 6, 6, 6, 6);
        town.choose("melee Sword T.a");
        assertThat(town.zombies("a")).as("four successes of damage 1").isEqualTo(1);
        assertThat(town.survivor("Ana").adrenaline()).isZero();
    }
}

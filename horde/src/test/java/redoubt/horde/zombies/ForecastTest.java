package redoubt.horde.zombies;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.ZombieCount;
import redoubt.horde.fixture.Town;

/** What is foretold of the zombies. */
class ForecastTest {

    @Test
    void itListsAllThatThePlayersCouldChoose() {
        Town town = Town.on(".~.", "~ ~", ".~.").survivor("Ana", "d", "").zombies("a", "Walker", 2);
        Forecast forecast = Forecast.of(Town.GAME, town.table());
        assertThat(forecast.groups()).hasSize(1);
        Forecast.Expected group = forecast.groups().getFirst();
        assertThat(group.zombies()).containsExactly(new ZombieCount("Walker", 2));
        assertThat(group.destination().name()).isEqualTo("T.d");
        assertThat(group.steps()).extracting(zone -> zone.name()).containsExactly("T.b", "T.c");
        assertThat(group.steps()).contains(group.step());
    }

    @Test
    void itListsEqualDestinations() {
        Town town = Town.on(".~.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "c", "")
                .zombies("b", "Walker", 1);
        Forecast.Expected group = Forecast.of(Town.GAME, town.table()).groups().getFirst();
        assertThat(group.destinations()).extracting(zone -> zone.name()).containsExactly("T.a", "T.c");
    }

    @Test
    void attacksAreForetoldWithoutWoundsAndRunnersWithBothActions() {
        Town town = Town.on(".~.~.")
                .survivor("Ana", "a", "")
                .zombies("a", "Walker", 5)
                .zombies("c", "Runner", 1);
        Forecast forecast = Forecast.of(Town.GAME, town.table());
        assertThat(forecast.groups())
                .extracting(group -> group.action() + " " + group.zombies() + " " + group.from() + " " + group.step())
                .containsExactly("1 [5 Walker] T.a T.a", "1 [1 Runner] T.c T.b", "2 [1 Runner] T.b T.a");
        assertThat(forecast.groups().getFirst().isAttack()).isTrue();
    }
}

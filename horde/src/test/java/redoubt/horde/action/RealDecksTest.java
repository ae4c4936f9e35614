package redoubt.horde.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.ZombieCardDrawn;
import redoubt.horde.fixture.Town;
import redoubt.horde.spawning.DrawZombieCard;
import redoubt.horde.table.SpawnPoint;
import redoubt.kernel.Real;

/** People draw from the decks of a real box and say which card it was. */
class RealDecksTest {
    private static Town beside(Real real) {
        return Town.on("#:.")
                .survivor("Ana", "a", "")
                .cards("runner", "walkers", "brute")
                .deck("Sword", "Katana", "Sword")
                .luck(real.luck(7));
    }

    private static SpawnPoint gate(Town town) {
        return town.spawn("1", "b").table().spawnPoints().getFirst();
    }

    private static Town spawning(Real real) {
        Town town = beside(real);
        return town.run(List.of(new DrawZombieCard(gate(town))));
    }

    @Test
    void theZombieCardThatIsNamedIsTheOneThatComes() {
        Town town = spawning(Real.CARDS);
        assertThat(town.events(ZombieCardDrawn.class)).isEmpty();
        List<String> cards = town.offered("tell");
        assertThat(cards).containsExactly("tell walkers", "tell brute", "tell runner");
        town.choose("tell runner");
        assertThat(town.events(ZombieCardDrawn.class))
                .extracting(ZombieCardDrawn::card)
                .containsExactly("runner");
    }

    @Test
    void noZombieCardIsToldTwiceBeforeTheDeckIsShuffled() {
        Town town = spawning(Real.CARDS);
        String first = town.offered("tell").getFirst();
        town.choose(first);
        town.run(List.of(new DrawZombieCard(gate(town))));
        assertThat(town.offered("tell")).isNotEmpty().doesNotContain(first);
        assertThatThrownBy(() -> town.choose(first)).hasMessageContaining("no copy of \"walkers\" is left");
    }

    @Test
    void whatTheTableThoughtOnTopCountsForNothing() {
        Town town = spawning(Real.CARDS).choose("tell brute");
        assertThat(town.events(ZombieCardDrawn.class))
                .extracting(ZombieCardDrawn::card)
                .containsExactly("brute");
    }

    @Test
    void theTableDrawsWhereOnlyDiceAreReal() {
        assertThat(spawning(Real.DICE).events(ZombieCardDrawn.class)).hasSize(1);
    }

    @Test
    void theEquipmentThatIsNamedIsTheOneThatIsFound() {
        Town town = beside(Real.CARDS);
        town.run(List.of(new DrawCards(town.id("Ana"), "equipment", 1, true)));
        assertThat(town.offered()).containsExactlyInAnyOrder("tell Katana", "tell Sword");
        assertThat(town.choose("tell Katana").offered()).anyMatch(option -> option.contains("Katana"));
    }
}

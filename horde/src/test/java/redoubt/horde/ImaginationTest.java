package redoubt.horde;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Table;
import redoubt.kernel.Luck;

/** What those who think ahead may imagine: everything hidden in any order, everything seen as it is. */
class ImaginationTest {
    private static List<Table> imagined(Town town) {
        town.run();
        return LongStream.range(0, 40)
                .mapToObj(seed ->
                        Town.GAME.imagine(town.state(), Luck.seeded(seed)).table())
                .toList();
    }

    private static List<String> drawn(Table table) {
        return table.deck("equipment").draw().list().stream()
                .map(card -> table.print().equipment().get(card).name())
                .toList();
    }

    private static List<String> lying(Table table) {
        return table.dropped().stream()
                .map(dropped -> dropped.zone().name() + " " + dropped.card().name())
                .toList();
    }

    @Test
    void cardsOfADeckLieInAnyOrderOnItAndOnTheBoard() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .deck("Katana", "Water")
                .dropped("b", "Sword")
                .dropped("a", "Club");
        Set<String> first = new HashSet<>();
        Set<String> top = new HashSet<>();
        for (Table table : imagined(town)) {
            assertThat(lying(table)).hasSize(2).last().as("of no deck").isEqualTo("T.a Club");
            Dropped hidden = table.dropped().getFirst();
            assertThat(hidden.zone()).isEqualTo(town.zone("b"));
            List<String> all = new ArrayList<>(drawn(table));
            all.add(hidden.card().name());
            assertThat(all).containsExactlyInAnyOrder("Katana", "Water", "Sword");
            first.add(hidden.card().name());
            top.add(drawn(table).getFirst());
        }
        assertThat(first).containsExactlyInAnyOrder("Katana", "Water", "Sword");
        assertThat(top).containsExactlyInAnyOrder("Katana", "Water", "Sword");
    }

    @Test
    void onlyTheColoursOfHiddenObjectivesAreOpenToFancy() {
        Town town = Town.on(".~.~.")
                .survivor("Ana", "a", "")
                .objective("a", "red", false)
                .objective("b", "blue", true)
                .objective("c", "green", true);
        Set<List<String>> orders = new HashSet<>();
        for (Table table : imagined(town)) {
            orders.add(table.objectives().stream().map(Objective::colour).toList());
            assertThat(table.objectives()).extracting(Objective::isFaceDown).containsExactly(false, true, true);
        }
        assertThat(orders).containsExactlyInAnyOrder(List.of("red", "blue", "green"), List.of("red", "green", "blue"));
    }
}

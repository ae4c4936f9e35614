package redoubt.app.horde;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import redoubt.app.desk.Games;
import redoubt.horde.table.Cite;
import redoubt.kernel.Game;
import redoubt.kernel.RuleId;

class FamilyRulesTest {
    private static final String CITE = "redoubt.horde.table.Cite.";

    @Test
    void everyNameHasTheEntryOfTheGame() {
        assertThat(FamilyRules.of(game("white-death"))).containsEntry(CITE + "SHARE_OUT_ATTACKS", "WD-ATK-02");
        assertThat(FamilyRules.of(game("night-of-the-living-dead")))
                .containsEntry(CITE + "SHARE_OUT_ATTACKS", "NL-GATT-04");
        assertThat(FamilyRules.of(game("toy"))).isEmpty();
    }

    @Test
    void anEntryForSeveralNamesIsLeftOut() {
        Map<Cite, RuleId> rules =
                Map.of(Cite.MOVE, new RuleId("A-1"), Cite.JUMP, new RuleId("A-2"), Cite.SPRINT, new RuleId("A-2"));
        assertThat(FamilyRules.of(rules)).containsExactly(Map.entry(CITE + "MOVE", "A-1"));
        assertThat(FamilyRules.of(game("night-of-the-living-dead")))
                .as("there is no armour in this game")
                .doesNotContainKey(CITE + "ARMOUR_ROLL");
    }

    private static Game<?> game(String id) {
        List<? extends Game<?>> found = Games.found().all().stream()
                .filter(game -> game.id().equals(id))
                .toList();
        return found.getFirst();
    }
}

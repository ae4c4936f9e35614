package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;

/** Searching in ruins and corruption, and the skills for it. */
class SearchTest {
    private static Scene searcher(String zone, String skills) {
        return Scene.on("#:.~.|%").survivor("Ana", zone, skills).deck("Water", "Apples", "Torch", "Sword");
    }

    private static Scene corrupted(String skills) {
        return Scene.on(Box.corrupted(Box.board("#:.~.|%"), "a"))
                .survivor("Ana", "a", skills)
                .deck("Water");
    }

    @Test
    @Rule("WD-SEARCH-04")
    void ruinsAndCorruptionNeedASkill() {
        assertThat(searcher("d", "").turn("Ana").offered("search")).isEmpty();
        assertThat(searcher("d", "Ruins searcher").turn("Ana").offered("search"))
                .containsExactly("search");
        assertThat(searcher("d", "Corruption seeker").turn("Ana").offered("search"))
                .isEmpty();
        assertThat(corrupted("").turn("Ana").offered("search")).isEmpty();
        assertThat(corrupted("Corruption seeker").turn("Ana").offered("search")).containsExactly("search");
        assertThat(corrupted("Ruins searcher").turn("Ana").offered("search")).isEmpty();
    }

    @Test
    @Rule("WD-DEC-12")
    void destinySafeSearchAndMatchingSetAreOffered() {
        Scene destiny = searcher("a", "Destiny").turn("Ana").choose("search");
        assertThat(destiny.asked().id()).isEqualTo("WD-SKILL-DESTINY");
        assertThat(destiny.offered()).hasSize(2);
        Scene safe = Scene.on("#:.")
                .survivor("Ana", "a", "Safe search")
                .deck("Aaahh!! 1 Walker", "Water")
                .turn("Ana")
                .choose("search");
        assertThat(safe.asked().id()).isEqualTo("WD-SKILL-SAFESEARCH");
        assertThat(safe.offered()).containsExactly("accept Aaahh!! 1 Walker", "draw another for Aaahh!! 1 Walker");
        safe.choose("draw another for Aaahh!! 1 Walker");
        assertThat(safe.offered("put")).containsExactly("put Water in hand1", "put Water in pack1");
        assertThat(safe.zombies("a")).isZero();
        Scene bold = Scene.on("#:.")
                .survivor("Ana", "a", "Safe search")
                .deck("Aaahh!! 1 Walker", "Water")
                .turn("Ana")
                .choose("search", "accept Aaahh!! 1 Walker");
        assertThat(bold.zombies("a")).isEqualTo(1);
        Scene match = Scene.on("#:.")
                .survivor("Ana", "a", "Matching set")
                .deck("Sword", "Water", "Sword")
                .turn("Ana")
                .choose("search", "put Sword in hand1", Scene.DONE);
        assertThat(match.asked().id()).isEqualTo("WD-SKILL-MATCHINGSET");
        assertThat(match.offered()).hasSize(2);
    }
}

package redoubt.app.horde;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import redoubt.app.words.Formatter;
import redoubt.app.words.Language;

/** Zombies of several kinds in a message. */
class ZombieGroupsTest {
    private static final Formatter ENGLISH = new Formatter(
            Language.ENGLISH,
            Map.of(
                    "zombie.Walker", "{count, plural, one {Walker} other {Walkers}}",
                    "zombie.Brute", "{count, plural, one {Brute} other {Brutes}}"));

    private static String said(Object zombies) {
        return ENGLISH.format("{all, zombies}", Map.of("all", zombies));
    }

    @Test
    void theyAreListedFromCountsAndFromText() {
        assertThat(said(List.of(Map.of("zombie", "Walker", "count", 2L), Map.of("zombie", "Brute", "count", 1L))))
                .isEqualTo("2 Walkers, 1 Brute");
        assertThat(said("2 Walker, 1 Brute")).isEqualTo("2 Walkers, 1 Brute");
        assertThat(said("Walker, Brute")).isEqualTo("Walker, Brute");
        assertThat(said("")).isEmpty();
        assertThat(ENGLISH.format("{all, zombies}", Map.of())).isEmpty();
    }
}

package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;

/** What the owner of a skill of White Death decides about it. */
class SkillDecisionsTest {
    private static final Seats SECOND = Seats.of(new Seat(2));

    /** Ogon of the second seat in a street. */
    private static Scene street(String skills) {
        return Scene.on(".~.~.~.~.").twoSeats().survivor("Ogon", "b", skills).seat("Ogon", 2);
    }

    /** The owner, and nobody else, may use the skill in these ways or not, at the start of the turn and after an action. */
    private static void isOffered(Scene scene, String word, String... ways) {
        scene.turn("Ogon", 1, 1, 1, 1);
        for (String earlier : List.of("", "make noise")) {
            if (!earlier.isEmpty()) {
                scene.choose(earlier);
            }
            assertThat(scene.seats()).isEqualTo(SECOND);
            assertThat(scene.asked().id()).isEqualTo("WD-ACT-01");
            assertThat(scene.offered(word)).containsExactlyInAnyOrder(ways);
            assertThat(scene.offered()).contains("end turn");
        }
    }

    /** Once used it is offered no more in this turn, though the turn goes on. */
    private static void isUsedUp(Scene scene, String word) {
        assertThat(scene.offered()).contains("end turn");
        assertThat(scene.offered(word)).isEmpty();
    }

    @Test
    @Rule("WD-DEC-26")
    void corruptionWalker() {
        Scene scene = Scene.on(Box.corrupted(Box.board(".~.~."), "a", "b", "c"))
                .twoSeats()
                .survivor("Ogon", "b", "Corruption walker")
                .seat("Ogon", 2);
        isOffered(scene, "corruption", "corruption walker T.a", "corruption walker T.c");
        scene.choose("corruption walker T.c");
        assertThat(scene.zoneOf("Ogon")).isEqualTo("c");
        isUsedUp(scene, "corruption");
    }

    @Test
    @Rule("WD-DEC-26")
    void transmutationWithItsCard() {
        Scene scene = street("Transmutation")
                .card("Ogon", "hand1", "Sword")
                .card("Ogon", "pack1", "Water")
                .deck("Katana");
        isOffered(scene, "transmute", "transmute Sword", "transmute Water");
        scene.choose("transmute Water");
        assertThat(scene.survivor("Ogon").inventory().count("Water")).isZero();
        assertThat(scene.survivor("Ogon").inventory().count("Sword")).isOne();
    }
}

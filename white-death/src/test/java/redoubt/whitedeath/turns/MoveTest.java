package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.round.ZombiePhase;
import redoubt.kernel.Seat;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Zones, moving and range. */
class MoveTest {
    @Test
    @Rule("WD-ZONE-01")
    void guardsAreSurvivorsForZombies() {
        Scene seen =
                Scene.on(".~.~.~.").guards("a", 1).zombies("c", "Walker", 1).play(List.of(new ZombiePhase()));
        assertThat(seen.zombies("b")).isOne();
        Scene attacked =
                Scene.on(".~.").guards("a", 2).zombies("a", "Walker", 1).play(List.of(new ZombiePhase()));
        assertThat(attacked.table().allies().total()).isOne();
    }

    @Test
    @Rule("WD-ZONE-01")
    void necromancersAndAbominationsAreZombies() {
        Scene scene = Scene.on("#:#")
                .survivor("Ana", "a", "")
                .deck("Water")
                .zombies("a", "Khan", 1)
                .zombies("a", "Defiler", 1)
                .turn("Ana");
        assertThat(scene.offered("search")).isEmpty();
        scene.choose("move T.b");
        assertThat(scene.survivor("Ana").turn().actions()).isZero();
    }

    @Test
    @Rule("WD-ZONE-07")
    void aMiniatureStandsNowhereInParticularInItsZone() {
        Scene scene = Scene.on(".~. . .~.")
                .survivor("Ana", "a", "")
                .zombies("c", "Walker", 1)
                .turn("Ana");
        scene.choose("move T.b");
        assertThat(scene.offered("move")).containsExactly("move T.a", "move T.c");
        scene.choose("move T.c");
        assertThat(scene.zoneOf("Ana")).isEqualTo("c");
        Scene bow = Scene.on(".~. . .~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Short Bow")
                .zombies("b", "Walker", 1)
                .turn("Ana");
        assertThat(bow.offered("ranged")).containsExactly("ranged Short Bow T.b");
    }

    @Test
    @Rule("WD-MOVE-05")
    void aMoveCostsOneActionAndGoesToAnAdjacentZone() {
        Scene scene = Scene.on(".~.~.").survivor("Ana", "a", "").turn("Ana");
        assertThat(scene.offered("move")).containsExactly("move T.b");
        scene.choose("move T.b");
        assertThat(scene.zoneOf("Ana")).isEqualTo("b");
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(2);
        assertThat(scene.offered("move")).containsExactly("move T.a", "move T.c");
    }

    @Test
    @Rule("WD-MOVE-05")
    void wallsCannotBeCrossed() {
        Scene scene = Scene.on("#|#:#").survivor("Ana", "b", "").turn("Ana");
        assertThat(scene.offered("move")).containsExactly("move T.c");
        Scene street = Scene.on(".|#:#").survivor("Ana", "a", "").turn("Ana");
        assertThat(street.offered("move")).isEmpty();
    }

    private static Scene among(String skills, String... zombies) {
        Scene scene = Scene.on(".~.").survivor("Dragomir", "a", skills);
        for (String zombie : zombies) {
            scene.zombies("a", zombie, 1);
        }
        return scene.turn("Dragomir");
    }

    @Test
    @Rule("WD-MOVE-06")
    void leavingZombiesCostsAnActionForEachOfAnyKind() {
        for (String kind : List.of("Walker", "Brute", "Runner", "Khan", "Defiler")) {
            Scene scene = among("", kind);
            scene.choose("move T.b");
            assertThat(scene.survivor("Dragomir").turn().actions()).as(kind).isOne();
        }
        assertThat(among("", "Walker", "Brute", "Runner").offered("move")).isEmpty();
        Scene spent = among("", "Walker", "Brute");
        assertThat(spent.offered("move")).containsExactly("move T.b");
        assertThat(spent.choose("make noise").offered("move")).isEmpty();
    }

    @Test
    @Rule("WD-EX-08")
    void dragomirLeavesTwoWalkersForThreeActionsAndThreeForFour() {
        Scene two = among("", "Walker", "Walker").choose("move T.b");
        assertThat(two.zoneOf("Dragomir")).isEqualTo("b");
        assertThat(two.survivor("Dragomir").turn().actions()).isZero();
        assertThat(among("", "Walker", "Walker", "Walker").offered("move")).isEmpty();
        Scene three = among("+1 Action", "Walker", "Walker", "Walker").choose("move T.b");
        assertThat(three.survivor("Dragomir").turn().actions()).isZero();
        assertThat(among("+1 Action", "Walker", "Walker", "Walker", "Walker").offered("move"))
                .isEmpty();
    }

    @Test
    @Rule("WD-MOVE-07")
    void enteringAZoneWithZombiesEndsTheMove() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ana", "a", "+1 Zone per Move")
                .zombies("b", "Walker", 1)
                .turn("Ana")
                .choose("move T.b");
        assertThat(scene.offered()).contains("end turn").doesNotContain("stop");
        Scene slippery = Scene.on(".~.~.")
                .survivor("Ana", "a", "+1 Zone per Move; Slippery")
                .zombies("b", "Walker", 1)
                .turn("Ana")
                .choose("move T.b");
        assertThat(slippery.offered()).containsExactly("move T.a", "move T.c", "stop");
        slippery.choose("move T.c");
        assertThat(slippery.zoneOf("Ana")).isEqualTo("c");
        assertThat(slippery.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule("WD-DEC-11")
    void thePlayerChoosesEachZoneOfALongMoveAndWhereToStop() {
        Scene scene = Scene.on(".~.~.")
                .twoSeats()
                .survivor("Ana", "a", "+1 Zone per Move")
                .seat("Ana", 2)
                .turn("Ana")
                .choose("move T.b");
        assertThat(scene.seats().list()).containsExactly(new Seat(2));
        assertThat(scene.asked().id()).isEqualTo("WD-MOVE-05");
        assertThat(scene.offered()).containsExactly("move T.a", "move T.c", "stop");
        scene.choose("stop");
        assertThat(scene.zoneOf("Ana")).isEqualTo("b");
        scene.choose("move T.c", "move T.b");
        assertThat(scene.zoneOf("Ana")).isEqualTo("b");
        assertThat(scene.survivor("Ana").turn().actions()).isOne();
    }

    private static List<String> targets(String weapon) {
        Scene scene = Scene.on(".~.~.~.~.").survivor("Ana", "a", "").card("Ana", "hand1", weapon);
        for (String zone : List.of("a", "b", "c", "d", "e")) {
            scene.zombies(zone, "Walker", 1);
        }
        return scene.turn("Ana").offered().stream()
                .filter(key -> key.contains(weapon))
                .map(key -> key.substring(key.length() - 1))
                .toList();
    }

    @Test
    @Rule("WD-MOVE-08")
    void rangeCountsZonesAndTheOwnZoneIsAtRangeZero() {
        assertThat(targets("Crossbow")).containsExactly("b", "c", "d");
        assertThat(targets("Lightning")).containsExactly("a", "b", "c", "d");
        assertThat(targets("Short Bow")).containsExactly("a", "b");
        assertThat(targets("Sword")).containsExactly("a");
    }
}

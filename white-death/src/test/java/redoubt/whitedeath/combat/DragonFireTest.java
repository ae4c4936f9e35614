package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.AttackDeclared;
import redoubt.horde.event.HordeEvent.DiceRolled;
import redoubt.horde.event.HordeEvent.NoiseMade;
import redoubt.horde.table.Survivor;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Dragon fire. */
class DragonFireTest {
    private static Scene ana(String skills) {
        return Scene.on(".~.~.~.")
                .survivor("Ana", "b", skills)
                .card("Ana", "pack1", "Dragon Bile")
                .card("Ana", "hand1", "Torch");
    }

    @Test
    @Rule("WD-FIRE-01")
    void bileAndTorchAreDiscardedForOneActionAtRangeOneInSight() {
        Scene scene = ana("").turn("Ana");
        assertThat(scene.offered("dragon")).containsExactly("dragon fire T.a", "dragon fire T.c");
        scene.choose("dragon fire T.c");
        assertThat(scene.survivor("Ana").inventory().items()).isEmpty();
        assertThat(scene.table().deck("equipment").discard().size()).isEqualTo(2);
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(2);
        Scene wall = Scene.on("#|.").survivor("Ana", "a", "").card("Ana", "pack1", "Dragon Bile");
        assertThat(wall.card("Ana", "pack2", "Torch").turn("Ana").offered("dragon"))
                .isEmpty();
    }

    @Test
    @Rule("WD-FIRE-02")
    void everybodyInTheZoneIsEliminated() {
        Scene scene = ana("").guards("c", 2)
                .zombies("c", "Khan", 1)
                .zombies("c", "Brute", 2)
                .zombies("c", "Defiler", 1)
                .zombies("b", "Walker", 1)
                .turn("Ana")
                .choose("dragon fire T.c");
        assertThat(scene.zombies("c")).isZero();
        assertThat(scene.guards("c")).isZero();
        assertThat(scene.zombies("b")).isEqualTo(1);
        assertThat(scene.isLost()).isFalse();
        Scene friend = ana("").survivor("Ben", "c", "Low profile; Tough").card("Ben", "body", "Heavy Armor");
        friend.turn("Ana").choose("dragon fire T.c");
        assertThat(friend.survivor("Ben").presence()).isEqualTo(Survivor.Presence.ELIMINATED);
        assertThat(friend.isLost()).isTrue();
    }

    @Test
    @Rule("WD-FIRE-03")
    void dragonFireMakesNoNoise() {
        Scene scene = ana("").zombies("c", "Walker", 1).turn("Ana").choose("dragon fire T.c");
        assertThat(scene.zombies("c")).isZero();
        assertThat(scene.events(NoiseMade.class)).isEmpty();
        assertThat(scene.table()
                        .tokens()
                        .count(
                                scene.table().zone("T.b").index(),
                                Scene.token("noise").index()))
                .isZero();
    }

    @Test
    @Rule("WD-FIRE-04")
    void whoMadeTheFireGainsAllAdrenaline() {
        Scene scene = ana("").survivor("Ben", "b", "").zombies("c", "Khan", 1).zombies("c", "Walker", 1);
        scene.turn("Ana").choose("dragon fire T.c");
        assertThat(scene.survivor("Ana").adrenaline()).isEqualTo(6);
        assertThat(scene.survivor("Ben").adrenaline()).isZero();
    }

    @Test
    @Rule("WD-FIRE-05")
    void bileAloneCannotBeThrown() {
        Scene bile = Scene.on(".~.").survivor("Ana", "a", "").card("Ana", "hand1", "Dragon Bile");
        assertThat(bile.zombies("b", "Walker", 1).turn("Ana").offered())
                .noneMatch(key -> key.contains("T.b") && !key.startsWith("move"));
        Scene torch = Scene.on(".~.").survivor("Ana", "a", "").card("Ana", "hand1", "Torch");
        assertThat(torch.zombies("b", "Walker", 1).turn("Ana").offered("dragon"))
                .isEmpty();
        assertThat(Scene.EDITION.print().tokenKinds())
                .noneMatch(token -> token.name().contains("bile"));
    }

    @Test
    @Rule("WD-GAP-81")
    void itIsARangedActionThatNoModifierTouches() {
        Scene scene = ana("+1 max Range; +1 die: Ranged; Freeze: Ranged; Reaper: Ranged; Point-blank")
                .zombies("b", "Walker", 1)
                .zombies("c", "Walker", 1)
                .turn("Ana");
        assertThat(scene.offered("dragon")).containsExactly("dragon fire T.a", "dragon fire T.c");
        scene.choose("dragon fire T.c");
        assertThat(scene.events(DiceRolled.class)).isEmpty();
        assertThat(scene.events(AttackDeclared.class)).isEmpty();
        assertThat(scene.tokens("freeze", "c")).isZero();
        for (String kind : new String[] {"Ranged", "Combat"}) {
            Scene free = ana("+1 free " + kind + " Action").turn("Ana").choose("dragon fire T.a");
            free.choose("pay with " + kind);
            assertThat(free.survivor("Ana").turn().actions()).isEqualTo(3);
        }
        Scene melee = ana("+1 free Melee Action").turn("Ana").choose("dragon fire T.a");
        assertThat(melee.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule("WD-DEC-25")
    void thePlayerChoosesWhichBileAndTorchToDiscard() {
        Scene scene = ana("").card("Ana", "pack2", "Torch")
                .card("Ana", "hand2", "Dragon Bile")
                .turn("Ana");
        assertThat(scene.offered("dragon")).containsExactly("dragon fire T.a", "dragon fire T.c");
        scene.choose("dragon fire T.a");
        assertThat(scene.asked().id()).isEqualTo("WD-FIRE-01");
        assertThat(scene.offered()).containsExactly("discard hand2 Dragon Bile", "discard pack1 Dragon Bile");
        scene.choose("discard pack1 Dragon Bile");
        assertThat(scene.offered()).containsExactly("discard hand1 Torch", "discard pack2 Torch");
        scene.choose("discard hand1 Torch");
        assertThat(scene.survivor("Ana").inventory().isEmpty(0)).isTrue();
        assertThat(scene.survivor("Ana").inventory().held(1).name()).isEqualTo("Dragon Bile");
        assertThat(scene.survivor("Ana").inventory().held(4).name()).isEqualTo("Torch");
    }
}

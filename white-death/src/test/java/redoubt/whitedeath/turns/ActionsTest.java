package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.PlayersPhase;
import redoubt.horde.table.Survivor;
import redoubt.kernel.Seat;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** All that a survivor of White Death may do in a turn. */
class ActionsTest {
    private static Scene withFiredCrossbow(Scene scene) {
        return scene.with(table -> {
            Survivor ana = table.survivor("Ana").orElseThrow();
            return table.with(ana.withInventory(
                    ana.inventory().with(1, ana.inventory().held(1).fired())));
        });
    }

    @Test
    @Rule({"WD-ACT-01", "WD-DEC-09"})
    void aTurnOffersEveryKindOfAction() {
        Scene indoors = withFiredCrossbow(Scene.on("#:#:.")
                        .twoSeats()
                        .survivor("Ana", "a", "")
                        .seat("Ana", 2)
                        .survivor("Bo", "a", "")
                        .card("Ana", "hand1", "Spear")
                        .card("Ana", "hand2", "Triple Crossbow")
                        .deck("Water")
                        .guards("c", 1)
                        .zombies("b", "Walker", 1)
                        .objective("a", "red")
                        .dropped("a", "Ice Bow")
                        .token("ladder", "a", 1)
                        .token("cauldron", "a", 1))
                .turn("Ana");
        assertThat(indoors.asked().id()).isEqualTo("WD-ACT-01");
        assertThat(indoors.seats().list()).containsExactly(new Seat(2));
        assertThat(indoors.offered())
                .contains(
                        "move T.b",
                        "search",
                        "reorganize",
                        "trade with Bo",
                        "melee Spear T.b",
                        "take red objective",
                        "guards T.c move",
                        "move cauldron T.b",
                        "make noise",
                        "reload Triple Crossbow",
                        "take rope ladder",
                        "take vault weapon",
                        "end turn");
        Scene above = Scene.on("=^.~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Lightning")
                .card("Ana", "hand2", "Crossbow")
                .zombies("b", "Walker", 1)
                .token("cauldron", "a", 1)
                .with(table -> table.with(table.survivor("Ana").orElseThrow().withCarried(List.of("rope ladder"))))
                .turn("Ana");
        assertThat(above.offered())
                .contains("magic Lightning T.b", "ranged Crossbow T.b", "pour cauldron T.b", "place rope ladder T.b");
        Scene spell = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Healing")
                .wounds("Ana", 1)
                .turn("Ana");
        assertThat(spell.offered("cast healing")).isNotEmpty();
    }

    private static List<String> paidByCombat(String card, String zombies) {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "+1 free Combat Action")
                .card("Ana", "hand1", card)
                .zombies(zombies, "Walker", 9)
                .turn("Ana");
        scene.choose("make noise", "make noise", "make noise");
        return scene.isDone() ? List.of() : scene.offered();
    }

    @Test
    @Rule("WD-ACT-02")
    void meleeRangedAndMagicAreTheCombatActions() {
        assertThat(paidByCombat("Sword", "a")).containsExactly("melee Sword T.a", "end turn");
        assertThat(paidByCombat("Crossbow", "b")).containsExactly("ranged Crossbow T.b", "end turn");
        assertThat(paidByCombat("Lightning", "b")).containsExactly("magic Lightning T.b", "end turn");
        assertThat(paidByCombat("Sprint", "b")).doesNotContain("move T.b").noneMatch(key -> key.startsWith("cast"));
    }

    private static Scene leader() {
        return Scene.on("#:#:#")
                .survivor("Ana", "a", "Born leader")
                .survivor("Bo", "a", "")
                .guards("c", 1)
                .deck("Water", "Apples", "Torch")
                .play(List.of(new PlayersPhase()));
    }

    @Test
    @Rule("WD-GAP-92")
    void theLimitsHoldForTheReceiverOverTheWholeRound() {
        Scene before = leader().choose("activate Ana", "born leader Bo", "search", "put Water in pack1", Scene.DONE);
        before.choose("end turn");
        assertThat(before.events(HordeEvent.TurnBegan.class).getLast().survivor())
                .isEqualTo(before.id("Bo"));
        assertThat(before.offered("search")).isEmpty();
        Scene after = leader().choose("activate Bo", "search", "put Water in pack1", Scene.DONE, "end turn");
        after.choose("born leader Bo");
        assertThat(after.offered("search")).isEmpty();
        assertThat(after.offered()).contains("make noise", "guards T.c move", "decline");
        Scene guards = leader().choose("activate Ana", "born leader Bo", "guards T.c move");
        while (guards.offered("end turn").isEmpty()) {
            guards.choose(guards.offered().getFirst());
        }
        guards.choose("end turn");
        assertThat(guards.offered("guards")).isEmpty();
        assertThat(guards.offered()).contains("search");
    }
}

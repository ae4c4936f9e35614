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

/** What a survivor may do in a turn and what it costs. */
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

    @Test
    @Rule("WD-ACT-03")
    void makingNoiseCostsAnActionAndPutsAToken() {
        Scene scene = Scene.on(".~.").survivor("Ana", "a", "").turn("Ana").choose("make noise");
        assertThat(scene.tokens("noise", "a")).isOne();
        assertThat(scene.tokens("noise", "b")).isZero();
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule({"WD-ACT-04", "WD-DEC-09"})
    void doingNothingEndsTheTurnAndLosesTheActionsLeft() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .survivor("Bo", "a", "")
                .play(List.of(new PlayersPhase()))
                .choose("activate Ana", "make noise", "end turn");
        assertThat(scene.survivor("Ana").turn().actions()).isZero();
        assertThat(scene.survivor("Ana").hasActed()).isTrue();
        assertThat(scene.events(HordeEvent.TurnBegan.class).getLast().survivor())
                .isEqualTo(scene.id("Bo"));
        assertThat(scene.choose("end turn").isDone()).isTrue();
    }

    @Test
    @Rule("WD-ACT-05")
    void aFreeActionPaysForItsTypeOnly() {
        Scene scene =
                Scene.on(".~.~.").survivor("Ana", "a", "+1 free Move Action").turn("Ana");
        scene.choose("make noise", "make noise", "make noise");
        assertThat(scene.offered()).containsExactly("move T.b", "end turn");
        scene.choose("move T.b");
        assertThat(scene.zoneOf("Ana")).isEqualTo("b");
        assertThat(scene.isDone()).isTrue();
    }

    @Test
    @Rule({"WD-ACT-05", "WD-SEARCH-03"})
    void aFreeSearchDoesNotLiftTheLimitOfOne() {
        Scene scene = Scene.on("#:#")
                .survivor("Ana", "a", "+1 free Search Action")
                .deck("Water", "Apples")
                .turn("Ana")
                .choose("search", "pay with Search", "put Water in pack1", Scene.DONE);
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(3);
        assertThat(scene.offered("search")).isEmpty();
        Scene paid = Scene.on("#:#")
                .survivor("Ana", "a", "+1 free Search Action")
                .deck("Water", "Apples")
                .turn("Ana")
                .choose("search", "pay with actions", "put Water in pack1", Scene.DONE);
        assertThat(paid.survivor("Ana").turn().free()).hasSize(1);
        assertThat(paid.offered("search")).isEmpty();
    }

    @Test
    @Rule("WD-DEC-10")
    void thePlayerChoosesHowToPay() {
        Scene scene = Scene.on(".~.~.")
                .twoSeats()
                .survivor("Ana", "a", "+1 free Combat Action; +1 free Melee Action")
                .seat("Ana", 2)
                .card("Ana", "hand1", "Sword")
                .zombies("a", "Walker", 9)
                .turn("Ana", 1, 1, 1, 1)
                .choose("melee Sword T.a");
        assertThat(scene.asked().id()).isEqualTo("WD-ACT-05");
        assertThat(scene.seats().list()).containsExactly(new Seat(2));
        assertThat(scene.offered()).containsExactly("pay with Combat", "pay with Melee", "pay with actions");
        scene.choose("pay with Melee");
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(3);
        assertThat(scene.survivor("Ana").turn().free())
                .extracting(free -> free.name())
                .containsExactly("Combat");
        scene.choose("melee Sword T.a");
        assertThat(scene.offered()).containsExactly("pay with Combat", "pay with actions");
        scene.choose("pay with actions");
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule({"WD-DEC-10", "WD-ACT-05"})
    void onlyFreeActionsOfTheTypeAreOfferedInPayment() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ana", "a", "+1 free Search Action; +1 free Move Action; +1 free Melee Action")
                .turn("Ana")
                .choose("move T.b");
        assertThat(scene.offered()).containsExactly("pay with Move", "pay with actions");
    }

    @Test
    @Rule("WD-DEC-10")
    void theLastActionStillPaysAndAFreeOneAloneToo() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ana", "a", "+1 free Move Action")
                .turn("Ana")
                .choose("make noise", "make noise", "move T.b");
        assertThat(scene.offered()).containsExactly("pay with Move", "pay with actions");
        scene.choose("pay with actions", "move T.c");
        assertThat(scene.zoneOf("Ana")).isEqualTo("c");
        assertThat(scene.survivor("Ana").turn().free()).isEmpty();
    }

    @Test
    @Rule("WD-GAP-91")
    void aSkillForFreeIsOfferedAtEveryDecisionOfTheOwnTurnOnce() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "Shove")
                .survivor("Bo", "a", "")
                .zombies("a", "Walker", 1)
                .play(List.of(new PlayersPhase()))
                .choose("activate Bo");
        assertThat(scene.offered("shove")).isEmpty();
        scene.choose("end turn");
        assertThat(scene.offered("shove")).containsExactly("shove T.b");
        scene.choose("make noise");
        assertThat(scene.offered("shove")).containsExactly("shove T.b");
        scene.choose("make noise", "make noise");
        assertThat(scene.offered()).containsExactly("shove T.b", "end turn");
        scene.choose("shove T.b");
        assertThat(scene.zombies("b")).isOne();
        assertThat(scene.isDone()).isTrue();
        Scene once = Scene.on(".~.~.")
                .survivor("Ana", "a", "Shove")
                .zombies("a", "Walker", 1)
                .turn("Ana")
                .choose("shove T.b", "move T.b");
        assertThat(once.offered("shove")).isEmpty();
        assertThat(once.survivor("Ana").turn().actions()).isEqualTo(2);
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
    void aBornLeaderLeadsOnceATurnAndNoGuard() {
        Scene scene = leader().choose("activate Ana");
        assertThat(scene.offered("born leader")).containsExactly("born leader Bo");
        scene.choose("born leader Bo", "make noise");
        assertThat(scene.offered("born leader")).isEmpty();
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(3);
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

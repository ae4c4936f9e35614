package redoubt.whitedeath.traits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.SufferBlows;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.event.HordeEvent.AttackDeclared;
import redoubt.horde.event.HordeEvent.NoiseMade;
import redoubt.horde.print.PlainTrait;
import redoubt.horde.round.AtMoment;
import redoubt.horde.table.Survivor.Presence;
import redoubt.horde.terms.Blow;
import redoubt.horde.terms.Moment;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.skills.WhiteDeathSkills;

/** What the cards of White Death do besides their numbers. */
class CardTraitsTest {
    private static Scene street(String skills, String... hands) {
        Scene scene = Scene.on(".~.~.~.").survivor("Ogon", "b", skills);
        for (int i = 0; i < hands.length; i++) {
            scene.card("Ogon", "hand" + (i + 1), hands[i]);
        }
        return scene;
    }

    @Test
    @Rule("WD-TRAIT-07")
    void everyTraitOfTheCardTableHasItsCode() {
        for (String name : Box.WHITE_DEATH.tables().traitNames().all()) {
            assertThat(WhiteDeathTraits.on(Box.GROUND, WhiteDeathSkills.jump(Box.GROUND))
                            .find(name))
                    .as(name)
                    .isPresent()
                    .get()
                    .isNotInstanceOf(PlainTrait.class);
        }
    }

    @Test
    @Rule({"WD-TRAIT-02", "WD-TRAIT-03"})
    void aDaggerHelpsTheOtherHand() {
        Scene sword = street("", "Sword", "Dagger").zombies("b", "Khan", 1).turn("Ogon", 1, 1, 1);
        assertThat(sword.choose("melee Sword T.b").attack().dice()).isEqualTo(3);
        Scene dagger = street("", "Sword", "Dagger").zombies("b", "Khan", 1).turn("Ogon", 1);
        assertThat(dagger.choose("melee Dagger T.b").attack().dice()).isEqualTo(1);
        Scene pair = street("", "Dagger", "Dagger").zombies("b", "Khan", 1).turn("Ogon", 1, 1, 1, 1);
        assertThat(pair.choose("melee 2 Dagger T.b").attack().dice()).isEqualTo(4);
        Scene bow = street("", "Short Bow", "Dagger").zombies("b", "Khan", 1).turn("Ogon", 1);
        assertThat(bow.choose("ranged Short Bow T.b").attack().dice()).isEqualTo(1);
    }

    @Test
    @Rule({"WD-TRAIT-02", "WD-TRAIT-03", "WD-GAP-12"})
    void aPowerBurstHelpsAnotherSpell() {
        Scene bolt =
                street("", "Fire Bolt", "Power Burst").zombies("b", "Khan", 1).turn("Ogon", 1, 1, 1, 1);
        assertThat(bolt.choose("magic Fire Bolt T.b").attack().dice()).isEqualTo(4);
        Scene pair =
                street("", "Power Burst", "Power Burst").zombies("b", "Khan", 1).turn("Ogon", 1, 1, 1, 1);
        assertThat(pair.choose("magic 2 Power Burst T.b").attack().dice()).isEqualTo(4);
    }

    @Test
    @Rule("WD-TRAIT-04")
    void shashkasBiteDeeperAsAPair() {
        Scene one = street("", "Shashka", "Shashka").zombies("b", "Khan", 1).turn("Ogon", 1);
        assertThat(one.choose("melee Shashka T.b").attack().damage()).isEqualTo(1);
        Scene two = street("", "Shashka", "Shashka").zombies("b", "Khan", 1).turn("Ogon", 1, 1);
        assertThat(two.choose("melee 2 Shashka T.b").attack().damage()).isEqualTo(2);
    }

    @Test
    @Rule({"WD-TRAIT-05", "WD-GAP-83"})
    void aTorchShowsTwoCards() {
        Scene scene = Scene.on(".:#")
                .survivor("Ogon", "b", "")
                .card("Ogon", "pack1", "Torch")
                .card("Ogon", "pack2", "Torch")
                .deck("Sword", "Katana", "Spear")
                .turn("Ogon")
                .choose("search", "discard Sword", Scene.DONE, "discard Katana", Scene.DONE);
        assertThat(scene.offered()).contains("end turn");
    }

    @Test
    @Rule({"WD-GAP-07", "WD-TRAIT-01"})
    void aShieldLetsFailedArmourDiceBeRolledAgain() {
        Scene both = street("", "Battle Shield").card("Ogon", "body", "Heavy Armor");
        both.play(
                List.of(new SufferBlows(both.id("Ogon"), List.of(new Blow("Walker", "Walker", 2, 1, false)))), 3, 2, 3);
        both.choose("armour roll 2");
        assertThat(both.offered()).containsExactly("roll failed again", "keep the roll");
        both.choose("roll failed again");
        assertThat(both.survivor("Ogon").wounds()).isZero();
        Scene alone = street("", "Battle Shield");
        alone.play(
                List.of(new SufferBlows(alone.id("Ogon"), List.of(new Blow("Walker", "Walker", 2, 1, false)))), 4, 3);
        alone.choose("armour roll 2");
        assertThat(alone.isDone()).isTrue();
        assertThat(alone.survivor("Ogon").wounds()).isEqualTo(1);
    }

    @Test
    @Rule({"WD-TRAIT-08", "WD-GAP-08"})
    void foodGivesAdrenalineForFree() {
        Scene scene = street("")
                .card("Ogon", "pack1", "Apples")
                .card("Ogon", "pack2", "Apples")
                .turn("Ogon");
        assertThat(scene.offered("consume")).containsExactly("consume Apples");
        scene.choose("consume Apples");
        assertThat(scene.survivor("Ogon").adrenaline()).isEqualTo(3);
        for (String food : List.of("Salted Meat", "Water")) {
            Scene other = street("").card("Ogon", "pack1", food).turn("Ogon").choose("consume " + food);
            assertThat(other.survivor("Ogon").adrenaline()).as(food).isEqualTo(3);
        }
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(3);
        assertThat(scene.survivor("Ogon").inventory().count("Apples")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-10")
    void anAmbushBringsZombiesAndEndsTheSearch() {
        Scene scene = Scene.on(".:#")
                .survivor("Ogon", "b", "Search: 2 cards")
                .deck("Aaahh!! 2 Walkers", "Sword")
                .turn("Ogon")
                .choose("search");
        assertThat(scene.zombies("b")).isEqualTo(2);
        assertThat(scene.offered()).as("no second card").contains("end turn");
        assertThat(scene.table().deck("equipment").discard().size()).isEqualTo(1);
        assertThat(scene.survivor("Ogon").wounds()).isZero();
        Scene later = Scene.on(".:#")
                .survivor("Ogon", "b", "Search: 2 cards")
                .deck("Sword", "Aaahh!! 1 Brute")
                .turn("Ogon")
                .choose("search", "put Sword in hand1", Scene.DONE);
        assertThat(later.zombies("b")).isEqualTo(1);
        assertThat(later.survivor("Ogon").inventory().count("Sword")).isEqualTo(1);
    }

    @Test
    @Rule("WD-FIRE-02")
    void dragonFireSparesNoSurvivor() {
        Scene scene = street("")
                .card("Ogon", "pack1", "Dragon Bile")
                .card("Ogon", "pack2", "Torch")
                .survivor("Lorna", "c", "Low profile")
                .turn("Ogon")
                .choose("dragon fire T.c");
        assertThat(scene.survivor("Lorna").presence()).isEqualTo(Presence.ELIMINATED);
    }

    @Test
    @Rule({"WD-FIRE-01", "WD-FIRE-02", "WD-FIRE-03", "WD-FIRE-04", "WD-GAP-81"})
    void dragonFireBurnsEverythingAtRangeOne() {
        Scene scene = street("Freeze: Combat; +1 Damage: Ranged")
                .card("Ogon", "pack1", "Dragon Bile")
                .card("Ogon", "pack2", "Torch")
                .guards("c", 2)
                .zombies("c", "Khan", 1)
                .zombies("c", "Walker", 2)
                .turn("Ogon");
        assertThat(scene.offered("dragon")).containsExactly("dragon fire T.a", "dragon fire T.c");
        scene.choose("dragon fire T.c");
        assertThat(scene.zombies("c")).isZero();
        assertThat(scene.table().allies().total()).isZero();
        assertThat(scene.survivor("Ogon").adrenaline()).isEqualTo(7);
        assertThat(scene.survivor("Ogon").inventory().items()).isEmpty();
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(2);
        assertThat(scene.events(NoiseMade.class)).isEmpty();
        assertThat(scene.events(AttackDeclared.class)).isEmpty();
        assertThat(scene.tokens("freeze", "c")).isZero();
    }

    @Test
    @Rule({"WD-FIRE-05", "WD-FIRE-01"})
    void bileAloneDoesNothing() {
        assertThat(street("", "Dragon Bile").turn("Ogon").offered("dragon")).isEmpty();
        Scene free = street("+1 free Ranged Action", "Dragon Bile", "Torch")
                .turn("Ogon")
                .choose("dragon fire T.a");
        assertThat(free.offered()).contains("pay with Ranged");
    }

    @Test
    @Rule({"WD-ENCH-01", "WD-ENCH-02", "WD-ENCH-03", "WD-ENCH-04", "WD-ENCH-05", "WD-GAP-06"})
    void healingIsCastOnWhomOneSees() {
        Scene scene = Scene.on(".~.|#")
                .survivor("Ogon", "a", "")
                .survivor("Lorna", "b", "")
                .survivor("Jenia", "c", "")
                .guards("b", 1)
                .card("Ogon", "hand1", "Healing")
                .wounds("Ogon", 1)
                .wounds("Lorna", 2)
                .wounds("Jenia", 1)
                .turn("Ogon");
        assertThat(scene.offered("cast")).containsExactly("cast healing Ogon", "cast healing Lorna");
        scene.choose("cast healing Lorna");
        assertThat(scene.survivor("Lorna").wounds()).isEqualTo(1);
        assertThat(scene.survivor("Ogon").adrenaline()).isEqualTo(1);
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(2);
        assertThat(scene.offered("cast")).as("once in a turn").isEmpty();
    }

    @Test
    @Rule({"WD-ENCH-05", "WD-SKILL-SPELLBOOK"})
    void aSecondCopyCountsSeparatelyAndTheBackpackOnlyWithASpellbook() {
        Scene two =
                street("", "Healing", "Healing").wounds("Ogon", 2).turn("Ogon").choose("cast healing Ogon");
        assertThat(two.offered("cast")).hasSize(1);
        Scene pack =
                street("").card("Ogon", "pack1", "Healing").wounds("Ogon", 2).turn("Ogon");
        assertThat(pack.offered("cast")).isEmpty();
        Scene book = street("Spellbook")
                .card("Ogon", "pack1", "Healing")
                .card("Ogon", "pack2", "Fire Bolt")
                .card("Ogon", "pack3", "Sword")
                .wounds("Ogon", 2)
                .zombies("b", "Walker", 1)
                .turn("Ogon");
        assertThat(book.offered("cast")).hasSize(1);
        assertThat(book.offered("magic")).containsExactly("magic Fire Bolt T.b");
        assertThat(book.offered("melee")).isEmpty();
    }

    @Test
    @Rule("WD-ENCH-06")
    void aCardTradedIsCastAgainByAnother() {
        Scene scene = street("", "Healing")
                .survivor("Lorna", "b", "")
                .wounds("Ogon", 2)
                .turn("Ogon");
        scene.choose("cast healing Ogon");
        assertThat(scene.survivor("Ogon").turn().hasUsed("cast Healing")).isTrue();
        assertThat(scene.survivor("Lorna").turn().hasUsed("cast Healing")).isFalse();
    }

    @Test
    @Rule("WD-GAP-06")
    void aJumpSpellIgnoresZombiesLeftBehind() {
        Scene scene = street("", "Jump")
                .survivor("Lorna", "b", "")
                .zombies("b", "Walker", 3)
                .turn("Ogon");
        scene.choose("cast jump Lorna");
        assertThat(scene.offered()).containsExactly("jump T.d", "stay");
        scene.choose("jump T.d");
        assertThat(scene.zoneOf("Lorna")).isEqualTo("d");
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule("WD-GAP-06")
    void aSprintSpellMovesUpToThreeZones() {
        Scene scene = street("", "Sprint").survivor("Lorna", "a", "").turn("Ogon");
        scene.choose("cast sprint Lorna", "move T.b", "move T.c", "move T.d");
        assertThat(scene.zoneOf("Lorna")).isEqualTo("d");
        Scene held = street("", "Sprint")
                .survivor("Lorna", "a", "")
                .zombies("a", "Walker", 1)
                .turn("Ogon");
        assertThat(held.offered("cast")).as("nobody pays for the zombie").containsExactly("cast sprint Ogon");
    }

    @Test
    @Rule("WD-GAP-06")
    void repulsePushesZombiesNoNearer() {
        Scene scene = street("", "Repulse")
                .zombies("b", "Walker", 1)
                .zombies("c", "Walker", 2)
                .zombies("d", "Walker", 1)
                .turn("Ogon");
        assertThat(scene.offered("cast"))
                .containsExactly("cast repulse T.b to T.a", "cast repulse T.b to T.c", "cast repulse T.c to T.d");
        scene.choose("cast repulse T.c to T.d");
        assertThat(scene.zombies("d")).isEqualTo(3);
        Scene rampart = Scene.on(".^=")
                .survivor("Ogon", "b", "")
                .card("Ogon", "hand1", "Repulse")
                .zombies("b", "Walker", 1)
                .turn("Ogon");
        assertThat(rampart.offered("cast")).as("zombies drop").containsExactly("cast repulse T.b to T.a");
        Scene street = Scene.on("=^.")
                .survivor("Ogon", "b", "")
                .card("Ogon", "hand1", "Repulse")
                .zombies("b", "Walker", 1)
                .turn("Ogon");
        assertThat(street.offered("cast")).as("but do not climb").isEmpty();
    }

    @Test
    @Rule("WD-SKILL-DOUBLEENCHANTMENT")
    void aSecondTargetIsNamedFirstAndServedAfter() {
        Scene scene = street("Double enchantment", "Healing")
                .survivor("Lorna", "c", "")
                .wounds("Ogon", 1)
                .wounds("Lorna", 1)
                .turn("Ogon")
                .choose("cast healing Lorna");
        assertThat(scene.survivor("Lorna").wounds()).as("named first").isEqualTo(1);
        assertThat(scene.offered()).containsExactly("and Ogon", "no second target");
        scene.choose("and Ogon");
        assertThat(scene.survivor("Lorna").wounds()).isZero();
        assertThat(scene.survivor("Ogon").wounds()).isZero();
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(2);
        assertThat(scene.survivor("Ogon").adrenaline()).isEqualTo(2);
    }

    @Test
    @Rule("WD-GAP-09")
    void aBlessingHealsAndHelpsUntilTheRoundEnds() {
        Scene scene = street("", "Baba Yaga's Blessing", "Sword")
                .wounds("Ogon", 2)
                .zombies("b", "Khan", 1)
                .turn("Ogon", 1, 1, 1);
        scene.choose("cast baba yaga's blessing Ogon", "melee Sword T.b");
        assertThat(scene.survivor("Ogon").wounds()).isZero();
        assertThat(scene.attack().dice()).isEqualTo(3);
        scene.choose("end turn").play(List.of(new AtMoment(Moment.END_PHASE, Optional.empty())));
        scene.turn("Ogon", 1, 1).choose("melee Sword T.b");
        assertThat(scene.attack().dice()).isEqualTo(2);
    }

    @Test
    @Rule("WD-GAP-10")
    void anAmbushAttacksNobodyWhereNobodyIsOrWithoutItsZombies() {
        Scene scene = Scene.on(".~.").survivor("Ogon", "a", "");
        int walker = Scene.EDITION.print().zombie("Walker").index();
        scene.run(new AttackFromAmbush(walker, 1, scene.zone("a")));
        assertThat(scene.events(HordeEvent.ZombiesAttacked.class))
                .as("they are gone")
                .isEmpty();
        scene.zombies("b", "Walker", 1).run(new AttackFromAmbush(walker, 1, scene.zone("b")));
        assertThat(scene.events(HordeEvent.ZombiesAttacked.class))
                .as("nobody is there")
                .isEmpty();
        assertThat(scene.survivor("Ogon").wounds()).isZero();
    }
}

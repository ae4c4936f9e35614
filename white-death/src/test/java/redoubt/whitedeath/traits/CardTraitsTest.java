package redoubt.whitedeath.traits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.SufferBlows;
import redoubt.horde.event.HordeEvent.AttackDeclared;
import redoubt.horde.event.HordeEvent.NoiseMade;
import redoubt.horde.round.AtMoment;
import redoubt.horde.rulings.Blow;
import redoubt.horde.rulings.Moment;
import redoubt.horde.table.Survivor.Presence;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.edition.PlainTrait;
import redoubt.whitedeath.skills.Stage;
import redoubt.whitedeath.skills.WhiteDeathSkills;

/** What the cards of White Death do besides their numbers. */
class CardTraitsTest {
    private static Stage street(String skills, String... hands) {
        Stage stage = Stage.on(".~.~.~.").survivor("Ogon", "b", skills);
        for (int i = 0; i < hands.length; i++) {
            stage.card("Ogon", "hand" + (i + 1), hands[i]);
        }
        return stage;
    }

    @Test
    @Rule("WD-TRAIT-07")
    void everyTraitOfTheCardTableHasItsCode() {
        for (String name : Box.WHITE_DEATH.traitNames().all()) {
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
        Stage sword = street("", "Sword", "Dagger").zombies("b", "Khan", 1).turn("Ogon", 1, 1, 1);
        assertThat(sword.choose("melee Sword T.b").attack().dice()).isEqualTo(3);
        Stage dagger = street("", "Sword", "Dagger").zombies("b", "Khan", 1).turn("Ogon", 1);
        assertThat(dagger.choose("melee Dagger T.b").attack().dice()).isEqualTo(1);
        Stage pair = street("", "Dagger", "Dagger").zombies("b", "Khan", 1).turn("Ogon", 1, 1, 1, 1);
        assertThat(pair.choose("melee 2 Dagger T.b").attack().dice()).isEqualTo(4);
        Stage bow = street("", "Short Bow", "Dagger").zombies("b", "Khan", 1).turn("Ogon", 1);
        assertThat(bow.choose("ranged Short Bow T.b").attack().dice()).isEqualTo(1);
    }

    @Test
    @Rule({"WD-TRAIT-02", "WD-TRAIT-03", "WD-GAP-12"})
    void aPowerBurstHelpsAnotherSpell() {
        Stage bolt =
                street("", "Fire Bolt", "Power Burst").zombies("b", "Khan", 1).turn("Ogon", 1, 1, 1, 1);
        assertThat(bolt.choose("magic Fire Bolt T.b").attack().dice()).isEqualTo(4);
        Stage pair =
                street("", "Power Burst", "Power Burst").zombies("b", "Khan", 1).turn("Ogon", 1, 1, 1, 1);
        assertThat(pair.choose("magic 2 Power Burst T.b").attack().dice()).isEqualTo(4);
    }

    @Test
    @Rule("WD-TRAIT-04")
    void shashkasBiteDeeperAsAPair() {
        Stage one = street("", "Shashka", "Shashka").zombies("b", "Khan", 1).turn("Ogon", 1);
        assertThat(one.choose("melee Shashka T.b").attack().damage()).isEqualTo(1);
        Stage two = street("", "Shashka", "Shashka").zombies("b", "Khan", 1).turn("Ogon", 1, 1);
        assertThat(two.choose("melee 2 Shashka T.b").attack().damage()).isEqualTo(2);
    }

    @Test
    @Rule({"WD-TRAIT-05", "WD-GAP-83"})
    void aTorchShowsTwoCards() {
        Stage stage = Stage.on(".:#")
                .survivor("Ogon", "b", "")
                .card("Ogon", "pack1", "Torch")
                .card("Ogon", "pack2", "Torch")
                .deck("Sword", "Katana", "Spear")
                .turn("Ogon")
                .choose("search", "discard Sword", Stage.DONE, "discard Katana", Stage.DONE);
        assertThat(stage.keys()).contains("end turn");
    }

    @Test
    @Rule({"WD-GAP-07", "WD-TRAIT-01"})
    void aShieldLetsFailedArmourDiceBeRolledAgain() {
        Stage both = street("", "Battle Shield").card("Ogon", "body", "Heavy Armor");
        both.play(
                List.of(new SufferBlows(both.id("Ogon"), List.of(new Blow("Walker", "Walker", 2, 1, false)))), 3, 2, 3);
        both.choose("armour roll 2");
        assertThat(both.keys()).containsExactly("roll failed again", "keep the roll");
        both.choose("roll failed again");
        assertThat(both.survivor("Ogon").wounds()).isZero();
        Stage alone = street("", "Battle Shield");
        alone.play(
                List.of(new SufferBlows(alone.id("Ogon"), List.of(new Blow("Walker", "Walker", 2, 1, false)))), 4, 3);
        alone.choose("armour roll 2");
        assertThat(alone.isOver()).isTrue();
        assertThat(alone.survivor("Ogon").wounds()).isEqualTo(1);
    }

    @Test
    @Rule({"WD-TRAIT-08", "WD-GAP-08"})
    void foodGivesAdrenalineForFree() {
        Stage stage = street("")
                .card("Ogon", "pack1", "Apples")
                .card("Ogon", "pack2", "Apples")
                .turn("Ogon");
        assertThat(stage.keys("consume")).containsExactly("consume Apples");
        stage.choose("consume Apples");
        assertThat(stage.survivor("Ogon").adrenaline()).isPositive();
        assertThat(stage.survivor("Ogon").turn().actions()).isEqualTo(3);
        assertThat(stage.survivor("Ogon").inventory().count("Apples")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-10")
    void anAmbushBringsZombiesAndEndsTheSearch() {
        Stage stage = Stage.on(".:#")
                .survivor("Ogon", "b", "Search: 2 cards")
                .deck("Aaahh!! 2 Walkers", "Sword")
                .turn("Ogon")
                .choose("search");
        assertThat(stage.zombies("b")).isEqualTo(2);
        assertThat(stage.keys()).as("no second card").contains("end turn");
        assertThat(stage.table().deck("equipment").discard().size()).isEqualTo(1);
        assertThat(stage.survivor("Ogon").wounds()).isZero();
        Stage later = Stage.on(".:#")
                .survivor("Ogon", "b", "Search: 2 cards")
                .deck("Sword", "Aaahh!! 1 Brute")
                .turn("Ogon")
                .choose("search", "put Sword in hand1", Stage.DONE);
        assertThat(later.zombies("b")).isEqualTo(1);
        assertThat(later.survivor("Ogon").inventory().count("Sword")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-FIRE-01", "WD-FIRE-02", "WD-FIRE-03", "WD-FIRE-04", "WD-GAP-81"})
    void dragonFireBurnsEverythingAtRangeOne() {
        Stage stage = street("Freeze: Combat; +1 Damage: Ranged")
                .card("Ogon", "pack1", "Dragon Bile")
                .card("Ogon", "pack2", "Torch")
                .survivor("Lorna", "c", "Low profile")
                .guards("c", 2)
                .zombies("c", "Khan", 1)
                .zombies("c", "Walker", 2)
                .turn("Ogon");
        assertThat(stage.keys("dragon")).containsExactly("dragon fire T.a", "dragon fire T.c");
        stage.choose("dragon fire T.c");
        assertThat(stage.zombies("c")).isZero();
        assertThat(stage.survivor("Lorna").presence()).isEqualTo(Presence.ELIMINATED);
        assertThat(stage.table().allies().total()).isZero();
        assertThat(stage.survivor("Ogon").adrenaline()).isEqualTo(7);
        assertThat(stage.survivor("Ogon").inventory().items()).isEmpty();
        assertThat(stage.survivor("Ogon").turn().actions()).isEqualTo(2);
        assertThat(stage.events(NoiseMade.class)).isEmpty();
        assertThat(stage.events(AttackDeclared.class)).isEmpty();
        assertThat(stage.tokens("freeze", "c")).isZero();
    }

    @Test
    @Rule({"WD-FIRE-05", "WD-FIRE-01"})
    void bileAloneDoesNothing() {
        assertThat(street("", "Dragon Bile").turn("Ogon").keys("dragon")).isEmpty();
        Stage free = street("+1 free Ranged Action", "Dragon Bile", "Torch")
                .turn("Ogon")
                .choose("dragon fire T.a");
        assertThat(free.keys()).contains("pay with Ranged");
    }

    @Test
    @Rule({"WD-ENCH-01", "WD-ENCH-02", "WD-ENCH-03", "WD-ENCH-04", "WD-ENCH-05", "WD-GAP-06"})
    void healingIsCastOnWhomOneSees() {
        Stage stage = Stage.on(".~.|#")
                .survivor("Ogon", "a", "")
                .survivor("Lorna", "b", "")
                .survivor("Jenia", "c", "")
                .guards("b", 1)
                .card("Ogon", "hand1", "Healing")
                .wounds("Ogon", 1)
                .wounds("Lorna", 2)
                .wounds("Jenia", 1)
                .turn("Ogon");
        assertThat(stage.keys("cast")).containsExactly("cast healing Ogon", "cast healing Lorna");
        stage.choose("cast healing Lorna");
        assertThat(stage.survivor("Lorna").wounds()).isEqualTo(1);
        assertThat(stage.survivor("Ogon").adrenaline()).isEqualTo(1);
        assertThat(stage.survivor("Ogon").turn().actions()).isEqualTo(2);
        assertThat(stage.keys("cast")).as("once in a turn").isEmpty();
    }

    @Test
    @Rule({"WD-ENCH-05", "WD-SKILL-SPELLBOOK"})
    void aSecondCopyCountsSeparatelyAndTheBackpackOnlyWithASpellbook() {
        Stage two =
                street("", "Healing", "Healing").wounds("Ogon", 2).turn("Ogon").choose("cast healing Ogon");
        assertThat(two.keys("cast")).hasSize(1);
        Stage pack =
                street("").card("Ogon", "pack1", "Healing").wounds("Ogon", 2).turn("Ogon");
        assertThat(pack.keys("cast")).isEmpty();
        Stage book = street("Spellbook")
                .card("Ogon", "pack1", "Healing")
                .card("Ogon", "pack2", "Fire Bolt")
                .card("Ogon", "pack3", "Sword")
                .wounds("Ogon", 2)
                .zombies("b", "Walker", 1)
                .turn("Ogon");
        assertThat(book.keys("cast")).hasSize(1);
        assertThat(book.keys("magic")).containsExactly("magic Fire Bolt T.b");
        assertThat(book.keys("melee")).isEmpty();
    }

    @Test
    @Rule("WD-ENCH-06")
    void aCardTradedIsCastAgainByAnother() {
        Stage stage = street("", "Healing")
                .survivor("Lorna", "b", "")
                .wounds("Ogon", 2)
                .turn("Ogon");
        stage.choose("cast healing Ogon");
        assertThat(stage.survivor("Ogon").turn().hasUsed("cast Healing")).isTrue();
        assertThat(stage.survivor("Lorna").turn().hasUsed("cast Healing")).isFalse();
    }

    @Test
    @Rule("WD-GAP-06")
    void aJumpSpellIgnoresZombiesLeftBehind() {
        Stage stage = street("", "Jump")
                .survivor("Lorna", "b", "")
                .zombies("b", "Walker", 3)
                .turn("Ogon");
        stage.choose("cast jump Lorna");
        assertThat(stage.keys()).containsExactly("jump T.d", "stay");
        stage.choose("jump T.d");
        assertThat(stage.zoneOf("Lorna")).isEqualTo("d");
        assertThat(stage.survivor("Ogon").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule("WD-GAP-06")
    void aSprintSpellMovesUpToThreeZones() {
        Stage stage = street("", "Sprint").survivor("Lorna", "a", "").turn("Ogon");
        stage.choose("cast sprint Lorna", "move T.b", "move T.c", "move T.d");
        assertThat(stage.zoneOf("Lorna")).isEqualTo("d");
        Stage held = street("", "Sprint")
                .survivor("Lorna", "a", "")
                .zombies("a", "Walker", 1)
                .turn("Ogon");
        assertThat(held.keys("cast")).as("nobody pays for the zombie").containsExactly("cast sprint Ogon");
    }

    @Test
    @Rule("WD-GAP-06")
    void repulsePushesZombiesNoNearer() {
        Stage stage = street("", "Repulse")
                .zombies("b", "Walker", 1)
                .zombies("c", "Walker", 2)
                .zombies("d", "Walker", 1)
                .turn("Ogon");
        assertThat(stage.keys("cast"))
                .containsExactly("cast repulse T.b to T.a", "cast repulse T.b to T.c", "cast repulse T.c to T.d");
        stage.choose("cast repulse T.c to T.d");
        assertThat(stage.zombies("d")).isEqualTo(3);
        Stage rampart = Stage.on(".^=")
                .survivor("Ogon", "b", "")
                .card("Ogon", "hand1", "Repulse")
                .zombies("b", "Walker", 1)
                .turn("Ogon");
        assertThat(rampart.keys("cast")).as("zombies drop").containsExactly("cast repulse T.b to T.a");
        Stage street = Stage.on("=^.")
                .survivor("Ogon", "b", "")
                .card("Ogon", "hand1", "Repulse")
                .zombies("b", "Walker", 1)
                .turn("Ogon");
        assertThat(street.keys("cast")).as("but do not climb").isEmpty();
    }

    @Test
    @Rule("WD-SKILL-DOUBLEENCHANTMENT")
    void aSecondTargetIsNamedFirstAndServedAfter() {
        Stage stage = street("Double enchantment", "Healing")
                .survivor("Lorna", "c", "")
                .wounds("Ogon", 1)
                .wounds("Lorna", 1)
                .turn("Ogon")
                .choose("cast healing Lorna");
        assertThat(stage.survivor("Lorna").wounds()).as("named first").isEqualTo(1);
        assertThat(stage.keys()).containsExactly("and Ogon", "no second target");
        stage.choose("and Ogon");
        assertThat(stage.survivor("Lorna").wounds()).isZero();
        assertThat(stage.survivor("Ogon").wounds()).isZero();
        assertThat(stage.survivor("Ogon").turn().actions()).isEqualTo(2);
        assertThat(stage.survivor("Ogon").adrenaline()).isEqualTo(2);
    }

    @Test
    @Rule("WD-GAP-09")
    void aBlessingHealsAndHelpsUntilTheRoundEnds() {
        Stage stage = street("", "Baba Yaga's Blessing", "Sword")
                .wounds("Ogon", 2)
                .zombies("b", "Khan", 1)
                .turn("Ogon", 1, 1, 1);
        stage.choose("cast baba yaga's blessing Ogon", "melee Sword T.b");
        assertThat(stage.survivor("Ogon").wounds()).isZero();
        assertThat(stage.attack().dice()).isEqualTo(3);
        stage.choose("end turn").goOn(List.of(new AtMoment(Moment.END_PHASE, Optional.empty())));
        stage.turn("Ogon", 1, 1).choose("melee Sword T.b");
        assertThat(stage.attack().dice()).isEqualTo(2);
    }
}

package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.horde.combat.Field.WALKER;
import static redoubt.horde.combat.Field.item;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.Field.Scene;
import redoubt.horde.event.HordeEvent.FriendlyFireHit;
import redoubt.horde.fixture.Cited;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Item;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Blow;
import redoubt.kernel.Luck;
import redoubt.kernel.RuleId;
import redoubt.testkit.Rule;

/** Friendly fire, the sharing out of attacks, armour and wounds. */
class WoundsTest {
    private static final Blow WALKERS = new Blow("Walker", "Walker", 4, 1, false);

    private static final Blow BRUTES = new Blow("Brute", "Brute", 2, 1, false);

    private static final Blow ABOMINATION = new Blow("Abomination", "Khan", 1, 1, true);

    private static Field two(List<Skill> skills, Item... items) {
        return new Field().survivor("Sarnai", "a", List.of()).survivor("Yasuke", "a", skills, items);
    }

    private static Item[] armoured() {
        return new Item[] {item(Field.SWORD), item(Field.SHIELD), item(Field.ARMOUR)};
    }

    private static Item[] armourOnly() {
        return new Item[] {item(Field.SWORD), item(Field.SWORD), item(Field.ARMOUR)};
    }

    @Test
    @Cited(Cite.SHARE_OUT_ATTACKS)
    @Rule("WD-DEC-30")
    void playersShareOutTheAttacks() {
        Scene scene = two(List.of()).play(Luck.loaded(), ShareOut.attacks(Field.zone("a"), List.of(WALKERS)));
        assertThat(scene.offered())
                .containsExactly("suffer Sarnai", "suffer all Sarnai", "suffer Yasuke", "suffer all Yasuke");
        scene.choose("suffer Sarnai").choose("suffer Sarnai").choose("suffer all Yasuke");
        assertThat(scene.isDone()).isTrue();
        assertThat(scene.survivor("Sarnai").wounds()).isEqualTo(2);
        assertThat(scene.survivor("Yasuke").wounds()).isEqualTo(2);
    }

    @Test
    @Cited(Cite.ALLY_ELIMINATED)
    @Rule({"WD-ATK-04", "WD-GAP-79"})
    void anAllyTakesOneHitAndTheRestIsLostIfNobodyElseIsThere() {
        Field field = two(List.of()).guards("a", 2);
        Scene scene = field.play(Luck.loaded(), ShareOut.attacks(Field.zone("a"), List.of(WALKERS)));
        assertThat(scene.offered()).contains("suffer Guard", "suffer all Guard");
        scene.choose("suffer all Guard");
        assertThat(scene.offered()).doesNotContain("suffer Guard");
        scene.choose("suffer all Sarnai");
        assertThat(scene.guards("a")).isZero();
        assertThat(scene.survivor("Sarnai").wounds()).isEqualTo(2);
        Scene alone = new Field()
                .survivor("Sarnai", "a", List.of())
                .guards("b", 2)
                .play(Luck.loaded(), ShareOut.attacks(Field.zone("b"), List.of(WALKERS)));
        assertThat(alone.isDone()).isTrue();
        assertThat(alone.guards("b")).isZero();
    }

    @Test
    @Cited(Cite.ARMOUR_ROLL)
    @Rule("WD-ARM-02")
    void armourPreventsAttacksOneForOneInASingleRoll() {
        Scene scene = two(List.of(), armourOnly())
                .play(Luck.loaded(1, 2, 3, 4), ShareOut.attacks(Field.zone("a"), List.of(WALKERS, BRUTES)));
        scene.choose("suffer Sarnai").choose("suffer Sarnai").choose("suffer all Yasuke");
        assertThat(scene.offered())
                .containsExactly("armour roll 4", "armour roll 3", "armour roll 2", "armour roll 1", "no armour roll");
        scene.choose("armour roll 4");
        assertThat(scene.survivor("Sarnai").wounds()).isEqualTo(2);
        assertThat(scene.survivor("Yasuke").wounds()).isEqualTo(2);
    }

    @Test
    @Rule({"WD-ABOM-02", "WD-ARM-03"})
    void armourIsNoUseAgainstSomeBlows() {
        Field field = two(List.of(), armourOnly());
        Scene scene = field.play(
                Luck.loaded(), new SufferBlows(field.table().survivors().get(1).id(), List.of(ABOMINATION)));
        assertThat(scene.isDone()).isTrue();
        assertThat(scene.survivor("Yasuke").wounds()).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-07")
    void aShieldLetsFailedDiceOfArmourBeRolledAgain() {
        Field field = two(List.of(), armoured());
        Scene scene = field.play(
                Luck.loaded(2, 5, 3),
                new SufferBlows(field.table().survivors().get(1).id(), List.of(BRUTES)));
        scene.choose("armour roll 2");
        assertThat(scene.offered()).containsExactly("roll failed again", "keep the roll");
        scene.choose("roll failed again");
        assertThat(scene.isDone()).isTrue();
        assertThat(scene.survivor("Yasuke").wounds()).isZero();
    }

    @Test
    @Rule("WD-SKILL-LUCKY")
    void luckRollsTheWholeArmourRollAgain() {
        Field field = two(List.of(new Talent.Flag("lucky")), armourOnly());
        Scene scene = field.play(
                Luck.loaded(2, 5, 3, 1),
                new SufferBlows(field.table().survivors().get(1).id(), List.of(BRUTES)));
        scene.choose("armour roll 2").choose("roll all again");
        assertThat(scene.isDone()).isTrue();
        assertThat(scene.survivor("Yasuke").wounds()).isEqualTo(1);
    }

    @Test
    @Cited(Cite.TOUGH)
    @Rule({"WD-GAP-96", "WD-SKILL-DREADNOUGHT"})
    void someWoundsAreIgnored() {
        Field field = two(List.of(new Talent.Flag("tough"), new Talent.Ignores("Walker"::equals)));
        Scene scene = field.play(
                Luck.loaded(), new SufferBlows(field.table().survivors().get(1).id(), List.of(WALKERS, BRUTES)));
        assertThat(scene.survivor("Yasuke").wounds()).isEqualTo(1);
    }

    @Test
    @Cited(Cite.CARDS_FOR_WOUNDS)
    void cardsMayBeDiscardedForWounds() {
        Field field = two(List.of(new Talent.Flag("cards")), item(Field.SWORD), item(Field.BOW));
        Scene scene = field.play(
                Luck.loaded(), new SufferBlows(field.table().survivors().get(1).id(), List.of(BRUTES)));
        assertThat(scene.offered()).containsExactly("discard hand1 Sword", "discard hand2 Bow", "suffer 2 wounds");
        scene.choose("discard hand1 Sword").choose("suffer the wound");
        assertThat(scene.survivor("Yasuke").wounds()).isEqualTo(1);
        assertThat(scene.survivor("Yasuke").inventory().items()).hasSize(1);
        assertThat(scene.table().deck("equipment").discard().list()).containsExactly(0);
    }

    @Test
    @Cited(Cite.SUFFER_WOUND)
    @Rule({"WD-ATK-05", "WD-GAP-28"})
    void theLastWoundEliminates() {
        Field field = two(List.of());
        Scene scene = field.play(
                Luck.loaded(), new SufferBlows(field.table().survivors().get(1).id(), List.of(WALKERS)));
        assertThat(scene.survivor("Yasuke").wounds()).isEqualTo(3);
        assertThat(scene.survivor("Yasuke").presence()).isEqualTo(Survivor.Presence.ELIMINATED);
    }

    private static Field shooting(List<Skill> skills, List<Skill> ofTheOther) {
        return new Field()
                .survivor("Lorna", "a", skills, item(Field.GUN))
                .survivor("Yasuke", "b", ofTheOther)
                .zombies("b", WALKER, 3);
    }

    @Test
    @Cited(Cite.FRIENDLY_FIRE)
    @Rule({"WD-FF-03", "WD-FF-01"})
    void everyMissHitsAFriendInTheZoneWithTheDamageOfTheWeapon() {
        Scene scene = shooting(List.of(), List.of()).attack("ranged Gun 1R.b", 4, 1);
        assertThat(scene.isDone()).isTrue();
        assertThat(scene.survivor("Yasuke").wounds()).isEqualTo(2);
        assertThat(scene.zombies("b", WALKER)).isEqualTo(2);
        assertThat(scene.events(FriendlyFireHit.class)).hasSize(1);
        Scene own = new Field()
                .survivor("Lorna", "b", List.of(), item(Field.GUN))
                .zombies("b", WALKER, 3)
                .attack("ranged Gun 1R.b", 1, 1);
        assertThat(own.survivor("Lorna").wounds()).isZero();
    }

    @Test
    @Rule("WD-MELEE-02")
    void hitsAndMeleeHurtNoFriend() {
        assertThat(shooting(List.of(), List.of())
                        .attack("ranged Gun 1R.b", 4, 4)
                        .survivor("Yasuke")
                        .wounds())
                .isZero();
        Scene melee = new Field()
                .survivor("Jenia", "a", List.of(), item(Field.SWORD))
                .survivor("Ogon", "a", List.of())
                .zombies("a", WALKER, 1)
                .attack("melee Sword 1R.a", 1, 1);
        assertThat(melee.survivor("Ogon").wounds()).isZero();
    }

    @Test
    @Cited({Cite.FREE_TARGETS, Cite.SPARE_FROM_FRIENDLY_FIRE})
    @Rule("WD-SKILL-LOWPROFILE")
    void someAreSafeFromMisses() {
        Scene low = shooting(List.of(), List.of(new Talent.Flag("safe"))).attack("ranged Gun 1R.b", 1, 1);
        assertThat(low.survivor("Yasuke").wounds()).isZero();
        Skill none = new Talent.Bonus(AttackBonus.traits(AttackTrait.NO_FRIENDLY_FIRE));
        assertThat(shooting(List.of(none), List.of())
                        .attack("ranged Gun 1R.b", 1, 1)
                        .isDone())
                .isTrue();
        Skill steady = new Talent.Bonus(AttackBonus.traits(AttackTrait.SPARES_SURVIVORS));
        Field field = shooting(List.of(steady), List.of()).guards("b", 1);
        Scene scene = field.attack("ranged Gun 1R.b", 1, 4);
        assertThat(scene.offered())
                .containsExactly("spare everybody", "spare Yasuke", "spare allies", "spare nobody else");
        scene.choose("spare Yasuke").choose("spare nobody else");
        assertThat(scene.isDone()).isTrue();
        assertThat(scene.guards("b")).isZero();
        assertThat(scene.survivor("Yasuke").wounds()).isZero();
    }

    @Test
    @Rule("WD-ARM-04")
    void armourWorksAgainstFriendlyFire() {
        Scene scene = new Field()
                .survivor("Lorna", "b", List.of(), item(Field.GUN))
                .survivor("Yasuke", "a", List.of(), armourOnly())
                .zombies("a", WALKER, 1)
                .attack("ranged Gun 1R.a", 1, 1, 3, 2);
        scene.choose("armour roll 2");
        assertThat(scene.survivor("Yasuke").wounds()).isEqualTo(2);
    }

    @Test
    @Rule({"WD-GUARD-05", "WD-DEC-19"})
    void missesAreSharedOutAmongSurvivorsAndAllies() {
        Scene scene = shooting(List.of(), List.of()).guards("b", 2).attack("ranged Gun 1R.b", 1, 1);
        scene.choose("suffer Guard").choose("suffer Yasuke");
        assertThat(scene.guards("b")).isEqualTo(1);
        assertThat(scene.survivor("Yasuke").wounds()).isEqualTo(2);
    }

    @Test
    void aSurvivorHealsNoMoreWoundsThanThereAre() {
        Field field = two(List.of());
        var id = field.table().survivors().get(1).id();
        RuleId tended = new RuleId("TT-TENDED");
        Scene scene =
                field.play(Luck.loaded(), new SufferWounds(id, 2), new Heal(tended, id, 1), new Heal(tended, id, 5));
        assertThat(scene.survivor("Yasuke").wounds()).isZero();
    }

    @Test
    @Cited(Cite.ARMOUR_ROLL)
    void theHeaviestBlowsAreStoppedFirst() {
        Blow heavy = new Blow("Giant", "Giant", 1, 2, false);
        Blow light = new Blow("Walker", "Walker", 1, 1, false);
        Blow crushing = new Blow("Giant", "Giant", 1, 3, true);
        assertThat(RollArmour.stopped(List.of(heavy, light), 1)).containsExactly(heavy.withHits(0), light);
        assertThat(RollArmour.stopped(List.of(light, heavy), 1)).containsExactly(light, heavy.withHits(0));
        assertThat(RollArmour.stopped(List.of(crushing, light, heavy), 2))
                .as("what no armour stops goes through")
                .containsExactly(crushing, light.withHits(0), heavy.withHits(0));
        assertThat(RollArmour.stopped(List.of(heavy, light), 0)).containsExactly(heavy, light);
    }

    @Test
    @Cited(Cite.ARMOUR_ROLL)
    @Rule("WD-SKILL-IRONHIDE")
    void aNaturalOneNeverSavesWhateverIsAdded() {
        assertThat(new Armour(2, 1, false, false).prevented(List.of(1, 2, 6))).isEqualTo(2);
        assertThat(new Armour(4, 1, false, false).prevented(List.of(2, 3, 6))).isEqualTo(2);
    }
}

package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.horde.combat.Field.BRUTE;
import static redoubt.horde.combat.Field.KHAN;
import static redoubt.horde.combat.Field.RUNNER;
import static redoubt.horde.combat.Field.WALKER;
import static redoubt.horde.combat.Field.item;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.Field.Scene;
import redoubt.horde.event.HordeEvent.AttackDeclared;
import redoubt.horde.event.HordeEvent.AttackMade;
import redoubt.horde.event.HordeEvent.DiceRolled;
import redoubt.horde.event.HordeEvent.HitsLost;
import redoubt.horde.fixture.Cited;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Item;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Blow;
import redoubt.horde.terms.Effort;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.testkit.Rule;
import redoubt.testkit.saved.Codec;

/** Weapons, dice, hits and damage. */
class AttackTest {
    private static Field field(List<Skill> skills, Item... items) {
        return new Field().survivor("Ogon", "b", skills, items);
    }

    private static Skill trait(AttackTrait... traits) {
        return new Talent.Bonus(AttackBonus.traits(traits));
    }

    private static AttackDeclared declared(Scene scene) {
        return scene.events(AttackDeclared.class).getFirst();
    }

    @Test
    @Cited(Cite.RANGED_ACTION)
    @Rule({"WD-EQ-09", "WD-DICE-06"})
    void aWeaponIsOfferedAtEveryZoneItReachesThatHoldsZombies() {
        Field field = field(List.of(), item(Field.BOW), item(Field.SPEAR))
                .zombies("a", WALKER, 1)
                .zombies("b", WALKER, 1)
                .zombies("d", WALKER, 1);
        assertThat(field.offered()).containsExactly("ranged Bow 1R.a", "ranged Bow 1R.d", "melee Spear 1R.a");
    }

    @Test
    @Rule({"WD-EQ-05", "WD-INV-05"})
    void aWeaponWorksInHandOrWhereTheCardOfTheSurvivorTakesIt() {
        Field inPack = field(List.of(), item(Field.BOW), item(Field.BOW), item(Field.SWORD), item(Field.SPEAR))
                .zombies("b", WALKER, 1)
                .zombies("c", WALKER, 1);
        assertThat(inPack.offered()).containsExactly("ranged Bow 1R.c", "melee Sword 1R.b");
    }

    @Test
    @Rule("WD-SKILL-SPELLBOOK")
    void aRulingMayCountTheBackpackAsHand() {
        Field field = field(
                        List.of(new Talent.Flag("spellbook")),
                        item(Field.BOW),
                        item(Field.BOW),
                        item(Field.SWORD),
                        item(Field.BOLT))
                .zombies("b", WALKER, 1);
        assertThat(field.offered()).containsExactly("melee Sword 1R.b", "magic Bolt 1R.b");
    }

    @Test
    @Rule({"WD-EQ-10", "WD-DEC-15", "WD-GAP-13"})
    void twoOfANameAreUsedAloneOrAsAPair() {
        Field field = field(List.of(), item(Field.SWORD), item(Field.SWORD)).zombies("b", WALKER, 4);
        assertThat(field.offered()).containsExactly("melee Sword 1R.b", "melee 2 Sword 1R.b");
        assertThat(declared(field.attack("melee 2 Sword 1R.b", 1, 1, 1, 1)).dice())
                .isEqualTo(4);
        Field notDual = field(List.of(), item(Field.SPEAR), item(Field.SPEAR)).zombies("c", WALKER, 1);
        assertThat(notDual.offered()).containsExactly("melee Spear 1R.c");
        Field madeDual = field(List.of(new Talent.Flag("dual")), item(Field.SPEAR), item(Field.SPEAR))
                .zombies("c", WALKER, 1);
        assertThat(madeDual.offered()).containsExactly("melee Spear 1R.c", "melee 2 Spear 1R.c");
    }

    @Test
    @Cited(Cite.CHOOSE_HANDS)
    @Rule({"WD-TRAIT-02", "WD-TRAIT-03"})
    void aCardInHandHelpsTheOtherAndOnlyTwoCardsCount() {
        Field pair = field(List.of(), item(Field.DAGGER), item(Field.DAGGER)).zombies("b", WALKER, 1);
        assertThat(declared(pair.attack("melee 2 Dagger 1R.b", 1, 1, 1, 1)).dice())
                .isEqualTo(4);
        Field three = field(List.of(), item(Field.DAGGER), item(Field.DAGGER), item(Field.SWORD))
                .zombies("b", WALKER, 1);
        assertThat(declared(three.attack("melee Sword 1R.b", 1, 1, 1)).dice()).isEqualTo(3);
    }

    @Test
    @Cited(Cite.BARBARIAN)
    @Rule("WD-GAP-75")
    void diceAreAddedByWeaponThenByActionAndDamageIsRaisedSetAndRaised() {
        Skill perWeapon = new Talent.Bonus(AttackBonus.dicePerWeapon(1));
        Skill once = new Talent.Bonus(AttackBonus.dice(1));
        Skill least = new Talent.Bonus(AttackBonus.leastDamage(2));
        Skill more = new Talent.Bonus(AttackBonus.damage(1));
        Scene scene = field(List.of(perWeapon, once, least, more), item(Field.SWORD), item(Field.SWORD))
                .zombies("b", KHAN, 1)
                .attack("melee 2 Sword 1R.b", 1, 1, 1, 1, 1, 1, 4);
        assertThat(declared(scene).dice()).isEqualTo(7);
        assertThat(declared(scene).damage()).isEqualTo(3);
        assertThat(scene.zombies("b", KHAN)).isZero();
        assertThat(scene.survivor("Ogon").adrenaline()).isEqualTo(5);
        Skill set = new Talent.Bonus(AttackBonus.setDamage(3));
        Scene strong = field(List.of(least, set, more), item(Field.SWORD))
                .zombies("b", WALKER, 1)
                .attack("melee Sword 1R.b", 1, 1);
        assertThat(declared(strong).damage()).isEqualTo(4);
    }

    @Test
    @Rule({"WD-DICE-03", "WD-GAP-76"})
    void aNaturalOneAlwaysMissesWhereTheEditionSaysSo() {
        Skill sure = new Talent.Bonus(AttackBonus.onEachDie(3));
        Scene scene =
                field(List.of(sure), item(Field.SWORD)).zombies("b", WALKER, 3).attack("melee Sword 1R.b", 1, 2);
        assertThat(scene.events(DiceRolled.class).getFirst().hits()).isEqualTo(1);
        Scene kinder = field(List.of(sure), item(Field.SWORD))
                .onesMayHit()
                .zombies("b", WALKER, 3)
                .attack("melee Sword 1R.b", 1, 2);
        assertThat(kinder.events(DiceRolled.class).getFirst().hits()).isEqualTo(2);
    }

    @Test
    @Cited(Cite.ASSIGN_MELEE_HITS)
    @Rule("WD-DEC-17")
    void meleeHitsAreDividedFreelyAmongThoseTheyHarm() {
        Scene scene = field(List.of(), item(Field.SWORD))
                .zombies("b", BRUTE, 1)
                .zombies("b", WALKER, 2)
                .zombies("b", RUNNER, 2)
                .attack("melee Sword 1R.b", 4, 4);
        assertThat(scene.offered()).containsExactly("hit Walker", "hit all Walker", "hit Runner", "hit all Runner");
        scene.choose("hit Runner");
        assertThat(scene.offered()).containsExactly("hit Walker", "hit Runner");
        scene.choose("hit Walker");
        assertThat(scene.isDone()).isTrue();
        assertThat(scene.zombies("b", WALKER)).isEqualTo(1);
        assertThat(scene.zombies("b", RUNNER)).isEqualTo(1);
        assertThat(scene.zombies("b", BRUTE)).isEqualTo(1);
        assertThat(scene.events(AttackMade.class)).extracting(AttackMade::kills).containsExactly(2);
        assertThat(scene.survivor("Ogon").adrenaline()).isEqualTo(2);
    }

    @Test
    @Cited(Cite.HITS_LOST)
    @Rule("WD-FF-04")
    void hitsEnoughForAllAreGivenWithoutAskingAndTheRestIsLost() {
        Scene scene = field(List.of(), item(Field.SWORD), item(Field.SWORD))
                .zombies("b", WALKER, 1)
                .zombies("b", RUNNER, 1)
                .attack("melee 2 Sword 1R.b", 4, 5, 6, 1);
        assertThat(scene.isDone()).isTrue();
        assertThat(scene.table().zombies().total()).isZero();
        assertThat(scene.events(HitsLost.class)).extracting(HitsLost::hits).containsExactly(1);
    }

    @Test
    @Cited(Cite.TARGETING_PRIORITY)
    @Rule("WD-PRIO-02")
    void rangedHitsFollowThePriorityOrder() {
        Scene scene = field(List.of(), item(Field.GUN))
                .zombies("c", BRUTE, 1)
                .zombies("c", WALKER, 2)
                .zombies("c", RUNNER, 2)
                .attack("ranged Gun 1R.c", 4, 6);
        assertThat(scene.isDone()).isTrue();
        assertThat(scene.zombies("c", BRUTE)).isZero();
        assertThat(scene.zombies("c", WALKER)).isEqualTo(1);
        assertThat(scene.zombies("c", RUNNER)).isEqualTo(2);
    }

    @Test
    @Rule({"WD-PRIO-04", "Z2-PRIO-03"})
    void theToughShieldTheOthersFromWeakShots() {
        Scene scene = field(List.of(), item(Field.BOLT))
                .zombies("c", BRUTE, 1)
                .zombies("c", WALKER, 3)
                .attack("magic Bolt 1R.c", 4, 5, 6);
        assertThat(scene.table().zombies().total()).isEqualTo(4);
        assertThat(scene.events(HitsLost.class)).extracting(HitsLost::hits).containsExactly(3);
    }

    @Test
    @Rule({"WD-PRIO-03", "Z2-PRIO-04"})
    void amongEqualPriorityThoseThatCanBeKilledAreHit() {
        Scene scene = field(List.of(), item(Field.GUN))
                .zombies("c", BRUTE, 1)
                .zombies("c", KHAN, 1)
                .zombies("c", WALKER, 1)
                .attack("ranged Gun 1R.c", 5, 5);
        assertThat(scene.zombies("c", BRUTE)).isZero();
        assertThat(scene.zombies("c", WALKER)).isEqualTo(1);
        Skill strong = new Talent.Bonus(AttackBonus.damage(1));
        Scene choice = field(List.of(strong), item(Field.GUN))
                .zombies("c", BRUTE, 1)
                .zombies("c", KHAN, 1)
                .attack("ranged Gun 1R.c", 5, 1);
        assertThat(choice.offered()).containsExactly("hit Brute", "hit Khan");
    }

    @Test
    @Cited(Cite.FREE_TARGETS)
    void freeTargetsIgnoreThePriorityOrder() {
        Scene scene = field(List.of(trait(AttackTrait.FREE_TARGETS)), item(Field.BOLT))
                .zombies("c", BRUTE, 1)
                .zombies("c", WALKER, 1)
                .zombies("c", RUNNER, 1)
                .attack("magic Bolt 1R.c", 4, 1, 1);
        assertThat(scene.offered()).containsExactly("hit Walker", "hit Runner");
    }

    @Test
    @Cited(Cite.NOISE_OF_ATTACKS)
    @Rule({"WD-NOISE-02", "WD-EQ-11"})
    void aNoisyActionLeavesOneTokenWhereTheAttackerStands() {
        Scene scene = field(List.of(), item(Field.GUN), item(Field.GUN))
                .zombies("c", WALKER, 1)
                .attack("ranged 2 Gun 1R.c", 4, 4, 4, 4);
        assertThat(scene.noise("b")).isEqualTo(1);
        assertThat(scene.noise("c")).isZero();
    }

    @Test
    @Cited({Cite.RELOAD, Cite.RELOAD_IN_END_PHASE})
    @Rule({"WD-RELOAD-04", "WD-RELOAD-05"})
    void firedWeaponsMustBeReloadedAndAPairIsReloadedTogether() {
        Field field = field(List.of(), item(Field.GUN), item(Field.GUN)).zombies("c", WALKER, 5);
        Table one = field.attack("ranged Gun 1R.c", 1, 1).table();
        assertThat(keys(Attacks.options(one, one.survivors().getFirst(), List.of(), ZoneSet.EMPTY)))
                .containsExactly("ranged Gun 1R.c");
        Table both = field.attack("ranged 2 Gun 1R.c", 1, 1, 1, 1).table();
        Survivor actor = both.survivors().getFirst();
        assertThat(Attacks.options(both, actor, List.of(), ZoneSet.EMPTY)).isEmpty();
        Menu menu = new Menu(actor);
        new Reload().offer(both, actor, menu);
        assertThat(keys(menu.options())).containsExactly("reload Gun");
        assertThat(menu.options().getFirst().cost()).isEqualTo(1);
        Scene reloaded =
                Field.play(both, Luck.loaded(), menu.options().getFirst().step(actor.id()));
        assertThat(reloaded.survivor("Ogon").inventory().items()).allMatch(Item::isLoaded);
    }

    private static List<String> keys(List<? extends Option> options) {
        return options.stream().map(Option::key).toList();
    }

    @Test
    @Rule({"WD-SKILL-LUCKY", "WD-DEC-16", "NL-GAP-23"})
    void allDiceMayBeRolledAgainOnce() {
        Field field =
                field(List.of(trait(AttackTrait.REROLL)), item(Field.SWORD)).zombies("b", WALKER, 2);
        Scene scene = field.attack("melee Sword 1R.b", 4, 1, 5, 5);
        assertThat(scene.offered()).containsExactly("roll again", "keep the roll");
        scene.choose("roll again");
        assertThat(scene.isDone()).isTrue();
        assertThat(scene.zombies("b", WALKER)).isZero();
        assertThat(field.attack("melee Sword 1R.b", 4, 1)
                        .choose("keep the roll")
                        .zombies("b", WALKER))
                .isEqualTo(1);
        assertThat(field.attack("melee Sword 1R.b", 4, 4).isDone()).isTrue();
    }

    @Test
    @Cited(Cite.MORE_DICE_ON_SIX)
    @Rule({"WD-SKILL-ROLL6PLUS1DAMAGE", "WD-GAP-75"})
    void sixesBringDiceAndDamage() {
        Scene dice = field(List.of(trait(AttackTrait.MORE_DICE_ON_SIX)), item(Field.SWORD))
                .zombies("b", WALKER, 9)
                .attack("melee Sword 1R.b", 6, 1, 6, 4);
        assertThat(dice.zombies("b", WALKER)).isEqualTo(6);
        Scene damage = field(List.of(trait(AttackTrait.MORE_DAMAGE_ON_SIX)), item(Field.SWORD))
                .zombies("b", BRUTE, 2)
                .attack("melee Sword 1R.b", 6, 4);
        assertThat(damage.zombies("b", BRUTE)).isZero();
    }

    @Test
    @Rule({"WD-SKILL-BARBARIAN", "WD-GAP-77", "NL-GAP-43"})
    void theDiceOfEachWeaponMayBeReplacedByTheNumberOfZombies() {
        Skill die = new Talent.Bonus(AttackBonus.dicePerWeapon(1));
        Field field = field(List.of(trait(AttackTrait.DICE_FROM_ZOMBIES), die), item(Field.SPEAR))
                .zombies("c", WALKER, 4);
        Scene scene = field.attack("melee Spear 1R.c", 1, 1, 1, 1, 1);
        assertThat(scene.offered()).containsExactly("zombies 5 dice", "weapon 3 dice");
        assertThat(declared(scene.choose("zombies 5 dice")).dice()).isEqualTo(5);
    }

    @Test
    @Cited(Cite.REAP_ONE_MORE)
    @Rule("WD-DEC-18")
    void oneHitMayEliminateOneMoreOfTheSameKind() {
        Field field =
                field(List.of(trait(AttackTrait.REAPS)), item(Field.SWORD)).zombies("b", WALKER, 4);
        Scene scene = field.attack("melee Sword 1R.b", 4, 4);
        assertThat(scene.offered()).containsExactly("reap Walker", "reap nothing");
        scene.choose("reap Walker");
        assertThat(scene.isDone()).isTrue();
        assertThat(scene.zombies("b", WALKER)).isEqualTo(1);
        assertThat(scene.events(AttackMade.class).getFirst().kills()).isEqualTo(3);
        assertThat(scene.survivor("Ogon").adrenaline()).isEqualTo(3);
    }

    @Test
    @Rule({"WD-GUARD-10", "WD-GAP-133"})
    void alliesRollADieEachInTheNameOfTheirCommanderAndWithoutItsSkills() {
        Field field = field(List.of(new Talent.Bonus(AttackBonus.dicePerWeapon(3))))
                .guards("d", 4)
                .zombies("c", WALKER, 3);
        Table table = field.table();
        Equipment.Use use = Field.use(ActionKind.RANGED, 1, 3, 1, 4, 1, false, false, false);
        List<AttackOption> options =
                AllyAttacks.of(table, table.survivors().getFirst()).options(Field.zone("d"), 3, "Guard", use);
        assertThat(keys(options)).containsExactly("ranged 3 Guard 1R.c");
        Scene scene = Field.play(
                table,
                Luck.loaded(4, 5, 1),
                options.getFirst().step(table.survivors().getFirst().id()));
        assertThat(scene.zombies("c", WALKER)).isEqualTo(1);
        assertThat(scene.survivor("Ogon").adrenaline()).isEqualTo(2);
        assertThat(scene.events(AttackMade.class).getFirst().byAllies()).isTrue();
    }

    @Test
    @Rule("WD-GAP-80")
    void aZoneWithoutZombiesIsOfferedOnlyIfARulingAsks() {
        assertThat(field(List.of(), item(Field.SPEAR)).offered()).isEmpty();
        assertThat(field(List.of(new Talent.Flag("empty")), item(Field.SPEAR)).offered())
                .containsExactly("melee Spear 1R.a", "melee Spear 1R.c");
    }

    @Test
    @Rule({"WD-FIRE-02", "WD-FIRE-04", "WD-CAUL-05"})
    void everythingInAZoneMayDieAtOnce() {
        Field field = field(List.of())
                .survivor("Jenia", "c", List.of(), item(Field.SWORD), item(Field.SWORD), item(Field.ARMOUR))
                .guards("c", 2)
                .zombies("c", KHAN, 1)
                .zombies("c", WALKER, 3);
        Scene scene = field.play(
                Luck.loaded(),
                new EliminateAll(
                        Optional.of(field.table().survivors().getFirst().id()), Field.zone("c")));
        assertThat(scene.table().zombies().total()).isZero();
        assertThat(scene.guards("c")).isZero();
        assertThat(scene.survivor("Jenia").presence()).isEqualTo(Survivor.Presence.ELIMINATED);
        assertThat(scene.survivor("Ogon").adrenaline()).isEqualTo(8);
    }

    @Test
    void anAttackCanBeSavedInTheMiddle() {
        Field field =
                field(List.of(), item(Field.SWORD)).zombies("b", WALKER, 2).zombies("b", RUNNER, 2);
        Table table = field.table();
        Attack attack = Attack.of(
                table,
                Attacks.options(table, table.survivors().getFirst(), List.of(), ZoneSet.EMPTY)
                        .getFirst()
                        .draft());
        Codec codec = Codec.builder().build();
        for (Object step : List.of(
                new MakeAttack(attack.draft()),
                new AssignHits(new SpendHits(attack, 2, 1, true)),
                new RerollAttack(attack, new Roll(List.of(1, 2), List.of(4), 1)),
                new AnswerBreaks(new SpendHits(attack, 2, 1, true), 2),
                new BreakWeapons(attack.draft().with(Effort.DOUBLED), 1),
                new SpareFriends(attack, 1, Friends.of(table, attack.draft())),
                ShareOut.friendlyFire(attack, 2, Friends.of(table, attack.draft())),
                new RerollArmour(
                        attack.draft().survivor(),
                        List.of(Blow.friendlyFire(1, 2)),
                        List.of(1),
                        new Armour(3, 0, true, false)))) {
            assertThat(codec.read(codec.write(step), Object.class)).isEqualTo(step);
        }
    }
}

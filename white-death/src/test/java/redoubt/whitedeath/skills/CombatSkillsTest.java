package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent.AttackMade;
import redoubt.horde.event.HordeEvent.FriendlyFireHit;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.kernel.RuleId;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Skills that change attacks, on the real cards. */
class CombatSkillsTest {
    private static Scene street(String skills, String weapon) {
        return Scene.on(".~.~.~.").survivor("Ogon", "b", skills).card("Ogon", "hand1", weapon);
    }

    private static Scene pair(String skills, String weapon) {
        return street(skills, weapon).card("Ogon", "hand2", weapon);
    }

    @Test
    @Rule({"WD-SKILL-PLUS1DICEROLL", "WD-GAP-76"})
    void eachDieCountsOneMoreButAOneFails() {
        Scene scene = street("+1 to dice roll: Melee", "Sword")
                .zombies("b", "Walker", 3)
                .turn("Ogon", 3, 1);
        scene.choose("melee Sword T.b");
        assertThat(scene.zombies("b")).isEqualTo(2);
    }

    @Test
    @Rule("WD-SKILL-PLUS1DIE")
    void eachWeaponOfAPairRollsOneMore() {
        Scene scene = pair("+1 die: Melee", "Sword").zombies("b", "Khan", 1).turn("Ogon", 1, 1, 1, 1, 1, 1);
        scene.choose("melee 2 Sword T.b");
        assertThat(scene.attack().dice()).isEqualTo(6);
    }

    @Test
    @Rule("WD-SKILL-PLUS1DIE")
    void aSkillForOneKindOfActionHelpsNoOther() {
        Scene scene = street("+1 die: Magic", "Sword").zombies("b", "Walker", 1).turn("Ogon", 1, 1);
        scene.choose("melee Sword T.b");
        assertThat(scene.attack().dice()).isEqualTo(2);
    }

    @Test
    @Rule({"WD-SKILL-PLUS1DAMAGE", "WD-SKILL-2DAMAGE", "WD-SKILL-SUPERSTRENGTH", "WD-GAP-75"})
    void damageIsRaisedInItsOrder() {
        assertThat(damage("+1 Damage: Melee", "Sword")).isEqualTo(2);
        assertThat(damage("2 Damage: Combat", "Sword")).isEqualTo(2);
        assertThat(damage("2 Damage: Melee", "Great Axe")).isEqualTo(2);
        assertThat(damage("Super strength", "Great Axe")).isEqualTo(3);
        assertThat(damage("Super strength; +1 Damage: Melee; 2 Damage: Melee", "Sword"))
                .isEqualTo(4);
    }

    private static int damage(String skills, String weapon) {
        Scene scene = street(skills, weapon).zombies("b", "Walker", 1).turn("Ogon", 1, 1);
        return scene.choose("melee " + weapon + " T.b").attack().damage();
    }

    @Test
    @Rule("WD-SKILL-PLUS1MAXRANGE")
    void bowsAndSpellsReachOneZoneFarther() {
        Scene near = street("", "Short Bow").zombies("d", "Walker", 1).turn("Ogon");
        assertThat(near.offered("ranged")).isEmpty();
        Scene far =
                street("+1 max Range", "Short Bow").zombies("d", "Walker", 1).turn("Ogon");
        assertThat(far.offered("ranged")).containsExactly("ranged Short Bow T.d");
        Scene tooFar = Scene.on(".~.~.~.")
                .survivor("Ogon", "a", "+1 max Range")
                .card("Ogon", "hand1", "Short Bow")
                .zombies("d", "Walker", 1)
                .turn("Ogon");
        assertThat(tooFar.offered("ranged")).isEmpty();
        Scene spell =
                street("+1 max Range", "Fire Bolt").zombies("d", "Walker", 1).turn("Ogon");
        assertThat(spell.offered("magic")).containsExactly("magic Fire Bolt T.d");
        Scene sword = street("+1 max Range", "Sword").zombies("c", "Walker", 1).turn("Ogon");
        assertThat(sword.offered("melee")).isEmpty();
    }

    @Test
    @Rule({"WD-SKILL-AMBIDEXTROUS", "WD-SKILL-SWORDMASTER", "WD-GAP-13"})
    void weaponsOfOneNameBecomePairs() {
        assertThat(pair("", "Great Axe").zombies("b", "Walker", 1).turn("Ogon").offered("melee 2"))
                .isEmpty();
        assertThat(pair("Swordmaster", "Great Axe")
                        .zombies("b", "Walker", 1)
                        .turn("Ogon")
                        .offered("melee 2"))
                .containsExactly("melee 2 Great Axe T.b");
        assertThat(pair("Swordmaster", "Crossbow")
                        .zombies("c", "Walker", 1)
                        .turn("Ogon")
                        .offered("ranged 2"))
                .isEmpty();
        assertThat(pair("Ambidextrous", "Crossbow")
                        .zombies("c", "Walker", 1)
                        .turn("Ogon")
                        .offered("ranged 2"))
                .containsExactly("ranged 2 Crossbow T.c");
        assertThat(street("Ambidextrous", "Great Axe")
                        .card("Ogon", "hand2", "Great Sword")
                        .zombies("b", "Walker", 1)
                        .turn("Ogon")
                        .offered("melee 2"))
                .isEmpty();
    }

    @Test
    @Rule({"WD-SKILL-BARBARIAN", "WD-GAP-77"})
    void dicePerZombieInMelee() {
        Scene scene = street("Barbarian; +1 die: Melee", "Great Axe")
                .zombies("b", "Walker", 4)
                .turn("Ogon", 1, 1, 1, 1, 1);
        scene.choose("melee Great Axe T.b");
        assertThat(scene.offered()).containsExactlyInAnyOrder("weapon 3 dice", "zombies 5 dice");
        scene.choose("zombies 5 dice");
        assertThat(scene.attack().dice()).isEqualTo(5);
        Scene pole = street("Barbarian", "Spear")
                .zombies("b", "Walker", 1)
                .zombies("c", "Walker", 4)
                .turn("Ogon", 1, 1, 1, 1);
        pole.choose("melee Spear T.c");
        assertThat(pole.offered()).contains("zombies 4 dice");
    }

    @Test
    @Rule({"WD-SKILL-IRONRAIN", "WD-SKILL-MANARAIN"})
    void dicePerZombieOfTheTargetZone() {
        Scene bow = street("Iron rain", "War Bow").zombies("c", "Walker", 3).turn("Ogon", 1, 1, 1);
        assertThat(bow.choose("ranged War Bow T.c").offered()).contains("zombies 3 dice");
        Scene spell = street("Mana rain", "Lightning").zombies("c", "Walker", 3).turn("Ogon", 1, 1, 1);
        assertThat(spell.choose("magic Lightning T.c").offered()).contains("zombies 3 dice");
        Scene wrong = street("Mana rain", "War Bow").zombies("c", "Walker", 3).turn("Ogon", 1);
        wrong.choose("ranged War Bow T.c");
        assertThat(wrong.attack().dice()).isEqualTo(1);
    }

    @Test
    @Rule({"WD-SKILL-CLOSECOMBATMASTER", "WD-SKILL-REACH", "WD-GAP-78"})
    void polearmsAndLongArms() {
        assertThat(melee("", "Spear")).containsExactly("melee Spear T.c");
        assertThat(melee("Close combat master", "Spear")).containsExactly("melee Spear T.b", "melee Spear T.c");
        assertThat(melee("Reach", "Sword")).containsExactly("melee Sword T.b", "melee Sword T.c");
        assertThat(melee("Reach", "Spear")).containsExactly("melee Spear T.b", "melee Spear T.c");
    }

    private static List<String> melee(String skills, String weapon) {
        return street(skills, weapon)
                .zombies("b", "Walker", 1)
                .zombies("c", "Walker", 1)
                .zombies("d", "Walker", 1)
                .turn("Ogon")
                .offered("melee");
    }

    @Test
    @Rule("WD-SKILL-POINTBLANK")
    void atRangeZeroTargetsAreFreeAndFriendsSafe() {
        Scene scene = street("Point-blank", "War Bow")
                .survivor("Lorna", "b", "")
                .zombies("b", "Walker", 1)
                .zombies("b", "Brute", 1)
                .turn("Ogon", 1);
        scene.choose("ranged War Bow T.b");
        assertThat(scene.events(FriendlyFireHit.class)).isEmpty();
        Scene hit = street("Point-blank", "War Bow")
                .zombies("b", "Runner", 1)
                .zombies("b", "Walker", 1)
                .turn("Ogon", 6);
        hit.choose("ranged War Bow T.b");
        assertThat(hit.offered()).hasSize(2);
    }

    @Test
    @Rule({"WD-SKILL-MARKSMAN", "WD-TRAIT-06"})
    void aHornBowAimsForItsShotsOnly() {
        Scene bow = street("", "Horn Bow")
                .survivor("Lorna", "c", "")
                .zombies("c", "Walker", 1)
                .zombies("c", "Runner", 1)
                .turn("Ogon", 6, 1);
        bow.choose("ranged Horn Bow T.c");
        assertThat(bow.offered()).as("any zombie may be hit").hasSize(2);
        bow.choose(bow.offered().getLast());
        assertThat(bow.events(FriendlyFireHit.class)).isEmpty();
        Scene other = street("", "Horn Bow")
                .card("Ogon", "hand2", "War Bow")
                .survivor("Lorna", "c", "")
                .zombies("c", "Walker", 1)
                .turn("Ogon", 1);
        other.choose("ranged War Bow T.c");
        assertThat(other.survivor("Lorna").wounds()).isEqualTo(1);
        Scene skilled = street("Marksman", "War Bow")
                .survivor("Lorna", "c", "")
                .zombies("c", "Walker", 1)
                .turn("Ogon", 1);
        skilled.choose("ranged War Bow T.c");
        assertThat(skilled.survivor("Lorna").wounds()).isZero();
    }

    @Test
    @Rule({"WD-SKILL-STEADYHAND", "WD-SKILL-LOWPROFILE"})
    void friendsAreSpared() {
        Scene steady = street("Steady hand", "War Bow")
                .survivor("Lorna", "c", "")
                .zombies("c", "Walker", 1)
                .turn("Ogon", 1);
        steady.choose("ranged War Bow T.c");
        assertThat(steady.offered()).containsExactly("spare everybody", "spare nobody else");
        steady.choose("spare everybody");
        assertThat(steady.survivor("Lorna").wounds()).isZero();
        Scene low = street("", "War Bow")
                .survivor("Lorna", "c", "Low profile")
                .zombies("c", "Walker", 1)
                .turn("Ogon", 1);
        low.choose("ranged War Bow T.c");
        assertThat(low.survivor("Lorna").wounds()).isZero();
    }

    @Test
    @Rule("WD-SKILL-LUCKY")
    void allDiceMayBeRolledAgain() {
        Scene scene = street("Lucky", "Sword").zombies("b", "Walker", 2).turn("Ogon", 1, 1, 4, 4);
        scene.choose("melee Sword T.b");
        assertThat(scene.offered()).containsExactlyInAnyOrder("roll again", "keep the roll");
        scene.choose("roll again");
        assertThat(scene.zombies("b")).isZero();
    }

    @Test
    @Rule({"WD-SKILL-ROLL6PLUS1DIE", "WD-SKILL-ROLL6PLUS1DAMAGE"})
    void sixesBringDiceAndDamage() {
        Scene dice = street("Roll 6: +1 die: Melee", "Sword")
                .zombies("b", "Walker", 3)
                .turn("Ogon", 6, 1, 4);
        dice.choose("melee Sword T.b");
        assertThat(dice.zombies("b")).isEqualTo(1);
        Scene damage = street("Roll 6: +1 Damage: Melee", "Sword")
                .zombies("b", "Khan", 1)
                .turn("Ogon", 6, 6);
        damage.choose("melee Sword T.b");
        assertThat(damage.zombies("b")).isZero();
    }

    @Test
    @Rule("WD-SKILL-REAPER")
    void oneHitReapsOneMoreOfTheSameKind() {
        Scene scene = street("Reaper: Melee", "Sword").zombies("b", "Walker", 3).turn("Ogon", 4, 1);
        scene.choose("melee Sword T.b");
        assertThat(scene.offered()).containsExactly("reap Walker", "reap nothing");
        scene.choose("reap Walker");
        assertThat(scene.zombies("b")).isEqualTo(1);
        assertThat(scene.survivor("Ogon").adrenaline()).isEqualTo(2);
    }

    @Test
    @Rule("WD-SKILL-ESCALATION")
    void eachAttackInARowRollsOneMore() {
        Scene scene =
                street("Escalation: Melee", "Sword").zombies("b", "Khan", 1).turn("Ogon", 1, 1, 1, 1, 1);
        scene.choose("melee Sword T.b", "melee Sword T.b");
        assertThat(scene.attack().dice()).isEqualTo(3);
        Scene broken =
                street("Escalation: Melee", "Sword").zombies("b", "Khan", 1).turn("Ogon", 1, 1, 1, 1);
        broken.choose("melee Sword T.b", "make noise", "melee Sword T.b");
        assertThat(broken.attack().dice()).isEqualTo(2);
    }

    @Test
    @Rule("WD-SKILL-ESCALATION")
    void anAttackForFreeCountsInTheRow() {
        Scene scene = pair("Escalation: Melee; Dual expert", "Sword")
                .zombies("b", "Khan", 1)
                .turn("Ogon", 1, 1, 1, 1, 1, 1, 1);
        scene.choose("dual expert melee 2 Sword T.b", "melee Sword T.b");
        assertThat(scene.attack().dice()).isEqualTo(3);
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule({"WD-SKILL-ESCALATION", "WD-GAP-99"})
    void escalationInCombatGoesOnOverKindsOfAttack() {
        Scene scene = street("Escalation: Combat", "Sword")
                .card("Ogon", "hand2", "Fire Bolt")
                .zombies("b", "Khan", 1)
                .turn("Ogon", 1, 1, 1, 1, 1, 1);
        scene.choose("melee Sword T.b", "magic Fire Bolt T.b");
        assertThat(scene.attack().dice()).isEqualTo(4);
        Scene melee = street("Escalation: Magic", "Sword")
                .card("Ogon", "hand2", "Fire Bolt")
                .zombies("b", "Khan", 1)
                .turn("Ogon", 1, 1, 1, 1, 1);
        melee.choose("melee Sword T.b", "magic Fire Bolt T.b");
        assertThat(melee.attack().dice()).isEqualTo(3);
    }

    @Test
    @Rule("WD-SKILL-RANGE2PLUS")
    void aSkillForFarShotsOnly() {
        Scene near = street("Range 2+: +1 Damage: Ranged", "War Bow")
                .zombies("c", "Khan", 1)
                .turn("Ogon", 1);
        assertThat(near.choose("ranged War Bow T.c").attack().damage()).isEqualTo(1);
        Scene far = street("Range 2+: +1 Damage: Ranged", "War Bow")
                .zombies("d", "Khan", 1)
                .turn("Ogon", 1);
        assertThat(far.choose("ranged War Bow T.d").attack().damage()).isEqualTo(2);
        Scene frozen = street("Range 2+: Freeze: Ranged", "War Bow")
                .zombies("d", "Khan", 1)
                .turn("Ogon", 1);
        assertThat(frozen.choose("ranged War Bow T.d").tokens("freeze", "d")).isEqualTo(1);
        Scene warm = street("Range 2+: Freeze: Ranged", "War Bow")
                .zombies("c", "Khan", 1)
                .turn("Ogon", 1);
        assertThat(warm.choose("ranged War Bow T.c").tokens("freeze", "c")).isZero();
    }

    @Test
    @Rule({"WD-SKILL-FREEZE", "WD-GAP-99", "WD-FRZ-02", "WD-TRAIT-06"})
    void attacksFreezeWhetherTheyHitOrNot() {
        Scene scene = street("Freeze: Combat", "Sword").zombies("b", "Khan", 1).turn("Ogon", 1, 1, 1, 1);
        scene.choose("melee Sword T.b", "melee Sword T.b");
        assertThat(scene.tokens("freeze", "b")).isEqualTo(1);
        Scene other = street("Freeze: Magic", "Sword").zombies("b", "Khan", 1).turn("Ogon", 1, 1);
        assertThat(other.choose("melee Sword T.b").tokens("freeze", "b")).isZero();
        Scene storm = street("", "Ice Storm").zombies("c", "Khan", 1).turn("Ogon", 1, 1, 1);
        assertThat(storm.choose("magic Ice Storm T.c").tokens("freeze", "c")).isEqualTo(1);
        Scene empty = street("Freeze: Melee", "Sword").zombies("b", "Walker", 1).turn("Ogon", 6, 6);
        assertThat(empty.choose("melee Sword T.b").tokens("freeze", "b")).isZero();
    }

    @Test
    @Rule("WD-SKILL-DUALEXPERT")
    void aPairStrikesOnceForFree() {
        Scene scene = pair("Dual expert", "Katana").zombies("b", "Khan", 1).turn("Ogon", 1, 1, 1, 1);
        scene.choose("dual expert melee 2 Katana T.b");
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(3);
        assertThat(scene.offered("dual expert")).isEmpty();
        assertThat(street("Dual expert", "Katana")
                        .zombies("b", "Khan", 1)
                        .turn("Ogon")
                        .offered("dual"))
                .isEmpty();
    }

    @Test
    @Rule({"WD-SKILL-IMPROVISEDMELEE", "WD-SKILL-IMPROVISEDRANGED", "WD-GAP-19"})
    void anImprovisedWeaponStrikesOnceForFree() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ogon", "a", "Improvised weapon: Melee; Improvised weapon: Ranged; +1 die: Melee")
                .zombies("a", "Khan", 1)
                .zombies("b", "Khan", 1)
                .turn("Ogon", 1, 1, 1);
        assertThat(scene.offered("improvised"))
                .containsExactly(
                        "improvised weapon: melee melee improvised weapon T.a",
                        "improvised weapon: ranged ranged improvised weapon T.a",
                        "improvised weapon: ranged ranged improvised weapon T.b");
        scene.choose("improvised weapon: melee melee improvised weapon T.a");
        assertThat(scene.attack().dice()).isEqualTo(3);
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(3);
        assertThat(scene.offered("improvised weapon: melee")).isEmpty();
        assertThat(scene.offered("improvised weapon: ranged")).hasSize(2);
    }

    @Test
    @Rule("WD-SKILL-FREERELOAD")
    void reloadingCostsNothing() {
        Scene scene =
                street("Free reload", "Triple Crossbow").zombies("c", "Khan", 1).turn("Ogon", 1, 1, 1);
        scene.choose("ranged Triple Crossbow T.c", "reload Triple Crossbow");
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule({"WD-SKILL-HITANDRUN", "WD-GAP-133"})
    void aKillerMovesOnForNothing() {
        Scene scene = street("Hit & run", "Sword").zombies("b", "Walker", 3).turn("Ogon", 4, 1);
        scene.choose("melee Sword T.b");
        assertThat(scene.offered()).containsExactly("move T.a", "move T.c", "stop");
        scene.choose("move T.c");
        assertThat(scene.zoneOf("Ogon")).isEqualTo("c");
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(2);
        Scene miss = street("Hit & run", "Sword").zombies("b", "Walker", 3).turn("Ogon", 1, 1);
        miss.choose("melee Sword T.b");
        assertThat(miss.offered()).contains("end turn");
        Scene guards = street("Hit & run", "Sword");
        guards.play(List.of(new Report(
                new AttackMade(new RuleId("WD-GUARD-01"), guards.id("Ogon"), "Melee", new Zone(1, "T.b"), 1, true))));
        assertThat(guards.isDone()).isTrue();
    }

    @Test
    @Rule({"WD-SKILL-COMBATREFLEXES", "WD-GAP-93"})
    void zombiesThatComeNearAreStruckAtOnce() {
        Scene scene = street("Combat reflexes", "War Bow").card("Ogon", "hand2", "Sword");
        scene.zombies("b", "Walker", 1).play(List.of(new PlaceZombies(0, 1, new Zone(2, "T.c"))), 6);
        assertThat(scene.offered()).containsExactly("ranged War Bow T.c", "no attack");
        scene.choose("ranged War Bow T.c");
        assertThat(scene.zombies("c")).isZero();
        assertThat(scene.isDone()).isTrue();
        Scene far = street("Combat reflexes", "War Bow");
        far.play(List.of(new PlaceZombies(0, 1, new Zone(3, "T.d"))));
        assertThat(far.isDone()).isTrue();
    }

    @Test
    @Rule({"WD-SKILL-BROTHERINARMS", "WD-GAP-132"})
    void brothersShareASkill() {
        Scene alone = street("Brother in arms: +1 die: Melee", "Sword")
                .guards("b", 1)
                .zombies("b", "Khan", 1)
                .turn("Ogon", 1, 1);
        assertThat(alone.choose("melee Sword T.b").attack().dice()).isEqualTo(2);
        Scene together = street("", "Sword")
                .survivor("Lorna", "b", "Brother in arms: +1 die: Melee")
                .zombies("b", "Khan", 1)
                .turn("Ogon", 1, 1, 1);
        assertThat(together.choose("melee Sword T.b").attack().dice()).isEqualTo(3);
        Scene apart = street("", "Sword")
                .survivor("Lorna", "c", "Brother in arms: +1 die: Melee")
                .survivor("Jenia", "c", "")
                .zombies("b", "Khan", 1)
                .turn("Ogon", 1, 1);
        assertThat(apart.choose("melee Sword T.b").attack().dice()).isEqualTo(2);
    }
}

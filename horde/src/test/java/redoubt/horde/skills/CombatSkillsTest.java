package redoubt.horde.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent.AttackMade;
import redoubt.horde.event.HordeEvent.FriendlyFireHit;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.kernel.RuleId;
import redoubt.testkit.Rule;

/** Skills that change attacks. */
class CombatSkillsTest {
    private static Town street(String skills, String weapon) {
        return Town.on(".~.~.~.").survivor("Ogon", "b", skills).card("Ogon", "hand1", weapon);
    }

    private static Town pair(String skills, String weapon) {
        return street(skills, weapon).card("Ogon", "hand2", weapon);
    }

    @Test
    @Rule({"WD-SKILL-PLUS1DICEROLL", "WD-GAP-76"})
    void eachDieCountsOneMoreButAOneFails() {
        Town town = street("+1 to dice roll: Melee", "Sword")
                .zombies("b", "Walker", 3)
                .turn("Ogon", 3, 1);
        town.choose("melee Sword T.b");
        assertThat(town.zombies("b")).isEqualTo(2);
    }

    @Test
    @Rule("WD-SKILL-PLUS1DIE")
    void eachWeaponOfAPairRollsOneMore() {
        Town town = pair("+1 die: Melee", "Sword").zombies("b", "Giant", 1).turn("Ogon", 1, 1, 1, 1, 1, 1);
        town.choose("melee 2 Sword T.b");
        assertThat(town.attack().dice()).isEqualTo(6);
    }

    @Test
    @Rule("WD-SKILL-PLUS1DIE")
    void aSkillForOneKindOfActionHelpsNoOther() {
        Town town = street("+1 die: Magic", "Sword").zombies("b", "Walker", 1).turn("Ogon", 1, 1);
        town.choose("melee Sword T.b");
        assertThat(town.attack().dice()).isEqualTo(2);
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
        Town town = street(skills, weapon).zombies("b", "Walker", 1).turn("Ogon", 1, 1);
        return town.choose("melee " + weapon + " T.b").attack().damage();
    }

    @Test
    @Rule("WD-SKILL-PLUS1MAXRANGE")
    void bowsAndSpellsReachOneZoneFarther() {
        Town near = street("", "Short Bow").zombies("d", "Walker", 1).turn("Ogon");
        assertThat(near.offered("ranged")).isEmpty();
        Town far = street("+1 max Range", "Short Bow").zombies("d", "Walker", 1).turn("Ogon");
        assertThat(far.offered("ranged")).containsExactly("ranged Short Bow T.d");
        Town tooFar = Town.on(".~.~.~.")
                .survivor("Ogon", "a", "+1 max Range")
                .card("Ogon", "hand1", "Short Bow")
                .zombies("d", "Walker", 1)
                .turn("Ogon");
        assertThat(tooFar.offered("ranged")).isEmpty();
        Town spell =
                street("+1 max Range", "Fire Bolt").zombies("d", "Walker", 1).turn("Ogon");
        assertThat(spell.offered("magic")).containsExactly("magic Fire Bolt T.d");
        Town sword = street("+1 max Range", "Sword").zombies("c", "Walker", 1).turn("Ogon");
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
        Town town = street("Barbarian; +1 die: Melee", "Great Axe")
                .zombies("b", "Walker", 4)
                .turn("Ogon", 1, 1, 1, 1, 1);
        town.choose("melee Great Axe T.b");
        assertThat(town.offered()).containsExactlyInAnyOrder("weapon 3 dice", "zombies 5 dice");
        town.choose("zombies 5 dice");
        assertThat(town.attack().dice()).isEqualTo(5);
        Town pole = street("Barbarian", "Spear")
                .zombies("b", "Walker", 1)
                .zombies("c", "Walker", 4)
                .turn("Ogon", 1, 1, 1, 1);
        pole.choose("melee Spear T.c");
        assertThat(pole.offered()).contains("zombies 4 dice");
    }

    @Test
    @Rule({"WD-SKILL-CLOSECOMBATMASTER", "WD-SKILL-REACH", "WD-GAP-78"})
    void polearmsAndLongArms() {
        assertThat(melee("", "Spear")).containsExactly("melee Spear T.c");
        assertThat(melee("Close combat master", "Spear")).containsExactly("melee Spear T.b", "melee Spear T.c");
        assertThat(melee("Reach", "Sword")).containsExactly("melee Sword T.b", "melee Sword T.c");
        assertThat(melee("Reach", "Spear")).containsExactly("melee Spear T.b", "melee Spear T.c");
        assertThat(melee("Point-blank", "Spear")).containsExactly("melee Spear T.c");
    }

    @Test
    @Rule({"WD-SKILL-CLOSECOMBATMASTER", "WD-SKILL-REACH"})
    void longArmsHelpNobodyToShootCloser() {
        for (String skill : List.of("Close combat master", "Reach")) {
            Town town = street(skill, "War Bow").zombies("b", "Walker", 1).zombies("c", "Walker", 1);
            assertThat(town.turn("Ogon").offered("ranged")).containsExactly("ranged War Bow T.c");
        }
    }

    @Test
    @Rule("WD-SKILL-IRONRAIN")
    void blowsDoNotRainLikeArrows() {
        Town town = street("Iron rain", "Sword").zombies("b", "Walker", 4).turn("Ogon", 1, 1);
        town.choose("melee Sword T.b");
        assertThat(town.attack().dice()).isEqualTo(2);
        assertThat(town.offered()).as("nothing was asked").contains("end turn");
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
    @Cited(Cite.POINT_BLANK)
    void atRangeZeroTargetsAreFreeAndFriendsSafe() {
        Town town = street("Point-blank", "War Bow")
                .survivor("Lorna", "b", "")
                .zombies("b", "Walker", 1)
                .zombies("b", "Brute", 1)
                .turn("Ogon", 1);
        town.choose("ranged War Bow T.b");
        assertThat(town.events(FriendlyFireHit.class)).isEmpty();
        Town hit = street("Point-blank", "War Bow")
                .zombies("b", "Runner", 1)
                .zombies("b", "Walker", 1)
                .turn("Ogon", 6);
        hit.choose("ranged War Bow T.b");
        assertThat(hit.offered()).hasSize(2);
        assertThat(hit.asked().id()).isEqualTo("POINT_BLANK");
    }

    @Test
    @Cited(Cite.SPARE_FROM_FRIENDLY_FIRE)
    @Rule("WD-SKILL-LOWPROFILE")
    void friendsAreSpared() {
        Town steady = street("Steady hand", "War Bow")
                .survivor("Lorna", "c", "")
                .zombies("c", "Walker", 1)
                .turn("Ogon", 1);
        steady.choose("ranged War Bow T.c");
        assertThat(steady.offered()).containsExactly("spare everybody", "spare nobody else");
        steady.choose("spare everybody");
        assertThat(steady.survivor("Lorna").wounds()).isZero();
        Town low = street("", "War Bow")
                .survivor("Lorna", "c", "Low profile")
                .zombies("c", "Walker", 1)
                .turn("Ogon", 1);
        low.choose("ranged War Bow T.c");
        assertThat(low.survivor("Lorna").wounds()).isZero();
    }

    @Test
    @Rule("WD-SKILL-LUCKY")
    void allDiceMayBeRolledAgain() {
        Town town = street("Lucky", "Sword").zombies("b", "Walker", 2).turn("Ogon", 1, 1, 4, 4);
        town.choose("melee Sword T.b");
        assertThat(town.offered()).containsExactlyInAnyOrder("roll again", "keep the roll");
        town.choose("roll again");
        assertThat(town.zombies("b")).isZero();
    }

    @Test
    @Cited(Cite.MORE_DICE_ON_SIX)
    @Rule("WD-SKILL-ROLL6PLUS1DAMAGE")
    void sixesBringDiceAndDamage() {
        Town dice = street("Roll 6: +1 die: Melee", "Sword")
                .zombies("b", "Walker", 3)
                .turn("Ogon", 6, 1, 4);
        dice.choose("melee Sword T.b");
        assertThat(dice.zombies("b")).isEqualTo(1);
        Town damage = street("Roll 6: +1 Damage: Melee", "Sword")
                .zombies("b", "Giant", 1)
                .turn("Ogon", 6, 6);
        damage.choose("melee Sword T.b");
        assertThat(damage.zombies("b")).isZero();
        Town other = street("Roll 6: +1 Damage: Ranged", "Sword")
                .zombies("b", "Brute", 1)
                .turn("Ogon", 6, 6);
        other.choose("melee Sword T.b");
        assertThat(other.zombies("b")).as("only when shooting").isEqualTo(1);
    }

    @Test
    @Cited(Cite.REAP_ONE_MORE)
    void oneHitReapsOneMoreOfTheSameKind() {
        Town town = street("Reaper: Melee", "Sword").zombies("b", "Walker", 3).turn("Ogon", 4, 1);
        town.choose("melee Sword T.b");
        assertThat(town.offered()).containsExactly("reap Walker", "reap nothing");
        town.choose("reap Walker");
        assertThat(town.zombies("b")).isEqualTo(1);
        assertThat(town.survivor("Ogon").adrenaline()).isEqualTo(2);
    }

    @Test
    @Rule("WD-SKILL-ESCALATION")
    void eachAttackInARowRollsOneMore() {
        Town town =
                street("Escalation: Melee", "Sword").zombies("b", "Giant", 1).turn("Ogon", 1, 1, 1, 1, 1);
        town.choose("melee Sword T.b", "melee Sword T.b");
        assertThat(town.attack().dice()).isEqualTo(3);
        Town broken =
                street("Escalation: Melee", "Sword").zombies("b", "Giant", 1).turn("Ogon", 1, 1, 1, 1);
        broken.choose("melee Sword T.b", "make noise", "melee Sword T.b");
        assertThat(broken.attack().dice()).isEqualTo(2);
    }

    @Test
    @Rule("WD-SKILL-ESCALATION")
    void anAttackForFreeCountsInTheRow() {
        Town town = pair("Escalation: Melee; Dual expert", "Sword")
                .zombies("b", "Giant", 1)
                .turn("Ogon", 1, 1, 1, 1, 1, 1, 1);
        town.choose("dual expert melee 2 Sword T.b", "melee Sword T.b");
        assertThat(town.attack().dice()).isEqualTo(3);
        assertThat(town.survivor("Ogon").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule("WD-SKILL-ESCALATION")
    void anAttackOutsideTheOwnTurnIsTheFirstOfItsRow() {
        Town town = street("Born leader", "Sword")
                .survivor("Lorna", "b", "Escalation: Melee")
                .card("Lorna", "hand1", "Sword")
                .zombies("b", "Giant", 1)
                .turn("Ogon", 1, 1)
                .choose("born leader Lorna", "melee Sword T.b");
        assertThat(town.attack().dice()).isEqualTo(2);
        Town reflex = street("Combat reflexes; Escalation: Ranged", "Crossbow");
        reflex.play(List.of(new PlaceZombies(0, 1, reflex.zone("c"))), 1, 1).choose("ranged Crossbow T.c");
        assertThat(reflex.attack().dice()).as("no action at all").isEqualTo(2);
    }

    @Test
    @Rule({"WD-SKILL-ESCALATION", "WD-GAP-99"})
    void escalationInCombatGoesOnOverKindsOfAttack() {
        Town town = street("Escalation: Combat", "Sword")
                .card("Ogon", "hand2", "Fire Bolt")
                .zombies("b", "Giant", 1)
                .turn("Ogon", 1, 1, 1, 1, 1, 1);
        town.choose("melee Sword T.b", "magic Fire Bolt T.b");
        assertThat(town.attack().dice()).isEqualTo(4);
        Town melee = street("Escalation: Magic", "Sword")
                .card("Ogon", "hand2", "Fire Bolt")
                .zombies("b", "Giant", 1)
                .turn("Ogon", 1, 1, 1, 1, 1);
        melee.choose("melee Sword T.b", "magic Fire Bolt T.b");
        assertThat(melee.attack().dice()).isEqualTo(3);
    }

    @Test
    @Rule("WD-SKILL-RANGE2PLUS")
    void aSkillForFarShotsOnly() {
        Town near = street("Range 2+: +1 Damage: Ranged", "War Bow")
                .zombies("c", "Giant", 1)
                .turn("Ogon", 1);
        assertThat(near.choose("ranged War Bow T.c").attack().damage()).isEqualTo(1);
        Town far = street("Range 2+: +1 Damage: Ranged", "War Bow")
                .zombies("d", "Giant", 1)
                .turn("Ogon", 1);
        assertThat(far.choose("ranged War Bow T.d").attack().damage()).isEqualTo(2);
    }

    @Test
    @Cited(Cite.DUAL_EXPERT)
    void aPairStrikesOnceForFree() {
        Town town = pair("Dual expert", "Katana").zombies("b", "Giant", 1).turn("Ogon", 1, 1, 1, 1);
        town.choose("dual expert melee 2 Katana T.b");
        assertThat(town.survivor("Ogon").turn().actions()).isEqualTo(3);
        assertThat(town.offered("dual expert")).isEmpty();
        assertThat(street("Dual expert", "Katana")
                        .zombies("b", "Giant", 1)
                        .turn("Ogon")
                        .offered("dual"))
                .isEmpty();
    }

    @Test
    @Cited({Cite.IMPROVISED_MELEE, Cite.IMPROVISED_RANGED})
    @Rule("WD-SKILL-IMPROVISEDRANGED")
    void anImprovisedWeaponStrikesOnceForFree() {
        Town town = Town.on(".~.~.")
                .survivor("Ogon", "a", "Improvised weapon: Melee; Improvised weapon: Ranged; +1 die: Melee")
                .zombies("a", "Giant", 1)
                .zombies("b", "Giant", 1)
                .turn("Ogon", 1, 1, 1);
        assertThat(town.offered("improvised"))
                .containsExactly(
                        "improvised weapon: melee melee improvised weapon T.a",
                        "improvised weapon: ranged ranged improvised weapon T.a",
                        "improvised weapon: ranged ranged improvised weapon T.b");
        town.choose("improvised weapon: melee melee improvised weapon T.a");
        assertThat(town.attack().dice()).isEqualTo(3);
        assertThat(town.survivor("Ogon").turn().actions()).isEqualTo(3);
        assertThat(town.offered("improvised weapon: melee")).isEmpty();
        assertThat(town.offered("improvised weapon: ranged")).hasSize(2);
    }

    @Test
    @Rule("WD-SKILL-FREERELOAD")
    void reloadingCostsNothing() {
        Town town = street("Free reload", "Triple Crossbow")
                .zombies("c", "Giant", 1)
                .turn("Ogon", 1, 1, 1);
        town.choose("ranged Triple Crossbow T.c", "reload Triple Crossbow");
        assertThat(town.survivor("Ogon").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule({"WD-SKILL-HITANDRUN", "WD-GAP-133"})
    void aKillerMovesOnForNothing() {
        Town town = street("Hit & run", "Sword").zombies("b", "Walker", 3).turn("Ogon", 4, 1);
        town.choose("melee Sword T.b");
        assertThat(town.offered()).containsExactly("move T.a", "move T.c", "stop");
        town.choose("move T.c");
        assertThat(town.zoneOf("Ogon")).isEqualTo("c");
        assertThat(town.survivor("Ogon").turn().actions()).isEqualTo(2);
        Town miss = street("Hit & run", "Sword").zombies("b", "Walker", 3).turn("Ogon", 1, 1);
        miss.choose("melee Sword T.b");
        assertThat(miss.offered()).contains("end turn");
        Town guards = street("Hit & run", "Sword");
        guards.play(List.of(new Report(
                new AttackMade(new RuleId("TT-GUARDS"), guards.id("Ogon"), "Melee", new Zone(1, "T.b"), 1, true))));
        assertThat(guards.isDone()).isTrue();
    }

    @Test
    @Cited({Cite.COMBAT_REFLEXES, Cite.REACT_TO_SPAWN})
    void zombiesThatComeNearAreStruckAtOnce() {
        Town town = street("Combat reflexes", "War Bow").card("Ogon", "hand2", "Sword");
        town.zombies("b", "Walker", 1).play(List.of(new PlaceZombies(0, 1, new Zone(2, "T.c"))), 6);
        assertThat(town.offered()).containsExactly("ranged War Bow T.c", "no attack");
        town.choose("ranged War Bow T.c");
        assertThat(town.zombies("c")).isZero();
        assertThat(town.isDone()).isTrue();
        Town far = street("Combat reflexes", "War Bow");
        far.play(List.of(new PlaceZombies(0, 1, new Zone(3, "T.d"))));
        assertThat(far.isDone()).isTrue();
    }

    @Test
    @Rule({"WD-SKILL-BROTHERINARMS", "WD-GAP-132"})
    void brothersShareASkill() {
        Town alone = street("Brother in arms: +1 die: Melee", "Sword")
                .guards("b", 1)
                .zombies("b", "Giant", 1)
                .turn("Ogon", 1, 1);
        assertThat(alone.choose("melee Sword T.b").attack().dice()).isEqualTo(2);
        Town together = street("", "Sword")
                .survivor("Lorna", "b", "Brother in arms: +1 die: Melee")
                .zombies("b", "Giant", 1)
                .turn("Ogon", 1, 1, 1);
        assertThat(together.choose("melee Sword T.b").attack().dice()).isEqualTo(3);
        Town apart = street("", "Sword")
                .survivor("Lorna", "c", "Brother in arms: +1 die: Melee")
                .survivor("Jenia", "c", "")
                .zombies("b", "Giant", 1)
                .turn("Ogon", 1, 1);
        assertThat(apart.choose("melee Sword T.b").attack().dice()).isEqualTo(2);
        Town fallen = street("", "Sword")
                .survivor("Lorna", "b", "Brother in arms: +1 die: Melee")
                .survivor("Jenia", "b", "")
                .zombies("b", "Giant", 1);
        fallen.with(fallen.who("Lorna").withPresence(Survivor.Presence.LEFT));
        assertThat(fallen.turn("Ogon", 1, 1).choose("melee Sword T.b").attack().dice())
                .as("whoever is gone lends nothing")
                .isEqualTo(2);
    }

    @Test
    @Rule("WD-SKILL-RANGE2PLUS")
    void whatAFarShotBringsAfterwardsBeginsAtRangeTwo() {
        Town near = street("Range 2+: Hit & run", "War Bow").zombies("c", "Walker", 1);
        near.turn("Ogon", 6).choose("ranged War Bow T.c");
        assertThat(near.offered()).contains("end turn").doesNotContain("stop");
        Town far = street("Range 2+: Hit & run", "War Bow").zombies("d", "Walker", 1);
        far.turn("Ogon", 6).choose("ranged War Bow T.d");
        assertThat(far.offered()).containsExactly("move T.a", "move T.c", "stop");
    }

    @Test
    @Rule("WD-SKILL-ESCALATION")
    void aRunOfOtherAttacksDoesNotEscalate() {
        Town town =
                street("Escalation: Melee", "War Bow").zombies("c", "Giant", 1).turn("Ogon", 1, 1);
        town.choose("ranged War Bow T.c", "ranged War Bow T.c");
        assertThat(town.attack().dice()).isEqualTo(1);
    }
}

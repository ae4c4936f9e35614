package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.ZombieState;
import redoubt.testkit.Rule;

/**
 * The survivors' attacks with loaded dice: 1 and 2 are Success, 3 Aim, 4 Push, 5 Retreat, 6 Failure.
 */
class FightTest {
    private static Mansion two() {
        return Mansion.with("Bruce", "Nina");
    }

    @Test
    @Rule({"DD-FIGHT-01", "DD-FIGHT-02", "DD-FIGHT-05", "DD-SDIE-01", "DD-XP-01", "DD-DEC-30", "DD-DEC-32", "DD-EQ-11"})
    void aSuccessEliminatesAZombieAndEarnsExperience() {
        Mansion mansion = two().zombies("E1.a", 2).dice(1, 5, 3).act("Bruce");
        assertThat(mansion.offered("fight")).containsExactly("fight Bruce Handgun R", "fight Bruce bare hands");
        mansion.choose("fight Bruce Handgun R", "hit zombie E1.a", "stop");
        assertThat(mansion.zombies("E1.a")).isEqualTo(1);
        assertThat(mansion.survivor("Bruce").experience()).isEqualTo(1);
        assertThat(mansion.survivor("Nina").experience()).isZero();
        assertThat(mansion.ammunition("Bruce", "Handgun")).isEqualTo(5);
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(3);
    }

    @Test
    @Rule({"DD-FIGHT-02", "DD-SKILL-POWERPUNCH"})
    void bareHandsRollOneDieAndAPowerPunchTwo() {
        Mansion mansion = two().zombies("E1.a", 1).dice(3).act("Bruce").choose("fight Bruce bare hands");
        assertThat(mansion.zombies("E1.a")).isEqualTo(1);
        Mansion chuck = Mansion.with("Chuck", "Nina")
                .skill("Chuck", 1)
                .zombies("E1.a", 1)
                .dice(3, 1)
                .act("Chuck")
                .choose("fight Chuck bare hands", "hit zombie E1.a");
        assertThat(chuck.zombies("E1.a")).isZero();
    }

    @Test
    @Rule({"DD-SDIE-10", "DD-EX-25", "DD-GAP-09"})
    void aFailureCancelsTheOnlySuccess() {
        Mansion mansion = two().zombies("E1.a", 1).dice(1, 6).act("Nina").choose("fight Nina Combat Knife G");
        assertThat(mansion.zombies("E1.a")).isEqualTo(1);
        assertThat(mansion.events(DarkestEvent.DieCancelled.class)).hasSize(1);
    }

    @Test
    @Rule({"DD-SDIE-10", "DD-EX-26", "DD-EX-27", "DD-DEC-31"})
    void theAttackerChoosesWhatAFailureCancelsAnotherFailureToo() {
        Mansion one = two().zombies("E1.a", 2).dice(1, 1, 6).act("Bruce");
        one.choose("fight Bruce Handgun R", "hit zombie E1.a");
        assertThat(one.zombies("E1.a")).as("two Successes less one").isEqualTo(1);
        Mansion both = two().zombies("E1.a", 2).dice(1, 6, 6).act("Bruce").choose("fight Bruce Handgun R");
        assertThat(both.offered()).containsExactly("cancel success", "cancel failure");
        both.choose("cancel failure", "hit zombie E1.a");
        assertThat(both.zombies("E1.a")).isEqualTo(1);
    }

    @Test
    @Rule({"DD-SDIE-02", "DD-EX-28", "DD-EQ-13", "DD-FIGHT-04", "DD-FIGHT-06", "DD-FIGHT-03"})
    void aimsCarryHitsFurtherAndHitsAreSplitBetweenRooms() {
        Mansion mansion = two().skill("Bruce", 2)
                .at("Bruce", "O01.a")
                .zombies("I01.a", 1)
                .zombies("I08.a", 1)
                .zombies("O11.a", 1)
                .dice(1, 1, 3, 3)
                .act("Bruce")
                .choose("fight Bruce Handgun R");
        assertThat(mansion.offered("hit"))
                .as("range 1 and two Aims")
                .containsExactlyInAnyOrder("hit zombie I01.a", "hit zombie I08.a", "hit zombie O11.a");
        mansion.choose("hit zombie O11.a", "hit zombie I01.a");
        assertThat(mansion.zombies("I08.a")).isEqualTo(1);
        assertThat(two().at("Bruce", "O01.a").zombies("I02.a", 1).act("Bruce").offered("fight"))
                .as("not in sight")
                .isEmpty();
    }

    @Test
    @Rule({"DD-SDIE-02", "DD-SDIE-03", "DD-FIGHT-06"})
    void withoutAimsOnlyThePrintedRangeIsReachedAndAKnifeReachesNobodyAfar() {
        Mansion mansion = two().at("Bruce", "O01.a")
                .zombies("I08.a", 1)
                .dice(1, 1, 4)
                .act("Bruce")
                .choose("fight Bruce Handgun R");
        assertThat(mansion.zombies("I08.a")).isEqualTo(1);
        assertThat(mansion.offered("hit")).isEmpty();
        assertThat(two().at("Nina", "O01.a").zombies("I01.a", 1).act("Nina").offered("fight"))
                .isEmpty();
    }

    @Test
    @Rule({"DD-SDIE-04", "DD-SDIE-09", "DD-DEC-33", "DD-GAP-56"})
    void aPushMovesAnEnemyOutOfTheRoom() {
        Mansion mansion = two().zombies("E1.a", 1).dice(4, 3).act("Nina").choose("fight Nina Combat Knife G");
        assertThat(mansion.offered()).containsExactly("push zombie E", "push zombie W", "stop");
        mansion.choose("push zombie W");
        assertThat(mansion.zombies("O01.a")).isEqualTo(1);
        assertThat(mansion.survivor("Nina").experience()).isZero();
    }

    @Test
    @Rule({"DD-SDIE-05", "DD-FIGHT-10"})
    void severalPushesCarryOneEnemyFurtherAsLongAsTheWayIsOpen() {
        Mansion mansion = two().at("Nina", "I08.a")
                .zombies("I08.a", 1)
                .dice(4, 4)
                .act("Nina")
                .choose("fight Nina Combat Knife G");
        assertThat(mansion.offered("push"))
                .contains("push zombie S", "push zombie S 2", "push zombie N")
                .doesNotContain("push zombie N 2");
        mansion.choose("push zombie S 2");
        assertThat(mansion.zombies("O01.a")).isEqualTo(1);
    }

    @Test
    @Rule({"DD-SDIE-06", "DD-XP-05"})
    void pushingIntoFireKillsAZombieAndBurnsACreature() {
        Mansion mansion = two().zombies("E1.a", 1)
                .fire("O01", 1)
                .dice(4, 3)
                .act("Nina")
                .choose("fight Nina Combat Knife G", "push zombie W");
        assertThat(mansion.zombies("O01.a")).isZero();
        assertThat(mansion.survivor("Nina").experience()).isEqualTo(1);
        Mansion creature = two().creature("Undead Bird", "E1.a", 0, 0, 0, 0, 1)
                .fire("O01", 1)
                .dice(4, 3)
                .act("Nina")
                .choose("fight Nina Combat Knife G", "push creature W");
        assertThat(creature.table().menace().creature()).isEmpty();
        assertThat(creature.survivor("Bruce").experience())
                .as("everybody gains 2")
                .isEqualTo(2);
    }

    @Test
    @Rule({"DD-SDIE-07", "DD-SDIE-08", "DD-DEC-34"})
    void aRetreatTakesSomebodyOutOfARoomWithEnemies() {
        Mansion mansion = Mansion.with("Bruce", "Nina", "Leo")
                .zombies("E1.a", 1)
                .grabbed("Leo", Grab.ORDINARY)
                .dice(5, 3)
                .act("Nina")
                .choose("fight Nina Combat Knife G");
        assertThat(mansion.offered("retreat"))
                .containsExactly(
                        "retreat Bruce O01.a", "retreat Bruce O03.a", "retreat Nina O01.a", "retreat Nina O03.a");
        mansion.choose("retreat Bruce O03.a");
        assertThat(mansion.where("Bruce")).isEqualTo("O03.a");
    }

    @Test
    @Rule({"DD-CREA-01", "DD-CREA-02", "DD-EX-29", "DD-CREA-04", "DD-FIGHT-07"})
    void hitsDestroyTheAreasOfACreatureOneByOne() {
        Mansion mansion =
                two().creature("Zombie Dog", "E1.a").dice(1, 1, 1).act("Bruce").choose("fight Bruce Handgun R");
        assertThat(mansion.offered("hit"))
                .containsExactly(
                        "hit creature area 1 blue",
                        "hit creature area 2 blue",
                        "hit creature area 3 red",
                        "hit creature area 4 orange",
                        "hit creature area 5 white");
        mansion.choose("hit creature area 1 blue", "hit creature area 1 blue");
        assertThat(mansion.offered("hit")).doesNotContain("hit creature area 1 blue");
        mansion.choose("stop");
        assertThat(mansion.table().menace().creature().orElseThrow().left()).containsExactly(0, 2, 2, 1, 1);
    }

    @Test
    @Rule({"DD-CREA-08", "DD-XP-03"})
    void theLastAreaEliminatesTheCreatureForTwoExperienceEach() {
        Mansion mansion = two().creature("Zombie Dog", "E1.a", 0, 0, 0, 0, 1)
                .dice(1, 1, 3)
                .act("Bruce")
                .choose("fight Bruce Handgun R", "hit creature area 5 white");
        assertThat(mansion.table().menace().creature()).isEmpty();
        assertThat(mansion.table().stock().setAside()).hasSize(1);
        assertThat(mansion.survivor("Nina").experience()).isEqualTo(2);
    }

    @Test
    @Rule({"DD-ITEM-03", "DD-EX-36"})
    void theAutomaticHitsTwiceUpToTwoRoomsAway() {
        Mansion mansion = two().without("Bruce")
                .item("Bruce", "Automatic")
                .at("Bruce", "O01.a")
                .zombies("I08.a", 3)
                .dice(1, 4, 4)
                .act("Bruce");
        mansion.choose(mansion.offered("fight Bruce Automatic").getFirst());
        mansion.choose("hit zombie I08.a", "hit zombie I08.a");
        assertThat(mansion.zombies("I08.a")).isEqualTo(1);
        assertThat(mansion.ammunition("Bruce", "Automatic")).isEqualTo(3);
    }

    @Test
    @Rule({"DD-ITEM-23", "DD-ITEM-18", "DD-FIGHT-08", "DD-EQ-14"})
    void theShotgunTurnsAimsIntoSuccessesAndReachesFurtherOnlyWithItsScope() {
        Mansion mansion = two().without("Bruce")
                .item("Bruce", "Shotgun")
                .at("Bruce", "O01.a")
                .zombies("I01.a", 3)
                .zombies("I08.a", 1)
                .dice(1, 3, 3)
                .act("Bruce");
        mansion.choose(mansion.offered("fight Bruce Shotgun").getFirst());
        assertThat(mansion.offered("hit")).containsExactly("hit zombie I01.a");
        mansion.choose("hit zombie I01.a", "hit zombie I01.a", "hit zombie I01.a");
        assertThat(mansion.zombies("I01.a")).isZero();
        Mansion scoped = two().without("Bruce")
                .item("Bruce", "Shotgun")
                .item("Bruce", "Shotgun Scope")
                .at("Bruce", "O01.a")
                .zombies("O11.a", 1)
                .dice(3, 4, 4)
                .act("Bruce");
        scoped.choose(scoped.offered("fight Bruce Shotgun").getFirst());
        assertThat(scoped.offered("hit"))
                .as("range 1, scope and Aim; the Aim is the Success")
                .containsExactly("hit zombie O11.a");
    }

    @Test
    @Rule({"DD-ITEM-25", "DD-SKILL-HAWKEYE", "DD-FIGHT-08"})
    void aimsPairedWithSuccessesHitMoreForTheSniperAndForHawkeye() {
        assertThat(hits(Mansion.with("Jack", "Nina"), "Jack", "Handgun", 1, 1, 3))
                .isEqualTo(2);
        assertThat(hits(Mansion.with("Jack", "Nina").skill("Jack", 2), "Jack", "Handgun", 1, 1, 3))
                .isEqualTo(3);
        Mansion sniper = Mansion.with("Jack", "Nina").without("Jack").item("Jack", "Sniper Rifle");
        assertThat(hits(sniper, "Jack", "Sniper Rifle", 1, 3, 3)).isEqualTo(2);
        Mansion both =
                Mansion.with("Jack", "Nina").skill("Jack", 2).without("Jack").item("Jack", "Sniper Rifle");
        assertThat(hits(both, "Jack", "Sniper Rifle", 1, 3, 4)).isEqualTo(3);
    }

    private static int hits(Mansion mansion, String who, String weapon, Integer... dice) {
        mansion.zombies("E1.a", 9).dice(dice).act(who);
        mansion.choose(mansion.offered("fight " + who + " " + weapon).getFirst());
        int hits = 0;
        while (!mansion.offered("hit zombie").isEmpty()) {
            mansion.choose("hit zombie E1.a");
            hits++;
        }
        return hits;
    }

    @Test
    @Rule({"DD-SKILL-HANDGUNEXPERT", "DD-SKILL-KNIFEEXPERT", "DD-SKILL-SHOTGUNEXPERT", "DD-SKILL-MELEEEXPERT"})
    @Rule({"DD-FIGHT-03", "DD-EQ-18"})
    void expertsRollOneDieMoreWithTheirWeapons() {
        assertThat(dice(two().skill("Bruce", 2), "Bruce", "Handgun")).isEqualTo(4);
        assertThat(dice(two().skill("Nina", 1), "Nina", "Combat Knife")).isEqualTo(3);
        assertThat(dice(two(), "Nina", "Combat Knife")).isEqualTo(2);
        Mansion shotgun = two().skill("Nina", 3).without("Nina").item("Nina", "Shotgun");
        assertThat(dice(shotgun, "Nina", "Shotgun")).isEqualTo(4);
        assertThat(dice(Mansion.with("Bunny", "Nina"), "Bunny", "Chainsaw")).isEqualTo(3);
        assertThat(dice(Mansion.with("Bunny", "Nina").skill("Bunny", 4), "Bunny", "Chainsaw"))
                .isEqualTo(4);
    }

    private static int dice(Mansion mansion, String who, String weapon) {
        mansion.zombies("E1.a", 1).dice(4, 4, 4, 4).act(who);
        mansion.choose(mansion.offered("fight " + who + " " + weapon).getFirst());
        return mansion.events(DarkestEvent.Attacked.class).getLast().dice().size();
    }

    @Test
    @Rule({"DD-SKILL-MARKSMAN", "DD-ITEM-18"})
    void marksmanAndScopesAddRange() {
        Mansion marksman = two().skill("Bruce", 4)
                .at("Bruce", "O01.a")
                .zombies("I08.a", 1)
                .dice(1, 4, 4)
                .act("Bruce")
                .choose("fight Bruce Handgun R");
        assertThat(marksman.offered("hit")).containsExactly("hit zombie I08.a");
        Mansion scope = two().item("Bruce", "Handgun Scope")
                .at("Bruce", "O01.a")
                .zombies("I08.a", 1)
                .dice(1, 4, 4)
                .act("Bruce")
                .choose("fight Bruce Handgun R");
        assertThat(scope.offered("hit")).containsExactly("hit zombie I08.a");
    }

    @Test
    @Rule({"DD-ITEM-04", "DD-GAP-34", "DD-EX-42"})
    void theBatLaysAZombieDownAndASecondPushFinishesIt() {
        Mansion mansion = Mansion.with("Lucy", "Nina")
                .zombies("E1.a", 3)
                .dice(4, 4)
                .act("Lucy")
                .choose("fight Lucy Baseball Bat Y", "stun zombie");
        assertThat(mansion.offered()).contains("finish zombie", "stun zombie");
        mansion.choose("finish zombie");
        assertThat(mansion.zombies("E1.a")).isEqualTo(2);
        assertThat(mansion.survivor("Lucy").experience()).isEqualTo(1);
        Mansion lying = Mansion.with("Lucy", "Nina")
                .zombies("E1.a", 2)
                .zombies("E1.a", ZombieState.STUNNED, 1)
                .zombies("E1.a", ZombieState.FRESH, 1)
                .dice(1, 1)
                .react("Lucy", "Nina");
        assertThat(lying.events(DarkestEvent.EnemiesAttacked.class).getFirst().dice())
                .as("neither the one lying nor the one that came this Round")
                .hasSize(2);
        lying.choose("endure").finish();
        assertThat(lying.table().menace().zombies(lying.room("E1.a"), ZombieState.STUNNED))
                .as("it has stood up")
                .isZero();
    }

    @Test
    @Rule("DD-SKILL-SHOVE")
    void shovePushesTwoRooms() {
        Mansion mansion = Mansion.with("Lucy", "Nina")
                .skill("Lucy", 4)
                .at("Lucy", "I08.a")
                .zombies("I08.a", 1)
                .dice(4, 3)
                .act("Lucy")
                .choose("fight Lucy Baseball Bat Y", "push zombie S");
        assertThat(mansion.zombies("O01.a")).isEqualTo(1);
    }

    @Test
    @Rule({"DD-ITEM-27", "DD-FIGHT-09", "DD-XP-09"})
    void shurikansHitWithoutDice() {
        Mansion mansion = Mansion.with("Chuck", "Nina")
                .zombies("O01.a", 1)
                .dice()
                .act("Chuck")
                .choose("fight Chuck Shurikans P", "hit zombie O01.a");
        assertThat(mansion.zombies("O01.a")).isZero();
        assertThat(mansion.ammunition("Chuck", "Shurikans")).isEqualTo(5);
        assertThat(mansion.survivor("Chuck").experience()).isEqualTo(1);
    }

    @Test
    @Rule({"DD-SKILL-JACK", "DD-DEC-30"})
    void jackAttacksOncePerRoundForNothing() {
        Mansion mansion = Mansion.with("Jack", "Nina")
                .zombies("E1.a", 3)
                .points("Jack", 0)
                .dice(1, 4, 4)
                .act("Jack");
        assertThat(mansion.offered("fight")).isEmpty();
        mansion.choose("free fight Jack Handgun B", "hit zombie E1.a", "stop");
        assertThat(mansion.isDone()).as("once").isTrue();
        assertThat(mansion.zombies("E1.a")).isEqualTo(2);
    }

    @Test
    @Rule({"DD-EQ-07", "DD-EQ-06", "DD-EQ-17", "DD-GAP-23"})
    void aWeaponOnTheLeftIsEquippedForTheFight() {
        Mansion mansion = two().item("Bruce", "Armor")
                .item("Bruce", "Sniper Rifle")
                .zombies("E1.a", 1)
                .dice(4, 4, 4)
                .act("Bruce");
        mansion.choose(mansion.offered("fight Bruce Sniper Rifle").getFirst());
        assertThat(mansion.survivor("Bruce").pack().right())
                .extracting(item -> item.kind().name())
                .containsExactly("Sniper Rifle");
        assertThat(mansion.survivor("Bruce").pack().left()).hasSize(2);
        Mansion oneHand = two().item("Bruce", "Sniper Rifle")
                .virus("Bruce", 0, 1)
                .zombies("E1.a", 1)
                .act("Bruce");
        assertThat(oneHand.offered("fight Bruce Sniper"))
                .as("two hands are needed")
                .isEmpty();
    }

    @Test
    @Rule({"DD-EQ-11", "DD-EQ-05", "DD-EQ-16", "DD-EQ-03", "DD-EQ-04"})
    void anEmptyWeaponMustBeReloaded() {
        Mansion mansion = two().ammunition("Bruce", "Handgun", 0)
                .item("Bruce", "Handgun Ammo")
                .zombies("E1.a", 1)
                .act("Bruce");
        assertThat(mansion.offered("fight Bruce")).containsExactly("fight Bruce bare hands");
        mansion.choose(mansion.offered("load Bruce").getFirst());
        assertThat(mansion.ammunition("Bruce", "Handgun")).isEqualTo(4);
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(4);
        assertThat(mansion.offered("fight Bruce")).contains("fight Bruce Handgun R");
        Mansion full = two().ammunition("Bruce", "Handgun", 6)
                .item("Bruce", "Handgun Ammo")
                .act("Bruce");
        full.choose(full.offered("load Bruce").getFirst());
        assertThat(full.ammunition("Bruce", "Handgun")).as("no more than 8").isEqualTo(8);
        assertThat(two().item("Nina", "Handgun Ammo").act("Nina").offered("load"))
                .isEmpty();
    }

    @Test
    @Rule({"DD-LOS-04", "DD-EX-23", "DD-EX-24", "DD-LOS-02", "DD-LOS-05", "DD-LOS-03"})
    void destroyedTilesBlockTheViewAndBurningOnesDoNot() {
        Mansion mansion = two().at("Bruce", "O01.a").fire("I01", 2);
        assertThat(mansion.table().sees(mansion.room("O01.a"), mansion.room("I08.a")))
                .isTrue();
        mansion.destroyed("I01");
        assertThat(mansion.table().sees(mansion.room("O01.a"), mansion.room("I08.a")))
                .isFalse();
        assertThat(mansion.table().sees(mansion.room("O01.a"), mansion.room("I01.a")))
                .as("nothing on a destroyed tile is seen")
                .isFalse();
        assertThat(mansion.table().sees(mansion.room("I01.a"), mansion.room("I08.a")))
                .as("nor is anything seen from it")
                .isFalse();
        assertThat(mansion.table().sees(mansion.room("E1.a"), mansion.room("I08.a")))
                .as("never diagonally")
                .isFalse();
    }

    @Test
    @Rule("DD-ADV-07")
    void optimalVisibilityDoublesEveryAim() {
        Mansion mansion = Mansion.with(Mansion.house("DD-D").with("advanced", "yes"), "Bruce", "Nina")
                .at("Bruce", "I18.a");
        List<String> east = new ArrayList<>();
        mansion.table()
                .terrain()
                .sight(mansion.table().ways().sight())
                .within(mansion.room("I18.a"), 3, 3)
                .forEachIndex(room -> east.add(mansion.table().zone(room).name()));
        String target = east.getFirst();
        mansion.zombies(target, 1).dice(1, 3, 4).act("Bruce").choose("fight Bruce Handgun R");
        assertThat(mansion.offered("hit")).containsExactly("hit zombie " + target);
    }

    @Test
    @Rule({"DD-SKILL-HANDGUNEXPERT", "DD-SKILL-KNIFEEXPERT", "DD-SKILL-SHOTGUNEXPERT", "DD-SKILL-MELEEEXPERT"})
    void expertsRollNoMoreWithOtherWeapons() {
        assertThat(dice(two().skill("Nina", 3), "Nina", "Combat Knife")).isEqualTo(2);
        assertThat(dice(two().skill("Bruce", 2).without("Bruce").item("Bruce", "Shotgun"), "Bruce", "Shotgun"))
                .isEqualTo(3);
        assertThat(dice(two().skill("Nina", 1).without("Nina").item("Nina", "Shotgun"), "Nina", "Shotgun"))
                .isEqualTo(3);
        Mansion bunny =
                Mansion.with("Bunny", "Nina").skill("Bunny", 4).without("Bunny").item("Bunny", "Handgun");
        assertThat(dice(bunny, "Bunny", "Handgun")).isEqualTo(3);
        assertThat(dice(two().skill("Nina", 1), "Nina", "bare hands")).isEqualTo(1);
    }
}

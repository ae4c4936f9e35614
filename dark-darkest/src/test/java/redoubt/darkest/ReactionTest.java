package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.reaction.CreatureMoves;
import redoubt.darkest.reaction.Forecast;
import redoubt.darkest.round.PlayGroups;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Notes;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.RuleId;
import redoubt.testkit.Rule;

/**
 * What enemies do by themselves, with loaded Creature dice: 1 Damage, 2 Serious damage, 3 Grab, 4 Fear, 5 Reinforcement, 6 Bite.
 */
class ReactionTest {
    private static final RuleId CAUSE = RuleId.rule("DD-CMOVE-01");

    private static Mansion two() {
        return Mansion.with("Bruce", "Nina");
    }

    private static List<Integer> attacks(Mansion mansion) {
        return mansion.events(DarkestEvent.EnemiesAttacked.class).stream()
                .map(attack -> attack.dice().size())
                .toList();
    }

    @Test
    @Rule({"DD-ACT-01", "DD-REACT-01", "DD-ACT-08", "DD-FIRE-15", "DD-EX-11"})
    void eachGroupActsIsReactedToAndSuffersTheFireBeforeTheNext() {
        Mansion mansion = two().at("Nina", "O09.a")
                .zombies("E1.a", 1)
                .zombies("O09.a", 1)
                .fire("C1", 1)
                .with(table -> table.with(
                        table.notes().withGroups(List.of(new Notes.Group(List.of(0)), new Notes.Group(List.of(1))))))
                .dice(1, 3, 1, 3)
                .run(new PlayGroups());
        mansion.choose("rest Bruce").choose("endure");
        assertThat(mansion.survivor("Bruce").body().wounds()).isEqualTo(1);
        assertThat(mansion.events(DarkestEvent.DirectionRolled.class)).hasSize(1);
        assertThat(mansion.offered()).contains("rest Nina");
        mansion.choose("rest Nina").choose("endure");
        assertThat(mansion.survivor("Nina").body().wounds()).isEqualTo(1);
        assertThat(mansion.events(DarkestEvent.DirectionRolled.class)).hasSize(2);
    }

    @Test
    @Rule("DD-GROUP-05")
    void aGroupWhoseMembersAreGoneIsSkipped() {
        Mansion mansion = two().with(table -> table.with(
                                table.survivor(0).with(table.survivor(0).body().withFate(Fate.TO_BE_REPLACED)))
                        .with(table.notes().withGroups(List.of(new Notes.Group(List.of(0))))))
                .fire("C1", 1)
                .dice()
                .run(new PlayGroups());
        assertThat(mansion.isDone()).isTrue();
    }

    @Test
    @Rule({"DD-REACT-02", "DD-REACT-04", "DD-EX-15", "DD-GAP-49"})
    void onlyHordesAroundTheGroupAreActivated() {
        Mansion mansion = two().at("Nina", "O11.a")
                .zombies("I01.a", 1)
                .zombies("O09.a", 2)
                .dice(4)
                .react("Bruce");
        assertThat(mansion.zombies("I01.a")).as("one tile away").isZero();
        assertThat(mansion.zombies("O09.a")).as("near Nina only").isEqualTo(2);
    }

    @Test
    @Rule({"DD-REACT-06", "DD-REACT-08", "DD-ZMOVE-07", "DD-ZMOVE-08", "DD-EX-16", "DD-EATT-01"})
    void hordesAttackWhereTheyStandThenTheOthersComeAndAllAttackAgain() {
        Mansion mansion = two().zombies("E1.a", 2).zombies("O01.a", 4).dice(1, 1, 1, 1, 1, 1, 1, 1);
        mansion.react("Bruce", "Nina").choose("endure");
        mansion.choose("to Bruce", "to Nina");
        assertThat(mansion.zombies("E1.a")).isEqualTo(6);
        assertThat(attacks(mansion)).containsExactly(2, 6);
    }

    @Test
    @Rule({"DD-EX-17", "DD-EATT-01", "DD-ENTRY-07"})
    void noMoreThanSixDiceAreRolled() {
        Mansion mansion = two().zombies("E1.a", 9).dice(1, 1, 1, 1, 1, 1).react("Bruce");
        assertThat(attacks(mansion)).containsExactly(6);
    }

    @Test
    @Rule({"DD-ZMOVE-01", "DD-ZMOVE-05", "DD-ZMOVE-09", "DD-ENTRY-10"})
    void hordesAndTokensMoveTwoRoomsTowardsTheNearestSurvivor() {
        Mansion horde = two().at("Bruce", "O09.a").zombies("I06.b", 2).react("Bruce");
        assertThat(horde.zombies("I02.a")).as("two of three rooms").isEqualTo(2);
        assertThat(attacks(horde)).isEmpty();
        horde.dice(1, 1).react("Bruce");
        assertThat(attacks(horde)).as("it arrives with the next activation").containsExactly(2);
        Mansion token = two().at("Bruce", "O09.a").token("I06.b", 3).react("Bruce");
        assertThat(token.zombies("I02.a"))
                .as("revealed where it comes into sight")
                .isEqualTo(3);
    }

    @Test
    @Rule({"DD-EX-19", "DD-ZMOVE-02", "DD-ZMOVE-05"})
    void aTokenBehindALockedDoorComesTheLongWayRound() {
        Mansion mansion = two().open("I05.a-E1.a").at("Bruce", "I05.a").at("Nina", "I05.a");
        mansion.token("I02.a", 1).act("Bruce", "Nina");
        assertThat(((Forecast) mansion.game().forecast(mansion.state()).orElseThrow()).threats())
                .extracting(Forecast.Threat::moves, Forecast.Threat::attacks, Forecast.Threat::perhaps)
                .containsExactly(tuple(5, false, false));
        mansion.react("Bruce", "Nina").takeFirst("go");
        mansion.act("Bruce", "Nina");
        assertThat(((Forecast) mansion.game().forecast(mansion.state()).orElseThrow()).threats())
                .as("two of five moves")
                .extracting(Forecast.Threat::moves, Forecast.Threat::attacks)
                .containsExactly(tuple(3, false));
        mansion.react("Bruce", "Nina").takeFirst("go");
        assertThat(attacks(mansion)).isEmpty();
        mansion.dice(1).react("Bruce", "Nina").takeFirst("go");
        assertThat(attacks(mansion)).as("in the third activation").containsExactly(1);
    }

    @Test
    @Rule({"DD-ZMOVE-02", "DD-ZMOVE-06", "DD-ENTRY-11", "DD-REACT-09"})
    void fireAndLockedDoorsStopZombies() {
        Mansion fire = two().zombies("I01.a", 1).fire("O01", 1).react("Bruce");
        assertThat(fire.zombies("I01.a")).isEqualTo(1);
        Mansion locked = two().zombies("I05.a", 1).react("Bruce");
        assertThat(locked.zombies("I05.a")).isEqualTo(1);
        Mansion burning = two().fire("E1", 1).zombies("O01.a", 1).react("Bruce");
        assertThat(burning.zombies("O01.a"))
                .as("survivors in the fire are out of reach")
                .isEqualTo(1);
    }

    @Test
    @Rule({"DD-ZMOVE-03", "DD-ZMOVE-04", "DD-DEC-41"})
    void theNearestSurvivorsOfAnyGroupArePreyAndThePlayersChooseBetweenEqualOnes() {
        Mansion mansion = two().at("Bruce", "O01.a")
                .at("Nina", "O05.a")
                .zombies("I01.a", 1)
                .dice(4)
                .react("Bruce");
        assertThat(mansion.offered()).containsExactlyInAnyOrder("go O01.a", "go O05.a");
        mansion.choose("go O05.a");
        assertThat(mansion.zombies("O05.a")).isEqualTo(1);
        assertThat(attacks(mansion)).containsExactly(1);
    }

    @Test
    @Rule({"DD-REACT-03", "DD-EX-18"})
    void aSplitGroupMakesSeveralAreas() {
        Mansion mansion = Mansion.with("Bruce", "Nina", "Leo")
                .at("Leo", "O05.a")
                .zombies("O07.a", 1)
                .zombies("O03.a", 1)
                .dice(1, 1);
        mansion.react("Bruce", "Nina", "Leo");
        assertThat(mansion.offered()).containsExactly("area 1", "area 2");
        mansion.choose("area 2");
        assertThat(mansion.zombies("O05.a")).as("Leo's area").isEqualTo(1);
        mansion.choose("endure", "endure", "to Bruce");
        assertThat(mansion.zombies("E1.a")).isEqualTo(1);
        Mansion together =
                Mansion.with("Bruce", "Nina", "Leo").zombies("O07.a", 1).react("Bruce", "Nina", "Leo");
        assertThat(together.zombies("O07.a")).as("had Leo stayed").isEqualTo(1);
    }

    @Test
    @Rule("DD-REACT-07")
    void thePlayersOrderTheRoomsInWhichHordesAttack() {
        Mansion mansion = two().at("Nina", "O01.a")
                .zombies("E1.a", 1)
                .zombies("O01.a", 1)
                .dice(1, 1)
                .react("Bruce");
        assertThat(mansion.offered()).containsExactlyInAnyOrder("attack in E1.a", "attack in O01.a");
    }

    @Test
    @Rule({"DD-GAP-50", "DD-CDIE-07", "DD-CDIE-08", "DD-DEC-44", "DD-GAP-55"})
    void aFrightenedSurvivorFleesAndIsNotFollowed() {
        Mansion mansion = two().at("Nina", "I02.a")
                .zombies("E1.a", 1)
                .fire("O03", 1)
                .dice(4)
                .react("Bruce");
        mansion.choose("endure");
        assertThat(mansion.where("Bruce")).as("not into the fire").isEqualTo("O01.a");
        assertThat(mansion.zombies("E1.a")).isEqualTo(1);
        assertThat(mansion.isDone()).isTrue();
    }

    @Test
    @Rule("DD-GAP-51")
    void hordesThatMeetWithoutSurvivorsMergeAndHaveActed() {
        Mansion mansion = two().at("Bruce", "O09.a")
                .zombies("I06.b", 1)
                .zombies("I02.a", 2)
                .dice()
                .react("Bruce");
        mansion.choose("horde I06.b");
        assertThat(mansion.zombies("I02.a")).isEqualTo(3);
        assertThat(mansion.isDone()).isTrue();
    }

    @Test
    @Rule({"DD-CDIE-01", "DD-CDIE-02", "DD-EATT-03", "DD-DEC-43"})
    void thePlayersAssignDamage() {
        Mansion mansion = two().zombies("E1.a", 2).dice(2, 1).react("Bruce").choose("endure");
        assertThat(mansion.asked()).as("serious first").isEqualTo(RuleId.rule("DD-CDIE-02"));
        mansion.choose("to Bruce", "to Nina");
        assertThat(mansion.survivor("Bruce").body().wounds()).isEqualTo(2);
        assertThat(mansion.survivor("Nina").body().wounds()).isEqualTo(1);
    }

    @Test
    @Rule({"DD-EATT-07", "DD-EX-43"})
    void whoeverDiesTakesNoFurtherResults() {
        Mansion mansion = Mansion.with("Bruce", "Jack", "Nina")
                .at("Nina", "O09.a")
                .wounds("Bruce", 10)
                .zombies("E1.a", 3)
                .dice(6, 2, 1)
                .react("Bruce")
                .choose("endure", "to Jack", "virus left", "to Bruce");
        assertThat(mansion.survivor("Bruce").isPlaying()).isFalse();
        assertThat(mansion.survivor("Jack").body().wounds())
                .as("the Damage goes to Jack")
                .isEqualTo(1);
    }

    @Test
    @Rule({"DD-CDIE-13", "DD-EATT-05", "DD-VIRUS-09", "DD-DEC-46", "DD-CDIE-14"})
    void aBiteGoesToSomebodyWithFewerThanTwoTokens() {
        Mansion mansion = two().virus("Bruce", 2, 0)
                .zombies("E1.a", 1)
                .dice(6)
                .react("Bruce")
                .choose("endure");
        assertThat(mansion.offered()).as("only Nina can take it").containsExactly("virus left", "virus right");
        mansion.choose("virus right");
        assertThat(mansion.survivor("Nina").virus()).isEqualTo(1);
        assertThat(mansion.survivor("Nina").hands()).isEqualTo(1);
        Mansion immune = two().virus("Bruce", 2, 0)
                .virus("Nina", 1, 1)
                .zombies("E1.a", 1)
                .dice(6)
                .react("Bruce")
                .choose("endure");
        assertThat(immune.isDone()).isTrue();
    }

    @Test
    @Rule({"DD-INV-06", "DD-GAP-23"})
    void aFullInventoryMakesRoomForTheVirusAndAHandIsLost() {
        Mansion mansion = two().at("Nina", "O09.a")
                .item("Bruce", "Armor")
                .item("Bruce", "Map")
                .item("Bruce", "Grenade")
                .item("Bruce", "Dynamite")
                .zombies("E1.a", 1)
                .dice(6)
                .react("Bruce")
                .choose("endure", "virus right");
        assertThat(mansion.offered("discard")).hasSize(5);
        mansion.choose(mansion.offered("discard Map").getFirst());
        assertThat(mansion.survivor("Bruce").pack().handsTaken()).isEqualTo(1);
        assertThat(mansion.survivor("Bruce").pack().size()).isEqualTo(4);
    }

    @Test
    @Rule({"DD-CDIE-03", "DD-ACT-06", "DD-EATT-06", "DD-EATT-04"})
    void aGrabComesBeforeFearAndGoesToSomebodyFree() {
        Mansion mansion = two().zombies("E1.a", 2).dice(4, 3).react("Bruce").choose("endure");
        assertThat(mansion.offered()).containsExactly("to Bruce", "to Nina");
        mansion.choose("to Bruce");
        assertThat(mansion.survivor("Bruce").isEntrapped()).isTrue();
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(1);
        assertThat(mansion.offered("flee")).as("the Fear is Nina's").hasSize(2);
    }

    @Test
    @Rule({"DD-CDIE-06", "DD-END-05", "DD-CDIE-16"})
    void ifAllSurvivorsAreEntrappedTheGameIsLost() {
        Mansion mansion = two().grabbed("Nina", Grab.ORDINARY)
                .zombies("E1.a", 1)
                .dice(3)
                .react("Bruce")
                .choose("endure");
        assertThat(mansion.isLost()).isTrue();
        Mansion waiting = Mansion.with(Mansion.house("DD-A").with("other-readings", "DD-CDIE-16"), "Bruce", "Nina")
                .with(table -> table.with(
                        table.survivor(1).with(table.survivor(1).body().withFate(Fate.TO_BE_REPLACED))))
                .zombies("E1.a", 1)
                .dice(3)
                .react("Bruce")
                .choose("endure");
        assertThat(waiting.isOver()).isFalse();
    }

    @Test
    @Rule({"DD-CDIE-09", "DD-CDIE-10", "DD-CDIE-11", "DD-CDIE-15", "DD-EX-30", "DD-DEC-45", "DD-GAP-54"})
    void aReinforcementBringsAHordeFromTwoTilesAway() {
        Mansion mansion = two().zombies("E1.a", 1)
                .zombies("I01.a", 1)
                .open("O05.a-C3.a")
                .at("Bruce", "O01.a")
                .at("Nina", "O01.a")
                .zombies("O01.a", 1)
                .zombies("I08.a", 2)
                .zombies("I02.a", 4)
                .dice(5, 4, 4, 4, 4, 4, 4)
                .react("Nina")
                .choose("endure");
        assertThat(mansion.table().menace().zombies(mansion.room("O01.a"), ZombieState.FRESH))
                .as("two rooms to go, two tiles away")
                .isEqualTo(2);
        assertThat(mansion.zombies("I02.a")).as("too far to walk").isEqualTo(4);
        assertThat(attacks(mansion).getFirst()).isEqualTo(1);
    }

    @Test
    @Rule({"DD-DEF-01", "DD-DEF-02", "DD-DEF-03", "DD-DEC-42"})
    void eachSuccessOfADefenceRollCancelsAResult() {
        Mansion mansion =
                two().zombies("E1.a", 3).dice(2, 2, 6, 1, 3).react("Bruce").choose("defend");
        assertThat(mansion.offered()).containsExactly("cancel serious", "cancel bite");
        mansion.choose("cancel serious");
        assertThat(mansion.asked()).as("the Bite is left").isEqualTo(RuleId.rule("DD-EATT-05"));
        Mansion held = two().grabbed("Nina", Grab.ORDINARY)
                .zombies("E1.a", 1)
                .dice(1, 3)
                .react("Bruce");
        held.choose("defend");
        assertThat(held.events(DarkestEvent.DefenceRolled.class).getFirst().dice())
                .as("the entrapped add none")
                .hasSize(1);
    }

    @Test
    @Rule({"DD-SKILL-GUARDIAN", "DD-DEF-04", "DD-ADV-05"})
    void guardiansAndBarriersAddDice() {
        Mansion guardian = two().skill("Bruce", 3)
                .zombies("E1.a", 1)
                .dice(1, 3, 3, 3)
                .react("Bruce")
                .choose("defend");
        assertThat(guardian.events(DarkestEvent.DefenceRolled.class).getFirst().dice())
                .hasSize(3);
        Mansion barriers = Mansion.with(Mansion.house("DD-A").with("advanced", "yes"), "Bruce", "Nina")
                .at("Bruce", "O03.a")
                .zombies("O03.a", 1)
                .dice(1, 3, 3, 3, 3)
                .react("Bruce")
                .choose("defend");
        assertThat(barriers.events(DarkestEvent.DefenceRolled.class).getFirst().dice())
                .hasSize(4);
    }

    @Test
    @Rule({"DD-ITEM-02", "DD-GAP-36"})
    void armorRollsADefenceAgainOncePerRound() {
        Mansion mansion = two().item("Bruce", "Armor")
                .zombies("E1.a", 1)
                .dice(1, 3, 3, 1, 3)
                .react("Bruce");
        mansion.choose("defend", "armor R of Bruce");
        assertThat(mansion.isDone()).as("the second roll cancels the Damage").isTrue();
        mansion.dice(1, 3, 3).react("Bruce").choose("defend");
        assertThat(mansion.offered()).containsExactly("to Bruce", "to Nina");
    }

    @Test
    @Rule({"DD-SKILL-CHUCK", "DD-DEC-38"})
    void chuckBuysSingleDice() {
        Mansion mansion = Mansion.with("Chuck", "Nina")
                .experience("Chuck", 1)
                .zombies("E1.a", 1)
                .dice(1, 3, 4, 1)
                .react("Chuck")
                .choose("defend", "roll 2 again");
        assertThat(mansion.survivor("Chuck").experience()).isZero();
        assertThat(mansion.survivor("Chuck").body().wounds()).isZero();
        assertThat(mansion.isDone()).isTrue();
    }

    @Test
    @Rule({"DD-CMOVE-01", "DD-CMOVE-05", "DD-CMOVE-06", "DD-REACT-05", "DD-GAP-52"})
    void theCreatureComesFromAnywhereAndStopsAtTheFirstSurvivors() {
        Mansion mansion = two().at("Nina", "I01.a")
                .creature("Undead Bird", "O11.a")
                .dice(4, 4)
                .react("Bruce");
        assertThat(mansion.creatureRoom()).isEqualTo("I01.a");
        assertThat(attacks(mansion)).containsExactly(2);
    }

    @Test
    @Rule({"DD-CMOVE-02", "DD-CMOVE-03", "DD-EX-20", "DD-BEAST-01"})
    void lockedDoorsStopTheCreatureAndFireOnlyOneThatIsNotResistant() {
        Mansion locked = two().creature("Zombie Dog", "I05.a").run(new CreatureMoves(CAUSE));
        assertThat(locked.creatureRoom()).isEqualTo("I05.a");
        Mansion bird = two().creature("Undead Bird", "I01.a").fire("O01", 1).run(new CreatureMoves(CAUSE));
        assertThat(bird.creatureRoom()).isEqualTo("I01.a");
        Mansion dog = two().creature("Zombie Dog", "I01.a")
                .fire("O01", 1)
                .dice(4, 4, 4)
                .run(new CreatureMoves(CAUSE));
        assertThat(dog.creatureRoom()).isEqualTo("E1.a");
    }

    @Test
    @Rule({"DD-CREA-03", "DD-CREA-05", "DD-CREA-06", "DD-CREA-07", "DD-CREA-04"})
    void destroyedAreasCrippleTheCreature() {
        Mansion mansion =
                two().creature("Zombie Dog", "E1.a", 2, 2, 0, 0, 0).dice(6, 5).react("Bruce");
        assertThat(attacks(mansion)).as("one die less").containsExactly(2);
        assertThat(mansion.isDone()).as("Bite and Reinforcement are cancelled").isTrue();
        Mansion lame = two().creature("Zombie Dog", "I08.a", 0, 0, 2, 1, 1).run(new CreatureMoves(CAUSE));
        assertThat(lame.creatureRoom()).as("movement 1").isEqualTo("I01.a");
    }

    @Test
    @Rule("DD-EATT-02")
    void zombiesAttackBeforeTheCreature() {
        Mansion mansion = two().zombies("E1.a", 1)
                .creature("Zombie Dog", "E1.a")
                .dice(1, 1, 1, 1)
                .react("Bruce")
                .choose("endure", "to Bruce");
        assertThat(attacks(mansion)).containsExactly(1, 3);
    }

    @Test
    @Rule("DD-GROUP-05")
    void whenAGroupIsLostOnlyTheCreatureReacts() {
        Mansion mansion = two().with(table -> table.with(
                        table.survivor(0).with(table.survivor(0).body().withFate(Fate.TO_BE_REPLACED))))
                .zombies("E1.a", 2)
                .creature("Zombie Dog", "O01.a")
                .dice(1, 1, 1)
                .react("Bruce");
        assertThat(attacks(mansion)).as("three dice of the Dog").containsExactly(3);
    }

    @Test
    @Rule({"DD-REACT-10"})
    void aHordeThatLiesOrHasJustComeDoesNotAttack() {
        Mansion mansion = two().zombies("E1.a", ZombieState.FRESH, 2)
                .zombies("E1.a", ZombieState.STUNNED, 1)
                .dice()
                .react("Bruce");
        assertThat(attacks(mansion)).isEmpty();
    }
}

package redoubt.whitedeath.guards;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.BOX;
import static redoubt.whitedeath.mission.Scenario.board;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.testkit.Rule;
import redoubt.whitedeath.mission.Scenario;
import redoubt.whitedeath.traits.Blessed;

class GuardActionTest {
    private static final ActivateZombies ALL =
            new ActivateZombies(new Activation(List.of(), ZoneSet.EMPTY, Optional.empty()));

    @Test
    @Rule({"WD-GUARD-01", "WD-GUARD-08"})
    void guardsMoveAtTheCommandOfSomebodyFarAwayAndUnseen() {
        Scenario play = board("#|.~.~.").survivor("Ogon", "a").guards(2, "c").turn("Ogon");
        assertThat(play.offered()).contains("guards T.c move").doesNotContain("guards T.b move");
        play.choose("guards T.c move", "move T.d", "2 guards");
        assertThat(play.guardsIn("d")).isEqualTo(2);
        assertThat(play.guardsIn("c")).isZero();
        assertThat(play.actions("Ogon")).isEqualTo(2);
        assertThat(play.rules()).contains("WD-GUARD-01", "WD-GUARD-08");
    }

    @Test
    @Rule({"WD-GUARD-13", "WD-GUARD-01", "WD-RND-04"})
    void onlyOneGuardActionInATurnEvenWithAFreeOne() {
        Scenario play = board("#|.~.")
                .survivor("Ogon", "a", "+1 free Guard Action")
                .guards(1, "b")
                .turn("Ogon")
                .choose("guards T.b move", "pay with Guard");
        assertThat(play.guardsIn("c")).isEqualTo(1);
        assertThat(play.actions("Ogon")).isEqualTo(3);
        assertThat(play.offered()).noneMatch(key -> key.startsWith("guards"));
    }

    @Test
    @Rule("WD-GUARD-02")
    void theSameGuardsActForAnotherSurvivorInTheSameRound() {
        Scenario play = board("#|.~.")
                .survivor("Ogon", "a")
                .survivor("Jenia", "a")
                .guards(1, "b")
                .turn("Ogon")
                .choose("guards T.b move", "end turn")
                .turn("Jenia")
                .choose("guards T.c move");
        assertThat(play.guardsIn("b")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-GUARD-08", "WD-DEC-23"})
    void someGuardsMayGoAndOthersStay() {
        Scenario play =
                board("#|.~.").survivor("Ogon", "a").guards(4, "b").turn("Ogon").choose("guards T.b move");
        assertThat(play.offered()).containsExactly("4 guards", "3 guards", "2 guards", "1 guard");
        assertThat(play.asked().id()).isEqualTo("WD-GAP-70");
        play.choose("1 guard");
        assertThat(play.guardsIn("b")).isEqualTo(3);
        assertThat(play.guardsIn("c")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-GUARD-09", "WD-GAP-14", "WD-GUARD-03"})
    void everyGuardRollsOneMeleeDieAndTheCommanderGainsThePoints() {
        Scenario play = board("#|.")
                .survivor("Ogon", "a")
                .guards(3, "b")
                .zombies(3, "Walker", "b")
                .dice(4, 3, 6)
                .turn("Ogon")
                .choose("guards T.b melee", "3 guards");
        HordeEvent.AttackDeclared declared =
                play.events(HordeEvent.AttackDeclared.class).getFirst();
        assertThat(declared.dice()).isEqualTo(3);
        assertThat(declared.accuracy()).isEqualTo(4);
        assertThat(declared.damage()).isEqualTo(1);
        assertThat(play.zombiesIn("b")).isEqualTo(1);
        assertThat(play.points("Ogon")).isEqualTo(2);
        assertThat(play.table().tokens().total(BOX.print().noise().orElseThrow().index()))
                .isZero();
    }

    @Test
    @Rule({"WD-GUARD-10", "WD-PRIO-01", "WD-GAP-14"})
    void guardsShootByTargetingPriority() {
        Scenario play = board("#|.~.")
                .survivor("Ogon", "a")
                .guards(3, "b")
                .zombies(1, "Runner", "c")
                .zombies(2, "Walker", "c")
                .dice(4, 4, 1)
                .turn("Ogon")
                .choose("guards T.b ranged", "3 guards");
        int runner = BOX.print().zombie("Runner").index();
        assertThat(play.table().zombies().count(play.zone("c").index(), runner)).isEqualTo(1);
        assertThat(play.zombiesIn("c")).isEqualTo(1);
        assertThat(play.points("Ogon")).isEqualTo(2);
    }

    @Test
    @Rule("WD-GAP-14")
    void guardsShootOneToThreeZonesAndStrikeInTheirOwn() {
        Scenario play = board("#|.~.~.~.~.")
                .survivor("Ogon", "a")
                .guards(1, "b")
                .zombies(1, "Walker", "b")
                .zombies(1, "Walker", "e")
                .zombies(1, "Walker", "f")
                .turn("Ogon");
        assertThat(play.offered()).contains("guards T.b melee", "guards T.b ranged");
        Scenario far = board("#|.~.~.~.~.")
                .survivor("Ogon", "a")
                .guards(1, "b")
                .zombies(1, "Walker", "b")
                .zombies(1, "Walker", "f")
                .turn("Ogon");
        assertThat(far.offered()).contains("guards T.b melee").doesNotContain("guards T.b ranged");
    }

    @Test
    @Rule({"WD-GUARD-14", "WD-GUARD-05", "WD-GAP-79"})
    void missesHitGuardsInTheTargetZone() {
        Scenario play = board("#|.~.")
                .survivor("Ogon", "a")
                .guards(3, "b")
                .guards(1, "c")
                .zombies(1, "Walker", "c")
                .dice(4, 1, 1)
                .turn("Ogon")
                .choose("guards T.b ranged", "3 guards");
        assertThat(play.guardsIn("c"))
                .as("two misses, one guard, the other is lost")
                .isZero();
        assertThat(play.guardsIn("b")).as("those who shoot").isEqualTo(3);
        assertThat(play.outcome()).isEmpty();
    }

    @Test
    @Rule("WD-GUARD-14")
    void missesOfGuardsHitSurvivors() {
        Scenario play = board(".~.")
                .survivor("Ogon", "b")
                .guards(2, "a")
                .zombies(1, "Walker", "b")
                .dice(4, 2)
                .turn("Ogon")
                .choose("guards T.a ranged", "2 guards");
        assertThat(play.survivor("Ogon").wounds()).isEqualTo(1);
    }

    @Test
    @Rule({"WD-GUARD-06", "WD-GAP-66", "WD-WIN-03"})
    void aGuardTakesOneWoundAndTheRestAreLost() {
        Scenario play = board("#|.")
                .survivor("Ogon", "a")
                .guards(2, "b")
                .zombies(5, "Walker", "b")
                .run(ALL);
        assertThat(play.guardsIn("b")).isZero();
        assertThat(play.events(HordeEvent.AllyEliminated.class)).hasSize(2);
        assertThat(play.outcome()).isEmpty();
    }

    @Test
    @Rule({"WD-GUARD-06", "WD-GAP-66", "WD-DEC-30"})
    void whatGuardsCannotTakeGoesToSurvivors() {
        Scenario play = board(".")
                .survivor("Ogon", "a")
                .guards(1, "a")
                .zombies(2, "Walker", "a")
                .run(ALL);
        assertThat(play.offered()).contains("suffer Guard", "suffer Ogon").doesNotContain("suffer all Guard");
        play.choose("suffer Guard");
        assertThat(play.guardsIn("a")).isZero();
        assertThat(play.survivor("Ogon").wounds()).isEqualTo(1);
    }

    @Test
    @Rule({"WD-GUARD-04", "WD-TGT-07"})
    void guardsAreSeenAndHeardLikeSurvivors() {
        Scenario seen = board(".~.~.|#")
                .survivor("Ogon", "d")
                .guards(1, "c")
                .zombies(1, "Walker", "a")
                .run(ALL);
        assertThat(seen.zombiesIn("b")).as("towards the guard in sight").isEqualTo(1);
        Scenario heard = board("#:.~.~.~.:#")
                .survivor("Ogon", "a")
                .guards(2, "f")
                .zombies(1, "Walker", "d")
                .run(ALL);
        assertThat(heard.zombiesIn("e"))
                .as("two guards are louder than one survivor")
                .isEqualTo(1);
    }

    @Test
    @Rule({"WD-GUARD-07", "WD-TRADE-05", "WD-GAP-69"})
    void guardsDoNothingOfThemselves() {
        Scenario play = board("#:.")
                .survivor("Ogon", "b")
                .guards(4, "a")
                .objectives("red", "a")
                .token("ladder", "a")
                .dropped("a", "Ice Bow")
                .card("Ogon", "Sword")
                .turn("Ogon");
        assertThat(play.offered()).filteredOn(key -> key.startsWith("guards")).containsExactly("guards T.a move");
        assertThat(play.offered()).noneMatch(key -> key.startsWith("trade"));
    }

    @Test
    @Rule({"WD-GAP-68", "WD-MOVE-06"})
    void theCommanderPaysForTheZombiesThatGuardsLeave() {
        Scenario play = board("#|.~.")
                .survivor("Ogon", "a")
                .guards(2, "b")
                .zombies(2, "Walker", "b")
                .turn("Ogon")
                .choose("guards T.b move", "2 guards");
        assertThat(play.actions("Ogon")).isZero();
        assertThat(play.guardsIn("c")).isEqualTo(2);
        Scenario tooMany = board("#|.~.")
                .survivor("Ogon", "a")
                .guards(2, "b")
                .zombies(3, "Walker", "b")
                .turn("Ogon");
        assertThat(tooMany.offered()).contains("guards T.b melee").doesNotContain("guards T.b move", "guards T.b push");
    }

    @Test
    @Rule({"WD-SKILL-GUARDSEVADE", "WD-GUARD-12"})
    void evadingGuardsLeaveForNothing() {
        Scenario play = board("#|.~.")
                .survivor("Jenia", "a", "Guards: Evade")
                .guards(1, "b")
                .zombies(3, "Walker", "b")
                .turn("Jenia")
                .choose("guards T.b move");
        assertThat(play.actions("Jenia")).isEqualTo(2);
        assertThat(play.guardsIn("c")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-70")
    void onlySomeGuardsMayAttack() {
        Scenario play = board("#|.")
                .survivor("Ogon", "a")
                .guards(4, "b")
                .zombies(3, "Walker", "b")
                .dice(4, 4)
                .turn("Ogon")
                .choose("guards T.b melee", "2 guards");
        assertThat(play.zombiesIn("b")).isEqualTo(1);
        assertThat(play.events(HordeEvent.AttackDeclared.class).getFirst().dice())
                .isEqualTo(2);
    }

    @Test
    @Rule({"WD-GUARD-12", "WD-SKILL-GUARDSSKILL", "WD-GAP-99"})
    void guardsHaveTheSkillOfWhoCommandsThemAndOfNobodyElse() {
        Scenario play = board("#|.")
                .survivor("Yasuke", "a", "Guards: +1 to dice roll: Melee")
                .survivor("Ogon", "a")
                .guards(1, "b")
                .zombies(2, "Walker", "b")
                .dice(3, 3)
                .turn("Yasuke")
                .choose("guards T.b melee");
        assertThat(play.zombiesIn("b")).isEqualTo(1);
        play.choose("end turn").turn("Ogon").choose("guards T.b melee");
        assertThat(play.zombiesIn("b")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-SKILL-GUARDSSKILL", "WD-GUARD-12"})
    void guardsMayMoveOneZoneMore() {
        Scenario play = board("#|.~.~.")
                .survivor("Lorna", "a", "Guards: +1 Zone per Move")
                .guards(2, "b")
                .turn("Lorna")
                .choose("guards T.b move", "2 guards");
        assertThat(play.offered()).containsExactly("move T.b", "move T.d", "stop");
        play.choose("move T.d");
        assertThat(play.guardsIn("d")).isEqualTo(2);
        assertThat(play.offered()).as("two zones and no more").contains("end turn");
        Scenario stopped = board("#|.~.~.")
                .survivor("Lorna", "a", "Guards: +1 Zone per Move")
                .guards(1, "b")
                .zombies(1, "Walker", "c")
                .turn("Lorna")
                .choose("guards T.b move");
        assertThat(stopped.guardsIn("c")).isEqualTo(1);
        assertThat(stopped.offered()).contains("end turn");
    }

    @Test
    @Rule({"WD-SKILL-GUARDSPUSH", "WD-DEC-23", "WD-GAP-128"})
    void guardsPushAllZombiesOfTheirZone() {
        Scenario play = board("=~=", "^ ^", ".~.")
                .survivor("Ogon", "d", "Guards: Push")
                .guards(1, "a")
                .zombies(2, "Walker", "a")
                .zombies(1, "Khan", "a")
                .turn("Ogon")
                .choose("guards T.a push");
        assertThat(play.asked().id()).isEqualTo("WD-SKILL-GUARDSPUSH");
        assertThat(play.offered()).containsExactly("push T.b", "push T.c");
        play.choose("push T.c");
        assertThat(play.zombiesIn("c")).isEqualTo(3);
        assertThat(play.zombiesIn("a")).isZero();
        assertThat(play.guardsIn("a")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-133")
    void theCommandersOwnSkillsDoNotHelpGuards() {
        Scenario play = board("#|.")
                .survivor("Ogon", "a", "+1 die: Melee; +1 to dice roll: Melee; Reaper: Melee; Hit & run")
                .guards(1, "b")
                .zombies(3, "Walker", "b")
                .dice(4)
                .turn("Ogon")
                .choose("guards T.b melee");
        assertThat(play.events(HordeEvent.AttackDeclared.class).getFirst().dice())
                .isEqualTo(1);
        assertThat(play.zombiesIn("b")).isEqualTo(2);
        assertThat(play.offered()).contains("end turn");
    }

    @Test
    @Rule("WD-GAP-133")
    void killsOfGuardsLetTheCommanderHoldTheNose() {
        Scenario play = board("#|.")
                .survivor("Ogon", "b", "Hold your nose")
                .deck("equipment", "Apples", "Sword")
                .guards(1, "b")
                .zombies(1, "Walker", "b")
                .dice(4)
                .turn("Ogon")
                .choose("guards T.b melee");
        assertThat(play.events(HordeEvent.CardDrawn.class)).hasSize(1);
    }

    @Test
    @Rule({"WD-GUARD-11", "WD-GAP-70", "WD-CAUL-04"})
    void threeGuardsMoveACauldronAndGoAlong() {
        Scenario two = board("#|.~.")
                .survivor("Ogon", "a")
                .guards(2, "b")
                .token("cauldron", "b")
                .turn("Ogon");
        assertThat(two.offered()).doesNotContain("guards T.b move cauldron");
        Scenario play = board("#|.~.")
                .survivor("Ogon", "a")
                .guards(5, "b")
                .zombies(2, "Walker", "b")
                .token("cauldron", "b")
                .turn("Ogon")
                .choose("guards T.b move cauldron");
        assertThat(play.offered()).containsExactly("5 guards", "4 guards", "3 guards");
        play.choose("3 guards");
        assertThat(play.actions("Ogon")).isEqualTo(2);
        assertThat(play.tokens("cauldron", "c")).isEqualTo(1);
        assertThat(play.guardsIn("c")).isEqualTo(3);
        assertThat(play.guardsIn("b")).isEqualTo(2);
        assertThat(play.rules()).contains("WD-CAUL-04");
    }

    @Test
    @Rule({"WD-GUARD-11", "WD-CAUL-07", "WD-CAUL-06"})
    void threeGuardsPourACauldron() {
        Scenario play = board("=~=", "^ -", ".|#")
                .survivor("Ogon", "d")
                .guards(3, "a")
                .token("cauldron", "a")
                .zombies(4, "Walker", "c")
                .zombies(1, "Khan", "c")
                .turn("Ogon")
                .choose("guards T.a pour cauldron");
        assertThat(play.zombiesIn("c")).isZero();
        assertThat(play.points("Ogon")).isEqualTo(9);
        assertThat(play.actions("Ogon")).isEqualTo(2);
        assertThat(play.tokens("cauldron", "a")).isZero();
    }

    @Test
    @Rule("WD-EX-09")
    void sarnaiLetsFourGuardsShoot() {
        Scenario play = board("#|.~.~.")
                .survivor("Sarnaï", "a")
                .guards(4, "b")
                .zombies(3, "Walker", "d")
                .dice(4, 5, 6, 1)
                .turn("Sarnaï")
                .choose("guards T.b ranged", "4 guards");
        assertThat(play.zombiesIn("d")).isZero();
        assertThat(play.points("Sarnaï")).isEqualTo(3);
        assertThat(play.actions("Sarnaï")).isEqualTo(2);
    }

    @Test
    @Rule("WD-EX-10")
    void guardsBringOgonACauldronAndHePoursIt() {
        Scenario play = board("=~=", "^ ^", ".~.")
                .survivor("Ogon", "b", "+1 Action")
                .guards(3, "a")
                .token("cauldron", "a")
                .zombies(6, "Walker", "d")
                .turn("Ogon")
                .choose("guards T.a move cauldron", "pour cauldron T.d");
        assertThat(play.guardsIn("b")).isEqualTo(3);
        assertThat(play.zombiesIn("d")).isZero();
        assertThat(play.points("Ogon")).isEqualTo(6);
        assertThat(play.actions("Ogon")).isZero();
    }

    @Test
    @Rule({"WD-CAUL-04", "WD-CAUL-03"})
    void aCauldronIsCarriedOneZoneWhateverSkillTheGuardsHave() {
        Scenario play = board("#|.~.~.")
                .survivor("Lorna", "a", "Guards: +1 Zone per Move")
                .guards(3, "b")
                .token("cauldron", "b")
                .turn("Lorna")
                .choose("guards T.b move cauldron");
        assertThat(play.guardsIn("c")).isEqualTo(3);
        assertThat(play.offered()).contains("end turn");
    }

    @Test
    @Rule({"WD-GUARD-11", "WD-CAUL-07"})
    void pouringNeedsThreeGuardsAndTheCommanderChoosesWhere() {
        Scenario two = board("=^.")
                .survivor("Ogon", "b")
                .guards(2, "a")
                .token("cauldron", "a")
                .turn("Ogon");
        assertThat(two.offered()).doesNotContain("guards T.a pour cauldron");
        Scenario none = board("=^.").survivor("Ogon", "b").guards(3, "a").turn("Ogon");
        assertThat(none.offered()).doesNotContain("guards T.a pour cauldron");
        Scenario play = board(".^=^.")
                .survivor("Ogon", "a")
                .guards(3, "b")
                .token("cauldron", "b")
                .turn("Ogon")
                .choose("guards T.b pour cauldron");
        assertThat(play.asked().id()).isEqualTo("WD-CAUL-07");
        assertThat(play.offered()).containsExactly("pour cauldron T.a", "pour cauldron T.c");
    }

    @Test
    @Rule({"WD-GUARD-08", "WD-GUARD-10", "WD-CAUL-04", "WD-DEC-23"})
    void theCommanderChoosesWhereTheGuardsCarryOutTheirTask() {
        Scenario play = board("#|.~.~.")
                .survivor("Ogon", "a")
                .guards(3, "c")
                .token("cauldron", "c")
                .zombies(1, "Walker", "b")
                .zombies(1, "Walker", "d")
                .turn("Ogon");
        assertThat(play.offered()).doesNotContain("guards T.c push");
        play.choose("guards T.c ranged");
        assertThat(play.asked().id()).isEqualTo("WD-GUARD-10");
        Scenario carried = board("#|.~.~.")
                .survivor("Ogon", "a")
                .guards(3, "c")
                .token("cauldron", "c")
                .turn("Ogon")
                .choose("guards T.c move cauldron");
        assertThat(carried.asked().id()).isEqualTo("WD-CAUL-04");
        Scenario walking = board("#|.~.~.")
                .survivor("Ogon", "a")
                .guards(3, "c")
                .turn("Ogon")
                .choose("guards T.c move");
        assertThat(walking.asked().id()).isEqualTo("WD-GUARD-08");
    }

    @Test
    @Rule("WD-SKILL-GUARDSPUSH")
    void withoutZombiesThereIsNothingToPush() {
        Scenario play = board("#|.~.")
                .survivor("Ogon", "a", "Guards: Push")
                .guards(1, "b")
                .turn("Ogon");
        assertThat(play.offered()).contains("guards T.b move").doesNotContain("guards T.b push");
    }

    @Test
    @Rule({"WD-SKILL-GUARDSSKILL", "WD-GUARD-12"})
    void slipperyGuardsGoOnPastZombies() {
        Scenario play = board("#|.~.~.")
                .survivor("Lorna", "a", "Guards: Slippery; Guards: +1 Zone per Move")
                .guards(1, "b")
                .zombies(1, "Walker", "c")
                .turn("Lorna")
                .choose("guards T.b move");
        assertThat(play.offered()).contains("move T.d");
    }

    @Test
    @Rule("WD-GAP-133")
    void theBlessingOfTheCommanderGivesGuardsNoDie() {
        Scenario plain = board(".~.").survivor("Ogon", "a").guards(1, "b").zombies(1, "Walker", "b");
        int dice = plain.dice(1, 1, 1, 1)
                .turn("Ogon")
                .choose("guards T.b melee")
                .attack()
                .dice();
        Scenario blessed = board(".~.")
                .survivor("Ogon", "a")
                .guards(1, "b")
                .zombies(1, "Walker", "b")
                .with(new Blessed(List.of()));
        blessed.with(new Blessed(List.of(blessed.id("Ogon")))).dice(1, 1, 1, 1).turn("Ogon");
        assertThat(blessed.choose("guards T.b melee").attack().dice()).isEqualTo(dice);
    }
}

package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Side;
import redoubt.darkest.arrival.CreatureEnters;
import redoubt.darkest.arrival.EnterZombies;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.AdvanceDarkness;
import redoubt.darkest.print.TerrorFace;
import redoubt.darkest.round.ActivateVirus;
import redoubt.darkest.round.AdvanceEvents;
import redoubt.darkest.round.BeginChecks;
import redoubt.darkest.round.BeginRound;
import redoubt.darkest.round.EndRound;
import redoubt.darkest.round.PlayRound;
import redoubt.darkest.round.Regroup;
import redoubt.darkest.table.Camera;
import redoubt.darkest.table.EventSpace;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Notes;
import redoubt.darkest.table.ZombieState;
import redoubt.darkest.terror.CameraView;
import redoubt.darkest.terror.CheckCameras;
import redoubt.darkest.terror.ResolveTerror;
import redoubt.kernel.Aim;
import redoubt.kernel.RuleId;
import redoubt.testkit.Rule;

/** Upkeep: events, Zombie entry, Regrouping, camera checks, the Terror die and the virus. */
class UpkeepTest {
    private static final RuleId CAUSE = RuleId.rule("DD-EVT-01");

    @Test
    @Rule({"DD-EVT-01", "DD-EVT-02", "DD-EVT-03"})
    void eventsComeInTheirCycleAndTheClockBringsDarkness() {
        Mansion mansion = Mansion.with("Bruce", "Jack").spawn().run(new AdvanceEvents());
        assertThat(mansion.table().clock().events()).isEqualTo(EventSpace.ZOMBIES);
        mansion.run(new AdvanceEvents());
        assertThat(mansion.table().clock().events()).isEqualTo(EventSpace.FIRE);
        assertThat(mansion.darkness()).isZero();
        mansion.run(new AdvanceEvents());
        assertThat(mansion.table().clock().events()).isEqualTo(EventSpace.CLOCK);
        assertThat(mansion.darkness()).isEqualTo(1);
    }

    @Test
    @Rule({"DD-ENTRY-12", "DD-ENTRY-13", "DD-UPK-02", "DD-UPK-01", "DD-UPK-04"})
    void zombiesEnterTwiceBeforeAnybodyActsInTheFirstRound() {
        Mansion mansion = Mansion.with("Bruce", "Jack").dice(1, 3, 2, 3).run(new PlayRound());
        assertThat(mansion.tokens()).containsExactlyInAnyOrder("O09.a", "I02.a");
        assertThat(mansion.asked()).isEqualTo(RuleId.rule("DD-ACT-02"));
        assertThat(mansion.table().clock().round()).isEqualTo(1);
    }

    @Test
    @Rule({"DD-ENTRY-01", "DD-ENTRY-02", "DD-ENTRY-03", "DD-EX-07", "DD-EX-40"})
    void theDiceNameATileAndTheTokenGoesIntoItsHall() {
        Mansion open = Mansion.with("Bruce", "Jack").dice(2, 4).run(new EnterZombies());
        assertThat(open.tokens()).as("both rooms are open").containsExactly("I06.a");
        Mansion locked = Mansion.with("Bruce", "Jack").dice(1, 4).run(new EnterZombies());
        assertThat(locked.tokens()).as("only the chamber is locked").containsExactly("O08.a");
    }

    @Test
    @Rule({"DD-ENTRY-04", "DD-LOS-06", "DD-MOVE-04"})
    void aTokenInSightIsRevealedAtOnce() {
        Mansion mansion = Mansion.with("Bruce", "Jack").spawn(3, 1).dice(4, 2).run(new EnterZombies());
        assertThat(mansion.tokens()).isEmpty();
        assertThat(mansion.zombies("O01.a")).isEqualTo(3);
        assertThat(mansion.table().stock().spawn().list()).containsExactly(1);
    }

    @Test
    @Rule({"DD-ENTRY-05", "DD-ENTRY-14", "DD-DEC-08", "DD-GAP-42"})
    void aSixOrALockedTileSendsTheTokenNextToASurvivor() {
        Mansion six = Mansion.with("Bruce", "Jack").spawn(2).dice(1, 6).run(new EnterZombies());
        assertThat(six.offered()).containsExactly("into O01.a", "into O03.a");
        six.choose("into O03.a");
        assertThat(six.zombies("O03.a")).isEqualTo(2);
        Mansion vault = Mansion.with("Bruce", "Jack").dice(3, 3).run(new EnterZombies());
        assertThat(vault.asked()).isEqualTo(RuleId.rule("DD-ENTRY-05"));
        Mansion laboratory = Mansion.with("Bruce", "Jack").dice(1, 5).run(new EnterZombies());
        assertThat(laboratory.asked()).isEqualTo(RuleId.rule("DD-ENTRY-05"));
        Mansion ruin = Mansion.with("Bruce", "Jack").destroyed("I02").dice(2, 3).run(new EnterZombies());
        assertThat(ruin.asked()).isEqualTo(RuleId.rule("DD-ENTRY-05"));
    }

    @Test
    @Rule({"DD-ENTRY-06", "DD-ENTRY-14", "DD-DEC-09"})
    void withNoTileInSightThatDoesNotBurnThePlayersChooseAnyRoom() {
        Mansion mansion = Mansion.with("Bruce", "Jack")
                .fire("O01", 1)
                .fire("O03", 1)
                .dice(1, 6)
                .run(new EnterZombies());
        assertThat(mansion.asked()).isEqualTo(RuleId.rule("DD-ENTRY-06"));
        assertThat(mansion.offered())
                .contains("into O09.a", "into E1.a")
                .doesNotContain("into O01.a", "into C4.a", "into C1.a", "into I05.a", "into O08.b");
        mansion.choose("into O09.a");
        assertThat(mansion.tokens()).containsExactly("O09.a");
    }

    @Test
    @Rule("DD-ENTRY-08")
    void withoutTokensNothingEnters() {
        Mansion mansion = Mansion.with("Bruce", "Jack").spawn().run(new EnterZombies());
        assertThat(mansion.isDone()).isTrue();
        assertThat(mansion.tokens()).isEmpty();
    }

    @Test
    @Rule({"DD-ITEM-13", "DD-DEC-10", "DD-DEC-59", "DD-GAP-32"})
    void aFlareGunRollsEitherDieAgain() {
        Mansion mansion = Mansion.with("Bruce", "Jack")
                .item("Jack", "Flare Gun")
                .dice(4, 2, 1, 3)
                .run(new EnterZombies());
        assertThat(mansion.offered())
                .containsExactly(
                        "keep",
                        "use Flare Gun W of Jack for row",
                        "use Flare Gun W of Jack for column",
                        "use Flare Gun W of Jack for both");
        assertThat(mansion.decision().seats().list()).hasSize(1);
        mansion.choose("use Flare Gun W of Jack for both");
        assertThat(mansion.tokens()).containsExactly("O09.a");
        assertThat(mansion.survivor("Jack").pack().size()).isEqualTo(1);
    }

    @Test
    @Rule("DD-ITEM-13")
    void aFlareGunKeepsTheDieThatIsNotRolledAgain() {
        Mansion row = Mansion.with("Bruce", "Jack")
                .item("Jack", "Flare Gun")
                .dice(4, 3, 1)
                .run(new EnterZombies());
        row.choose("use Flare Gun W of Jack for row");
        assertThat(row.tokens()).as("row 1, still column 3").containsExactly("O09.a");
        Mansion column = Mansion.with("Bruce", "Jack")
                .item("Jack", "Flare Gun")
                .dice(1, 2, 3)
                .run(new EnterZombies());
        column.choose("use Flare Gun W of Jack for column");
        assertThat(column.tokens()).as("still row 1, column 3").containsExactly("O09.a");
    }

    @Test
    @Rule("DD-DIFF-06")
    void withTheEasierOptionASixIsRolledAgain() {
        Mansion mansion = Mansion.with(Mansion.house("DD-A").with("reroll-six", "yes"), "Bruce", "Jack")
                .dice(1, 6, 3)
                .run(new EnterZombies());
        assertThat(mansion.tokens()).containsExactly("O09.a");
    }

    @Test
    @Rule({"DD-SURV-08", "DD-SURV-10", "DD-SURV-11", "DD-SURV-17", "DD-UPK-03", "DD-ESC-01", "DD-ACT-07"})
    void aRoundBeginsWithThePointsOfTheHealthLevel() {
        Mansion mansion = Mansion.with("Bruce", "Jack", "Leo")
                .wounds("Bruce", 4)
                .wounds("Jack", 10)
                .zombies("E1.a", 1)
                .grabbed("Leo", Grab.ORDINARY)
                .points("Bruce", 0)
                .change("Jack", survivor -> survivor.using("JACK"))
                .with(table -> table.with(table.notes().withUsed("C1 TERMINAL")))
                .zombies("O09.a", ZombieState.FRESH, 2)
                .run(new BeginRound());
        assertThat(mansion.survivor("Bruce").points()).as("second zone").isEqualTo(3);
        assertThat(mansion.survivor("Jack").points()).as("last zone").isEqualTo(1);
        assertThat(mansion.survivor("Leo").points()).as("entrapped").isEqualTo(1);
        assertThat(mansion.survivor("Jack").effort().used()).isEmpty();
        assertThat(mansion.table().notes().used()).isEmpty();
        assertThat(mansion.table().menace().zombies(mansion.room("O09.a"), ZombieState.READY))
                .isEqualTo(2);
    }

    @Test
    @Rule({"DD-GROUP-02", "DD-GROUP-03", "DD-EX-09", "DD-DEC-15"})
    void survivorsInOneRoomAreAGroupAndThePlayersOrderTheGroups() {
        Mansion mansion = Mansion.with("Bruce", "Jack", "Leo", "Nina")
                .at("Leo", "O01.a")
                .at("Nina", "O01.a")
                .run(new Regroup());
        assertThat(mansion.offered()).containsExactlyInAnyOrder("group Leo+Nina", "group Bruce+Jack");
        assertThat(mansion.decision().seats().count()).as("anybody may say").isEqualTo(4);
        mansion.choose("group Bruce+Jack");
        assertThat(mansion.isDone()).isTrue();
        assertThat(mansion.table().notes().groups())
                .extracting(Notes.Group::members)
                .containsExactly(List.of(0, 1), List.of(2, 3));
    }

    @Test
    @Rule({"DD-GROUP-05", "DD-SETUP-08"})
    void aSingleGroupIsNotAskedFor() {
        Mansion mansion = Mansion.with("Bruce", "Jack").run(new Regroup());
        assertThat(mansion.isDone()).isTrue();
        assertThat(mansion.table().notes().groups()).hasSize(1);
    }

    @Test
    @Rule({"DD-CHECK-01", "DD-CHECK-03", "DD-CHECK-04", "DD-TERR-01", "DD-DEC-16"})
    void everyCameraChecksTheRoomOnceAndAFailureLetsTheTerrorDieCount() {
        Mansion mansion = Mansion.with("Bruce", "Jack");
        int entrance = mansion.table().house().entrance();
        mansion.cameras(new Camera(entrance, Side.N), new Camera(mansion.room("O01.a"), Side.E))
                .spawn(2)
                .dice(1, 1, 6, 1, 6, 1)
                .run(new BeginChecks());
        assertThat(mansion.offered()).hasSize(2);
        mansion.choose("check E1.a by E1.a");
        assertThat(mansion.events(DarkestEvent.CameraChecked.class))
                .as("no Failure, then one")
                .extracting(DarkestEvent.CameraChecked::terror)
                .containsExactly(false, true);
        assertThat(mansion.asked()).isEqualTo(RuleId.rule("DD-TERR-02"));
    }

    @Test
    @Rule("DD-CHECK-02")
    void fiveSurvivorsRollFiveDice() {
        Mansion mansion = Mansion.with("Bruce", "Jack", "Leo", "Nina", "Lucy");
        mansion.cameras(new Camera(mansion.table().house().entrance(), Side.N))
                .spawn()
                .dice(1, 1, 1, 1, 6, 1)
                .run(new BeginChecks());
        assertThat(mansion.events(DarkestEvent.CameraChecked.class).getFirst().dice())
                .hasSize(5);
        assertThat(mansion.events(DarkestEvent.TerrorRolled.class)).hasSize(1);
    }

    @Test
    @Rule({"DD-SKILL-CONCEALMENT", "DD-GAP-41"})
    void whoeverIsConcealedIsNotCounted() {
        Mansion mansion = Mansion.with("Leo", "Jack").skill("Leo", 1).at("Jack", "O01.a");
        mansion.cameras(new Camera(mansion.table().house().entrance(), Side.N))
                .dice()
                .run(new BeginChecks());
        assertThat(mansion.isDone()).as("no die to roll").isTrue();
        mansion.at("Jack", "E1.a").grabbed("Jack", Grab.BIRD).creature("Undead Bird", "E1.a");
        mansion.dice(1, 1).run(new BeginChecks());
        assertThat(mansion.events(DarkestEvent.CameraChecked.class).getFirst().dice())
                .as("entrapped survivors count")
                .hasSize(1);
    }

    @Test
    @Rule({"DD-CAM-03", "DD-CAM-04", "DD-CAM-05", "DD-CAM-06", "DD-EX-04"})
    void aCameraSeesItsRoomAndStraightOnAndAnOpenedDoorShowsMore() {
        Mansion mansion = Mansion.with("Bruce", "Jack").at("Bruce", "C1.a");
        Camera camera = new Camera(mansion.room("O03.a"), Side.E);
        mansion.cameras(camera, new Camera(mansion.room("O03.a"), Side.N)).run(new CheckCameras());
        assertThat(mansion.isDone()).as("a chip hides the corner").isTrue();
        mansion.open("O03.a-C1.a").cameras(camera).dice(1, 1).run(new CheckCameras());
        assertThat(mansion.events(DarkestEvent.CameraChecked.class)).hasSize(1);
    }

    @Test
    @Rule({"DD-CAM-07", "DD-EX-01"})
    void aCameraInAHallSeesTheChamberOnlyThroughItsOpenDoor() {
        Mansion mansion = Mansion.with("Bruce", "Jack").at("Bruce", "O06.b");
        Camera towards = new Camera(mansion.room("O06.a"), Side.E);
        Camera away = new Camera(mansion.room("O06.a"), Side.N);
        mansion.cameras(towards, away).run(new CheckCameras());
        assertThat(mansion.isDone()).as("locked").isTrue();
        mansion.open("O06.b-O06.a").cameras(away).run(new CheckCameras());
        assertThat(mansion.isDone()).as("looking elsewhere").isTrue();
        mansion.cameras(towards).dice(1, 1).run(new CheckCameras());
        assertThat(mansion.events(DarkestEvent.CameraChecked.class)).hasSize(1);
    }

    @Test
    @Rule({"DD-ITEM-24", "DD-ITEM-19", "DD-DEC-17"})
    void aSmokeGrenadeCancelsACheckAndAMapRollsTheTerrorDieAgain() {
        Mansion mansion = Mansion.with("Bruce", "Jack").item("Bruce", "Smoke Grenade");
        Camera camera = new Camera(mansion.table().house().entrance(), Side.N);
        mansion.cameras(camera).dice().run(new BeginChecks());
        mansion.choose("use Smoke Grenade B of Bruce");
        assertThat(mansion.isDone()).isTrue();
        mansion.item("Jack", "Map").dice(6, 1, 5, 6, 2, 3).run(new BeginChecks());
        mansion.choose("use Map P of Jack");
        assertThat(mansion.events(DarkestEvent.TerrorRolled.class).getLast().face())
                .isEqualTo(TerrorFace.FIRE);
    }

    @Test
    @Rule({"DD-TERR-02", "DD-GAP-45", "DD-DEC-18"})
    void aHordeComesToAnOpenRoomAround() {
        Mansion mansion = Mansion.with("Bruce", "Jack").spawn(2);
        mansion.run(new ResolveTerror(TerrorFace.HORDE_NEARBY, mansion.room("E1.a")));
        assertThat(mansion.offered()).containsExactlyInAnyOrder("into O01.a", "into O03.a", "into I01.a");
    }

    @Test
    @Rule({"DD-GAP-45", "DD-TERR-02"})
    void aHordeComesOntoBurningTilesButNeitherDestroyedNorLockedNorIntoTheLaboratory() {
        Mansion mansion = Mansion.with("Bruce", "Jack").spawn(2).fire("O01", 1).destroyed("O03");
        mansion.run(new ResolveTerror(TerrorFace.HORDE_NEARBY, mansion.room("E1.a")));
        assertThat(mansion.offered()).containsExactlyInAnyOrder("into O01.a", "into I01.a");
        mansion.choose("into I01.a");
        assertThat(mansion.tokens()).containsExactly("I01.a");
        Mansion laboratory = Mansion.with("Bruce", "Jack").spawn(2).code("").settle();
        laboratory.run(new ResolveTerror(TerrorFace.HORDE_NEARBY, laboratory.room("O04.a")));
        assertThat(laboratory.offered()).contains("into O08.a").doesNotContain("into C4.a", "into O04.a");
        Mansion empty = Mansion.with("Bruce", "Jack").spawn();
        empty.run(new ResolveTerror(TerrorFace.HORDE_NEARBY, empty.room("E1.a")));
        assertThat(empty.isDone()).as("no token is left").isTrue();
        Mansion walled = Mansion.with("Bruce", "Jack").spawn(2);
        walled.destroyed("O01")
                .destroyed("O03")
                .destroyed("I01")
                .destroyed("I04")
                .destroyed("I05");
        walled.run(new ResolveTerror(TerrorFace.HORDE_NEARBY, walled.room("E1.a")));
        assertThat(walled.tokens()).as("no room is left").isEmpty();
        assertThat(walled.table().stock().spawn().size()).isEqualTo(1);
    }

    @Test
    @Rule({"DD-TERR-03", "DD-GAP-46"})
    void theCreatureComesToTheTileAndAttacks() {
        Mansion mansion =
                Mansion.with("Bruce", "Jack").creature("Zombie Dog", "I01.a").dice(3, 3, 3);
        mansion.run(new ResolveTerror(TerrorFace.CREATURE_REACTION, mansion.room("E1.a")));
        assertThat(mansion.creatureRoom()).isEqualTo("E1.a");
        assertThat(mansion.events(DarkestEvent.EnemiesAttacked.class)).hasSize(1);
    }

    @Test
    @Rule({"DD-TERR-04", "DD-TERR-08", "DD-GAP-46", "DD-DEC-19"})
    void withoutACreatureTwoHordesAroundMoveIn() {
        Mansion mansion = Mansion.with("Bruce", "Jack")
                .zombies("O01.a", 1)
                .zombies("O03.a", 1)
                .zombies("I01.a", 1)
                .zombies("O09.a", 5)
                .dice(3, 3, 3, 3, 3, 3);
        mansion.run(new ResolveTerror(TerrorFace.CREATURE_REACTION, mansion.room("E1.a")));
        assertThat(mansion.offered()).containsExactlyInAnyOrder("horde O01.a", "horde O03.a", "horde I01.a");
        mansion.choose("horde O03.a");
        assertThat(mansion.zombies("E1.a")).isEqualTo(1);
        assertThat(mansion.events(DarkestEvent.EnemiesAttacked.class)).hasSize(1);
        mansion.choose("endure").choose("to Bruce");
        assertThat(mansion.offered()).containsExactlyInAnyOrder("horde O01.a", "horde I01.a");
        mansion.choose("horde I01.a");
        mansion.finish();
        assertThat(mansion.zombies("O01.a")).as("two units, no more").isEqualTo(1);
    }

    @Test
    @Rule({"DD-TERR-05", "DD-GAP-44", "DD-CREA-10", "DD-CREA-09"})
    void aCreatureEntersByTheDiceUnlessOneIsThere() {
        Mansion mansion = Mansion.with("Bruce", "Jack").dice(1, 6, 1, 5, 3, 3, 1, 4);
        mansion.run(new CreatureEnters(CAUSE));
        assertThat(mansion.creatureRoom())
                .as("not a 6, the Laboratory or a locked room")
                .isEqualTo("O08.a");
        mansion.fromHere().dice().run(new CreatureEnters(CAUSE));
        assertThat(mansion.events()).isEmpty();
        assertThat(mansion.table().stock().creatures().size()).isEqualTo(2);
    }

    @Test
    @Rule("DD-TERR-06")
    void fireBreaksOutOrSpreads() {
        Mansion mansion = Mansion.with("Bruce", "Jack").dice(2, 3);
        mansion.run(new ResolveTerror(TerrorFace.FIRE, 0));
        assertThat(mansion.burns("I02")).isEqualTo(1);
        mansion.dice(1).run(new ResolveTerror(TerrorFace.FIRE, 0));
        assertThat(mansion.burns("O09")).as("north").isEqualTo(1);
    }

    @Test
    @Rule({"DD-VIRUS-01", "DD-VIRUS-02", "DD-VIRUS-03", "DD-VIRUS-10", "DD-EX-10", "DD-GAP-22"})
    void theGreyCubePassesOverTheSkillsFromRightToLeft() {
        Mansion mansion = Mansion.with("Lucy", "Jack")
                .skill("Lucy", 2)
                .virus("Lucy", 2, 0)
                .virus("Jack", 1, 0)
                .run(new ActivateVirus());
        assertThat(mansion.survivor("Lucy").body().cube()).isEqualTo(1);
        assertThat(mansion.survivor("Jack").body().cube())
                .as("one token does nothing")
                .isZero();
        mansion.run(new ActivateVirus());
        assertThat(mansion.survivor("Lucy").hasBought(1)).isTrue();
        mansion.run(new ActivateVirus());
        assertThat(mansion.survivor("Lucy").hasBought(1)).isFalse();
        assertThat(mansion.events(DarkestEvent.SkillLost.class)).hasSize(1);
        mansion.experience("Lucy", 10).act("Lucy");
        assertThat(mansion.offered("buy")).as("only the first is left").containsExactly("buy Lucy Coordinator");
    }

    @Test
    @Rule({"DD-VIRUS-04", "DD-VIRUS-05", "DD-DEATH-01", "DD-DEATH-03", "DD-DARK-02"})
    void inTheFifthStepTheSurvivorBecomesAZombie() {
        Mansion mansion = Mansion.with("Lucy", "Jack")
                .virus("Lucy", 2, 0)
                .cube("Lucy", 4)
                .item("Lucy", "Map")
                .holding("Lucy", "RB")
                .at("Lucy", "O01.a")
                .run(new ActivateVirus());
        assertThat(mansion.survivor("Lucy").isPlaying()).isFalse();
        assertThat(mansion.zombies("O01.a")).isEqualTo(1);
        assertThat(mansion.darkness()).isEqualTo(1);
        assertThat(mansion.table().security().gone()).containsExactly(mansion.chip("RB"));
        assertThat(mansion.table().stock().gone()).hasSize(1);
    }

    @Test
    @Rule({"DD-DEATH-04", "DD-DEATH-05", "DD-DEATH-07", "DD-DEATH-08", "DD-GROUP-01", "DD-SURV-21", "DD-DEC-14"})
    void theLostAreReplacedAtTheNextRegrouping() {
        Mansion mansion = Mansion.with("Lucy", "Jack")
                .virus("Lucy", 2, 0)
                .cube("Lucy", 4)
                .experience("Lucy", 5)
                .skill("Lucy", 1)
                .at("Jack", "O01.a")
                .run(new ActivateVirus(), new Regroup());
        assertThat(mansion.offered())
                .containsExactly("as Bruce Romero", "as Leo Friedkin", "as Lucy Chang", "as Nina Argento");
        assertThat(mansion.decision().seats().first().number()).isEqualTo(1);
        mansion.choose("as Lucy Chang");
        assertThat(mansion.where("Lucy")).isEqualTo("E1.a");
        assertThat(mansion.survivor("Lucy").virus()).isZero();
        assertThat(mansion.survivor("Lucy").experience()).isZero();
        assertThat(mansion.survivor("Lucy").bought()).isZero();
        assertThat(mansion.survivor("Lucy").points()).isEqualTo(4);
        assertThat(mansion.survivor("Lucy").pack().hasEquipped("Baseball Bat")).isTrue();
        assertThat(mansion.offered()).as("a group of her own").contains("group Lucy");
    }

    @Test
    @Rule("DD-DEATH-07")
    void ownersChooseInTheOrderOfTheirSeats() {
        Mansion mansion = Mansion.with(Mansion.house("DD-A"), 2, "Bruce", "Nina", "Jack", "Leo")
                .change("Nina", nina -> nina.with(nina.body().withFate(Fate.TO_BE_REPLACED)))
                .change("Jack", jack -> jack.with(jack.body().withFate(Fate.TO_BE_REPLACED)))
                .run(new Regroup());
        assertThat(mansion.decision().seats().first().number())
                .as("Jack belongs to the first seat, Nina to the second")
                .isEqualTo(1);
        mansion.choose("as Jack Fulci");
        assertThat(mansion.decision().seats().first().number()).isEqualTo(2);
        assertThat(mansion.offered()).as("he is in play again").doesNotContain("as Jack Fulci");
    }

    @Test
    @Rule({"DD-DEATH-07", "DD-LOS-06"})
    void beingPlacedIsNotEnteringButTokensAreSeen() {
        Mansion mansion = Mansion.with(Mansion.house("DD-R5"), "Bruce", "Nina")
                .at("Bruce", "O04.a")
                .contaminated("E1")
                .destroyed("E1")
                .token("E1.a", 2)
                .change("Nina", nina -> nina.with(nina.body().withFate(Fate.TO_BE_REPLACED)))
                .dice()
                .run(new Regroup())
                .choose("as Nina Argento");
        assertThat(mansion.where("Nina"))
                .as("at the destroyed Entrance all the same")
                .isEqualTo("E1.a");
        assertThat(mansion.survivor("Nina").body().wounds()).as("no fire").isZero();
        assertThat(mansion.radiation("Nina")).as("no check").isZero();
        assertThat(mansion.zombies("E1.a")).as("the token is revealed").isEqualTo(2);
    }

    @Test
    @Rule("DD-DEATH-08")
    void aStartingCardInOtherHandsStaysThere() {
        Mansion mansion = Mansion.with("Lucy", "Jack").virus("Lucy", 2, 0).cube("Lucy", 4);
        var bat = mansion.survivor("Lucy").pack().right().getFirst();
        mansion.without("Lucy")
                .change("Jack", survivor -> survivor.with(survivor.pack().withLeft(bat)))
                .run(new ActivateVirus(), new Regroup())
                .choose("as Lucy Chang");
        assertThat(mansion.survivor("Lucy").pack().size()).isZero();
        assertThat(mansion.survivor("Jack").pack().find(bat.card().index())).isPresent();
    }

    @Test
    @Rule({"DD-DARK-01", "DD-DARK-03", "DD-GAP-14"})
    void theFireIconKindlesAFireOrSpreadsIt() {
        Mansion mansion = Mansion.with("Bruce", "Jack").darkness(3).dice(1, 2).run(new AdvanceDarkness(CAUSE));
        assertThat(mansion.darkness()).isEqualTo(4);
        assertThat(mansion.burns("O11")).isEqualTo(1);
        Mansion burning =
                Mansion.with("Bruce", "Jack").darkness(3).fire("I02", 1).dice(2).run(new AdvanceDarkness(CAUSE));
        assertThat(burning.burns("I06")).as("east").isEqualTo(1);
        Mansion later = Mansion.with(Mansion.house("DD-A").with("fire-icon", "2"), "Bruce", "Jack")
                .darkness(2)
                .dice()
                .run(new AdvanceDarkness(CAUSE));
        assertThat(later.table().blaze().burnsAnywhere()).isFalse();
    }

    private static Aim beforeDarkness(Mansion mansion) {
        return mansion.game().aims(mansion.state()).stream()
                .filter(aim -> aim.name().equals("BeforeDarkness"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Rule({"DD-DARK-04", "DD-END-06", "DD-GAP-16", "DD-DIFF-04"})
    void theRoundInWhichDarknessIsCompleteIsTheLast() {
        Mansion mansion = dark(Mansion.with("Bruce", "Jack"));
        assertThat(mansion.darkness()).isEqualTo(5);
        assertThat(beforeDarkness(mansion).isDone())
                .as("there is still a Round")
                .isTrue();
        mansion.run(new AdvanceDarkness(CAUSE), new EndRound());
        assertThat(mansion.isLost()).isTrue();
        assertThat(beforeDarkness(mansion).isDone()).isFalse();
        for (Mansion longer : List.of(
                Mansion.with(Mansion.house("DD-A").with("extra-round", "yes"), "Bruce", "Jack"),
                Mansion.with(Mansion.house("DD-A").with("other-readings", "DD-GAP-16"), "Bruce", "Jack"))) {
            dark(longer).run(new EndRound());
            assertThat(longer.isOver()).isFalse();
            longer.with(table -> table.with(table.clock().withRound(5))).run(new EndRound());
            assertThat(longer.isLost()).isTrue();
        }
    }

    private static Mansion dark(Mansion mansion) {
        return mansion.with(table -> table.with(table.clock().withRound(4).withDarkness(4)))
                .run(new AdvanceDarkness(CAUSE));
    }

    @Test
    @Rule({"DD-EX-02", "DD-EX-03"})
    void aCameraSeesAlongItsLineButNoWalledRoomBesideIt() {
        Mansion mansion = Mansion.with("Bruce", "Jack").open("I08.a-I08.b");
        assertThat(seen(mansion, "O11.a", Side.S))
                .as("the hall of the middle tile, not its chamber")
                .containsExactlyInAnyOrder("O11.a", "I08.a", "I01.a", "O01.a");
        assertThat(seen(mansion, "E1.a", Side.W))
                .as("not the corner at the end, nor the one behind")
                .containsExactlyInAnyOrder("E1.a", "O01.a");
    }

    private static List<String> seen(Mansion mansion, String room, Side side) {
        List<String> names = new ArrayList<>();
        CameraView.of(mansion.table(), new Camera(mansion.room(room), side))
                .forEachIndex(zone -> names.add(mansion.table().zone(zone).name()));
        return names;
    }

    @Test
    @Rule({"DD-CHECK-05", "DD-GAP-29"})
    void checksAreWorkedOutAnewAndNoneIsMadeTwice() {
        Mansion mansion = Mansion.with("Bruce", "Jack").at("Jack", "O01.a");
        mansion.cameras(new Camera(mansion.room("E1.a"), Side.W))
                .dice(1, 1, 1, 1)
                .run(new BeginChecks())
                .choose("check E1.a by E1.a");
        assertThat(mansion.events(DarkestEvent.CameraChecked.class))
                .as("each room for itself")
                .hasSize(2);
        mansion.dice().run(new CheckCameras());
        assertThat(mansion.isDone()).as("none twice").isTrue();
        mansion.open("I05.a-E1.a")
                .cameras(new Camera(mansion.room("E1.a"), Side.N))
                .at("Jack", "I05.a")
                .dice(1, 1)
                .run(new CheckCameras());
        assertThat(mansion.events(DarkestEvent.CameraChecked.class))
                .as("a new room")
                .hasSize(3);
    }

    @Test
    @Rule({"DD-TERR-07", "DD-ENTRY-09"})
    void theTileIsTheGoalEvenIfEmptyAndNewcomersDoNotAttack() {
        Mansion mansion = Mansion.with("Bruce", "Jack").creature("Zombie Dog", "O09.a");
        mansion.run(new ResolveTerror(TerrorFace.CREATURE_REACTION, mansion.room("I06.a")));
        assertThat(mansion.table().house().name(mansion.table().house().tile(mansion.room(mansion.creatureRoom()))))
                .isEqualTo("I06");
        Mansion entering = Mansion.with("Bruce", "Jack").dice(4, 3).run(new CreatureEnters(CAUSE));
        assertThat(entering.creatureRoom()).isEqualTo("E1.a");
        assertThat(entering.isDone()).as("no attack").isTrue();
        Mansion zombies = Mansion.with("Bruce", "Jack").spawn(3).dice(4, 3).run(new EnterZombies());
        assertThat(zombies.zombies("E1.a")).isEqualTo(3);
        assertThat(zombies.isDone()).isTrue();
    }

    @Test
    @Rule("DD-GAP-42")
    void zombiesMayEnterOnABurningTile() {
        Mansion mansion =
                Mansion.with("Bruce", "Jack").fire("O09", 2).dice(1, 3).run(new EnterZombies());
        assertThat(mansion.tokens()).containsExactly("O09.a");
    }

    @Test
    @Rule("DD-GROUP-04")
    void whoeverWalksAwayStaysInTheGroup() {
        Mansion mansion = Mansion.with("Bruce", "Jack").act("Bruce", "Jack").choose("move Bruce O01.a");
        assertThat(mansion.table().notes().groups()).hasSize(1);
        assertThat(mansion.offered("move"))
                .anyMatch(key -> key.startsWith("move Bruce"))
                .anyMatch(key -> key.startsWith("move Jack"));
    }
}

package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Pile;
import redoubt.darkest.arrival.Rooms;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.round.BeginRound;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Item;
import redoubt.kernel.ChoiceRefused;
import redoubt.testkit.Rule;

/** What survivors do for Action points. */
class ActionTest {
    private static Mansion two() {
        return Mansion.with("Bruce", "Nina");
    }

    @Test
    @Rule({"DD-ACT-02", "DD-ACT-04", "DD-EX-12", "DD-DEC-21", "DD-DEC-57"})
    void theMembersOfAGroupActInAnyOrderEachFromItsOwnSeat() {
        Mansion mansion = two().act("Bruce", "Nina");
        assertThat(mansion.decision().seats().count()).isEqualTo(2);
        assertThatThrownBy(() -> mansion.choose(2, "move Bruce O01.a")).isInstanceOf(ChoiceRefused.class);
        mansion.choose("move Bruce O01.a", "move Nina O03.a", "move Bruce E1.a");
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(2);
        assertThat(mansion.survivor("Nina").points()).isEqualTo(3);
    }

    @Test
    @Rule("DD-ACT-03")
    void whoeverRestsIsDoneAndTheGroupIsWhenAllAre() {
        Mansion mansion = two().act("Bruce", "Nina").choose("rest Bruce");
        assertThat(mansion.offered())
                .noneMatch(key -> key.contains("Bruce ")
                        && !key.startsWith("give")
                        && !key.startsWith("take")
                        && !key.startsWith("heal"));
        mansion.choose("rest Nina");
        assertThat(mansion.isDone()).isTrue();
    }

    @Test
    @Rule({"DD-MOVE-01", "DD-MOVE-02", "DD-ACT-05"})
    void aMoveCostsOnePointAndLeadsToAnAdjacentOpenRoom() {
        Mansion mansion = two().act("Bruce");
        assertThat(mansion.offered("move")).containsExactly("move Bruce O01.a", "move Bruce O03.a");
        mansion.choose("move Bruce O01.a");
        assertThat(mansion.where("Bruce")).isEqualTo("O01.a");
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(3);
    }

    @Test
    @Rule({"DD-MOVE-03", "DD-MOVE-07"})
    void enemiesHoldSurvivorsInTheRoom() {
        assertThat(two().zombies("E1.a", 1).act("Bruce").offered("move")).isEmpty();
        assertThat(two().creature("Zombie Dog", "E1.a").act("Bruce").offered("move"))
                .isEmpty();
        assertThat(two().nemesis("Doctor Mortimer", "E1.a", 1, 1, 1, 1, 1)
                        .act("Bruce")
                        .offered("move"))
                .isEmpty();
    }

    @Test
    @Rule({"DD-MOVE-04", "DD-LOS-01", "DD-LOS-02", "DD-EX-22"})
    void aMoveRevealsTheTokensItBringsIntoSight() {
        Mansion mansion = two().token("I08.a", 2).token("O05.b", 3).act("Bruce");
        mansion.choose("move Bruce O01.a");
        assertThat(mansion.zombies("I08.a")).as("straight north").isEqualTo(2);
        assertThat(mansion.tokens()).as("behind a locked door").containsExactly("O05.b");
    }

    @Test
    @Rule({"DD-MOVE-05", "DD-GAP-30", "DD-GAP-58"})
    void enteringFireCostsHealth() {
        Mansion burning = two().fire("O01", 2).act("Bruce").choose("move Bruce O01.a");
        assertThat(burning.survivor("Bruce").body().wounds()).isEqualTo(2);
        Mansion destroyed = two().destroyed("O01").act("Bruce").choose("move Bruce O01.a");
        assertThat(destroyed.survivor("Bruce").body().wounds()).isEqualTo(3);
        Mansion inside = two().at("Bruce", "I06.a").fire("I06", 2).act("Bruce").choose("move Bruce I06.b");
        assertThat(inside.survivor("Bruce").body().wounds())
                .as("between the rooms of a tile")
                .isZero();
    }

    @Test
    @Rule({"DD-GAP-58", "DD-MOVE-06"})
    void whoEntersIsPlacedSeesBurnsWakesTheLurkerAndIsCheckedInThisOrder() {
        Mansion mansion = Mansion.with(
                        Mansion.house("DD-R5").with("advanced", "yes").with("specialist", "Leo Friedkin"),
                        "Bruce",
                        "Nina",
                        "Leo")
                .at("Bruce", "O06.a")
                .at("Nina", "O06.a")
                .at("Leo", "O06.a")
                .fire("O04", 1)
                .contaminated("O04")
                .token("O04.a", 1)
                .dice(6, 1, 4, 2, 1, 1, 6, 1, 1, 1)
                .act("Bruce", "Nina", "Leo")
                .fromHere();
        mansion.choose("lead Bruce O04.a", "join", "stay");
        List<String> order = mansion.events().stream()
                .map(event -> event.getClass().getSimpleName())
                .filter(name -> !name.equals("TileRolled"))
                .toList();
        assertThat(order)
                .containsExactly(
                        "Moved",
                        "TokenRevealed",
                        "ChipRevealed",
                        "HealthLost",
                        "HealthLost",
                        "LurkerRolled",
                        "CreatureEntered",
                        "RadiationChecked",
                        "RadiationChecked");
        assertThat(mansion.radiation("Bruce")).as("each for himself").isEqualTo(1);
        assertThat(mansion.radiation("Nina")).isZero();
        assertThat(mansion.survivor("Nina").points()).as("all have paid").isEqualTo(3);
    }

    @Test
    @Rule({"DD-MOVE-06", "DD-DEC-22"})
    void membersMoveTogetherIfTheyAgree() {
        Mansion mansion = Mansion.with("Bruce", "Nina", "Leo").act("Bruce", "Nina", "Leo");
        mansion.choose("lead Bruce O01.a");
        assertThat(mansion.decision().seats().first().number()).isEqualTo(2);
        mansion.choose("join", "stay");
        assertThat(mansion.where("Nina")).isEqualTo("O01.a");
        assertThat(mansion.where("Leo")).isEqualTo("E1.a");
        assertThat(mansion.survivor("Nina").points()).isEqualTo(3);
        assertThat(mansion.survivor("Leo").points()).isEqualTo(4);
    }

    @Test
    @Rule({"DD-ADV-03", "DD-ADV-04", "DD-EX-13", "DD-EX-35"})
    void aCreatureMayLurk() {
        Mansion mansion = Mansion.with(Mansion.house("DD-A").with("advanced", "yes"), "Bruce", "Nina", "Leo")
                .at("Bruce", "O06.a")
                .at("Nina", "O06.a")
                .at("Leo", "O06.a");
        mansion.dice(1, 1, 6, 1, 3).act("Bruce", "Nina", "Leo").choose("lead Bruce O04.a", "join", "join");
        assertThat(mansion.table().menace().creature())
                .as("three dice, one Failure")
                .isPresent();
        Mansion alone = Mansion.with(Mansion.house("DD-A").with("advanced", "yes"), "Bruce", "Nina")
                .at("Bruce", "O06.a")
                .dice(1)
                .act("Bruce")
                .choose("move Bruce O04.a");
        assertThat(alone.table().menace().creature()).isEmpty();
        Mansion second = Mansion.with(Mansion.house("DD-A").with("advanced", "yes"), "Bruce", "Nina")
                .at("Bruce", "O06.a")
                .at("Nina", "O04.a")
                .dice(1, 6, 1, 3)
                .act("Bruce")
                .choose("move Bruce O04.a");
        assertThat(second.table().menace().creature())
                .as("one after the other: the second rolls two dice")
                .isPresent();
        Mansion plain = two().at("Bruce", "O06.a").dice().act("Bruce").choose("move Bruce O04.a");
        assertThat(plain.table().menace().creature()).isEmpty();
    }

    @Test
    @Rule({"DD-SEARCH-01", "DD-SEARCH-02", "DD-SEARCH-04", "DD-SEARCH-05", "DD-DEC-23"})
    void eachSuccessDrawsACardAtMostOneForEach() {
        Mansion mansion =
                two().deck("Map", "Shotgun").dice(1, 6, 1).act("Bruce").choose("search Bruce");
        assertThat(mansion.offered()).containsExactly("card to Bruce", "card to Nina");
        mansion.choose("card to Nina");
        assertThat(mansion.survivor("Nina").pack().left()).hasSize(1);
        assertThat(mansion.offered("search")).as("searched for good").isEmpty();
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(3);
    }

    @Test
    @Rule({"DD-SEARCH-05", "DD-SEARCH-06", "DD-SEARCH-08"})
    void aSearchWithoutSuccessMayBeRepeatedEvenAmongEnemiesAndFire() {
        Mansion mansion = two().at("Nina", "O01.a")
                .zombies("E1.a", 1)
                .fire("E1", 1)
                .dice(3, 1)
                .act("Bruce")
                .choose("search Bruce");
        assertThat(mansion.offered("search")).isNotEmpty();
        assertThat(two().destroyed("E1").act("Bruce").offered("search")).isEmpty();
    }

    @Test
    @Rule({"DD-SEARCH-03", "DD-EX-14"})
    void twoEqualResultsLetTheTerrorDieCountAfterTheCards() {
        Mansion mansion = Mansion.with("Bruce", "Nina", "Leo")
                .deck("Map")
                .dice(1, 3, 3, 5, 2, 3)
                .act("Bruce")
                .choose("search Bruce", "card to Leo", "keep");
        assertThat(mansion.table().menace().creature()).isPresent();
        assertThat(mansion.creatureRoom()).isEqualTo("I02.a");
        assertThat(mansion.survivor("Leo").pack().left()).hasSize(1);
        assertThat(mansion.offered("search")).isEmpty();
    }

    @Test
    @Rule({"DD-SEARCH-07", "DD-EX-41", "DD-SKILL-RESEARCHER"})
    void cardsThatNobodyMayTakeLeaveTheGame() {
        Mansion mansion = Mansion.with("Lucy", "Nina")
                .at("Nina", "O01.a")
                .skill("Lucy", 3)
                .deck("Map", "Shotgun")
                .dice(1, 1)
                .act("Lucy")
                .choose("search Lucy");
        assertThat(mansion.survivor("Lucy").pack().items())
                .extracting(item -> item.kind().name())
                .containsExactly("Baseball Bat", "Map");
        assertThat(mansion.events(DarkestEvent.CardLost.class)).hasSize(1);
        Mansion unlucky = Mansion.with("Lucy", "Nina")
                .at("Nina", "O01.a")
                .skill("Lucy", 3)
                .dice(3, 1)
                .act("Lucy")
                .choose("search Lucy");
        assertThat(unlucky.survivor("Lucy").pack().size())
                .as("no Success, no extra one")
                .isEqualTo(1);
    }

    @Test
    @Rule("DD-GAP-37")
    void anEmptyDeckGivesNothing() {
        Mansion mansion = two().with(table -> table.with(table.stock().withDeck(Pile.EMPTY)))
                .at("Nina", "O01.a")
                .dice(1, 1)
                .act("Bruce")
                .choose("search Bruce");
        assertThat(mansion.survivor("Bruce").pack().size()).isEqualTo(1);
    }

    @Test
    @Rule({"DD-INV-02", "DD-INV-04", "DD-INV-07"})
    void beyondTheLimitTheTakerDiscardsWhatItLikes() {
        Mansion mansion = two().item("Bruce", "Map")
                .item("Bruce", "Gas Mask")
                .item("Bruce", "Grenade")
                .virus("Bruce", 1, 0)
                .at("Nina", "O01.a")
                .deck("Dynamite")
                .dice(1, 1)
                .act("Bruce")
                .choose("search Bruce");
        assertThat(mansion.offered("discard")).hasSize(5);
        String map = mansion.offered("discard Map").getFirst();
        mansion.choose(map);
        assertThat(mansion.survivor("Bruce").pack().size()).isEqualTo(4);
        assertThat(mansion.table().stock().gone()).hasSize(1);
    }

    @Test
    @Rule({"DD-TRADE-01", "DD-TRADE-02", "DD-INV-03", "DD-DEC-24", "DD-INV-05"})
    void onePointMovesACardOrAChipEitherWay() {
        Mansion mansion = two().item("Nina", "Map").holding("Bruce", "RB").act("Bruce");
        mansion.choose("take Bruce Nina");
        assertThat(mansion.offered()).hasSize(2);
        mansion.choose(mansion.offered("card Map").getFirst());
        assertThat(mansion.survivor("Bruce").pack().size()).isEqualTo(2);
        mansion.choose("give Bruce Nina", "chip RB");
        assertThat(mansion.survivor("Nina").pack().chips()).containsExactly(mansion.chip("RB"));
        mansion.choose("give Bruce Nina").choose(mansion.offered("card Handgun").getFirst());
        assertThat(mansion.survivor("Nina").pack().hasEquipped("Handgun"))
                .as("a starting card, equipped since a hand is free")
                .isTrue();
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(1);
    }

    @Test
    @Rule({"DD-SKILL-COORDINATOR", "DD-TRADE-04"})
    void aCoordinatorGivesForNothingButTakesForAPoint() {
        Mansion mansion = two().skill("Bruce", 1).act("Bruce").choose("give Bruce Nina");
        mansion.finish();
        assertThat(two().skill("Bruce", 1).points("Bruce", 0).act("Bruce").offered("give"))
                .containsExactly("give Bruce Nina");
        assertThat(two().skill("Bruce", 1).points("Bruce", 0).act("Bruce").offered("take"))
                .isEmpty();
        assertThat(two().points("Bruce", 0).act("Bruce").isDone()).isTrue();
        Mansion chip =
                two().skill("Bruce", 1).without("Bruce").holding("Bruce", "RB").act("Bruce");
        chip.choose("give Bruce Nina").holding("Bruce", "RB").act("Bruce");
        assertThat(chip.offered("give"))
                .as("the same thing only once until he pays")
                .isEmpty();
        Mansion two = chip.holding("Bruce", "RG").act("Bruce").choose("give Bruce Nina");
        assertThat(two.survivor("Nina").pack().chips())
                .as("there is only one other thing to give")
                .contains(two.chip("RG"));
        chip.choose("move Bruce O01.a", "move Bruce E1.a");
        assertThat(chip.offered("give")).isNotEmpty();
    }

    @Test
    @Rule({"DD-DOOR-01", "DD-DOOR-02", "DD-DOOR-04", "DD-DOOR-06", "DD-XP-02", "DD-ROOM-07", "DD-EQ-15"})
    void aDoorOpensWithTheSymbolsOfAllCardsInTheRoom() {
        Mansion mansion =
                two().chip("I05.a-E1.a", "RG").ammunition("Bruce", "Handgun", 0).act("Bruce");
        mansion.choose("open Bruce I05.a-E1.a");
        assertThat(mansion.darkness()).isZero();
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(3);
        assertThat(mansion.survivor("Bruce").pack().chips()).containsExactly(mansion.chip("RG"));
        assertThat(mansion.survivor("Nina").experience()).isEqualTo(1);
        assertThat(mansion.offered("move Bruce")).contains("move Bruce I05.a");
    }

    @Test
    @Rule({"DD-DOOR-03", "DD-GAP-17", "DD-GAP-02", "DD-DEC-25", "DD-DARK-02"})
    void eachMissingSymbolCostsDarknessAsLongAsThereIsLight() {
        Mansion mansion = two().chip("I05.a-E1.a", "GYO").act("Bruce").choose("open Bruce I05.a-E1.a");
        assertThat(mansion.darkness()).isEqualTo(2);
        assertThat(two().darkness(4).chip("I05.a-E1.a", "GYO").act("Bruce").offered("open"))
                .isEmpty();
        assertThat(two().darkness(4).chip("I05.a-E1.a", "BG").act("Bruce").offered("open"))
                .hasSize(1);
    }

    @Test
    @Rule({"DD-GAP-02", "DD-DOOR-05"})
    void aChipIsTurnedUpForWhoeverStandsAtItsDoorAndSealedDoorsHaveNone() {
        Mansion mansion = two().run(new BeginRound());
        assertThat(mansion.table()
                        .security()
                        .on(mansion.door("I05.a-E1.a"))
                        .orElseThrow()
                        .isFaceUp())
                .isTrue();
        assertThat(mansion.table()
                        .security()
                        .on(mansion.door("I04.a-O06.a"))
                        .orElseThrow()
                        .isFaceUp())
                .isFalse();
        assertThat(two().at("Bruce", "O04.a").act("Bruce").offered("open")).isEmpty();
    }

    @Test
    @Rule({"DD-EXT-01", "DD-EXT-04", "DD-GAP-03"})
    void twoPointsPutOutOneMarker() {
        Mansion mansion = two().fire("E1", 2).act("Bruce").choose("put out fire Bruce");
        assertThat(mansion.burns("E1")).isEqualTo(1);
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(2);
        mansion.choose("put out fire Bruce");
        assertThat(mansion.table().blaze().front()).as("the fire is out").isEmpty();
    }

    @Test
    @Rule({"DD-EXT-02", "DD-ITEM-08", "DD-ITEM-09", "DD-ITEM-10", "DD-SKILL-FIREMAN", "DD-DEC-26", "DD-EQ-17"})
    void toolsPutOutMoreForLess() {
        Mansion axe = Mansion.with("Leo", "Nina").fire("E1", 2).act("Leo").choose("put out fire Leo with Fire Axe O");
        assertThat(axe.burns("E1")).isEqualTo(1);
        assertThat(axe.survivor("Leo").points()).isEqualTo(3);
        Mansion fireman = Mansion.with("Leo", "Nina")
                .skill("Leo", 4)
                .fire("E1", 2)
                .act("Leo")
                .choose("put out fire Leo with Fire Axe O");
        assertThat(fireman.burns("E1")).isZero();
        Mansion helmet = two().item("Nina", "Fire Extinguisher")
                .item("Nina", "Fire Helmet")
                .fire("E1", 2)
                .act("Nina");
        helmet.choose(helmet.offered("put out fire Nina with").getFirst());
        assertThat(helmet.burns("E1")).as("the helmet is put on").isZero();
        Mansion alone =
                two().item("Nina", "Fire Helmet").fire("E1", 2).act("Nina").choose("put out fire Nina");
        assertThat(alone.burns("E1")).isEqualTo(1);
    }

    @Test
    @Rule({"DD-CORNER-01", "DD-CORNER-02", "DD-CORNER-03", "DD-FUNC-02"})
    void aCornerFunctionCostsTwoPointsAndWorksOncePerRound() {
        Mansion mansion = two().at("Bruce", "C2.a")
                .at("Nina", "C2.a")
                .wounds("Bruce", 3)
                .wounds("Nina", 1)
                .act("Bruce", "Nina")
                .choose("use Bruce medical");
        assertThat(mansion.survivor("Bruce").body().wounds()).isEqualTo(1);
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(2);
        assertThat(mansion.offered("use")).isEmpty();
        mansion.run(new BeginRound());
        assertThat(mansion.act("Nina").offered("use")).containsExactly("use Nina medical");
    }

    @Test
    @Rule({"DD-FUNC-01", "DD-FUNC-05", "DD-DEC-27", "DD-EQ-11"})
    void fireControlClearsATileAndTheSupplyFillsAWeapon() {
        Mansion fire = two().at("Bruce", "C1.a").fire("I02", 2).fire("O09", 1).act("Bruce");
        fire.choose("use Bruce firecontrol", "quench I02.a");
        assertThat(fire.burns("I02")).isZero();
        assertThat(fire.burns("O09")).isEqualTo(1);
        Mansion supply = two().at("Bruce", "C3.a")
                .ammunition("Bruce", "Handgun", 1)
                .act("Bruce")
                .choose("use Bruce ammunition");
        assertThat(supply.ammunition("Bruce", "Handgun")).isEqualTo(Item.MOST_AMMUNITION);
    }

    @Test
    @Rule("DD-DIFF-03")
    void theHarderOptionLeavesOnlyTheTerminals() {
        Mansion mansion = Mansion.with(Mansion.house("DD-A").with("only-terminals", "yes"), "Bruce", "Nina")
                .at("Bruce", "C2.a")
                .wounds("Bruce", 3)
                .act("Bruce");
        assertThat(mansion.offered("use")).isEmpty();
        assertThat(mansion.offered("force")).isNotEmpty();
    }

    @Test
    @Rule({"DD-LAB-02", "DD-LAB-03", "DD-LAB-07", "DD-FUNC-03", "DD-EX-31", "DD-EX-39", "DD-SEC-12", "DD-GAP-12"})
    void anInsertedChipRemovesOneTokenForEachOfItsSymbols() {
        Mansion mansion = two().at("Bruce", "C1.a")
                .code("RRBGYPP")
                .holding("Bruce", "RPO")
                .act("Bruce")
                .choose("insert Bruce RPO");
        assertThat(mansion.code()).isEqualTo("RBGYP");
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(2);
        assertThat(mansion.table().security().inserted()).containsExactly(mansion.chip("RPO"));
        Mansion other = Mansion.with(Mansion.house("DD-A").with("other-readings", "DD-SEC-12"), "Bruce", "Nina")
                .at("Bruce", "C1.a")
                .code("RRBGYPP")
                .holding("Bruce", "RPO")
                .act("Bruce")
                .choose("insert Bruce RPO");
        assertThat(other.code()).isEqualTo("BGY");
    }

    @Test
    @Rule({"DD-LAB-04", "DD-LAB-05", "DD-LAB-08", "DD-DEC-28", "DD-DARK-06"})
    void anyChipRemovesAnyOneTokenAndForceCostsDarkness() {
        Mansion chip =
                two().at("Bruce", "C1.a").code("RRB").holding("Bruce", "GY").act("Bruce");
        assertThat(chip.offered("insert")).containsExactly("insert Bruce GY for R", "insert Bruce GY for B");
        chip.choose("insert Bruce GY for R");
        assertThat(chip.code()).isEqualTo("RB");
        assertThat(chip.offered("force")).as("once per Round").isEmpty();
        Mansion forced = two().at("Bruce", "C1.a").code("RRB").act("Bruce").choose("force Bruce B");
        assertThat(forced.code()).isEqualTo("RR");
        assertThat(forced.darkness()).isEqualTo(1);
        assertThat(two().at("Bruce", "C1.a").darkness(5).act("Bruce").offered("force"))
                .isEmpty();
    }

    @Test
    @Rule("DD-LAB-06")
    void threeChipsFillTheTerminal() {
        Mansion mansion = two().at("Bruce", "C1.a").code("RRB").holding("Bruce", "RB");
        mansion.with(table -> table.with(table.security()
                .withInserted(mansion.chip("RG"))
                .withInserted(mansion.chip("RY"))
                .withInserted(mansion.chip("RO"))));
        assertThat(mansion.act("Bruce").offered("insert")).isEmpty();
    }

    @Test
    @Rule({"DD-SKILL-COMPUTERWIZARD", "DD-GAP-40", "DD-DEC-29"})
    void aComputerWizardInsertsSeveralChipsInOneUse() {
        Mansion mansion = Mansion.with("Lucy", "Nina")
                .skill("Lucy", 2)
                .at("Lucy", "C1.a")
                .code("RBGYW")
                .holding("Lucy", "RB")
                .holding("Lucy", "GY")
                .act("Lucy")
                .choose("insert Lucy RB", "insert Lucy GY");
        assertThat(mansion.code()).isEqualTo("W");
        assertThat(mansion.survivor("Lucy").points()).isEqualTo(2);
    }

    @Test
    @Rule({"DD-LAB-01", "DD-DARK-05"})
    void theLaboratoryOpensWithTheLastToken() {
        Mansion mansion = two().at("Bruce", "C1.a").code("B").act("Bruce").choose("force Bruce B");
        assertThat(mansion.events(DarkestEvent.LaboratoryOpened.class)).hasSize(1);
        assertThat(mansion.table().beside(mansion.room("C4.a")).contains(mansion.room("O08.a")))
                .isTrue();
        assertThat(mansion.darkness()).as("darkness goes on").isEqualTo(1);
    }

    @Test
    @Rule({"DD-XP-06", "DD-XP-07", "DD-XP-08", "DD-SURV-15", "DD-SURV-16", "DD-DEC-37"})
    void experienceBuysSkillsInAnyOrder() {
        Mansion mansion = two().experience("Bruce", 6).act("Bruce");
        assertThat(mansion.offered("buy"))
                .containsExactly("buy Bruce Coordinator", "buy Bruce Handgun Expert", "buy Bruce Guardian");
        mansion.choose("buy Bruce Handgun Expert");
        assertThat(mansion.survivor("Bruce").experience()).isEqualTo(2);
        assertThat(mansion.offered("buy")).containsExactly("buy Bruce Coordinator");
        Mansion full = two().experience("Bruce", 10).chip("I05.a-E1.a", "RG").act("Bruce");
        full.choose("open Bruce I05.a-E1.a");
        assertThat(full.survivor("Bruce").experience()).isEqualTo(10);
    }

    @Test
    @Rule({"DD-ESC-01", "DD-ESC-02", "DD-ACT-09", "DD-CDIE-04", "DD-SURV-13"})
    void anEntrappedSurvivorCanOnlyTryToBreakFree() {
        Mansion mansion = two().zombies("E1.a", 1)
                .at("Nina", "O01.a")
                .grabbed("Bruce", Grab.ORDINARY)
                .dice(1, 3, 6)
                .act("Bruce");
        assertThat(mansion.offered()).containsExactly("break free Bruce", "rest Bruce");
        mansion.choose("break free Bruce");
        assertThat(mansion.survivor("Bruce").isEntrapped()).isTrue();
        assertThat(mansion.isDone()).isTrue();
    }

    @Test
    @Rule({"DD-ESC-02", "DD-ESC-04", "DD-GAP-57"})
    void aRetreatFreesHimAndHisPointsComeBackButTheOneSpent() {
        Mansion mansion = two().zombies("E1.a", 1)
                .at("Nina", "O01.a")
                .grabbed("Bruce", Grab.ORDINARY)
                .dice(1, 5, 6)
                .act("Bruce")
                .choose("break free Bruce");
        assertThat(mansion.survivor("Bruce").isEntrapped()).isFalse();
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(3);
    }

    @Test
    @Rule({"DD-ESC-03", "DD-ESC-06", "DD-ESC-07", "DD-DEC-35", "DD-GAP-08"})
    void membersOfTheGroupHelpForAPointEach() {
        Mansion mansion = two().zombies("E1.a", 1)
                .grabbed("Bruce", Grab.ORDINARY)
                .dice(1, 1, 1, 5)
                .act("Bruce", "Nina")
                .choose("break free Bruce", "help");
        assertThat(mansion.survivor("Bruce").isEntrapped())
                .as("3 + 2 dice, at most 4")
                .isFalse();
        assertThat(mansion.survivor("Nina").points()).isEqualTo(3);
    }

    @Test
    @Rule("DD-ESC-05")
    void anotherGroupFreesHimWithItsOwnDice() {
        Mansion mansion = Mansion.with("Bruce", "Nina", "Leo")
                .zombies("E1.a", 1)
                .grabbed("Bruce", Grab.ORDINARY)
                .at("Leo", "O01.a")
                .dice(1, 5)
                .act("Nina")
                .choose("free Bruce by Nina");
        assertThat(mansion.survivor("Bruce").isEntrapped()).isFalse();
        assertThat(mansion.events(DarkestEvent.EscapeRolled.class).getFirst().dice())
                .hasSize(2);
        assertThat(mansion.survivor("Nina").points()).isEqualTo(3);
    }

    @Test
    @Rule({"DD-CDIE-03", "DD-GAP-57"})
    void theTokenFallsOffWhenNoEnemyIsLeftInTheRoom() {
        Mansion mansion = two().zombies("E1.a", 1)
                .grabbed("Bruce", Grab.ORDINARY)
                .dice(1, 3)
                .act("Nina")
                .choose("fight Nina Combat Knife G", "hit zombie E1.a");
        assertThat(mansion.survivor("Bruce").isEntrapped()).isFalse();
    }

    @Test
    @Rule({"DD-EQ-08", "DD-EQ-06", "DD-DEC-58", "DD-XP-07"})
    void gearIsSwappedAndSkillsAreBoughtAtAnyDecision() {
        Mansion mansion = two().item("Bruce", "Sniper Rifle")
                .experience("Bruce", 2)
                .at("Nina", "O01.a")
                .zombies("E1.a", 1)
                .dice(1)
                .react("Bruce");
        String rifle = "equip Bruce Sniper Rifle "
                + mansion.survivor("Bruce").pack().left().getFirst().card().symbol() + " "
                + mansion.survivor("Bruce").pack().left().getFirst().card().index();
        mansion.choose(1, rifle);
        assertThat(mansion.survivor("Bruce").pack().hasEquipped("Sniper Rifle")).isTrue();
        assertThat(mansion.survivor("Bruce").pack().handsTaken()).isEqualTo(2);
        mansion.choose(1, "at once buy Bruce Coordinator");
        assertThat(mansion.survivor("Bruce").hasBought(0)).isTrue();
        assertThat(mansion.offered()).as("the question stands").containsExactly("defend", "endure");
        assertThatThrownBy(() -> mansion.choose(2, "put aside Bruce Sniper Rifle P 1"))
                .isInstanceOf(ChoiceRefused.class);
    }

    @Test
    @Rule({"DD-TRADE-03", "DD-SURV-14"})
    void virusTokensAreNeverHandedOverAndInnateAbilitiesNeverLost() {
        Mansion mansion = two().without("Bruce").virus("Bruce", 1, 0).act("Bruce");
        assertThat(mansion.offered("give"))
                .as("a Virus token is nothing to give")
                .isEmpty();
        Mansion leo = Mansion.with("Leo", "Nina")
                .cube("Leo", 4)
                .fire("O01", 2)
                .act("Leo")
                .choose("move Leo O01.a");
        assertThat(leo.survivor("Leo").body().wounds()).isZero();
    }

    @Test
    @Rule("DD-EQ-12")
    void aWeaponWithoutAmmunitionNeverRunsOut() {
        Mansion mansion = two().zombies("E1.a", 5).dice(3, 3, 3, 3, 3, 3).act("Nina");
        mansion.choose("fight Nina Combat Knife G", "fight Nina Combat Knife G", "fight Nina Combat Knife G");
        assertThat(mansion.offered("fight Nina Combat")).isNotEmpty();
    }

    @Test
    @Rule("DD-ADV-06")
    void inAStorageAimsAreSuccesses() {
        Mansion mansion = Mansion.with(Mansion.house("DD-D").with("advanced", "yes"), "Bruce", "Nina")
                .at("Bruce", "I13.a")
                .at("Nina", "I13.a")
                .deck("Map", "Gas Mask")
                .dice(3, 3, 5)
                .act("Bruce")
                .choose("search Bruce", "card to Bruce");
        assertThat(mansion.survivor("Bruce").pack().size()
                        + mansion.survivor("Nina").pack().size())
                .isEqualTo(4);
        assertThat(mansion.events(DarkestEvent.TerrorRolled.class))
                .as("two equal Successes are no Terror")
                .isEmpty();
    }

    @Test
    @Rule({"DD-ROOM-08", "DD-ROOM-10"})
    void aRoomIsLockedOnlyWhileNoWayLeadsIn() {
        Mansion mansion = two();
        assertThat(locked(mansion, "I05.a")).as("two chips").isTrue();
        assertThat(locked(mansion, "O08.b")).isTrue();
        assertThat(locked(mansion, "O08.a"))
                .as("the hall beside a locked chamber")
                .isFalse();
        assertThat(locked(mansion, "C1.a")).isTrue();
        mansion.open("I05.a-E1.a");
        assertThat(locked(mansion, "I05.a")).as("one of two doors is open").isFalse();
    }

    private static boolean locked(Mansion mansion, String room) {
        return Rooms.isLocked(mansion.table(), mansion.room(room));
    }
}

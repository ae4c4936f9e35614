package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Side;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.SpreadFire;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.round.ActivateVirus;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.showdown.ShowdownActs;
import redoubt.darkest.table.Camera;
import redoubt.darkest.table.Grab;
import redoubt.testkit.Rule;

/** Innate abilities and skills that are more than a number in a fight, and the cards that are used. */
class SkillsTest {
    private static Mansion two() {
        return Mansion.with("Bruce", "Nina");
    }

    @Test
    @Rule({"DD-SKILL-BRUCE", "DD-GAP-39", "DD-DEC-38"})
    void bruceGivesOrTakesPointsOncePerRound() {
        Mansion mansion = two().points("Nina", 1).act("Bruce", "Nina");
        assertThat(mansion.offered("lend"))
                .containsExactly("lend Bruce Nina 1", "lend Bruce Nina 2", "lend Bruce Nina 3");
        assertThat(mansion.offered("borrow")).containsExactly("borrow Bruce Nina 1");
        mansion.choose("lend Bruce Nina 3");
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(1);
        assertThat(mansion.survivor("Nina").points()).isEqualTo(4);
        assertThat(mansion.offered("lend")).isEmpty();
        assertThat(two().act("Bruce").offered("lend"))
                .as("not to another group")
                .isEmpty();
    }

    @Test
    @Rule({"DD-GAP-39", "DD-SKILL-BRUCE"})
    void onlyFreeSurvivorsOfTheGroupExchangePoints() {
        Mansion apart =
                two().at("Nina", "O09.a").points("Bruce", 4).points("Nina", 4).act("Bruce", "Nina");
        apart.choose("borrow Bruce Nina 3");
        assertThat(apart.survivor("Bruce").points())
                .as("no common room is needed, and the level may be exceeded")
                .isEqualTo(7);
        assertThat(two().zombies("E1.a", 1)
                        .grabbed("Nina", Grab.ORDINARY)
                        .act("Bruce", "Nina")
                        .offered("lend"))
                .as("not with the entrapped")
                .isEmpty();
        Mansion held = two().zombies("E1.a", 1)
                .grabbed("Bruce", Grab.ORDINARY)
                .points("Bruce", 3)
                .act("Bruce", "Nina");
        assertThat(held.offered("lend")).isEmpty();
        assertThat(held.offered("borrow")).isEmpty();
    }

    @Test
    @Rule("DD-GAP-39")
    void inTheShowdownBorrowedCubesStayThoseOfTheirOwner() {
        Mansion mansion = Mansion.with("Bruce", "Nina")
                .with(table -> table.with(table.clock().withBearer(0)))
                .nemesis("Rachel Mortimer", "C4.a", 1, 1, 1, 1, 1)
                .points("Bruce", 4)
                .points("Nina", 1)
                .run(new ShowdownActs())
                .choose("lend Bruce Nina 3");
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(1);
        assertThat(mansion.survivor("Nina").points()).isEqualTo(4);
        assertThat(mansion.offered("lend")).as("once between two reactions").isEmpty();
        mansion.choose("move Nina O01.a", "stop here");
        assertThat(mansion.survivor("Bruce").effort().leftBox())
                .as("his cube pays")
                .isEqualTo(1);
        assertThat(mansion.survivor("Nina").effort().leftBox()).isZero();
        mansion.dice(3).choose("shift Bruce");
        while (mansion.offered("nemesis").size() > 0) {
            mansion.choose(mansion.offered("nemesis").getFirst());
        }
        assertThat(mansion.survivor("Bruce").points())
                .as("what she did not use comes back")
                .isEqualTo(3);
        assertThat(mansion.survivor("Nina").points()).isEqualTo(1);
        assertThat(mansion.offered("lend")).as("the next stretch of actions").isNotEmpty();
    }

    @Test
    @Rule({"DD-SKILL-BUNNY", "DD-SKILL-RESCUEPATROL"})
    void bunnyRollsApartAndSuccessFreesToo() {
        Mansion mansion = Mansion.with("Bruce", "Bunny")
                .skill("Bunny", 2)
                .zombies("E1.a", 1)
                .grabbed("Bruce", Grab.ORDINARY)
                .dice(1, 1, 1, 3, 3, 3, 1)
                .act("Bruce", "Bunny")
                .choose("break free Bruce", "help");
        assertThat(mansion.events(DarkestEvent.EscapeRolled.class).getFirst().dice())
                .as("3 of Bruce and 3 + 1 of hers")
                .hasSize(7);
        assertThat(mansion.survivor("Bruce").isEntrapped()).isFalse();
    }

    @Test
    @Rule({"DD-SKILL-LEO", "DD-SKILL-PROTECTION", "DD-SURV-14"})
    void leoWalksThroughFire() {
        Mansion burning = Mansion.with("Leo", "Nina").fire("O01", 2).act("Leo").choose("move Leo O01.a");
        assertThat(burning.survivor("Leo").body().wounds()).isZero();
        Mansion destroyed =
                Mansion.with("Leo", "Nina").destroyed("O01").act("Leo").choose("move Leo O01.a");
        assertThat(destroyed.survivor("Leo").body().wounds()).isEqualTo(3);
        Mansion skilled = Mansion.with("Leo", "Nina")
                .skill("Leo", 2)
                .destroyed("O01")
                .act("Leo")
                .choose("move Leo O01.a");
        assertThat(skilled.survivor("Leo").body().wounds()).isEqualTo(1);
        Mansion spread = Mansion.with("Leo", "Nina").fire("E1", 1).dice(3).run(new SpreadFire());
        assertThat(spread.survivor("Leo").body().wounds())
                .as("spreading fire hurts him")
                .isEqualTo(2);
    }

    @Test
    @Rule({"DD-SKILL-LUCY", "DD-GAP-40"})
    void lucyReplacesAChipByAnUnusedOne() {
        Mansion mansion = Mansion.with("Lucy", "Nina").experience("Lucy", 4).act("Lucy");
        var before = mansion.table().security().on(mansion.door("I05.a-E1.a")).orElseThrow();
        mansion.choose("replace chip Lucy I05.a-E1.a");
        var after = mansion.table().security().on(mansion.door("I05.a-E1.a")).orElseThrow();
        assertThat(after.chip()).isNotEqualTo(before.chip());
        assertThat(after.chip().size()).isEqualTo(before.chip().size());
        assertThat(after.isFaceUp()).isTrue();
        assertThat(mansion.table().security().unused()).contains(before.chip()).doesNotContain(after.chip());
        assertThat(mansion.survivor("Lucy").experience()).isZero();
        assertThat(Mansion.with("Lucy", "Nina")
                        .experience("Lucy", 3)
                        .act("Lucy")
                        .offered("replace"))
                .isEmpty();
    }

    @Test
    @Rule({"DD-SKILL-NINA", "DD-SURV-19"})
    void ninaHealsOthersForAPoint() {
        Mansion mansion = two().wounds("Bruce", 2).wounds("Nina", 1).act("Nina");
        assertThat(mansion.offered("heal")).containsExactly("heal Bruce by Nina");
        mansion.choose("heal Bruce by Nina");
        assertThat(mansion.survivor("Bruce").body().wounds()).isEqualTo(1);
        assertThat(mansion.survivor("Nina").points()).isEqualTo(3);
    }

    @Test
    @Rule({"DD-SKILL-BANDAGE", "DD-DEC-40"})
    void aContinuousBandageHealsForExperienceOncePerRound() {
        Mansion mansion =
                two().skill("Nina", 2).experience("Nina", 4).wounds("Nina", 2).act("Nina");
        mansion.choose("bandage Nina");
        assertThat(mansion.survivor("Nina").body().wounds()).isEqualTo(1);
        assertThat(mansion.survivor("Nina").experience()).isEqualTo(2);
        assertThat(mansion.offered("bandage")).isEmpty();
    }

    @Test
    @Rule({"DD-SKILL-NIGHTVISION", "DD-SURV-22", "DD-DEC-39"})
    void bunnyRevealsTokensBehindWalls() {
        Mansion mansion = Mansion.with("Bunny", "Nina")
                .skill("Bunny", 1)
                .token("I05.a", 3)
                .token("O09.a", 2)
                .act("Bunny");
        assertThat(mansion.offered("peer")).containsExactly("peer Bunny 100 I05.a");
        mansion.choose("peer Bunny 100 I05.a");
        assertThat(mansion.zombies("I05.a")).isEqualTo(3);
        assertThat(mansion.survivor("Bunny").points()).isEqualTo(4);
    }

    @Test
    @Rule("DD-SKILL-BACKPACK")
    void aBackpackHoldsOneMore() {
        Mansion mansion = Mansion.with("Jack", "Nina");
        assertThat(Abilities.of(mansion.table(), mansion.survivor("Jack")).limit())
                .isEqualTo(5);
        mansion.skill("Jack", 1);
        assertThat(Abilities.of(mansion.table(), mansion.survivor("Jack")).limit())
                .isEqualTo(6);
    }

    @Test
    @Rule({"DD-SKILL-AMMOSTASH", "DD-GAP-38"})
    void anAmmoStashGivesMoreCubes() {
        Mansion mansion = Mansion.with("Jack", "Nina")
                .at("Nina", "O01.a")
                .skill("Jack", 4)
                .deck("Handgun Ammo")
                .ammunition("Jack", "Handgun", 0)
                .dice(1, 1)
                .act("Jack")
                .choose("search Jack");
        mansion.choose(mansion.offered("load Jack").getFirst());
        assertThat(mansion.ammunition("Jack", "Handgun")).isEqualTo(6);
    }

    @Test
    @Rule({"DD-SKILL-VIRUSRESISTANCE", "DD-SURV-20", "DD-EX-45", "DD-VIRUS-06", "DD-VIRUS-07"})
    void ninaResistsUntilTheThirdToken() {
        Mansion mansion = two().skill("Nina", 4).virus("Nina", 2, 0).run(new ActivateVirus());
        assertThat(mansion.survivor("Nina").body().cube()).isZero();
        assertThat(mansion.item("Nina", "Antidote").act("Nina").offered("antidote"))
                .as("not yet active")
                .isEmpty();
        mansion.virus("Nina", 3, 0).item("Nina", "Antidote").run(new ActivateVirus());
        assertThat(mansion.survivor("Nina").hasBought(3))
                .as("the cube takes the skill")
                .isFalse();
        mansion.act("Nina").choose("antidote Nina");
        assertThat(mansion.survivor("Nina").virus()).isEqualTo(2);
        assertThat(Abilities.of(mansion.table(), mansion.survivor("Nina")).isVirusActive())
                .isTrue();
        mansion.choose("antidote Nina");
        assertThat(mansion.survivor("Nina").virus()).isEqualTo(1);
        assertThat(mansion.survivor("Nina").body().cube()).as("the cube stays").isEqualTo(1);
    }

    @Test
    @Rule({"DD-VIRUS-08", "DD-VIRUS-06", "DD-ITEM-01", "DD-ITEM-31"})
    void anAntidoteStopsTheVirusAndANewBiteGoesOnFromThere() {
        Mansion mansion = two().virus("Bruce", 1, 1)
                .cube("Bruce", 2)
                .item("Bruce", "Antidote")
                .act("Bruce");
        mansion.choose("antidote Bruce");
        mansion.run(new ActivateVirus());
        assertThat(mansion.survivor("Bruce").body().cube()).isEqualTo(2);
        mansion.virus("Bruce", 1, 1).run(new ActivateVirus());
        assertThat(mansion.survivor("Bruce").body().cube()).isEqualTo(3);
        assertThat(two().virus("Bruce", 1, 0)
                        .item("Bruce", "Antidote")
                        .act("Bruce")
                        .offered("antidote"))
                .isEmpty();
    }

    @Test
    @Rule({"DD-SURV-18", "DD-CDIE-04"})
    void mostSkillsRestWhileOneIsEntrapped() {
        Mansion mansion = Mansion.with("Nina", "Bruce")
                .skill("Nina", 4)
                .zombies("E1.a", 1)
                .wounds("Bruce", 2)
                .grabbed("Nina", Grab.ORDINARY)
                .act("Nina");
        assertThat(mansion.offered("heal")).isEmpty();
        assertThat(Abilities.of(mansion.table(), mansion.survivor("Nina")).virusLimit())
                .as("Virus Resistance goes on")
                .isEqualTo(3);
        assertThat(mansion.experience("Nina", 3).act("Nina").offered("buy")).isNotEmpty();
    }

    @Test
    @Rule({"DD-ITEM-11", "DD-SKILL-MEDIC", "DD-DEC-36"})
    void firstAidHealsAndAMedicHealsMore() {
        Mansion mansion = two().wounds("Nina", 5).item("Bruce", "First Aid Kit").act("Bruce");
        mansion.choose(mansion.offered("use First Aid Kit").getFirst());
        assertThat(mansion.survivor("Nina").body().wounds()).isEqualTo(3);
        Mansion medic = Mansion.with("Leo", "Nina")
                .skill("Leo", 3)
                .wounds("Nina", 5)
                .item("Leo", "First Aid Spray")
                .act("Leo");
        medic.choose(medic.offered("use First Aid Spray").getFirst());
        assertThat(medic.survivor("Nina").body().wounds()).isEqualTo(3);
    }

    @Test
    @Rule("DD-ITEM-06")
    void anEnergyDrinkGivesTwoPoints() {
        Mansion mansion = two().points("Bruce", 0)
                .item("Bruce", "Energy Drink")
                .act("Bruce")
                .choose("energy drink Bruce");
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(2);
    }

    @Test
    @Rule("DD-ITEM-14")
    void aFlashbangFreesSomebodyInTheRoom() {
        Mansion mansion = two().zombies("E1.a", 1)
                .grabbed("Bruce", Grab.ORDINARY)
                .item("Bruce", "Flashbang")
                .act("Bruce")
                .choose("flashbang Bruce for Bruce");
        assertThat(mansion.survivor("Bruce").isEntrapped()).isFalse();
        assertThat(mansion.survivor("Bruce").points()).as("nothing was spent").isEqualTo(4);
    }

    @Test
    @Rule("DD-ITEM-17")
    void aGasMaskKeepsTheFireOff() {
        Mansion mansion = two().item("Bruce", "Gas Mask")
                .fire("O01", 2)
                .act("Bruce")
                .choose("gas mask Bruce", "move Bruce O01.a");
        assertThat(mansion.survivor("Bruce").body().wounds()).isZero();
        mansion.dice(3).run(new SpreadFire());
        assertThat(mansion.survivor("Bruce").body().wounds()).isZero();
    }

    @Test
    @Rule({"DD-ITEM-26", "DD-CAM-09"})
    void aWirecutterRemovesTheCameraOfTheRoom() {
        Mansion mansion = two().item("Bruce", "Wirecutter").at("Bruce", "O09.a");
        Camera other = new Camera(mansion.room("O04.a"), Side.S);
        mansion.cameras(new Camera(mansion.room("O09.a"), Side.E), other);
        mansion.act("Bruce").choose("wirecutter Bruce");
        assertThat(mansion.table().security().cameras()).containsExactly(other);
        assertThat(mansion.events(DarkestEvent.CameraRemoved.class))
                .extracting(event -> event.room().name())
                .containsExactly("O09.a");
        assertThat(two().item("Bruce", "Wirecutter").act("Bruce").offered("wirecutter"))
                .isEmpty();
    }

    @Test
    @Rule({"DD-ITEM-05", "DD-ITEM-29", "DD-XP-09"})
    void explosivesHitTheEnemiesOfTheNextRoom() {
        Mansion mansion = two().item("Bruce", "Grenade").zombies("O01.a", 3).act("Bruce");
        mansion.choose(mansion.offered("throw Bruce Grenade").getFirst());
        assertThat(mansion.zombies("O01.a")).isEqualTo(1);
        assertThat(mansion.survivor("Bruce").experience()).isZero();
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(3);
        Mansion dynamite = two().item("Bruce", "Dynamite")
                .zombies("O01.a", 1)
                .creature("Undead Bird", "O01.a", 1, 1, 1, 0, 0)
                .act("Bruce");
        dynamite.choose(dynamite.offered("throw Bruce Dynamite").getFirst());
        dynamite.choose("hit zombie O01.a", "hit creature area 1 blue", "hit creature area 2 blue");
        assertThat(dynamite.table().menace().creature()).as("four hits").isEmpty();
        assertThat(dynamite.survivor("Bruce").experience()).isZero();
    }

    private static Mansion kickstarter(String... survivors) {
        return Mansion.with(Mansion.house("DD-A").with("kickstarter", "yes").with("advanced", "yes"), survivors);
    }

    @Test
    @Rule({"DD-ITEM-22", "DD-DEC-59"})
    void nightVisionRollsALurkersFailuresAgain() {
        Mansion mansion = kickstarter("Bruce", "Nina")
                .item("Bruce", "Night Vision")
                .at("Bruce", "O06.a")
                .dice(6, 1)
                .act("Bruce")
                .choose("move Bruce O04.a", "night vision of Bruce");
        assertThat(mansion.table().menace().creature()).isEmpty();
        Mansion again = kickstarter("Bruce", "Nina")
                .item("Bruce", "Night Vision")
                .at("Bruce", "O06.a")
                .dice(6, 6, 1, 3)
                .act("Bruce")
                .choose("move Bruce O04.a", "night vision of Bruce");
        assertThat(again.table().menace().creature()).as("once").isPresent();
        assertThat(again.events(DarkestEvent.LurkerRolled.class))
                .as("both rolls are seen")
                .extracting(event -> event.rule().id(), event -> event.room().name(), DarkestEvent.LurkerRolled::dice)
                .containsExactly(
                        tuple("DD-ADV-03", "O04.a", List.of(SurvivorFace.FAILURE)),
                        tuple("DD-ITEM-22", "O04.a", List.of(SurvivorFace.FAILURE)));
    }

    @Test
    @Rule({"DD-ITEM-12", "DD-GAP-35"})
    void theFlameThrowerNeedsAPointAndFreeHandsAndLeavesTheFireTokenWhereItIs() {
        Mansion mansion = kickstarter("Bruce", "Nina").without("Bruce").item("Bruce", "Flame Thrower");
        assertThat(mansion.points("Bruce", 0).act("Bruce", "Nina").offered("flame"))
                .isEmpty();
        mansion.zombies("E1.a", 1).grabbed("Bruce", Grab.ORDINARY);
        assertThat(mansion.act("Bruce", "Nina").offered("flame")).isEmpty();
        Mansion burning = kickstarter("Bruce", "Nina").without("Bruce").item("Bruce", "Flame Thrower");
        burning.fire("C2", 1).act("Bruce").choose("flame Bruce");
        assertThat(burning.offered("on")).as("there is a fire already").isEmpty();
        assertThat(burning.table().blaze().front())
                .isEqualTo(burning.table().house().tile("C2"));
    }

    @Test
    @Rule({"DD-ITEM-12", "DD-ITEM-16", "DD-GAP-35"})
    void theFlameThrowerBurnsTheTilesBesideAndNeedsAFlask() {
        Mansion mansion = kickstarter("Bruce", "Nina")
                .without("Bruce")
                .item("Bruce", "Flame Thrower")
                .item("Bruce", "Gas Flask")
                .zombies("O01.a", 2)
                .at("Nina", "O03.a")
                .act("Bruce")
                .choose("flame Bruce");
        assertThat(mansion.zombies("O01.a")).isEqualTo(1);
        assertThat(mansion.survivor("Nina").body().wounds()).isEqualTo(1);
        assertThat(mansion.survivor("Bruce").experience()).isZero();
        assertThat(mansion.burns("I05")).isEqualTo(1);
        assertThat(mansion.offered()).as("where the Fire token goes").contains("on O01.a", "on O03.a");
        mansion.choose("on O01.a");
        assertThat(mansion.table().blaze().front()).isPresent();
        assertThat(mansion.offered("flame")).isEmpty();
        mansion.choose(mansion.offered("load Bruce").getFirst());
        assertThat(mansion.offered("flame")).hasSize(1);
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(3);
    }

    @Test
    @Rule("DD-ITEM-15")
    void aFlashlightRevealsAChipTwoTilesAwayOncePerRound() {
        Mansion mansion =
                kickstarter("Bruce", "Nina").item("Bruce", "Flashlight").act("Bruce");
        assertThat(mansion.offered("shine"))
                .contains("shine Bruce O03.a-C1.a", "shine Bruce I02.a-I05.a")
                .doesNotContain("shine Bruce O08.a-O08.b");
        mansion.choose("shine Bruce O03.a-C1.a");
        assertThat(mansion.table()
                        .security()
                        .on(mansion.door("O03.a-C1.a"))
                        .orElseThrow()
                        .isFaceUp())
                .isTrue();
        assertThat(mansion.offered("shine")).isEmpty();
    }

    @Test
    @Rule("DD-ITEM-21")
    void aMonkeyWrenchSwapsChips() {
        Mansion mansion = kickstarter("Bruce", "Nina").item("Bruce", "Monkey Wrench");
        mansion.with(table -> table.with(table.security().withFaceUp(mansion.door("I05.a-E1.a"))))
                .act("Bruce");
        var near = mansion.table().security().on(mansion.door("I05.a-E1.a")).orElseThrow();
        String swap = mansion.offered("swap").getFirst();
        String far = swap.substring(swap.lastIndexOf(' ') + 1);
        var hidden = mansion.table().security().on(mansion.door(far)).orElseThrow();
        assertThat(hidden.chip().size()).isEqualTo(near.chip().size());
        mansion.choose(swap);
        assertThat(mansion.table().security().on(near.door()).orElseThrow().chip())
                .isEqualTo(hidden.chip());
        assertThat(mansion.table().security().on(near.door()).orElseThrow().isFaceUp())
                .isTrue();
        assertThat(mansion.table().security().on(hidden.door()).orElseThrow().chip())
                .isEqualTo(near.chip());
    }

    @Test
    @Rule({"DD-ITEM-20", "DD-ITEM-30", "DD-DEC-48"})
    void aMineGoesOffBeforeTheAttackAndItsLastHitsFindSurvivors() {
        Mansion mansion = kickstarter("Bruce", "Nina")
                .item("Bruce", "Mine")
                .at("Nina", "O09.a")
                .zombies("O01.a", 2)
                .act("Bruce")
                .choose("arm mine Bruce", "rest Bruce");
        mansion.dice().react("Bruce");
        assertThat(mansion.zombies("E1.a")).as("two hits").isZero();
        assertThat(mansion.survivor("Bruce").body().wounds()).as("the third").isEqualTo(1);
        assertThat(mansion.table().notes().mines().isEmpty()).isTrue();
        assertThat(mansion.events(DarkestEvent.EnemiesAttacked.class)).isEmpty();
        assertThat(kickstarter("Bruce", "Nina")
                        .item("Bruce", "Mine")
                        .zombies("E1.a", 1)
                        .act("Bruce")
                        .offered("arm"))
                .isEmpty();
    }
}

package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent.AllOutDiceRolled;
import redoubt.horde.event.HordeEvent.BreaksIgnored;
import redoubt.horde.event.HordeEvent.CardDiscarded;
import redoubt.horde.event.HordeEvent.DiceRolled;
import redoubt.horde.event.HordeEvent.FriendlyFireHit;
import redoubt.horde.event.HordeEvent.WeaponBroke;
import redoubt.horde.event.HordeEvent.WentAllOut;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.round.TakeTurn;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Draft;
import redoubt.kernel.Luck;
import redoubt.testkit.Rule;

/** Going all out: more dice, which nobody rolls again, and weapons that break. A 1 stands for a break on these dice. */
class AllOutTest {
    private static final String BLADES = "melee 2 Blade T.a all out";
    private static final String SHOT = "ranged Shotgun T.b all out";

    private static Town ana(String skills, String weapon) {
        return Town.on(".~.").survivor("Ana", "a", skills).card("Ana", "hand1", weapon);
    }

    private static Town pair(String skills, String weapon) {
        return ana(skills, weapon).card("Ana", "hand2", weapon);
    }

    private static List<String> carried(Town town) {
        return town.survivor("Ana").inventory().items().stream().map(Item::name).toList();
    }

    private static int hits(Town town) {
        return town.events(DiceRolled.class).stream().mapToInt(DiceRolled::hits).sum()
                + town.events(AllOutDiceRolled.class).stream()
                        .mapToInt(AllOutDiceRolled::hits)
                        .sum();
    }

    @Test
    @Cited({Cite.GO_ALL_OUT, Cite.ALL_OUT_DICE})
    @Rule({"WZ-EX-01", "WZ-AO-01", "WZ-AO-06"})
    void onlyAnAllOutDieCanBreak() {
        Town town = ana("", "Bat").zombies("a", "Walker", 4).turn("Ana", 1, 4, 5);
        town.choose("melee Bat T.a all out");
        assertThat(town.zombies("a")).isEqualTo(2);
        assertThat(carried(town)).containsExactly("Bat");
        WentAllOut went = town.events(WentAllOut.class).getFirst();
        assertThat(went.rule().id()).isEqualTo("GO_ALL_OUT");
        assertThat(went.weapon()).isEqualTo("Bat");
        assertThat(went.dice()).isEqualTo(1);
        AllOutDiceRolled rolled = town.events(AllOutDiceRolled.class).getFirst();
        assertThat(rolled.rule().id()).isEqualTo("ALL_OUT_DICE");
        assertThat(rolled.dice()).containsExactly(5);
        assertThat(rolled.hits()).isEqualTo(1);
        assertThat(rolled.breaks()).isZero();
    }

    @Test
    @Cited(Cite.WEAPON_BREAKS)
    @Rule({"WZ-EX-02", "WZ-AO-04", "WZ-AO-05"})
    void hitsOfAWeaponThatBreaksStillCount() {
        Town town = ana("", "Shotgun").zombies("b", "Walker", 4).turn("Ana", 4, 6, 5, 1);
        town.choose(SHOT);
        assertThat(town.zombies("b")).isEqualTo(1);
        assertThat(hits(town)).isEqualTo(3);
        assertThat(carried(town)).isEmpty();
        WeaponBroke broke = town.events(WeaponBroke.class).getFirst();
        assertThat(broke.rule().id()).isEqualTo("WEAPON_BREAKS");
        assertThat(broke.card()).isEqualTo("Shotgun");
        assertThat(town.offered("ranged")).as("it is gone at once").isEmpty();
    }

    @Test
    @Cited(Cite.WEAPON_BREAKS)
    @Rule({"WZ-EX-03", "WZ-AO-07"})
    void oneBreakCostsOneOfAPair() {
        Town town = pair("", "Blade").zombies("a", "Walker", 8).turn("Ana", 1, 3, 4, 6, 4, 5, 6, 1);
        town.choose(BLADES);
        assertThat(town.zombies("a")).isEqualTo(3);
        assertThat(carried(town)).containsExactly("Blade");
        assertThat(town.offered("melee")).containsExactly("melee Blade T.a", "melee Blade T.a all out");
    }

    @Test
    @Cited(Cite.WEAPON_BREAKS)
    @Rule({"WZ-EX-04", "WZ-AO-07", "WZ-AO-08"})
    void moreBreaksCostBothAndAreNeverRolledAgain() {
        Town town = pair("Lucky", "Sub-MG").zombies("b", "Walker", 9);
        town.turn("Ana", 1, 2, 3, 4, 4, 5, 5, 6, 3, 1, 1, 1, 5, 5, 5, 1, 1, 1);
        town.choose("ranged 2 Sub-MG T.b all out");
        assertThat(hits(town)).isEqualTo(3);
        assertThat(town.events(AllOutDiceRolled.class).getFirst().breaks()).isEqualTo(3);
        assertThat(town.offered()).containsExactly("roll again", "keep the roll");
        town.choose("roll again");
        assertThat(town.zombies("b"))
                .as("three of the six dice and two all-out dice")
                .isEqualTo(4);
        assertThat(town.events(AllOutDiceRolled.class)).hasSize(1);
        assertThat(carried(town)).isEmpty();
    }

    @Test
    @Cited(Cite.REROLL)
    @Rule("WZ-AO-08")
    void nobodyIsAskedToRollAgainForAllOutDiceAlone() {
        Town town = ana("Lucky", "Bat").zombies("a", "Walker", 4).turn("Ana", 6, 6, 2);
        town.choose("melee Bat T.a all out");
        assertThat(town.offered()).doesNotContain("roll again");
        assertThat(town.zombies("a")).isEqualTo(2);
    }

    @Test
    @Cited(Cite.GO_ALL_OUT)
    @Rule({"WZ-AO-02", "WZ-AO-03", "WZ-AO-12"})
    void itIsDeclaredWithTheAttackWhereACardHasTheDice() {
        Town town = pair("Improvised weapon: Melee", "Blade")
                .card("Ana", "pack1", "Bat")
                .zombies("a", "Walker", 1)
                .turn("Ana", 1, 1);
        assertThat(town.offered("melee"))
                .containsExactly(
                        "melee Blade T.a", "melee Blade T.a all out", "melee 2 Blade T.a", "melee 2 Blade T.a all out");
        assertThat(town.offered("improvised")).hasSize(1).noneMatch(key -> key.contains("all out"));
        Town plain = ana("", "Sword").zombies("a", "Walker", 1).turn("Ana", 1, 1);
        assertThat(plain.offered("all out")).isEmpty();
        Town measured = ana("", "Blade").zombies("a", "Walker", 1).turn("Ana", 1, 1);
        measured.choose("melee Blade T.a");
        assertThat(measured.events(AllOutDiceRolled.class)).isEmpty();
        assertThat(carried(measured)).containsExactly("Blade");
    }

    @Test
    @Cited(Cite.GO_ALL_OUT)
    @Rule("WZ-AO-12")
    void aFreeAttackMayGoAllOutToo() {
        Town town = pair("Dual expert", "Blade").zombies("a", "Walker", 9).turn("Ana", 4, 4, 4, 4, 4, 4, 4, 4);
        town.choose("dual expert " + BLADES);
        assertThat(town.zombies("a")).isEqualTo(1);
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(3);
    }

    @Test
    @Cited(Cite.FRIENDLY_FIRE)
    @Rule("WZ-AO-10")
    void aBreakIsAMissWhateverIsAddedToTheDice() {
        Town town = ana("+1 to dice roll: Ranged; +1 to dice roll: Ranged", "Shotgun")
                .survivor("Ben", "b", "")
                .zombies("b", "Walker", 4);
        town.turn("Ana", 2, 3, 2, 1).choose(SHOT);
        assertThat(hits(town)).as("each 2 counts as 4").isEqualTo(3);
        assertThat(town.events(FriendlyFireHit.class)).hasSize(1);
        Town kind = ana("Ignore 1 Break", "Shotgun").survivor("Ben", "b", "").zombies("b", "Walker", 4);
        kind.turn("Ana", 5, 5, 5, 1).choose(SHOT, "ignore breaks by Ignore 1 Break");
        assertThat(kind.events(FriendlyFireHit.class))
                .as("ignored breaks stay misses")
                .hasSize(1);
        assertThat(carried(kind)).containsExactly("Shotgun");
    }

    @Test
    @Cited({Cite.ALL_OUT_DICE, Cite.MORE_DICE_ON_SIX})
    @Rule({"WZ-AO-11", "WZ-AO-15"})
    void diceOfSkillsAreStandardDice() {
        Town town = ana("+1 die: Melee; Roll 6: +1 die: Melee", "Bat").zombies("a", "Walker", 9);
        town.turn("Ana", 3, 3, 3, 6, 1).choose("melee Bat T.a all out");
        assertThat(town.attack().dice()).isEqualTo(3);
        assertThat(town.events(DiceRolled.class).getLast().dice())
                .as("a six on an all-out die brings a die that cannot break")
                .containsExactly(1);
        assertThat(town.zombies("a")).isEqualTo(5);
        assertThat(carried(town)).containsExactly("Bat");
        Town strong = ana("Roll 6: +1 Damage: Melee", "Bat").zombies("a", "Brute", 2);
        strong.turn("Ana", 1, 3, 6).choose("melee Bat T.a all out");
        assertThat(strong.zombies("a")).as("and a six makes every hit stronger").isZero();
    }

    @Test
    @Cited(Cite.BARBARIAN)
    @Rule("WZ-AO-15")
    void onlyStandardDiceAreReplacedByTheNumberOfZombies() {
        Town town = ana("Barbarian", "Bat").zombies("a", "Walker", 3).turn("Ana", 3, 3, 3, 4);
        town.choose("melee Bat T.a all out", "zombies 3 dice");
        assertThat(town.events(AllOutDiceRolled.class).getFirst().dice()).containsExactly(4);
        assertThat(town.zombies("a")).isZero();
    }

    @Test
    @Cited(Cite.WEAPON_BREAKS)
    @Rule("WZ-AO-09")
    void severalBreaksCostASingleWeaponOnce() {
        Town town = ana("", "Shotgun").card("Ana", "pack1", "Shotgun").zombies("b", "Walker", 4);
        town.turn("Ana", 4, 4, 1, 1).choose(SHOT);
        assertThat(carried(town)).containsExactly("Shotgun");
        assertThat(town.survivor("Ana").inventory().isEmpty(0))
                .as("the one in hand")
                .isTrue();
    }

    @Test
    @Cited(Cite.WEAPON_BREAKS)
    @Rule("WZ-AO-13")
    void aBrokenCardGoesToTheDiscardsOfItsDeck() {
        Town town = ana("", "Bat").zombies("a", "Walker", 4).turn("Ana", 4, 4, 1);
        town.choose("melee Bat T.a all out");
        assertThat(town.table().deck("equipment").discard().list())
                .containsExactly(town.table().print().card("Bat").index());
        assertThat(town.events(CardDiscarded.class)).as("told of once").isEmpty();
    }

    @Test
    @Cited(Cite.WEAPON_BREAKS)
    @Rule("WZ-AO-09")
    void theAttackerChoosesBetweenWeaponsThatDiffer() {
        Town town = pair("", "Blade").zombies("a", "Walker", 8);
        Survivor ana = town.survivor("Ana");
        Item worn = new Item(town.table().print().card("Blade"), false);
        town.with(ana.withInventory(ana.inventory().with(1, worn)));
        town.turn("Ana", 1, 1, 1, 1, 2, 2, 2, 1).choose(BLADES);
        assertThat(town.asked().id()).isEqualTo("WEAPON_BREAKS");
        assertThat(town.offered()).containsExactly("break Blade hand1", "break Blade hand2");
        town.choose("break Blade hand2");
        assertThat(town.survivor("Ana").inventory().held(0).isLoaded()).isTrue();
        assertThat(town.survivor("Ana").inventory().isEmpty(1)).isTrue();
    }

    @Test
    @Cited(Cite.WEAPON_BREAKS)
    @Rule("WZ-AO-09")
    void aWeaponPutAwayInTheMeantimeBreaksWhereItLies() {
        Town town = pair("", "Blade")
                .card("Ana", "pack1", "Bat")
                .zombies("a", "Walker", 8)
                .turn("Ana");
        Draft draft = town.decision()
                .option(BLADES)
                .map(ActOption.class::cast)
                .flatMap(ActOption::attempted)
                .orElseThrow();
        Survivor ana = town.survivor("Ana");
        town.with(ana.withInventory(ana.inventory().swapped(0, 3))).run(new BreakWeapons(draft, 2));
        assertThat(carried(town)).as("both blades, wherever they lie").containsExactly("Bat");
        Town discarded = pair("", "Blade").card("Ana", "pack1", "Bat");
        discarded.with(discarded.survivor("Ana").withInventory(ana.inventory().without(0)));
        assertThat(carried(discarded.run(new BreakWeapons(draft, 2))))
                .as("there is only one left to break")
                .containsExactly("Bat");
    }

    @Test
    @Cited({Cite.ANSWER_BREAKS, Cite.IGNORE_ONE_BREAK})
    @Rule("WZ-SKILL-IGNORE1BREAK")
    void allBreaksOfOneRollARoundAreIgnored() {
        Town town = pair("Ignore 1 Break", "Blade").zombies("a", "Brute", 1);
        town.turn("Ana", 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1).choose(BLADES);
        assertThat(town.asked().id()).isEqualTo("ANSWER_BREAKS");
        assertThat(town.offered()).containsExactly("ignore breaks by Ignore 1 Break", "let break");
        town.choose("ignore breaks by Ignore 1 Break");
        BreaksIgnored ignored = town.events(BreaksIgnored.class).getFirst();
        assertThat(ignored.rule().id()).isEqualTo("IGNORE_ONE_BREAK");
        assertThat(ignored.breaks()).isEqualTo(2);
        assertThat(carried(town)).containsExactly("Blade", "Blade");
        town.choose(BLADES);
        assertThat(carried(town)).as("once per round").containsExactly("Blade");
        town.with(table -> table.withRound(table.round() + 1)).turn("Ana", 1, 1, 1, 1);
        town.choose("melee Blade T.a all out");
        assertThat(town.offered()).as("the next round").contains("ignore breaks by Ignore 1 Break");
        town.choose("let break");
        assertThat(carried(town)).isEmpty();
    }

    @Test
    @Cited(Cite.IGNORE_ONE_BREAK)
    @Rule("WZ-SKILL-IGNORE1BREAK")
    void aSecondTurnInTheRoundBringsNothingNew() {
        Town town = ana("Ignore 1 Break", "Bat").zombies("a", "Brute", 1).turn("Ana", 1, 1, 1);
        town.choose("melee Bat T.a all out", "ignore breaks by Ignore 1 Break", "end turn");
        town.with(town.survivor("Ana").withActed(true)).turn("Ana", 1, 1, 1);
        town.choose("melee Bat T.a all out");
        assertThat(carried(town)).isEmpty();
        Town other = ana("Ignore 1 Break", "Bat")
                .survivor("Ben", "a", "Ignore 1 Break")
                .card("Ben", "hand1", "Bat");
        other.zombies("a", "Brute", 1).turn("Ana", 1, 1, 1);
        other.choose("melee Bat T.a all out", "ignore breaks by Ignore 1 Break").turn("Ben", 1, 1, 1);
        other.choose("melee Bat T.a all out");
        assertThat(other.offered()).as("each survivor once").contains("ignore breaks by Ignore 1 Break");
    }

    @Test
    @Cited(Cite.SPARE_PARTS)
    @Rule("WZ-SKILL-SPAREPARTS")
    void anotherWeaponOfTheSameKindIsGivenForTheBreaks() {
        Town town = pair("Spare parts", "Blade")
                .card("Ana", "pack1", "Sword")
                .card("Ana", "pack2", "Shotgun")
                .card("Ana", "pack3", "Sword")
                .card("Ana", "pack4", "Water")
                .zombies("a", "Brute", 1);
        town.turn("Ana", 1, 1, 1, 1, 2, 2, 1, 1).choose(BLADES);
        assertThat(town.offered()).containsExactly("ignore breaks by Spare parts for pack1 Sword", "let break");
        town.choose("ignore breaks by Spare parts for pack1 Sword");
        assertThat(carried(town)).containsExactly("Blade", "Blade", "Shotgun", "Sword", "Water");
        assertThat(town.events(CardDiscarded.class))
                .extracting(event -> event.rule().id())
                .containsExactly("SPARE_PARTS");
        Town far = ana("Spare parts", "Shotgun").card("Ana", "pack1", "Blade").zombies("b", "Walker", 1);
        far.turn("Ana", 4, 4, 1, 1).choose(SHOT);
        assertThat(carried(far)).as("a blade does not mend a gun").containsExactly("Blade");
    }

    @Test
    @Cited({Cite.REPAIR_KIT, Cite.ANSWER_BREAKS})
    @Rule({"WZ-DECK-08", "WZ-AO-14", "WZ-DEC-04"})
    void aRepairKitMendsOneRollFromTheBackpack() {
        Town town = ana("Spare parts; Ignore 1 Break", "Bat")
                .card("Ana", "pack1", "Repair Kit")
                .card("Ana", "pack2", "Repair Kit")
                .card("Ana", "pack3", "Sword")
                .zombies("a", "Brute", 1);
        town.turn("Ana", 1, 1, 1, 1, 1, 1).choose("melee Bat T.a all out");
        assertThat(town.offered())
                .containsExactlyInAnyOrder(
                        "ignore breaks for pack1 Repair Kit",
                        "ignore breaks by Spare parts for pack3 Sword",
                        "ignore breaks by Ignore 1 Break",
                        "let break");
        town.choose("ignore breaks for pack1 Repair Kit");
        assertThat(carried(town)).containsExactly("Bat", "Repair Kit", "Sword");
        assertThat(town.events(CardDiscarded.class).getFirst().rule().id()).isEqualTo("REPAIR_KIT");
        Town other = ana("", "Bat").survivor("Ben", "a", "").card("Ben", "hand1", "Repair Kit");
        other.zombies("a", "Brute", 1).turn("Ana", 1, 1, 1).choose("melee Bat T.a all out");
        assertThat(carried(other)).as("somebody else's is of no use").isEmpty();
    }

    @Test
    @Cited(Cite.GO_ALL_OUT)
    @Rule("WZ-SKILL-DOUBLEALLOUTDICE")
    void allOutDiceAreDoubledAllOrNone() {
        Town town = pair("Double All-Out dice", "Blade").zombies("a", "Walker", 9);
        town.turn("Ana", 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 1);
        assertThat(town.offered("melee 2"))
                .containsExactly("melee 2 Blade T.a", BLADES, "melee 2 Blade T.a all out doubled");
        town.choose("melee 2 Blade T.a all out doubled");
        assertThat(town.events(WentAllOut.class).getFirst().dice()).isEqualTo(8);
        assertThat(town.zombies("a")).isEqualTo(2);
        assertThat(carried(town)).containsExactly("Blade");
    }

    @Test
    @Cited(Cite.PAY_ACTION)
    @Rule("WZ-SKILL-FREEALLOUT")
    void aFreeAllOutActionPaysForNoOtherAttack() {
        Town town = ana("+1 free Melee All-Out Action", "Bat").zombies("a", "Walker", 9);
        town.turn("Ana", 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4).choose("melee Bat T.a");
        assertThat(town.survivor("Ana").turn().actions())
                .as("paid without asking")
                .isEqualTo(2);
        town.choose("make noise", "make noise");
        assertThat(town.offered()).containsExactly("melee Bat T.a all out", "end turn");
        town.choose("melee Bat T.a all out");
        assertThat(town.zombies("a")).isEqualTo(4);
        assertThat(town.offered("melee")).isEmpty();
        Town asked = ana("+1 free Melee All-Out Action", "Bat").zombies("a", "Walker", 9);
        asked.turn("Ana", 4, 4, 4).choose("melee Bat T.a all out");
        assertThat(asked.offered()).containsExactly("pay with Melee All-Out", "pay with actions");
        Town ranged = ana("+1 free Ranged All-Out Action", "Bat").zombies("a", "Walker", 9);
        ranged.turn("Ana", 4, 4, 4).choose("melee Bat T.a all out");
        assertThat(ranged.zombies("a")).as("only of its kind").isEqualTo(6);
    }

    @Test
    @Cited(Cite.GO_ALL_OUT)
    @Rule("WZ-SKILL-ALLOUT")
    void aSkillForGoingAllOutHoldsInThatAttackAlone() {
        Town town = ana("All-Out: +1 die: Melee; All-Out: Hit & run", "Bat").zombies("a", "Walker", 9);
        town.turn("Ana", 4, 4, 4, 4, 4, 4).choose("melee Bat T.a");
        assertThat(town.attack().dice()).isEqualTo(2);
        assertThat(town.offered()).contains("end turn");
        town.choose("melee Bat T.a all out");
        assertThat(town.attack().dice()).isEqualTo(3);
        assertThat(town.offered()).as("and what follows it").containsExactly("move T.b", "stop");
        Town other = ana("All-Out: +1 die: Ranged", "Bat").zombies("a", "Walker", 9);
        other.turn("Ana", 4, 4, 4).choose("melee Bat T.a all out");
        assertThat(other.attack().dice()).isEqualTo(2);
    }

    @Test
    @Cited(Cite.WEAPON_BREAKS)
    @Rule("WZ-AO-16")
    void aBrokenWeaponIsGoneBeforeWhatFollowsTheAttack() {
        Town town = ana("Hit & run", "Bat").zombies("a", "Walker", 9).turn("Ana", 4, 4, 1);
        town.choose("melee Bat T.a all out");
        assertThat(town.offered()).containsExactly("move T.b", "stop");
        assertThat(carried(town)).isEmpty();
    }

    @Test
    @Cited(Cite.GO_ALL_OUT)
    void aMissionMayForbidIt() {
        AttackRuling never = new Measured();
        Town town = Town.under(List.of(never), ".")
                .survivor("Ana", "a", "Double All-Out dice")
                .card("Ana", "hand1", "Bat")
                .zombies("a", "Walker", 1)
                .turn("Ana");
        assertThat(town.offered("melee")).containsExactly("melee Bat T.a");
    }

    private record Measured() implements AttackRuling {
        @Override
        public int allOutTimes(int most) {
            return 0;
        }
    }

    @Test
    @Cited(Cite.ALL_OUT_DICE)
    void peopleWhoRollTheirOwnDiceSayThatOneBroke() {
        Town town = ana("", "Bat").zombies("a", "Walker", 4);
        town.luck(Luck.told(1))
                .run(List.of(new TakeTurn(town.id("Ana"))))
                .choose("melee Bat T.a all out", "tell 1", "tell 1");
        assertThat(town.offered()).containsExactly("tell break", "tell 2", "tell 3", "tell 4", "tell 5", "tell 6");
        town.choose("tell break");
        assertThat(town.events(WeaponBroke.class)).hasSize(1);
    }

    @Test
    @Cited(Cite.ANSWER_BREAKS)
    void theOddsTellWhatMayBeLostAndWhatWouldSaveIt() {
        Town town = pair("Ignore 1 Break", "Blade")
                .card("Ana", "pack1", "Repair Kit")
                .zombies("a", "Walker", 4);
        town.turn("Ana");
        List<AttackOption> options = Attacks.options(town.table(), town.survivor("Ana"), List.of(), ZoneSet.EMPTY);
        Odds plain = Odds.of(town.table(), options.getFirst().draft());
        assertThat(plain.breaks()).isEmpty();
        Odds single = Odds.of(town.table(), options.get(1).draft());
        assertThat(single.breaks().getFirst()).isCloseTo(25 / 36.0, within(1e-12));
        Odds both = Odds.of(town.table(), options.getLast().draft());
        assertThat(both.breaks()).hasSize(3);
        assertThat(both.savingSkills()).containsExactly("Ignore 1 Break");
        assertThat(both.savingCards()).containsExactly("Repair Kit");
        assertThat(plain.savingCards()).as("nothing is at stake").isEmpty();
    }

    @Test
    @Cited(Cite.ANSWER_BREAKS)
    void aCardThatASkillGivesUpIsToldAsTheSkill() {
        Town town = ana("Spare parts", "Bat").card("Ana", "pack1", "Sword").zombies("a", "Walker", 4);
        town.turn("Ana");
        List<AttackOption> options = Attacks.options(town.table(), town.survivor("Ana"), List.of(), ZoneSet.EMPTY);
        Odds odds = Odds.of(town.table(), options.getLast().draft());
        assertThat(odds.savingSkills()).containsExactly("Spare parts");
        assertThat(odds.savingCards()).isEmpty();
    }
}

package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.danger.Track;
import redoubt.horde.event.HordeEvent.AdrenalineGained;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.secondedition.City;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.objective.CardEvent;
import redoubt.testkit.Rule;

/** Experience, milestones, campaign skills and bonus actions in play. */
class SheetsTest {
    private static final RuleId CARD = new RuleId("WZ-M02R-01");

    private static City lawn(String... skills) {
        return City.of("10V", new Experience(), new BonusActions())
                .survivor("Anton", "a", skills)
                .survivor("Ashley", "a");
    }

    private static Sheet sheet(City city, String name) {
        return Sheets.of(city.table(), city.id(name));
    }

    private static City with(City city, Sheet sheet) {
        return city.with(Sheets.of(city.table()).with(city.id(sheet.survivor()), sheet));
    }

    private static City gains(City city, int points) {
        return city.run(new GainExperience(city.id("Anton"), points, CARD));
    }

    @Test
    @Rule("WZ-CXP-01")
    void orangeAndRedBringAPointEachTheFirstTime() {
        City city = lawn().gains("Anton", 7);
        assertThat(sheet(city, "Anton").experience()).as("yellow").isZero();
        city.gains("Anton", 12);
        assertThat(sheet(city, "Anton").experience()).as("orange").isEqualTo(1);
        assertThat(sheet(city, "Ashley").experience())
                .as("for each of their own")
                .isZero();
        city.gains("Anton", 24);
        assertThat(sheet(city, "Anton").experience()).as("red").isEqualTo(2);
        assertThat(city.events(CampaignEvent.ExperienceMarked.class))
                .extracting(event -> event.rule().id() + " " + event.experience())
                .containsExactly("WZ-CXP-01 1", "WZ-CXP-01 2");
    }

    @Test
    @Rule({"WZ-CARD-09", "WZ-CXP-02"})
    void whatCardsBringIsCountedBesides() {
        City city = lawn().gains("Anton", 19);
        city.run(new ReadAloud(city.id("Anton"), 2)).choose("bonus action");
        assertThat(sheet(city, "Anton").experience()).isEqualTo(3);
        assertThat(sheet(city, "Anton").levels()).isEqualTo(1);
    }

    /** A card that brings experience. */
    private record ReadAloud(SurvivorId survivor, int points) implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            Rulings.happened(play, new CardEvent.ExperienceGained(CARD, survivor, points));
        }
    }

    @Test
    @Rule("WZ-CXP-02")
    void levelsReachedAgainInUltraredBringNothing() {
        City city = City.of("10V", new Experience(), Track.ULTRARED).survivor("Anton", "a");
        city.gains("Anton", 43).choose("bonus action");
        assertThat(sheet(city, "Anton").experience()).isEqualTo(2);
        city.gains("Anton", 43);
        assertThat(city.who("Anton").adrenaline()).as("a second lap").isZero();
        assertThat(sheet(city, "Anton").experience()).isEqualTo(2);
    }

    @Test
    @Rule({"WZ-CXP-04", "WZ-CXP-05", "WZ-DEC-07", "WZ-GAP-07"})
    void everyMilestoneAsksForARewardAtOnce() {
        City city = lawn();
        gains(city, 1);
        assertThat(city.isDone()).isTrue();
        gains(city, 1);
        assertThat(city.asked().id()).isEqualTo("WZ-CXP-04");
        assertThat(city.offered()).hasSize(15).startsWith("bonus action", "campaign skill Combat reflexes");
        city.choose("bonus action");
        int rewards = 1;
        for (int points = 3; points <= 20; points++) {
            gains(city, 1);
            if (!city.isDone()) {
                rewards++;
                assertThat(points).isIn(5, 8, 11, 14, 17, 20);
                city.choose("bonus action");
            }
        }
        assertThat(rewards).isEqualTo(7);
    }

    @Test
    @Rule("WZ-CXP-06")
    void pointsAreCountedOneByOneAndThoseBeyondTheLastBoxAreLost() {
        City city = gains(lawn(), 6);
        assertThat(sheet(city, "Anton").experience()).as("the reward first").isEqualTo(2);
        city.choose("bonus action");
        assertThat(sheet(city, "Anton").experience()).isEqualTo(5);
        city.choose("bonus action");
        assertThat(sheet(city, "Anton").experience()).isEqualTo(6);
        with(city, Sheet.blank("Anton").withExperience(19));
        gains(city, 3).choose("bonus action");
        assertThat(sheet(city, "Anton").experience()).isEqualTo(20);
        assertThat(city.isDone()).isTrue();
    }

    @Test
    @Rule("WZ-CXP-07")
    void withOneKindOfRewardExhaustedTheOtherIsGiven() {
        Sheet all = Sheet.blank("Anton").withExperience(19);
        for (String skill : CampaignSkills.NAMES) {
            all = all.withSkill(skill);
        }
        City city = gains(with(lawn(), all), 1);
        assertThat(sheet(city, "Anton").bonus()).as("answered by itself").isEqualTo(1);
        City full = gains(with(lawn(), Sheet.blank("Anton").withExperience(19).withBonus(7)), 1);
        assertThat(full.offered()).hasSize(14).doesNotContain("bonus action");
    }

    @Test
    @Rule({"WZ-EX-12", "WZ-CSK-01", "WZ-SKILL-GENERAL"})
    void aCampaignSkillIsHadAtOnceAndTakenOnce() {
        City city = with(lawn("All-Out: +1 die: Ranged"), Sheet.blank("Anton").withExperience(1));
        city.gains("Anton", 19).choose("campaign skill Lifesaver");
        assertThat(sheet(city, "Anton").experience()).isEqualTo(2);
        assertThat(sheet(city, "Anton").skills()).containsExactly("Lifesaver");
        assertThat(city.who("Anton").skills())
                .extracting(skill -> skill.name())
                .containsExactly("All-Out: +1 die: Ranged", "Lifesaver");
        assertThat(city.events(CampaignEvent.CampaignSkillGained.class))
                .extracting(event -> event.rule().id())
                .containsExactly("WZ-CSK-01");
        gains(city, 3);
        assertThat(city.offered("campaign skill")).hasSize(13).doesNotContain("campaign skill Lifesaver");
    }

    @Test
    @Rule("WZ-CSK-02")
    void thereAreFourteenOfThem() {
        assertThat(CampaignSkills.NAMES).hasSize(14).doesNotHaveDuplicates();
        for (String name : CampaignSkills.NAMES) {
            assertThat(CampaignSkills.skill(City.BOX.print(), name).name()).isEqualTo(name);
        }
    }

    @Test
    @Rule("WZ-CSK-03")
    void whatASkillStartsWithIsNotGivenInTheMiddleOfAMission() {
        City city = gains(lawn(), 2).choose("campaign skill Starts with 2 AP");
        assertThat(city.who("Anton").adrenaline()).isZero();
        assertThat(city.events(AdrenalineGained.class)).isEmpty();
        assertThat(gains(lawn(), 2)
                        .choose("campaign skill Starts with a Repair Kit")
                        .cards("Anton"))
                .isEmpty();
        assertThat(gains(lawn(), 2)
                        .choose("campaign skill Starts with an Ammo card")
                        .isDone())
                .isTrue();
    }

    @Test
    @Rule({"WZ-BONUS-01", "WZ-BONUS-02", "WZ-BONUS-04", "WZ-EX-13", "WZ-DEC-08"})
    void bonusActionsAreSpentInTheOwnTurnEachOncePerMission() {
        City city = with(lawn(), Sheet.blank("Ashley").withExperience(8).withBonus(3));
        city.acts("Ashley");
        int actions = city.actions("Ashley");
        city.choose("spend a bonus action").choose("spend a bonus action");
        assertThat(city.actions("Ashley")).isEqualTo(actions + 2);
        city.choose("spend a bonus action");
        assertThat(city.offered("bonus action")).as("three in all").isEmpty();
        assertThat(city.events(CampaignEvent.BonusActionSpent.class))
                .extracting(event -> event.rule().id() + " " + event.left())
                .containsExactly("WZ-BONUS-04 2", "WZ-BONUS-04 1", "WZ-BONUS-04 0");
        assertThat(sheet(city, "Ashley").closed(List.of()).bonusLeft())
                .as("in the next mission")
                .isEqualTo(3);
        assertThat(city.acts("Anton").offered("bonus action"))
                .as("nobody else's")
                .isEmpty();
    }

    @Test
    @Rule("WZ-BONUS-03")
    void aBonusActionPaysWhateverAMoveCosts() {
        City city = with(lawn(), Sheet.blank("Anton").withExperience(2).withBonus(1))
                .zombies("a", "Walker", 1);
        city.with(city.who("Anton").withTurn(city.who("Anton").turn().withActions(1)))
                .acts("Anton");
        assertThat(city.offered("move")).as("a zombie makes it two").isEmpty();
        city.choose("spend a bonus action");
        assertThat(city.offered("move")).isNotEmpty();
        City other = with(lawn(), Sheet.blank("Anton").withExperience(2).withBonus(1));
        other.with(other.who("Anton").withTurn(other.who("Anton").turn().ended()));
        assertThat(other.acts("Anton").offered("bonus action"))
                .as("outside the own turn")
                .isEmpty();
    }

    private static City withJustin() {
        return City.of(SetUp.of(SecondEdition.ID, "Z2-M01")
                .with("starting", "dealt")
                .with("survivors", "Justin", "Anton", "Ashley", "Mindy", "Angelo", "Amy"));
    }

    @Test
    @Rule({"WZ-SKILL-FACTOTUM", "WZ-TEAM-05", "WZ-DEC-02"})
    void aFactotumBorrowsACampaignSkillForTheMission() {
        City city = withJustin();
        assertThat(city.asked().id()).isEqualTo("WZ-SKILL-FACTOTUM");
        assertThat(city.offered()).hasSize(14);
        city.choose("borrow Lifesaver");
        assertThat(city.who("Justin").skills())
                .extracting(skill -> skill.name())
                .containsExactly("Factotum", "Lifesaver");
        assertThat(sheet(city, "Justin").skills()).as("not on the sheet").isEmpty();
    }

    @Test
    @Rule({"WZ-SKILL-FACTOTUM", "WZ-CSK-03", "WZ-CSK-04", "WZ-DEC-02"})
    void whatABorrowedSkillStartsWithIsGivenAtOnce() {
        City city = withJustin().choose("borrow Starts with 2 AP");
        assertThat(city.who("Justin").adrenaline()).isEqualTo(2);
        int shells = shells(withJustin());
        City armed = withJustin().choose("borrow Starts with an Ammo card");
        assertThat(armed.offered()).containsExactly("start with Plenty of Bullets", "start with Plenty of Shells");
        armed.choose("start with Plenty of Shells").choose("put Plenty of Shells in pack1");
        assertThat(armed.cards("Justin")).contains("Plenty of Shells");
        assertThat(shells(armed)).as("out of the deck").isEqualTo(shells - 1);
        City kit = withJustin().choose("borrow Starts with a Repair Kit");
        assertThat(kit.offered()).allMatch(key -> key.startsWith("put Repair Kit in"));
    }

    @Test
    @Rule("WZ-CSK-04")
    void aCardComesFromTheDiscardsOrIsMade() {
        int kit = City.BOX.print().card("Repair Kit").index();
        int mp5 = City.BOX.print().card("MP5").index();
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .with(table -> table.with(new Deck(
                        SecondEdition.SECRET_SERVICE_DECK, Pile.of(List.of(mp5)), Pile.of(List.of(kit, mp5)))));
        city.run(new FetchCard(city.id("Ana"), "Repair Kit")).choose("put Repair Kit in hand1");
        Deck deck = city.table().deck(SecondEdition.SECRET_SERVICE_DECK);
        assertThat(deck.discard().list()).containsExactly(mp5);
        assertThat(deck.draw().list()).as("the deck is left alone").containsExactly(mp5);
        city.run(new FetchCard(city.id("Ana"), "Repair Kit")).choose("put Repair Kit in hand2");
        assertThat(city.cards("Ana")).as("a second one is made").containsExactly("Repair Kit", "Repair Kit");
        assertThat(city.table().deck(SecondEdition.SECRET_SERVICE_DECK)).isEqualTo(deck);
    }

    @Test
    @Rule("WZ-SKILL-FACTOTUM")
    void aSkillToBorrowIsMarked() {
        assertThat(withJustin().decision().options())
                .allSatisfy(option -> assertThat(option.marks())
                        .containsExactly(MarkKind.SKILL.mark(option.key().substring("borrow ".length()))));
    }

    private static int shells(City city) {
        int card = City.BOX.print().card("Plenty of Shells").index();
        return (int) city.table().deck(SecondEdition.EQUIPMENT_DECK).draw().list().stream()
                .filter(each -> each == card)
                .count();
    }
}

package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.table.Objective;
import redoubt.horde.view.Viewing;
import redoubt.kernel.RuleId;
import redoubt.kernel.Status;
import redoubt.secondedition.City;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.CardsLaid.Fate;
import redoubt.secondedition.washington.Clock;
import redoubt.testkit.Rule;

/** Mission 6: clues that lead to the entrance of the bunker. */
class Mission6Test {
    private static City city() {
        return City.mission("WZ-M06").emptyHanded();
    }

    private static City withClues(int clues) {
        City city = city();
        for (int i = 0; i < clues; i++) {
            Capital.found(city, "clue");
        }
        return city;
    }

    @Test
    @Rule({"WZ-M06-01", "WZ-M06-02", "WZ-M06-04", "WZ-MAP-07", "WZ-GAP-16", "WZ-GAP-26"})
    void theTableIsLaid() {
        City city = city();
        Capital.isCalled("WZ-M06", "medium", "90-minutes");
        assertThat(city.table().annexes().the(Clock.class).hour()).isEqualTo(15);
        assertThat(Capital.spawns(city)).containsExactly("start 11R.b", "red 1 14R.f", "red 2 12R.h");
        assertThat(Capital.starts(city)).hasSize(6).containsOnly("10R.e");
        assertThat(Capital.cards(city))
                .containsExactly(
                        "WZ-M06C-01 10R.a",
                        "WZ-M06C-02 11R.a",
                        "WZ-M06C-03 12R.c",
                        "WZ-M06C-04 14R.i",
                        "WZ-M06C-05 15R.c",
                        "WZ-M06C-06 13R.f");
        Capital.hasCrates(city, "10R.g", "11R.c", "12R.a", "13R.c", "14R.c", "15R.g");
        assertThat(Capital.notes(city)).isEqualTo(6);
        assertThat(city.border("10R.h", "12R.b")).isEqualTo("opening");
        assertThat(city.border("11R.f", "15R.d")).isEqualTo("opening");
        assertThat(city.border("12R.f", "13R.d")).isEqualTo("opening");
    }

    @Test
    @Rule("WZ-M06-05")
    void theBunkerIsSealed() {
        City city =
                city().at("13R.f", "Amy").holds("Amy", "Crowbar", "Chainsaw").turn("Amy");
        assertThat(city.border("13R.f", "13R.i")).isEqualTo("sealed-door");
        assertThat(city.offered("open door")).isEmpty();
        City beside = city().at("13R.b", "Amy").holds("Amy", "Crowbar").turn("Amy");
        assertThat(beside.offered("open door to 13R.c"))
                .as("other doors do open")
                .hasSize(1);
        City skilled = city().at("13R.f", "Amy");
        skilled.with(skilled.who("Amy")
                .withSkill(skilled.table().print().skill("Break-in").orElseThrow()));
        assertThat(skilled.turn("Amy").offered("break")).isEmpty();
    }

    @Test
    @Rule({"WZ-M06C-01", "WZ-M06N-01"})
    void cameraMonitors() {
        City city = Capital.takes(city(), "Amy", "10R.a").choose("choose a");
        assertThat(Capital.keywords(city)).containsExactly("clue");
        assertThat(city.tokens("noise", "10R.a")).isEqualTo(3);
        assertThat(Capital.fate(city, "WZ-M06N-01")).isEqualTo(Fate.DISCARDED);
        City ham = Capital.takes(Capital.achieved(city(), "Amy", "radio-ham"), "Amy", "10R.a")
                .choose("choose a");
        assertThat(ham.tokens("noise", "10R.a")).isZero();
        assertThat(Capital.keywords(ham)).containsExactly("clue");
        City other = Capital.takes(Capital.achieved(city(), "Doug", "radio-ham"), "Amy", "10R.a")
                .choose("choose a");
        assertThat(other.tokens("noise", "10R.a")).as("the taker must have it").isEqualTo(3);
        City smashed = Capital.takes(city(), "Amy", "10R.a").choose("choose b");
        assertThat(smashed.who("Amy").adrenaline()).isEqualTo(2);
        assertThat(Capital.keywords(smashed)).isEmpty();
        assertThat(Capital.fate(smashed, "WZ-M06N-01")).isEqualTo(Fate.LYING);
    }

    @Test
    @Rule("WZ-M06C-02")
    void dutyFiles() {
        City city = Capital.takes(city().deck("secret-service", "MP5", "Ka-Bar"), "Amy", "11R.a");
        assertThat(Capital.keywords(city)).containsExactly("clue");
        assertThat(city.cards("Amy")).isEmpty();
        City guard = Capital.takes(
                        Capital.achieved(city(), "Amy", "praetorian").deck("secret-service", "MP5", "Ka-Bar"),
                        "Amy",
                        "11R.a")
                .choose("put MP5 in hand1", City.DONE)
                .choose("put Ka-Bar in hand2", City.DONE);
        assertThat(guard.cards("Amy")).containsExactlyInAnyOrder("MP5", "Ka-Bar");
        assertThat(Capital.keywords(guard)).containsExactly("clue");
        City other = Capital.takes(
                Capital.achieved(city(), "Doug", "praetorian").deck("secret-service", "MP5"), "Amy", "11R.a");
        assertThat(other.cards("Amy")).isEmpty();
    }

    @Test
    @Rule({"WZ-M06C-03", "WZ-M06N-02"})
    void kitchenHoist() {
        City wounded = Capital.takes(city().holds("Amy", "Machete"), "Amy", "12R.c");
        assertThat(wounded.asked()).isEqualTo(new RuleId("WZ-M06N-02"));
        assertThat(wounded.offered()).as("one card is not two").containsExactly("choose a", "choose c");
        wounded.choose("choose a");
        assertThat(wounded.who("Amy").wounds()).isOne();
        assertThat(Capital.keywords(wounded)).containsExactly("clue");
        City paid = Capital.takes(city().holds("Amy", "Machete", "Katana", "Water"), "Amy", "12R.c")
                .choose("choose b");
        assertThat(paid.offered()).hasSize(3);
        paid.choose("discard hand1 Machete").choose("discard pack1 Water");
        assertThat(paid.cards("Amy")).containsExactly("Katana");
        assertThat(paid.who("Amy").wounds()).isZero();
        assertThat(Capital.keywords(paid)).containsExactly("clue");
        City left = Capital.takes(city(), "Amy", "12R.c").choose("choose c");
        assertThat(Capital.keywords(left)).isEmpty();
        assertThat(Capital.fate(left, "WZ-M06C-03")).isEqualTo(Fate.DISCARDED);
    }

    @Test
    @Rule({"WZ-M06N-02", "WZ-KO-15"})
    void theShaftMayKnockOutAndStillGivesTheClue() {
        City city = Capital.takes(city().wounds("Amy", 2), "Amy", "12R.c").choose("choose a");
        assertThat(city.who("Amy").isOnBoard()).isFalse();
        assertThat(Capital.keywords(city)).containsExactly("clue");
    }

    @Test
    @Rule({"WZ-M06C-04", "WZ-M06N-03", "WZ-CARD-13"})
    void mapTable() {
        City city = city();
        city.with(
                Sheets.of(city.table()).with(city.id("Amy"), Sheet.blank("Amy").withBonus(2)));
        Capital.takes(city, "Amy", "14R.i").choose("choose a");
        assertThat(Capital.keywords(city)).containsExactly("clue");
        assertThat(city.actions("Amy")).isZero();
        assertThat(city.offered()).as("bonus actions are lost too").doesNotContain("spend a bonus action");
        City drawn = Capital.takes(city().deck("equipment", "Water", "Katana"), "Amy", "14R.i")
                .choose("choose b")
                .choose("put Water in pack1", City.DONE)
                .choose("put Katana in hand1", City.DONE);
        assertThat(Capital.keywords(drawn)).isEmpty();
        assertThat(drawn.actions("Amy")).isEqualTo(2);
        assertThat(drawn.cards("Amy")).containsExactlyInAnyOrder("Water", "Katana");
    }

    @Test
    @Rule({"WZ-M06C-05", "WZ-M06N-04"})
    void privateStudy() {
        City city = Capital.takes(
                        city().abominations("Patient 0", "Abominacop").deck("pimpweapon", "Zantetsuken"),
                        "Amy",
                        "15R.c")
                .choose("put Zantetsuken in hand1", City.DONE);
        assertThat(city.zombies("15R.c", "Patient 0")).isOne();
        assertThat(Capital.keywords(city)).containsExactly("clue");
        assertThat(city.cards("Amy")).containsExactly("Zantetsuken");
        City second = Capital.takes(
                city().abominations("Abominacop")
                        .zombies("12R.h", "Patient 0", 1)
                        .deck("pimpweapon", "Nailbat"),
                "Amy",
                "15R.c");
        assertThat(second.zombies("15R.c")).as("one is on the board").isZero();
        assertThat(second.zombies("12R.h", "Patient 0")).as("and moves once").isZero();
    }

    @Test
    @Rule({"WZ-M06C-06", "WZ-CARD-05", "WZ-OBJ-08"})
    void theSteelDoorAsksForThreeClues() {
        City city = Capital.takes(withClues(2), "Amy", "13R.f");
        assertThat(city.isOver()).isFalse();
        assertThat(Capital.fate(city, "WZ-M06C-06")).isEqualTo(Fate.RETURNED);
        assertThat(city.offered("take")).as("it can be taken again").hasSize(1);
        assertThat(Capital.fate(city, "WZ-M06N-05")).isEqualTo(Fate.LYING);
    }

    @Test
    @Rule({"WZ-M06-03", "WZ-M06C-06", "WZ-M06N-05"})
    void threeOrFourCluesFindTheLift() {
        for (int clues = 3; clues <= 4; clues++) {
            City city = Capital.takes(withClues(clues), "Amy", "13R.f");
            assertThat(city.state().status()).isEqualTo(new Status.Won(new RuleId("WZ-M06-03")));
            assertThat(Capital.fate(city, "WZ-M06N-06")).isEqualTo(Fate.LYING);
            assertThat(Capital.has(city, "Amy", "wilsons-trust")).isFalse();
            assertThat(Capital.experience(city, "Amy")).isZero();
        }
    }

    @Test
    @Rule({"WZ-M06-03", "WZ-M06C-06", "WZ-M06N-06"})
    void allFiveCluesWinWilsonsTrust() {
        City city = Capital.takes(withClues(5), "Amy", "13R.f");
        assertThat(city.state().isWon()).isTrue();
        assertThat(Capital.fate(city, "WZ-M06N-05")).isEqualTo(Fate.LYING);
        for (String name : Capital.TEAM) {
            assertThat(Capital.has(city, name, "wilsons-trust")).as(name).isTrue();
            assertThat(Capital.experience(city, name)).as(name).isOne();
        }
    }

    @Test
    @Rule({"WZ-CARD-02", "WZ-M06N-06"})
    void whoIsNotInPlayGainsNothing() {
        City city = withClues(5);
        city.run(new EliminateSurvivor(city.id("Ned")));
        Capital.takes(city, "Amy", "13R.f");
        assertThat(city.state().isWon()).isTrue();
        assertThat(Capital.experience(city, "Ned")).isZero();
        assertThat(Capital.has(city, "Ned", "wilsons-trust")).isFalse();
        assertThat(Capital.experience(city, "Doug")).isOne();
    }

    @Test
    @Rule("WZ-OBJ-02")
    void cardsLieFaceDownUntilTaken() {
        City city = city();
        assertThat(city.table().objectives()).hasSize(6).allMatch(Objective::isFaceDown);
        Capital.takes(city, "Amy", "13R.f");
        assertThat(city.table().objectives())
                .as("one that went back shows its face")
                .filteredOn(card -> !card.isFaceDown())
                .hasSize(1);
    }

    @Test
    @Rule({"WZ-OBJ-02", "WZ-OBJ-03"})
    void theViewSaysNothingOfACardThatNobodyHasRead() {
        City city = city();
        assertThat(shown(city)).hasSize(12).allMatch(card -> card.matches("0[1-6] LYING"));
        Capital.takes(city, "Amy", "13R.f");
        assertThat(shown(city)).contains("WZ-M06C-06 RETURNED").hasSize(12);
        city.with(CardsLaid.of(city.table()).with("WZ-M06N-02", Fate.UNREAD));
        assertThat(shown(city)).contains("02 UNREAD");
    }

    private static List<String> shown(City city) {
        return Viewing.of(city.table()).annexes().stream()
                .filter(CardsLaid.class::isInstance)
                .flatMap(laid -> ((CardsLaid) laid).all().stream())
                .map(card -> card.id() + " " + card.fate())
                .toList();
    }

    @Test
    @Rule("WZ-M06R-01")
    void withTooFewCluesLeftItIsLost() {
        City city = Capital.taken(city(), "WZ-M06C-01", "WZ-M06C-03");
        assertThat(Capital.takes(city, "Amy", "14R.i").isOver())
                .as("three cards can still give one")
                .isFalse();
        city.choose("choose b");
        Capital.settled(city);
        assertThat(city.state().status()).isEqualTo(new Status.Lost(new RuleId("WZ-M06R-01")));
        City enough = Capital.taken(Capital.found(city(), "clue"), "WZ-M06C-01", "WZ-M06C-03");
        Capital.takes(enough, "Amy", "14R.i").choose("choose b");
        assertThat(Capital.settled(enough).isOver()).isFalse();
    }

    @Test
    @Rule("WZ-ALONE-01")
    void playedAloneItIsLostOnlyWhenNobodyIsLeft() {
        Capital.isLostOnlyWithTheLast("WZ-M06");
    }
}

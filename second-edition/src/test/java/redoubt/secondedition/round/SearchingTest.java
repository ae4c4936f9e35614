package redoubt.secondedition.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.HordeTable;
import redoubt.secondedition.City;
import redoubt.testkit.Rule;

/** Moving, searching, crates, food and kids. */
class SearchingTest {
    private static List<String> offered(City city, String word) {
        return city.offered().stream().filter(key -> key.startsWith(word)).toList();
    }

    @Test
    @Rule({"Z2-SEARCH-01", "Z2-SEARCH-02", "Z2-DEC-05"})
    void oneSearchesOncePerTurnInARoomWithoutZombies() {
        City city = City.of("5R")
                .survivor("Ana", "5R.A")
                .deck("equipment", "Crowbar", "Katana")
                .acts("Ana");
        city.choose("search", HordeTable.DONE);
        assertThat(city.cards("Ana")).containsExactly("Crowbar");
        assertThat(city.actions("Ana")).isEqualTo(2);
        assertThat(offered(city, "search")).isEmpty();
        assertThat(offered(
                        City.of("5R")
                                .survivor("Ana", "5R.s5")
                                .deck("equipment", "Katana")
                                .acts("Ana"),
                        "search"))
                .as("not in the street")
                .isEmpty();
        assertThat(offered(
                        City.of("5R")
                                .survivor("Ana", "5R.A")
                                .zombies("5R.A", "Walker", 1)
                                .deck("equipment", "Katana")
                                .acts("Ana"),
                        "search"))
                .as("not among zombies")
                .isEmpty();
        assertThat(offered(
                        City.of("10R")
                                .survivor("Ana", "10R.e")
                                .deck("equipment", "Katana")
                                .acts("Ana"),
                        "search"))
                .as("not in a corridor")
                .isEmpty();
    }

    @Test
    @Rule({"Z2-SEARCH-04", "Z2-SEARCH-05", "Z2-TRAIT-01"})
    void badNewsEndASearchWithAFlashlight() {
        City two = City.of("5R")
                .survivor("Ana", "5R.A")
                .holds("Ana", "", "", "Flashlight", "Flashlight")
                .deck("equipment", "Crowbar", "Katana", "Kukri")
                .acts("Ana")
                .choose("search");
        while (!two.offered().contains("end turn")) {
            two.choose(two.offered().getLast());
        }
        assertThat(two.events(HordeEvent.CardDrawn.class))
                .as("two cards, however many lights")
                .extracting(HordeEvent.CardDrawn::card)
                .containsExactly("Crowbar", "Katana");
        City bad = City.of("5R")
                .survivor("Ana", "5R.A")
                .holds("Ana", "", "", "Flashlight")
                .deck("equipment", "Aaahh!!", "Katana")
                .acts("Ana")
                .choose("search");
        assertThat(bad.zombies("5R.A", "Walker")).isEqualTo(1);
        assertThat(bad.cards("Ana")).containsExactly("Flashlight");
        City late = City.of("5R")
                .survivor("Ana", "5R.A")
                .holds("Ana", "", "", "Flashlight")
                .deck("equipment", "Katana", "Aaahh!!")
                .acts("Ana")
                .choose("search");
        while (!late.offered().contains("end turn")) {
            late.choose(
                    late.offered().contains("done") ? "done" : late.offered().getFirst());
        }
        assertThat(late.cards("Ana")).as("what was drawn before is kept").contains("Katana");
        assertThat(late.zombies("5R.A", "Walker")).isEqualTo(1);
    }

    @Test
    @Rule({"Z2-OBJ-02", "Z2-OBJ-03"})
    void aCrateIsOpenedEvenAmongZombies() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .zombies("9R.s2", "Walker", 1)
                .token("crate", "9R.s2", 1)
                .deck("pimpweapon", "Nailbat")
                .acts("Ana")
                .choose("open crate", HordeTable.DONE);
        assertThat(city.cards("Ana")).containsExactly("Nailbat");
        assertThat(city.tokens("crate", "9R.s2")).isZero();
        assertThat(city.actions("Ana")).isEqualTo(2);
        City bad = City.of("9R")
                .survivor("Ana", "9R.s2")
                .token("crate", "9R.s2", 1)
                .deck("pimpweapon", "Aaahh!!")
                .acts("Ana")
                .choose("open crate");
        assertThat(bad.zombies("9R.s2", "Walker")).isEqualTo(1);
        assertThat(bad.cards("Ana")).isEmpty();
    }

    @Test
    @Rule("Z2-OBJ-06")
    void aCrateWithoutPimpweaponsIsGoneForNothing() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .token("crate", "9R.s2", 1)
                .acts("Ana")
                .choose("open crate");
        assertThat(city.tokens("crate", "9R.s2")).isZero();
        assertThat(city.cards("Ana")).isEmpty();
        assertThat(city.offered()).doesNotContain("open crate");
    }

    @Test
    @Rule({"Z2-ACT-05", "Z2-DEC-17"})
    void foodIsEatenFromTheBackpackForFree() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .holds("Ana", "", "", "Water", "Snack Cake")
                .acts("Ana")
                .choose("consume Water");
        assertThat(city.who("Ana").adrenaline()).isEqualTo(3);
        assertThat(city.actions("Ana")).isEqualTo(3);
        city.choose("consume Snack Cake");
        assertThat(city.who("Ana").adrenaline()).isEqualTo(8);
        assertThat(city.cards("Ana")).isEmpty();
    }

    @Test
    @Rule({"Z2-EX-01", "Z2-MOVE-01", "Z2-MOVE-03"})
    void leavingZombiesCostsAnActionForEach() {
        City two = City.of("9R")
                .survivor("Ana", "9R.s2")
                .zombies("9R.s2", "Walker", 2)
                .acts("Ana");
        assertThat(offered(two, "move")).containsExactly("move 9R.s1", "move 9R.s3");
        assertThat(two.choose("move 9R.s1").actions("Ana")).isZero();
        City three = City.of("9R")
                .survivor("Ana", "9R.s2")
                .zombies("9R.s2", "Walker", 3)
                .acts("Ana");
        assertThat(offered(three, "move")).isEmpty();
    }

    @Test
    @Rule({"Z2-EX-02", "Z2-MOVE-04", "Z2-SKILL-SPRINT"})
    void zombiesEndASprint() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s1", "Sprint")
                .zombies("9R.s2", "Walker", 1)
                .acts("Ana");
        assertThat(offered(city, "sprint")).noneMatch(key -> key.contains("9R.s2"));
    }

    @Test
    @Rule({"Z2-SETUP-07", "Z2-SETUP-10", "Z2-DEC-04"})
    void aKidSlipsAwayOncePerTurn() {
        City city = City.of("9R")
                .survivor("Lou", "9R.s2")
                .zombies("9R.s2", "Walker", 5)
                .zombies("9R.s1", "Walker", 1)
                .acts("Lou");
        assertThat(offered(city, "move")).isEmpty();
        city.choose("slip away");
        assertThat(city.offered()).as("one move, nothing else").allMatch(key -> key.startsWith("move "));
        city.choose("move 9R.s1");
        assertThat(city.who("Lou").zone().name()).isEqualTo("9R.s1");
        assertThat(city.actions("Lou")).isEqualTo(2);
        assertThat(city.offered()).as("only once").doesNotContain("slip away").contains("move 9R.s4");
        assertThat(city.choose("move 9R.s4").actions("Lou"))
                .as("and then at the usual price")
                .isZero();
        City adult = City.of("9R")
                .survivor("Ana", "9R.s2")
                .zombies("9R.s2", "Walker", 2)
                .acts("Ana");
        assertThat(adult.offered()).doesNotContain("slip away");
        City alone = City.of("9R").survivor("Lou", "9R.s2").acts("Lou");
        assertThat(alone.offered()).as("past nobody").doesNotContain("slip away");
        City runner = City.of("9R").survivor("Lou", "9R.s2", "+1 Zone per Move").acts("Lou");
        assertThat(runner.offered()).as("somebody may stand on the way").contains("slip away");
    }

    @Test
    @Rule("Z2-ACT-02")
    void noiseIsMadeOnPurpose() {
        City city = City.of("9R").survivor("Ana", "9R.s2").acts("Ana").choose("make noise", "make noise");
        assertThat(city.tokens("noise", "9R.s2")).isEqualTo(2);
        assertThat(city.actions("Ana")).isEqualTo(1);
        assertThat(city.events(HordeEvent.NoiseMade.class)).hasSize(2);
    }
}

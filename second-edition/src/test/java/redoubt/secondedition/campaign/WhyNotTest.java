package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;
import redoubt.secondedition.City;
import redoubt.testkit.Rule;

/** Why something is missing: who wonders is told the reason and its rule. */
class WhyNotTest {
    private static List<Obstacle> told(City city, String action) {
        return City.GAME.obstacles(city.state()).stream()
                .filter(obstacle -> obstacle.action().equals(action))
                .toList();
    }

    private static Obstacle why(String action, String reason, String rule) {
        return new Obstacle(action, reason, new RuleId(rule));
    }

    private static City amy(String mission, String zone, String... cards) {
        return City.mission(mission)
                .emptyHanded()
                .at(zone, "Amy")
                .holds("Amy", cards)
                .turn("Amy");
    }

    @Test
    @Rule("Z2-DOOR-01")
    void aDoorNeedsATool() {
        City city = City.of("9R").survivor("Ana", "9R.s2").border("closed-door", "9R.s2", "9R.A");
        assertThat(told(city.acts("Ana"), "Door")).containsExactly(why("Door", "no tool in hand", "Z2-DOOR-01"));
        city.holds("Ana", "", "", "starting/Crowbar");
        assertThat(told(city.acts("Ana"), "Door"))
                .as("in the backpack it is of no use")
                .hasSize(1);
        city.holds("Ana", "starting/Crowbar");
        assertThat(told(city.acts("Ana"), "Door"))
                .as("now the door can be opened")
                .isEmpty();
        City open = City.of("9R").survivor("Ana", "9R.s2").border("door", "9R.s2", "9R.A");
        assertThat(told(open.acts("Ana"), "Door"))
                .as("there is nothing to open")
                .isEmpty();
        City away = City.of("9R").survivor("Ana", "9R.s1");
        assertThat(told(away.acts("Ana"), "Door")).as("there is no door").isEmpty();
    }

    @Test
    @Rule({"Z2-ABOM-03", "Z2-ABOM-05"})
    void nobodyFightsBesideTheHobomination() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .survivor("Ben", "9R.s1")
                .holds("Ana", "Pistol", "Machete")
                .holds("Ben", "Pistol")
                .zombies("9R.s2", "Hobomination", 1);
        assertThat(told(city.acts("Ana"), "Melee")).containsExactly(why("Melee", "hobomination", "Z2-ABOM-05"));
        assertThat(told(city.acts("Ana"), "Ranged")).containsExactly(why("Ranged", "hobomination", "Z2-ABOM-05"));
        assertThat(told(city.acts("Ben"), "Ranged"))
                .as("from outside it is a target")
                .isEmpty();
    }

    @Test
    @Rule("Z2-CAR-05")
    void whoSitsInTheCarNeitherWalksNorSearches() {
        City city = City.mission("Z2-M04").emptyHanded().at("9R.s4", "Amy").turn("Amy");
        assertThat(told(city, "Move")).isEmpty();
        city.choose("enter car as driver");
        assertThat(told(city, "Move")).containsExactly(why("Move", "in car", "Z2-CAR-05"));
        assertThat(told(city, "Search"))
                .as("a police car is searched from inside")
                .isEmpty();
        assertThat(told(city, "Melee")).containsExactly(why("Melee", "no such weapon in hand", "Z2-MELEE-01"));
    }

    @Test
    @Rule({"Z2-DOOR-04", "WZ-M05-05", "WZ-M06-05", "WZ-M07-05", "WZ-M08-06", "WZ-M08-08", "WZ-M03R-01"})
    void lockedAndSealedDoorsSayByWhichRule() {
        assertThat(told(amy("Z2-M02", "5V.s2", "starting/Crowbar"), "Door"))
                .containsExactly(why("Door", "locked door", "Z2-DOOR-04"));
        assertThat(told(amy("WZ-M05", "15R.d", "starting/Crowbar"), "Door"))
                .containsExactly(why("Door", "sealed door", "WZ-M05-05"));
        assertThat(told(amy("WZ-M05", "13V.g"), "Door"))
                .as("from behind")
                .containsExactly(why("Door", "locked door", "WZ-M05-05"));
        assertThat(told(amy("WZ-M05", "13V.h"), "Door"))
                .as("here it can be tried with bare hands")
                .isEmpty();
        assertThat(told(amy("WZ-M06", "13R.f", "starting/Crowbar"), "Door"))
                .containsExactly(why("Door", "sealed door", "WZ-M06-05"));
        assertThat(told(amy("WZ-M07", "13V.h", "starting/Crowbar"), "Door"))
                .containsExactly(why("Door", "locked door", "WZ-M07-05"));
        assertThat(told(amy("WZ-M08", "13V.h", "starting/Crowbar"), "Door"))
                .containsExactly(why("Door", "locked door", "WZ-M08-08"));
        assertThat(told(amy("WZ-M08", "15V.f", "starting/Crowbar"), "Door"))
                .containsExactly(why("Door", "sealed door", "WZ-M08-06"));
        assertThat(told(amy("WZ-M03", "4V.A", "starting/Crowbar"), "Door"))
                .containsExactly(why("Door", "sealed door", "WZ-M03R-01"));
        assertThat(told(amy("WZ-M05", "14R.h"), "Door"))
                .as("another door only needs a tool")
                .containsExactly(why("Door", "no tool in hand", "Z2-DOOR-01"));
    }

    @Test
    @Rule({"WZ-M01-08", "WZ-M09-05"})
    void aCardBarsACrateAndAnotherCard() {
        assertThat(told(amy("WZ-M01", "2V.A"), "Crate")).containsExactly(why("Crate", "card on tile", "WZ-M01-08"));
        City free = Capital.taken(City.mission("WZ-M01"), "WZ-M01C-01", "WZ-M01C-02")
                .at("2V.A", "Amy")
                .turn("Amy");
        assertThat(told(free, "Crate")).isEmpty();
        assertThat(told(amy("WZ-M01", "2V.C"), "Crate")).as("there is no crate").isEmpty();
        assertThat(told(amy("WZ-M09", "11R.a"), "TakeObjective.Take"))
                .containsExactly(why("TakeObjective.Take", "another card first", "WZ-M09-05"));
        assertThat(told(amy("WZ-M09", "13R.f"), "TakeObjective.Take")).isEmpty();
        assertThat(told(amy("WZ-M09", "11R.e"), "TakeObjective.Take"))
                .as("no card here")
                .isEmpty();
    }

    @Test
    @Rule({"WZ-CORR-02", "WZ-CORR-04"})
    void corridorsAreNotSearched() {
        assertThat(told(amy("WZ-M05", "10R.d"), "Search")).containsExactly(why("Search", "corridor", "WZ-CORR-02"));
        assertThat(told(amy("WZ-M05", "10R.a"), "Search")).as("a room").isEmpty();
        City watched = City.mission("WZ-M05").at("10R.d", "Amy").zombies("10R.d", "Walker", 1);
        assertThat(told(watched.turn("Amy"), "Search")).containsExactly(why("Search", "zombies here", "Z2-SEARCH-01"));
        City scavenger = City.mission("WZ-M05")
                .skilled("Amy", City.BOX.print().skill("Scavenger").orElseThrow())
                .at("10R.d", "Amy");
        assertThat(told(scavenger.turn("Amy"), "Search")).isEmpty();
        City empty = City.mission("WZ-M05")
                .skilled("Amy", City.BOX.print().skill("Scavenger").orElseThrow())
                .deck("equipment")
                .at("10R.d", "Amy");
        assertThat(told(empty.turn("Amy"), "Search"))
                .as("a scavenger could, but for the cards")
                .containsExactly(why("Search", "no cards left", "Z2-SEARCH-03"));
        City done = scavenger.choose("search");
        while (done.offered("search").isEmpty() && told(done, "Search").isEmpty() && !done.isDone()) {
            done.choose(done.offered().getFirst());
        }
        assertThat(told(done, "Search")).containsExactly(why("Search", "searched already", "Z2-SEARCH-01"));
    }
}

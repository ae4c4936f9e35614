package redoubt.secondedition.sense;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.mission.ObjectivesTaken;
import redoubt.horde.table.Survivor;
import redoubt.horde.terms.Errand;
import redoubt.kernel.Option;
import redoubt.secondedition.City;
import redoubt.secondedition.mission.evacuees.Evacuation;
import redoubt.secondedition.mission.rules.Labour;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.Finds;
import redoubt.secondedition.objective.ObjectiveCard;
import redoubt.secondedition.things.Lying;
import redoubt.secondedition.washington.KnockOut;

/** What goals tell bots: how near they are, where to go for them, and which options serve them. */
class GoalsForBotsTest {
    private static MissionGoals goals(City city) {
        return city.table().mission().rulings(MissionGoals.class).getFirst();
    }

    private static double progress(City city, int goal) {
        return goals(city).goals().get(goal).progress(city.table());
    }

    private static List<String> errands(City city) {
        List<Errand> errands = new ArrayList<>();
        goals(city).errands(city.table(), errands);
        return errands.stream()
                .map(errand -> city.table().zone(errand.zone()).name())
                .distinct()
                .toList();
    }

    private static City left(City city, int count) {
        for (Survivor survivor : city.table().survivors().subList(0, count)) {
            city.with(survivor.withPresence(Survivor.Presence.LEFT));
        }
        return city;
    }

    private static City read(City city, String... cards) {
        for (String card : cards) {
            city.with(CardsLaid.of(city.table()).with(card, CardsLaid.Fate.DISCARDED));
        }
        return city;
    }

    private static double opinion(City city, String key) {
        Option option = city.state().decision().options().stream()
                .filter(each -> each.key().equals(key))
                .findFirst()
                .orElseThrow();
        List<? extends Option> options = city.state().decision().options();
        return City.GAME.sense().opinions(city.state(), options)[options.indexOf(option)];
    }

    @Test
    void firstTheObjectivesThenTheExit() {
        City city = City.mission("Z2-M01");
        assertThat(errands(city)).containsExactlyInAnyOrder("6R.A", "6R.B", "9R.A");
        assertThat(progress(left(city, 3), 1)).isEqualTo(0.5);
        city.with(new ObjectivesTaken(Collections.nCopies(3, "red"))).with(table -> table.withObjectives(List.of()));
        assertThat(errands(city)).containsExactly("9R.s6");
    }

    @Test
    void theDinerSendsPeopleToItsShutDoorsAndToTheCards() {
        City city = City.mission("WZ-M01");
        assertThat(progress(city, 0)).isZero();
        assertThat(errands(city)).contains("4R.B", "3R.B");
        city.border("door", "3R.B", "3R.s5");
        assertThat(errands(city)).doesNotContain("3R.s5");
        assertThat(progress(city, 1)).isZero();
        assertThat(progress(read(city, "WZ-M01C-03"), 1)).isEqualTo(1.0 / 7);
    }

    @Test
    void aDoorWithACardIsWorthOpening() {
        City city = City.mission("WZ-M03").emptyHanded();
        CardsLaid.Laid card = CardsLaid.of(city.table()).laid("WZ-M03C-03");
        CardsLaid.Door door = card.doors().getFirst();
        boolean isOutside = !city.table().isBuilding(door.one().index());
        String here = (isOutside ? door.one() : door.other()).name();
        String there = (isOutside ? door.other() : door.one()).name();
        assertThat(errands(city)).contains(here, there);
        city.holds("Amy", "Crowbar").at(here, "Amy").turn("Amy");
        assertThat(opinion(city, "open door to " + there)).isGreaterThan(4);
        assertThat(errands(read(city, "WZ-M03C-03"))).doesNotContain(there);
    }

    @Test
    void cluesAreStepsToTheBunkerAndCardsToWhatTheyHide() {
        City city = City.mission("WZ-M06");
        assertThat(progress(city, 0)).isZero();
        city.with(new Finds(List.of("clue", "clue"), List.of()));
        assertThat(progress(city, 0)).isEqualTo(0.5);
        city.with(new Finds(List.of("clue", "clue", "clue", "bunker"), List.of()));
        assertThat(progress(city, 0)).isEqualTo(1);
        City shelter = City.mission("WZ-M05");
        assertThat(progress(shelter, 0)).isZero();
        assertThat(errands(shelter)).isNotEmpty();
        assertThat(progress(read(shelter, "WZ-M05C-01", "WZ-M05C-02"), 0)).isBetween(0.1, 0.5);
    }

    @Test
    void whoRemainsIsCountedAndTheExitIsTheWay() {
        City city = City.mission("WZ-M04");
        Goal gone = goals(city).goals().getLast();
        assertThat(gone.progress(city.table())).isZero();
        assertThat(gone.progress(left(city, 3).table())).isEqualTo(0.5);
        List<Errand> errands = new ArrayList<>();
        gone.errands(city.table(), false, errands);
        assertThat(errands).as("not before the light is out").isEmpty();
        gone.errands(city.table(), true, errands);
        assertThat(errands)
                .extracting(Errand::zone)
                .containsExactly(city.zone("6R.s1").index());
    }

    @Test
    void friendsOnTheGroundAndCratesArePickedUp() {
        City city = City.of("9R", new KnockOut()).survivor("Ana", "9R.s2").survivor("Ben", "9R.s2");
        city.run(new EliminateSurvivor(city.id("Ben")))
                .token("crate", "9R.s2", 1)
                .turn("Ana");
        List<Errand> errands = new ArrayList<>();
        new CityAdvice().errands(city.table(), errands);
        assertThat(errands)
                .extracting(Errand::zone)
                .containsExactly(city.zone("9R.s2").index());
        assertThat(opinion(city, "pick up Ben")).isGreaterThan(opinion(city, "open crate"));
        assertThat(opinion(city, "open crate")).isGreaterThan(opinion(city, "make noise"));
    }

    @Test
    void cardsAreReadUntilTheirGoalIsMet() {
        City city = City.mission("WZ-M05");
        int cards = (int) CardsLaid.of(city.table()).all().stream()
                .filter(card -> card.kind() == ObjectiveCard.Kind.ZONE || card.kind() == ObjectiveCard.Kind.DOOR)
                .count();
        assertThat(progress(city, 0)).isZero();
        assertThat(progress(read(city, "WZ-M05C-01"), 0)).isEqualTo(0.8 / cards);
        assertThat(errands(city)).isNotEmpty();
    }

    private static String errand(City city, String name) {
        List<Errand> errands = new ArrayList<>();
        goals(city).errands(city.table(), errands);
        Survivor survivor = city.table().survivor(city.id(name));
        return errands.stream()
                .filter(errand -> errand.isFor(survivor))
                .map(errand -> city.table().zone(errand.zone()).name())
                .findFirst()
                .orElse("");
    }

    private static City carrying(City city, String name, String... things) {
        return city.with(city.table().survivor(city.id(name)).withCarried(List.of(things)));
    }

    @Test
    void theStrongWeaponTakesTheRoundsAndHunts() {
        City city = City.mission("WZ-M07").emptyHanded();
        city.holds("Amy", "Crowbar").holds("Josh", "Fire Axe");
        assertThat(errand(city, "Josh")).as("to the cage").isEqualTo("10R.a");
        assertThat(errand(city, "Amy")).as("to the roster").isEqualTo("11R.i");
        assertThat(errand(city, "Ned")).as("near both").isEqualTo("10R.b");
        assertThat(progress(city, 0)).isZero();
        carrying(city, "Josh", "breaching-round")
                .with(CardsLaid.of(city.table()).with("WZ-M07C-01", CardsLaid.Fate.STAYING));
        assertThat(progress(city, 0)).isPositive();
        assertThat(errand(city, "Josh")).as("where one will come").isEqualTo("11R.e");
        city.zombies("14V.e", "Patient 0", 1);
        assertThat(errand(city, "Josh")).isEqualTo("14V.e");
        assertThat(errand(city, "Ned")).as("with the hunter").isEqualTo("12R.h");
        city.with(new Finds(List.of("electronic-card"), List.of()));
        assertThat(progress(city, 0)).isEqualTo(1);
        assertThat(errands(city)).isEmpty();
    }

    @Test
    void aRoundIsForAnAbomination() {
        City city = City.mission("WZ-M07").emptyHanded().at("14V.e", "Josh", "Amy");
        carrying(city.holds("Josh", "Fire Axe"), "Josh", "breaching-round").zombies("14V.e", "Walker", 1);
        city.turn("Josh");
        assertThat(opinion(city, "load a breaching round")).isNegative();
        city.zombies("14V.e", "Patient 0", 1).turn("Josh");
        assertThat(opinion(city, "load a breaching round")).isGreaterThan(opinion(city, "melee Fire Axe 14V.e"));
    }

    @Test
    void theFuelIsFetchedAndTakenDownTheShaft() {
        City city = City.mission("WZ-M08").emptyHanded();
        city.holds("Amy", "Crowbar").holds("Josh", "Fire Axe");
        assertThat(errand(city, "Amy")).as("by the eastern way").isEqualTo("15V.b");
        assertThat(errand(city, "Josh")).as("to the shaft").isEqualTo("15V.a");
        city.at("15V.b", "Amy", "Ned");
        assertThat(errand(city, "Amy")).as("to the fuel").isEqualTo("13V.i");
        assertThat(errand(city, "Ned")).as("to cover it").isEqualTo("13V.e");
        assertThat(progress(city, 0)).isZero();
        carrying(read(city, "WZ-M08C-03", "WZ-M08C-05"), "Amy", "fuel");
        city.with(new Finds(List.of("dumbwaiter"), List.of()));
        assertThat(errand(city, "Amy")).isEqualTo("15V.a");
        double before = progress(city, 0);
        city.at("15V.a", "Amy").turn("Amy");
        assertThat(opinion(city, "go through to 12V.e")).isPositive();
        city.at("12V.e", "Amy");
        assertThat(errand(city, "Amy")).isEqualTo("12V.i");
        assertThat(progress(city, 0)).isGreaterThan(before).isLessThan(1);
    }

    @Test
    void theGeneratorIsOfNoUseWithoutFuel() {
        City city = City.mission("WZ-M08").at("12V.i", "Amy").turn("Amy");
        assertThat(opinion(city, "take objective")).isNegative();
        carrying(city, "Amy", "fuel").turn("Amy");
        assertThat(opinion(city, "take objective")).isPositive();
        city.with(CardsLaid.of(city.table()).with("WZ-M08N-04", CardsLaid.Fate.STAYING))
                .turn("Amy");
        assertThat(opinion(city, "work on WZ-M08N-04")).isPositive();
    }

    @Test
    void aDoorWithACardIsWorthOpeningWhereverCardsAreLookedFor() {
        City city = City.mission("WZ-M05").emptyHanded().at("13V.h", "Amy").turn("Amy");
        assertThat(opinion(city, "open door to 13V.g")).isGreaterThan(4);
    }

    @Test
    void allHandsClearTheBarricadeAndOneSoundsTheHorn() {
        City city = City.mission("WZ-M10");
        String barricade = CardsLaid.of(city.table())
                .laid("WZ-M10C-09")
                .zone()
                .orElseThrow()
                .name();
        Goal open = goals(city).goals().getFirst();
        assertThat(zones(city, open)).containsExactlyInAnyOrder(barricade, "11V.g");
        assertThat(zones(read(city, "WZ-M10C-08"), open)).containsExactly(barricade);
        assertThat(open.progress(city.table())).isZero();
        city.with(CardsLaid.of(city.table()).with("WZ-M10C-09", CardsLaid.Fate.STAYING));
        double found = open.progress(city.table());
        city.with(new Labour(List.of(new Labour.Done("WZ-M10C-09", 7))));
        assertThat(open.progress(city.table())).isGreaterThan(found).isLessThan(1);
        city.at(barricade, "Amy").turn("Amy");
        assertThat(opinion(city, "work on WZ-M10C-09")).isGreaterThan(opinion(city, "end turn"));
        city.token("exit", barricade, 1);
        assertThat(zones(city, open)).isEmpty();
    }

    @Test
    void zombiesThatTheTeamCanKillAreNoReasonToStay() {
        City city = City.mission("WZ-M09").emptyHanded().at("14R.e", "Amy", "Josh");
        double alone = opinion(city.zombies("14R.d", "Walker", 3).turn("Amy"), "move 14R.d");
        city.holds("Josh", "Baseball Bat");
        assertThat(opinion(city.turn("Amy"), "move 14R.d")).isGreaterThan(alone);
    }

    @Test
    void evacueesAreFetchedAndLedOut() {
        City city = City.mission("WZ-M09").emptyHanded();
        city.holds("Josh", "Crowbar");
        Goal saved = goals(city).goals().get(1);
        assertThat(saved.progress(city.table())).isZero();
        assertThat(errand(city, "Josh")).as("to the gate").isEqualTo("11R.a");
        assertThat(errand(city, "Amy")).as("to the bunker").isEqualTo("13R.f");
        read(city, "WZ-M09C-01").with(new Lying(List.of(new Lying.Thing("evacuee", city.zone("13R.i")))));
        assertThat(errand(city, "Amy")).isEqualTo("13R.i");
        carrying(city, "Amy", "evacuee");
        assertThat(errand(city, "Amy")).as("to the exit").isEqualTo("11R.f");
        assertThat(errand(city, "Ned")).isEqualTo("13R.i");
        assertThat(errand(read(city, "WZ-M09C-03"), "Josh"))
                .as("the gate is open")
                .isEqualTo("13R.i");
        city.with(new Evacuation(2));
        assertThat(saved.progress(city.table())).isEqualTo(0.5);
        city.with(new Evacuation(5));
        assertThat(saved.progress(city.table())).isEqualTo(1);
        assertThat(zones(city, saved)).containsExactly("11R.f");
    }

    private static List<String> zones(City city, Goal goal) {
        List<Errand> errands = new ArrayList<>();
        goal.errands(city.table(), true, errands);
        return errands.stream()
                .map(errand -> city.table().zone(errand.zone()).name())
                .distinct()
                .toList();
    }

    @Test
    void doorsOfTheDinerAreWorthOpening() {
        City city = City.mission("WZ-M01").emptyHanded();
        for (CardsLaid.Laid card : CardsLaid.of(city.table()).all()) {
            read(city, card.id());
        }
        city.holds("Amy", "Crowbar").at("3R.s5", "Amy").turn("Amy");
        assertThat(opinion(city, "open door to 3R.B")).isGreaterThan(4);
    }

    @Test
    void whoeverMustLeaveGoesToTheExitOnlyWhenAllElseIsDone() {
        City city = City.mission("WZ-M10");
        Goal leave = goals(city).goals().getLast();
        String exit = city.table().survivors().getFirst().zone().name();
        city.token("exit", exit, 1);
        assertThat(zones(city, leave)).containsExactly(exit);
        List<Errand> early = new ArrayList<>();
        leave.errands(city.table(), false, early);
        assertThat(early).isEmpty();
        assertThat(zones(city, goals(city).goals().getFirst()))
                .as("an exit is open")
                .isEmpty();
    }
}

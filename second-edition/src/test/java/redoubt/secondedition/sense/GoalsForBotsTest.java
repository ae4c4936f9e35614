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
        City city = City.mission("WZ-M07");
        int cards = (int) CardsLaid.of(city.table()).all().stream()
                .filter(card -> card.kind() == ObjectiveCard.Kind.ZONE || card.kind() == ObjectiveCard.Kind.DOOR)
                .count();
        String first = CardsLaid.of(city.table()).all().stream()
                .filter(CardsLaid.Laid::isThere)
                .findFirst()
                .orElseThrow()
                .id();
        assertThat(progress(city, 0)).isZero();
        assertThat(progress(read(city, first), 0)).isEqualTo(0.8 / cards);
        assertThat(errands(city)).isNotEmpty();
        city.with(new Finds(List.of("electronic-card"), List.of()));
        assertThat(progress(city, 0)).isEqualTo(1);
        assertThat(errands(city)).isEmpty();
    }

    @Test
    void evacueesAreFetchedAndLedOut() {
        City city = City.mission("WZ-M09");
        Goal saved = goals(city).goals().get(1);
        assertThat(saved.progress(city.table())).isZero();
        assertThat(zones(city, saved)).as("the cards that are there").isNotEmpty();
        for (CardsLaid.Laid card : CardsLaid.of(city.table()).all()) {
            read(city, card.id());
        }
        city.with(new Lying(List.of(new Lying.Thing("evacuee", city.zone("11R.a")))));
        String exit = city.table().survivors().getFirst().zone().name();
        city.token("exit", exit, 1);
        assertThat(zones(city, saved)).containsExactly("11R.a");
        city.with(city.table().survivors().getFirst().withCarried(List.of("evacuee")));
        assertThat(zones(city, saved)).containsExactly("11R.a", exit);
        city.with(city.table().survivors().getFirst().withPresence(Survivor.Presence.ELIMINATED));
        assertThat(zones(city, saved)).containsExactly("11R.a");
        city.with(new Evacuation(2));
        assertThat(saved.progress(city.table())).isEqualTo(0.5);
        city.with(new Evacuation(5));
        assertThat(saved.progress(city.table())).isEqualTo(1);
        assertThat(zones(city, saved)).isEmpty();
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

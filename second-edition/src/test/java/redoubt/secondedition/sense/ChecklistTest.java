package redoubt.secondedition.sense;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.view.Landmarks;
import redoubt.kernel.Agenda;
import redoubt.kernel.Aim;
import redoubt.kernel.Luck;
import redoubt.kernel.Mark;
import redoubt.kernel.RuleId;
import redoubt.kernel.State;
import redoubt.secondedition.City;
import redoubt.secondedition.companions.Companions;
import redoubt.secondedition.companions.MeetCompanion;
import redoubt.secondedition.mission.evacuees.Evacuation;
import redoubt.secondedition.mission.m10.TankGun;
import redoubt.secondedition.mission.rules.Labour;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.Finds;
import redoubt.secondedition.washington.Lights;
import redoubt.testkit.Rule;

/** The checklist that people read: what wins, how much of it is done and where, and what must stay so. */
class ChecklistTest {
    /** The lines of the checklist, such as {@code win TakeAllCards 1/7 2V.B 7R.A}. */
    private static List<String> lines(City city) {
        State<Table> now = State.laidOut(city.table(), Agenda.empty(), Luck.seeded(1));
        return City.GAME.aims(now).stream().map(ChecklistTest::line).toList();
    }

    private static String line(Aim aim) {
        String about = aim.about().stream().map(Mark::id).collect(Collectors.joining(" "));
        return (aim.kind().name().toLowerCase(Locale.ROOT) + " " + aim.name() + " " + aim.done() + "/" + aim.of() + " "
                        + about)
                .strip();
    }

    private static City read(City city, String card) {
        return city.with(CardsLaid.of(city.table()).with(card, CardsLaid.Fate.DISCARDED));
    }

    private static City presence(City city, Survivor.Presence presence, int... survivors) {
        for (int survivor : survivors) {
            city.with(city.table().survivors().get(survivor).withPresence(presence));
        }
        return city;
    }

    private static List<String> landmarks(City city, String name) {
        return city.table().mission().rulings(Landmarks.class).stream()
                .flatMap(ruling -> ruling.landmarks(city.table()).stream())
                .filter(landmark -> landmark.kind().equals(name))
                .map(landmark -> landmark.zone().name())
                .toList();
    }

    @Test
    @Rule({"WZ-M01-03", "WZ-CARD-05"})
    void theDinerCountsItsDoorsAndItsCards() {
        City city = City.mission("WZ-M01");
        assertThat(lines(city))
                .containsExactly(
                        "win OpenDiner 0/3 7R.s4 4R.B 4R.s5 3R.B 3R.s5",
                        "win TakeAllCards 0/7 2V.A 2V.B 7R.A 4R.A 5R.B 8R.A 3R.B",
                        "keep SomebodyStands 6/6");
        city.border("door", "3R.B", "3R.s5");
        String first = CardsLaid.of(city.table()).all().stream()
                .filter(card -> card.zone().equals(Optional.of(city.zone("2V.A"))))
                .findFirst()
                .orElseThrow()
                .id();
        read(city, first);
        assertThat(lines(city))
                .containsExactly(
                        "win OpenDiner 1/3 7R.s4 4R.B 4R.s5",
                        "win TakeAllCards 1/7 2V.B 7R.A 4R.A 5R.B 8R.A 3R.B",
                        "keep SomebodyStands 6/6");
    }

    @Test
    @Rule("WZ-CARD-05")
    void aCardOnADoorLiesOnBothItsDoorsUntilItIsTaken() {
        City city = City.mission("WZ-M03");
        assertThat(lines(city)).contains("win TakeAllCards 0/6 6V.s1 6V.s2 3V.s2 4V.C 4V.s5 1V.B");
        CardsLaid.Laid card = CardsLaid.of(city.table()).laid("WZ-M03C-03");
        String door = card.doors().getFirst().one().name();
        assertThat(lines(read(city, "WZ-M03C-03")))
                .anySatisfy(line ->
                        assertThat(line).startsWith("win TakeAllCards 1/6").doesNotContain(door));
    }

    @Test
    @Rule({"WZ-KO-01", "WZ-KO-13"})
    void whoeverStillStandsIsCounted() {
        City city = City.mission("WZ-M02");
        city.run(new EliminateSurvivor(city.table().survivors().getFirst().id()));
        assertThat(lines(city)).contains("keep SomebodyStands 5/6");
        assertThat(lines(presence(city, Survivor.Presence.LEFT, 1)))
                .as("somebody who left has not fallen")
                .contains("keep SomebodyStands 5/6");
        City base = City.mission("Z2-M01");
        assertThat(lines(base)).contains("keep SurvivorsMustLive 6/6").doesNotContain("keep SomebodyStands 6/6");
        assertThat(lines(city)).doesNotContain("keep SurvivorsMustLive 5/6");
    }

    @Test
    @Rule("WZ-CLOCK-06")
    void theLastHalfDayIsCountedDown() {
        City city = City.mission("WZ-M02");
        city.with(table -> table.withRound(36));
        assertThat(lines(city)).noneMatch(line -> line.startsWith("keep TwoDays"));
        city.with(table -> table.withRound(37));
        assertThat(lines(city)).contains("keep TwoDays 1/1 12");
        city.with(table -> table.withRound(48));
        assertThat(lines(city)).contains("keep TwoDays 1/1 1");
        city.with(table -> table.withRound(49));
        assertThat(lines(city)).contains("keep TwoDays 0/1 0");
        city.with(table -> table.withRound(50));
        assertThat(lines(city)).contains("keep TwoDays 0/1 0");
    }

    @Test
    @Rule({"WZ-M04-03", "WZ-M04R-01"})
    void afterTheSearchlightEverybodyGoes() {
        City city = City.mission("WZ-M04");
        assertThat(lines(city)).startsWith("win SearchlightOff 0/1", "win NobodyRemains 0/6 6R.s1");
        city.with(Lights.of(city.table()).withoutFixed());
        assertThat(lines(presence(city, Survivor.Presence.LEFT, 0, 1)))
                .startsWith("win SearchlightOff 1/1", "win NobodyRemains 2/6 6R.s1");
        city.run(new EliminateSurvivor(city.table().survivors().getLast().id()));
        assertThat(lines(city)).as("somebody lying there can still be saved").contains("win NobodyRemains 2/6 6R.s1");
    }

    @Test
    @Rule("WZ-M06R-01")
    void threeCluesLeadToTheBunker() {
        City city = City.mission("WZ-M06");
        city.with(new Finds(List.of("clue", "clue"), List.of()));
        assertThat(lines(city)).startsWith("win FindBunker 0/1", "part CluesFound 2/3");
        city.with(new Finds(List.of("clue", "clue", "clue", "clue"), List.of()));
        assertThat(lines(city)).startsWith("win FindBunker 0/1", "part CluesFound 3/3");
        city.with(new Finds(List.of("bunker"), List.of()));
        assertThat(lines(city)).startsWith("win FindBunker 1/1", "part CluesFound 3/3");
    }

    @Test
    void aKeywordIsFoundOrNot() {
        City city = City.mission("WZ-M07");
        assertThat(lines(city)).contains("win Found 0/1 electronic-card");
        city.with(new Finds(List.of("electronic-card"), List.of()));
        assertThat(lines(city)).contains("win Found 1/1 electronic-card");
    }

    @Test
    @Rule({"WZ-M09C-01", "WZ-M09C-03", "WZ-KO-13"})
    void theEvacueesAreCountedAndThenThoseWhoLeave() {
        City city = City.mission("WZ-M09");
        assertThat(lines(city))
                .startsWith("win CardTaken 0/1 WZ-M09C-03 11R.a", "win SaveEvacuees 0/4", "win LeaveThroughExit 0/6");
        assertThat(landmarks(city, "closed-exit")).as("nobody knows yet").isEmpty();
        read(city, "WZ-M09C-03").with(new Evacuation(3));
        assertThat(lines(city)).startsWith("win CardTaken 1/1 WZ-M09C-03", "win SaveEvacuees 3/4");
        city.with(new Evacuation(5));
        assertThat(lines(city)).contains("win SaveEvacuees 4/4");
        read(city, "WZ-M09C-01");
        List<String> exit = landmarks(city, "closed-exit");
        assertThat(exit).hasSize(1);
        city.token("exit", exit.getFirst(), 1);
        assertThat(landmarks(city, "closed-exit")).as("it is open").isEmpty();
        presence(city, Survivor.Presence.LEFT, 0, 1);
        presence(city, Survivor.Presence.ELIMINATED, 2);
        assertThat(lines(city)).contains("win LeaveThroughExit 2/5 " + exit.getFirst());
    }

    @Test
    @Rule("WZ-M10R-01")
    void oneOpenExitIsEnough() {
        City city = City.mission("WZ-M10");
        assertThat(lines(city)).contains("win OpenAnyExit 0/1", "win LeaveThroughExit 0/6");
        String somewhere = city.table().survivors().getFirst().zone().name();
        city.token("exit", somewhere, 1);
        assertThat(lines(city)).contains("win OpenAnyExit 1/1", "win LeaveThroughExit 0/6 " + somewhere);
    }

    @Test
    @Rule("WZ-M10C-09")
    void theBarricadeIsCountedOnceItIsFound() {
        City city = City.mission("WZ-M10").with(new Labour(List.of(new Labour.Done(TankGun.BARRICADE, 5))));
        assertThat(lines(city)).noneMatch(line -> line.contains("Barricade"));
        city.with(CardsLaid.of(city.table()).with(TankGun.BARRICADE, CardsLaid.Fate.STAYING));
        assertThat(lines(city)).contains("part ClearBarricade 5/24 1R.s3");
        city.token("exit", "1R.s3", 1);
        assertThat(lines(city)).as("a way out is open").noneMatch(line -> line.contains("Barricade"));
    }

    @Test
    void inAMissionOfTheBoxEverybodyLeaves() {
        City city = City.mission("Z2-M01");
        assertThat(lines(presence(city, Survivor.Presence.LEFT, 0))).contains("win LeaveThroughExit 1/6 9R.s6");
    }

    @Test
    @Rule("Z2-CPN-02")
    void companionsWhomTheMissionNeedsAreCounted() {
        Companions vital = new Companions(City.BOX.companions(), true);
        City city = City.of("9R", vital).survivor("Ana", "9R.s8");
        assertThat(lines(city)).noneMatch(line -> line.contains("CompanionsLive"));
        meet(meet(city, "Taylor"), "President");
        assertThat(lines(city)).contains("keep CompanionsLive 2/2");
        city.zombies("9R.s2", "Walker", 1).activate().choose("suffer Taylor");
        assertThat(lines(city)).contains("keep CompanionsLive 1/2");
        Companions others = new Companions(City.BOX.companions(), false);
        assertThat(lines(meet(City.of("9R", others).survivor("Ana", "9R.s8"), "Taylor")))
                .noneMatch(line -> line.contains("CompanionsLive"));
    }

    private static City meet(City city, String companion) {
        return city.run(new MeetCompanion(new RuleId("Z2-CPN-05"), companion, city.zone("9R.s2"), Optional.empty()));
    }
}

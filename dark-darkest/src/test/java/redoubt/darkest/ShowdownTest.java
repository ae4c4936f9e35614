package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.board.Zone;
import redoubt.bots.RandomBot;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.reaction.Forecast;
import redoubt.darkest.showdown.NemesisReacts;
import redoubt.darkest.showdown.ShowdownActs;
import redoubt.darkest.showdown.ShowdownReacts;
import redoubt.darkest.table.EventSpace;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Table;
import redoubt.kernel.Agenda;
import redoubt.kernel.Aim;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.RuleId;
import redoubt.kernel.State;
import redoubt.testkit.Rule;

/** The Final Showdown. */
class ShowdownTest {
    /** Bruce and Nina before the open Laboratory of house A, all else far away. */
    private static Mansion before() {
        return Mansion.with("Bruce", "Nina")
                .at("Bruce", "O08.a")
                .at("Nina", "O08.a")
                .code("")
                .open("O08.a-C4.a")
                .fire("O07", 1);
    }

    /** A Showdown under way: Bruce bears the Cure, the Nemesis is in the Laboratory with one cube on each area. */
    private static Mansion under(String... survivors) {
        Mansion mansion = Mansion.with(survivors)
                .code("")
                .fire("O07", 1)
                .nemesis("Doctor Mortimer", "C4.a", 1, 1, 1, 1, 1)
                .spawn();
        for (int door : mansion.table().house().locks()) {
            mansion.with(table -> table.with(
                            table.terrain().withEdge(door, table.ways().open()))
                    .with(table.security().withoutDoor(door)));
        }
        for (int door : mansion.table().house().seals()) {
            mansion.with(table ->
                    table.with(table.terrain().withEdge(door, table.ways().open())));
        }
        return mansion.with(table -> table.with(table.clock().withBearer(0)));
    }

    /** Lets the Nemesis take the first of equally short ways. */
    private static Mansion nemesisGoes(Mansion mansion) {
        while (!mansion.isOver() && !mansion.offered("nemesis").isEmpty()) {
            mansion.choose(mansion.offered("nemesis").getFirst());
        }
        return mansion;
    }

    @Test
    @Rule({"DD-LAB-09", "DD-FIN-01", "DD-FIN-02", "DD-FIN-03", "DD-FIN-04", "DD-FIN-38", "DD-GAP-71", "DD-COMP-04"})
    void enteringTheLaboratoryBeginsTheShowdownAtOnce() {
        Mansion mansion =
                before().token("O09.a", 2).darkness(4).act("Bruce", "Nina").choose("move Bruce C4.a");
        assertThat(mansion.table().clock().bearer()).contains(0);
        assertThat(mansion.table().security().doors()).isEmpty();
        assertThat(mansion.table().security().cameras()).isEmpty();
        assertThat(mansion.table().beside(mansion.room("E1.a")).contains(mansion.room("I05.a")))
                .as("all doors are open")
                .isTrue();
        assertThat(mansion.zombies("O09.a")).as("tokens are revealed").isEqualTo(2);
        assertThat(mansion.asked()).isEqualTo(RuleId.rule("DD-FIN-15"));
        assertThat(mansion.decision().seats().count()).as("one team").isEqualTo(2);
    }

    @Test
    @Rule({"DD-FIN-06", "DD-FIN-07", "DD-FIN-08", "DD-GAP-70", "DD-EX-32"})
    void theNemesisGetsACubeForEveryPointAndSurvivor() {
        Mansion mansion = before().wounds("Nina", 11)
                .points("Bruce", 1)
                .darkness(4)
                .act("Bruce")
                .choose("move Bruce C4.a");
        assertThat(mansion.nemesisRoom()).isEqualTo("C4.a");
        assertThat(mansion.table().menace().nemesis().orElseThrow().left())
                .as("4 + 1 points and 2 survivors, dealt one by one")
                .containsExactly(2, 2, 1, 1, 1);
        assertThat(mansion.survivor("Bruce").points())
                .as("not what was left of the Round")
                .isEqualTo(4);
        assertThat(mansion.table().clock().events()).isEqualTo(EventSpace.CLOCK);
        assertThat(mansion.darkness()).isZero();
    }

    @Test
    @Rule("DD-FIN-05")
    void withoutAFireOneBreaksOut() {
        Mansion mansion = before();
        mansion.with(table -> table.withBurns(table.house().tile("O07").orElseThrow(), 0)
                        .withFront(Optional.empty()))
                .dice(2, 3)
                .act("Bruce")
                .choose("move Bruce C4.a");
        assertThat(mansion.burns("I02")).isEqualTo(1);
    }

    @Test
    @Rule({"DD-DEC-53", "DD-GAP-71"})
    void ofSeveralThePlayersChooseTheBearer() {
        Mansion mansion = before().act("Bruce", "Nina").choose("lead Bruce C4.a", "join");
        assertThat(mansion.offered()).containsExactly("bearer Bruce", "bearer Nina");
        mansion.choose("bearer Nina");
        assertThat(mansion.table().clock().bearer()).contains(1);
    }

    @Test
    @Rule({"DD-GAP-70", "DD-FIN-10", "DD-DEATH-06"})
    void theLostDoNotComeBack() {
        Mansion mansion = before().with(table -> table.with(
                        table.survivor(1).with(table.survivor(1).body().withFate(Fate.TO_BE_REPLACED))))
                .act("Bruce")
                .choose("move Bruce C4.a");
        assertThat(mansion.survivor("Nina").body().fate()).isEqualTo(Fate.OUT);
    }

    @Test
    @Rule({"DD-FIN-09", "DD-FIN-11", "DD-EXT-05", "DD-FIN-14", "DD-FIN-16"})
    void nobodySearchesOrPutsOutFireAnyMore() {
        Mansion mansion = under("Bruce", "Nina")
                .at("Bruce", "C1.a")
                .fire("C1", 1)
                .wounds("Nina", 2)
                .at("Nina", "C2.a")
                .run(new ShowdownActs());
        assertThat(mansion.offered("search")).isEmpty();
        assertThat(mansion.offered("put out")).isEmpty();
        assertThat(mansion.offered("use")).as("but no Fire Control").containsExactly("use Nina medical");
        assertThat(mansion.offered("rest")).isEmpty();
    }

    @Test
    @Rule({"DD-FIN-13", "DD-GAP-76"})
    void aMoveGoesUpToTwoRoomsUnlessEnemiesStopIt() {
        Mansion mansion = under("Bruce", "Nina").run(new ShowdownActs()).choose("move Bruce O01.a");
        assertThat(mansion.offered()).contains("stop here", "on I01.a");
        mansion.choose("on I01.a");
        assertThat(mansion.where("Bruce")).isEqualTo("I01.a");
        assertThat(mansion.survivor("Bruce").effort().leftBox()).isEqualTo(1);
        Mansion stopped = under("Bruce", "Nina")
                .zombies("O01.a", 1)
                .run(new ShowdownActs())
                .choose("move Bruce O01.a");
        assertThat(stopped.asked()).as("no second step").isEqualTo(RuleId.rule("DD-FIN-15"));
        Mansion burnt = under("Bruce", "Nina")
                .fire("O01", 1)
                .fire("I01", 2)
                .run(new ShowdownActs())
                .choose("move Bruce O01.a", "on I01.a");
        assertThat(burnt.survivor("Bruce").body().wounds()).as("at every tile").isEqualTo(3);
    }

    @Test
    @Rule({"DD-FIN-17", "DD-FIN-18", "DD-FIN-19", "DD-FIN-20", "DD-EX-34"})
    void theSixthCubeShiftsAndThoseOfTheMiddleBoxComeBack() {
        Mansion mansion = under("Bruce", "Nina")
                .change(
                        "Bruce",
                        survivor ->
                                survivor.with(survivor.effort().withPoints(1).withBoxes(2, 1)))
                .change(
                        "Nina",
                        survivor ->
                                survivor.with(survivor.effort().withPoints(1).withBoxes(3, 0)))
                .dice(3)
                .run(new ShowdownActs())
                .choose("move Nina O01.a", "stop here");
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(2);
        assertThat(mansion.survivor("Bruce").effort().middleBox()).isEqualTo(2);
        assertThat(mansion.survivor("Nina").effort().middleBox()).isEqualTo(4);
        assertThat(mansion.survivor("Nina").effort().leftBox()).isZero();
        assertThat(mansion.events(DarkestEvent.Shifted.class)).hasSize(1);
        assertThat(mansion.nemesisRoom()).as("a reaction followed").isNotEqualTo("C4.a");
    }

    @Test
    @Rule({"DD-FIN-21", "DD-DEC-54"})
    void aShiftMayBeCalledEarlier() {
        Mansion mansion = under("Bruce", "Nina").dice(3).run(new ShowdownActs());
        assertThat(mansion.offered("shift")).as("no cube in the left box").isEmpty();
        mansion.choose("move Bruce O01.a", "stop here", "shift Nina");
        assertThat(mansion.survivor("Bruce").effort().middleBox()).isEqualTo(1);
        assertThat(mansion.events(DarkestEvent.EventsAdvanced.class)).hasSize(1);
    }

    @Test
    @Rule({"DD-GAP-74", "DD-GAP-72"})
    void ifNobodyCanActTimePassesAndTheCubesReturn() {
        Mansion mansion = under("Bruce", "Nina")
                .change(
                        "Bruce",
                        survivor ->
                                survivor.with(survivor.effort().withPoints(0).withBoxes(0, 3)))
                .points("Nina", 0)
                .dice(3)
                .run(new ShowdownActs());
        assertThat(mansion.offered("wait")).hasSize(2);
        nemesisGoes(mansion.choose("wait Bruce"));
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(3);
        assertThat(mansion.events(DarkestEvent.EventsAdvanced.class)).hasSize(1);
    }

    @Test
    @Rule({"DD-FIN-22", "DD-DEC-55"})
    void aLostHealthLevelCostsACubeAndAGainedOneBringsOne() {
        Mansion mansion = under("Bruce", "Nina")
                .wounds("Bruce", 3)
                .change(
                        "Bruce",
                        survivor ->
                                survivor.with(survivor.effort().withPoints(2).withBoxes(1, 1)))
                .fire("O01", 1)
                .run(new ShowdownActs())
                .choose("move Bruce O01.a");
        assertThat(mansion.offered()).containsExactly("from hand", "from left", "from middle");
        mansion.choose("from middle");
        assertThat(mansion.survivor("Bruce").effort().middleBox()).isZero();
        Mansion healed =
                under("Bruce", "Nina").wounds("Bruce", 4).points("Bruce", 1).points("Nina", 1);
        healed.run(new ShowdownActs()).choose("heal Bruce by Nina");
        assertThat(healed.survivor("Bruce").points()).isEqualTo(2);
    }

    @Test
    @Rule({"DD-FIN-23", "DD-FIN-24", "DD-EX-33", "DD-FIN-25", "DD-FIN-26"})
    void reactionsRunThroughEventsFireAndVirus() {
        Mansion mansion = under("Bruce", "Nina").virus("Nina", 2, 0).dice(3, 3, 3);
        nemesisGoes(mansion.run(new ShowdownReacts()));
        assertThat(mansion.darkness()).as("the top space is empty").isZero();
        assertThat(mansion.survivor("Nina").body().cube()).isEqualTo(1);
        assertThat(mansion.events(DarkestEvent.DirectionRolled.class)).hasSize(1);
        nemesisGoes(mansion.run(new ShowdownReacts()));
        assertThat(mansion.darkness()).isEqualTo(1);
        nemesisGoes(mansion.run(new ShowdownReacts()));
        assertThat(mansion.darkness()).isEqualTo(2);
    }

    @Test
    @Rule({"DD-FIN-27", "DD-FIN-28", "DD-GAP-65", "DD-FIN-37"})
    void theNemesisWalksToTheNearestCornerAndStopsThere() {
        Mansion mansion = under("Bruce", "Nina").run(new NemesisReacts());
        assertThat(mansion.offered()).as("the third step").containsExactlyInAnyOrder("nemesis O11.a", "nemesis I02.a");
        assertThat(mansion.asked()).isEqualTo(RuleId.rule("DD-FIN-28"));
        mansion.choose("nemesis I02.a");
        assertThat(mansion.nemesisRoom()).isEqualTo("I02.a");
        assertThat(mansion.isDone()).isTrue();
        Mansion near = under("Bruce", "Nina")
                .nemesis("Doctor Mortimer", "E1.a", 1, 1, 1, 1, 1)
                .at("Bruce", "O09.a")
                .at("Nina", "O09.a")
                .run(new NemesisReacts());
        assertThat(near.nemesisRoom()).as("it stops in the corner").isEqualTo("C1.a");
        Mansion lame = under("Bruce", "Nina")
                .nemesis("Doctor Mortimer", "C4.a", 1, 0, 1, 1, 1)
                .run(new NemesisReacts());
        assertThat(lame.nemesisRoom()).as("a blue area is gone").isEqualTo("O09.a");
    }

    @Test
    @Rule({"DD-FIN-28", "DD-FIN-32", "DD-FIN-33"})
    void theForecastShowsTheWayOfTheNemesisAndTheWholeHouse() {
        Mansion mansion = under("Bruce", "Nina").zombies("O07.a", 2).run(new ShowdownActs());
        Forecast forecast = (Forecast) mansion.game().forecast(mansion.state()).orElseThrow();
        Forecast.Raid raid = forecast.nemesis().orElseThrow();
        assertThat(raid.rooms()).as("three steps from where it stands").hasSize(4);
        assertThat(raid.rooms().getFirst().name()).isEqualTo("C4.a");
        assertThat(raid.corner()).as("further away").isEmpty();
        assertThat(forecast.threats())
                .extracting(threat -> threat.from().name())
                .contains("O07.a");
        Mansion near = under("Bruce", "Nina")
                .nemesis("Doctor Mortimer", "E1.a", 1, 1, 1, 1, 1)
                .run(new ShowdownActs());
        assertThat(raid(near).corner()).map(Zone::name).contains("C1.a");
        assertThat(raid(near).destroys()).isFalse();
        near.nemesis("Doctor Mortimer", "C1.a", 0, 1, 1, 1, 1).run(new ShowdownActs());
        assertThat(raid(near).destroys()).isTrue();
        assertThat(raid(near).rooms()).hasSize(1);
        assertThat(raid(near).dice()).as("a red area is gone").isEqualTo(raid.dice() - 1);
    }

    private static Forecast.Raid raid(Mansion mansion) {
        return ((Forecast) mansion.game().forecast(mansion.state()).orElseThrow())
                .nemesis()
                .orElseThrow();
    }

    @Test
    @Rule({"DD-FIN-29", "DD-FIN-30", "DD-GAP-68"})
    void itAttacksOnceInEveryRoomItMeetsSurvivorsIn() {
        Mansion mansion = under("Bruce", "Nina")
                .nemesis("Doctor Mortimer", "O01.a", 1, 1, 1, 1, 1)
                .at("Bruce", "O01.a")
                .dice(1, 1, 1, 1, 1, 1, 1, 1)
                .run(new NemesisReacts())
                .choose("endure", "nemesis E1.a", "endure");
        assertThat(mansion.events(DarkestEvent.EnemiesAttacked.class))
                .extracting(attack -> attack.room().name())
                .containsExactly("O01.a", "E1.a");
    }

    @Test
    @Rule({"DD-FIN-31", "DD-FIN-32", "DD-FIN-12"})
    void itDestroysTheCornerItBeginsInAndStaysThere() {
        Mansion mansion = under("Bruce", "Nina")
                .nemesis("Doctor Mortimer", "C1.a", 1, 1, 1, 1, 1)
                .at("Bruce", "C1.a")
                .zombies("C1.a", 5)
                .creature("Undead Bird", "C1.a")
                .dice(1, 1, 1, 1)
                .run(new NemesisReacts());
        assertThat(mansion.isDestroyed("C1")).isTrue();
        assertThat(mansion.darkness()).isZero();
        assertThat(mansion.zombies("C1.a")).isZero();
        assertThat(mansion.survivor("Bruce").body().wounds()).isEqualTo(3);
        assertThat(mansion.nemesisRoom()).isEqualTo("C1.a");
    }

    @Test
    @Rule({"DD-FIN-33", "DD-FIN-34", "DD-FIN-35", "DD-FIN-41", "DD-FIN-36"})
    void theWholeHouseReacts() {
        Mansion mansion = under("Bruce", "Nina")
                .zombies("I08.a", 2)
                .creature("Undead Bird", "O06.a")
                .dice(3, 4, 4)
                .run(new ShowdownReacts());
        nemesisGoes(mansion).choose("go I01.a");
        assertThat(mansion.zombies("O01.a")).as("two rooms").isEqualTo(2);
        assertThat(mansion.creatureRoom()).as("four rooms").isEqualTo("I05.a");
    }

    @Test
    @Rule({"DD-END-01", "DD-GAP-60"})
    void theSurvivorsWinWithTheLastCube() {
        Mansion mansion = under("Bruce", "Nina")
                .nemesis("Doctor Mortimer", "E1.a", 0, 0, 0, 0, 1)
                .dice(1, 3)
                .run(new ShowdownActs())
                .choose("fight Nina Combat Knife G", "hit nemesis area 5 red");
        assertThat(mansion.state().isWon()).isTrue();
        assertThat(mansion.game().aims(mansion.state()))
                .filteredOn(aim -> aim.kind() == Aim.Kind.WIN)
                .as("nothing is left to do")
                .allMatch(aim -> aim.done() == aim.of());
        assertThat(mansion.survivor("Nina").experience())
                .as("a Nemesis earns nothing")
                .isZero();
    }

    @Test
    @Rule({"DD-END-02", "DD-GAP-66"})
    void theyLoseWithTheThirdCorner() {
        Mansion mansion = under("Bruce", "Nina")
                .destroyed("C2")
                .destroyed("C3")
                .nemesis("Doctor Mortimer", "C1.a", 1, 1, 1, 1, 1)
                .run(new NemesisReacts());
        assertThat(mansion.isLost()).isTrue();
    }

    @Test
    @Rule({"DD-END-03", "DD-GAP-15"})
    void theyLoseWhenTheirTrackEnds() {
        Mansion mansion = under("Bruce", "Nina")
                .darkness(5)
                .with(table -> table.with(table.clock().withEvents(EventSpace.FIRE)))
                .run(new ShowdownReacts());
        assertThat(mansion.isLost()).isTrue();
    }

    @Test
    @Rule({"DD-END-04", "DD-FIN-02"})
    void theyLoseWithTheBearer() {
        Mansion bearer = under("Bruce", "Nina").wounds("Bruce", 11).fire("O01", 1);
        bearer.run(new ShowdownActs()).choose("move Bruce O01.a");
        assertThat(bearer.isLost()).isTrue();
        Mansion other = under("Bruce", "Nina").wounds("Nina", 11).fire("O01", 1);
        other.run(new ShowdownActs()).choose("move Nina O01.a");
        assertThat(other.isOver()).isFalse();
        assertThat(other.darkness()).as("no Darkness for the dead").isZero();
    }

    @Test
    @Rule({"DD-GAP-75", "DD-FIN-40"})
    void theyLoseWhenAllAreEntrapped() {
        Mansion mansion = under("Bruce", "Nina")
                .zombies("E1.a", 1)
                .grabbed("Nina", Grab.ORDINARY)
                .dice(3, 3)
                .run(new ShowdownReacts());
        nemesisGoes(mansion).choose("endure");
        assertThat(mansion.isLost()).isTrue();
    }

    @Test
    @Rule("DD-GAP-73")
    void whatWorksOncePerRoundWorksAgainAfterAReaction() {
        Mansion mansion = under("Bruce", "Nina")
                .item("Nina", "Energy Drink")
                .change(
                        "Nina",
                        survivor -> survivor.with(
                                        survivor.effort().withPoints(0).withBoxes(1, 1))
                                .using("Gas Mask"))
                .with(table -> table.with(table.notes().withUsed("C2 MEDICAL")))
                .dice(3)
                .run(new ShowdownActs())
                .choose("energy drink Nina");
        assertThat(mansion.survivor("Nina").points()).as("two cubes come back").isEqualTo(2);
        nemesisGoes(mansion.run(new ShowdownReacts()));
        assertThat(mansion.survivor("Nina").effort().used()).isEmpty();
        assertThat(mansion.table().notes().used()).isEmpty();
    }

    @Test
    @Rule("DD-FUNC-04")
    void theLockerOfTheLaboratoryTakesOneOfTwoTokens() {
        Mansion mansion = under("Bruce", "Nina")
                .nemesis("Doctor Mortimer", "C1.a", 1, 1, 1, 1, 1)
                .at("Bruce", "C4.a")
                .virus("Bruce", 1, 1)
                .run(new ShowdownActs())
                .choose("use Bruce antidote");
        assertThat(mansion.survivor("Bruce").virus()).isEqualTo(1);
        assertThat(mansion.survivor("Bruce").effort().leftBox()).isEqualTo(2);
        assertThat(mansion.offered("use Bruce")).as("never the last one").isEmpty();
    }

    @Test
    @Rule({"DD-FIN-15", "DD-DEC-56"})
    void allSurvivorsActAndAnybodyChoosesTheWayOfTheNemesis() {
        Mansion mansion = under("Bruce", "Nina").at("Nina", "O09.a").run(new ShowdownActs());
        assertThat(mansion.offered("move Bruce")).isNotEmpty();
        assertThat(mansion.offered("move Nina")).as("no groups any more").isNotEmpty();
        Mansion way = under("Bruce", "Nina").run(new NemesisReacts());
        assertThat(way.decision().seats().count()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void everyShowdownEnds(long seed) {
        Engine<Table> engine = new Engine<>(Mansion.GAME);
        Table table = under("Bruce", "Nina", "Lucy", "Jack")
                .zombies("O09.a", 3)
                .creature("Security Guard", "I02.a")
                .spawn(3, 2, 1)
                .table();
        State<Table> state = engine.begin(State.laidOut(table, Agenda.of(new ShowdownActs()), Luck.seeded(seed)))
                .state();
        RandomBot<Table> bot = new RandomBot<>(seed);
        int choices = 0;
        while (!state.isOver()) {
            List<? extends Option> options = state.decision().options();
            state = engine.apply(state, bot.choose(state, options)).state();
            assertThat(choices++).isLessThan(5_000);
        }
    }

    @Test
    @Rule({"DD-FIN-32", "DD-FIN-31"})
    void aCreatureInACornerThatIsDestroyedIsHurtUnlessFireDoesNotHarmIt() {
        Mansion bird = under("Bruce", "Nina")
                .nemesis("Doctor Mortimer", "C1.a", 1, 1, 1, 1, 1)
                .creature("Undead Bird", "C1.a")
                .run(new NemesisReacts());
        bird.takeFirst("area");
        assertThat(bird.events(DarkestEvent.BeastHit.class)).hasSize(3);
        Mansion dog = under("Bruce", "Nina")
                .nemesis("Doctor Mortimer", "C1.a", 1, 1, 1, 1, 1)
                .creature("Zombie Dog", "C1.a")
                .run(new NemesisReacts());
        assertThat(dog.events(DarkestEvent.TileDestroyed.class)).hasSize(1);
        assertThat(dog.events(DarkestEvent.BeastHit.class)).isEmpty();
    }
}

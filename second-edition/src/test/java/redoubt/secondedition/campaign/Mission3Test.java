package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.CardName;
import redoubt.horde.round.AtMoment;
import redoubt.horde.round.EndPhase;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Survivor;
import redoubt.horde.terms.Moment;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.Status;
import redoubt.secondedition.City;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.mission.rules.MissionEvent;
import redoubt.secondedition.objective.CardEvent;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.CardsLaid.Fate;
import redoubt.secondedition.washington.Clock;
import redoubt.testkit.Rule;

/** Mission 3: blocks that open at one door each, and a searchlight at nightfall. */
class Mission3Test {
    private static final String[] DOORS = {
        "WZ-M03C-01", "WZ-M03C-02", "WZ-M03C-03", "WZ-M03C-04", "WZ-M03C-05", "WZ-M03C-06"
    };
    private static final String LIGHT = "WZ-M03C-07";

    private static City city() {
        return City.mission("WZ-M03").emptyHanded();
    }

    /** Somebody in front of a door with a crowbar. */
    private static City before(City city, String zone) {
        return city.at(zone, "Amy").holds("Amy", "Crowbar").turn("Amy");
    }

    private static City opens(City city, String from, String to) {
        return before(city, from).choose("open door to " + to);
    }

    private static City round(City city, int round) {
        return city.with(table -> table.withRound(round)).with(new Clock((11 + round - 1) % Clock.HOURS));
    }

    @Test
    @Rule({"WZ-M03-01", "WZ-M03-02", "WZ-M03-04", "WZ-MAP-04", "WZ-GAP-13", "WZ-GAP-23", "WZ-CLOCK-04"})
    void theTableIsLaid() {
        City city = city();
        assertThat(City.GAME.missions())
                .filteredOn(mission -> mission.id().equals("WZ-M03"))
                .singleElement()
                .satisfies(card -> {
                    assertThat(card.difficulty()).isEqualTo("medium");
                    assertThat(card.length()).isEqualTo("45-minutes");
                });
        assertThat(city.table().annexes().the(Clock.class).hour()).isEqualTo(11);
        assertThat(Capital.tiles(city)).containsExactly("6V@180", "8V@180", "3V@270", "4V@0", "1V@270", "2V@270");
        assertThat(city.table().survivors())
                .hasSize(6)
                .allMatch(survivor -> survivor.zone().equals(city.zone("4V.s2")));
        assertThat(Capital.spawns(city))
                .containsExactly("start " + city.zone("1V.s3"), "red 1 " + city.zone("8V.s3"), "red 2 4V.s5");
        for (String zone : new String[] {"6V.C", "8V.B", "3V.A", "4V.B", "1V.A", "2V.A"}) {
            assertThat(city.tokens("crate", zone)).as(zone).isOne();
        }
        assertThat(Capital.doorCards(city))
                .containsExactly(
                        "WZ-M03C-01 6V.s1-6V.A",
                        "WZ-M03C-02 6V.s2-8V.C",
                        "WZ-M03C-03 3V.s2-3V.C",
                        "WZ-M03C-04 4V.C-4V.s4",
                        "WZ-M03C-05 1V.B-1V.s4",
                        "WZ-M03C-06 4V.s5-2V.C");
        assertThat(Capital.fate(city, LIGHT)).isEqualTo(Fate.LYING);
    }

    @Test
    @Rule({"WZ-M03-05", "WZ-M03R-01"})
    void aBuildingOpensOnlyAtADoorWithACard() {
        City city =
                before(city().skilled("Amy", City.BOX.print().skill("Break-in").orElseThrow()), "6V.s1");
        assertThat(city.border("6V.s1", "3V.D")).isEqualTo("sealed-door");
        assertThat(city.border("6V.s1", "4V.A")).isEqualTo("sealed-door");
        assertThat(city.offered("open door")).containsOnly("open door to 6V.A");
        Capital.settled(city.choose("open door to 6V.A"));
        assertThat(city.border("6V.s1", "3V.D")).as("the same building").isEqualTo("closed-door");
        assertThat(city.border("6V.s1", "4V.A")).as("another building").isEqualTo("sealed-door");
        assertThat(city.events(MissionEvent.BuildingUnlocked.class))
                .singleElement()
                .satisfies(unlocked -> assertThat(unlocked.doors()).isOne());
        City next = before(city.fromHere(), "6V.s1");
        Capital.settled(next.choose("open door to 3V.D"));
        assertThat(next.border("6V.s1", "3V.D")).isEqualTo("door");
        assertThat(Capital.fate(next, "WZ-M03C-03"))
                .as("a card is taken at its own door")
                .isEqualTo(Fate.LYING);
    }

    @Test
    @Rule({"WZ-M03R-01", "WZ-OBJ-09", "WZ-OBJ-10"})
    void aCardDoorOpensFromInsideTooAndTheBuildingFillsOnce() {
        City city = Capital.settled(opens(city(), "6V.s1", "6V.A"));
        assertThat(city.events(HordeEvent.BuildingOpened.class)).hasSize(1);
        City inside = before(city.fromHere(), "3V.C");
        inside.choose("open door to " + inside.zone("3V.s2"));
        assertThat(Capital.fate(Capital.settled(inside), "WZ-M03C-03")).isEqualTo(Fate.DISCARDED);
        assertThat(inside.events(HordeEvent.BuildingOpened.class)).isEmpty();
        assertThat(inside.events(HordeEvent.ZombieCardDrawn.class))
                .as("no additional cards either")
                .isEmpty();
    }

    @Test
    @Rule("WZ-M03C-01")
    void cornerMarket() {
        City city = city().wounds("Amy", 1).wounds("Ned", 2).deck("equipment", "Katana", "Water");
        city.with(table -> table.with(new Deck(
                "equipment",
                table.deck("equipment").draw(),
                Pile.of(List.of(
                        CardName.find(City.BOX.print(), "equipment/Canned Food").index())))));
        opens(city, "6V.s1", "6V.A");
        assertThat(city.who("Amy").wounds()).isZero();
        assertThat(city.who("Ned").wounds()).as("wherever they are").isOne();
        assertThat(city.offered()).containsExactlyInAnyOrder("take Water", "take Canned Food");
        assertThat(city.border("6V.s1", "6V.A"))
                .as("the card is read before the door opens")
                .isEqualTo("closed-door");
        Capital.settled(city.choose("take Canned Food"));
        assertThat(city.cards("Amy")).contains("Canned Food");
        assertThat(city.border("6V.s1", "6V.A")).isEqualTo("door");
        assertThat(city.events(HordeEvent.DeckReshuffled.class)).hasSize(1);
        assertThat(Capital.keywords(city)).containsExactly("food");
    }

    @Test
    @Rule({"WZ-M03C-02", "WZ-CARD-13"})
    void radioShop() {
        City city = Capital.settled(opens(city(), "6V.s2", "8V.C").choose("choose a"));
        assertThat(Capital.has(city, "Amy", "radio-ham")).isTrue();
        assertThat(Capital.has(city, "Ned", "radio-ham")).isFalse();
        assertThat(city.actions("Amy")).isZero();
        assertThat(city.border("6V.s2", "8V.C")).isEqualTo("door");
        City quick = Capital.settled(opens(city(), "6V.s2", "8V.C").choose("choose b"));
        assertThat(quick.who("Amy").adrenaline()).isEqualTo(3);
        assertThat(Capital.has(quick, "Amy", "radio-ham")).isFalse();
        assertThat(Capital.keywords(quick)).containsExactly("radio");
    }

    @Test
    @Rule("WZ-M03C-03")
    void silentBlock() {
        City city = city().zombieCards("1", "1", "1", "1", "1", "1");
        Capital.settled(opens(city, city.zone("3V.s2").name(), "3V.C"));
        assertThat(city.who("Amy").adrenaline()).isEqualTo(4);
        assertThat(city.zombies("3V.B")).isEqualTo(2);
        assertThat(city.zombies("3V.C")).isEqualTo(2);
        assertThat(city.zombies("6V.B")).as("on the other tile as usual").isOne();
        assertThat(city.zombies("6V.D")).isOne();
        City other = city().zombieCards("1", "1", "1", "1");
        Capital.settled(opens(other, "6V.s1", "6V.A"));
        assertThat(other.zombies("3V.B")).as("only behind the door of the card").isOne();
    }

    @Test
    @Rule("WZ-M03C-04")
    void gunStore() {
        City city = opens(city().deck("pimpweapon", "Zantetsuken"), "4V.s4", "4V.C");
        Capital.settled(city.choose("put Zantetsuken in hand2", City.DONE));
        assertThat(city.cards("Amy")).contains("Zantetsuken");
        assertThat(city.tokens("noise", "4V.s4")).as("where the taker stands").isEqualTo(2);
        assertThat(city.tokens("noise", "4V.C")).isZero();
    }

    @Test
    @Rule({"WZ-M03C-05", "WZ-KO-15"})
    void floodedBasement() {
        City city = opens(city().deck("equipment", "Water", "Katana", "Machete"), "1V.s4", "1V.B");
        city.choose("choose a").choose("put Water in pack1", City.DONE).choose("discard Katana", City.DONE);
        Capital.settled(city.choose("put Machete in hand2", City.DONE));
        assertThat(city.who("Amy").wounds()).isOne();
        assertThat(city.cards("Amy")).containsExactlyInAnyOrder("Crowbar", "Water", "Machete");
        City dry = Capital.settled(opens(city(), "1V.s4", "1V.B").choose("choose b"));
        assertThat(dry.who("Amy").adrenaline()).isOne();
        assertThat(dry.who("Amy").wounds()).isZero();
        City drowned = opens(city().wounds("Amy", 2), "1V.s4", "1V.B");
        Capital.settled(drowned.choose("choose a"));
        assertThat(drowned.who("Amy").isOnBoard()).isFalse();
        assertThat(drowned.border("1V.s4", "1V.B"))
                .as("the door opens all the same")
                .isEqualTo("door");
        assertThat(Capital.fate(drowned, "WZ-M03C-05")).isEqualTo(Fate.DISCARDED);
    }

    @Test
    @Rule("WZ-M03C-06")
    void theMapOfficeShowsWhatComes() {
        City city = Capital.settled(opens(city(), "4V.s5", "2V.C"));
        assertThat(Capital.fate(city, "WZ-M03C-06")).isEqualTo(Fate.STAYING);
        city.zombieCards("2", "1").run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty()));
        assertThat(city.asked()).isEqualTo(new RuleId("WZ-M03C-06"));
        city.choose("look");
        assertThat(city.events(MissionEvent.TopCardSeen.class))
                .singleElement()
                .satisfies(seen -> assertThat(seen.card()).isEqualTo("2"));
        city.choose("put it under");
        assertThat(top(city)).isEqualTo("1");
        city.run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty()));
        city.choose("look").choose("leave it on top");
        assertThat(top(city)).isEqualTo("1");
        city.fromHere()
                .run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty()))
                .choose("leave");
        assertThat(city.events(MissionEvent.TopCardSeen.class)).isEmpty();
        assertThat(city.isDone()).as("once a round").isTrue();
        city.zombieCards("35")
                .with(table -> table.withRound(table.round() + 1))
                .run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty()))
                .choose("look");
        assertThat(city.decision().options())
                .as("an abomination is named only when it comes")
                .allSatisfy(option -> assertThat(option.marks()).hasSize(3));
        City unknown = city().run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty()));
        assertThat(unknown.isDone()).as("without the card").isTrue();
    }

    @Test
    @Rule("WZ-M03C-06")
    void anEmptyDeckIsShuffledBeforeTheLook() {
        City city = Capital.settled(opens(city(), "4V.s5", "2V.C"));
        city.with(table -> {
            Deck deck = table.deck(SecondEdition.ZOMBIE_DECK);
            return table.with(new Deck(
                    SecondEdition.ZOMBIE_DECK, Pile.EMPTY, Pile.of(deck.draw().list())));
        });
        city.run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty())).choose("look");
        assertThat(city.events(HordeEvent.DeckReshuffled.class)).hasSize(1);
        assertThat(city.offered()).containsExactly("leave it on top", "put it under");
    }

    private static String top(City city) {
        int top = city.table().deck(SecondEdition.ZOMBIE_DECK).draw().top();
        return City.BOX.print().zombieCards().get(top).number();
    }

    @Test
    @Rule({"WZ-M03-03", "WZ-M03-06", "WZ-M03C-07", "WZ-CLOCK-05"})
    void atSevenTheSearchlightGoesOn() {
        City early = round(city(), 7).run(new EndPhase());
        assertThat(Capital.fate(early, LIGHT)).isEqualTo(Fate.LYING);
        City city = Capital.away(round(city(), 8), "3V.s4");
        city.zombies("3V.s3", "Walker", 1).zombies("4V.D", "Walker", 1);
        city.token("noise", "3V.s4", 1).run(new EndPhase());
        assertThat(city.table().annexes().the(Clock.class).hour()).isEqualTo(19);
        assertThat(Capital.fate(city, LIGHT)).isEqualTo(Fate.STAYING);
        assertThat(city.events(CardEvent.CardRevealed.class)).hasSize(1);
        assertThat(city.events(HordeEvent.ExtraActivation.class)).hasSize(1);
        assertThat(city.zombies("3V.s3")).as("in the street they come").isZero();
        assertThat(city.zombies("4V.D")).as("indoors they stay").isOne();
        assertThat(city.isOver()).isFalse();
    }

    @Test
    @Rule("WZ-M03C-07")
    void withNobodyInTheStreetsNobodyActs() {
        City city =
                round(city(), 8).at("4V.D", "Amy").zombies("4V.D", "Walker", 1).run(new EndPhase());
        assertThat(city.events(HordeEvent.ExtraActivation.class)).isEmpty();
        assertThat(city.zombies("4V.D")).isOne();
        assertThat(city.who("Amy").wounds())
                .as("indoors it does not even attack")
                .isZero();
    }

    @Test
    @Rule("WZ-M03C-07")
    void afterThatTheFirstSpawnZoneDrawsTwice() {
        City before = city().zombieCards("1", "1", "1", "1").run(new SpawnStep());
        assertThat(before.zombies("1V.s3")).isOne();
        City city = city().zombieCards("1", "1", "1", "2");
        city.with(CardsLaid.of(city.table()).with(LIGHT, Fate.STAYING)).run(new SpawnStep());
        assertThat(city.zombies("1V.s3")).as("its own card and the fourth").isEqualTo(3);
        assertThat(city.zombies("4V.s5")).isOne();
        assertThat(city.zombies("8V.s3")).isOne();
    }

    @Test
    @Rule({"WZ-M03-03", "WZ-M03-06", "WZ-M03C-07", "WZ-CARD-09"})
    void sixDoorsBeforeSevenWinExperience() {
        City city = round(Capital.taken(city(), DOORS[0], DOORS[1], DOORS[2], DOORS[3], DOORS[4]), 8);
        city.with(city.who("Wanda").withPresence(Survivor.Presence.ELIMINATED));
        assertThat(city.isOver()).isFalse();
        Capital.settled(opens(city, "4V.s5", "2V.C"));
        assertThat(city.state().status()).isEqualTo(new Status.Won(new RuleId("WZ-M03-03")));
        assertThat(Capital.experience(city, "Amy")).isOne();
        assertThat(Capital.experience(city, "Ned")).isOne();
        assertThat(Capital.experience(city, "Wanda")).as("not in play").isZero();
        assertThat(city.events(CardEvent.CardRevealed.class))
                .as("read as story")
                .hasSize(1);
        assertThat(city.events(HordeEvent.ExtraActivation.class)).isEmpty();
    }

    @Test
    @Rule({"WZ-M03-06", "WZ-M03C-07"})
    void laterTheyOnlyWin() {
        City city = round(Capital.taken(city(), DOORS[0], DOORS[1], DOORS[2], DOORS[3], DOORS[4]), 9);
        city.with(CardsLaid.of(city.table()).with(LIGHT, Fate.STAYING));
        Capital.settled(opens(city, "4V.s5", "2V.C"));
        assertThat(city.state().isWon())
                .as("the timed card is not one of the six")
                .isTrue();
        assertThat(Capital.experience(city, "Amy")).isZero();
    }

    @Test
    @Rule({"WZ-M03R-02", "WZ-ALONE-03"})
    void withoutTheClockTheEighthRoundEndsWithTheSearchlight() {
        SetUp setUp =
                SetUp.of(SecondEdition.ID, "WZ-M03").with("starting", "dealt").with("without", "clock");
        City city = City.of(setUp).emptyHanded();
        city.with(table -> table.withRound(7)).run(new EndPhase());
        assertThat(Capital.fate(city, LIGHT)).isEqualTo(Fate.LYING);
        city.with(table -> table.withRound(8)).run(new EndPhase());
        assertThat(Capital.fate(city, LIGHT)).isEqualTo(Fate.STAYING);
    }

    @Test
    @Rule("WZ-M03C-06")
    void thePhaseOfTheZombiesAsksBeforeItsCards() {
        City city = Capital.settled(opens(city(), "4V.s5", "2V.C"));
        city.fromHere().run(new ZombiePhase());
        while (!city.isDone() && !city.asked().equals(new RuleId("WZ-M03C-06"))) {
            city.choose(city.offered().getFirst());
        }
        assertThat(city.isDone()).isFalse();
        assertThat(city.events(HordeEvent.ZombieCardDrawn.class)).isEmpty();
    }
}

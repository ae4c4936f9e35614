package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.combat.EliminateZombies;
import redoubt.horde.combat.RemoveZombies;
import redoubt.horde.round.AtMoment;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.Status;
import redoubt.secondedition.City;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.mission.m07.HuntEvent;
import redoubt.secondedition.mission.rules.MissionEvent;
import redoubt.secondedition.objective.CardEvent;
import redoubt.secondedition.objective.CardsLaid.Fate;
import redoubt.secondedition.things.Burden;
import redoubt.secondedition.washington.Clock;
import redoubt.testkit.Rule;

/** Mission 7: an abomination wears the electronic card. */
class Mission7Test {
    private static City city() {
        return City.mission("WZ-M07").emptyHanded();
    }

    private static City after(String... achievements) {
        return City.of(SetUp.of(SecondEdition.ID, "WZ-M07")
                        .with("starting", "dealt")
                        .with("achievements", achievements))
                .emptyHanded();
    }

    private static City kills(City city, String name, String abomination) {
        city.zombies("12R.e", abomination, 1);
        int kind = city.table().print().zombie(abomination).index();
        return city.run(new EliminateZombies(city.id(name), city.zone("12R.e"), kind, 1));
    }

    /** What is told of the tunnel to a team that has this achievement. */
    private static List<String> told(String achievement) {
        return new Engine<>(City.GAME)
                        .begin(
                                SetUp.of(SecondEdition.ID, "WZ-M07")
                                        .with("starting", "dealt")
                                        .with("achievements", achievement),
                                Luck.seeded(1))
                        .events()
                        .stream()
                        .filter(MissionEvent.TunnelKnown.class::isInstance)
                        .map(MissionEvent.TunnelKnown.class::cast)
                        .map(known -> known.rule() + " " + known.one() + " " + known.other())
                        .toList();
    }

    @Test
    @Rule({"WZ-M07-01", "WZ-M07-02", "WZ-M07-04", "WZ-MAP-08", "WZ-GAP-17", "WZ-GAP-27", "WZ-GAP-44"})
    void theTableIsLaid() {
        City city = city();
        Capital.isCalled("WZ-M07", "hard", "45-minutes");
        assertThat(city.table().annexes().the(Clock.class).hour()).isEqualTo(4);
        assertThat(Capital.starts(city)).hasSize(6).containsOnly("12R.h");
        assertThat(Capital.cards(city))
                .containsExactly(
                        "WZ-M07C-01 10R.a",
                        "WZ-M07C-02 11R.i",
                        "WZ-M07C-03 12R.c",
                        "WZ-M07C-04 13V.i",
                        "WZ-M07C-05 14V.g",
                        "WZ-M07C-06 15V.a");
        Capital.hasCrates(city, "10R.g", "11R.c", "12R.a", "13V.a", "14V.a", "15V.c");
        assertThat(Capital.notes(city)).isEqualTo(3);
        assertThat(city.border("15V.h", "11R.b")).isEqualTo("opening");
        assertThat(city.border("11R.h", "10R.b")).isEqualTo("opening");
        assertThat(city.border("10R.f", "14V.d")).isEqualTo("opening");
        assertThat(city.border("13V.f", "12R.d")).isEqualTo("opening");
    }

    @Test
    @Rule({"WZ-M07-05", "WZ-LINK-02", "WZ-DEC-13", "WZ-ACH-02", "WZ-ACH-03"})
    void refugeesKnowTheTunnel() {
        City shut = city().at("13V.h", "Amy").holds("Amy", "Crowbar").turn("Amy");
        assertThat(shut.border("13V.g", "13V.h")).isEqualTo("blue-door");
        assertThat(shut.border("11R.g", "11R.d")).isEqualTo("green-door");
        assertThat(shut.offered("open door to 13V.g")).isEmpty();
        assertThat(city().at("13V.g", "Amy").turn("Amy").offered("go through")).isEmpty();
        City open = after("tunnel-refugee");
        assertThat(open.border("13V.g", "13V.h")).isEqualTo("door");
        assertThat(open.border("11R.g", "11R.d")).isEqualTo("door");
        assertThat(told("tunnel-refugee"))
                .as("what the team knows is told before the first turn")
                .containsExactly("WZ-M07-05 13V.g 11R.g");
        assertThat(told("radio-ham")).isEmpty();
        open.at("13V.h", "Josh").turn("Josh").choose("move 13V.g").choose("go through to 11R.g");
        assertThat(open.zombies("11R.g") + open.zombies("13V.g"))
                .as("open rooms hold nobody")
                .isZero();
        assertThat(open.who("Josh").zone().name()).isEqualTo("11R.g");
        assertThat(open.actions("Josh")).isOne();
    }

    @Test
    @Rule({"WZ-M07-06", "WZ-M07R-02"})
    void lampsBurnForThoseWhoLitThem() {
        City dark = city();
        assertThat(Capital.spawns(dark)).containsExactly("start 15V.b", "red 1 14V.f", "red 2 13V.d", "red 3 10R.d");
        assertThat(Clock.isNight(dark.table())).isTrue();
        City lit = after("let-there-be-light");
        assertThat(Capital.spawns(lit))
                .containsExactly("start 15V.b", "red 1 14V.f", "red 2 13V.d", "red 3 10R.d", "green 11R.f");
        assertThat(Capital.isActive(lit, "green")).isTrue();
        assertThat(Clock.isNight(lit.table())).as("4 am, but the lamps burn").isFalse();
    }

    @Test
    @Rule({"WZ-M07-08", "WZ-M07N-01", "WZ-M07N-02", "WZ-M07N-03", "WZ-M07-03"})
    void eachKillReadsTheNextNote() {
        City city = kills(city(), "Amy", "Patient 0");
        assertThat(Capital.experience(city, "Amy")).isOne();
        assertThat(Capital.fate(city, "WZ-M07N-01")).isEqualTo(Fate.DISCARDED);
        assertThat(Capital.fate(city, "WZ-M07N-02")).isEqualTo(Fate.LYING);
        int before = city.who("Doug").adrenaline();
        kills(city, "Doug", "Abominacop");
        assertThat(Capital.settled(city).isOver()).as("no roster").isFalse();
        assertThat(city.who("Doug").adrenaline() - before)
                .as("5 for the kill, 3 by the note")
                .isEqualTo(8);
        assertThat(Capital.keywords(city)).isEmpty();
        kills(city, "Amy", "Patient 0");
        assertThat(city.state().status()).isEqualTo(new Status.Won(new RuleId("WZ-M07-03")));
        assertThat(Capital.keywords(city)).containsExactly("electronic-card");
    }

    @Test
    @Rule({"WZ-M07N-02", "WZ-M07-03"})
    void theRosterNamesTheSecond() {
        City city = Capital.found(city(), "roster");
        kills(city, "Amy", "Patient 0");
        assertThat(Capital.settled(city).isOver()).as("not the first").isFalse();
        kills(city, "Amy", "Abominacop");
        assertThat(city.state().isWon()).isTrue();
        assertThat(Capital.keywords(city)).contains("electronic-card");
    }

    @Test
    @Rule({"WZ-M07-08", "WZ-M07-03"})
    void onlyASurvivorsKillOfAnAbominationCounts() {
        City city = city().zombies("12R.e", "Walker", 1);
        int walker = city.table().print().zombie("Walker").index();
        city.run(new EliminateZombies(city.id("Amy"), city.zone("12R.e"), walker, 1));
        assertThat(Capital.notes(city)).isEqualTo(3);
        city.zombies("12R.e", "Patient 0", 1);
        int patient = city.table().print().zombie("Patient 0").index();
        city.run(new RemoveZombies(city.zone("12R.e"), patient, 1));
        assertThat(Capital.notes(city)).as("nobody killed it").isEqualTo(3);
    }

    @Test
    @Rule({"WZ-M07-03", "WZ-M07-08", "WZ-M07R-01", "WZ-M07R-03"})
    void fireBurnsTheNoteAway() {
        City city = after("praetorian", "let-there-be-light");
        Capital.away(city, "13V.a", "Amy").at("12R.h", "Amy").zombies("12R.e", "Patient 0", 1);
        city.holds("Amy", "Molotov").turn("Amy").choose("read ahead");
        assertThat(Capital.fate(city, "WZ-M07N-01")).isEqualTo(Fate.RETURNED);
        city.choose("throw Molotov at 12R.e");
        assertThat(city.zombies("12R.e")).isZero();
        assertThat(city.who("Amy").adrenaline()).isEqualTo(5);
        assertThat(Capital.fate(city, "WZ-M07N-01")).as("still the next one").isEqualTo(Fate.RETURNED);
        assertThat(city.events(CardEvent.NoteRead.class)).isEmpty();
        kills(city, "Amy", "Abominacop");
        assertThat(Capital.fate(city, "WZ-M07N-01"))
                .as("after the fire kills count again")
                .isEqualTo(Fate.DISCARDED);
    }

    @Test
    @Rule({"WZ-M07-07", "WZ-M07R-01", "WZ-M07R-04", "WZ-DEC-12"})
    void praetoriansReadAhead() {
        City unseen =
                Capital.away(after("praetorian", "let-there-be-light"), "12R.h").zombies("15V.b", "Patient 0", 1);
        assertThat(unseen.at("10R.a", "Amy").turn("Amy").offered("read ahead")).isEmpty();
        City others = Capital.away(after("let-there-be-light"), "12R.h").zombies("12R.e", "Patient 0", 1);
        assertThat(others.turn("Amy").offered("read ahead"))
                .as("nobody is a Praetorian")
                .isEmpty();
        City city = after("praetorian", "let-there-be-light").zombies("12R.e", "Patient 0", 1);
        city.at("10R.a", "Amy").turn("Amy");
        assertThat(city.offered("read ahead")).as("another survivor sees it").hasSize(1);
        city.choose("read ahead");
        assertThat(city.actions("Amy")).isEqualTo(3);
        assertThat(city.events(CardEvent.CardRevealed.class))
                .singleElement()
                .satisfies(told -> assertThat(told.card()).isEqualTo("WZ-M07N-01"));
        assertThat(Capital.experience(city, "Amy")).as("it only tells").isZero();
        assertThat(city.offered("read ahead")).as("once for each note").isEmpty();
        kills(city, "Amy", "Patient 0");
        assertThat(Capital.experience(city, "Amy")).isOne();
    }

    @Test
    @Rule("WZ-M07R-03")
    void everyThirdRoundBringsOneIfNoneIsAbout() {
        City city = city().abominations("Patient 0", "Abominacop");
        city.with(table -> table.withRound(2)).run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty()));
        assertThat(city.zombies("15V.b")).isZero();
        city.with(table -> table.withRound(3)).run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty()));
        assertThat(city.zombies("15V.b", "Patient 0")).isOne();
        city.with(table -> table.withRound(6)).run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty()));
        assertThat(city.zombies("15V.b")).as("one is about").isOne();
        assertThat(city.zombies("15V.b", "Abominacop")).isZero();
    }

    @Test
    @Rule({"WZ-M07C-01", "WZ-M07R-04", "WZ-CARD-11"})
    void breachingRounds() {
        City city = city().zombies("10R.a", "Patient 0", 1).holds("Amy", "Kukri");
        city.at("10R.a", "Amy").turn("Amy", 6, 6, 6, 6).choose("take objective");
        assertThat(Burden.count(city.who("Amy"), "breaching-round")).isEqualTo(3);
        assertThat(Capital.fate(city, "WZ-M07C-01")).isEqualTo(Fate.STAYING);
        city.choose("melee Kukri 10R.a");
        assertThat(city.zombies("10R.a", "Patient 0"))
                .as("two damage are too few")
                .isOne();
        assertThat(Burden.count(city.who("Amy"), "breaching-round")).isEqualTo(3);
        city.choose("load a breaching round");
        assertThat(city.events(HuntEvent.RoundLoaded.class)).hasSize(1);
        assertThat(city.offered("load")).as("one for each action").isEmpty();
        assertThat(Burden.count(city.who("Amy"), "breaching-round")).isEqualTo(2);
        city.choose("melee Kukri 10R.a");
        assertThat(city.zombies("10R.a", "Patient 0")).isZero();
        assertThat(Capital.fate(city, "WZ-M07N-01")).isEqualTo(Fate.DISCARDED);
        City again = city().zombies("10R.a", "Walker", 9).holds("Amy", "Kukri").carrying("Amy", "breaching-round");
        again.at("10R.a", "Amy").turn("Amy", 1, 1).choose("load a breaching round");
        again.choose("melee Kukri 10R.a");
        assertThat(again.offered("load")).as("the last one is gone").isEmpty();
        City without = city().at("10R.a", "Amy").carrying("Amy", "breaching-round");
        assertThat(without.turn("Amy").offered("load"))
                .as("nothing to attack with")
                .isEmpty();
    }

    @Test
    @Rule("WZ-M07C-01")
    void theRoundCountsForOneActionOnly() {
        City city = city().at("10R.a", "Amy").zombies("10R.a", "Patient 0", 1).holds("Amy", "Kukri");
        city.carrying("Amy", "breaching-round").turn("Amy", 1, 1, 6, 6).choose("load a breaching round");
        city.choose("melee Kukri 10R.a").choose("melee Kukri 10R.a");
        assertThat(city.zombies("10R.a", "Patient 0")).isOne();
    }

    @Test
    @Rule("WZ-M07C-01")
    void moreRoundsCostTwoActions() {
        assertThat(city().at("10R.a", "Doug").turn("Doug").offered("take a breaching round"))
                .as("the cage is shut")
                .isEmpty();
        City city = Capital.takes(city(), "Amy", "10R.a");
        city.at("10R.a", "Doug").turn("Doug").choose("take a breaching round");
        assertThat(Burden.count(city.who("Doug"), "breaching-round")).isOne();
        assertThat(city.actions("Doug")).isOne();
        assertThat(city.at("10R.b", "Ned").turn("Ned").offered("take a breaching round"))
                .isEmpty();
    }

    @Test
    @Rule({"WZ-CARD-11", "WZ-CARD-12"})
    void thingsStayWhereTheirBearerFalls() {
        City city = city().at("10R.a", "Amy").carrying("Amy", "breaching-round", "breaching-round");
        city.run(new EliminateSurvivor(city.id("Amy")));
        assertThat(city.who("Amy").carried()).isEmpty();
        assertThat(city.at("10R.b", "Doug").turn("Doug").offered("pick up breaching-round"))
                .isEmpty();
        city.at("10R.a", "Doug").turn("Doug").choose("pick up breaching-round");
        assertThat(city.actions("Doug")).isEqualTo(2);
        assertThat(city.who("Doug").carried()).containsExactly("breaching-round");
        city.choose("pick up breaching-round");
        assertThat(city.offered("pick up breaching-round")).isEmpty();
        assertThat(city.who("Doug").carried()).hasSize(2);
        city.at("10R.a", "Ned").turn("Doug");
        city.choose("trade with Ned");
        assertThat(city.offered()).as("and may be traded").anyMatch(key -> key.contains("breaching-round"));
    }

    @Test
    @Rule("WZ-M07C-02")
    void dutyRoster() {
        City city = Capital.takes(city(), "Amy", "11R.i");
        assertThat(Capital.keywords(city)).containsExactly("roster");
        assertThat(city.who("Amy").adrenaline()).isEqualTo(3);
    }

    @Test
    @Rule("WZ-M07C-03")
    void trophyHall() {
        City city = Capital.takes(city().abominations("Abominawild").deck("pimpweapon", "Nailbat"), "Amy", "12R.c")
                .choose("put Nailbat in hand1", City.DONE);
        assertThat(city.zombies("12R.c", "Abominawild")).isOne();
        assertThat(city.cards("Amy")).containsExactly("Nailbat");
    }

    @Test
    @Rule("WZ-M07C-04")
    void sickBay() {
        City healed = city().at("13V.i", "Ned").wounds("Ned", 2).wounds("Amy", 1);
        Capital.takes(healed, "Amy", "13V.i").choose("choose a");
        healed.choose("heal Ned");
        assertThat(healed.who("Ned").wounds()).isZero();
        assertThat(healed.who("Amy").wounds()).as("only one").isOne();
        City strong = city().holds("Amy", "Kukri").zombies("13V.i", "Patient 0", 1);
        Capital.takes(strong, "Amy", "13V.i").choose("choose b");
        int round = strong.table().round();
        strong.with(table -> table.withRound(round + 3)).turn("Amy", 6, 6).choose("melee Kukri 13V.i");
        assertThat(strong.zombies("13V.i")).as("it has worn off").isOne();
        strong.at("13V.i", "Doug").holds("Doug", "Kukri").with(table -> table.withRound(round + 2));
        strong.turn("Doug", 6, 6).choose("melee Kukri 13V.i");
        assertThat(strong.zombies("13V.i")).as("not Doug").isOne();
        strong.turn("Amy", 6, 6).choose("melee Kukri 13V.i");
        assertThat(strong.zombies("13V.i")).as("the round after next").isZero();
    }

    @Test
    @Rule("WZ-M07C-05")
    void loudspeaker() {
        City city =
                Capital.takes(city().abominations("Patient 0"), "Amy", "14V.g").choose("choose a");
        assertThat(city.tokens("noise", "14V.g")).isEqualTo(4);
        assertThat(city.zombies("15V.b", "Patient 0")).isOne();
        City about = Capital.takes(city().abominations("Abominacop").zombies("10R.f", "Patient 0", 1), "Amy", "14V.g")
                .choose("choose a");
        assertThat(about.zombies("15V.b")).isZero();
        assertThat(about.zombies("10R.f")).as("it moves once more").isZero();
        City quiet = Capital.takes(city(), "Amy", "14V.g").choose("choose b");
        assertThat(quiet.who("Amy").adrenaline()).isEqualTo(2);
        assertThat(quiet.tokens("noise", "14V.g")).isZero();
    }

    @Test
    @Rule("WZ-M07C-06")
    void wallSafe() {
        City city = Capital.takes(city(), "Amy", "15V.a");
        assertThat(city.offered()).containsExactly("choose a", "choose b", "choose c");
        city.choose("choose a");
        assertThat(city.actions("Amy")).isOne();
        assertThat(Capital.experience(city, "Amy")).isOne();
        City drawn = Capital.takes(city().deck("secret-service", "MP5", "Ka-Bar"), "Amy", "15V.a")
                .choose("choose b")
                .choose("put MP5 in hand1", City.DONE)
                .choose("put Ka-Bar in hand2", City.DONE);
        assertThat(drawn.cards("Amy")).hasSize(2);
        assertThat(drawn.actions("Amy")).isOne();
        City left = Capital.takes(city(), "Amy", "15V.a").choose("choose c");
        assertThat(Capital.fate(left, "WZ-M07C-06")).isEqualTo(Fate.RETURNED);
        assertThat(left.actions("Amy")).isEqualTo(2);
        left.choose("take card objective").choose("choose c").choose("take card objective");
        assertThat(left.actions("Amy")).isZero();
        assertThat(Capital.fate(left, "WZ-M07C-06"))
                .as("without another action it can only go back")
                .isEqualTo(Fate.RETURNED);
    }

    @Test
    @Rule("WZ-ALONE-01")
    void playedAloneItIsLostOnlyWhenNobodyIsLeft() {
        Capital.isLostOnlyWithTheLast("WZ-M07");
    }
}

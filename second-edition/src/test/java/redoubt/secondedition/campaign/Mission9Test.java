package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateAllies;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.round.AtMoment;
import redoubt.horde.round.EndPhase;
import redoubt.horde.table.Survivor;
import redoubt.horde.terms.Moment;
import redoubt.horde.zombies.Lure;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.Status;
import redoubt.secondedition.City;
import redoubt.secondedition.companions.Retinue;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.mission.evacuees.Evacuation;
import redoubt.secondedition.mission.evacuees.EvacueeEvent;
import redoubt.secondedition.objective.CardsLaid.Fate;
import redoubt.secondedition.objective.Finds;
import redoubt.secondedition.things.Burden;
import redoubt.secondedition.things.Lying;
import redoubt.secondedition.washington.Clock;
import redoubt.testkit.Rule;

/** Mission 9: the bunker opens, and everybody in it must get out. */
class Mission9Test {
    private static City city() {
        return City.mission("WZ-M09").emptyHanded();
    }

    private static City after(String... achievements) {
        return City.of(SetUp.of(SecondEdition.ID, "WZ-M09")
                        .with("starting", "dealt")
                        .with("achievements", achievements))
                .emptyHanded();
    }

    private static City bunkerOpened(City city) {
        Capital.takes(city.zombieCards("1"), "Josh", "13R.f");
        return Capital.cleared(city);
    }

    private static City gateOpened(City city) {
        return Capital.takes(bunkerOpened(city), "Josh", "11R.a");
    }

    /** These survivors have left the board in their turns. */
    private static City leave(City city, String... names) {
        for (String name : names) {
            city.at("11R.f", name).turn(name).choose("end turn").choose("leave");
        }
        return city;
    }

    private static int waiting(City city) {
        return Lying.of(city.table()).count("evacuee");
    }

    @Test
    @Rule({"WZ-M09-01", "WZ-M09-02", "WZ-M09-04", "WZ-MAP-10", "WZ-GAP-19", "WZ-GAP-29"})
    void theTableIsLaid() {
        City city = city();
        Capital.isCalled("WZ-M09", "very-hard", "45-minutes");
        assertThat(city.table().annexes().the(Clock.class).hour()).isEqualTo(15);
        assertThat(Capital.starts(city)).hasSize(6).containsOnly("15R.f");
        assertThat(Capital.spawns(city)).containsExactly("start 12R.b", "red 1 10R.b", "red 2 11R.b", "red 3 14R.h");
        assertThat(Capital.cards(city))
                .containsExactly(
                        "WZ-M09C-01 13R.f",
                        "WZ-M09C-02 10R.a",
                        "WZ-M09C-03 11R.a",
                        "WZ-M09C-04 12R.c",
                        "WZ-M09C-05 14R.i",
                        "WZ-M09C-06 15R.c");
        Capital.hasCrates(city, "10R.g", "11R.c", "13R.c", "14R.c", "15R.g");
        assertThat(Capital.notes(city)).isZero();
        assertThat(city.border("13R.f", "13R.i")).isEqualTo("blue-door");
        assertThat(city.at("13R.f", "Amy").holds("Amy", "Crowbar").turn("Amy").offered("open door"))
                .isEmpty();
        assertThat(city.border("12R.h", "13R.b")).isEqualTo("opening");
        assertThat(city.border("11R.h", "15R.b")).isEqualTo("opening");
    }

    @Test
    @Rule("WZ-ALONE-02")
    void aloneTheTeamHasCardAndPower() {
        assertThat(Capital.keywords(city())).containsExactlyInAnyOrder("electronic-card", "power");
    }

    @Test
    @Rule({"WZ-M09-05", "WZ-GAP-45"})
    void theBunkerComesFirst() {
        assertThat(city().at("11R.a", "Amy").turn("Amy").offered("take")).isEmpty();
        City city = city().at("13R.f", "Amy").turn("Amy");
        assertThat(city.offered("take")).hasSize(1);
        bunkerOpened(city);
        assertThat(city.at("11R.a", "Amy").turn("Amy").offered("take")).hasSize(1);
        City back = city();
        back.with(new Finds(List.of("power"), List.of()));
        Capital.takes(back, "Amy", "13R.f");
        assertThat(back.at("11R.a", "Ned").turn("Ned").offered("take"))
                .as("one that went back is not taken")
                .isEmpty();
    }

    @Test
    @Rule({"WZ-M09C-01", "WZ-M09-03", "WZ-CARD-10"})
    void theBunkerAsksForCardAndPower() {
        for (String only : new String[] {"power", "electronic-card"}) {
            City city = city();
            city.with(new Finds(List.of(only), List.of()));
            Capital.takes(city, "Amy", "13R.f");
            assertThat(Capital.fate(city, "WZ-M09C-01")).isEqualTo(Fate.RETURNED);
            assertThat(city.border("13R.f", "13R.i")).isEqualTo("blue-door");
            assertThat(waiting(city)).isZero();
        }
    }

    @Test
    @Rule({"WZ-M09C-01", "WZ-MAP-10", "WZ-CARD-08"})
    void theBunkerOpens() {
        City city = Capital.takes(city().zombieCards("2", "2"), "Amy", "13R.f");
        assertThat(city.border("13R.f", "13R.i")).isEqualTo("door");
        assertThat(waiting(city)).isEqualTo(6);
        assertThat(Lying.of(city.table()).isIn(city.zone("13R.i"), "evacuee")).isTrue();
        assertThat(Retinue.of(city.table()).fate("President")).contains(Retinue.Fate.ON_BOARD);
        assertThat(Retinue.of(city.table()).leader("President")).isEmpty();
        assertThat(Retinue.of(city.table()).fate("Taylor"))
                .as("not waiting here")
                .isEmpty();
        assertThat(city.zombies("13R.h")).as("one card").isEqualTo(2);
        assertThat(city.zombies("13R.i")).isZero();
        assertThat(Capital.spawns(city)).endsWith("red 4 13R.h");
        assertThat(Capital.isActive(city, "red 4")).isTrue();
        assertThat(city.tokens("exit", "11R.f")).as("still closed").isZero();
        assertThat(Capital.fate(city, "WZ-M09C-01")).isEqualTo(Fate.DISCARDED);
    }

    @Test
    @Rule("WZ-M09C-01")
    void wilsonKeepsTheFirstOnesAway() {
        City city = Capital.takes(after("wilsons-trust").zombieCards("2"), "Amy", "13R.f");
        assertThat(city.zombies("13R.h")).isZero();
        assertThat(Capital.spawns(city)).as("the token comes all the same").endsWith("red 4 13R.h");
    }

    @Test
    @Rule({"WZ-M09C-01", "WZ-CAMP-07"})
    void taylorIsThereIfToldToWait() {
        City city = city().zombieCards("1");
        city.with(new Acquaintances(List.of(new Acquaintances.One("Taylor", Acquaintances.Place.WAITING))));
        Capital.takes(city, "Amy", "13R.f");
        assertThat(Retinue.of(city.table()).fate("Taylor")).contains(Retinue.Fate.ON_BOARD);
        assertThat(Retinue.of(city.table()).leader("Taylor")).isEmpty();
        City gone = city().zombieCards("1");
        gone.with(new Acquaintances(List.of(new Acquaintances.One("Taylor", Acquaintances.Place.GONE))));
        Capital.takes(gone, "Amy", "13R.f");
        assertThat(Retinue.of(gone.table()).fate("Taylor")).isEmpty();
    }

    @Test
    @Rule("WZ-M09C-02")
    void fallenCeiling() {
        City city = bunkerOpened(city()).at("10R.a", "Ned").deck("equipment", "Water", "Katana", "Machete");
        Capital.takes(city, "Josh", "10R.a").choose("choose a");
        assertThat(city.actions("Josh")).isOne();
        city.choose("put Water in pack1", City.DONE).choose("put Katana in hand1", City.DONE);
        assertThat(city.cards("Josh")).containsExactly("Water");
        assertThat(city.cards("Ned")).containsExactly("Katana");
        City left = Capital.takes(bunkerOpened(city()), "Josh", "10R.a").choose("choose b");
        assertThat(left.who("Josh").adrenaline()).isEqualTo(2);
    }

    @Test
    @Rule({"WZ-M09C-03", "WZ-M09R-04"})
    void gateControlOpensTheExit() {
        City shut = bunkerOpened(city()).at("11R.f", "Amy");
        shut.turn("Amy").choose("end turn");
        assertThat(shut.who("Amy").isOnBoard()).as("nobody can escape before").isTrue();
        assertThat(shut.offered()).doesNotContain("leave");
        City city = gateOpened(city());
        assertThat(city.tokens("exit", "11R.f")).isOne();
        assertThat(city.tokens("noise", "11R.a")).isEqualTo(2);
        leave(city, "Amy");
        assertThat(city.who("Amy").presence()).isEqualTo(Survivor.Presence.LEFT);
        city.zombies("11R.f", "Walker", 1).at("11R.f", "Ned").turn("Ned").choose("end turn");
        assertThat(city.offered()).as("not with zombies there").doesNotContain("leave");
    }

    @Test
    @Rule("WZ-M09C-04")
    void publicAddress() {
        City city = Capital.takes(bunkerOpened(city()), "Josh", "12R.c");
        assertThat(city.tokens("noise", "12R.c")).isEqualTo(5);
        assertThat(city.who("Josh").adrenaline()).isEqualTo(2);
        int round = city.table().round();
        city.run(new EndPhase());
        assertThat(city.tokens("noise", "12R.c")).isEqualTo(5);
        city.with(table -> table.withRound(round + 1)).run(new EndPhase());
        assertThat(city.tokens("noise", "12R.c")).as("gone with the next round").isZero();
    }

    @Test
    @Rule("WZ-M09C-05")
    void firstAidPost() {
        City city = bunkerOpened(city()).at("14R.i", "Ned", "Elle");
        city.wounds("Josh", 1).wounds("Ned", 2).wounds("Elle", 2).wounds("Doug", 1);
        Capital.takes(city, "Josh", "14R.i");
        assertThat(city.offered("heal")).as("Josh is whole again").containsExactlyInAnyOrder("heal Ned", "heal Elle");
        city.choose("heal Ned");
        assertThat(city.who("Josh").wounds()).isZero();
        assertThat(city.who("Ned").wounds()).isZero();
        assertThat(city.who("Elle").wounds()).isOne();
        assertThat(city.who("Doug").wounds()).as("elsewhere").isOne();
    }

    @Test
    @Rule("WZ-M09C-06")
    void presidentialArmoury() {
        City city = bunkerOpened(city())
                .deck("pimpweapon", "Nailbat")
                .deck("secret-service", "MP5")
                .zombieCards("1");
        Capital.takes(city, "Josh", "15R.c")
                .choose("put Nailbat in hand1", City.DONE)
                .choose("put MP5 in hand2", City.DONE);
        assertThat(city.cards("Josh")).containsExactlyInAnyOrder("Nailbat", "MP5");
        assertThat(city.zombies("15R.c")).isOne();
        City guard = Capital.achieved(bunkerOpened(city()), "Josh", "praetorian")
                .deck("pimpweapon", "Nailbat")
                .deck("secret-service", "MP5")
                .zombieCards("1");
        Capital.takes(guard, "Josh", "15R.c")
                .choose("put Nailbat in hand1", City.DONE)
                .choose("put MP5 in hand2", City.DONE);
        assertThat(guard.zombies("15R.c")).isZero();
    }

    @Test
    @Rule({"WZ-M09R-02", "WZ-CARD-11", "WZ-CARD-12", "WZ-DEC-14"})
    void oneEvacueeForEachAndTwoForAShepherd() {
        City city = Capital.achieved(bunkerOpened(city()), "Ned", "shepherd");
        city.at("13R.i", "Amy", "Ned").turn("Amy").choose("pick up evacuee");
        assertThat(city.actions("Amy")).isEqualTo(2);
        assertThat(waiting(city)).isEqualTo(5);
        assertThat(city.offered("pick up evacuee")).as("one is enough").isEmpty();
        city.turn("Ned").choose("pick up evacuee").choose("pick up evacuee");
        assertThat(city.offered("pick up evacuee")).isEmpty();
        assertThat(Burden.count(city.who("Ned"), "evacuee")).isEqualTo(2);
        assertThat(city.at("13R.f", "Doug").turn("Doug").offered("pick up evacuee"))
                .isEmpty();
        city.run(new EliminateSurvivor(city.id("Ned")));
        assertThat(waiting(city)).as("they stay where the bearer falls").isEqualTo(5);
    }

    @Test
    @Rule("WZ-M09R-02")
    void whoIsGivenMorePutsOneDown() {
        City city = bunkerOpened(city()).at("13R.e", "Amy", "Ned");
        city.carrying("Amy", "evacuee", "evacuee").walks("Wanda", "15R.e");
        assertThat(Burden.count(city.who("Amy"), "evacuee")).isOne();
        assertThat(Lying.of(city.table()).isIn(city.zone("13R.e"), "evacuee")).isTrue();
    }

    @Test
    @Rule("WZ-M09R-02")
    void theyAreHeard() {
        City city = bunkerOpened(city()).at("13R.e", "Amy").carrying("Amy", "evacuee");
        assertThat(Lure.noise(city.table(), city.zone("13R.e").index())).isEqualTo(2);
        assertThat(Lure.noise(city.table(), city.zone("13R.i").index()))
                .as("the President alone; those who wait are quiet")
                .isOne();
        city.with(city.who("Amy").withPresence(Survivor.Presence.LEFT));
        assertThat(Lure.noise(city.table(), city.zone("13R.e").index()))
                .as("not any more once they are off the board")
                .isZero();
    }

    @Test
    @Rule({"WZ-M09R-02", "WZ-M09R-04"})
    void sentOffOrTakenAlong() {
        City city = gateOpened(city()).at("11R.f", "Amy").carrying("Amy", "evacuee");
        city.turn("Amy").choose("send off an evacuee");
        assertThat(city.actions("Amy")).isEqualTo(2);
        assertThat(Evacuation.of(city.table()).safe()).isOne();
        assertThat(city.who("Amy").carried()).isEmpty();
        assertThat(city.offered("send off")).isEmpty();
        city.carrying("Ned", "evacuee").at("11R.f", "Ned").zombies("11R.f", "Walker", 1);
        assertThat(city.turn("Ned").offered("send off")).as("zombies are there").isEmpty();
        Capital.cleared(city).carrying("Doug", "evacuee");
        leave(city, "Doug");
        assertThat(Evacuation.of(city.table()).safe()).isEqualTo(2);
        City shut = bunkerOpened(city()).at("11R.f", "Amy").carrying("Amy", "evacuee");
        assertThat(shut.turn("Amy").offered("send off")).as("the gate is shut").isEmpty();
    }

    @Test
    @Rule("WZ-M09R-02")
    void loneOnesAreLostToZombies() {
        City city = bunkerOpened(city()).zombies("13R.i", "Walker", 1).at("13R.i", "Amy");
        city.run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty()));
        assertThat(waiting(city)).as("a survivor is with them").isEqualTo(6);
        Capital.cleared(city).at("13R.f", "Amy").run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty()));
        assertThat(waiting(city)).as("no zombie is there").isEqualTo(6);
        city.with(new Lying(List.of(
                new Lying.Thing("evacuee", city.zone("13R.i")),
                new Lying.Thing("evacuee", city.zone("13R.e")),
                new Lying.Thing("evacuee", city.zone("13R.e")),
                new Lying.Thing("evacuee", city.zone("13R.e")),
                new Lying.Thing("evacuee", city.zone("13R.e")))));
        city.zombies("13R.i", "Walker", 1).run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty()));
        assertThat(waiting(city)).isEqualTo(4);
        assertThat(city.events(EvacueeEvent.EvacueesLost.class)).hasSize(1);
        assertThat(city.isOver()).as("four are left").isFalse();
    }

    @Test
    @Rule("WZ-M09R-01")
    void withTooFewLeftItIsLost() {
        City city = bunkerOpened(city());
        city.zombies("13R.i", "Walker", 1).run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty()));
        assertThat(city.state().status()).isEqualTo(new Status.Lost(new RuleId("WZ-M09R-01")));
        for (int left = 2; left <= 3; left++) {
            City three = bunkerOpened(after("no-one-left-behind"));
            List<Lying.Thing> things = new ArrayList<>();
            for (int i = 0; i < left; i++) {
                things.add(new Lying.Thing("evacuee", three.zone("13R.i")));
            }
            three.with(new Lying(things)).walks("Wanda", "15R.e");
            assertThat(three.isLost())
                    .as("three are enough after No One Left Behind")
                    .isEqualTo(left == 2);
        }
    }

    @Test
    @Rule({"WZ-M09R-01", "WZ-M09-03"})
    void enoughEvacueesAndEverybodyOut() {
        City city = gateOpened(city());
        city.with(new Evacuation(3));
        leave(city, "Amy", "Doug", "Elle", "Ned", "Wanda");
        assertThat(city.isOver()).isFalse();
        city.carrying("Josh", "evacuee");
        leave(city, "Josh");
        assertThat(city.state().status()).isEqualTo(new Status.Won(new RuleId("WZ-M09-03")));
        City few = gateOpened(city());
        few.with(new Evacuation(3));
        leave(few, "Amy", "Doug", "Elle", "Ned", "Wanda", "Josh");
        assertThat(few.state().status())
                .as("nobody is left to bring the fourth")
                .isEqualTo(new Status.Lost(new RuleId("WZ-M09R-01")));
    }

    @Test
    @Rule({"WZ-M09R-01", "WZ-KO-13", "WZ-GAP-29"})
    void anyNumberOfSurvivorsWill() {
        City city = gateOpened(city());
        city.with(new Evacuation(4));
        for (String name : List.of("Amy", "Doug", "Elle", "Ned", "Wanda")) {
            city.run(new EliminateSurvivor(city.id(name)));
        }
        assertThat(city.isOver()).isFalse();
        leave(city, "Josh");
        assertThat(city.state().isWon()).isTrue();
    }

    @Test
    @Rule({"WZ-M09R-03", "WZ-M09R-04", "WZ-ACH-04"})
    void thePresidentLeavesWithTheLeader() {
        City city = gateOpened(city());
        city.with(new Evacuation(4));
        city.at("13R.i", "Josh").turn("Josh").choose("rally President");
        city.walks("Josh", "11R.f");
        leave(city, "Amy", "Doug", "Elle", "Ned", "Wanda");
        leave(city, "Josh");
        Capital.settled(city);
        assertThat(city.state().isWon()).isTrue();
        assertThat(Retinue.of(city.table()).fate("President")).contains(Retinue.Fate.SAFE);
        for (String name : Capital.TEAM) {
            assertThat(Capital.has(city, name, "commander-in-chief")).as(name).isTrue();
            assertThat(Capital.experience(city, name)).as(name).isOne();
        }
    }

    @Test
    @Rule("WZ-M09R-03")
    void withoutThePresidentThereIsNoAchievement() {
        City city = gateOpened(city());
        city.with(new Evacuation(4));
        int president = city.table().print().ally("President").index();
        city.run(new EliminateAllies(city.zone("13R.i"), president, 1));
        assertThat(city.isOver()).as("the mission goes on").isFalse();
        leave(city, Capital.TEAM);
        assertThat(city.state().isWon()).isTrue();
        assertThat(Capital.has(city, "Amy", "commander-in-chief")).isFalse();
        assertThat(Capital.experience(city, "Amy")).isZero();
    }

    @Test
    @Rule({"WZ-M09R-03", "WZ-ALONE-02"})
    void taylorSetsOutWithAFriend() {
        assertThat(Retinue.of(city().table()).fate("Taylor")).isEmpty();
        City city = City.of(
                SetUp.of(SecondEdition.ID, "WZ-M09").with("starting", "dealt").with("achievements", "taylors-friend"));
        assertThat(city.asked()).isEqualTo(new RuleId("WZ-M09R-03"));
        assertThat(city.offered("")).as("alone everybody has it").hasSize(6);
        city.choose("Ned leads Taylor");
        assertThat(Retinue.of(city.table()).leader("Taylor")).contains(city.id("Ned"));
        assertThat(city.table().allies().count(city.zone("15R.f").index())).isOne();
    }

    @Test
    @Rule("WZ-ALONE-01")
    void playedAloneItIsLostOnlyWhenNobodyIsLeft() {
        Capital.isLostOnlyWithTheLast("WZ-M09");
    }
}

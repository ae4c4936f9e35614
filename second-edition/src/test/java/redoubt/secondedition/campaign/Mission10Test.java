package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateAllies;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.round.EndPhase;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Survivor;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.Status;
import redoubt.secondedition.City;
import redoubt.secondedition.companions.Retinue;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.mission.evacuees.Evacuation;
import redoubt.secondedition.mission.m10.EscapeEvent;
import redoubt.secondedition.mission.rules.Labour;
import redoubt.secondedition.objective.CardEvent;
import redoubt.secondedition.objective.CardsLaid.Fate;
import redoubt.secondedition.washington.Clock;
import redoubt.secondedition.washington.Fallen;
import redoubt.testkit.Rule;

/** Mission 10: three ways out of the city, and how the campaign ends. */
class Mission10Test {
    private static final String BARRICADE = "WZ-M10C-09";

    private static City city() {
        return City.mission("WZ-M10").emptyHanded();
    }

    private static City after(String... achievements) {
        return City.of(
                SetUp.of(SecondEdition.ID, "WZ-M10").with("starting", "dealt").with("achievements", achievements));
    }

    /** The way out at the barricade is open. */
    private static City opened(City city) {
        return city.token("exit", "1R.s3", 1);
    }

    private static City leave(City city, String... names) {
        for (String name : names) {
            city.at("1R.s3", name).turn(name).choose("end turn").choose("leave");
        }
        return city;
    }

    private static City armed(String... keywords) {
        City city = city();
        for (String keyword : keywords) {
            Capital.found(city, keyword);
        }
        return Capital.takes(city, "Josh", "10V.e");
    }

    private static EscapeEvent.CampaignEnded ending(City city) {
        return city.events(EscapeEvent.CampaignEnded.class).getFirst();
    }

    @Test
    @Rule({"WZ-M10-01", "WZ-M10-02", "WZ-M10-04", "WZ-MAP-11", "WZ-GAP-20", "WZ-GAP-30"})
    void theTableIsLaid() {
        City city = city();
        Capital.isCalled("WZ-M10", "very-hard", "60-minutes");
        assertThat(city.table().annexes().the(Clock.class).hour()).isEqualTo(22);
        assertThat(Clock.isNight(city.table())).isTrue();
        assertThat(Capital.starts(city)).hasSize(6).containsOnly("10V.g");
        assertThat(Capital.spawns(city).stream().map(spawn -> city.zone(spawn.substring(spawn.lastIndexOf(' ') + 1))))
                .containsExactly(city.zone("11V.i"), city.zone("1R.s6"), city.zone("7R.s4"), city.zone("11V.b"));
        assertThat(Capital.cards(city))
                .extracting(card -> card.substring(0, 10))
                .containsExactly(
                        "WZ-M10C-01",
                        "WZ-M10C-02",
                        "WZ-M10C-03",
                        "WZ-M10C-04",
                        "WZ-M10C-05",
                        "WZ-M10C-06",
                        "WZ-M10C-07",
                        "WZ-M10C-08",
                        "WZ-M10C-09");
        assertThat(city.table().objectives())
                .extracting(card -> card.zone())
                .containsExactly(
                        city.zone("10V.e"),
                        city.zone("11V.f"),
                        city.zone("7R.A"),
                        city.zone("2V.B"),
                        city.zone("1R.A"),
                        city.zone("8V.C"),
                        city.zone("8V.A"),
                        city.zone("11V.g"),
                        city.zone("1R.s3"));
        Capital.hasCrates(city, "10V.b", "11V.c", "7R.A", "2V.A", "1R.C", "8V.B");
        assertThat(Capital.notes(city)).isOne();
        assertThat(city.tokens("exit", "1R.s3")).isZero();
    }

    @Test
    @Rule({"WZ-M10C-01", "WZ-KO-14"})
    void theGunBlowsTheBarricadeUp() {
        assertThat(armed("shell").offered("fire")).isEmpty();
        assertThat(armed("firing-pin").offered("fire")).isEmpty();
        City city = armed("shell", "firing-pin");
        assertThat(Capital.fate(city, "WZ-M10C-01")).isEqualTo(Fate.STAYING);
        city.at("1R.s3", "Ned").zombies("1R.s3", "Walker", 2).zombies("1R.s3", "Patient 0", 1);
        assertThat(city.at("10V.f", "Doug").turn("Doug").offered("fire"))
                .as("only on the tank")
                .isEmpty();
        int before = city.who("Josh").adrenaline();
        city.turn("Josh").choose("fire the gun");
        Capital.settled(city.fromHere());
        assertThat(city.zombies("1R.s3")).isZero();
        assertThat(city.who("Josh").adrenaline() - before).as("2 and 5").isEqualTo(7);
        assertThat(city.who("Ned").presence()).isEqualTo(Survivor.Presence.ELIMINATED);
        assertThat(Fallen.of(city.table()).fate(city.id("Ned"))).contains(Fallen.Fate.LYING);
        assertThat(city.tokens("exit", "1R.s3")).isOne();
        assertThat(city.tokens("noise", "10V.e")).isEqualTo(4);
        assertThat(city.turn("Josh").offered("fire"))
                .as("nothing is left to blow up")
                .isEmpty();
        Capital.takes(city, "Doug", "1R.s3");
        assertThat(city.offered("work")).isEmpty();
    }

    @Test
    @Rule("WZ-M10C-01")
    void theLogOfTheTankSavesAnAction() {
        City city = armed("shell", "firing-pin");
        city.turn("Josh").choose("fire the gun");
        assertThat(city.actions("Josh")).isOne();
        City known = armed("shell", "firing-pin", "tank-log");
        known.turn("Josh").choose("fire the gun");
        assertThat(known.actions("Josh")).isEqualTo(2);
    }

    @Test
    @Rule("WZ-M10C-02")
    void shellCrate() {
        City city = Capital.takes(city().zombieCards("2"), "Josh", "11V.f");
        assertThat(Capital.keywords(city)).containsExactly("shell");
        assertThat(city.zombies("11V.c")).isEqualTo(2);
    }

    @Test
    @Rule("WZ-M10C-03")
    void gunsmithsBench() {
        City city = Capital.takes(city(), "Josh", "7R.A");
        assertThat(Capital.keywords(city)).containsExactly("firing-pin");
        assertThat(city.who("Josh").adrenaline()).isEqualTo(3);
    }

    @Test
    @Rule("WZ-M10C-04")
    void theMetroGrateIsAWayForThoseWithAMap() {
        City city = Capital.achieved(city(), "Ned", "metro-map").zombies("2V.B", "Walker", 1);
        Capital.takes(city, "Josh", "2V.B");
        assertThat(Capital.fate(city, "WZ-M10C-04")).isEqualTo(Fate.STAYING);
        city.choose("work on WZ-M10C-04").choose("work on WZ-M10C-04");
        assertThat(city.tokens("exit", "2V.B")).isZero();
        city.at("2V.B", "Doug").turn("Doug").choose("work on WZ-M10C-04");
        assertThat(city.tokens("exit", "2V.B"))
                .as("three actions in all, zombies or not")
                .isOne();
        City lost = Capital.takes(city().deck("equipment", "Water", "Katana"), "Josh", "2V.B")
                .choose("put Water in pack1", City.DONE)
                .choose("put Katana in hand1", City.DONE);
        assertThat(Capital.fate(lost, "WZ-M10C-04")).isEqualTo(Fate.DISCARDED);
        assertThat(lost.offered("work")).isEmpty();
        assertThat(lost.cards("Josh")).containsExactlyInAnyOrder("Water", "Katana");
    }

    @Test
    @Rule("WZ-M10C-05")
    void flaresPutASpawnZoneToSleepForTwoSteps() {
        City city = Capital.achieved(city(), "Ned", "radio-ham");
        Capital.takes(city, "Josh", "1R.A");
        assertThat(city.offered()).containsExactly("skip start", "skip red 1", "skip red 2", "skip red 3");
        city.choose("skip red 1");
        Capital.away(city, "8V.A");
        for (int step = 1; step <= 3; step++) {
            Capital.cleared(city).zombieCards("1", "1", "1", "1").run(new SpawnStep());
            assertThat(city.zombies("1R.s6")).as("step " + step).isEqualTo(step == 3 ? 1 : 0);
            assertThat(city.zombies("11V.b")).isOne();
        }
        City deaf = Capital.takes(city(), "Josh", "1R.A");
        assertThat(deaf.who("Josh").adrenaline()).isEqualTo(2);
        assertThat(Capital.isActive(deaf, "red 1")).isTrue();
    }

    @Test
    @Rule("WZ-OBJ-11")
    void whatLiesTogetherIsTakenOneByOne() {
        City city = city().at("7R.A", "Josh", "Ned").deck("pimpweapon", "Nailbat");
        city.run(new EliminateSurvivor(city.id("Ned")));
        city.turn("Josh");
        assertThat(city.offered()).contains("take objective", "open crate", "pick up Ned");
        city.choose("take objective");
        assertThat(city.actions("Josh")).isEqualTo(2);
        assertThat(city.offered()).contains("open crate", "pick up Ned").doesNotContain("take objective");
        city.choose("pick up Ned");
        assertThat(city.actions("Josh")).isOne();
        assertThat(city.offered()).contains("open crate").doesNotContain("pick up Ned");
    }

    @Test
    @Rule("WZ-M10C-06")
    void ambulance() {
        City city = city().at("8V.C", "Ned").wounds("Ned", 2).wounds("Josh", 2).wounds("Amy", 1);
        Capital.takes(city, "Josh", "8V.C");
        assertThat(city.who("Ned").wounds()).isZero();
        assertThat(city.who("Josh").wounds()).isZero();
        assertThat(city.who("Amy").wounds()).as("elsewhere").isOne();
    }

    @Test
    @Rule("WZ-M10C-07")
    void holdouts() {
        City city = Capital.takes(city().holds("Josh", "Machete", "Water"), "Josh", "8V.A");
        assertThat(city.offered()).as("water is no weapon; only one way").doesNotContain("choose b");
        assertThat(city.who("Josh").carried()).containsExactly("evacuee");
        City armed = Capital.takes(city().holds("Josh", "Machete", "Pistol", "Water"), "Josh", "8V.A");
        armed.choose("choose b").choose("discard hand1 Machete").fromHere();
        assertThat(armed.cards("Josh")).containsExactly("Water");
        assertThat(armed.who("Josh").adrenaline()).isEqualTo(5);
        assertThat(armed.who("Josh").carried()).isEmpty();
    }

    @Test
    @Rule("WZ-M10C-08")
    void truckHorn() {
        City city = Capital.takes(city(), "Josh", "11V.g").choose("choose a");
        city.run(new EndPhase());
        assertThat(city.tokens("noise", "11V.g")).isEqualTo(4);
        City quiet = Capital.takes(city(), "Josh", "11V.g").choose("choose b");
        assertThat(quiet.who("Josh").adrenaline()).isEqualTo(2);
        assertThat(quiet.tokens("noise", "11V.g")).isZero();
    }

    @Test
    @Rule("WZ-M10C-09")
    void theBarricadeTakesTwentyFourStepsWithoutZombiesAbout() {
        City city = city().zombieCards("1", "1").at("1R.s3", "Josh", "Doug", "Ned", "Amy");
        city.turn("Josh").choose("take objective").choose("work on " + BARRICADE);
        assertThat(Capital.fate(city, BARRICADE)).isEqualTo(Fate.STAYING);
        city.zombies("1R.s3", "Walker", 1);
        assertThat(city.turn("Doug").offered("work"))
                .as("not with zombies there")
                .isEmpty();
        Capital.cleared(city).with(new Labour(List.of(new Labour.Done(BARRICADE, 22))));
        city.turn("Ned").choose("work on " + BARRICADE);
        assertThat(city.tokens("exit", "1R.s3")).as("23 are too few").isZero();
        city.choose("work on " + BARRICADE);
        assertThat(city.tokens("exit", "1R.s3")).isOne();
        assertThat(city.turn("Amy").offered("work")).isEmpty();
    }

    @Test
    @Rule("WZ-M10C-09")
    void everySecondStepButTheLastIsHeard() {
        City city = city().zombieCards("3", "3").at("1R.s3", "Josh", "Doug");
        city.turn("Josh").choose("take objective").choose("work on " + BARRICADE);
        assertThat(city.zombies("1R.s6", "Walker")).as("the first step").isZero();
        city.choose("work on " + BARRICADE);
        assertThat(city.zombies("1R.s6", "Walker")).as("the second step").isEqualTo(3);
        city.turn("Doug").choose("work on " + BARRICADE);
        assertThat(city.zombies("1R.s6", "Walker")).as("the third step").isEqualTo(3);
        Capital.cleared(city).with(new Labour(List.of(new Labour.Done(BARRICADE, 23))));
        city.turn("Doug").choose("work on " + BARRICADE);
        assertThat(city.zombies("1R.s6", "Walker")).as("the last step").isZero();
    }

    @Test
    @Rule({"WZ-M10-03", "WZ-M10R-01", "WZ-M10N-01"})
    void allInPlayMustGetOut() {
        City shut = city().at("1R.s3", "Amy");
        shut.turn("Amy").choose("end turn");
        assertThat(shut.offered()).doesNotContain("leave");
        City city = opened(city());
        city.at("1R.s3", "Amy").zombies("1R.s3", "Walker", 1).turn("Amy").choose("end turn");
        assertThat(city.offered()).as("zombies are in the exit").doesNotContain("leave");
        Capital.cleared(city);
        leave(city, "Amy", "Doug", "Elle", "Ned", "Wanda");
        assertThat(city.isOver()).isFalse();
        leave(city, "Josh");
        assertThat(city.state().status()).isEqualTo(new Status.Won(new RuleId("WZ-M10-03")));
        assertThat(city.events(CardEvent.CardRevealed.class))
                .extracting(CardEvent.CardRevealed::card)
                .containsExactly("WZ-M10N-01");
        assertThat(ending(city).points()).as("two for each survivor").isEqualTo(12);
        assertThat(ending(city).ending()).isEqualTo("bitter");
    }

    @Test
    @Rule("WZ-M10R-01")
    void anyExitWillDo() {
        City city = city().token("exit", "2V.B", 1).at("2V.B", "Amy");
        city.turn("Amy").choose("end turn").choose("leave");
        assertThat(city.who("Amy").presence()).isEqualTo(Survivor.Presence.LEFT);
    }

    @Test
    @Rule({"WZ-M10R-01", "WZ-ALONE-02", "WZ-DEC-14"})
    void companionsSetOut() {
        assertThat(Retinue.of(city().table()).members()).isEmpty();
        City city = after("commander-in-chief", "taylors-friend");
        assertThat(city.offered("")).hasSize(6);
        city.choose("Amy leads President").choose("Ned leads Taylor");
        assertThat(Retinue.of(city.table()).leader("President")).contains(city.id("Amy"));
        assertThat(Retinue.of(city.table()).leader("Taylor")).contains(city.id("Ned"));
        int president = city.table().print().ally("President").index();
        city.run(new EliminateAllies(city.zone("10V.g"), president, 1));
        assertThat(city.isOver()).isFalse();
    }

    @Test
    @Rule("WZ-M10N-01")
    void theScoreCountsTheLivingAndWhatTheyAchieved() {
        City city = after(
                "commander-in-chief",
                "taylors-friend",
                "metro-map",
                "shepherd",
                "no-one-left-behind",
                "radio-ham",
                "praetorian",
                "let-there-be-light",
                "tunnel-refugee",
                "wilsons-trust");
        city.choose("Amy leads President").choose("Ned leads Taylor");
        opened(city.emptyHanded()).carrying("Doug", "evacuee");
        leave(city, Capital.TEAM);
        assertThat(Evacuation.of(city.table()).safe()).isOne();
        assertThat(ending(city).points())
                .as("12 for survivors, 6 collective achievements, 2 and 1 for companions, 1 evacuee")
                .isEqualTo(22);
        assertThat(ending(city).ending()).isEqualTo("best");
    }

    @Test
    @Rule({"WZ-M10N-01", "WZ-KO-13"})
    void theFourEndings() {
        assertThat(scored(6, "commander-in-chief")).isEqualTo("13 good");
        assertThat(scored(6)).isEqualTo("12 bitter");
        assertThat(scored(5)).isEqualTo("10 bitter");
        assertThat(scored(4)).isEqualTo("8 lonely");
        assertThat(scored(4, "metro-map")).isEqualTo("9 bitter");
        assertThat(scored(6, "metro-map", "no-one-left-behind", "let-there-be-light", "tunnel-refugee"))
                .isEqualTo("16 good");
        assertThat(scored(
                        6, "metro-map", "no-one-left-behind", "let-there-be-light", "tunnel-refugee", "wilsons-trust"))
                .isEqualTo("17 best");
    }

    /** The ending with so many survivors alive, the first of whom lies knocked out, and these achievements. */
    private static String scored(int alive, String... achievements) {
        City city = opened(city());
        for (String achievement : achievements) {
            Capital.achieved(city, "Wanda", achievement);
        }
        List<String> team = List.of(Capital.TEAM);
        Capital.away(city, "8V.A");
        for (String name : team.subList(alive, team.size())) {
            city.run(new EliminateSurvivor(city.id(name)));
        }
        city.with(table -> table.withRound(table.round() + 1)).run(new EndPhase());
        city.run(new EliminateSurvivor(city.id("Amy")));
        leave(city, team.subList(1, alive).toArray(String[]::new));
        assertThat(city.state().isWon()).isTrue();
        EscapeEvent.CampaignEnded end = ending(city);
        return end.points() + " " + end.ending();
    }

    @Test
    @Rule("WZ-ALONE-01")
    void playedAloneItIsLostOnlyWhenNobodyIsLeft() {
        Capital.isLostOnlyWithTheLast("WZ-M10");
    }
}

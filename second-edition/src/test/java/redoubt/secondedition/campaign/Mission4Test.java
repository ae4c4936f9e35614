package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.AtMoment;
import redoubt.horde.round.EndPhase;
import redoubt.horde.round.PlayersPhase;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Survivor;
import redoubt.horde.terms.Moment;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.Status;
import redoubt.secondedition.City;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.objective.CardEvent;
import redoubt.secondedition.objective.CardsLaid.Fate;
import redoubt.secondedition.washington.Clock;
import redoubt.secondedition.washington.Fallen;
import redoubt.secondedition.washington.Lights;
import redoubt.secondedition.washington.WashingtonEvent;
import redoubt.testkit.Rule;

/** Mission 4: a searchlight to be put out, and a way off the lawn. */
class Mission4Test {
    private static final String LIGHT = "WZ-M04C-03";

    private static City city() {
        return City.mission("WZ-M04").emptyHanded();
    }

    /** The light is off. */
    private static City dark() {
        City city = city();
        return city.with(Lights.of(city.table()).withoutFixed());
    }

    private static City ends(City city, String name) {
        return city.run(new AtMoment(Moment.TURN_ENDS, Optional.of(city.id(name))));
    }

    /** All except these have left the board. */
    private static City left(City city, String... except) {
        for (Survivor survivor : city.table().survivors()) {
            if (!List.of(except).contains(survivor.name())) {
                city.with(city.who(survivor.name()).withPresence(Survivor.Presence.LEFT));
            }
        }
        return city;
    }

    private static City fell(City city, String name, int round) {
        city.with(city.who(name).withPresence(Survivor.Presence.ELIMINATED));
        return city.with(
                new Fallen(List.of(new Fallen.One(city.id(name), city.zone("9R.s1"), round, Fallen.Fate.LYING))));
    }

    @Test
    @Rule({
        "WZ-M04-01",
        "WZ-M04-02",
        "WZ-M04-04",
        "WZ-M04-05",
        "WZ-MAP-05",
        "WZ-GAP-14",
        "WZ-GAP-24",
        "WZ-GAP-44",
        "WZ-CLOCK-04"
    })
    void theTableIsLaid() {
        City city = city();
        assertThat(City.GAME.missions())
                .filteredOn(mission -> mission.id().equals("WZ-M04"))
                .singleElement()
                .satisfies(card -> {
                    assertThat(card.difficulty()).isEqualTo("medium");
                    assertThat(card.length()).isEqualTo("60-minutes");
                });
        assertThat(city.table().annexes().the(Clock.class).hour()).isZero();
        assertThat(Capital.tiles(city)).containsExactly("10V@0", "11V@0", "9R@0", "1R@270", "6R@270", "3R@270");
        assertThat(city.table().terrain().board().placements())
                .filteredOn(tile -> tile.row() < 2)
                .as("the single tiles stand in the left column")
                .allMatch(tile -> tile.column() == 0);
        assertThat(Capital.starts(city)).hasSize(6).containsOnly("10V.a");
        assertThat(city.tokens("exit", "6R.s1")).isOne();
        assertThat(Capital.spawns(city))
                .containsExactly("start 1R.s6", "red 1 " + city.zone("3R.s1"), "red 2 9R.s4", "green 10V.c");
        assertThat(Capital.zones(Lights.of(city.table()).fixed())).containsExactly("11V.h", "9R.s2");
        assertThat(Capital.cards(city))
                .containsExactly(
                        "WZ-M04C-01 10V.b",
                        "WZ-M04C-02 10V.e",
                        "WZ-M04C-03 11V.h",
                        "WZ-M04C-04 11V.f",
                        "WZ-M04C-05 9R.A",
                        "WZ-M04C-06 1R.A",
                        "WZ-M04C-07 1R.B",
                        "WZ-M04C-08 6R.A",
                        "WZ-M04C-09 3R.B");
        for (String zone : new String[] {"11V.c", "9R.s2", "1R.C", "6R.B", "3R.B"}) {
            assertThat(city.tokens("crate", zone)).as(zone).isOne();
        }
        assertThat(city.tokens("crate", "10V.b")).as("the corpses lie there").isZero();
    }

    @Test
    @Rule({"WZ-M04-06", "Z2-SPAWN-03"})
    void theGreenSpawnZoneSleeps() {
        City city = city().zombieCards("1", "1", "1", "1").run(new SpawnStep());
        assertThat(Capital.isActive(city, "green")).isFalse();
        assertThat(city.zombies("10V.c")).isZero();
        assertThat(city.zombies("9R.s4")).isOne();
    }

    @Test
    @Rule({"WZ-LIGHT-16", "WZ-LIGHT-09", "WZ-GAP-14"})
    void theSearchlightWakesZombiesByNightAlone() {
        City city = Capital.away(city(), "10V.a").zombies("9R.s1", "Walker", 1).zombies("9R.s6", "Walker", 1);
        city.run(new AtMoment(Moment.PLAYERS_PHASE_ENDS, Optional.empty()));
        assertThat(Capital.zones(city.events(WashingtonEvent.LightSeen.class).stream()
                        .map(WashingtonEvent.LightSeen::zone)
                        .toList()))
                .as("those who see a lit zone")
                .containsExactly("9R.s1");
        City day = Capital.away(city(), "10V.a").zombies("9R.s1", "Walker", 1).with(new Clock(7));
        day.run(new AtMoment(Moment.PLAYERS_PHASE_ENDS, Optional.empty()));
        assertThat(day.events(WashingtonEvent.LightSeen.class)).isEmpty();
        assertThat(Lights.of(day.table()).fixed()).as("it is not removed").hasSize(2);
    }

    @Test
    @Rule({"WZ-M04C-01", "WZ-CARD-08"})
    void pileOfCorpses() {
        City city = Capital.takes(city().deck("pimpweapon", "Zantetsuken"), "Amy", "10V.b");
        Capital.settled(city.choose("choose a").choose("put Zantetsuken in hand1", City.DONE));
        assertThat(city.cards("Amy")).containsExactly("Zantetsuken");
        assertThat(Capital.isActive(city, "green")).isTrue();
        City left = Capital.takes(city(), "Amy", "10V.b").choose("choose b");
        assertThat(left.who("Amy").adrenaline()).isOne();
        assertThat(Capital.isActive(left, "green")).isFalse();
    }

    @Test
    @Rule({"WZ-M04C-02", "WZ-TANK-03", "WZ-CARD-04", "WZ-CARD-10"})
    void openHatch() {
        City city = city().deck("secret-service", "MP5").at("10V.d", "Doug").turn("Doug");
        assertThat(city.offered()).doesNotContain("take objective");
        city.choose("move 10V.e").choose("take objective");
        Capital.settled(city.choose("put MP5 in hand1", City.DONE));
        assertThat(city.actions("Doug"))
                .as("two for climbing, one for the card")
                .isZero();
        assertThat(Capital.keywords(city)).containsExactly("tank-log");
        assertThat(city.cards("Doug")).containsExactly("MP5");
    }

    @Test
    @Rule({"WZ-M04C-03", "WZ-CARD-05", "WZ-CARD-06"})
    void withoutAnythingTheSearchlightWaits() {
        City city = Capital.takes(city(), "Amy", "11V.h");
        assertThat(Capital.fate(city, LIGHT)).as("it could only go back").isEqualTo(Fate.RETURNED);
        assertThat(city.offered()).contains("take card objective");
        assertThat(Lights.of(city.table()).fixed()).hasSize(2);
        City packed = city().holds("Amy", "", "", "Machete");
        assertThat(Capital.fate(Capital.takes(packed, "Amy", "11V.h"), LIGHT))
                .as("a weapon in the backpack is none in hand")
                .isEqualTo(Fate.RETURNED);
        City fed = city().holds("Amy", "Flashlight");
        assertThat(Capital.fate(Capital.takes(fed, "Amy", "11V.h"), LIGHT))
                .as("no weapon")
                .isEqualTo(Fate.RETURNED);
        City tired = city().holds("Doug", "Machete").at("11V.g", "Doug").turn("Doug");
        tired.choose("move 11V.h").choose("take objective");
        assertThat(Capital.fate(tired, LIGHT)).as("one action is left, not two").isEqualTo(Fate.RETURNED);
    }

    @Test
    @Rule("WZ-M04C-03")
    void cableShearsPutItOutSilently() {
        City city = Capital.takes(Capital.found(city(), "cable-shears"), "Amy", "11V.h");
        assertThat(city.offered()).containsExactly("choose a", "choose c");
        city.choose("choose a");
        assertThat(Lights.of(city.table()).fixed()).isEmpty();
        assertThat(city.tokens("noise", "11V.h")).isZero();
        assertThat(city.actions("Amy")).isEqualTo(2);
        assertThat(Capital.isActive(city, "green")).isFalse();
        assertThat(Capital.fate(city, LIGHT)).isEqualTo(Fate.DISCARDED);
        City again = Capital.takes(Capital.found(city(), "cable-shears"), "Amy", "11V.h");
        again.choose("choose c");
        assertThat(Capital.fate(again, LIGHT)).isEqualTo(Fate.RETURNED);
    }

    @Test
    @Rule("WZ-M04C-03")
    void aWeaponSmashesIt() {
        City city = city().holds("Amy", "Machete").zombieCards("2");
        Capital.takes(city, "Amy", "11V.h");
        assertThat(city.offered()).containsExactly("choose b", "choose c");
        city.choose("choose b");
        assertThat(Lights.of(city.table()).fixed()).isEmpty();
        assertThat(Lights.lit(city.table()).isEmpty()).as("nothing is lit").isTrue();
        assertThat(city.actions("Amy")).isZero();
        assertThat(city.tokens("noise", "11V.h")).isEqualTo(3);
        assertThat(Capital.isActive(city, "green")).isTrue();
        assertThat(city.zombies("1R.s6")).isEqualTo(2);
    }

    @Test
    @Rule("WZ-M04C-04")
    void guardHouseLocker() {
        City city = Capital.takes(city().deck("secret-service", "MP5", "Ka-Bar", "Glock 17"), "Amy", "11V.f");
        assertThat(city.offered()).containsExactly("keep MP5", "keep Ka-Bar");
        Capital.settled(city.choose("keep Ka-Bar").choose("put Ka-Bar in hand1", City.DONE));
        assertThat(city.cards("Amy")).containsExactly("Ka-Bar");
        assertThat(city.table().deck("secret-service").discard().size()).isOne();
        assertThat(city.who("Amy").adrenaline()).isEqualTo(2);
        City bitten = Capital.takes(city().deck("secret-service", "Aaahh!!", "Ka-Bar"), "Amy", "11V.f");
        assertThat(bitten.zombies("11V.f")).isOne();
        Capital.settled(bitten.choose("put Ka-Bar in hand1", City.DONE));
        assertThat(bitten.cards("Amy")).as("what is left of the two").containsExactly("Ka-Bar");
    }

    @Test
    @Rule({"WZ-M04C-05", "WZ-OBJ-11", "WZ-CARD-10"})
    void fieldRadio() {
        City city = Capital.takes(Capital.achieved(city(), "Ned", "radio-ham"), "Amy", "9R.A");
        assertThat(city.offered("look at")).hasSize(8).doesNotContain("look at 9R.A");
        city.choose("look at 11V.h");
        assertThat(city.offered("look at")).hasSize(7).doesNotContain("look at 11V.h");
        city.choose("look at 10V.e");
        assertThat(city.events(CardEvent.CardPeekedAt.class))
                .extracting(CardEvent.CardPeekedAt::card)
                .containsExactly("WZ-M04C-03", "WZ-M04C-02");
        assertThat(Capital.fate(city, LIGHT)).as("nothing has changed").isEqualTo(Fate.LYING);
        assertThat(city.who("Amy").adrenaline()).isZero();
        City deaf = Capital.takes(city(), "Amy", "9R.A");
        assertThat(deaf.who("Amy").adrenaline()).isEqualTo(2);
        assertThat(deaf.offered("look at")).isEmpty();
    }

    @Test
    @Rule("WZ-M04C-06")
    void lastStand() {
        City city = Capital.takes(city().zombieCards("2"), "Amy", "1R.A");
        assertThat(Capital.keywords(city)).containsExactly("cable-shears");
        assertThat(city.zombies("1R.A")).isEqualTo(2);
    }

    @Test
    @Rule("WZ-M04C-07")
    void ammunitionBox() {
        City city = Capital.takes(
                city().deck("equipment", "Water", "Plenty of Shells", "Plenty of Bullets"), "Amy", "1R.B");
        assertThat(city.offered()).containsExactlyInAnyOrder("take Plenty of Bullets", "take Plenty of Shells");
        city.choose("take Plenty of Shells");
        assertThat(city.events(HordeEvent.DeckReshuffled.class)).hasSize(1);
        Capital.settled(city.choose("put Plenty of Shells in pack1", City.DONE));
        assertThat(city.cards("Amy")).containsExactly("Plenty of Shells");
        assertThat(city.table().deck("equipment").draw().size()).isEqualTo(2);
    }

    @Test
    @Rule("WZ-M04C-08")
    void fallenSquad() {
        City city = Capital.takes(city().deck("secret-service", "MP5", "Ka-Bar"), "Amy", "6R.A");
        assertThat(city.zombies("6R.A", "Walker"))
                .as("before the cards are drawn")
                .isEqualTo(3);
        city.choose("put MP5 in hand1", City.DONE).choose("put Ka-Bar in hand2", City.DONE);
        assertThat(city.cards("Amy")).containsExactlyInAnyOrder("MP5", "Ka-Bar");
    }

    @Test
    @Rule("WZ-M04C-09")
    void civiliansUnderTheTables() {
        City city = Capital.takes(city(), "Amy", "3R.B").choose("choose a");
        assertThat(city.who("Amy").adrenaline()).isEqualTo(5);
        assertThat(city.tokens("noise", "3R.B")).isEqualTo(3);
        City quiet = city().at("3R.B", "Doug").wounds("Amy", 2).wounds("Doug", 2);
        Capital.takes(quiet, "Amy", "3R.B").choose("choose b").choose("heal Doug");
        assertThat(quiet.who("Doug").wounds()).isZero();
        assertThat(quiet.who("Amy").wounds()).as("only one of them").isEqualTo(2);
        assertThat(quiet.tokens("noise", "3R.B")).isZero();
    }

    @Test
    @Rule({"WZ-M04-03", "Z2-OBJ-04", "Z2-DEC-20"})
    void survivorsLeaveAtTheEndOfTheirTurn() {
        City city = ends(city().at("6R.s1", "Amy"), "Amy");
        assertThat(city.offered()).as("with the light on too").containsExactly("leave", "stay");
        city.choose("leave");
        assertThat(city.who("Amy").presence()).isEqualTo(Survivor.Presence.LEFT);
        assertThat(ends(city().at("6R.s1", "Amy").zombies("6R.s1", "Walker", 1), "Amy")
                        .isDone())
                .as("not among zombies")
                .isTrue();
        assertThat(ends(city().at("6R.s3", "Amy"), "Amy").isDone())
                .as("not elsewhere")
                .isTrue();
    }

    @Test
    @Rule("WZ-M04R-01")
    void theLastOneStaysWhileTheLightBurns() {
        City city = ends(left(city(), "Amy").at("6R.s1", "Amy"), "Amy");
        assertThat(city.isDone()).isTrue();
        City two = ends(left(city(), "Amy", "Ned").at("6R.s1", "Amy"), "Amy");
        assertThat(two.offered()).contains("leave");
    }

    @Test
    @Rule({"WZ-M04-03", "WZ-M04R-01"})
    void lightOffAndEverybodyOutWins() {
        City city = ends(left(dark(), "Amy").at("6R.s1", "Amy"), "Amy");
        assertThat(city.isOver()).isFalse();
        city.choose("leave");
        assertThat(city.state().status()).isEqualTo(new Status.Won(new RuleId("WZ-M04-03")));
        City two = ends(left(dark(), "Amy", "Ned").at("6R.s1", "Amy"), "Amy").choose("leave");
        assertThat(two.isOver()).as("somebody is still in play").isFalse();
    }

    @Test
    @Rule({"WZ-M04R-01", "WZ-KO-09", "WZ-KO-13"})
    void whoLiesThereIsPickedUpOrDiesFirst() {
        City city = fell(left(dark(), "Amy", "Ned"), "Ned", 3).with(table -> table.withRound(4));
        ends(city.at("6R.s1", "Amy"), "Amy").choose("leave");
        assertThat(city.isOver()).isFalse();
        city.run(new PlayersPhase());
        assertThat(city.isOver()).as("nobody has a turn").isFalse();
        city.run(new EndPhase());
        assertThat(city.state().isWon()).as("dead in the end phase").isTrue();
        City saved = fell(left(dark(), "Amy", "Ned"), "Ned", 4).with(table -> table.withRound(4));
        saved.at("9R.s1", "Amy").turn("Amy").choose("pick up Ned");
        ends(saved.at("6R.s1", "Amy"), "Amy").choose("leave");
        assertThat(saved.state().isWon()).isTrue();
    }

    @Test
    @Rule({"WZ-M04R-01", "WZ-GAP-08"})
    void withTheLightOnAndNobodyInPlayItIsLost() {
        City city = left(city(), "Amy").at("9R.s1", "Amy");
        city.run(new EliminateSurvivor(city.id("Amy")));
        assertThat(city.state().status()).isEqualTo(new Status.Lost(new RuleId("WZ-M04R-01")));
        City dark = left(dark(), "Amy").at("9R.s1", "Amy");
        dark.run(new EliminateSurvivor(dark.id("Amy")));
        assertThat(dark.isOver()).as("Amy may still be dead in time").isFalse();
    }

    @Test
    @Rule({"WZ-ALONE-02", "WZ-M04C-05"})
    void playedAloneTheGroupMayTickRadioHam() {
        SetUp setUp =
                SetUp.of(SecondEdition.ID, "WZ-M04").with("starting", "dealt").with("achievements", "radio-ham");
        City city = City.of(setUp).emptyHanded();
        assertThat(Capital.takes(city, "Amy", "9R.A").offered("look at")).hasSize(8);
    }

    @Test
    @Rule({"WZ-ALONE-03", "WZ-M04-03"})
    void withoutTheNightTheSearchlightMustStillBePutOut() {
        SetUp setUp =
                SetUp.of(SecondEdition.ID, "WZ-M04").with("starting", "dealt").with("without", "night");
        City city = left(City.of(setUp).emptyHanded(), "Amy").at("6R.s1", "Amy");
        assertThat(Lights.lit(city.table()).isEmpty())
                .as("nothing is lit by day")
                .isTrue();
        assertThat(ends(city, "Amy").isDone()).as("the last one may not leave").isTrue();
    }
}

package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.EndPhase;
import redoubt.horde.round.PlayRound;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Survivor;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.Status;
import redoubt.secondedition.City;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.objective.CardsLaid.Fate;
import redoubt.secondedition.washington.Clock;
import redoubt.secondedition.washington.Fallen;
import redoubt.testkit.Rule;

/** Mission 2: people to be brought away while a noise keeps the dead walking in circles. */
class Mission2Test {
    private static final String[] CARDS = {
        "WZ-M02C-01", "WZ-M02C-02", "WZ-M02C-03", "WZ-M02C-04", "WZ-M02C-05", "WZ-M02C-06"
    };

    private static City city() {
        return City.mission("WZ-M02").emptyHanded();
    }

    /** Everybody sits in a closed house. */
    private static City hidden() {
        return Capital.away(city(), "8R.B");
    }

    private static City hidden(SetUp setUp) {
        return Capital.away(City.of(setUp).emptyHanded(), "8R.B");
    }

    /** All cards but that of the bank are taken, and somebody takes that one in this round. */
    private static City last(City city, int round) {
        city.with(table -> table.withRound(round));
        Capital.taken(city, CARDS[0], CARDS[1], CARDS[2], CARDS[3], CARDS[5]);
        return Capital.takes(city, "Amy", "7V.B");
    }

    @Test
    @Rule({"WZ-M02-01", "WZ-M02-02", "WZ-M02-04", "WZ-MAP-03", "WZ-GAP-12", "WZ-GAP-22", "WZ-CLOCK-04"})
    void theTableIsLaid() {
        City city = city();
        assertThat(City.GAME.missions())
                .filteredOn(mission -> mission.id().equals("WZ-M02"))
                .singleElement()
                .satisfies(card -> {
                    assertThat(card.difficulty()).isEqualTo("medium");
                    assertThat(card.length()).isEqualTo("60-minutes");
                });
        assertThat(city.table().annexes().the(Clock.class).hour()).isEqualTo(12);
        assertThat(Capital.starts(city)).hasSize(6).containsOnly("8R.s4");
        assertThat(Capital.spawns(city)).containsExactly("start 4V.s1", "red 1 7V.s1", "red 2 6R.s4");
        assertThat(Capital.cards(city))
                .containsExactly(
                        "WZ-M02C-01 1R.A",
                        "WZ-M02C-02 2R.C",
                        "WZ-M02C-03 4V.D",
                        "WZ-M02C-04 6R.A",
                        "WZ-M02C-05 7V.B",
                        "WZ-M02C-06 8R.B");
        for (String zone : new String[] {"1R.C", "2R.B", "4V.B", "6R.B", "7V.D", "8R.A"}) {
            assertThat(city.tokens("crate", zone)).as(zone).isOne();
        }
        assertThat(city.tokens("noise", "1R.s1")).isEqualTo(6);
        assertThat(city.table()
                        .terrain()
                        .board()
                        .tiles(city.table().terrain().board().zone("1R.s1")))
                .as("the noise lies across both tiles and no other")
                .containsExactlyInAnyOrder("1R", "2R");
        assertThat(Capital.tiles(city)).containsExactly("2R@180", "1R@0", "8R@0", "6R@0", "7V@270", "4V@180");
    }

    @Test
    @Rule("WZ-M02-05")
    void theNoiseStays() {
        City city = city().token("noise", "8R.s4", 2).token("noise", "1R.s1", 1);
        city.run(new EndPhase());
        assertThat(city.tokens("noise", "8R.s4")).isZero();
        assertThat(city.tokens("noise", "1R.s1")).isEqualTo(6);
    }

    @Test
    @Rule("WZ-CLOCK-06")
    void afterTwoDaysItIsLostWithOrWithoutAClock() {
        SetUp alone = SetUp.of(SecondEdition.ID, "WZ-M02").with("starting", "dealt");
        for (SetUp setUp : List.of(alone, alone.with("without", "clock"))) {
            City inTime = hidden(setUp).with(table -> table.withRound(47)).run(new PlayRound());
            assertThat(inTime.table().round()).isEqualTo(48);
            assertThat(inTime.state().status()).isInstanceOf(Status.Waiting.class);
            City late = hidden(setUp).with(table -> table.withRound(48)).run(new PlayRound());
            assertThat(late.state().status()).isEqualTo(new Status.Lost(new RuleId("WZ-CLOCK-06")));
        }
    }

    @Test
    @Rule("WZ-M02-06")
    void zombiesThatMoveFromTheNoiseAreBackAtTheStart() {
        City city = hidden().zombies("1R.s1", "Walker", 3).zombies("1R.s2", "Walker", 2);
        city.activate();
        assertThat(city.zombies("4V.s1")).as("wherever else they would go").isEqualTo(3);
        assertThat(city.zombies("1R.s1"))
                .as("who has just come there stays until the next move")
                .isEqualTo(2);
        assertThat(city.events(HordeEvent.DestinationChosen.class))
                .filteredOn(chosen -> chosen.from().equals(city.zone("1R.s1")))
                .singleElement()
                .satisfies(chosen -> assertThat(chosen.rule()).isEqualTo(new RuleId("WZ-M02-06")));
        City seen = hidden().at("1R.s2", "Amy").zombies("1R.s1", "Walker", 1);
        seen.activate();
        assertThat(seen.zombies("4V.s1")).as("even with a survivor in sight").isOne();
    }

    @Test
    @Rule("WZ-M02R-02")
    void itHoldsForEveryMoveButNotForAttacks() {
        City extra = hidden().zombies("1R.s1", "Brute", 1).zombies("1R.s1", "Walker", 1);
        extra.run(new ActivateZombies(
                Activation.extra(List.of(City.BOX.print().zombie("Brute").index()))));
        assertThat(extra.zombies("4V.s1", "Brute")).isOne();
        assertThat(extra.zombies("1R.s1", "Walker")).as("the others wait").isOne();

        City runners = hidden().zombies("1R.s1", "Runner", 1);
        runners.activate();
        assertThat(runners.zombies("4V.s1"))
                .as("the second action leads on from the start")
                .isZero();
        assertThat(runners.zombies("1R.s1")).isZero();
        City second = hidden().zombies("1R.s2", "Runner", 1);
        second.activate();
        assertThat(second.zombies("4V.s1")).as("the second action leads back").isOne();

        City held = hidden().at("1R.s1", "Amy").zombies("1R.s1", "Walker", 1);
        held.activate();
        assertThat(held.zombies("1R.s1")).isOne();
        assertThat(held.who("Amy").wounds()).isOne();
        assertThat(held.events(HordeEvent.ZombiesSpawned.class)).isEmpty();
    }

    @Test
    @Rule({"WZ-M02-07", "WZ-HUM-01"})
    void theHumveeHasWeaponsOfTheSecretService() {
        City city = city().deck("secret-service", "MP5").deck("equipment", "Water");
        city.at("6R.s3", "Amy").turn("Amy").choose("search");
        assertThat(city.offered()).anyMatch(key -> key.contains("MP5"));
        assertThat(city().at("6R.s5", "Amy").turn("Amy").offered())
                .as("only there")
                .doesNotContain("search");
    }

    @Test
    @Rule("WZ-M02C-01")
    void pharmacyQueue() {
        City city = city().at("1R.A", "Doug", "Elle", "Josh");
        for (String name : new String[] {"Amy", "Doug", "Elle", "Josh", "Ned"}) {
            city.wounds(name, 2);
        }
        Capital.takes(city, "Amy", "1R.A");
        assertThat(city.offered()).containsExactly("heal Amy", "heal Doug", "heal Elle", "heal Josh");
        city.choose("heal Josh").choose("heal Doug").choose("heal Amy");
        assertThat(city.who("Josh").wounds()).isOne();
        assertThat(city.who("Doug").wounds()).isOne();
        assertThat(city.who("Amy").wounds()).isOne();
        assertThat(city.who("Elle").wounds()).as("the fourth").isEqualTo(2);
        assertThat(city.who("Ned").wounds()).as("elsewhere").isEqualTo(2);
        assertThat(city.who("Amy").adrenaline()).isEqualTo(2);
    }

    @Test
    @Rule("WZ-M02C-02")
    void schoolBus() {
        City horn = Capital.takes(city(), "Amy", "2R.C").choose("choose a");
        horn.token("noise", "2R.C", 1).run(new EndPhase());
        assertThat(horn.tokens("noise", "2R.C")).as("the horn goes on").isEqualTo(3);
        assertThat(horn.who("Amy").adrenaline()).isZero();
        City quiet = Capital.takes(city(), "Amy", "2R.C").choose("choose b");
        assertThat(quiet.tokens("noise", "2R.C")).isZero();
        assertThat(quiet.who("Amy").adrenaline()).isEqualTo(4);
    }

    @Test
    @Rule("WZ-M02C-03")
    void woundedMarshal() {
        City city = Capital.takes(city().deck("secret-service", "MP5", "Ka-Bar", "Glock 17"), "Amy", "4V.D");
        assertThat(city.zombies("4V.D")).as("the cards come first").isZero();
        city.choose("put MP5 in hand1", City.DONE).choose("put Ka-Bar in hand2", City.DONE);
        assertThat(city.cards("Amy")).containsExactlyInAnyOrder("MP5", "Ka-Bar");
        assertThat(city.zombies("4V.D", "Walker")).isEqualTo(2);
    }

    @Test
    @Rule({"WZ-M02C-03", "WZ-CARD-03", "Z2-SHORT-01"})
    void walkersThatAreMissingActivateTheOthers() {
        City city = city().deck("secret-service", "MP5", "Ka-Bar").zombies("7V.s1", "Walker", 39);
        Capital.takes(city, "Amy", "4V.D");
        city.choose("put MP5 in hand1", City.DONE).choose("put Ka-Bar in hand2", City.DONE);
        assertThat(city.events(HordeEvent.MiniaturesShort.class))
                .singleElement()
                .satisfies(lack -> {
                    assertThat(lack.missing()).isOne();
                    assertThat(lack.rule().id()).isEqualTo("Z2-SHORT-01");
                });
        Capital.settled(city);
        assertThat(city.table().zombies().total()).isEqualTo(40);
        assertThat(city.zombies("7V.s1", "Walker")).as("they set out at once").isLessThan(39);
    }

    @Test
    @Rule("WZ-M02C-04")
    void shopCellar() {
        City city =
                Capital.takes(city().zombieCards("2").deck("equipment", "Water", "Katana", "Machete"), "Amy", "6R.A");
        city.choose("put Water in pack1", City.DONE)
                .choose("discard Katana", City.DONE)
                .choose("put Machete in hand1", City.DONE);
        assertThat(city.cards("Amy")).containsExactlyInAnyOrder("Water", "Machete");
        assertThat(city.zombies("6R.A")).isEqualTo(2);
    }

    @Test
    @Rule("WZ-M02C-05")
    void bankAlarm() {
        City city = Capital.takes(city(), "Amy", "7V.B");
        assertThat(city.tokens("noise", "7V.B")).isEqualTo(4);
        assertThat(city.who("Amy").adrenaline()).isEqualTo(5);
        city.run(new EndPhase());
        assertThat(city.tokens("noise", "7V.B")).isZero();
    }

    @Test
    @Rule({"WZ-M02C-06", "WZ-CARD-13"})
    void fieldDressingStation() {
        City city = city().at("8R.B", "Doug").wounds("Amy", 2).wounds("Doug", 2).wounds("Elle", 1);
        Capital.takes(city, "Amy", "8R.B").choose("choose a");
        assertThat(city.offered()).containsExactly("heal Amy", "heal Doug");
        city.choose("heal Doug");
        assertThat(city.who("Doug").wounds()).isZero();
        assertThat(city.who("Amy").wounds()).as("only one of them").isEqualTo(2);
        City stirred = city().at("8R.B", "Doug");
        Capital.takes(stirred, "Amy", "8R.B").choose("choose b");
        assertThat(stirred.who("Amy").adrenaline()).isEqualTo(2);
        assertThat(stirred.who("Doug").adrenaline()).isEqualTo(2);
        assertThat(stirred.who("Elle").adrenaline()).as("elsewhere").isZero();
    }

    @Test
    @Rule({"WZ-M02-03", "WZ-CARD-05"})
    void theLastCardWins() {
        City city = Capital.taken(city(), CARDS[0], CARDS[1], CARDS[2], CARDS[3]);
        Capital.takes(city, "Amy", "7V.B");
        assertThat(city.isOver()).as("one is left").isFalse();
        Capital.takes(city, "Amy", "8R.B").choose("choose b");
        assertThat(city.state().isWon()).isTrue();
        assertThat(city.state().status()).isEqualTo(new Status.Won(new RuleId("WZ-M02-03")));
        assertThat(Capital.fate(city, "WZ-M02C-06")).isEqualTo(Fate.DISCARDED);
    }

    @Test
    @Rule({"WZ-M02R-01", "WZ-CARD-09", "WZ-ACH-04"})
    void byEveningNobodyIsLeftBehind() {
        City city = city();
        city.with(city.who("Wanda").withPresence(Survivor.Presence.ELIMINATED));
        city.with(city.who("Ned").withPresence(Survivor.Presence.ELIMINATED));
        city.with(new Fallen(List.of(
                new Fallen.One(city.id("Wanda"), city.zone("8R.s4"), 1, Fallen.Fate.DEAD),
                new Fallen.One(city.id("Ned"), city.zone("8R.s4"), 8, Fallen.Fate.LYING))));
        last(city, 8);
        assertThat(city.state().isWon()).isTrue();
        assertThat(Capital.has(city, "Amy", "no-one-left-behind")).isTrue();
        assertThat(Capital.has(city, "Josh", "no-one-left-behind")).isTrue();
        assertThat(Capital.has(city, "Ned", "no-one-left-behind"))
                .as("picked up at the end")
                .isTrue();
        assertThat(Capital.has(city, "Wanda", "no-one-left-behind")).as("dead").isFalse();
        assertThat(Capital.experience(city, "Amy")).isOne();
        assertThat(Capital.experience(city, "Josh")).isOne();
        assertThat(Capital.experience(city, "Ned")).as("not in play").isZero();
        assertThat(Sheets.of(city.table(), city.id("Josh")).experience()).isOne();
    }

    @Test
    @Rule("WZ-M02R-01")
    void atNightItIsOnlyAVictory() {
        City late = last(city(), 9);
        assertThat(late.state().isWon()).isTrue();
        assertThat(Capital.has(late, "Amy", "no-one-left-behind")).isFalse();
        assertThat(Capital.experience(late, "Amy")).isZero();
    }

    @Test
    @Rule({"WZ-M02R-01", "WZ-ALONE-03"})
    void withoutTheClockRoundsAreCounted() {
        SetUp setUp =
                SetUp.of(SecondEdition.ID, "WZ-M02").with("starting", "dealt").with("without", "clock");
        assertThat(Capital.experience(last(City.of(setUp).emptyHanded(), 8), "Amy"))
                .isOne();
        assertThat(Capital.experience(last(City.of(setUp).emptyHanded(), 9), "Amy"))
                .isZero();
    }

    @Test
    @Rule("WZ-SEC-01")
    void theSecretServiceHasAPileOfItsOwn() {
        City city = city();
        assertThat(city.table().deck("secret-service").draw().size()).isEqualTo(33);
        assertThat(City.of(SetUp.of(SecondEdition.ID, "WZ-M02").with("starting", "dealt"))
                        .table()
                        .deck("secret-service")
                        .draw()
                        .list())
                .as("shuffled")
                .isNotEqualTo(City.BOX.deck("secret-service").stream()
                        .map(Equipment::index)
                        .toList());
    }

    @Test
    @Rule("WZ-CARD-02")
    void eachSurvivorMeansThoseInPlay() {
        City city = city().at("8R.B", "Doug", "Elle");
        city.with(city.who("Elle").withPresence(Survivor.Presence.ELIMINATED));
        Capital.takes(city, "Amy", "8R.B").choose("choose b");
        assertThat(city.who("Doug").adrenaline()).isEqualTo(2);
        assertThat(city.who("Elle").adrenaline()).as("knocked out").isZero();
    }
}

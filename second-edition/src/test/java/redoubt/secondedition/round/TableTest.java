package redoubt.secondedition.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.Deck;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.PlayRound;
import redoubt.horde.round.PlayersPhase;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Event;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.secondedition.City;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.testkit.Rule;

/** How a game is set up and its rounds go by: phases, turns, trades, noise and piles. */
class TableTest {
    private static City two() {
        return City.of("9R").survivor("Ana", "9R.s2").survivor("Ben", "9R.s2");
    }

    @Test
    @Rule({"Z2-SETUP-02", "Z2-SETUP-03", "Z2-DEC-01"})
    void everyDeckIsAShuffledPileOfItsOwn() {
        City city = City.mission("Z2-M01");
        List<Deck> decks = city.table().decks();
        assertThat(decks).extracting(Deck::name).containsExactly("equipment", "pimpweapon", "zombie", "abomination");
        assertThat(decks).extracting(deck -> deck.draw().size()).containsExactly(45, 11, 40, 4);
        for (Deck deck : decks) {
            assertThat(deck.draw().list())
                    .as(deck.name())
                    .isNotEqualTo(deck.draw().list().stream().sorted().toList());
        }
        assertThat(city.table().survivors()).extracting(Survivor::zone).containsOnly(city.zone("9R.s6"));
        assertThat(city.tokens("crate", "6R.B") + city.tokens("crate", "2R.B")).isEqualTo(2);
        City chosen = City.of(
                SetUp.of(SecondEdition.ID, "Z2-M01").with("survivors", "Lou", "Amy", "Doug", "Elle", "Josh", "Ned"));
        assertThat(chosen.table().survivors()).extracting(Survivor::name).startsWith("Lou", "Amy");
        assertThat(chosen.offered())
                .as("the first card may go into hand or backpack")
                .hasSizeGreaterThan(1);
    }

    @Test
    @Rule({"Z2-ROUND-01", "Z2-ROUND-02", "Z2-DEC-02"})
    void playersThenZombiesThenTheEndOfTheRound() {
        City city = two().seat("Ben", 2).zombies("9R.s7", "Walker", 1).token("noise", "9R.s2", 1);
        city.spawn("start", "9R.s8").zombieCards("1", "1").run(new PlayRound());
        assertThat(city.offered())
                .as("one seat after the other")
                .contains("end turn")
                .doesNotContain("activate Ben");
        city.choose("end turn");
        assertThat(city.events(HordeEvent.ZombiesMoved.class)).isEmpty();
        city.choose("end turn");
        while (city.events(HordeEvent.FirstPlayerPassed.class).isEmpty()) {
            city.choose(city.offered().getFirst());
        }
        List<Class<? extends Event>> order = List.of(
                HordeEvent.TurnEnded.class,
                HordeEvent.ZombiesMoved.class,
                HordeEvent.ZombieCardDrawn.class,
                HordeEvent.NoiseRemoved.class,
                HordeEvent.FirstPlayerPassed.class);
        assertThat(city.events(HordeEvent.class).stream()
                        .map(HordeEvent::getClass)
                        .filter(order::contains)
                        .distinct()
                        .toList())
                .isEqualTo(order);
    }

    @Test
    @Rule({"Z2-ROUND-05", "Z2-SKILL-BORNLEADER", "Z2-DEC-03", "Z2-DEC-18"})
    void whoHasActedActsAgainOnlyWhenALeaderSaysSo() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .survivor("Ben", "9R.s2", "Born leader")
                .run(new PlayersPhase());
        city.choose("activate Ana", "end turn");
        assertThat(city.offered()).as("Ben's turn has begun").contains("born leader Ana", "end turn");
        city.choose("born leader Ana", "make noise");
        assertThat(city.tokens("noise", "9R.s2")).isEqualTo(1);
        assertThat(city.actions("Ben")).as("then the own turn goes on").isEqualTo(3);
        city.choose("end turn");
        assertThat(city.events(HordeEvent.TurnBegan.class)).hasSize(2);
    }

    @Test
    @Rule({"Z2-TRADE-01", "Z2-DEC-08"})
    void oneActionRearrangesAndTradesWithOneOther() {
        City city = two().survivor("Eva", "9R.s2").survivor("Far", "9R.s3");
        city.holds("Ana", "Katana", "Water")
                .holds("Ben", "Kukri")
                .holds("Eva", "Pistol")
                .holds("Far", "Pistol");
        city.acts("Ana");
        assertThat(city.offered("trade")).containsExactly("trade with Ben", "trade with Eva");
        city.choose("trade with Ben");
        assertThat(city.offered()).noneMatch(key -> key.contains("Eva"));
        city.choose("give Katana of hand1 to Ben", "take Kukri of hand1 from Ben");
        assertThat(city.actions("Ana")).isEqualTo(2);
        assertThat(city.cards("Ana")).containsExactlyInAnyOrder("Water", "Kukri");
        assertThat(city.cards("Ben")).containsExactly("Katana");
        assertThat(city.offered()).as("the other one rearranges for free").anyMatch(key -> key.endsWith("for Ben"));
    }

    @Test
    @Rule("Z2-TRADE-02")
    void aTradeMayBeOneSidedIfBothAgree() {
        City city = two().seat("Ben", 2).holds("Ana", "Katana").acts("Ana");
        city.choose("trade with Ben", "give Katana of hand1 to Ben");
        City refused = two().seat("Ben", 2).holds("Ana", "Katana").acts("Ana");
        refused.choose("trade with Ben", "give Katana of hand1 to Ben", "refuse");
        assertThat(refused.cards("Ana")).containsExactly("Katana");
        assertThat(city.cards("Ben")).as("not before the answer").isEmpty();
        assertThat(city.choose("agree").cards("Ben")).containsExactly("Katana");
    }

    @Test
    @Rule({"Z2-NOISE-04", "Z2-DEF-05"})
    void neitherTokensNorZonesRunOut() {
        City city = two().token("noise", "9R.s2", 18).acts("Ana").choose("make noise");
        assertThat(city.tokens("noise", "9R.s2")).isEqualTo(19);
        City crowd = City.of("9R").survivor("Ana", "9R.s2").survivor("Ben", "9R.s1");
        crowd.zombies("9R.s1", "Walker", 40).zombies("9R.s1", "Brute", 16).zombies("9R.s1", "Runner", 16);
        crowd.with(crowd.who("Ben").withZone(crowd.zone("9R.s2"))).activate();
        assertThat(crowd.zombies("9R.s2")).as("all of them in one zone").isEqualTo(72);
    }

    @Test
    @Rule({"Z2-INV-04", "Z2-INV-03", "Z2-DEC-17", "WZ-AO-13"})
    void cardsGoToTheDiscardsOfTheirOwnDeckAndStartingOnesAreGone() {
        City city =
                City.of("9R").survivor("Ana", "9R.s2").survivor("Ben", "9R.s2").seat("Ben", 2);
        city.holds("Ben", "Katana", "Gunblade", "Glock 17", "starting/Pistol").acts("Ana");
        for (String card : List.of("hand1 Katana", "hand2 Gunblade", "pack1 Glock 17", "pack2 Pistol")) {
            city.choose(2, "discard Ben " + card);
        }
        assertThat(city.actions("Ana")).as("free, and in the turn of another").isEqualTo(3);
        assertThat(city.table().decks())
                .filteredOn(deck -> !deck.discard().isEmpty())
                .extracting(deck -> deck.name() + " " + deck.discard().size())
                .containsExactly("equipment 1", "pimpweapon 1", "secret-service 1");
        assertThat(city.cards("Ben")).isEmpty();
    }

    @Test
    @Rule({"Z2-SPAWN-01", "Z2-GAP-05"})
    void theStartingSpawnZoneDrawsFirstAfterTheZombiesHaveActed() {
        City city = City.mission("Z2-M04").emptyHanded();
        assertThat(city.table().spawnPoints())
                .extracting(point -> point.zone().name())
                .containsExactly("4R.s1", "8R.s6");
        City small = City.of("9R").survivor("Ana", "9R.s7").zombies("9R.s6", "Walker", 1);
        small.spawn("start", "9R.s2").spawn("red 1", "9R.s8").spawn("red 2", "9R.s1");
        small.zombieCards("1", "2", "9").run(new ZombiePhase());
        List<Object> drawn = small.events(HordeEvent.class).stream()
                .filter(event ->
                        event instanceof HordeEvent.ZombieCardDrawn || event instanceof HordeEvent.ZombiesMoved)
                .map(event -> event instanceof HordeEvent.ZombieCardDrawn card
                        ? card.zone().name()
                        : "moved")
                .map(Object.class::cast)
                .toList();
        assertThat(drawn).containsExactly("moved", "9R.s2", "9R.s8", "9R.s1");
    }

    @Test
    @Rule("Z2-ZMOVE-04")
    void allPathsAreFoundBeforeAnybodyMoves() {
        City city = City.of("9R").survivor("Ana", "9R.s3");
        city.zombies("9R.s1", "Walker", 2).zombies("9R.s2", "Walker", 1).activate();
        assertThat(city.zombies("9R.s2")).as("those from the corner").isEqualTo(2);
        assertThat(city.zombies("9R.s3")).as("those from next to her").isEqualTo(1);
        assertThat(city.who("Ana").wounds()).isZero();
    }

    /** A mission in which nobody may search. */
    private record NothingToFind() implements SearchRuling {
        @Override
        public Optional<RuleId> barredBy(Table table, Survivor searcher) {
            return Optional.of(new RuleId("Z2-WIN-04"));
        }
    }

    @Test
    @Rule({"Z2-WIN-04", "WZ-SKILL-GENERAL"})
    void aSkillBeatsTheGeneralRuleAndTheMissionBeatsBoth() {
        City general = City.of("9R")
                .survivor("Ana", "9R.s2")
                .deck("equipment", "Katana")
                .acts("Ana");
        assertThat(general.offered("search")).isEmpty();
        City skill = City.of("9R")
                .survivor("Ana", "9R.s2", "Scavenger")
                .deck("equipment", "Katana")
                .acts("Ana");
        assertThat(skill.offered("search")).hasSize(1);
        City mission = City.of("9R", new NothingToFind())
                .survivor("Ana", "9R.s2", "Scavenger")
                .deck("equipment", "Katana")
                .acts("Ana");
        assertThat(mission.offered("search")).isEmpty();
    }
}

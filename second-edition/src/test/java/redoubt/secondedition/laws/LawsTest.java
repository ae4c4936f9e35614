package redoubt.secondedition.laws;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.board.Deck;
import redoubt.horde.HordeText;
import redoubt.horde.mission.CardName;
import redoubt.horde.spawning.CreatureDeck;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.secondedition.City;
import redoubt.secondedition.edition.SecondEdition;

/** The laws of every game, tried on every mission. */
class LawsTest {
    static List<String> missions() {
        return City.GAME.missions().stream().map(MissionCard::id).toList();
    }

    /** No card of a deck is ever lost; starting cards may leave the game. */
    private static SortedMap<String, Integer> cards(Table table) {
        SortedMap<String, Integer> counts = new TreeMap<>();
        for (Deck deck : table.decks()) {
            if (!deck.name().equals(SecondEdition.ZOMBIE_DECK) && !deck.name().equals(CreatureDeck.ABOMINATIONS)) {
                count(table, deck.draw().list(), counts);
                count(table, deck.discard().list(), counts);
            }
        }
        for (Dropped dropped : table.dropped()) {
            count(table, List.of(dropped.card().index()), counts);
        }
        for (Survivor survivor : table.survivors()) {
            for (Item item : survivor.inventory().items()) {
                count(table, List.of(item.card().index()), counts);
            }
        }
        counts.keySet().removeIf(name -> name.startsWith(SecondEdition.STARTING_DECK));
        return counts;
    }

    private static void count(Table table, List<Integer> cards, SortedMap<String, Integer> counts) {
        for (int card : cards) {
            counts.merge(CardName.of(table.print().equipment().get(card)), 1, Integer::sum);
        }
    }

    private static void hold(SetUp setUp, long seed) {
        HordeText.laws(City.GAME, setUp)
                .conserving(LawsTest::cards)
                .endingWithin(20_000)
                .lookingAtOneIn(10)
                .hold(seed);
    }

    @ParameterizedTest
    @MethodSource("missions")
    void theLawsHold(String mission) {
        for (long seed = 1; seed <= 5; seed++) {
            hold(SetUp.of(SecondEdition.ID, mission), seed);
        }
    }

    @ParameterizedTest
    @MethodSource("missions")
    void theLawsHoldForTwoPlayers(String mission) {
        hold(SetUp.of(SecondEdition.ID, mission).withSeats(2), 7);
    }

    @ParameterizedTest
    @MethodSource("missions")
    void theLawsHoldInUltraredWithHarderCards(String mission) {
        hold(SetUp.of(SecondEdition.ID, mission).with("ultrared", "yes").with("zombie-cards", "hard", "extra"), 6);
    }
}

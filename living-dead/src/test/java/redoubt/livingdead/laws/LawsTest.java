package redoubt.livingdead.laws;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.board.Deck;
import redoubt.horde.HordeText;
import redoubt.horde.mission.CardName;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.livingdead.Night;
import redoubt.livingdead.edition.LivingDead;

/** The laws of every game, tried on every scene. */
class LawsTest {
    static List<String> scenes() {
        return Night.GAME.missions().stream().map(MissionCard::id).toList();
    }

    /** No card of a deck or of the supply is ever lost; starting cards may leave the game. */
    private static SortedMap<String, Integer> cards(Table table) {
        SortedMap<String, Integer> counts = new TreeMap<>();
        for (Deck deck : table.decks()) {
            if (!deck.name().equals(LivingDead.GHOUL_DECK)) {
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
        counts.keySet().removeIf(name -> name.startsWith(LivingDead.STARTING_DECK));
        return counts;
    }

    private static void count(Table table, List<Integer> cards, SortedMap<String, Integer> counts) {
        for (int card : cards) {
            counts.merge(CardName.of(table.print().equipment().get(card)), 1, Integer::sum);
        }
    }

    private static void hold(SetUp setUp, long seed) {
        HordeText.laws(Night.GAME, setUp)
                .conserving(LawsTest::cards)
                .endingWithin(20_000)
                .lookingAtOneIn(10)
                .hold(seed);
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void theLawsHold(String scene) {
        for (long seed = 1; seed <= 5; seed++) {
            hold(SetUp.of(LivingDead.ID, scene), seed);
        }
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void theLawsHoldForTwoPlayers(String scene) {
        hold(SetUp.of(LivingDead.ID, scene).withSeats(2), 7);
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void theLawsHoldInUltraredWithHarderCards(String scene) {
        hold(SetUp.of(LivingDead.ID, scene).with("ultrared", "yes").with("ghoul-cards", "harder", "opening"), 6);
    }
}

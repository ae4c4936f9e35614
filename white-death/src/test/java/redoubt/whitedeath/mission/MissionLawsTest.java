package redoubt.whitedeath.mission;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.board.Deck;
import redoubt.horde.HordeGame;
import redoubt.horde.HordeText;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.testkit.Laws;
import redoubt.whitedeath.WhiteDeathGame;
import redoubt.whitedeath.edition.WhiteDeath;

/** Every mission obeys the laws that every game obeys. */
class MissionLawsTest {
    private static final HordeGame GAME = WhiteDeathGame.of(List.of());

    private static List<String> missions() {
        return GAME.missions().stream().map(MissionCard::id).toList();
    }

    /** Equipment is never lost; starting and vault cards may leave the game. */
    private static SortedMap<String, Integer> cards(Table table) {
        SortedMap<String, Integer> counts = new TreeMap<>();
        Deck deck = table.deck(WhiteDeath.EQUIPMENT_DECK);
        count(table, deck.draw().list(), counts);
        count(table, deck.discard().list(), counts);
        for (Dropped dropped : table.dropped()) {
            count(table, List.of(dropped.card().index()), counts);
        }
        for (Survivor survivor : table.survivors()) {
            for (Item item : survivor.inventory().items()) {
                count(table, List.of(item.card().index()), counts);
            }
        }
        return counts;
    }

    private static void count(Table table, List<Integer> cards, SortedMap<String, Integer> counts) {
        for (int card : cards) {
            if (table.print().equipment().get(card).deck().equals(WhiteDeath.EQUIPMENT_DECK)) {
                counts.merge(table.print().equipment().get(card).name(), 1, Integer::sum);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("missions")
    void theLawsHold(String mission) {
        SetUp setUp = SetUp.of(WhiteDeath.ID, mission).with("starting", "dealt");
        Laws<Table> laws = HordeText.laws(GAME, setUp)
                .conserving(MissionLawsTest::cards)
                .lookingAtOneIn(20)
                .endingWithin(20_000);
        laws.hold(1);
        laws.hold(2);
    }
}

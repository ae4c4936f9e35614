package redoubt.livingdead.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.content.rules.Ledgers;
import redoubt.content.rules.RuleFiles;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.livingdead.Night;
import redoubt.testkit.Rule;

/** The house deck of ghoul cards, card by card as the ledger lists it. */
class GhoulDeckTest {
    private static final Pattern CARDS =
            Pattern.compile("#(\\d+)(?:-#(\\d+))? (\\w+)(?: (\\d+)/(\\d+)/(\\d+)/(\\d+)| cards)");
    private static final Map<String, String> ONE_OF =
            Map.of("Walkers", "Walker", "Breakers", "Breaker", "Fatties", "Fatty", "Relatives", "Relative");

    private static String listed() {
        return Ledgers.english(RuleFiles.in(Path.of("..", "rules")))
                .ledger(LivingDead.ID)
                .orElseThrow()
                .entries()
                .stream()
                .filter(entry -> entry.id().equals("NL-GAP-28"))
                .findFirst()
                .orElseThrow()
                .text();
    }

    private static List<String> expanded(MatchResult cards) {
        int first = Integer.parseInt(cards.group(1));
        int last = cards.group(2) == null ? first : Integer.parseInt(cards.group(2));
        List<String> all = new ArrayList<>();
        for (int number = first; number <= last; number++) {
            all.add(
                    cards.group(3).equals("Opening")
                            ? number + " opening [0, 0, 0, 0]"
                            : "%d %s [%s, %s, %s, %s]"
                                    .formatted(
                                            number,
                                            ONE_OF.get(cards.group(3)),
                                            cards.group(4),
                                            cards.group(5),
                                            cards.group(6),
                                            cards.group(7)));
        }
        return all;
    }

    @Test
    @Rule({"NL-GAP-28", "NL-COMP-13"})
    void everyCardIsAsTheLedgerListsIt() {
        List<String> deck = Night.scene("NL-M02").table().print().zombieCards().stream()
                .map(card -> card.number() + " " + (CardKind.of(card) == CardKind.OPENING ? "opening" : card.zombie())
                        + " " + card.counts())
                .toList();
        List<String> told = CARDS.matcher(listed())
                .results()
                .flatMap(cards -> expanded(cards).stream())
                .toList();
        assertThat(deck).hasSize(46).isEqualTo(told);
    }

    @Test
    @Rule("NL-SPAWN-06")
    void aDeckThatRunsOutIsShuffledAnew() {
        Night night = Night.scene("NL-M02");
        Deck spent = new Deck(LivingDead.GHOUL_DECK, Pile.EMPTY, Pile.of(List.of(0, 1, 2, 4, 5)));
        Effect<Table> spend = play -> play.table(play.table().with(spent));
        night.run(spend).run(new SpawnStep());
        assertThat(night.events(HordeEvent.DeckReshuffled.class))
                .extracting(event -> event.rule().id())
                .containsExactly("NL-SPAWN-06");
        assertThat(night.table().deck(LivingDead.GHOUL_DECK).draw().size()).isEqualTo(1);
        assertThat(night.table().deck(LivingDead.GHOUL_DECK).discard().size()).isEqualTo(4);
    }
}

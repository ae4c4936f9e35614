package redoubt.darkest.print;

import java.util.List;
import java.util.Optional;
import redoubt.board.Legend;
import redoubt.content.Library;
import redoubt.content.Problems;

/** Everything printed in the box, read from content. */
public record Print(
        Legend legend,
        List<SurvivorBoard> survivors,
        List<CardKind> kinds,
        List<Card> cards,
        List<BeastBoard> creatures,
        List<BeastBoard> nemeses,
        List<Chip> chips,
        List<SpawnMix> spawn) {
    /** How many Spawn tokens of a value each preset and each dial uses. */
    public record SpawnMix(int value, int standard, int easy, int hard, int light, int mild, int heavy) {}

    public Print {
        survivors = List.copyOf(survivors);
        kinds = List.copyOf(kinds);
        cards = List.copyOf(cards);
        creatures = List.copyOf(creatures);
        nemeses = List.copyOf(nemeses);
        chips = List.copyOf(chips);
        spawn = List.copyOf(spawn);
    }

    /** The box of a library, or nothing if problems were found, which go to {@code problems}. */
    public static Optional<Print> read(Library library, Problems problems) {
        return new PrintReader(library, problems).read();
    }

    public Optional<SurvivorBoard> survivor(String name) {
        return survivors.stream().filter(board -> board.name().equals(name)).findFirst();
    }

    public CardKind kind(String name) {
        return kinds.stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no card is called " + name));
    }

    /** The card with which a survivor starts. */
    public Card startingCard(SurvivorBoard board) {
        for (Card card : cards) {
            if (card.isStarting()
                    && card.symbol() == board.symbol()
                    && card.kind().name().equals(board.weapon())) {
                return card;
            }
        }
        throw new IllegalArgumentException("no card for " + board.name() + " to start with");
    }
}

package redoubt.darkest.view;

import java.util.List;
import java.util.Optional;
import redoubt.darkest.print.CardKind;
import redoubt.darkest.print.Print;

/** What is printed on Equipment cards, for a client to show. */
public record Catalogue(List<CardPrint> cards) {
    /** A card: what it is, the hands it takes, its dice and range, and the cubes it holds. */
    public record CardPrint(
            String name, CardKind.Type type, int hands, int dice, int range, Optional<Integer> ammunition) {}

    public Catalogue {
        cards = List.copyOf(cards);
    }

    public static Catalogue of(Print print) {
        return new Catalogue(print.kinds().stream()
                .map(kind -> new CardPrint(
                        kind.name(), kind.type(), kind.hands(), kind.dice(), kind.range(), kind.ammunition()))
                .toList());
    }
}

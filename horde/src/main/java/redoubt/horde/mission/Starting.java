package redoubt.horde.mission;

import java.util.List;

/**
 * The starting equipment: its cards, whether they are dealt at random or shared out by agreement, whether the players choose the
 * slots, cards that bring another one along, and the card whose holder is first player (empty if the players choose).
 */
public record Starting(
        List<String> cards, boolean isDealt, boolean isPlacedFreely, List<Extra> extras, String firstPlayerHolds) {

    /** Whoever gets one card gets the other too. */
    public record Extra(String with, String card) {}

    public Starting {
        cards = List.copyOf(cards);
        extras = List.copyOf(extras);
    }

    public static Starting none() {
        return agreed(List.of());
    }

    /** Shared out by agreement, at least one for everybody. */
    public static Starting agreed(List<String> cards) {
        return new Starting(cards, false, true, List.of(), "");
    }

    /** Dealt at random as evenly as possible. */
    public static Starting dealt(List<String> cards) {
        return new Starting(cards, true, true, List.of(), "");
    }
}

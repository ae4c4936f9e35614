package redoubt.horde.mission;

import java.util.List;
import redoubt.horde.table.Skill;

/**
 * The starting equipment: its cards, whether they are dealt at random or shared out by agreement, whether the players choose the
 * slots, cards that bring another one along, the card whose holder is first player (empty if the players choose), and what
 * survivors have kept and learnt in earlier missions.
 */
public record Starting(
        List<String> cards,
        boolean isDealt,
        boolean isPlacedFreely,
        List<Extra> extras,
        String firstPlayerHolds,
        List<Kept> kept,
        List<Learnt> learnt) {

    /** Whoever gets one card gets the other too. */
    public record Extra(String with, String card) {}

    /** A survivor has kept a card from an earlier mission, which is missing from its deck. */
    public record Kept(String survivor, String card) {}

    /** A survivor begins with a skill besides those of the card. */
    public record Learnt(String survivor, Skill skill) {}

    public Starting {
        cards = List.copyOf(cards);
        extras = List.copyOf(extras);
        kept = List.copyOf(kept);
        learnt = List.copyOf(learnt);
    }

    /** Of a mission to which nobody brings anything. */
    public Starting(
            List<String> cards, boolean isDealt, boolean isPlacedFreely, List<Extra> extras, String firstPlayerHolds) {
        this(cards, isDealt, isPlacedFreely, extras, firstPlayerHolds, List.of(), List.of());
    }

    public Starting withKept(List<Kept> changed) {
        return new Starting(cards, isDealt, isPlacedFreely, extras, firstPlayerHolds, changed, learnt);
    }

    public Starting withLearnt(List<Learnt> changed) {
        return new Starting(cards, isDealt, isPlacedFreely, extras, firstPlayerHolds, kept, changed);
    }

    public static Starting none() {
        return agreed(List.of());
    }

    /** Shared out by agreement, at least one for everybody. */
    public static Starting agreed(List<String> cards) {
        return new Starting(cards, false, true, List.of(), "");
    }
}

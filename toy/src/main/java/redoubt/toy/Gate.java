package redoubt.toy;

import java.util.ArrayList;
import java.util.List;
import redoubt.kernel.Seats;

/**
 * The table of the toy game: a barred gate, the dead in front of it, the keepers behind it, and the cards to come and already
 * drawn.
 */
public record Gate(
        int round,
        int bars,
        int dead,
        List<Integer> wounds,
        List<Boolean> torches,
        List<Integer> deck,
        List<Integer> drawn) {
    static final int FATAL = 3;

    Seats everyone() {
        return Seats.upTo(wounds.size());
    }

    Gate withRound(int changed) {
        return new Gate(changed, bars, dead, wounds, torches, deck, drawn);
    }

    Gate withBars(int changed) {
        return new Gate(round, changed, dead, wounds, torches, deck, drawn);
    }

    Gate withDead(int changed) {
        return new Gate(round, bars, Math.max(0, changed), wounds, torches, deck, drawn);
    }

    Gate withWound(int keeper) {
        List<Integer> changed = new ArrayList<>(wounds);
        changed.set(keeper - 1, changed.get(keeper - 1) + 1);
        return new Gate(round, bars, dead, List.copyOf(changed), torches, deck, drawn);
    }

    Gate withoutTorch(int keeper) {
        List<Boolean> changed = new ArrayList<>(torches);
        changed.set(keeper - 1, false);
        return new Gate(round, bars, dead, wounds, List.copyOf(changed), deck, drawn);
    }

    Gate withDeck(List<Integer> changed) {
        return new Gate(round, bars, dead, wounds, torches, changed, drawn);
    }

    Gate withCardDrawn() {
        List<Integer> longer = new ArrayList<>(drawn);
        longer.add(deck.getFirst());
        return new Gate(round, bars, dead, wounds, torches, deck.subList(1, deck.size()), List.copyOf(longer));
    }
}

package redoubt.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.kernel.Seats;

/**
 * The table of the toy game: a barred gate, the dead in front of it, the keepers behind it, the cards to come and already drawn,
 * and in the long watch what the keepers have behind them.
 */
public record Gate(
        int round,
        int bars,
        int dead,
        List<Integer> wounds,
        List<Boolean> torches,
        List<Integer> deck,
        List<Integer> drawn,
        Optional<Muster> muster) {
    static final int FATAL = 3;

    Seats everyone() {
        return Seats.upTo(wounds.size());
    }

    /** What a keeper must roll to hit. */
    int needed(int keeper) {
        return muster.isPresent() && muster.get().isMarksman(keeper) ? 3 : 4;
    }

    Gate withMuster(Muster changed) {
        return new Gate(round, bars, dead, wounds, torches, deck, drawn, Optional.of(changed));
    }

    Gate withRound(int changed) {
        return new Gate(changed, bars, dead, wounds, torches, deck, drawn, muster);
    }

    Gate withBars(int changed) {
        return new Gate(round, changed, dead, wounds, torches, deck, drawn, muster);
    }

    Gate withDead(int changed) {
        return new Gate(round, bars, Math.max(0, changed), wounds, torches, deck, drawn, muster);
    }

    Gate withWound(int keeper) {
        List<Integer> changed = new ArrayList<>(wounds);
        changed.set(keeper - 1, changed.get(keeper - 1) + 1);
        return new Gate(round, bars, dead, List.copyOf(changed), torches, deck, drawn, muster);
    }

    Gate withoutTorch(int keeper) {
        List<Boolean> changed = new ArrayList<>(torches);
        changed.set(keeper - 1, false);
        return new Gate(round, bars, dead, wounds, List.copyOf(changed), deck, drawn, muster);
    }

    Gate withDeck(List<Integer> changed) {
        return new Gate(round, bars, dead, wounds, torches, changed, drawn, muster);
    }

    Gate withCardDrawn() {
        List<Integer> longer = new ArrayList<>(drawn);
        longer.add(deck.getFirst());
        return new Gate(round, bars, dead, wounds, torches, deck.subList(1, deck.size()), List.copyOf(longer), muster);
    }
}

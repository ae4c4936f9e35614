package redoubt.darkest.table;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Pile;

/**
 * The piles: the Equipment deck, the cards just found and those that left the game, the Spawn tokens still to come (their values), the Creature
 * boards to come and those set aside, and the Nemesis boards.
 */
public record Stock(
        Pile deck,
        List<Integer> found,
        List<Integer> gone,
        Pile spawn,
        Pile creatures,
        List<Integer> setAside,
        Pile nemeses) {
    public Stock {
        found = List.copyOf(found);
        gone = List.copyOf(gone);
        setAside = List.copyOf(setAside);
    }

    public Stock withDeck(Pile changed) {
        return new Stock(changed, found, gone, spawn, creatures, setAside, nemeses);
    }

    public Stock withFound(List<Integer> changed) {
        return new Stock(deck, changed, gone, spawn, creatures, setAside, nemeses);
    }

    public Stock withGone(int card) {
        List<Integer> longer = new ArrayList<>(gone);
        longer.add(card);
        return new Stock(deck, found, longer, spawn, creatures, setAside, nemeses);
    }

    public Stock withoutGone(int card) {
        List<Integer> shorter = new ArrayList<>(gone);
        shorter.remove(Integer.valueOf(card));
        return new Stock(deck, found, shorter, spawn, creatures, setAside, nemeses);
    }

    public Stock withSpawn(Pile changed) {
        return new Stock(deck, found, gone, changed, creatures, setAside, nemeses);
    }

    public Stock withCreatures(Pile changed, List<Integer> aside) {
        return new Stock(deck, found, gone, spawn, changed, aside, nemeses);
    }

    public Stock withNemeses(Pile changed) {
        return new Stock(deck, found, gone, spawn, creatures, setAside, changed);
    }
}

package redoubt.horde.zombies;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Figures;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/**
 * The moves of one action as far as they are decided: marches, what players must still choose, and what zombies that do not move
 * will do; everything happens together once nothing is left to choose.
 */
public record Plan(
        Activation activation,
        Figures acting,
        int action,
        List<March> marches,
        List<Dilemma> open,
        List<Step<Table>> others) {
    public Plan {
        marches = List.copyOf(marches);
        open = List.copyOf(open);
        others = List.copyOf(others);
    }

    /** What comes next: the first open choice, or the moves themselves. */
    Step<Table> next() {
        if (open.isEmpty()) {
            return new MakeMoves(this);
        }
        return switch (open.getFirst()) {
            case Dilemma.Undecided undecided ->
                undecided.destinations().size() > 1
                        ? new ChooseDestination(this)
                        : new ChoosePath(this, undecided.destinations().first());
            case Dilemma.Odd _ -> new PlaceOdd(this);
        };
    }

    /** The group whose choice is open. */
    Dilemma.Undecided undecided() {
        return (Dilemma.Undecided) open.getFirst();
    }

    /** The leftover zombies whose way is open. */
    Dilemma.Odd odd() {
        return (Dilemma.Odd) open.getFirst();
    }

    /** The plan after the first open choice has been made for a group. */
    Plan decided(March march) {
        List<March> longer = new ArrayList<>(marches);
        longer.add(march);
        return new Plan(activation, acting, action, longer, open.subList(1, open.size()), others);
    }

    /** The plan after a leftover zombie has got its way. */
    Plan placed(March march, Dilemma.Odd rest) {
        List<March> longer = new ArrayList<>(marches);
        join(longer, march);
        List<Dilemma> waiting = new ArrayList<>(open.subList(1, open.size()));
        if (rest.left() > 0) {
            waiting.addFirst(rest);
        }
        return new Plan(activation, acting, action, longer, waiting, others);
    }

    /** Adds zombies to those of the same zone that go the same way. */
    static void join(List<March> marches, March march) {
        for (int i = 0; i < marches.size(); i++) {
            March known = marches.get(i);
            if (known.from().equals(march.from()) && known.to().equals(march.to())) {
                March joined = known;
                for (Troop troop : march.troops()) {
                    joined = joined.with(troop);
                }
                marches.set(i, joined);
                return;
            }
        }
        marches.add(march);
    }
}

package redoubt.horde.sense;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.Advice;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;

/** What there is to be done on a table, and how far the team is from it. */
record Chores(Table table, Way way, List<Errand> errands) {
    private static final double FAR = 12;
    private static final double FARTHEST = 20;
    private static final int MOST_GUARDS = 6;
    private static final int AT_HAND = 3;

    static Chores of(Table table, Way way, Packed<Advice> advice) {
        List<Errand> errands = new ArrayList<>();
        for (int i = 0; i < advice.size(); i++) {
            advice.get(i).errands(table, errands);
        }
        return new Chores(table, way, errands);
    }

    int count() {
        return errands.size();
    }

    /** How near somebody is to each thing to be done. */
    double nearness() {
        double sum = 0;
        for (Errand errand : errands) {
            sum += 1 - steps(errand, FAR) / FAR;
        }
        return errands.isEmpty() ? 1 : sum / errands.size();
    }

    /** All the ways that still have to be gone. */
    double left() {
        double sum = 0;
        for (Errand errand : errands) {
            sum += steps(errand, FARTHEST);
        }
        return sum;
    }

    /** How many steps the nearest who may do it has to go. */
    private double steps(Errand errand, double most) {
        double least = most;
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard() && errand.isFor(survivor)) {
                least = Math.min(least, way.steps(survivor.zone().index(), errand.zone()));
            }
        }
        return least;
    }

    /** How near a survivor is to the nearest thing they can do. */
    double close(Survivor survivor) {
        double least = errands.isEmpty() ? 0 : FAR;
        for (Errand errand : errands) {
            if (errand.isFor(survivor)) {
                least = Math.min(least, way.steps(survivor.zone().index(), errand.zone()));
            }
        }
        return 1 - least / FAR;
    }

    /** Zombies that stand where something is to be done. */
    double guarded() {
        double sum = 0;
        for (Errand errand : errands) {
            sum += Math.min(MOST_GUARDS, table.zombies().count(errand.zone()));
        }
        return errands.isEmpty() ? 0 : sum / errands.size() / 3;
    }

    /** The share of things to be done that somebody can reach in a turn. */
    double reach() {
        double sum = 0;
        for (Errand errand : errands) {
            sum += steps(errand, FARTHEST) <= AT_HAND ? 1 : 0;
        }
        return errands.isEmpty() ? 0 : sum / errands.size();
    }

    /** The way to the thing that is farthest from everybody. */
    double farthest() {
        double most = 0;
        for (Errand errand : errands) {
            most = Math.max(most, steps(errand, FARTHEST));
        }
        return most;
    }
}

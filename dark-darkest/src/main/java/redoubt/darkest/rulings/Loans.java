package redoubt.darkest.rulings;

import java.util.Collections;
import redoubt.darkest.table.Effort;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/** Cubes of the Showdown in the hand of one survivor that belong to another, to whom they come back (DD-GAP-39). */
public final class Loans {
    private static final String CUBE = "cube of ";

    private Loans() {}

    public static Table lent(Table table, int from, int to, int cubes) {
        Effort borrower = table.survivor(to).effort();
        for (int cube = 0; cube < cubes; cube++) {
            borrower = borrower.using(mark(from));
        }
        Effort borrowed = borrower.withPoints(borrower.points() + cubes);
        return table.with(from, survivor -> survivor.with(survivor.effort().withPoints(survivor.points() - cubes)))
                .with(to, survivor -> survivor.with(borrowed));
    }

    private static String mark(int place) {
        return CUBE + place;
    }

    /** The cubes of an action go into the left box, borrowed ones first, as cubes of their owner. */
    static Table paid(Table table, int place, int cost) {
        Table changed = table;
        int own = cost;
        for (Survivor owner : table.survivors()) {
            int borrowed = Math.min(own, count(changed.survivor(place), owner.place()));
            for (int cube = 0; cube < borrowed; cube++) {
                changed = changed.with(place, survivor -> survivor.with(spent(survivor.effort(), owner.place())));
            }
            if (borrowed > 0 && owner.isPlaying()) {
                changed = changed.with(
                        owner.place(),
                        survivor -> survivor.with(survivor.effort()
                                .withBoxes(
                                        survivor.effort().leftBox() + borrowed,
                                        survivor.effort().middleBox())));
            }
            own -= borrowed;
        }
        int rest = own;
        return changed.with(place, survivor -> survivor.with(survivor.effort().putDown(rest)));
    }

    private static Effort spent(Effort effort, int owner) {
        return effort.without(mark(owner)).withPoints(effort.points() - 1);
    }

    private static int count(Survivor survivor, int owner) {
        return Collections.frequency(survivor.effort().used(), mark(owner));
    }

    /** What was borrowed and not used goes back to its owners. */
    public static Table returned(Table table) {
        Table changed = table;
        for (Survivor borrower : table.playing()) {
            for (Survivor owner : table.playing()) {
                int cubes = Math.min(borrower.points(), count(borrower, owner.place()));
                if (cubes > 0) {
                    changed = changed.with(
                                    borrower.place(),
                                    survivor -> survivor.with(survivor.effort().withPoints(survivor.points() - cubes)))
                            .with(
                                    owner.place(),
                                    survivor -> survivor.with(survivor.effort().withPoints(survivor.points() + cubes)));
                }
            }
        }
        return changed;
    }
}

package redoubt.horde.terms;

import redoubt.horde.table.Survivor;

/**
 * Somewhere that somebody should go: how much it matters in steps of the way, for how many people there is something to do, and which of
 * the survivors may go, as bits by their places in the team.
 */
public record Errand(int zone, double weight, int places, int who) {
    private static final int EVERYBODY = -1;

    /** An errand that anybody can run. */
    public Errand(int zone, double weight, int places) {
        this(zone, weight, places, EVERYBODY);
    }

    /** The errand of one survivor. */
    public static Errand of(Survivor survivor, int zone, double weight) {
        return new Errand(zone, weight, 1, bit(survivor));
    }

    /** The bit that stands for a survivor. */
    public static int bit(Survivor survivor) {
        return 1 << survivor.index();
    }

    public boolean isFor(Survivor survivor) {
        return (who & bit(survivor)) != 0;
    }
}

package redoubt.kernel;

import java.util.List;

/** The cheapest walk of somebody to a place, leg by leg; all that is chosen on it are ordinary choices. */
public record Way(String who, List<Leg> legs) {
    /**
     * One step: the key of its option and those of what pays for it, where it leads, what it costs, what may come of stopping there,
     * and whether the walk ends there because something happens or is asked.
     */
    public record Leg(List<String> keys, String place, int cost, boolean isLast, List<Peril> perils) {
        public Leg {
            keys = List.copyOf(keys);
            perils = List.copyOf(perils);
        }
    }

    public Way {
        legs = List.copyOf(legs);
    }

    public String place() {
        return legs.getLast().place();
    }

    int cost() {
        int cost = 0;
        for (Leg leg : legs) {
            cost += leg.cost();
        }
        return cost;
    }
}

package redoubt.kernel;

import java.util.List;

/** The cheapest walk of somebody to a place, leg by leg; each leg is a choice of its own. */
public record Way(String who, List<Leg> legs) {
    /**
     * One step: the key of its option, where it leads, what it costs, what may come of stopping there, and whether the walk ends there
     * because something happens or is asked.
     */
    public record Leg(String key, String place, int cost, boolean isLast, List<Peril> perils) {
        public Leg {
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

package redoubt.secondedition.mission.rules;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;

/** How many actions have been put into things that take several, each called by its card. */
public record Labour(List<Done> all) implements Annexes.Annex {
    /** The steps done for a card. */
    public record Done(String card, int steps) {}

    private static final Labour NONE = new Labour(List.of());

    public Labour {
        all = List.copyOf(all);
    }

    public static Labour of(Table table) {
        return table.annexes().find(Labour.class).orElse(NONE);
    }

    public int steps(String card) {
        return all.stream()
                .filter(done -> done.card().equals(card))
                .mapToInt(Done::steps)
                .sum();
    }

    public Labour with(String card, int more) {
        List<Done> longer = new ArrayList<>(all);
        longer.removeIf(done -> done.card().equals(card));
        longer.add(new Done(card, steps(card) + more));
        return new Labour(longer);
    }
}

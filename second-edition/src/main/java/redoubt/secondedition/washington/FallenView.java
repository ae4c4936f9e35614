package redoubt.secondedition.washington;

import java.util.List;
import redoubt.horde.table.Table;
import redoubt.horde.view.Shows;

/** The survivors who were knocked out: where, when, what has become of them, and how many ends of round are left to pick them up. */
public record FallenView(List<OneView> all) implements Shows.Exhibit {
    /** Somebody who was knocked out; {@code roundsLeft} counts only for those who still lie there. */
    public record OneView(String survivor, String zone, int round, Fallen.Fate fate, int roundsLeft) {}

    /** Whoever falls in a round dies in the end phase of the next one. */
    private static final int ENDS = 2;

    static FallenView of(Table table) {
        return new FallenView(Fallen.of(table).all().stream()
                .map(one -> new OneView(
                        table.survivor(one.survivor()).name(),
                        one.zone().name(),
                        one.round(),
                        one.fate(),
                        one.isLying() ? one.round() + ENDS - table.round() : 0))
                .toList());
    }
}

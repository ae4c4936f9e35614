package redoubt.testkit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import redoubt.kernel.Decision;
import redoubt.kernel.Game;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;

/** Clients put an option into words by its type and its marks, so no two options of a decision may have both in common. */
final class ToldApart {
    private record Look(Class<?> type, List<Mark> marks) {}

    private ToldApart() {}

    static void check(Game<?> game, Decision<?> decision) {
        Map<Look, String> seen = new HashMap<>();
        for (Option option : decision.options()) {
            Look look = new Look(option.getClass(), game.about(option));
            String other = seen.put(look, option.key());
            if (other != null && !other.equals(option.key())) {
                throw new AssertionError("'" + other + "' and '" + option.key() + "' look alike: " + look);
            }
        }
    }
}

package redoubt.darkest.view;

import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.Fate;
import redoubt.darkest.table.Security;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/** How well the players stand, from 0 to 1: the code and the chips that solve it, light left, health, and in the Showdown the race. */
public final class Prospects {
    private static final double SHOWDOWN = 0.5;

    private Prospects() {}

    public static double of(Table table) {
        if (table.playing().isEmpty()) {
            return 0;
        }
        double standing = 0.6 * health(table) + 0.4 * light(table);
        return table.clock().isShowdown()
                ? SHOWDOWN + (1 - SHOWDOWN) * (0.7 * blows(table) + 0.3 * standing)
                : SHOWDOWN * (0.5 * solved(table) + 0.5 * standing);
    }

    private static double health(Table table) {
        double sum = 0;
        for (Survivor survivor : table.playing()) {
            double left = 1
                    - (double) survivor.body().wounds()
                            / Abilities.of(table, survivor).deadlyWounds();
            sum += (survivor.isEntrapped() ? 0.5 : 1) * left - 0.05 * survivor.virus();
        }
        for (Survivor survivor : table.survivors()) {
            sum += survivor.body().fate() == Fate.SAFE ? 1 : 0;
        }
        return Math.clamp(sum / table.survivors().size(), 0, 1);
    }

    private static double light(Table table) {
        int last = table.clock().isShowdown() ? table.dials().showdownTrack() : Clock.LAST;
        return 1 - (double) table.clock().darkness() / last;
    }

    /** Doors opened and chips held count little, tokens removed much. */
    private static double solved(Table table) {
        Security security = table.security();
        int locks = table.house().locks().size();
        double doors = 1 - (double) security.doors().size() / locks;
        int cards = 0;
        for (Survivor survivor : table.playing()) {
            cards += survivor.pack().size();
        }
        double code = 1 - security.code().size() / 8.0;
        return Math.clamp(0.2 * doors + 0.1 * Math.min(1, cards / 12.0) + 0.7 * code, 0, 1);
    }

    /** How much the Nemesis has taken; everything, once it is gone. */
    private static double blows(Table table) {
        int most = 5 * table.survivors().size();
        int left = table.menace()
                .nemesis()
                .map(beast -> beast.left().stream().mapToInt(Integer::intValue).sum())
                .orElse(0);
        return Math.clamp(1 - (double) left / most, 0, 1);
    }
}

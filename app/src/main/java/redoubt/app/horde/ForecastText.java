package redoubt.app.horde;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.horde.zombies.Forecast;
import redoubt.kernel.Game;

/** What the zombies would do if they activated now. */
final class ForecastText {
    private ForecastText() {}

    static List<String> lines(Game<Table> game, Table table) {
        List<String> lines = new ArrayList<>();
        for (Forecast.Expected expected : Forecast.of(game, table).groups()) {
            lines.add("  " + (expected.action() > 1 ? "then " : "") + text(expected) + " [" + expected.rule() + "]");
        }
        return lines.isEmpty() ? List.of("no zombie would do anything now") : lines;
    }

    private static String text(Forecast.Expected expected) {
        if (expected.isAttack()) {
            return HordeSentences.zombies(expected.zombies()) + " would attack in " + expected.from();
        }
        String who = HordeSentences.zombies(expected.zombies()) + " in " + expected.from();
        if (expected.step().equals(expected.from()) && expected.steps().size() < 2) {
            return who + " would stay";
        }
        return who + " would go to " + either(expected.steps(), expected.step()) + ", heading for "
                + either(expected.destinations(), expected.destination());
    }

    private static String either(List<Zone> zones, Zone only) {
        return zones.size() < 2
                ? only.name()
                : zones.stream().map(Zone::name).collect(Collectors.joining(" or ")) + " (you choose)";
    }
}

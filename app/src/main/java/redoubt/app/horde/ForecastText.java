package redoubt.app.horde;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import redoubt.app.words.Words;
import redoubt.board.Zone;
import redoubt.horde.table.Table;
import redoubt.horde.zombies.Forecast;
import redoubt.kernel.Game;

/** What the zombies would do if they activated now, in the words of the client's forecast. */
record ForecastText(Words words) {
    List<String> lines(Game<Table> game, Table table) {
        List<String> lines = new ArrayList<>();
        for (Forecast.Expected expected : Forecast.of(game, table).groups()) {
            lines.add("  " + told(expected) + " [" + expected.rule() + "]");
        }
        return lines.isEmpty() ? List.of(words.say("table.forecastNothing")) : lines;
    }

    private String told(Forecast.Expected expected) {
        String text = text(expected);
        return expected.roused().isEmpty() ? text : words.say("table.expectRoused", Map.of("what", text));
    }

    private String text(Forecast.Expected expected) {
        Map<String, String> parameters = Map.of(
                "zombies",
                expected.zombies().stream()
                        .map(each -> each.count() + " " + words.name("zombie", each.zombie(), each.count()))
                        .collect(Collectors.joining(", ")),
                "from",
                expected.from().name(),
                "step",
                either(expected.steps(), expected.step()),
                "destination",
                either(expected.destinations(), expected.destination()));
        String again = expected.action() > 1 ? " " + words.say("table.expectAgain") : "";
        if (expected.isAttack()) {
            return words.say("table.expectAttack", parameters) + again;
        }
        if (expected.step().equals(expected.from()) && expected.steps().size() < 2) {
            return words.say("table.expectStay", parameters) + again;
        }
        boolean isChosen =
                expected.steps().size() > 1 || expected.destinations().size() > 1;
        return words.say("table.expectMove", parameters)
                + again
                + (isChosen ? " " + words.say("table.expectChoice") : "");
    }

    private static String either(List<Zone> zones, Zone only) {
        return zones.size() < 2 ? only.name() : zones.stream().map(Zone::name).collect(Collectors.joining(" / "));
    }
}

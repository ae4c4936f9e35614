package redoubt.app.darkest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import redoubt.app.words.Words;
import redoubt.board.Zone;
import redoubt.darkest.reaction.Forecast;

/** What enemies and the fire would do, in the words of the client's forecast. */
record ForecastText(Words words) {
    List<String> lines(Forecast forecast) {
        List<String> lines = new ArrayList<>();
        forecast.threats().forEach(threat -> lines.add("  " + threat(threat) + " [" + threat.rule() + "]"));
        forecast.nemesis()
                .ifPresent(raid -> raid(raid).forEach(text -> lines.add("  " + text + " [" + raid.rule() + "]")));
        for (Forecast.FireWay way : forecast.fire()) {
            way.to()
                    .ifPresent(to -> lines.add("  "
                            + words.say(
                                    "table.expectFire",
                                    Map.of(
                                            "direction",
                                            words.name("side", way.direction().name()),
                                            "to",
                                            to.name()))
                            + " [" + way.rule() + "]"));
        }
        return lines.isEmpty() ? List.of(words.say("table.forecastNothing")) : lines;
    }

    private String threat(Forecast.Threat threat) {
        Map<String, ?> parameters = Map.of(
                "enemy", enemy(threat), "from", threat.from().name(), "moves", threat.moves(), "dice", threat.dice());
        if (threat.perhaps()) {
            return words.say("table.expectPerhaps", parameters);
        }
        if (threat.moves() == 0) {
            return words.say(threat.attacks() ? "table.expectAttack" : "table.expectThere", parameters);
        }
        if (threat.moves() < 0) {
            return words.say("table.expectStay", parameters);
        }
        return words.say(threat.attacks() ? "table.expectReach" : "table.expectCome", parameters);
    }

    private String enemy(Forecast.Threat threat) {
        return switch (threat.enemy()) {
            case "token" -> words.say("table.aToken");
            case "horde" -> words.say("table.aHorde", Map.of("count", threat.dice()));
            default -> words.name("beast", threat.enemy());
        };
    }

    /** The Nemesis, step by step. */
    private List<String> raid(Forecast.Raid raid) {
        String enemy = words.name("beast", raid.enemy());
        String from = raid.rooms().getFirst().name();
        Map<String, ?> here = Map.of("enemy", enemy, "from", from, "dice", raid.dice());
        if (raid.destroys() || raid.rooms().size() == 1) {
            return List.of(words.say(raid.destroys() ? "table.expectDestroy" : "table.expectStay", here));
        }
        List<String> steps = new ArrayList<>();
        List<Zone> rooms = raid.rooms();
        for (int step = 1; step < rooms.size(); step++) {
            boolean isCorner = step == rooms.size() - 1 && raid.corner().isPresent();
            steps.add(words.say(
                    isCorner ? "table.expectCorner" : "table.expectStep",
                    Map.of("enemy", enemy, "number", step, "to", rooms.get(step).name(), "dice", raid.dice())));
        }
        return steps;
    }
}

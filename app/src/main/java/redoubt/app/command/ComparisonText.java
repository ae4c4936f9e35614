package redoubt.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import redoubt.app.desk.Members;
import redoubt.app.desk.TextTable;
import redoubt.app.measure.Comparison;
import redoubt.app.measure.Comparison.Difference;
import redoubt.app.measure.Comparison.Race;
import redoubt.app.measure.Comparison.Sameness;
import redoubt.app.measure.Comparison.Speed;
import redoubt.app.measure.Mission;

/** The report on two builds that have played the same games. */
record ComparisonText(Comparison comparison, List<Race> races, Sameness sameness) {
    /** How much of a moment is shown from a little before the first difference on. */
    private static final int SHOWN = 300;

    private static final int BEFORE = 40;

    List<String> lines() {
        String mine = comparison.mine().name();
        String other = comparison.other().name();
        TextTable table =
                new TextTable().row("mission", "build", "ratio", "quartiles", "decisions", "allocated", "states kept");
        for (Race race : races) {
            String quartiles =
                    number(race.ratio().lower()) + " to " + number(race.ratio().upper());
            row(table, race.mission().toString(), mine, number(race.ratio().median()), quartiles, race.mine());
            row(table, "", other, "1.00", "", race.other());
        }
        List<String> lines = new ArrayList<>();
        lines.add(mine + " against " + other + ", in turns at the same games, " + comparison.pin());
        lines.add("");
        lines.addAll(table.lines());
        lines.add("");
        lines.add(
                "ratio: decisions of this build for one of the other, in the same CPU time; median and quartiles of the rounds");
        lines.add("decisions: per second of CPU time, random choices; allocated, states kept: bytes per decision");
        lines.add("");
        lines.addAll(samenessLines());
        return lines;
    }

    private static void row(
            TextTable table, String mission, String build, String ratio, String quartiles, Speed speed) {
        table.row(
                mission,
                build,
                ratio,
                quartiles,
                whole(speed.decisionsPerSecond()),
                whole(speed.bytesPerDecision()),
                whole(speed.bytesKept()));
    }

    private List<String> samenessLines() {
        String games = sameness.games() + " games of each of these missions: "
                + String.join(" ", sameness.missions().stream().map(Mission::id).toList());
        return sameness.difference()
                .map(difference -> List.of(
                        "Different play. First difference: " + difference.mission() + ", game " + difference.game()
                                + ", "
                                + (difference.choices() == 0
                                        ? "at the beginning"
                                        : "after decision " + difference.choices()),
                        "  " + comparison.mine().name() + ": " + shown(difference.mine(), difference),
                        "  " + comparison.other().name() + ": " + shown(difference.other(), difference),
                        "Compared: " + games))
                .orElse(List.of(
                        "Same play: the hash of all options, events and results is " + sameness.hash() + ".",
                        "Compared: " + games));
    }

    /** The part of a moment around the first difference. */
    private static String shown(String moment, Difference difference) {
        int same = 0;
        while (same < Math.min(difference.mine().length(), difference.other().length())
                && difference.mine().charAt(same) == difference.other().charAt(same)) {
            same++;
        }
        int from = Math.max(0, same - BEFORE);
        int to = Math.min(moment.length(), from + SHOWN);
        return (from == 0 ? "" : "…") + moment.substring(from, to) + (to == moment.length() ? "" : "…");
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    private static String whole(double value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }

    String json() {
        Members members = new Members()
                .with("against", comparison.other().name())
                .with("processor", comparison.pin().toString())
                .with("races", races.stream().map(ComparisonText::members).toList())
                .with(
                        "missions",
                        sameness.missions().stream().map(Mission::toString).toList())
                .with("games", sameness.games())
                .with("hash", sameness.hash())
                .with("samePlay", sameness.difference().isEmpty());
        sameness.difference()
                .ifPresent(difference -> members.with(
                        "difference",
                        new Members()
                                .with("mission", difference.mission().toString())
                                .with("game", difference.game())
                                .with("decision", difference.choices())
                                .with("mine", difference.mine())
                                .with("other", difference.other())
                                .map()));
        return members.text();
    }

    private static Map<String, Object> members(Race race) {
        return new Members()
                .with("mission", race.mission().toString())
                .with("ratio", race.ratio().median())
                .with("lowerQuartile", race.ratio().lower())
                .with("upperQuartile", race.ratio().upper())
                .with("mine", members(race.mine()))
                .with("other", members(race.other()))
                .map();
    }

    private static Map<String, Object> members(Speed speed) {
        return new Members()
                .with("decisionsPerSecond", speed.decisionsPerSecond())
                .with("bytesPerDecision", speed.bytesPerDecision())
                .with("bytesKept", speed.bytesKept())
                .map();
    }
}

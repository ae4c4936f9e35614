package redoubt.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import redoubt.kernel.Fork;
import redoubt.kernel.LearntChance;

/**
 * The learnt chances of a game's missions, which {@code redoubt lab train} writes to {@code chance.txt}: a row for each mission and one for
 * any other, under a column for each feature. A feature without a column counts for nothing, so a row outlives new features.
 *
 * <pre>
 * chance | base   | progress | health
 * any    | -1.250 | 3.100    | 0.700
 * WD-M01 | -0.800 | 2.500    | 1.100
 * </pre>
 *
 * What a sum cannot say stands in {@code forks.txt}: a feature and where it parts, what is asked on either side and where that parts, and what
 * each of the four ends adds.
 *
 * <pre>
 * fork     | asks     | at  | low   | low at | high     | high at | low low | low high | high low | high high
 * WD-M01/1 | progress | 0.5 | round | 1.2    | zombies  | 0.3     | 0.1     | -0.2     | 0.3      | 0.05
 * </pre>
 */
public final class LearntChances {
    /** The row of every mission that has none of its own. */
    public static final String ANY = "any";

    static final String TABLE = "chance";
    static final String FORKS = "fork";
    private static final Column<Double> BASE = Column.decimal("base");

    private final Map<String, LearntChance> chances;

    private LearntChances(Map<String, LearntChance> chances) {
        this.chances = chances;
    }

    /** Nothing learnt yet. */
    public static LearntChances none() {
        return new LearntChances(Map.of());
    }

    /** The chances in a game's content, for the features that its sense knows. */
    public static LearntChances read(Library library, List<String> features, Problems problems) {
        List<Column<Optional<Double>>> weights = new ArrayList<>();
        features.forEach(feature -> weights.add(Column.decimal(feature).optional()));
        List<Column<?>> columns = new ArrayList<>(List.of(BASE));
        columns.addAll(weights);
        List<String> missions = new ArrayList<>(List.of(ANY));
        library.missions().forEach(mission -> missions.add(mission.id().text()));
        Map<String, List<Fork>> forks = forks(library, features, missions, problems);
        Map<String, LearntChance> chances = new LinkedHashMap<>();
        for (Row row : library.rows(new TableFormat(TABLE, columns), problems)) {
            problems.oneOf(row.name(), "mission", missions);
            chances.put(
                    row.key(),
                    LearntChance.of(
                                    row.value(BASE),
                                    weights.stream()
                                            .mapToDouble(
                                                    weight -> row.value(weight).orElse(0.0))
                                            .toArray())
                            .withForks(forks.getOrDefault(row.key(), List.of())));
        }
        return new LearntChances(chances);
    }

    /** The forks of each mission, whose names are the mission's with a number. */
    private static Map<String, List<Fork>> forks(
            Library library, List<String> features, List<String> missions, Problems problems) {
        Parts first = Parts.of("asks", "at", features);
        Parts low = Parts.of("low", "low at", features);
        Parts high = Parts.of("high", "high at", features);
        List<Column<Double>> ends = Stream.of("low low", "low high", "high low", "high high")
                .map(Column::decimal)
                .toList();
        List<Column<?>> columns = new ArrayList<>();
        List.of(first, low, high).forEach(parts -> columns.addAll(List.of(parts.feature, parts.at)));
        columns.addAll(ends);
        Map<String, List<Fork>> forks = new LinkedHashMap<>();
        for (Row row : library.rows(new TableFormat(FORKS, columns), problems)) {
            Word mission = row.name().upTo('/');
            problems.oneOf(mission, "mission", missions);
            Fork fork = new Fork(
                    first.cut(row),
                    new Fork.Leaves(low.cut(row), row.value(ends.get(0)), row.value(ends.get(1))),
                    new Fork.Leaves(high.cut(row), row.value(ends.get(2)), row.value(ends.get(3))));
            forks.computeIfAbsent(mission.text(), _ -> new ArrayList<>()).add(fork);
        }
        return forks;
    }

    /** Where a feature parts: the two columns that say so. */
    private record Parts(Column<String> feature, Column<Double> at, List<String> features) {
        static Parts of(String feature, String at, List<String> features) {
            return new Parts(Column.oneOf(feature, features), Column.decimal(at), features);
        }

        Fork.Cut cut(Row row) {
            return new Fork.Cut(features.indexOf(row.value(feature)), row.value(at));
        }
    }

    /** The chance learnt for a mission, or else for any; empty if none was learnt yet. */
    public Optional<LearntChance> of(String mission) {
        LearntChance own = chances.get(mission);
        return Optional.ofNullable(own != null ? own : chances.get(ANY));
    }
}

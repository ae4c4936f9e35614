package redoubt.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
 */
public final class LearntChances {
    /** The row of every mission that has none of its own. */
    public static final String ANY = "any";

    static final String TABLE = "chance";
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
        Map<String, LearntChance> chances = new LinkedHashMap<>();
        for (Row row : library.rows(new TableFormat(TABLE, columns), problems)) {
            problems.oneOf(row.name(), "mission", missions);
            chances.put(
                    row.key(),
                    LearntChance.of(
                            row.value(BASE),
                            weights.stream()
                                    .mapToDouble(weight -> row.value(weight).orElse(0.0))
                                    .toArray()));
        }
        return new LearntChances(chances);
    }

    /** The chance learnt for a mission, or else for any; empty if none was learnt yet. */
    public Optional<LearntChance> of(String mission) {
        LearntChance own = chances.get(mission);
        return Optional.ofNullable(own != null ? own : chances.get(ANY));
    }
}

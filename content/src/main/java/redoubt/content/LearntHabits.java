package redoubt.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * The habits of players that practice has found, which {@code redoubt lab practise} writes to {@code habits.txt}: a row for each mission and one
 * for any other, under a column for each habit. A habit without a column is as usual, so a row outlives new habits.
 *
 * <pre>
 * habits | step  | danger
 * any    | 1.620 | 0.430
 * NL-M06 | 3.490 | 0.180
 * </pre>
 */
public final class LearntHabits {
    /** The row of every mission that has none of its own. */
    public static final String ANY = "any";

    static final String TABLE = "habits";

    private final Map<String, double[]> habits;

    private LearntHabits(Map<String, double[]> habits) {
        this.habits = habits;
    }

    /** Nothing practised yet. */
    public static LearntHabits none() {
        return new LearntHabits(Map.of());
    }

    /** The habits in a game's content, for those that its sense has. */
    static LearntHabits read(Library library, SequencedMap<String, Double> usual, Problems problems) {
        List<Column<Optional<Double>>> columns = new ArrayList<>();
        usual.keySet().forEach(name -> columns.add(Column.decimal(name).optional()));
        List<String> missions = new ArrayList<>(List.of(ANY));
        library.missions().forEach(mission -> missions.add(mission.id().text()));
        Map<String, double[]> habits = new LinkedHashMap<>();
        for (Row row : library.rows(new TableFormat(TABLE, List.copyOf(columns)), problems)) {
            problems.oneOf(row.name(), "mission", missions);
            double[] values = new double[columns.size()];
            int place = 0;
            for (double value : usual.values()) {
                values[place] = row.value(columns.get(place)).orElse(value);
                place++;
            }
            habits.put(row.key(), values);
        }
        return new LearntHabits(habits);
    }

    /** The habits for a mission, or else for any; empty if nothing was practised yet. */
    public Optional<double[]> of(String mission) {
        double[] own = habits.get(mission);
        return Optional.ofNullable(own != null ? own : habits.get(ANY));
    }
}

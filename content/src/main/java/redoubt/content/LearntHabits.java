package redoubt.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.ToDoubleFunction;

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
    private final double[] usual;

    private LearntHabits(Map<String, double[]> habits, double[] usual) {
        this.habits = habits;
        this.usual = usual;
    }

    /** Nothing practised yet. */
    public static LearntHabits none(SequencedMap<String, Double> usual) {
        return always(values(usual));
    }

    /** The same habits in every mission. */
    public static LearntHabits always(double[] habits) {
        return new LearntHabits(Map.of(), habits);
    }

    /** Usual habits under the names of an enum, as the columns have them: {@code KILL_HERE} is "kill here". */
    public static <E extends Enum<E>> SequencedMap<String, Double> usual(E[] habits, ToDoubleFunction<E> usual) {
        SequencedMap<String, Double> named = new LinkedHashMap<>();
        for (E habit : habits) {
            named.put(habit.name().toLowerCase(Locale.ROOT).replace('_', ' '), usual.applyAsDouble(habit));
        }
        return named;
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
        return new LearntHabits(habits, values(usual));
    }

    private static double[] values(SequencedMap<String, Double> habits) {
        return habits.values().stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** The habits for a mission, or else for any, or else the usual ones. */
    public double[] of(String mission) {
        double[] own = habits.get(mission);
        return own != null ? own : habits.getOrDefault(ANY, usual);
    }
}

package redoubt.app.command;

import static redoubt.app.command.SimulationText.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.JournalFile;
import redoubt.content.Certificates;
import redoubt.kernel.Certificate;
import redoubt.kernel.Fork;
import redoubt.kernel.LearntChance;

/** A file of lessons in a game's content, written by the lab: a remark, and a row for each mission under the same headings. */
final class LessonFile {
    private static final String CHANCES = """
            # How much each feature of a table counts for the chance of winning: one row for each mission, and one for any other.
            # Written by redoubt lab train; do not edit by hand.

            """;

    private static final String FORKS = """
            # What two features say together about the chance of winning, beside the sum in chance.txt: what is asked and where it parts, what
            # is asked next on either side, and what each end adds. Written by redoubt lab train --played-on; do not edit by hand.

            """;

    private static final String HABITS = """
            # How much each thing counts when bots compare options: one row for each mission, and one for any other.
            # Written by redoubt lab practise; do not edit by hand.

            """;

    private static final String CERTIFICATES = """
            # How often a bot won each mission, and with which content. Written by redoubt lab certify; do not edit by hand.

            """;

    private final String remark;
    private final List<String> heading;
    private final List<String> features;
    private final Map<String, List<String>> rows = new LinkedHashMap<>();

    private LessonFile(String remark, List<String> heading, List<String> features) {
        this.remark = remark;
        this.heading = heading;
        this.features = features;
    }

    /** The file {@code chance.txt}: a row of weights, under a column for each feature. */
    static LessonFile chances(List<String> features) {
        List<String> heading = new ArrayList<>(List.of("chance", "base"));
        heading.addAll(features);
        return new LessonFile(CHANCES, heading, features);
    }

    /** The file {@code forks.txt}: a row for each fork of each mission. */
    static LessonFile forks(List<String> features) {
        return new LessonFile(
                FORKS,
                List.of(
                        "fork",
                        "asks",
                        "at",
                        "low",
                        "low at",
                        "high",
                        "high at",
                        "low low",
                        "low high",
                        "high low",
                        "high high"),
                features);
    }

    /** The file {@code habits.txt}: a row of numbers, under a column for each habit. */
    static LessonFile habits(Collection<String> habits) {
        List<String> heading = new ArrayList<>(List.of("habits"));
        heading.addAll(habits);
        return new LessonFile(HABITS, heading, List.of());
    }

    /** The file {@code certificates.txt}. */
    static LessonFile certificates() {
        return new LessonFile(CERTIFICATES, Certificates.headings(), List.of());
    }

    /** Takes over the rows of a file that was written with the same headings; others would mean something else. */
    void keep(Path file) {
        if (!Files.exists(file)) {
            return;
        }
        try {
            List<String> lines = Files.readAllLines(file).stream()
                    .filter(line -> line.contains("|"))
                    .toList();
            if (!lines.isEmpty() && cells(lines.getFirst()).equals(heading)) {
                lines.stream().skip(1).map(LessonFile::cells).forEach(cells -> rows.put(cells.getFirst(), cells));
            }
        } catch (IOException e) {
            throw new CommandRefused("cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    private static List<String> cells(String line) {
        return List.of(line.strip().split("\\s*\\|\\s*", -1));
    }

    void put(String mission, LearntChance chance) {
        List<String> cells = new ArrayList<>(List.of(mission, text("%.3f", chance.base())));
        for (double weight : chance.weights()) {
            cells.add(text("%.3f", weight));
        }
        rows.put(mission, cells);
    }

    /** Drops what the file said of a mission. */
    void forget(String mission) {
        rows.keySet().removeIf(name -> name.equals(mission) || name.startsWith(mission + "/"));
    }

    /** The forks of a mission, in place of those it had. */
    void putForks(String mission, LearntChance chance) {
        forget(mission);
        for (int i = 0; i < chance.forks().size(); i++) {
            Fork fork = chance.forks().get(i);
            String name = mission + "/" + text("%02d", i + 1);
            List<String> cells = new ArrayList<>(List.of(name));
            for (Fork.Cut cut :
                    List.of(fork.cut(), fork.below().cut(), fork.above().cut())) {
                cells.add(features.get(cut.feature()));
                cells.add(text("%.4f", cut.upTo()));
            }
            for (Fork.Leaves leaves : List.of(fork.below(), fork.above())) {
                cells.add(text("%.4f", leaves.upTo()));
                cells.add(text("%.4f", leaves.more()));
            }
            rows.put(name, cells);
        }
    }

    void put(String mission, double[] habits) {
        List<String> cells = new ArrayList<>(List.of(mission));
        for (double habit : habits) {
            cells.add(text("%.3f", habit));
        }
        rows.put(mission, cells);
    }

    void put(String mission, Certificate certificate) {
        rows.put(mission, Certificates.cells(mission, certificate));
    }

    /** The rows in columns, any first and then by mission. */
    List<String> lines() {
        List<List<String>> all = new ArrayList<>(List.of(heading));
        rows.values().stream()
                .sorted((one, other) -> order(one).compareTo(order(other)))
                .forEach(all::add);
        List<String> lines = new ArrayList<>();
        for (List<String> cells : all) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < cells.size(); column++) {
                int at = column;
                int width =
                        all.stream().mapToInt(row -> row.get(at).length()).max().orElse(0);
                line.append(column == 0 ? "" : " | ")
                        .append(cells.get(column))
                        .repeat(' ', width - cells.get(column).length());
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private static String order(List<String> row) {
        return row.getFirst().replaceFirst("^any(?=/|$)", "");
    }

    /** Writes the file, and names it in the index of the content if there is one. */
    void write(Path file) {
        JournalFile.write(file, remark + String.join("\n", lines()) + "\n");
        Path index = file.resolveSibling("index");
        String name = file.getFileName().toString();
        try {
            if (Files.exists(index) && !Files.readAllLines(index).contains(name)) {
                Files.writeString(index, Files.readString(index).stripTrailing() + "\n" + name + "\n");
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}

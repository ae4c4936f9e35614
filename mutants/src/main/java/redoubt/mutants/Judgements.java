package redoubt.mutants;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The breaks that change nothing anybody could observe, each with the reason; one block of text per break. */
record Judgements(Map<String, String> reasons) {
    private static final List<String> MEMBERS = List.of("in", "line", "change", "reason");

    static Judgements none() {
        return new Judgements(Map.of());
    }

    static Judgements read(Path file) {
        return Files.exists(file) ? of(file.getFileName().toString(), Checkout.lines(file)) : none();
    }

    static Judgements of(String file, List<String> lines) {
        Map<String, String> reasons = new LinkedHashMap<>();
        List<String> block = new ArrayList<>();
        for (int i = 0; i <= lines.size(); i++) {
            String line = i == lines.size() ? "" : lines.get(i).stripTrailing();
            if (line.startsWith("#")) {
                continue;
            }
            if (!line.isEmpty()) {
                block.add(line);
            } else if (!block.isEmpty()) {
                add(block, file + ":" + (i + 1 - block.size()), reasons);
                block.clear();
            }
        }
        return new Judgements(reasons);
    }

    private static void add(List<String> block, String where, Map<String, String> reasons) {
        if (block.size() != MEMBERS.size() + 1) {
            throw new Refused(where + ": a judgement is a file and the lines in, line, change and reason, not "
                    + block.size() + " lines");
        }
        List<String> parts = new ArrayList<>();
        parts.add(block.getFirst().replaceFirst(":\\d+$", ""));
        for (int i = 0; i < MEMBERS.size(); i++) {
            parts.add(member(block.get(i + 1), MEMBERS.get(i), where));
        }
        String reason = parts.removeLast();
        if (reasons.put(String.join("\t", parts), reason) != null) {
            throw new Refused(where + ": this break is judged twice");
        }
    }

    private static String member(String line, String name, String where) {
        String text = line.strip();
        if (!text.startsWith(name + " ")) {
            throw new Refused(where + ": expected '" + name + " …', not '" + text + "'");
        }
        return text.substring(name.length()).strip();
    }

    boolean holds(String signature) {
        return reasons.containsKey(signature);
    }

    /** The judgements on a module's files about breaks that can no longer be made. */
    List<String> outdated(String folder, Set<String> population) {
        return reasons.keySet().stream()
                .filter(signature -> signature.startsWith(folder + "/") && !population.contains(signature))
                .map(signature -> signature.replace("\t", "  "))
                .toList();
    }
}

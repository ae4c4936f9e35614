package redoubt.app.line;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import redoubt.app.words.Words;

/** What can be chosen, in numbered lines: one each, or in columns by kind when there are many. */
final class OptionLines {
    private static final int FEW = 9;
    private static final int FEW_INTERRUPTS = 4;
    private static final String MARGIN = "  ";

    private final List<Entry> entries;
    private final Words words;
    private final Ink ink;
    private final int width;
    private final List<String> lines = new ArrayList<>();

    private OptionLines(List<Entry> entries, Words words, Ink ink, int width) {
        this.entries = entries;
        this.words = words;
        this.ink = ink;
        this.width = width;
    }

    /** The lines; if there are many interrupts, only their number is given unless all are wanted. */
    static List<String> of(List<Entry> entries, Words words, Ink ink, int width, boolean isAll) {
        OptionLines text = new OptionLines(entries, words, ink, width);
        text.add(text.numbers(false));
        List<Integer> interrupts = text.numbers(true);
        if (!isAll && interrupts.size() > FEW_INTERRUPTS) {
            text.summary(interrupts);
        } else {
            text.add(interrupts);
        }
        return text.lines;
    }

    private List<Integer> numbers(boolean isInterrupt) {
        List<Integer> numbers = new ArrayList<>();
        for (int number = 1; number <= entries.size(); number++) {
            if (entries.get(number - 1).isInterrupt() == isInterrupt) {
                numbers.add(number);
            }
        }
        return numbers;
    }

    private void summary(List<Integer> interrupts) {
        lines.add(ink.faint(MARGIN
                + words.say(
                        "terminal.manyAtAnyTime",
                        Map.of(
                                "count",
                                interrupts.size(),
                                "example",
                                entry(interrupts.getFirst()).text(),
                                "more",
                                LineCommand.MORE.word(words)))));
    }

    private void add(List<Integer> numbers) {
        if (numbers.size() <= FEW) {
            numbers.forEach(number -> lines.add(MARGIN + cell(number)));
            return;
        }
        Map<String, List<Integer>> kinds = new LinkedHashMap<>();
        numbers.forEach(number -> kinds.computeIfAbsent(entry(number).kind(), _ -> new ArrayList<>())
                .add(number));
        kinds.values().forEach(this::columns);
    }

    private void columns(List<Integer> numbers) {
        List<String> cells = numbers.stream().map(this::cell).toList();
        int longest = cells.stream().mapToInt(String::length).max().orElse(0) + MARGIN.length();
        int perLine = Math.max(1, width / longest);
        for (int i = 0; i < cells.size(); i += perLine) {
            StringBuilder line = new StringBuilder();
            for (String cell : cells.subList(i, Math.min(i + perLine, cells.size()))) {
                line.append(MARGIN).append(cell).repeat(' ', longest - MARGIN.length() - cell.length());
            }
            lines.add(line.toString().stripTrailing());
        }
    }

    private String cell(int number) {
        Entry entry = entry(number);
        return String.format(Locale.ROOT, "%2d  %s", number, text(entry));
    }

    /** What an entry says, with its warning, and with its seat if not everybody asked may choose it. */
    private String text(Entry entry) {
        String what = entry.warning()
                .map(rule -> words.say("terminal.careful", Map.of("what", entry.text(), "rule", rule)))
                .orElse(entry.text());
        if (!entry.isInterrupt() && !entry.isOwned()) {
            return what;
        }
        return words.say(
                entry.isInterrupt() ? "terminal.atAnyTime" : "terminal.ofSeat",
                Map.of("what", what, "seat", entry.choice().seat().number()));
    }

    private Entry entry(int number) {
        return entries.get(number - 1);
    }
}

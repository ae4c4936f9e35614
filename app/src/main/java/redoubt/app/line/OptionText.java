package redoubt.app.line;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What can be chosen in numbered lines: one each, or those that begin with the same word together when there are many. */
final class OptionText {
    private static final int FEW = 9;
    private static final int FEW_INTERRUPTS = 4;
    private static final int VERB = 14;

    private final Ink ink;
    private final int width;
    private final boolean isAll;
    private final List<String> lines = new ArrayList<>();

    private OptionText(Ink ink, int width, boolean isAll) {
        this.ink = ink;
        this.width = width;
        this.isAll = isAll;
    }

    /** The lines; of many interrupts only how many there are, unless all are wanted. */
    static List<String> lines(List<Entry> entries, Ink ink, int width, boolean isAll) {
        OptionText text = new OptionText(ink, width, isAll);
        text.add(entries, false);
        text.add(entries, true);
        return text.lines;
    }

    private void add(List<Entry> entries, boolean isInterrupt) {
        List<Integer> wanted = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).isInterrupt() == isInterrupt) {
                wanted.add(i);
            }
        }
        if (isInterrupt && !isAll && wanted.size() > FEW_INTERRUPTS) {
            String example = entries.get(wanted.getFirst()).choice().key();
            lines.add(ink.faint(
                    "  at any time: " + wanted.size() + " more such as \"" + example + "\"; \"more\" lists them"));
        } else if (wanted.size() <= FEW) {
            wanted.forEach(at -> lines.add(single(entries.get(at), at + 1)));
        } else {
            groups(entries, wanted).forEach((verb, members) -> group(verb, members, entries));
        }
    }

    private static String single(Entry entry, int number) {
        return String.format(Locale.ROOT, "  %2d  %s", number, entry.choice().key())
                + (entry.isInterrupt() ? "  (seat " + entry.choice().seat() + ", at any time)" : "");
    }

    private static Map<String, List<Integer>> groups(List<Entry> entries, List<Integer> wanted) {
        Map<String, List<Integer>> groups = new LinkedHashMap<>();
        for (int at : wanted) {
            String verb = entries.get(at).choice().key().split(" ", 2)[0];
            groups.computeIfAbsent(verb, _ -> new ArrayList<>()).add(at);
        }
        return groups;
    }

    private void group(String verb, List<Integer> members, List<Entry> entries) {
        if (members.size() == 1) {
            lines.add(single(entries.get(members.getFirst()), members.getFirst() + 1));
            return;
        }
        List<String> texts = members.stream()
                .map(at -> member(verb, entries.get(at).choice().key(), at + 1))
                .toList();
        int longest = texts.stream().mapToInt(String::length).max().orElse(0) + 2;
        int perLine = Math.max(1, (width - VERB - 4) / longest);
        for (int i = 0; i < texts.size(); i += perLine) {
            StringBuilder line = new StringBuilder(padded(i == 0 ? "      " + verb : "", VERB + 4));
            texts.subList(i, Math.min(i + perLine, texts.size())).forEach(text -> line.append(padded(text, longest)));
            lines.add(line.toString().stripTrailing());
        }
    }

    private static String member(String verb, String key, int number) {
        String rest = key.length() > verb.length() ? key.substring(verb.length() + 1) : key;
        return String.format(Locale.ROOT, "%2d  %s", number, rest);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}

package redoubt.content.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;

/** Reads one ledger file: a title, chapters, and entries of the form {@code - **WD-MOVE-03** — text [source]}. */
public final class LedgerReader {
    private static final String OPENING = "- **";
    private static final String CLOSING = "**";
    private static final String DASH = " — ";
    private static final String FORM = "expected \"- **ID** — text [source]\"";
    private static final Pattern ID = Pattern.compile("[A-Z0-9]+(-[A-Z0-9]+)+");
    private static final Pattern ALMOST_ENTRY = Pattern.compile("\\s*[-*+]\\s*\\**[A-Z][A-Z0-9]*-[A-Z0-9].*");
    private static final Pattern REMARKS = Pattern.compile("<!--\\s*remarks:(.*)-->\\s*");
    private static final String EXTENSION = ".md";

    private final String file;
    private final List<LedgerProblem> problems = new ArrayList<>();
    private final SequencedMap<String, LedgerEntry> entries = new LinkedHashMap<>();
    private final SequencedMap<String, Integer> remarkLines = new LinkedHashMap<>();
    private String title = "";
    private String chapter = "";
    private int line;

    private LedgerReader(String file) {
        this.file = file;
    }

    /** Reads the text of a ledger; the game is named after the file, without folders or extension. */
    public static Ledger read(String fileName, String text) {
        return new LedgerReader(fileName).read(text);
    }

    private Ledger read(String text) {
        text.lines().forEach(this::readLine);
        if (title.isEmpty()) {
            problems.add(new LedgerProblem(file, 1, 1, "no title: expected a line \"# Title\""));
        }
        SequencedMap<String, LedgerEntry> flagged = new LinkedHashMap<>();
        entries.forEach((id, entry) -> flagged.put(id, isRemark(id) ? remark(entry) : entry));
        remarkLines.forEach((prefix, at) -> {
            if (entries.keySet().stream().noneMatch(id -> isNamed(prefix, id))) {
                problems.add(new LedgerProblem(file, at, 1, "no entry begins with the remark prefix " + prefix));
            }
        });
        if (!problems.isEmpty()) {
            throw new LedgerException(problems);
        }
        return new Ledger(game(), title, flagged);
    }

    private String game() {
        String name = file.substring(file.lastIndexOf('/') + 1);
        return name.endsWith(EXTENSION) ? name.substring(0, name.length() - EXTENSION.length()) : name;
    }

    private boolean isRemark(String id) {
        return remarkLines.keySet().stream().anyMatch(prefix -> isNamed(prefix, id));
    }

    /** Remarks are named one by one or by what their ids begin with. */
    private static boolean isNamed(String prefix, String id) {
        return id.equals(prefix) || id.startsWith(prefix + "-");
    }

    private static LedgerEntry remark(LedgerEntry entry) {
        return new LedgerEntry(entry.id(), entry.chapter(), entry.text(), entry.sources(), entry.line(), true);
    }

    private void readLine(String content) {
        line++;
        var remarks = REMARKS.matcher(content);
        if (content.startsWith("# ")) {
            title = content.substring(2).strip();
        } else if (content.startsWith("## ")) {
            chapter = content.substring(3).strip();
        } else if (remarks.matches()) {
            for (String prefix : remarks.group(1).strip().split("[,\\s]+")) {
                remarkLines.put(prefix, line);
            }
        } else if (content.startsWith(OPENING)) {
            readEntry(content);
        } else if (ALMOST_ENTRY.matcher(content).matches()) {
            problem(0, "this looks like an entry but is none: " + FORM);
        }
    }

    private void readEntry(String content) {
        int closing = content.indexOf(CLOSING, OPENING.length());
        if (closing < 0) {
            problem(OPENING.length(), "the id is not closed by **: " + FORM);
            return;
        }
        String id = content.substring(OPENING.length(), closing);
        if (!ID.matcher(id).matches()) {
            problem(
                    OPENING.length(),
                    "\"" + id + "\" is no id: expected capital letters and digits in groups joined by -");
            return;
        }
        int dash = closing + CLOSING.length();
        if (!content.startsWith(DASH, dash)) {
            problem(dash, "expected \"" + DASH + "\" after the id: " + FORM);
            return;
        }
        readText(content, id, dash + DASH.length());
    }

    private void readText(String content, String id, int start) {
        int end = content.stripTrailing().length();
        int bracket = content.lastIndexOf('[');
        if (bracket < start || content.charAt(end - 1) != ']') {
            problem(end, id + " ends without its source in brackets: " + Source.words());
            return;
        }
        String text = content.substring(start, bracket).strip();
        if (text.isEmpty()) {
            problem(start, id + " has no text");
        }
        if (chapter.isEmpty()) {
            problem(0, id + " stands under no chapter: expected a line \"## Chapter\" before it");
        }
        var sources = readSources(content.substring(bracket + 1, end - 1), bracket + 1);
        var entry = new LedgerEntry(id, chapter, text, sources, line, false);
        Optional.ofNullable(entries.putIfAbsent(id, entry))
                .ifPresent(first ->
                        problem(OPENING.length(), id + " is a duplicate: it is already on line " + first.line()));
    }

    private List<Source> readSources(String words, int start) {
        List<Source> sources = new ArrayList<>();
        int at = start;
        for (String word : words.split(",", -1)) {
            int column = at + word.length() - word.stripLeading().length();
            Source.of(word.strip())
                    .ifPresentOrElse(
                            source -> addSource(sources, source, column),
                            () -> problem(
                                    column,
                                    "unknown source word \"" + word.strip() + "\": expected " + Source.words()));
            at += word.length() + 1;
        }
        return sources;
    }

    private void addSource(List<Source> sources, Source source, int column) {
        if (!sources.isEmpty() && sources.getLast().compareTo(source) >= 0) {
            problem(column, "name each source once, in the order " + Source.words());
        }
        sources.add(source);
    }

    private void problem(int index, String message) {
        problems.add(new LedgerProblem(file, line, index + 1, message));
    }
}

package redoubt.content.rules;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The marks of the English texts that entries of a language were translated from, in the file {@code marks} of its folder: lines
 * such as {@code WD-ATK-02 1f0c55aa}, sorted by id.
 */
public final class TranslationMarks {
    static final String FILE = "marks";

    private static final int BYTES = 4;

    private TranslationMarks() {}

    /** The mark of an English entry as it reads today. */
    static String of(LedgerEntry english) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(english.text().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /** The marks of a language by id; none if it has no file of marks. */
    static Map<String, String> read(RuleFiles files, String language) {
        String name = language + "/" + FILE;
        Map<String, String> marks = new TreeMap<>();
        List<LedgerProblem> problems = new ArrayList<>();
        List<String> lines = files.textByName().getOrDefault(name, "").lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String[] words = lines.get(i).split(" ", -1);
            if (words.length != 2 || marks.put(words[0], words[1]) != null) {
                problems.add(new LedgerProblem(name, i + 1, 1, "expected an id and its mark, each id once"));
            }
        }
        if (!problems.isEmpty()) {
            throw new LedgerException(problems);
        }
        return marks;
    }

    /** The file of marks if the translated entries with these ids, or all if none is named, are made from today's English texts. */
    public static String renewed(RuleFiles files, String language, List<String> ids) {
        Ledgers english = Ledgers.english(files);
        Ledgers translated = Ledgers.in(language, files);
        Map<String, String> marks = read(files, language);
        for (Ledger ledger : english.ledgers()) {
            for (LedgerEntry entry : ledger.entries()) {
                if (translated.untranslated().contains(entry.id())) {
                    marks.remove(entry.id());
                } else if (ids.isEmpty() || ids.contains(entry.id())) {
                    marks.put(entry.id(), of(entry));
                }
            }
        }
        StringBuilder text = new StringBuilder();
        marks.forEach((id, mark) -> text.append(id).append(' ').append(mark).append('\n'));
        return text.toString();
    }
}

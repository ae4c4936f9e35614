package redoubt.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules of a ledger that nothing cites, each with the reason: lines such as {@code WD-COMP-02: counted by the content tests} or
 * {@code WD-M01-01..02: …}, under headings that group them; a line that begins with # is for readers only.
 */
record NotCited(List<Reason> reasons, List<String> faults) {
    /** A rule, the reason why nothing cites it, and the line that says so. */
    record Reason(String rule, String words, int line) {}

    private static final Pattern FORM = Pattern.compile("([A-Z0-9]+(?:-[A-Z0-9]+)+)(?:\\.\\.(\\d+))?: (\\S.*)");
    private static final Pattern NUMBERED = Pattern.compile("(.*-)(\\d+)");

    static NotCited read(String text) {
        var list = new NotCited(new ArrayList<>(), new ArrayList<>());
        int line = 0;
        for (String content : text.lines().toList()) {
            line++;
            if (!content.isBlank() && !content.startsWith("#")) {
                list.add(content, line);
            }
        }
        return list;
    }

    private void add(String content, int line) {
        Matcher form = FORM.matcher(content);
        if (!form.matches()) {
            faults.add("line " + line + ": expected \"ID: reason\" or \"ID..NN: reason\", not \"" + content + "\"");
        } else if (form.group(2) == null) {
            reasons.add(new Reason(form.group(1), form.group(3), line));
        } else {
            range(form.group(1), form.group(2), form.group(3), line);
        }
    }

    /** Every number from the first to the last, written as wide as the first. */
    private void range(String first, String last, String words, int line) {
        Matcher numbered = NUMBERED.matcher(first);
        if (!numbered.matches() || Integer.parseInt(numbered.group(2)) >= Integer.parseInt(last)) {
            faults.add("line " + line + ": " + first + ".." + last + " is no range of numbers");
            return;
        }
        String digits = numbered.group(2);
        for (int number = Integer.parseInt(digits); number <= Integer.parseInt(last); number++) {
            String width = "%0" + digits.length() + "d";
            reasons.add(new Reason(numbered.group(1) + width.formatted(number), words, line));
        }
    }
}

package redoubt.mutants;

import java.util.List;

/**
 * One change to code or content: the file from the project's folder, its line, the method or entry it is in, the text of the line
 * and what was changed. Which break it is does not depend on the line's number, so that a judgement stays with it when lines move, and
 * is void when the line itself changes.
 */
record Break(String file, int line, String place, String text, String change) {
    /** What tells this break from every other. */
    String signature() {
        return String.join("\t", file, place, text, change);
    }

    /** The form in which a survivor is printed and a judgement begins. */
    List<String> lines() {
        return List.of(file + ":" + line, "  in      " + place, "  line    " + text, "  change  " + change);
    }

    /** The same change at another spot of the same line. */
    Break numbered(int count) {
        return new Break(file, line, place, text, change + " (" + count + ")");
    }

    /** The text of a line with every gap one space wide. */
    static String narrowed(String line) {
        return line.strip().replaceAll("\\s+", " ");
    }
}

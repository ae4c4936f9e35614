package redoubt.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The types that a page of documentation names: capitalised words in back quotes and in fenced Java, and words of several humps in
 * indented blocks, where a map of packages stands. {@code `Engine.apply`} names Engine; a file such as {@code `Position.scala`}, an
 * option or a constant names none.
 */
final class NamedTypes {
    private static final Pattern QUOTED = Pattern.compile("`([^`\n]+)`");
    private static final Pattern TYPE =
            Pattern.compile("(?<![\\w.\"-])[A-Z]\\w*[a-z]\\w*(?![\\w-]|\\.(?:scala|java|hs|clj|ts))");
    private static final Pattern HUMPS = Pattern.compile("(?<![\\w.\"-])(?:[A-Z][a-z0-9]+){2,}(?![\\w-])");
    private static final Pattern ASIDE = Pattern.compile("//.*|/\\*.*?\\*/|\"[^\"]*\"");

    /** A type named on a line of a page. */
    record Mention(int line, String type) {}

    private NamedTypes() {}

    static List<Mention> on(String page) {
        List<Mention> mentions = new ArrayList<>();
        String fence = "";
        int line = 0;
        for (String text : page.split("\n", -1)) {
            line++;
            if (text.startsWith("```")) {
                fence = fence.isEmpty() ? text : "";
            } else if (fence.startsWith("```java")) {
                add(mentions, line, TYPE, ASIDE.matcher(text).replaceAll(""));
            } else if (fence.isEmpty() && text.startsWith("    ")) {
                add(mentions, line, HUMPS, text);
            } else if (fence.isEmpty()) {
                Matcher quoted = QUOTED.matcher(text);
                while (quoted.find()) {
                    add(mentions, line, TYPE, ASIDE.matcher(quoted.group(1)).replaceAll(""));
                }
            }
        }
        return mentions;
    }

    private static void add(List<Mention> mentions, int line, Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        while (found.find()) {
            mentions.add(new Mention(line, found.group()));
        }
    }
}

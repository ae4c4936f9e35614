package redoubt.app.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A message as read; the client's {@code i18n/format.ts} says what it may contain. */
public record Message(List<Part> parts) {

    /** Reads a message, or throws a {@link MalformedMessage}. */
    public static Message read(String text) {
        Reader reader = new Reader(text);
        List<Part> parts = reader.parts(false);
        if (reader.at < text.length()) {
            throw reader.wrong("a } without its {");
        }
        return new Message(parts);
    }

    /** The parameters it fills in, in order, each once. */
    public Set<String> parameters() {
        Set<String> found = new LinkedHashSet<>();
        parts.forEach(part -> note(part, found));
        return found;
    }

    /** The words it says by itself in any of its cases, without what is filled in. */
    public String text() {
        StringBuilder text = new StringBuilder();
        parts.forEach(part -> say(part, text));
        return text.toString();
    }

    private static void say(Part part, StringBuilder text) {
        switch (part) {
            case Part.Text words -> text.append(words.text());
            case Part.Count _, Part.Value _, Part.Name _ -> text.append(" … ");
            case Part.Plural plural -> plural.cases().values().forEach(parts -> sayCase(parts, text));
            case Part.Select select -> select.cases().values().forEach(parts -> sayCase(parts, text));
        }
    }

    private static void sayCase(List<Part> parts, StringBuilder text) {
        parts.forEach(part -> say(part, text));
        text.append(" / ");
    }

    private static void note(Part part, Set<String> found) {
        switch (part) {
            case Part.Text _, Part.Count _ -> {}
            case Part.Value value -> found.add(value.parameter());
            case Part.Name name -> {
                found.add(name.parameter());
                name.count().ifPresent(found::add);
            }
            case Part.Plural plural -> {
                found.add(plural.parameter());
                plural.cases().values().forEach(parts -> parts.forEach(each -> note(each, found)));
            }
            case Part.Select select -> {
                found.add(select.parameter());
                select.cases().values().forEach(parts -> parts.forEach(each -> note(each, found)));
            }
        }
    }

    /** Reads from left to right. */
    private static final class Reader {
        private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_=-]+");

        private final String text;
        private int at;

        Reader(String text) {
            this.text = text;
        }

        List<Part> parts(boolean isInPlural) {
            List<Part> parts = new ArrayList<>();
            StringBuilder plain = new StringBuilder();
            while (at < text.length() && text.charAt(at) != '}') {
                char letter = text.charAt(at);
                if (letter == '{') {
                    close(plain, parts);
                    parts.add(place(isInPlural));
                } else if (letter == '#' && isInPlural) {
                    close(plain, parts);
                    parts.add(new Part.Count());
                    at++;
                } else {
                    plain.append(letter);
                    at++;
                }
            }
            close(plain, parts);
            return List.copyOf(parts);
        }

        private static void close(StringBuilder plain, List<Part> parts) {
            if (!plain.isEmpty()) {
                parts.add(new Part.Text(plain.toString()));
                plain.setLength(0);
            }
        }

        private Part place(boolean isInPlural) {
            take('{');
            String parameter = word("the name of a parameter");
            if (has('}')) {
                return new Part.Value(parameter);
            }
            take(',');
            String type = word("a type such as plural, select or card");
            boolean isPlural = type.equals("plural");
            if (isPlural || type.equals("select")) {
                take(',');
                Map<String, List<Part>> cases = cases(isInPlural || isPlural);
                take('}');
                return isPlural ? new Part.Plural(parameter, cases) : new Part.Select(parameter, cases);
            }
            Optional<String> count =
                    has(',') ? Optional.of(word("the parameter that holds the number")) : Optional.empty();
            take('}');
            return new Part.Name(parameter, type, count);
        }

        private Map<String, List<Part>> cases(boolean isInPlural) {
            Map<String, List<Part>> cases = new LinkedHashMap<>();
            blanks();
            while (at < text.length() && text.charAt(at) != '}') {
                String name = word("a case such as one or other");
                if (cases.containsKey(name)) {
                    throw wrong("the case " + name + " a second time");
                }
                take('{');
                cases.put(name, parts(isInPlural));
                take('}');
                blanks();
            }
            if (!cases.containsKey("other")) {
                throw wrong("no case other");
            }
            return cases;
        }

        private String word(String expected) {
            blanks();
            Matcher word = WORD.matcher(text).region(at, text.length());
            if (!word.lookingAt()) {
                throw wrong("expected " + expected);
            }
            at = word.end();
            blanks();
            return word.group();
        }

        /** Skips this letter if it comes next. */
        private boolean has(char letter) {
            blanks();
            boolean isNext = at < text.length() && text.charAt(at) == letter;
            at += isNext ? 1 : 0;
            return isNext;
        }

        private void take(char letter) {
            if (!has(letter)) {
                throw wrong("expected " + letter);
            }
        }

        private void blanks() {
            while (at < text.length() && text.charAt(at) == ' ') {
                at++;
            }
        }

        MalformedMessage wrong(String problem) {
            return new MalformedMessage(problem + " at letter " + (at + 1) + " of \"" + text + "\"");
        }
    }
}

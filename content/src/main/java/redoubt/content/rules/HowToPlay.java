package redoubt.content.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game on one page, for people who have never played it, in the file {@code <game>.play} of a language: a title, then short parts, each
 * of which may name a piece of the board as its picture and the rules it retells.
 *
 * <pre>
 * # White Death on one page
 * ## Noise draws them | token:noise
 * What is loud leaves a noise token. [WD-NOISE-01]
 * </pre>
 */
public record HowToPlay(String game, String language, String title, List<Part> parts) {
    static final String SUFFIX = ".play";

    private static final String ENGLISH = "en";
    private static final Pattern PART = Pattern.compile("## ([^|]+?)(?: \\| (\\S.*))?");
    private static final Pattern TEXT = Pattern.compile("(\\S.*?)(?: \\[([A-Z0-9, -]+)])?");

    /** One thing to know, with a picture and the rules that say it exactly. */
    public record Part(String title, Optional<String> picture, String text, List<String> rules) {
        public Part {
            rules = List.copyOf(rules);
        }
    }

    public HowToPlay {
        parts = List.copyOf(parts);
    }

    /** The page of a game in a language, or else in English; empty for a game without one. A page with mistakes is refused. */
    public static Optional<HowToPlay> of(String game, String language, RuleFiles files) {
        return read(game, language, files).or(() -> read(game, ENGLISH, files));
    }

    private static Optional<HowToPlay> read(String game, String language, RuleFiles files) {
        String name = language + "/" + game + SUFFIX;
        return Optional.ofNullable(files.textByName().get(name))
                .map(text -> new Reader(name, files).read(game, language, text));
    }

    /** Reads one page and collects what is wrong with it. */
    private static final class Reader {
        private final String name;
        private final Ledgers ledgers;
        private final List<LedgerProblem> problems = new ArrayList<>();
        private final List<Part> parts = new ArrayList<>();
        private Optional<Matcher> heading = Optional.empty();

        Reader(String name, RuleFiles files) {
            this.name = name;
            this.ledgers = Ledgers.english(files);
        }

        HowToPlay read(String game, String language, String text) {
            List<String> lines = text.lines().toList();
            boolean hasTitle = !lines.isEmpty() && lines.getFirst().startsWith("# ");
            if (!hasTitle) {
                complain(1, "expected a title: # …");
            }
            for (int i = 1; i < lines.size(); i++) {
                if (!lines.get(i).isBlank()) {
                    line(i + 1, lines.get(i));
                }
            }
            heading.ifPresent(_ -> complain(lines.size(), "expected the text of this part"));
            if (!problems.isEmpty()) {
                throw new LedgerException(problems);
            }
            return new HowToPlay(game, language, lines.getFirst().substring(2).strip(), parts);
        }

        private void line(int number, String line) {
            Matcher part = PART.matcher(line);
            if (part.matches()) {
                heading.ifPresent(_ -> complain(number - 1, "expected the text of this part"));
                heading = Optional.of(part);
                return;
            }
            Matcher words = TEXT.matcher(line);
            if (heading.isEmpty() || !words.matches()) {
                complain(number, "expected ## title | picture, then one line of text [rules]");
                return;
            }
            List<String> rules =
                    words.group(2) == null ? List.of() : List.of(words.group(2).split(", *"));
            for (String rule : rules) {
                if (ledgers.find(rule).isEmpty()) {
                    complain(number, "there is no rule " + rule);
                }
            }
            Optional<String> picture = Optional.ofNullable(heading.orElseThrow().group(2));
            parts.add(new Part(heading.orElseThrow().group(1), picture, words.group(1), rules));
            heading = Optional.empty();
        }

        private void complain(int line, String message) {
            problems.add(new LedgerProblem(name, line, 1, message));
        }
    }
}

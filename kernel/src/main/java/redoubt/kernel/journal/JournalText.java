package redoubt.kernel.journal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import redoubt.kernel.Choice;
import redoubt.kernel.Making;
import redoubt.kernel.OneLine;
import redoubt.kernel.Real;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.journal.Journal.RoundMark;

/**
 * The journal as text: a head of {@code name value} lines, a blank line, then one choice per line, with a mark where each round
 * begins. A journal in the old format is read without its marks.
 */
public final class JournalText {
    private static final String TITLE = "redoubt journal 2";
    /** Its marks were hashes of states, which contained the names of Java classes and can no longer be compared. */
    private static final String OLD_TITLE = "redoubt journal 1";

    private static final Pattern MARK = Pattern.compile("= round (\\d+) ([0-9a-f]{16})");
    private static final Pattern CONTENT = Pattern.compile("[0-9a-f]{16}|" + Making.NO_CONTENT);
    private static final Pattern CHOICE = Pattern.compile("(\\d+) (\\S.*)");

    private static final List<String> HEAD =
            List.of("engine", "content", "game", "mission", "seats", "seed", "dice", "cards");

    private static final String TOLD = "told";
    private static final String ROLLED = "rolled";
    private static final String DRAWN = "drawn";

    private final String file;
    private final List<String> lines;
    private int at;

    private JournalText(String file, String text) {
        this.file = file;
        this.lines = text.lines().map(String::stripTrailing).toList();
    }

    public static String write(Journal journal) {
        StringBuilder out = new StringBuilder(TITLE).append('\n');
        head(out, "engine", journal.engine());
        if (!journal.content().isEmpty()) {
            head(out, "content", journal.content());
        }
        head(out, "game", journal.setUp().game());
        head(out, "mission", journal.setUp().mission());
        head(out, "seats", Integer.toString(journal.setUp().seats()));
        head(out, "seed", Long.toString(journal.seed()));
        head(out, "dice", journal.real().areDiceTold() ? TOLD : ROLLED);
        if (journal.real().areCardsTold()) {
            head(out, "cards", TOLD);
        }
        for (SetUp.Setting setting : journal.setUp().settings()) {
            head(out, "with", setting.name() + " = " + String.join(", ", setting.values()));
        }
        out.append('\n');
        body(out, journal.choices(), journal.marks());
        return out.toString();
    }

    /** Choices and marks alone, as they follow a head. */
    public static String body(List<Choice> choices, List<RoundMark> marks) {
        StringBuilder out = new StringBuilder();
        body(out, choices, marks);
        return out.toString();
    }

    private static void body(StringBuilder out, List<Choice> choices, List<RoundMark> marks) {
        int next = 0;
        for (RoundMark mark : marks) {
            while (next < mark.choices()) {
                choice(out, choices.get(next++));
            }
            out.append("= round ")
                    .append(mark.round())
                    .append(' ')
                    .append(mark.trail())
                    .append('\n');
        }
        while (next < choices.size()) {
            choice(out, choices.get(next++));
        }
    }

    public static Journal read(String file, String text) {
        return new JournalText(file, text).journal();
    }

    private static void head(StringBuilder out, String name, String value) {
        out.append(name).append(' ').append(value).append('\n');
    }

    private static void choice(StringBuilder out, Choice choice) {
        out.append(choice.seat()).append(' ').append(choice.key()).append('\n');
    }

    private Journal journal() {
        at = 1;
        boolean isOld = !lines.isEmpty() && lines.getFirst().equals(OLD_TITLE);
        if (!isOld && (lines.isEmpty() || !lines.getFirst().equals(TITLE))) {
            throw wrong(
                    "expected \"" + TITLE + "\"" + (lines.isEmpty() ? "" : " but found \"" + lines.getFirst() + "\""));
        }
        Map<String, Head> head = new LinkedHashMap<>();
        List<SetUp.Setting> settings = new ArrayList<>();
        while (next() && !lines.get(at - 1).isEmpty()) {
            headLine(lines.get(at - 1), head, settings);
        }
        SetUp setUp = setUp(head, settings);
        long seed = number(head, "seed", Long.MIN_VALUE, Long.MAX_VALUE);
        Real real = Real.of(isTold(head, "dice", ROLLED), isTold(head, "cards", DRAWN));
        String engine = engine(required(head, "engine"));
        String content = content(Optional.ofNullable(head.get("content")));
        List<Choice> choices = new ArrayList<>();
        List<RoundMark> marks = new ArrayList<>();
        while (next()) {
            bodyLine(lines.get(at - 1), choices, marks);
        }
        return new Journal(engine, content, setUp, seed, real, choices, isOld ? List.of() : marks);
    }

    private SetUp setUp(Map<String, Head> head, List<SetUp.Setting> settings) {
        Head game = required(head, "game");
        Head mission = required(head, "mission");
        int seats = (int) number(head, "seats", 1, Seat.MOST);
        try {
            return new SetUp(game.value(), mission.value(), seats, settings);
        } catch (SetUpRefused refused) {
            throw wrong(head.get(refused.about().kind()).line(), refused.reason());
        }
    }

    private String engine(Head line) {
        if (!OneLine.is(line.value())) {
            throw wrong(line.line(), "expected an engine named by one line but found \"" + line.value() + "\"");
        }
        return line.value();
    }

    /** The fingerprint of the content, which older journals do not have. */
    private String content(Optional<Head> line) {
        line.filter(given -> !CONTENT.matcher(given.value()).matches()).ifPresent(wrong -> {
            throw wrong(
                    wrong.line(),
                    "expected 16 hexadecimal digits or \"" + Making.NO_CONTENT + "\" for \"content\" but found \""
                            + wrong.value() + "\"");
        });
        return line.map(Head::value).orElse("");
    }

    /** The value of a line in the head, and its line number. */
    private record Head(String value, int line) {}

    private boolean next() {
        at++;
        return at <= lines.size();
    }

    private void headLine(String line, Map<String, Head> head, List<SetUp.Setting> settings) {
        int blank = line.indexOf(' ');
        if (blank < 0) {
            throw wrong("expected a name and a value but found \"" + line + "\"");
        }
        String name = line.substring(0, blank);
        String value = line.substring(blank + 1).strip();
        if (name.equals("with")) {
            SetUp.Setting setting = setting(value);
            if (settings.stream().anyMatch(other -> other.name().equals(setting.name()))) {
                throw wrong("\"with " + setting.name() + "\" stands twice");
            }
            settings.add(setting);
        } else if (!HEAD.contains(name)) {
            throw wrong("expected one of " + String.join(", ", HEAD) + ", with but found \"" + name + "\"");
        } else if (head.put(name, new Head(value, at)) != null) {
            throw wrong("\"" + name + "\" stands twice");
        }
    }

    private SetUp.Setting setting(String text) {
        int equals = text.indexOf('=');
        if (equals < 1) {
            throw wrong("expected \"with NAME = VALUE, VALUE\" but found \"with " + text + "\"");
        }
        String values = text.substring(equals + 1).strip();
        try {
            return new SetUp.Setting(
                    text.substring(0, equals).strip(),
                    values.isEmpty() ? List.of() : List.of(values.split("\\s*,\\s*", -1)));
        } catch (SetUpRefused refused) {
            throw wrong(refused.reason());
        }
    }

    private void bodyLine(String line, List<Choice> choices, List<RoundMark> marks) {
        Matcher mark = MARK.matcher(line);
        Matcher choice = CHOICE.matcher(line);
        if (line.isEmpty() || line.startsWith("#")) {
            return;
        }
        if (mark.matches()) {
            marks.add(new RoundMark(small(mark.group(1), Integer.MAX_VALUE), choices.size(), mark.group(2)));
        } else if (choice.matches()) {
            choices.add(choice(new Seat(small(choice.group(1), Seat.MOST)), choice.group(2)));
        } else {
            throw wrong("expected a seat and a choice, or \"= round N MARK\", but found \"" + line + "\"");
        }
    }

    private Choice choice(Seat seat, String key) {
        try {
            return new Choice(seat, key);
        } catch (IllegalArgumentException e) {
            throw wrong(e.getMessage());
        }
    }

    private Head required(Map<String, Head> head, String name) {
        Head line = head.get(name);
        if (line == null) {
            throw wrong("expected a line \"" + name + "\" before this");
        }
        return line;
    }

    /** Whether people told their dice or cards; if nothing is said, the table had them. */
    private boolean isTold(Map<String, Head> head, String what, String byTable) {
        Head line = head.getOrDefault(what, new Head(byTable, at));
        if (!line.value().equals(TOLD) && !line.value().equals(byTable)) {
            throw wrong(
                    line.line(),
                    "expected " + what + " \"" + byTable + "\" or \"" + TOLD + "\" but found \"" + line.value() + "\"");
        }
        return line.value().equals(TOLD);
    }

    private long number(Map<String, Head> head, String name, long least, long most) {
        Head line = required(head, name);
        try {
            long number = Long.parseLong(line.value());
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException _) {
            // reported below, with its line
        }
        throw wrong(
                line.line(),
                "expected a number from " + least + " to " + most + " for \"" + name + "\" but found \"" + line.value()
                        + "\"");
    }

    private int small(String digits, int most) {
        if (digits.length() > 9 || Integer.parseInt(digits) < 1 || Integer.parseInt(digits) > most) {
            throw wrong("expected a number from 1 to " + most + " but found " + digits);
        }
        return Integer.parseInt(digits);
    }

    private JournalException wrong(String message) {
        return wrong(at, message);
    }

    private JournalException wrong(int line, String message) {
        return new JournalException(file, line, message);
    }
}

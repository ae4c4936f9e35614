package redoubt.app.line;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import redoubt.app.words.Words;

/** What can be typed besides a choice, in the current language or in English. */
enum LineCommand {
    UNDO,
    REDO,
    WHY,
    MISSION,
    ODDS,
    FORECAST,
    MAP,
    TEAM,
    SHEETS,
    VIEW,
    MORE,
    LOG,
    SAVE,
    QUIT,
    HELP;

    private static final int WORD = 25;

    String word(Words words) {
        return words.say("terminal.command." + id());
    }

    private String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The command that a word stands for, ignoring case and accents. */
    static Optional<LineCommand> typed(String word, Words words) {
        return Arrays.stream(values())
                .filter(command ->
                        Typed.isSame(command.word(words), word) || command.id().equalsIgnoreCase(word))
                .findFirst();
    }

    /** What can be typed, one line each. */
    static List<String> help(Words words) {
        List<String> lines = new ArrayList<>();
        lines.add(line(words.say("terminal.help.choice"), words.say("terminal.help.choose")));
        for (LineCommand command : values()) {
            String arguments = words.found("terminal.arguments." + command.id(), Map.of())
                    .map(each -> " " + each)
                    .orElse("");
            lines.add(line(command.word(words) + arguments, words.say("terminal.help." + command.id())));
        }
        return lines;
    }

    private static String line(String typed, String meaning) {
        return "  " + typed + " ".repeat(Math.max(1, WORD - typed.length())) + meaning;
    }
}

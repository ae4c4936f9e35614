package redoubt.app.command;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.words.Language;

/** The language in which a command speaks. */
final class LanguageOption {
    @Option(
            names = "--language",
            paramLabel = "en|it|fr",
            description = "The language to use (your system's if it is one of these, else English).")
    private Optional<String> code = Optional.empty();

    /** The language that was asked for, or else the person's own. */
    Language spoken(Desk desk) {
        return code.map(LanguageOption::known).orElseGet(() -> Language.of(desk.locale()));
    }

    private static Language known(String code) {
        return Language.named(code)
                .orElseThrow(() -> new CommandRefused("there is no language " + code + ", only "
                        + Arrays.stream(Language.values()).map(Language::code).collect(Collectors.joining(", "))));
    }
}

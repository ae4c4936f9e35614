package redoubt.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.kernel.SetUp;

/** The same set-up with several values of one setting. */
final class Variation {
    @Option(
            names = "--vary",
            paramLabel = "NAME=VALUE|VALUE",
            description =
                    "Play each mission once with each of these values of a setting; a value may be a list: a,b|a.")
    private Optional<String> vary = Optional.empty();

    boolean isWanted() {
        return vary.isPresent();
    }

    List<SetUp> of(SetUp setUp) {
        if (vary.isEmpty()) {
            return List.of(setUp);
        }
        int equals = vary.get().indexOf('=');
        if (equals < 1) {
            throw new CommandRefused("expected --vary NAME=VALUE|VALUE but found \"" + vary.get() + "\"");
        }
        List<SetUp> varied = new ArrayList<>();
        for (String values : vary.get().substring(equals + 1).split("\\|", -1)) {
            varied.add(setUp.with(
                    vary.get().substring(0, equals).strip(),
                    values.isBlank() ? new String[0] : values.strip().split("\\s*,\\s*", -1)));
        }
        return varied;
    }
}

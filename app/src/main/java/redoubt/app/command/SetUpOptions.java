package redoubt.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Games;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;

/** The options that say what is played. */
final class SetUpOptions {
    @Option(names = "--game", paramLabel = "GAME", description = "The game; not needed if there is only one.")
    Optional<String> game = Optional.empty();

    @Option(names = "--mission", paramLabel = "MISSION", description = "The mission; redoubt missions lists them.")
    Optional<String> mission = Optional.empty();

    @Option(
            names = "--campaign",
            paramLabel = "CAMPAIGN",
            arity = "0..1",
            fallbackValue = "",
            description = "The campaign, from its first mission on; its name is not needed if there is only one.")
    Optional<String> campaign = Optional.empty();

    @Option(names = "--seats", paramLabel = "N", description = "How many seats the table has (1).")
    Optional<Integer> seats = Optional.empty();

    @Option(
            names = "--with",
            paramLabel = "NAME=VALUE[,VALUE...]",
            description = "A setting of the game, such as survivors=NAME,NAME; may be repeated.")
    List<String> with = new ArrayList<>();

    boolean isEmpty() {
        return game.isEmpty() && mission.isEmpty() && campaign.isEmpty() && seats.isEmpty() && with.isEmpty();
    }

    /** The campaign that is wanted, if one is. */
    Optional<Games.Campaign> campaign(Games games) {
        if (campaign.isPresent() && mission.isPresent()) {
            throw new CommandRefused("a campaign begins with its first mission: leave out --mission or --campaign");
        }
        return campaign.map(id -> games.campaign(game, id));
    }

    /** The set-up of a mission with these options, and else as the mission suggests. */
    SetUp setUp(String gameId, MissionCard mission) {
        SetUp suggested = SetUp.of(gameId, mission.id());
        for (SetUp.Setting setting : mission.suggested()) {
            suggested = suggested.with(setting.name(), setting.values().toArray(String[]::new));
        }
        return agreed(suggested);
    }

    /** The set-up of a mission with these options. */
    SetUp setUp(String gameId, String missionId) {
        return agreed(SetUp.of(gameId, missionId));
    }

    private SetUp agreed(SetUp suggested) {
        SetUp setUp = suggested.withSeats(seats.orElse(1));
        for (String setting : with) {
            int equals = setting.indexOf('=');
            if (equals < 1) {
                throw new CommandRefused("expected --with NAME=VALUE[,VALUE...] but found \"" + setting + "\"");
            }
            String values = setting.substring(equals + 1).strip();
            setUp = setUp.with(
                    setting.substring(0, equals).strip(),
                    values.isEmpty() ? new String[0] : values.split("\\s*,\\s*", -1));
        }
        return setUp;
    }
}

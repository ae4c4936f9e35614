package redoubt.kernel;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a group agrees on before a game: which game and mission, how many seats, and the settings of that game. */
public record SetUp(String game, String mission, int seats, List<Setting> settings) {

    /** One point agreed on, such as the survivors or a house ruling read the other way. */
    public record Setting(String name, List<String> values) {
        public Setting {
            values = List.copyOf(values);
            if (!OneLine.is(name) || name.indexOf('=') >= 0) {
                throw SetUpRefused.ofSetting(
                        TableRules.KNOWN_SETTING,
                        name,
                        "the name of a setting must be one line without '=', not \"" + name + "\"");
            }
            for (String value : values) {
                if (!OneLine.is(value) || value.indexOf(',') >= 0) {
                    throw SetUpRefused.ofSetting(
                            TableRules.KNOWN_SETTING,
                            name,
                            "a value of " + name + " must be one line without a comma, not \"" + value + "\"");
                }
            }
        }
    }

    public SetUp {
        settings = List.copyOf(settings);
        if (!OneLine.is(game)) {
            throw SetUpRefused.ofGame(
                    TableRules.KNOWN_MISSION, game, "the name of a game must be one line, not \"" + game + "\"");
        }
        if (!OneLine.is(mission)) {
            throw SetUpRefused.ofMission(
                    TableRules.KNOWN_MISSION,
                    mission,
                    "the name of a mission must be one line, not \"" + mission + "\"");
        }
        if (seats < 1 || seats > Seat.MOST) {
            throw SetUpRefused.ofSeats(
                    TableRules.KNOWN_SETTING, seats, "a table has 1 to " + Seat.MOST + " seats, not " + seats);
        }
        Set<String> names = new LinkedHashSet<>();
        for (Setting setting : settings) {
            if (!names.add(setting.name())) {
                throw SetUpRefused.ofSetting(
                        TableRules.KNOWN_SETTING, setting.name(), "the setting " + setting.name() + " is given twice");
            }
        }
    }

    public static SetUp of(String game, String mission) {
        return new SetUp(game, mission, 1, List.of());
    }

    public SetUp withSeats(int count) {
        return new SetUp(game, mission, count, settings);
    }

    /** This set-up with a setting added or replaced. */
    public SetUp with(String name, String... values) {
        List<Setting> changed = new ArrayList<>();
        for (Setting setting : settings) {
            if (!setting.name().equals(name)) {
                changed.add(setting);
            }
        }
        changed.add(new Setting(name, List.of(values)));
        return new SetUp(game, mission, seats, changed);
    }

    public Optional<List<String>> values(String name) {
        for (Setting setting : settings) {
            if (setting.name().equals(name)) {
                return Optional.of(setting.values());
            }
        }
        return Optional.empty();
    }

    public Optional<String> value(String name) {
        return values(name).filter(values -> !values.isEmpty()).map(List::getFirst);
    }
}

package redoubt.kernel;

import java.util.List;

/**
 * Something a group may agree on before a game: the name of the setting, its possible values, how many of them it takes, and the
 * ones that suit people who want to start at once.
 */
public record SettingCard(String name, List<String> values, int least, int most, List<String> suggested) {
    public SettingCard {
        values = List.copyOf(values);
        suggested = List.copyOf(suggested);
    }

    /** A setting that can be left out. */
    public SettingCard(String name, List<String> values, int least, int most) {
        this(name, values, least, most, List.of());
    }

    public SettingCard suggesting(String... some) {
        return new SettingCard(name, values, least, most, List.of(some));
    }

    /** A setting that takes one of these values. */
    public static SettingCard oneOf(String name, String... values) {
        return new SettingCard(name, List.of(values), 1, 1);
    }
}

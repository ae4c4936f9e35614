package redoubt.kernel;

import java.util.List;

/** Something a group may agree on before a game: the name of the setting, the values it knows, and how many of them it takes. */
public record SettingCard(String name, List<String> values, int least, int most) {
    public SettingCard {
        values = List.copyOf(values);
    }

    /** A setting that takes one of these values. */
    public static SettingCard oneOf(String name, String... values) {
        return new SettingCard(name, List.of(values), 1, 1);
    }
}

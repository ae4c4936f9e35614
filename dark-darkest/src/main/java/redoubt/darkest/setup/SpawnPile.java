package redoubt.darkest.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import redoubt.darkest.print.Print;
import redoubt.darkest.table.Dials.Preset;
import redoubt.kernel.SetUp;
import redoubt.kernel.SettingCard;

/** The values of the Spawn tokens: a mix, without the high or the low ones if the group likes (DD-DIFF-01, DD-DIFF-09, DD-GAP-10). */
record SpawnPile(Mix mix, Without without) {
    private static final String MIX = "spawn-mix";
    private static final String WITHOUT = "spawn-without";
    private static final int HIGH = 5;
    private static final int LOW = 2;

    /** Mixes of 23 tokens or fewer, from the fewest zombies on average to the most. */
    enum Mix {
        LIGHT(Print.SpawnMix::light),
        MILD(Print.SpawnMix::mild),
        EASY(Print.SpawnMix::easy),
        STANDARD(Print.SpawnMix::standard),
        HARD(Print.SpawnMix::hard),
        HEAVY(Print.SpawnMix::heavy);

        private final ToIntFunction<Print.SpawnMix> count;

        Mix(ToIntFunction<Print.SpawnMix> count) {
            this.count = count;
        }
    }

    /** What is taken out of the pile. */
    enum Without {
        NOTHING,
        HIGH,
        LOW
    }

    static SettingCard card() {
        return SettingCard.oneOf(MIX, words(Mix.values()));
    }

    static SettingCard withoutCard() {
        return SettingCard.oneOf(WITHOUT, words(Without.values()));
    }

    private static String[] words(Enum<?>... values) {
        return Stream.of(values)
                .map(value -> value.name().toLowerCase(Locale.ROOT))
                .toArray(String[]::new);
    }

    /** The mix that a set-up names, or the one of its preset. */
    static SpawnPile of(SetUp setUp, Preset preset) {
        return new SpawnPile(
                setUp.value(MIX)
                        .map(word -> Mix.valueOf(word.toUpperCase(Locale.ROOT)))
                        .orElse(usual(preset)),
                Without.valueOf(setUp.value(WITHOUT).orElse("nothing").toUpperCase(Locale.ROOT)));
    }

    private static Mix usual(Preset preset) {
        return switch (preset) {
            case EASY -> Mix.LIGHT;
            case STANDARD -> Mix.MILD;
            case HARD -> Mix.HARD;
        };
    }

    List<Integer> values(Print print) {
        List<Integer> values = new ArrayList<>();
        for (Print.SpawnMix tokens : print.spawn()) {
            boolean out = without == Without.HIGH && tokens.value() >= HIGH
                    || without == Without.LOW && tokens.value() <= LOW;
            if (!out) {
                values.addAll(Collections.nCopies(mix.count.applyAsInt(tokens), tokens.value()));
            }
        }
        return values;
    }
}

package redoubt.horde.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.horde.table.ActionKind;

/**
 * The words that a box uses in its equipment table: its decks, the kinds of attack that weapons make, and the kinds of other cards.
 */
public record EquipmentWords(List<String> decks, List<ActionKind> attacks, List<String> others) {
    public EquipmentWords {
        decks = List.copyOf(decks);
        attacks = List.copyOf(attacks);
        others = List.copyOf(others);
    }

    List<String> kinds() {
        List<String> kinds =
                new ArrayList<>(attacks.stream().map(EquipmentWords::word).toList());
        kinds.addAll(others);
        return kinds;
    }

    /** The kind of attack that a word stands for, if it is one that weapons make. */
    public Optional<ActionKind> attack(String word) {
        return attacks.stream().filter(kind -> word(kind).equals(word)).findFirst();
    }

    private static String word(ActionKind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }
}

package redoubt.app.darkest;

import java.util.List;
import java.util.stream.Collectors;
import redoubt.app.words.Kind;

/** The symbols of one Code chip or of several; its name gives them as letters: {@code RB} is a tower and a wave. */
public final class ChipSymbols implements Kind {
    @Override
    public String type() {
        return "chip";
    }

    @Override
    public String say(Object value, Naming naming) {
        List<?> chips = value instanceof List<?> several ? several : List.of(value);
        return chips.stream().map(chip -> symbols(chip.toString(), naming)).collect(Collectors.joining(", "));
    }

    private static String symbols(String letters, Naming naming) {
        return letters.codePoints()
                .mapToObj(letter -> naming.name("symbol", Character.toString(letter), 1))
                .collect(Collectors.joining("-"));
    }
}

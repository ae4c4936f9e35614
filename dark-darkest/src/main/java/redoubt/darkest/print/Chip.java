package redoubt.darkest.print;

import java.util.List;
import redoubt.kernel.Named;

/** A Code chip: two or three symbols, such as {@code RBY}. */
public record Chip(int index, String name) implements Named {
    public List<CodeSymbol> symbols() {
        return name.chars()
                .mapToObj(letter -> CodeSymbol.valueOf(Character.toString(letter)))
                .toList();
    }

    /** The number on its back. */
    public int size() {
        return name.length();
    }
}

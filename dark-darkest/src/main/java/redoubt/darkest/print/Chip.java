package redoubt.darkest.print;

import java.util.List;
import redoubt.kernel.Named;

/** A Code chip: two or three symbols, such as {@code RBY}. */
public record Chip(int index, String name) implements Named {
    public List<CodeSymbol> symbols() {
        CodeSymbol first = CodeSymbol.of(name.charAt(0));
        CodeSymbol second = CodeSymbol.of(name.charAt(1));
        return size() == 2 ? List.of(first, second) : List.of(first, second, CodeSymbol.of(name.charAt(2)));
    }

    /** The number on its back. */
    public int size() {
        return name.length();
    }
}

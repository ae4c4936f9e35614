package redoubt.darkest.print;

import java.util.List;
import java.util.stream.Stream;
import redoubt.kernel.Named;

/** One of the seven symbols of codes, chips and Equipment cards. */
public enum CodeSymbol implements Named {
    R,
    B,
    G,
    Y,
    P,
    O,
    W;

    /** How many Code tokens of each symbol there are. */
    public static final int TOKENS = 3;

    private static final List<CodeSymbol> ALL = List.of(values());

    /** The symbol of a letter. */
    static CodeSymbol of(char letter) {
        for (CodeSymbol symbol : ALL) {
            if (symbol.name().charAt(0) == letter) {
                return symbol;
            }
        }
        throw new IllegalArgumentException("no symbol " + letter);
    }

    static List<String> letters() {
        return Stream.of(values()).map(CodeSymbol::name).toList();
    }
}

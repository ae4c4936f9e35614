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

    static List<String> letters() {
        return Stream.of(values()).map(CodeSymbol::name).toList();
    }
}

package redoubt.darkest.print;

import java.util.ArrayList;
import java.util.List;
import redoubt.kernel.Named;

/** One Equipment card of the box, told apart from its copies by its number. */
public record Card(int index, CardKind kind, CodeSymbol symbol, boolean isStarting) implements Named {
    /** Its code symbol and, if the group plays with more, those that follow it in the order of the box (DD-DIFF-09). */
    public List<CodeSymbol> symbols(int count) {
        List<CodeSymbol> symbols = new ArrayList<>();
        for (int next = 0; next < count; next++) {
            symbols.add(CodeSymbol.values()[(symbol.ordinal() + next) % CodeSymbol.values().length]);
        }
        return symbols;
    }

    @Override
    public String name() {
        return kind.name() + " " + symbol.name();
    }
}

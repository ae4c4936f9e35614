package redoubt.darkest.print;

import redoubt.kernel.Named;

/** One Equipment card of the box, told apart from its copies by its number. */
public record Card(int index, CardKind kind, CodeSymbol symbol, boolean isStarting) implements Named {
    @Override
    public String name() {
        return kind.name() + " " + symbol.name();
    }
}

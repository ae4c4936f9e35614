package redoubt.darkest.sense;

import java.util.EnumSet;
import java.util.Set;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.CodeSymbol;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/** The code symbols on the cards of the team, which open doors where their holders are. */
final class Symbols {
    /** Whoever is this near a door will be there when it is opened. */
    private static final int NEAR = 2;

    private final Table table;
    private final Ways ways;
    private final Set<CodeSymbol> all = EnumSet.noneOf(CodeSymbol.class);

    Symbols(Table table, Ways ways) {
        this.table = table;
        this.ways = ways;
        for (Survivor survivor : table.playing()) {
            add(survivor, all);
        }
    }

    /** How many different ones the team has. */
    int count() {
        return all.size();
    }

    /** Symbols of a chip that nobody near its door has; of one face down about as many as of any. */
    double missing(DoorChip chip) {
        if (!chip.isFaceUp()) {
            return chip.chip().size() * (1 - all.size() / (double) CodeSymbol.values().length);
        }
        Set<CodeSymbol> lent = near(chip.door());
        int missing = 0;
        for (CodeSymbol symbol : chip.chip().symbols()) {
            missing += lent.contains(symbol) ? 0 : 1;
        }
        return missing;
    }

    /** The symbols of those near a door; of everybody, if nobody is near. */
    private Set<CodeSymbol> near(int door) {
        Set<CodeSymbol> near = EnumSet.noneOf(CodeSymbol.class);
        int first = table.house().board().edges().first(door);
        int second = table.house().board().edges().second(door);
        for (Survivor survivor : table.playing()) {
            if (Math.min(ways.distance(survivor.room(), first), ways.distance(survivor.room(), second)) <= NEAR) {
                add(survivor, near);
            }
        }
        return near.isEmpty() ? all : near;
    }

    private void add(Survivor survivor, Set<CodeSymbol> to) {
        for (Item item : survivor.pack().items()) {
            to.addAll(item.card().symbols(table.dials().cardSymbols()));
        }
    }

    /** Whether no other card of the team shows the symbols of this one. */
    boolean isOnly(Card card) {
        int count = 0;
        for (Survivor survivor : table.playing()) {
            for (Item item : survivor.pack().items()) {
                count += item.card()
                                .symbols(table.dials().cardSymbols())
                                .equals(card.symbols(table.dials().cardSymbols()))
                        ? 1
                        : 0;
            }
        }
        return count <= 1;
    }
}

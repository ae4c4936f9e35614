package redoubt.darkest.sense;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.print.Chip;
import redoubt.darkest.print.CodeSymbol;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.Security;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.RuleId;

/** What the code still needs: tokens that no chip in hand removes, and the steps of Darkness that can be spared for them. */
final class Code {
    private static final RuleId ONE_OF_EACH = RuleId.rule("DD-SEC-12");

    /** Darkness advances by itself every third Round (DD-EVT-03). */
    private static final int CYCLE = 3;

    /** Rooms that a survivor walks in a Round. */
    private static final int POINTS = 3;

    private final Table table;
    private final List<Chip> held = new ArrayList<>();
    private final boolean removesAll;
    private final int matched;
    private final int terminals;
    private final int light;

    Code(Table table, Ways ways) {
        this.table = table;
        this.removesAll = table.dials().reads(ONE_OF_EACH);
        for (Survivor survivor : table.playing()) {
            held.addAll(survivor.pack().chips());
        }
        this.matched = held.isEmpty() ? 0 : matched(held);
        this.terminals = ways.terminals();
        this.light = light(ways.walk());
    }

    /** Whether Darkness advances by itself in the Round after this one. */
    static boolean isClockNext(int round) {
        return (round + 1) % CYCLE == 0;
    }

    /** How many terminals can be reached. */
    int terminals() {
        return terminals;
    }

    /** Steps of Darkness that can be spared until it is solved and somebody has walked to the Laboratory. */
    int light() {
        return light;
    }

    /** Whether the Laboratory is open. */
    boolean isSolved() {
        return table.security().code().isEmpty();
    }

    /** Whether it can be solved with what is in hand. */
    boolean isSolvable() {
        return terminals > 0 && left() <= light;
    }

    /** Tokens that no chip in hand removes. */
    int left() {
        return Math.max(0, table.security().code().size() - matched);
    }

    /** How many more tokens could be removed with this chip too. */
    int gain(Chip chip) {
        List<Chip> more = new ArrayList<>(held);
        more.add(chip);
        return matched(more) - matched;
    }

    private int light(int walk) {
        int operations = Math.min(held.size(), spaces()) + left();
        int round = table.clock().round();
        int end = round + Math.max(Math.max(0, operations - 1) / Math.max(1, terminals), walk / POINTS);
        return Clock.LAST - table.clock().darkness() - (end / CYCLE - round / CYCLE);
    }

    /** Chips that can still be inserted. */
    int spaces() {
        return Security.SPACES - table.security().inserted().size();
    }

    /** How many tokens the best of some chips remove, as far as there are spaces; any chip removes one. */
    private int matched(List<Chip> chips) {
        List<CodeSymbol> code = new ArrayList<>(table.security().code());
        List<Chip> left = new ArrayList<>(chips);
        int matched = 0;
        for (int space = spaces(); space > 0 && !left.isEmpty(); space--) {
            Chip best = left.getFirst();
            for (Chip chip : left) {
                best = matches(chip, code) > matches(best, code) ? chip : best;
            }
            matched += Math.min(code.size(), Math.max(1, matches(best, code)));
            remove(best, code);
            left.remove(best);
        }
        return Math.min(matched, table.security().code().size());
    }

    private void remove(Chip chip, List<CodeSymbol> code) {
        for (CodeSymbol symbol : chip.symbols()) {
            boolean removed = code.remove(symbol);
            while (removed && removesAll) {
                removed = code.remove(symbol);
            }
        }
    }

    private int matches(Chip chip, List<CodeSymbol> code) {
        int matches = 0;
        for (CodeSymbol symbol : chip.symbols()) {
            if (removesAll) {
                for (CodeSymbol token : code) {
                    matches += token == symbol ? 1 : 0;
                }
            } else {
                matches += code.contains(symbol) ? 1 : 0;
            }
        }
        return matches;
    }

    /** How many tokens a chip removes now. */
    int matches(Chip chip) {
        return matches(chip, table.security().code());
    }

    /** Whether a chip that somebody holds would remove this token too. */
    boolean isCovered(CodeSymbol token) {
        for (Chip chip : held) {
            if (chip.symbols().contains(token)) {
                return true;
            }
        }
        return false;
    }
}

package redoubt.darkest.action;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.house.Icon;
import redoubt.darkest.peril.AdvanceDarkness;
import redoubt.darkest.print.Chip;
import redoubt.darkest.print.CodeSymbol;
import redoubt.darkest.rulings.Abilities;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.table.Clock;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Security;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seats;

/**
 * A survivor at a terminal inserts a chip and removes what matches, or inserts one and removes any one token, or forces one token at
 * the price of Darkness, for 2 AP (DD-LAB-02 to DD-LAB-08, DD-FUNC-03, DD-SEC-12).
 */
public record OperateTerminal(Person who, Optional<Chip> chip, Optional<CodeSymbol> token, boolean isExtra)
        implements Deed {
    private static final RuleId MATCHING = rule("DD-LAB-03");
    private static final RuleId ANY = rule("DD-LAB-04");
    private static final RuleId FORCED = rule("DD-LAB-05");
    private static final RuleId ONE_OF_EACH = rule("DD-SEC-12");
    private static final RuleId WIZARD = rule("DD-SKILL-COMPUTERWIZARD");

    @Override
    public String key() {
        return chip.map(each -> "insert " + who.key() + " " + each.name()
                        + token.map(symbol -> " for " + symbol.name()).orElse(""))
                .orElseGet(() ->
                        "force " + who.key() + " " + token.map(CodeSymbol::name).orElse("nothing"));
    }

    @Override
    public List<Mark> objects() {
        List<Mark> marks = new ArrayList<>();
        chip.ifPresent(each -> marks.add(new Mark("chip", each.name())));
        token.ifPresent(symbol -> marks.add(new Mark("symbol", symbol.name())));
        return marks;
    }

    static List<Deed> offers(Table table, Survivor survivor) {
        List<Deed> operations = new ArrayList<>();
        if (!table.security().code().isEmpty() && UseFunction.isReady(table, survivor, Icon.TERMINAL)) {
            operations.addAll(insertions(table, survivor, false));
            if (table.clock().darkness() < Clock.LAST) {
                symbols(table)
                        .forEach(symbol -> operations.add(
                                new OperateTerminal(survivor.person(), Optional.empty(), Optional.of(symbol), false)));
            }
        }
        return operations;
    }

    private static List<CodeSymbol> symbols(Table table) {
        return table.security().code().stream().distinct().sorted().toList();
    }

    private static List<OperateTerminal> insertions(Table table, Survivor survivor, boolean isExtra) {
        List<OperateTerminal> insertions = new ArrayList<>();
        if (table.security().inserted().size() < Security.SPACES) {
            for (Chip chip : survivor.pack().chips()) {
                Optional<Chip> inserted = Optional.of(chip);
                if (chip.symbols().stream().anyMatch(table.security().code()::contains)) {
                    insertions.add(new OperateTerminal(survivor.person(), inserted, Optional.empty(), isExtra));
                }
                symbols(table)
                        .forEach(symbol -> insertions.add(
                                new OperateTerminal(survivor.person(), inserted, Optional.of(symbol), isExtra)));
            }
        }
        return insertions;
    }

    @Override
    public int cost() {
        return isExtra ? 0 : UseFunction.COST;
    }

    @Override
    public void carryOut(Play<Table> play) {
        if (!isExtra) {
            UseFunction.pay(play, who, Icon.TERMINAL);
        }
        if (chip.isEmpty()) {
            remove(play, List.of(token.orElseThrow()), FORCED);
            play.then(new AdvanceDarkness(FORCED));
            return;
        }
        Table table = play.table();
        play.table(table.with(table.security().withInserted(chip.get()))
                .with(who.place(), survivor -> survivor.with(survivor.pack().without(chip.get()))));
        play.log(new DarkestEvent.ChipInserted(token.isPresent() ? ANY : MATCHING, who, chip.get()));
        remove(
                play,
                token.map(List::of).orElseGet(() -> matching(play.table(), chip.get())),
                token.isPresent() ? ANY : MATCHING);
        if (Abilities.of(play.table(), play.table().survivor(who)).insertsSeveralChips()) {
            play.then(new InsertAnother(who));
        }
    }

    /** One token for each symbol of the chip; by the other reading every token of those symbols (DD-SEC-12). */
    private static List<CodeSymbol> matching(Table table, Chip chip) {
        List<CodeSymbol> code = table.security().code();
        return table.dials().reads(ONE_OF_EACH)
                ? code.stream().filter(chip.symbols()::contains).toList()
                : chip.symbols().stream().filter(code::contains).toList();
    }

    private static void remove(Play<Table> play, List<CodeSymbol> tokens, RuleId rule) {
        play.table(play.table().with(play.table().security().withRemoved(tokens)));
        play.log(new DarkestEvent.CodeRemoved(rule, tokens));
    }

    /** Whoever inserts several chips in one use may go on (DD-GAP-40, DD-DEC-29). */
    record InsertAnother(Person who) implements Question<Table, Deed>, Subject {
        @Override
        public List<Mark> about(Table table) {
            return List.of(who.mark());
        }

        @Override
        public Decision<Deed> decision(Table table) {
            Survivor survivor = table.survivor(who);
            List<Deed> more = new ArrayList<>();
            if (!table.security().code().isEmpty()) {
                more.addAll(insertions(table, survivor, true));
            }
            more.add(new Leave(who));
            return new Decision<>(WIZARD, Seats.of(survivor.owner()), more);
        }

        @Override
        public void answer(Deed chosen, Play<Table> play) {
            chosen.carryOut(play);
        }
    }

    /** No further chip. */
    record Leave(Person who) implements Deed {
        @Override
        public String key() {
            return "no more";
        }

        @Override
        public void carryOut(Play<Table> play) {}
    }
}

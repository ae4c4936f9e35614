package redoubt.darkest.action;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seats;

/** The members of the active group act in any order, one action at a time, until nobody can or wants to (DD-ACT-02, DD-ACT-03). */
public record GroupActs(List<Integer> members) implements Question<Table, Deed>, Subject {
    private static final RuleId RULE = rule("DD-ACT-02");

    public GroupActs {
        members = List.copyOf(members);
    }

    @Override
    public List<Mark> about(Table table) {
        return members.stream()
                .map(member -> table.survivor(member).person().mark())
                .toList();
    }

    @Override
    public Decision<Deed> decision(Table table) {
        return decision(table, Offers.of(table, members), RULE);
    }

    /** The deeds of several survivors, each offered to its own seat; a lone finish if there are none. */
    public static Decision<Deed> decision(Table table, List<Deed> deeds, RuleId rule) {
        if (deeds.isEmpty()) {
            return new Decision<>(rule, table.everyone(), List.of(Finish.of(table)));
        }
        Seats seats = new Seats(0);
        for (Deed deed : deeds) {
            seats = seats.with(deed.who().owners().first());
        }
        return new Decision<>(rule, seats, deeds);
    }

    @Override
    public void answer(Deed chosen, Play<Table> play) {
        if (!(chosen instanceof Finish)) {
            play.then(this);
            chosen.carryOut(play);
        }
    }

    /** Nobody has anything left to do. */
    record Finish(Person who) implements Deed {
        static Finish of(Table table) {
            List<Survivor> all = table.survivors();
            return new Finish(all.getFirst().person());
        }

        @Override
        public String key() {
            return "finish";
        }

        @Override
        public Seats owners(Seats asked) {
            return asked;
        }

        @Override
        public void carryOut(Play<Table> play) {}
    }
}

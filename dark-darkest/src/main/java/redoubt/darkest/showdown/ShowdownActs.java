package redoubt.darkest.showdown;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.action.GroupActs;
import redoubt.darkest.action.Offers;
import redoubt.darkest.action.Rest;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Phase;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seats;

/** All survivors act as one team in any order, or call a shift (DD-FIN-15, DD-FIN-21, DD-FIN-36, DD-GAP-74). */
public record ShowdownActs() implements Question<Table, Deed>, Phase.End {
    private static final RuleId RULE = rule("DD-FIN-15");

    @Override
    public Phase ends(Table table) {
        return Phase.SURVIVORS;
    }

    @Override
    public Decision<Deed> decision(Table table) {
        List<Deed> deeds = new ArrayList<>();
        for (Deed deed :
                Offers.of(table, table.playing().stream().map(Survivor::place).toList())) {
            if (!(deed instanceof Rest)) {
                deeds.add(deed);
            }
        }
        boolean cubes = Shift.leftBox(table) > 0;
        boolean idle = table.playing().stream().noneMatch(survivor -> survivor.points() > 0);
        if (cubes || deeds.isEmpty() || idle) {
            table.playing().stream()
                    .map(Survivor::person)
                    .filter(person -> table.playing().stream()
                            .noneMatch(other -> other.seat() == person.seat() && other.place() < person.place()))
                    .forEach(person -> deeds.add(new CallShift(person, !cubes)));
        }
        return GroupActs.decision(table, deeds, RULE);
    }

    @Override
    public void answer(Deed chosen, Play<Table> play) {
        play.then(new Shift(false), this);
        chosen.carryOut(play);
    }

    /** A shift before the sixth cube; with no cube in the left box it only lets time pass (DD-FIN-21, DD-GAP-74). */
    record CallShift(Person who, boolean isIdle) implements Deed {
        @Override
        public String key() {
            return manner() + " " + who.key();
        }

        private String manner() {
            return isIdle ? "wait" : "shift";
        }

        @Override
        public List<Mark> objects() {
            return List.of(new Mark("manner", manner()));
        }

        @Override
        public Seats owners(Seats asked) {
            return who.owners();
        }

        @Override
        public void carryOut(Play<Table> play) {
            if (isIdle) {
                play.then(new ShowdownReacts(), new Shift(true));
            } else {
                play.then(new Shift(true));
            }
        }
    }
}

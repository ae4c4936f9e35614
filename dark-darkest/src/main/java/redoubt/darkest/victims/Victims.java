package redoubt.darkest.victims;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import redoubt.board.ZoneSet;
import redoubt.darkest.table.Annexes;
import redoubt.darkest.table.Table;

/** The Victims still in the house, how many are safe and how many are lost. */
public record Victims(List<Victim> inHouse, int saved, int lost) implements Annexes.Annex {
    public Victims {
        inHouse = List.copyOf(inHouse);
    }

    public static Victims of(Table table) {
        return table.annex(Victims.class);
    }

    /** Rooms with Victims whom no survivor escorts (DD-VIC-04). */
    ZoneSet unescorted(Table table) {
        ZoneSet rooms = ZoneSet.EMPTY;
        for (Victim victim : inHouse) {
            rooms = rooms.with(victim.room());
        }
        return rooms.minus(table.occupied());
    }

    List<Victim> in(int room) {
        return inHouse.stream().filter(victim -> victim.room() == room).toList();
    }

    public Victims with(Victim victim) {
        List<Victim> longer = new ArrayList<>(inHouse);
        longer.add(victim);
        return new Victims(longer, saved, lost);
    }

    Victims changed(UnaryOperator<Victim> change) {
        return new Victims(inHouse.stream().map(change).toList(), saved, lost);
    }

    Victims changed(int number, UnaryOperator<Victim> change) {
        return changed(victim -> victim.number() == number ? change.apply(victim) : victim);
    }

    private Victims without(int number, int nowSaved, int nowLost) {
        return new Victims(
                inHouse.stream().filter(victim -> victim.number() != number).toList(), nowSaved, nowLost);
    }

    Victims withSaved(int number) {
        return without(number, saved + 1, lost);
    }

    Victims withLost(int number) {
        return without(number, saved, lost + 1);
    }
}

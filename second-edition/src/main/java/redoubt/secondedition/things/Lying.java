package redoubt.secondedition.things;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;

/** The things that lie in zones for somebody to pick up, in the order in which they came there. */
public record Lying(List<Thing> all) implements Annexes.Annex {
    /** Something that lies in a zone. */
    public record Thing(String name, Zone zone) {}

    private static final Lying NOTHING = new Lying(List.of());

    public Lying {
        all = List.copyOf(all);
    }

    public static Lying of(Table table) {
        return table.annexes().find(Lying.class).orElse(NOTHING);
    }

    public int count(String name) {
        return (int) all.stream().filter(thing -> thing.name().equals(name)).count();
    }

    public boolean isIn(Zone zone, String name) {
        return all.contains(new Thing(name, zone));
    }

    public Lying with(String name, Zone zone) {
        List<Thing> longer = new ArrayList<>(all);
        longer.add(new Thing(name, zone));
        return new Lying(longer);
    }

    public Lying without(String name, Zone zone) {
        List<Thing> shorter = new ArrayList<>(all);
        shorter.remove(new Thing(name, zone));
        return new Lying(shorter);
    }
}

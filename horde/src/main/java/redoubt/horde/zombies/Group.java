package redoubt.horde.zombies;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Figures;
import redoubt.board.Zone;
import redoubt.horde.edition.Pursuit;
import redoubt.horde.table.Table;

/** Zombies in one zone that can use the same borders and therefore make one choice. */
public record Group(Zone from, List<Troop> troops) {
    public Group {
        troops = List.copyOf(troops);
    }

    /** The groups that some zombies of a zone form, in the order of their first kinds. */
    public static List<Group> in(Table table, Pursuit pursuit, Figures zombies, int zone) {
        List<Group> groups = new ArrayList<>(2);
        int done = 0;
        for (int kind = 0; kind < zombies.kinds(); kind++) {
            if (zombies.count(zone, kind) > 0 && (done & 1 << kind) == 0) {
                int mark = pursuit.group(table, kind);
                List<Troop> troops = new ArrayList<>(zombies.kinds());
                for (int other = kind; other < zombies.kinds(); other++) {
                    int count = zombies.count(zone, other);
                    if (count > 0 && pursuit.group(table, other) == mark) {
                        troops.add(new Troop(other, count));
                        done |= 1 << other;
                    }
                }
                groups.add(new Group(table.zone(zone), troops));
            }
        }
        return groups;
    }

    /** A kind that stands for the whole group. */
    public int kind() {
        return troops.getFirst().kind();
    }

    /** What a group is made of, such as {@code 3 Walker, 1 Runner}. */
    static String text(Table table, List<Troop> troops) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < troops.size(); i++) {
            Troop troop = troops.get(i);
            text.append(i == 0 ? "" : ", ")
                    .append(troop.count())
                    .append(' ')
                    .append(table.print().zombieKinds().get(troop.kind()).name());
        }
        return text.toString();
    }
}

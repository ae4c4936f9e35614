package redoubt.secondedition.washington;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;

/** The survivors who were knocked out: where and in which round, and what has become of them. */
public record Fallen(List<One> all) implements Annexes.Annex {
    /** What becomes of somebody who was knocked out. */
    public enum Fate {
        LYING,
        PICKED_UP,
        DEAD
    }

    /** Somebody who was knocked out. */
    public record One(SurvivorId survivor, Zone zone, int round, Fate fate) {
        public boolean isLying() {
            return fate == Fate.LYING;
        }
    }

    private static final Fallen NOBODY = new Fallen(List.of());

    public Fallen {
        all = List.copyOf(all);
    }

    public static Fallen of(Table table) {
        return table.annexes().find(Fallen.class).orElse(NOBODY);
    }

    public Optional<Fate> fate(SurvivorId survivor) {
        return all.stream()
                .filter(one -> one.survivor().equals(survivor))
                .map(One::fate)
                .findFirst();
    }

    List<One> lying() {
        List<One> lying = new ArrayList<>();
        for (One one : all) {
            if (one.isLying()) {
                lying.add(one);
            }
        }
        return lying;
    }

    boolean isAnyoneLying() {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).isLying()) {
                return true;
            }
        }
        return false;
    }

    Fallen with(SurvivorId survivor, Zone zone, int round) {
        List<One> more = new ArrayList<>(all);
        more.add(new One(survivor, zone, round, Fate.LYING));
        return new Fallen(more);
    }

    Fallen with(SurvivorId survivor, Fate fate) {
        List<One> changed = new ArrayList<>(all.size());
        for (One one : all) {
            changed.add(one.survivor().equals(survivor) ? new One(survivor, one.zone(), one.round(), fate) : one);
        }
        return new Fallen(changed);
    }
}

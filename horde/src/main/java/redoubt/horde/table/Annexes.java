package redoubt.horde.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** State that only one edition or mission has, stored by its class; the family never names it. */
public record Annexes(List<Annex> all) {
    public Annexes {
        all = Kept.of(all);
    }

    /** A record that belongs to an edition or a mission. */
    public interface Annex {
        /** What people at the table see of it: all, unless some of it is hidden. */
        default Annex shown() {
            return this;
        }
    }

    public static final Annexes NONE = new Annexes(List.of());

    public <A extends Annex> Optional<A> find(Class<A> type) {
        Kept kept = (Kept) all;
        if (!kept.mayHold(type)) {
            return Optional.empty();
        }
        for (int i = 0; i < kept.size(); i++) {
            if (kept.get(i).getClass() == type) {
                return Optional.of(type.cast(kept.get(i)));
            }
        }
        return Optional.empty();
    }

    /** Annexes that know which are there: most are asked for again and again where nobody has any. */
    private static final class Kept extends Packed<Annex> {
        // A bit for each class here, by its hash.
        private final long types;

        private Kept(List<Annex> all) {
            super(all);
            long seen = 0;
            for (Annex each : all) {
                seen |= 1L << each.getClass().hashCode();
            }
            this.types = seen;
        }

        static Kept of(List<Annex> all) {
            return all instanceof Kept kept ? kept : new Kept(all);
        }

        boolean mayHold(Class<?> type) {
            return (types & 1L << type.hashCode()) != 0;
        }
    }

    /** The annex of a type that is known to be there. */
    public <A extends Annex> A the(Class<A> type) {
        return find(type).orElseThrow(() -> new IllegalStateException("no " + type.getSimpleName() + " on this table"));
    }

    /** With an annex added, or replacing the one of the same class. */
    public Annexes with(Annex annex) {
        List<Annex> changed = new ArrayList<>(all.size() + 1);
        boolean placed = false;
        for (Annex other : all) {
            boolean same = other.getClass() == annex.getClass();
            changed.add(same ? annex : other);
            placed |= same;
        }
        if (!placed) {
            changed.add(annex);
        }
        return new Annexes(changed);
    }
}

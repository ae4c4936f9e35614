package redoubt.darkest.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What only an expansion lays on the table, kept by its class; the base game never names it. */
public record Annexes(List<Annex> all) {
    /** A record that belongs to an expansion. */
    public interface Annex {}

    public static final Annexes NONE = new Annexes(List.of());

    public Annexes {
        all = List.copyOf(all);
    }

    public <A extends Annex> Optional<A> find(Class<A> type) {
        for (Annex annex : all) {
            if (type.isInstance(annex)) {
                return Optional.of(type.cast(annex));
            }
        }
        return Optional.empty();
    }

    /** With an annex added, or replacing the one of the same class. */
    public Annexes with(Annex annex) {
        List<Annex> changed = new ArrayList<>(all);
        changed.removeIf(other -> other.getClass() == annex.getClass());
        changed.add(annex);
        return new Annexes(changed);
    }
}

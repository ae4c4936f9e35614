package redoubt.darkest.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What only an expansion has on the table, one record of its own for each; the base game never names them. */
public record Annexes(List<Annex> all) {
    public static final Annexes NONE = new Annexes(List.of());

    /** A record of one expansion. */
    public interface Annex {}

    public Annexes {
        all = List.copyOf(all);
    }

    public <A extends Annex> Optional<A> find(Class<A> type) {
        return all.stream().filter(type::isInstance).map(type::cast).findFirst();
    }

    public Annexes with(Annex annex) {
        List<Annex> changed = new ArrayList<>(all);
        changed.removeIf(other -> other.getClass() == annex.getClass());
        changed.add(annex);
        return new Annexes(changed);
    }
}

package redoubt.horde.print;

import java.util.Optional;
import redoubt.horde.table.Ruling;

/** Knows what cards can do by the names in the card table, such as {@code Polearm} or {@code Food: 3 AP}. */
@FunctionalInterface
public interface TraitBook {
    TraitBook EMPTY = _ -> Optional.empty();

    Optional<Ruling> find(String name);

    /** This book, and where it is silent the other. */
    default TraitBook or(TraitBook other) {
        return name -> find(name).or(() -> other.find(name));
    }
}

package redoubt.horde.print;

import java.util.Optional;
import redoubt.horde.table.Ruling;

/** Finds what cards can do by the names in the card table, such as {@code Polearm} or {@code Food: 3 AP}. */
@FunctionalInterface
public interface KnownTraits {
    Optional<Ruling> find(String name);
}

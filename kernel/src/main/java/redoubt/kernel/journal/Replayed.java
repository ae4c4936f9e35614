package redoubt.kernel.journal;

import java.util.Optional;
import redoubt.kernel.History;

/** A game played again, as far as it agrees with its journal, and where the two part, if they do. */
public record Replayed<T>(History<T> game, Optional<Parting> parting) {}

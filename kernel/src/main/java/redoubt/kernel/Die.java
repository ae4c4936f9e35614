package redoubt.kernel;

import java.util.List;

/** A die with names on its sides instead of numbers, such as symbols; a face may be on several sides. */
public record Die<F extends Named>(Stream stream, List<F> sides) {
    public Die {
        if (sides.isEmpty()) {
            throw new IllegalArgumentException("the die for " + stream.name() + " has no sides");
        }
        sides = List.copyOf(sides);
    }
}

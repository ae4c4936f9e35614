package redoubt.board;

import java.util.Optional;

/** How far a tile is turned clockwise on the table. */
public enum Rotation {
    R0,
    R90,
    R180,
    R270;

    public int quarters() {
        return ordinal();
    }

    public int degrees() {
        return 90 * ordinal();
    }

    public static Optional<Rotation> of(int degrees) {
        for (Rotation rotation : values()) {
            if (rotation.degrees() == degrees) {
                return Optional.of(rotation);
            }
        }
        return Optional.empty();
    }

    public Rotation then(Rotation next) {
        return values()[(ordinal() + next.ordinal()) % 4];
    }

    public Rotation inverse() {
        return values()[(4 - ordinal()) % 4];
    }
}

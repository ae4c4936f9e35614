package redoubt.kernel;

import java.util.List;

/** Where somebody who walks stands, what they have left to pay further steps with, and what may come of stopping there. */
public record Standing(String place, int left, List<Peril> perils) {
    public Standing {
        perils = List.copyOf(perils);
    }
}

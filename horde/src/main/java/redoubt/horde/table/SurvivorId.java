package redoubt.horde.table;

import redoubt.kernel.Named;

/** A survivor, by their place in the team and their name. */
public record SurvivorId(int index, String name) implements Named {
    @Override
    public String toString() {
        return name;
    }
}

package redoubt.horde.table;

import redoubt.kernel.Named;

/** A survivor by place in the team and by name. */
public record SurvivorId(int index, String name) implements Named {
    @Override
    public String toString() {
        return name;
    }
}

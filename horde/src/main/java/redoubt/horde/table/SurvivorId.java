package redoubt.horde.table;

/** A survivor by place in the team and by name. */
public record SurvivorId(int index, String name) {
    @Override
    public String toString() {
        return name;
    }
}

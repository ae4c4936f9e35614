package redoubt.horde.table;

/** A kind of zombie, as listed in the edition's table of zombies. */
public record ZombieKind(
        int index,
        String name,
        String family,
        int miniatures,
        int actions,
        int wounds,
        int toughness,
        int adrenaline,
        int priority) {
    @Override
    public String toString() {
        return name;
    }
}

package redoubt.horde.event;

/** So many zombies of a kind. */
public record ZombieCount(String zombie, int count) {
    @Override
    public String toString() {
        return count + " " + zombie;
    }
}

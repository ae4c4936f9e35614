package redoubt.horde.event;

/** A number of zombies of one kind. */
public record ZombieCount(String zombie, int count) {
    @Override
    public String toString() {
        return count + " " + zombie;
    }
}

package redoubt.darkest.table;

/**
 * How Zombie figures stand in a room: ready, laid down by a stun, come by Reinforcement in this Round, or laid
 * down by the first of two hits.
 */
public enum ZombieState {
    READY,
    STUNNED,
    FRESH,
    LAID
}

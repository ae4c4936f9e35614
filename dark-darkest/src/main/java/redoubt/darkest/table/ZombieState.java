package redoubt.darkest.table;

/** How Zombie figures stand in a room: ready, laid down by a stun, or come by Reinforcement in this Round. */
public enum ZombieState {
    READY,
    STUNNED,
    FRESH
}

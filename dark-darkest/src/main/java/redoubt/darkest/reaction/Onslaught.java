package redoubt.darkest.reaction;

/** An attack being resolved: the room attacked, who attacks, and from which room. */
public record Onslaught(int room, Attack.By by, int from) {
    /** Whether the attackers are in the room itself; only then can they grab (DD-CDIE-05). */
    public boolean isClose() {
        return room == from;
    }
}

package redoubt.livingdead.ground;

import redoubt.board.Gait;

/** How everybody gets about: on foot, survivors and ghouls alike; as if everything closed were open; and by car. */
public record Gaits(Gait walker, Gait asIfOpen, Gait car) {
    public static Gaits on(Ground ground) {
        return new Gaits(
                new Gait("walker", 0, (terrain, edge, _, _) -> ground.isPassable(terrain, edge)),
                new Gait("as if open", 1, (terrain, edge, _, _) -> terrain.edgeKind(edge) != ground.wall()),
                new Gait(
                        "car",
                        2,
                        (terrain, edge, _, to) -> ground.isPassable(terrain, edge)
                                && !ground.isIndoors(terrain, to)
                                && !ground.isOvergrown(terrain, to)));
    }
}

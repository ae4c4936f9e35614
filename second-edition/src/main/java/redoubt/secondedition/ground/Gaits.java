package redoubt.secondedition.ground;

import redoubt.board.Gait;

/**
 * How everybody gets about: survivors, and zombies in an extra activation, over everything open; zombies otherwise neither over
 * sandbags nor onto the tank. Zombies may reckon with a way as if every door were open.
 */
public record Gaits(Gait survivor, Gait zombie, Gait asIfOpen) {
    public static Gaits on(Ground ground) {
        return new Gaits(
                new Gait("survivor", 0, (terrain, edge, _, _) -> ground.isPassable(terrain, edge)),
                new Gait(
                        "zombie",
                        1,
                        (terrain, edge, _, to) -> ground.isPassable(terrain, edge)
                                && terrain.edgeKind(edge) != ground.sandbags()
                                && !ground.isTank(terrain, to)),
                new Gait(
                        "as if open",
                        2,
                        (terrain, edge, _, _) -> ground.isPassable(terrain, edge) || ground.isShutDoor(terrain, edge)));
    }
}

package redoubt.secondedition.ground;

import redoubt.board.Gait;
import redoubt.board.Terrain;

/**
 * How everybody gets about: survivors and, in an extra activation, zombies over everything open; zombies otherwise neither over sandbags
 * nor onto the tank. Zombies also use stairs, which survivors take as a link. Zombies may reckon with a way as if every door were open.
 * Cars keep to the street.
 */
public record Gaits(Gait survivor, Gait zombie, Gait extra, Gait asIfOpen, Gait car) {
    public static Gaits on(Ground ground) {
        return new Gaits(
                new Gait("survivor", 0, (terrain, edge, _, _) -> ground.isPassable(terrain, edge)),
                new Gait(
                        "zombie",
                        1,
                        (terrain, edge, _, to) -> isWay(ground, terrain, edge)
                                && terrain.edgeKind(edge) != ground.sandbags()
                                && !ground.isTank(terrain, to)),
                new Gait("extra", 3, (terrain, edge, _, _) -> isWay(ground, terrain, edge)),
                new Gait(
                        "as if open",
                        2,
                        (terrain, edge, _, _) -> isWay(ground, terrain, edge) || ground.isShutDoor(terrain, edge)),
                new Gait(
                        "car",
                        4,
                        (terrain, edge, _, to) ->
                                terrain.edgeKind(edge) == ground.open() && ground.isStreet(terrain, to)));
    }

    private static boolean isWay(Ground ground, Terrain terrain, int edge) {
        return ground.isPassable(terrain, edge) || ground.isStairs(terrain, edge);
    }
}

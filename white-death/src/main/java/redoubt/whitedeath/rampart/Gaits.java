package redoubt.whitedeath.rampart;

import redoubt.board.Gait;
import redoubt.board.Terrain;
import redoubt.whitedeath.ground.Ground;

/**
 * How everybody gets about: survivors and guards; zombies; the abomination, whose way is also that of zombies in a siege; climbing
 * survivors; cauldrons; and what no obstacle stops, such as a pushed spawn token or a path counted as if there were no obstacles.
 */
public record Gaits(Gait survivor, Gait zombie, Gait abomination, Gait wallClimber, Gait cauldron, Gait unhindered) {

    public static Gaits on(Ground ground) {
        return new Gaits(
                new Gait(
                        "survivor",
                        0,
                        (terrain, edge, _, _) ->
                                isWalk(ground, terrain, edge) || terrain.edgeKind(edge) == ground.ladder()),
                new Gait(
                        "zombie",
                        1,
                        (terrain, edge, from, _) -> isWalk(ground, terrain, edge)
                                || ground.isClimb(terrain, edge) && ground.isRampart(terrain, from)),
                new Gait(
                        "abomination",
                        2,
                        (terrain, edge, _, _) -> isWalk(ground, terrain, edge) || ground.isClimb(terrain, edge)),
                new Gait(
                        "wall climber",
                        3,
                        (terrain, edge, _, _) -> isWalk(ground, terrain, edge) || ground.isClimb(terrain, edge)),
                new Gait("cauldron", 4, (terrain, edge, _, _) -> isWalk(ground, terrain, edge)),
                new Gait("unhindered", 5, (_, _, _, _) -> true));
    }

    /** What everybody can walk over: the street, openings and stairs. */
    private static boolean isWalk(Ground ground, Terrain terrain, int edge) {
        int kind = terrain.edgeKind(edge);
        return kind == ground.open() || kind == ground.doorway() || kind == ground.stairs();
    }
}

package redoubt.whitedeath.sight;

import redoubt.board.SightRule;
import redoubt.board.Terrain;

/** The sight of those whom nothing hinders: straight lines through everything to the edge of the board (WD-GAP-43). */
public final class UnhinderedSight implements SightRule {
    public static final UnhinderedSight SIGHT = new UnhinderedSight();

    private UnhinderedSight() {}

    @Override
    public int slot() {
        return 2;
    }

    @Override
    public int begin(Terrain terrain, int viewer) {
        return 0;
    }

    @Override
    public int follow(Terrain terrain, int memory, int viewer, int edge, int zone) {
        return SightRule.seeAndPass(0);
    }
}

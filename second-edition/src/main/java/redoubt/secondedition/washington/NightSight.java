package redoubt.secondedition.washington;

import redoubt.board.SightRule;
import redoubt.board.Terrain;
import redoubt.board.ZoneSet;

/**
 * How a survivor sees at night: as by day, but only zones next to their own and those that are lit (WZ-NIGHT-02, WZ-NIGHT-06,
 * WZ-LIGHT-07). Two of them are equal if they are equal by day and light, so that a terrain keeps what it has worked out until a light
 * moves.
 */
public record NightSight(SightRule day, ZoneSet lit) implements SightRule {
    /** Sights by day have the slots before this. */
    private static final int FIRST_SLOT = 4;

    @Override
    public int slot() {
        return FIRST_SLOT + day.slot();
    }

    @Override
    public int begin(Terrain terrain, int viewer) {
        return day.begin(terrain, viewer);
    }

    @Override
    public int follow(Terrain terrain, int memory, int viewer, int edge, int zone) {
        int answer = day.follow(terrain, memory, viewer, edge, zone);
        boolean isNear = terrain.board().edges().across(edge, zone) == viewer;
        return isNear || lit.contains(zone) ? answer : unseen(answer);
    }

    private static int unseen(int answer) {
        boolean goesOn = (answer & SightRule.pass(0)) != 0;
        return goesOn ? SightRule.pass(answer >> 2) : STOP;
    }

    @Override
    public ZoneSet beside(Terrain terrain, int viewer) {
        return day.beside(terrain, viewer);
    }
}

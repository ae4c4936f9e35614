package redoubt.livingdead.mission.rules;

import java.util.List;
import redoubt.board.Board;
import redoubt.board.ZoneId;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Move;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.livingdead.ground.Ground;

/** The house: all rooms on the four house tiles that are on the board (NL-GAP-47). */
public final class House {
    private static final List<String> TILES = List.of("1R.", "2R.", "3R.", "4R.");

    private static final double LEAVING = 3;

    private House() {}

    /** What speaks against leaving the house for somebody who has nothing to do outside, for bots. */
    public static double leaving(Outlook outlook, Option option, ZoneSet house) {
        boolean isLeaving = option instanceof Move.MoveTo move
                && !house.contains(move.to().index())
                && house.contains(outlook.actor().zone().index());
        return isLeaving && (outlook.target() < 0 || house.contains(outlook.target())) ? -LEAVING : 0;
    }

    public static ZoneSet of(Ground ground, Board board) {
        ZoneSet house = ZoneSet.EMPTY;
        for (ZoneId zone : board.readingOrder()) {
            boolean isOnTile = TILES.stream().anyMatch(board.name(zone)::startsWith);
            house = isOnTile && board.kind(zone).index() == ground.room() ? house.with(zone.index()) : house;
        }
        return house;
    }
}

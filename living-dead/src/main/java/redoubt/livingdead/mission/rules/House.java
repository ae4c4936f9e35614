package redoubt.livingdead.mission.rules;

import java.util.List;
import redoubt.board.Board;
import redoubt.board.ZoneId;
import redoubt.board.ZoneSet;
import redoubt.livingdead.ground.Ground;

/** The house: all rooms on the four house tiles that are on the board (NL-GAP-47). */
public final class House {
    private static final List<String> TILES = List.of("1R.", "2R.", "3R.", "4R.");

    private House() {}

    public static ZoneSet of(Ground ground, Board board) {
        ZoneSet house = ZoneSet.EMPTY;
        for (ZoneId zone : board.readingOrder()) {
            boolean isOnTile = TILES.stream().anyMatch(board.name(zone)::startsWith);
            house = isOnTile && board.kind(zone).index() == ground.room() ? house.with(zone.index()) : house;
        }
        return house;
    }
}

package redoubt.secondedition.doors;

import java.util.List;
import redoubt.board.Board;
import redoubt.board.ZoneSet;
import redoubt.horde.openings.Leaf;
import redoubt.horde.openings.Openings;
import redoubt.kernel.RuleId;
import redoubt.secondedition.edition.ActionKinds;
import redoubt.secondedition.ground.Ground;

/** The doors that survivors can open with a tool, and that nobody closes again; coloured and sealed ones are not among them. */
public final class Doors {
    /** What a door is called on a border. */
    public static final String DOOR = "door";

    private static final RuleId OPENED = new RuleId("Z2-DOOR-01");
    private static final RuleId NEVER_CLOSED = new RuleId("Z2-DOOR-03");

    private Doors() {}

    public static Openings on(Ground ground) {
        return new Openings(List.of(leaf(ground)));
    }

    public static Leaf leaf(Ground ground) {
        return new Leaf(DOOR, ground.door(), ground.closedDoor(), ActionKinds.DOOR, true, false, OPENED, NEVER_CLOSED);
    }

    /** The borders with a printed door between these rooms and what lies around them. */
    public static List<Integer> into(Ground ground, Board board, ZoneSet rooms) {
        return board.edges().all().stream()
                .filter(edge -> edge.printed().index() == ground.closedDoor())
                .filter(edge -> rooms.contains(edge.first()) != rooms.contains(edge.second()))
                .map(edge -> edge.id().index())
                .toList();
    }
}

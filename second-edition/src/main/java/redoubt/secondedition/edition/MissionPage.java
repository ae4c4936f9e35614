package redoubt.secondedition.edition;

import java.util.List;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.horde.print.LaidBorder;
import redoubt.horde.print.ObjectiveGroup;
import redoubt.horde.print.Page;
import redoubt.horde.print.PageHead;

/** A mission as its page has it: what every page has, and where everything of this game lies. */
public record MissionPage(
        PageHead head, List<Zone> starts, List<Spawn> spawns, List<ObjectiveGroup> objectives, List<LaidBorder> doors)
        implements Page {

    /** A spawn token by its colour: the starting one, red ones, and blue and green ones that wait for an event. */
    public record Spawn(String colour, Zone zone) {
        public static final String START = "start";
        public static final String RED = "red";

        public boolean isActive() {
            return colour.equals(START) || colour.equals(RED);
        }
    }

    public MissionPage {
        starts = List.copyOf(starts);
        spawns = List.copyOf(spawns);
        objectives = List.copyOf(objectives);
        doors = List.copyOf(doors);
    }

    /** The terrain at the start, with open, coloured and sealed doors. */
    public Terrain terrain() {
        return LaidBorder.terrain(board(), doors);
    }

    /** The zones with an objective, in the order of the page. */
    public List<Zone> objectiveZones() {
        return ObjectiveGroup.zones(objectives);
    }
}

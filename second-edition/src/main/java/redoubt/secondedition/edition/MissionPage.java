package redoubt.secondedition.edition;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Board;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.horde.print.PageHead;

/** A mission as its page has it: what every page has, and where everything of this game lies. */
public record MissionPage(
        PageHead head, List<Zone> starts, List<Spawn> spawns, List<Objectives> objectives, List<Door> doors) {

    /** A spawn token by its colour: the starting one, red ones, and blue and green ones that wait for an event. */
    public record Spawn(String colour, Zone zone) {
        public static final String START = "start";
        public static final String RED = "red";

        public boolean isActive() {
            return colour.equals(START) || colour.equals(RED);
        }
    }

    /** Objectives of a colour; {@code mixed} ones are shuffled face down, red but for a blue and a green one. */
    public record Objectives(String colour, List<Zone> zones) {
        public static final String MIXED = "mixed";

        public Objectives {
            zones = List.copyOf(zones);
        }

        public boolean isMixed() {
            return colour.equals(MIXED);
        }
    }

    /** A door that is not an ordinary closed one: its border and the kind that it is at the start. */
    public record Door(int edge, int kind) {}

    public MissionPage {
        starts = List.copyOf(starts);
        spawns = List.copyOf(spawns);
        objectives = List.copyOf(objectives);
        doors = List.copyOf(doors);
    }

    public String id() {
        return head.id();
    }

    public Board board() {
        return head.board();
    }

    /** The terrain at the start, with open, coloured and sealed doors. */
    public Terrain terrain() {
        Terrain terrain = Terrain.of(board());
        for (Door door : doors) {
            terrain = terrain.withEdge(door.edge(), door.kind());
        }
        return terrain;
    }

    /** The zones with an objective, in the order of the page. */
    public List<Zone> objectiveZones() {
        List<Zone> zones = new ArrayList<>();
        objectives.forEach(group -> zones.addAll(group.zones()));
        return zones;
    }
}

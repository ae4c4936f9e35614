package redoubt.livingdead.edition;

import java.util.List;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.board.Terrain;
import redoubt.board.Tile;
import redoubt.horde.table.Zone;

/** A scene as its page has it: the board, where everything lies, and the names of its goals and rules. */
public record ScenePage(
        String id,
        String title,
        String difficulty,
        String length,
        int survivors,
        Board board,
        boolean isZombicide,
        int experience,
        List<Start> starts,
        List<Border> borders,
        List<Integer> windows,
        List<Cache> caches,
        List<Spawn> spawns,
        List<Marker> markers,
        List<Tile> travel,
        List<String> goals,
        List<String> rules) {

    /** A starting area and those who must begin there; none if the players choose. */
    public record Start(Zone zone, List<String> survivors) {
        public Start {
            survivors = List.copyOf(survivors);
        }
    }

    /** A door, barricade or staircase: the border where it lies and the kind that it turns it into. */
    public record Border(int edge, int kind) {}

    /** A zone where a deck may be searched. */
    public record Cache(String deck, Zone zone) {}

    /** A spawn token of a colour. */
    public record Spawn(String colour, Zone zone) {}

    /** Something of which there is one: the car, the pump, the rifle to find. */
    public record Marker(String name, Zone zone) {}

    public ScenePage {
        starts = List.copyOf(starts);
        borders = List.copyOf(borders);
        windows = List.copyOf(windows);
        caches = List.copyOf(caches);
        spawns = List.copyOf(spawns);
        markers = List.copyOf(markers);
        travel = List.copyOf(travel);
        goals = List.copyOf(goals);
        rules = List.copyOf(rules);
    }

    /** The terrain at the start, with all doors, barricades and stairs. */
    public Terrain terrain() {
        Terrain terrain = Terrain.of(board);
        for (Border border : borders) {
            terrain = terrain.withEdge(border.edge(), border.kind());
        }
        return terrain;
    }

    public Optional<Zone> marker(String name) {
        return markers.stream()
                .filter(marker -> marker.name().equals(name))
                .map(Marker::zone)
                .findFirst();
    }

    /** The zone of something without which a rule makes no sense. */
    public Zone needed(String name) {
        return marker(name).orElseThrow(() -> new IllegalArgumentException("scene " + id + " has no " + name));
    }
}

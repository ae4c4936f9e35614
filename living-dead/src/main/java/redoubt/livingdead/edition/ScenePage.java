package redoubt.livingdead.edition;

import java.util.List;
import redoubt.board.Terrain;
import redoubt.board.Tile;
import redoubt.board.Zone;
import redoubt.horde.print.LaidBorder;
import redoubt.horde.print.Page;
import redoubt.horde.print.PageHead;

/** A scene as its page has it: what every page has, and where everything of this game lies. */
public record ScenePage(
        PageHead head,
        boolean isZombicide,
        int experience,
        List<Start> starts,
        List<LaidBorder> borders,
        List<Integer> windows,
        List<Cache> caches,
        List<Spawn> spawns,
        List<Tile> travel)
        implements Page {

    /** A starting area and those who must begin there; none if the players choose. */
    public record Start(Zone zone, List<String> survivors) {
        public Start {
            survivors = List.copyOf(survivors);
        }
    }

    /** A zone where a deck may be searched. */
    public record Cache(String deck, Zone zone) {}

    /** A spawn token of a colour. */
    public record Spawn(String colour, Zone zone) {}

    public ScenePage {
        starts = List.copyOf(starts);
        borders = List.copyOf(borders);
        windows = List.copyOf(windows);
        caches = List.copyOf(caches);
        spawns = List.copyOf(spawns);
        travel = List.copyOf(travel);
    }

    /** The terrain at the start, with all doors, barricades and stairs. */
    public Terrain terrain() {
        return LaidBorder.terrain(board(), borders);
    }
}

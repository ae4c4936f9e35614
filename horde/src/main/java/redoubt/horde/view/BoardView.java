package redoubt.horde.view;

import java.util.List;
import redoubt.board.Area;
import redoubt.board.Segment;
import redoubt.horde.view.TableView.Count;

/** The board as it is now: zones with what stands in them, and the borders between them. */
public record BoardView(int span, List<ZoneView> zones, List<BorderView> borders) {
    /** A zone: where it is drawn, what kind it is now, what else is printed in it, and the figures and tokens in it. */
    public record ZoneView(
            String name,
            String kind,
            boolean isBuilding,
            List<String> flags,
            List<Area> areas,
            List<Count> zombies,
            List<Count> allies,
            List<Count> tokens) {}

    /** A border between two zones and where it is drawn. */
    public record BorderView(String one, String other, String kind, List<Segment> segments) {}
}

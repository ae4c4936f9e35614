package redoubt.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One face of a map tile as printed: its drawing, the zones in reading order, and its printed spots. */
public record Tile(
        String name, String title, Drawing drawing, List<ZonePlan> zones, List<Spot> spots, List<Label> labels) {
    public Tile {
        zones = List.copyOf(zones);
        spots = List.copyOf(spots);
        labels = List.copyOf(labels);
        List<String> names = zones.stream().map(ZonePlan::name).toList();
        if (!names.equals(drawing.zones())) {
            throw new IllegalArgumentException(
                    "tile " + name + " draws zones " + drawing.zones() + " but describes " + names);
        }
    }

    public Tile(String name, Drawing drawing, List<ZonePlan> zones) {
        this(name, name, drawing, zones, List.of(), List.of());
    }

    public Optional<ZonePlan> zone(String zone) {
        return zones.stream().filter(plan -> plan.name().equals(zone)).findFirst();
    }

    /** The zones that carry a printed spot of this name, in printed order. */
    public List<String> spots(String spot) {
        return spots.stream()
                .filter(printed -> printed.name().equals(spot))
                .map(Spot::zone)
                .toList();
    }

    /** The words of the label of this name; none if the tile has no such label. */
    public List<String> label(String label) {
        return labels.stream()
                .filter(printed -> printed.name().equals(label))
                .flatMap(printed -> printed.words().stream())
                .toList();
    }

    /** The building zones in groups connected by borders that join, both groups and their zones in reading order. */
    public List<List<String>> buildings(Legend legend) {
        Groups groups = new Groups(zones.size());
        for (int row = 0; row < drawing.rows(); row++) {
            for (int column = 0; column < drawing.columns(); column++) {
                int zone = drawing.zone(row, column);
                if (column + 1 < drawing.columns()) {
                    join(legend, groups, zone, drawing.zone(row, column + 1), drawing.upright(row, column + 1));
                }
                if (row + 1 < drawing.rows()) {
                    join(legend, groups, zone, drawing.zone(row + 1, column), drawing.level(row + 1, column));
                }
            }
        }
        List<List<String>> buildings = new ArrayList<>();
        for (int first = 0; first < zones.size(); first++) {
            if (zones.get(first).kind().building() && groups.first(first) == first) {
                buildings.add(groups.members(first).stream()
                        .map(member -> zones.get(member).name())
                        .toList());
            }
        }
        return buildings;
    }

    private void join(Legend legend, Groups groups, int zone, int other, int mark) {
        boolean building =
                zones.get(zone).kind().building() && zones.get(other).kind().building();
        if (building && mark != Drawing.BLANK && legend.borders().get(mark).joins()) {
            groups.join(zone, other);
        }
    }

    /** Everything about the drawing that the legend forbids. */
    public List<Fault> faults(Legend legend) {
        return new TileCheck(legend, this).faults();
    }
}

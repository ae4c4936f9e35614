package redoubt.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Works out zones, edges and lines from the tiles on the table. */
final class Assembly {
    static final int NO_EDGE = -1;

    final Cells cells;
    final int zoneCount;
    final int[] merged;
    final int[] cellZones;
    final int[] rightEdges;
    final int[] belowEdges;
    final List<EdgeKey> keys;
    final List<List<Segment>> segments;
    private final Legend legend;
    private final List<ZonePlan> plans = new ArrayList<>();
    private final Map<EdgeKey, Integer> known = new LinkedHashMap<>();

    Assembly(Legend legend, List<Laid> laid, List<EdgeKey> earlier) {
        this.legend = legend;
        this.cells = new Cells(laid);
        laid.forEach(tile -> plans.addAll(tile.placement().tile().zones()));
        this.zoneCount = plans.size();
        int count = cells.rows * cells.columns;
        this.merged = merge(count);
        this.cellZones = IntStream.range(0, count)
                .map(cell -> cells.isEmpty(cell) ? -1 : merged[cells.printedZone(cell)])
                .toArray();
        earlier.forEach(this::edge);
        this.segments = new ArrayList<>(IntStream.range(0, earlier.size())
                .mapToObj(i -> List.<Segment>of())
                .toList());
        this.rightEdges = new int[count];
        this.belowEdges = new int[count];
        for (int cell = 0; cell < count; cell++) {
            rightEdges[cell] = edge(cell, Side.E);
            belowEdges[cell] = edge(cell, Side.S);
        }
        this.keys = List.copyOf(known.keySet());
    }

    private int[] merge(int count) {
        Groups groups = new Groups(zoneCount);
        for (int cell = 0; cell < count; cell++) {
            for (Side side : List.of(Side.E, Side.S)) {
                int beside = cells.beside(cell, side);
                boolean joint =
                        beside >= 0 && !cells.isEmpty(cell) && !cells.isEmpty(beside) && !cells.sameTile(cell, beside);
                if (joint && joint(cell, side, beside).merges()) {
                    groups.join(cells.printedZone(cell), cells.printedZone(beside));
                }
            }
        }
        return IntStream.range(0, zoneCount).map(groups::first).toArray();
    }

    private Joint joint(int cell, Side side, int beside) {
        return legend.joint(kind(cell), mark(cell, side), kind(beside), mark(beside, side.opposite()));
    }

    private ZoneKind kind(int cell) {
        return plans.get(cells.printedZone(cell)).kind();
    }

    private BorderKind mark(int cell, Side side) {
        return legend.borders().get(cells.mark(cell, side));
    }

    private int edge(int cell, Side side) {
        int beside = cells.beside(cell, side);
        if (beside < 0 || cells.isEmpty(cell) || cells.isEmpty(beside) || cellZones[cell] == cellZones[beside]) {
            return NO_EDGE;
        }
        int kind = cells.sameTile(cell, beside)
                ? cells.mark(cell, side)
                : joint(cell, side, beside).border().orElseThrow().index();
        int edge = edge(EdgeKey.of(cellZones[cell], cellZones[beside], kind));
        while (segments.size() <= edge) {
            segments.add(List.of());
        }
        segments.set(edge, extended(segments.get(edge), cells.segment(cell, side)));
        return edge;
    }

    private int edge(EdgeKey key) {
        Integer index = known.putIfAbsent(key, known.size());
        return index == null ? known.size() - 1 : index;
    }

    private static List<Segment> extended(List<Segment> segments, Segment next) {
        List<Segment> longer = new ArrayList<>(segments);
        for (int i = 0; i < longer.size(); i++) {
            if (longer.get(i).continuedBy(next)) {
                longer.set(i, longer.get(i).joinedWith(next));
                return longer;
            }
        }
        longer.add(next);
        return longer;
    }

    /** The cells of a zone, merged in reading order into as few rectangles as that allows. */
    List<Area> areas(int zone) {
        List<Area> areas = new ArrayList<>();
        for (int cell = 0; cell < cellZones.length; cell++) {
            if (cellZones[cell] == zone) {
                add(areas, cells.area(cell));
            }
        }
        int before;
        do {
            before = areas.size();
            List<Area> fewer = new ArrayList<>();
            areas.forEach(area -> add(fewer, area));
            areas = fewer;
        } while (areas.size() < before);
        return List.copyOf(areas);
    }

    private static void add(List<Area> areas, Area next) {
        for (int i = 0; i < areas.size(); i++) {
            if (areas.get(i).continuedBy(next)) {
                areas.set(i, areas.get(i).joinedWith(next));
                return;
            }
        }
        areas.add(next);
    }

    int edgeOn(int cell, Side side) {
        return switch (side) {
            case E -> rightEdges[cell];
            case S -> belowEdges[cell];
            case W -> rightEdges[cells.beside(cell, Side.W)];
            case N -> belowEdges[cells.beside(cell, Side.N)];
        };
    }

    /** All lines from every zone, in order of zone, cell and side. */
    List<List<Line>> lines() {
        List<List<Line>> lines = new ArrayList<>();
        for (int zone = 0; zone < zoneCount; zone++) {
            lines.add(new ArrayList<>());
        }
        for (int cell = 0; cell < cellZones.length; cell++) {
            for (Side side : Side.values()) {
                addLine(lines, cell, side);
            }
        }
        return lines.stream().map(List::copyOf).toList();
    }

    private void addLine(List<List<Line>> lines, int cell, Side side) {
        int beside = cells.beside(cell, side);
        boolean leaves = cellZones[cell] >= 0 && beside >= 0 && cellZones[beside] >= 0;
        if (!leaves || cellZones[beside] == cellZones[cell]) {
            return;
        }
        List<Integer> edges = new ArrayList<>();
        List<Integer> zones = new ArrayList<>();
        int here = cell;
        while (beside >= 0 && cellZones[beside] >= 0) {
            if (cellZones[beside] != cellZones[here]) {
                edges.add(edgeOn(here, side));
                zones.add(cellZones[beside]);
            }
            here = beside;
            beside = cells.beside(here, side);
        }
        Line line = new Line(
                side,
                edges.stream().mapToInt(Integer::intValue).toArray(),
                zones.stream().mapToInt(Integer::intValue).toArray());
        if (!lines.get(cellZones[cell]).contains(line)) {
            lines.get(cellZones[cell]).add(line);
        }
    }
}

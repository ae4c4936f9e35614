package redoubt.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The tiles on the table, assembled into zones and the edges between them, as printed. */
public final class Board {
    private final Legend legend;
    private final Tiling tiling;
    private final Assembly assembly;
    private final List<ZonePlan> plans;
    private final List<String> names;
    private final Zone[] named;
    private final Map<String, ZoneId> byName;
    private final int[] readingOrder;
    private final List<ZoneId> inReadingOrder;
    private final List<List<Area>> areas;
    private final ZoneSet zones;
    private final Edges edges;
    private final Buildings buildings;
    private final List<List<Line>> lines;
    private final ZoneSet[] onSameTiles;
    private final ZoneSet[] inView;

    private Board(Legend legend, Tiling tiling, List<EdgeKey> earlier) {
        this.legend = legend;
        this.tiling = tiling;
        this.plans = tiling.plans();
        this.names = tiling.zoneNames();
        if (plans.size() > ZoneSet.CAPACITY) {
            throw new IllegalArgumentException(
                    "a board has at most " + ZoneSet.CAPACITY + " zones, not " + plans.size());
        }
        this.assembly = new Assembly(legend, tiling.laid(), earlier);
        this.named = IntStream.range(0, names.size())
                .mapToObj(zone -> new Zone(zone, names.get(zone)))
                .toArray(Zone[]::new);
        this.byName = byName();
        this.readingOrder = IntStream.of(assembly.cellZones)
                .filter(zone -> zone >= 0)
                .distinct()
                .toArray();
        this.inReadingOrder = IntStream.of(readingOrder).mapToObj(ZoneId::new).toList();
        this.areas = IntStream.range(0, plans.size()).mapToObj(assembly::areas).toList();
        this.zones = IntStream.of(readingOrder).mapToObj(ZoneSet::of).reduce(ZoneSet.EMPTY, ZoneSet::or);
        this.edges = new Edges(legend, plans.size(), assembly.keys, assembly.segments);
        this.buildings = new Buildings(plans, readingOrder, edges);
        this.lines = assembly.lines();
        this.onSameTiles = onSameTiles();
        this.inView = inView();
    }

    private ZoneSet[] onSameTiles() {
        ZoneSet[] sets = new ZoneSet[plans.size()];
        Arrays.fill(sets, ZoneSet.EMPTY);
        for (Placement placement : placements()) {
            ZoneSet set = onTile(placement.tile().name());
            set.forEachIndex(zone -> sets[zone] = sets[zone].or(set));
        }
        return sets;
    }

    private Map<String, ZoneId> byName() {
        Map<String, ZoneId> found = new LinkedHashMap<>();
        for (int printed = 0; printed < names.size(); printed++) {
            if (lies(printed)) {
                found.putIfAbsent(names.get(printed), new ZoneId(assembly.merged[printed]));
            }
        }
        return found;
    }

    public static Board of(Legend legend, List<Placement> placements) {
        Tiling tiling = Tiling.EMPTY;
        for (Placement placement : placements) {
            tiling = tiling.with(placement);
        }
        return new Board(legend, tiling, List.of());
    }

    /** This board with one more tile; all zones and edges keep their indices. */
    public Board with(Placement placement) {
        return new Board(legend, tiling.with(placement), assembly.keys);
    }

    /** This board without a tile; the indices of its zones and edges stay unused. */
    public Board without(String tile) {
        return new Board(legend, tiling.without(tile), assembly.keys);
    }

    /** How this board came to be. */
    public BoardHistory history() {
        return BoardHistory.of(tiling, assembly.keys);
    }

    /** The board with this history, its tiles looked up by name. */
    public static Board of(Legend legend, BoardHistory history, Function<String, Tile> tiles) {
        List<Laid> laid = new ArrayList<>();
        int next = 0;
        for (BoardHistory.Lay lay : history.tiles()) {
            Placement placement = new Placement(tiles.apply(lay.tile()), lay.rotation(), lay.row(), lay.column());
            laid.add(new Laid(placement, next, lay.isPresent()));
            next = laid.getLast().lastZone() + 1;
        }
        return new Board(legend, new Tiling(laid), history.keys());
    }

    public Legend legend() {
        return legend;
    }

    /** The tiles that lie on the table, in the order in which they were first laid. */
    public List<Placement> placements() {
        return tiling.present();
    }

    public Optional<Placement> placement(String tile) {
        return placements().stream()
                .filter(placement -> placement.tile().name().equals(tile))
                .findFirst();
    }

    /** One more than the highest zone index ever used. */
    public int zoneCount() {
        return plans.size();
    }

    /** The zones on the table. */
    public ZoneSet zones() {
        return zones;
    }

    /** The zones in the reading order of the board: by the row, then the column, of their first cell. */
    public List<ZoneId> readingOrder() {
        return inReadingOrder;
    }

    public Optional<ZoneId> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    private boolean lies(int printed) {
        for (Laid tile : tiling.laid()) {
            if (tile.present() && tile.firstZone() <= printed && printed <= tile.lastZone()) {
                return true;
            }
        }
        return false;
    }

    /** The zone of this name; the error for an unknown name lists the known ones. */
    public ZoneId zone(String name) {
        return find(name).orElseThrow(() -> new IllegalArgumentException(unknown(name)));
    }

    private String unknown(String name) {
        int dot = name.indexOf('.');
        String tile = dot < 0 ? name : name.substring(0, dot);
        List<String> tiles =
                placements().stream().map(placement -> placement.tile().name()).toList();
        return placement(tile)
                .map(placement -> "no zone " + name + "; tile " + tile + " has zones "
                        + String.join(" ", placement.tile().drawing().zones()))
                .orElse("no zone " + name + "; the board has tiles " + String.join(" ", tiles));
    }

    /** Every name that a zone on the table answers to. */
    public List<String> names() {
        return IntStream.range(0, names.size())
                .filter(this::lies)
                .mapToObj(names::get)
                .toList();
    }

    /** A zone with its name; always the same object, since options and events mention zones at every decision. */
    public Zone named(int zone) {
        return named[zone];
    }

    public String name(int zone) {
        return names.get(zone);
    }

    public String name(ZoneId zone) {
        return names.get(zone.index());
    }

    /** What is printed for a zone on its tile, or on the first of its tiles if it spans several. */
    public ZonePlan plan(ZoneId zone) {
        return plans.get(zone.index());
    }

    public ZoneKind kind(ZoneId zone) {
        return plans.get(zone.index()).kind();
    }

    /** The zones printed as this kind. */
    public ZoneSet ofKind(ZoneKind kind) {
        ZoneSet set = ZoneSet.EMPTY;
        for (int zone : readingOrder) {
            set = plans.get(zone).kind().equals(kind) ? set.with(zone) : set;
        }
        return set;
    }

    /** The zones that carry this flag on any of their tiles. */
    public ZoneSet flagged(String flag) {
        ZoneSet set = ZoneSet.EMPTY;
        for (int printed = 0; printed < plans.size(); printed++) {
            boolean here = plans.get(printed).flags().contains(flag) && lies(printed);
            set = here ? set.with(assembly.merged[printed]) : set;
        }
        return set;
    }

    /** The flags that a zone carries on any of its tiles, each once. */
    public List<String> flags(ZoneId zone) {
        return IntStream.range(0, plans.size())
                .filter(printed -> assembly.merged[printed] == zone.index() && lies(printed))
                .mapToObj(printed -> plans.get(printed).flags())
                .flatMap(List::stream)
                .distinct()
                .toList();
    }

    /** The zones with a printed spot of this name, in the order of tiles and spots. */
    public List<ZoneId> spots(String spot) {
        List<ZoneId> zonesWithSpot = new ArrayList<>();
        for (Placement placement : placements()) {
            for (String zone : placement.tile().spots(spot)) {
                zonesWithSpot.add(zone(placement.tile().name() + "." + zone));
            }
        }
        return List.copyOf(zonesWithSpot);
    }

    /** The zones that lie at least partly on this tile. */
    public ZoneSet onTile(String tile) {
        ZoneSet set = ZoneSet.EMPTY;
        for (Laid each : tiling.laid()) {
            for (int zone = each.firstZone(); zone <= each.lastZone(); zone++) {
                set = each.present() && each.tile().equals(tile) ? set.with(assembly.merged[zone]) : set;
            }
        }
        return set;
    }

    /** The tiles that a zone covers. */
    public List<String> tiles(ZoneId zone) {
        return placements().stream()
                .map(placement -> placement.tile().name())
                .filter(tile -> onTile(tile).contains(zone))
                .toList();
    }

    /** The zones that lie at least partly on a tile that this zone covers, including itself. */
    public ZoneSet onSameTiles(ZoneId zone) {
        return onSameTiles[zone.index()];
    }

    public Edges edges() {
        return edges;
    }

    public Buildings buildings() {
        return buildings;
    }

    /** The straight lines from a zone to the end of the board, along every row and column of its cells. */
    public List<Line> lines(int zone) {
        return lines.get(zone);
    }

    /** A zone itself, its neighbours and all zones on straight lines from it: nothing else can matter for what is seen from there. */
    ZoneSet inView(int zone) {
        return inView[zone];
    }

    private ZoneSet[] inView() {
        ZoneSet[] sets = new ZoneSet[plans.size()];
        for (int zone = 0; zone < sets.length; zone++) {
            sets[zone] = ZoneSet.of(zone);
            for (int place = 0; place < edges.degree(zone); place++) {
                sets[zone] = sets[zone].with(edges.across(edges.edge(zone, place), zone));
            }
            for (Line line : lines.get(zone)) {
                for (int step = 0; step < line.length(); step++) {
                    sets[zone] = sets[zone].with(line.zone(step));
                }
            }
        }
        return sets;
    }

    /** The side of a tile in the units in which areas and segments are given. */
    public int span() {
        return assembly.cells.span;
    }

    /** The rectangles that a zone fills: at most one for each row of cells on each tile it covers. */
    public List<Area> areas(ZoneId zone) {
        return areas.get(zone.index());
    }

    /** The fine grid of cells, for drawing. */
    Assembly assembly() {
        return assembly;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Board that
                        && legend.equals(that.legend)
                        && tiling.equals(that.tiling)
                        && assembly.keys.equals(that.assembly.keys);
    }

    @Override
    public int hashCode() {
        return Objects.hash(legend.name(), names, zones);
    }

    @Override
    public String toString() {
        return "board of " + placements().size() + " tiles, " + zones.size() + " zones";
    }
}

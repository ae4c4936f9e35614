package redoubt.board;

/** Small movement and sight rules over the sample legend, as a game would write them. */
final class WallRules {
    private static final Legend LEGEND = Samples.WALLS_AND_STREETS;
    private static final int WALL = LEGEND.border("wall").index();
    private static final int CLIMB = LEGEND.border("climb").index();
    private static final int DOORWAY = LEGEND.border("doorway").index();
    private static final int RAMPART = LEGEND.zone("rampart").index();

    private WallRules() {}

    /** Over anything but walls and climbs. */
    static final Gait WALK = new Gait(
            "walk", 0, (terrain, edge, _, _) -> terrain.edgeKind(edge) != WALL && terrain.edgeKind(edge) != CLIMB);

    /** As walking, and down from a rampart where one would have to climb up. */
    static final Gait DROP = new Gait("drop", 1, (terrain, edge, from, _) -> {
        int kind = terrain.edgeKind(edge);
        return kind != WALL && (kind != CLIMB || terrain.zoneKind(from) == RAMPART);
    });

    static boolean indoors(Terrain terrain, int zone) {
        return LEGEND.zones().get(terrain.zoneKind(zone)).building();
    }

    /** Straight on over open ground, one zone into or inside a building. */
    static class Plain implements SightRule {
        @Override
        public int slot() {
            return 0;
        }

        @Override
        public int begin(Terrain terrain, int viewer) {
            return indoors(terrain, viewer) ? 1 : 0;
        }

        @Override
        public int follow(Terrain terrain, int memory, int viewer, int edge, int zone) {
            if (terrain.edgeKind(edge) == WALL) {
                return STOP;
            }
            if (indoors(terrain, zone)) {
                boolean besideViewer = terrain.board().edges().across(edge, zone) == viewer;
                return memory == 0 || besideViewer ? SEE_AND_STOP : STOP;
            }
            return SightRule.seeAndPass(memory);
        }

        @Override
        public ZoneSet beside(Terrain terrain, int viewer) {
            ZoneSet set = ZoneSet.EMPTY;
            Edges edges = terrain.board().edges();
            for (int place = 0; place < edges.degree(viewer); place++) {
                int edge = edges.edge(viewer, place);
                set = terrain.edgeKind(edge) == DOORWAY ? set.with(edges.across(edge, viewer)) : set;
            }
            return set;
        }
    }

    /** Ruins stand for woods here: one sees out of them, but not into them. */
    static final class Woods implements SightRule {
        private final boolean mutual;

        Woods(boolean mutual) {
            this.mutual = mutual;
        }

        @Override
        public int slot() {
            return mutual ? 2 : 1;
        }

        @Override
        public int begin(Terrain terrain, int viewer) {
            return 0;
        }

        @Override
        public int follow(Terrain terrain, int memory, int viewer, int edge, int zone) {
            boolean hidden = terrain.edgeKind(edge) == WALL || indoors(terrain, zone);
            return hidden ? STOP : SightRule.seeAndPass(0);
        }

        @Override
        public boolean mutual() {
            return mutual;
        }
    }
}

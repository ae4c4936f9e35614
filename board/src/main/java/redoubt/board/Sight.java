package redoubt.board;

import java.util.Arrays;

/** What can be seen from where under one sight rule, on one terrain. */
public final class Sight {
    /** The range of a zone that is not seen. */
    public static final int UNSEEN = -1;

    /** What can be seen from one zone; final fields make it safe to share without a lock. */
    private static final class View {
        private final ZoneSet seen;
        private final byte[] ranges;

        View(ZoneSet seen, byte[] ranges) {
            this.seen = seen;
            this.ranges = ranges;
        }
    }

    private final Terrain terrain;
    private final SightRule rule;
    private final View[] views;
    private final ZoneSet[] watchers;

    Sight(Terrain terrain, SightRule rule) {
        this.terrain = terrain;
        this.rule = rule;
        int count = terrain.board().zoneCount();
        this.views = new View[count];
        this.watchers = new ZoneSet[count];
        if (rule.mutual()) {
            fillBothWays();
        }
    }

    SightRule rule() {
        return rule;
    }

    /**
     * The sight on a terrain that differs from this one only in the kind of one zone, or of the edge between two: whoever does not
     * look at all of them sees the same as before.
     */
    Sight after(Terrain changed, ZoneSet touched) {
        Sight sight = new Sight(changed, rule);
        for (int viewer = 0; viewer < views.length && !rule.mutual(); viewer++) {
            boolean isSame = !terrain.board().inView(viewer).containsAll(touched);
            sight.views[viewer] = isSame ? views[viewer] : null;
        }
        return sight;
    }

    /** The zones seen from a zone, including itself. */
    public ZoneSet seen(int viewer) {
        return view(viewer).seen;
    }

    public ZoneSet seen(ZoneId viewer) {
        return view(viewer.index()).seen;
    }

    public boolean sees(int viewer, int zone) {
        return view(viewer).seen.contains(zone);
    }

    public boolean sees(ZoneId viewer, ZoneId zone) {
        return sees(viewer.index(), zone.index());
    }

    /** How many zones away a seen zone is along the shortest line, or {@link #UNSEEN}. */
    public int range(int viewer, int zone) {
        return view(viewer).ranges[zone];
    }

    public int range(ZoneId viewer, ZoneId zone) {
        return range(viewer.index(), zone.index());
    }

    /** The zones seen from a zone within these ranges, both inclusive. */
    public ZoneSet within(int viewer, int nearest, int farthest) {
        View view = view(viewer);
        ZoneSet set = ZoneSet.EMPTY;
        for (int zone = view.seen.first(); zone != ZoneSet.NONE; zone = view.seen.nextAfter(zone)) {
            boolean fits = nearest <= view.ranges[zone] && view.ranges[zone] <= farthest;
            set = fits ? set.with(zone) : set;
        }
        return set;
    }

    /** The zones from which a zone is seen. */
    public ZoneSet watchers(int zone) {
        ZoneSet known = watchers[zone];
        if (known != null) {
            return known;
        }
        ZoneSet set = ZoneSet.EMPTY;
        ZoneSet all = terrain.board().zones();
        for (int viewer = all.first(); viewer != ZoneSet.NONE; viewer = all.nextAfter(viewer)) {
            set = view(viewer).seen.contains(zone) ? set.with(viewer) : set;
        }
        watchers[zone] = set;
        return set;
    }

    /** The zones seen from a zone when looking one way only, as a camera does. */
    public ZoneSet seen(int viewer, Side direction) {
        byte[] ranges = blank(viewer);
        return trace(viewer, ranges, line -> line.direction() == direction).with(viewer);
    }

    private View view(int viewer) {
        View view = views[viewer];
        if (view == null) {
            view = trace(viewer);
            views[viewer] = view;
        }
        return view;
    }

    private View trace(int viewer) {
        byte[] ranges = blank(viewer);
        ZoneSet seen = trace(viewer, ranges, _ -> true).with(viewer);
        ZoneSet beside = rule.beside(terrain, viewer).without(viewer);
        beside.forEachIndex(zone -> ranges[zone] = 1);
        return new View(seen.or(beside), ranges);
    }

    private byte[] blank(int viewer) {
        byte[] ranges = new byte[terrain.board().zoneCount()];
        Arrays.fill(ranges, (byte) UNSEEN);
        ranges[viewer] = 0;
        return ranges;
    }

    private interface Choice {
        boolean takes(Line line);
    }

    private ZoneSet trace(int viewer, byte[] ranges, Choice choice) {
        ZoneSet seen = ZoneSet.EMPTY;
        int start = rule.begin(terrain, viewer);
        if (start == SightRule.BLIND) {
            return seen;
        }
        for (Line line : terrain.board().lines(viewer)) {
            if (choice.takes(line)) {
                seen = seen.or(follow(viewer, line, start, ranges));
            }
        }
        return seen;
    }

    private ZoneSet follow(int viewer, Line line, int start, byte[] ranges) {
        ZoneSet seen = ZoneSet.EMPTY;
        int memory = start;
        for (int step = 0; step < line.length(); step++) {
            int zone = line.zone(step);
            int answer = rule.follow(terrain, memory, viewer, line.edge(step), zone);
            if ((answer & 1) != 0) {
                seen = seen.with(zone);
                boolean nearer = ranges[zone] == UNSEEN || step + 1 < ranges[zone];
                ranges[zone] = nearer ? (byte) (step + 1) : ranges[zone];
            }
            if ((answer & 2) == 0) {
                return seen;
            }
            memory = answer >> 2;
        }
        return seen;
    }

    private void fillBothWays() {
        ZoneSet all = terrain.board().zones();
        View[] oneWay = new View[views.length];
        all.forEachIndex(viewer -> oneWay[viewer] = trace(viewer));
        all.forEachIndex(viewer -> {
            byte[] ranges = oneWay[viewer].ranges.clone();
            ZoneSet seen = oneWay[viewer].seen;
            for (int other = all.first(); other != ZoneSet.NONE; other = all.nextAfter(other)) {
                int back = oneWay[other].ranges[viewer];
                if (back != UNSEEN) {
                    seen = seen.with(other);
                    ranges[other] = ranges[other] == UNSEEN ? (byte) back : (byte) Math.min(back, ranges[other]);
                }
            }
            views[viewer] = new View(seen, ranges);
        });
    }
}

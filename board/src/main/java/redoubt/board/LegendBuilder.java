package redoubt.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Builds a legend line by line; a word for zone kinds is a kind, a group, `building` or `any`. */
public final class LegendBuilder {
    /** The word that stands for every zone kind. */
    public static final String ANY = "any";

    /** The word that stands for every zone kind that forms buildings. */
    public static final String BUILDING = "building";

    /** The outcome of a joint that turns two zones into one. */
    public static final String MERGE = "merge";

    private record Group(String name, List<ZoneKind> kinds) {}

    private final String name;
    private final List<BorderKind> borders = new ArrayList<>();
    private final List<ZoneKind> zones = new ArrayList<>();
    private final List<Group> groups = new ArrayList<>();
    private final List<Legend.Between> between = new ArrayList<>();
    private final List<Legend.Outer> outer = new ArrayList<>();
    private final List<Joint> joints = new ArrayList<>();
    private final List<String> flags = new ArrayList<>();
    private final List<String> spots = new ArrayList<>();
    private final List<String> labels = new ArrayList<>();
    private Optional<BorderKind> boardEdge = Optional.empty();
    private boolean lettersOrdered;

    LegendBuilder(String name) {
        this.name = name;
    }

    public LegendBuilder border(String kind, char level, char upright, boolean joins) {
        borders.add(new BorderKind(borders.size(), kind, level, upright, joins));
        return this;
    }

    public LegendBuilder zone(String kind, char mark, boolean building) {
        zones.add(new ZoneKind(zones.size(), kind, mark, building));
        return this;
    }

    public LegendBuilder group(String group, String... kinds) {
        groups.add(new Group(
                group,
                List.of(kinds).stream().flatMap(word -> kinds(word).stream()).toList()));
        return this;
    }

    /** Says which borders may lie between two kinds of zones on one tile, the default first. */
    public LegendBuilder between(String first, String second, String... kinds) {
        between.add(new Legend.Between(kinds(first), kinds(second), marks(kinds)));
        return this;
    }

    /** Says which marks a kind of zone may have on a tile edge, the default first. */
    public LegendBuilder outer(String kind, String... marks) {
        outer.add(new Legend.Outer(kinds(kind), marks(marks)));
        return this;
    }

    /** Adds a line to the joint table, e.g. {@code joint("building(doorway)", "street", "doorway")}. */
    public LegendBuilder joint(String first, String second, String outcome) {
        Optional<BorderKind> border = outcome.equals(MERGE) ? Optional.empty() : Optional.of(mark(outcome));
        joints.add(new Joint(facing(first), facing(second), border));
        return this;
    }

    /** Names the border drawn where the board ends. */
    public LegendBuilder boardEdge(String kind) {
        boardEdge = Optional.of(mark(kind));
        return this;
    }

    public LegendBuilder flags(String... names) {
        flags.addAll(List.of(names));
        return this;
    }

    public LegendBuilder spots(String... names) {
        spots.addAll(List.of(names));
        return this;
    }

    public LegendBuilder labels(String... names) {
        labels.addAll(List.of(names));
        return this;
    }

    /** Requires the zones of a drawing to be lettered a, b, c … in reading order. */
    public LegendBuilder lettersOrdered() {
        lettersOrdered = true;
        return this;
    }

    /** Every word that can stand for zone kinds so far. */
    public List<String> kindWords() {
        List<String> words = new ArrayList<>(List.of(ANY, BUILDING));
        zones.forEach(kind -> words.add(kind.name()));
        groups.forEach(group -> words.add(group.name()));
        return words;
    }

    public List<String> borderWords() {
        return borders.stream().map(BorderKind::name).toList();
    }

    public Legend legend() {
        BorderKind edge = boardEdge.orElseThrow(() -> new IllegalArgumentException(
                "legend " + name + " does not say which border lies at the edge of the board"));
        return new Legend(name, borders, zones, between, outer, joints, edge, flags, spots, labels, lettersOrdered);
    }

    private Joint.Facing facing(String word) {
        int bracket = word.indexOf('(');
        if (bracket < 0) {
            return new Joint.Facing(kinds(word), List.of());
        }
        String marks = word.substring(bracket + 1, word.length() - 1);
        return new Joint.Facing(kinds(word.substring(0, bracket)), marks(marks.split(",")));
    }

    private List<BorderKind> marks(String... words) {
        return List.of(words).stream().map(this::mark).toList();
    }

    private BorderKind mark(String word) {
        return borders.stream()
                .filter(kind -> kind.name().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no border kind '" + word + "' in legend " + name));
    }

    private List<ZoneKind> kinds(String word) {
        if (word.equals(ANY)) {
            return List.copyOf(zones);
        }
        if (word.equals(BUILDING)) {
            return zones.stream().filter(ZoneKind::building).toList();
        }
        for (Group group : groups) {
            if (group.name().equals(word)) {
                return group.kinds();
            }
        }
        List<ZoneKind> named =
                zones.stream().filter(kind -> kind.name().equals(word)).toList();
        if (named.isEmpty()) {
            throw new IllegalArgumentException("no zone kind '" + word + "' in legend " + name);
        }
        return named;
    }
}

package redoubt.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The drawing vocabulary of one game: its kinds of zones and borders, and how tiles join. */
public record Legend(
        String name,
        List<BorderKind> borders,
        List<ZoneKind> zones,
        List<Between> between,
        List<Outer> outer,
        List<Joint> joints,
        BorderKind boardEdge,
        List<String> flags,
        List<String> spots,
        List<String> labels,
        boolean lettersOrdered) {

    /** The borders that may be printed between zones of these kinds; the first is the default. */
    public record Between(List<ZoneKind> first, List<ZoneKind> second, List<BorderKind> borders) {
        public Between {
            first = List.copyOf(first);
            second = List.copyOf(second);
            borders = List.copyOf(borders);
        }
    }

    /** The marks that a zone of these kinds may have on a tile edge; the first is the default. */
    public record Outer(List<ZoneKind> kinds, List<BorderKind> marks) {
        public Outer {
            kinds = List.copyOf(kinds);
            marks = List.copyOf(marks);
        }
    }

    public Legend {
        borders = List.copyOf(borders);
        zones = List.copyOf(zones);
        between = List.copyOf(between);
        outer = List.copyOf(outer);
        joints = List.copyOf(joints);
        flags = List.copyOf(flags);
        spots = List.copyOf(spots);
        labels = List.copyOf(labels);
    }

    public static LegendBuilder named(String name) {
        return new LegendBuilder(name);
    }

    public BorderKind border(String name) {
        return findBorder(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        "no border kind '" + name + "' in legend " + this.name + "; known: " + names(borderNames())));
    }

    public Optional<BorderKind> findBorder(String name) {
        return borders.stream().filter(kind -> kind.name().equals(name)).findFirst();
    }

    public ZoneKind zone(String name) {
        return findZone(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        "no zone kind '" + name + "' in legend " + this.name + "; known: " + names(zoneNames())));
    }

    public Optional<ZoneKind> findZone(String name) {
        return zones.stream().filter(kind -> kind.name().equals(name)).findFirst();
    }

    public List<String> borderNames() {
        return borders.stream().map(BorderKind::name).toList();
    }

    public List<String> zoneNames() {
        return zones.stream().map(ZoneKind::name).toList();
    }

    /** The borders that may lie between zones of these two kinds on one tile, the default first. */
    public List<BorderKind> allowed(ZoneKind one, ZoneKind other) {
        List<BorderKind> allowed = new ArrayList<>();
        for (Between rule : between) {
            boolean fits = rule.first().contains(one) && rule.second().contains(other)
                    || rule.first().contains(other) && rule.second().contains(one);
            if (fits) {
                rule.borders().stream().filter(kind -> !allowed.contains(kind)).forEach(allowed::add);
            }
        }
        return allowed;
    }

    /** The marks that a zone of this kind may have on a tile edge, the default first. */
    public List<BorderKind> allowedOutside(ZoneKind kind) {
        return outer.stream()
                .filter(rule -> rule.kinds().contains(kind))
                .flatMap(rule -> rule.marks().stream())
                .distinct()
                .toList();
    }

    /** The first line of the joint table that applies to these two facing cells. */
    public Joint joint(ZoneKind kind, BorderKind mark, ZoneKind otherKind, BorderKind otherMark) {
        for (Joint joint : joints) {
            if (joint.matches(kind, mark, otherKind, otherMark)) {
                return joint;
            }
        }
        throw new IllegalArgumentException("legend " + name + " has no joint for " + kind.name() + "(" + mark.name()
                + ") facing " + otherKind.name() + "(" + otherMark.name() + ")");
    }

    private static String names(List<String> names) {
        return names.stream().collect(Collectors.joining(" "));
    }
}

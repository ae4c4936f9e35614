package redoubt.app.horde;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import redoubt.horde.view.BoardView.ZoneView;
import redoubt.horde.view.SurvivorView;
import redoubt.horde.view.TableView;
import redoubt.horde.view.TableView.Count;

/** What stands in a zone in a few short lines: its name, the dead, the living, tokens. */
final class ZoneText {
    /** What a line is about. */
    enum Kind {
        NAME,
        DEAD,
        LIVING,
        TOKENS
    }

    /** A line of a zone. */
    record Line(Kind kind, String text) {
        static final Line EMPTY = new Line(Kind.NAME, "");
    }

    private static final Set<String> COMMON = Set.of("Walker", "Brute", "Runner", "Guard");
    private static final Map<String, String> TOKENS =
            Map.of("noise", "N", "freeze", "F", "cauldron", "C", "ladder", "L", "objective", "o");

    private static final Map<String, String> KINDS =
            Map.of("street", ".", "room", "#", "ruins", "%", "rampart", "=", "corruption", "*");

    private final TableView view;
    private final boolean isShort;
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, String> legend = new TreeMap<>();

    ZoneText(TableView view, boolean isShort) {
        this.view = view;
        this.isShort = isShort;
        for (SurvivorView survivor : view.survivors()) {
            names.put(survivor.name(), shortened(survivor.name()));
        }
    }

    /** Two letters, or as many as tell a survivor from the others. */
    private String shortened(String name) {
        int letters = Math.min(2, name.length());
        while (letters < name.length() && names.containsValue(name.substring(0, letters))) {
            letters++;
        }
        return name.substring(0, letters);
    }

    /** The name, then what there is. */
    List<Line> lines(ZoneView zone) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line(Kind.NAME, zone.name() + " " + kind(zone.kind())));
        add(lines, Kind.DEAD, dead(zone));
        add(lines, Kind.LIVING, living(zone));
        add(lines, Kind.TOKENS, tokens(zone));
        return lines;
    }

    private static void add(List<Line> lines, Kind kind, String text) {
        if (!text.isEmpty()) {
            lines.add(new Line(kind, text));
        }
    }

    private String kind(String kind) {
        return isShort && KINDS.containsKey(kind) ? noted(KINDS.get(kind), kind) : kind;
    }

    private String dead(ZoneView zone) {
        return zone.zombies().stream().map(this::piece).collect(Collectors.joining(" "));
    }

    private String piece(Count count) {
        if (!COMMON.contains(count.kind())) {
            return count.count() == 1 ? count.kind() : count.kind() + count.count();
        }
        String letter = count.kind().substring(0, 1);
        legend.put(letter, count.kind());
        return letter + count.count();
    }

    private String living(ZoneView zone) {
        List<String> words = new ArrayList<>();
        for (SurvivorView survivor : view.survivors()) {
            if (survivor.presence().equals("on_board") && survivor.zone().equals(zone.name())) {
                words.add(names.get(survivor.name()) + (survivor.isActing() ? "*" : ""));
            }
        }
        zone.allies().forEach(count -> words.add(piece(count)));
        return String.join(" ", words);
    }

    private String tokens(ZoneView zone) {
        List<String> words = new ArrayList<>();
        view.spawnPoints().stream()
                .filter(spawn -> spawn.zone().equals(zone.name()))
                .forEach(spawn -> words.add(noted("S", "spawn") + spawn.name() + (spawn.isActive() ? "" : "-")));
        view.objectives().stream()
                .filter(objective -> objective.zone().equals(zone.name()))
                .forEach(objective -> words.add(
                        objective.isFaceDown()
                                ? noted("o?", "objective face down")
                                : noted("o", "objective") + ":" + objective.colour()));
        long dropped = view.dropped().stream()
                .filter(card -> card.zone().equals(zone.name()))
                .count();
        if (dropped > 0) {
            words.add(noted("e", "cards on the ground") + dropped);
        }
        for (Count token : zone.tokens()) {
            String mark = TOKENS.get(token.kind());
            if (mark != null) {
                words.add(noted(mark, token.kind()) + (token.count() == 1 ? "" : token.count()));
            } else if (!token.kind().equals("corruption")) {
                words.add(token.kind());
            }
        }
        return String.join(" ", words);
    }

    private String noted(String mark, String meaning) {
        legend.put(mark, meaning);
        return mark;
    }

    /** What the letters on the map mean, those that are there. */
    String legend() {
        List<String> words = new ArrayList<>();
        legend.forEach((mark, meaning) -> words.add(mark + " " + meaning));
        words.add("* whose turn it is");
        return String.join(", ", words);
    }
}

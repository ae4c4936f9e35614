package redoubt.app.horde;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import redoubt.app.words.Words;
import redoubt.horde.view.BoardView.ZoneView;
import redoubt.horde.view.SurvivorView;
import redoubt.horde.view.TableView;
import redoubt.horde.view.TableView.Count;
import redoubt.horde.view.TableView.LandmarkView;

/** What stands in a zone, in a few short lines: its name, the dead, the living, tokens. */
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

    private static final String OBJECTIVE = "objective";
    private static final String ANY = "any";

    private static final Map<String, String> TOKENS =
            Map.of("noise", "N", "freeze", "F", "cauldron", "C", "ladder", "L", OBJECTIVE, "o");

    private static final Map<String, String> KINDS = Map.ofEntries(
            Map.entry("street", "."),
            Map.entry("room", "#"),
            Map.entry("ruins", "%"),
            Map.entry("rampart", "~"),
            Map.entry("corruption", "*"),
            Map.entry("ground", "'"),
            Map.entry("road", "_"),
            Map.entry("cornfield", "\""),
            Map.entry("woods", "&"),
            Map.entry("barn", "@"),
            Map.entry("corridor", "="),
            Map.entry("tank", "T"));

    /** What a room is marked with on its tile. */
    private static final Map<String, String> FLAGS = Map.of("dark", "?", "secret", "$");

    private final TableView view;
    private final Words words;
    private final boolean isShort;
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, String> pieces = new LinkedHashMap<>();
    private final Map<String, String> legend = new TreeMap<>();

    ZoneText(TableView view, Words words, boolean isShort) {
        this.view = view;
        this.words = words;
        this.isShort = isShort;
        view.survivors().forEach(survivor -> shorten(survivor.name(), survivor.name(), 2, names));
        view.miniatures().forEach(count -> shorten(count.kind(), words.name("zombie", count.kind()), 1, pieces));
        for (ZoneView zone : view.board().zones()) {
            zone.allies().forEach(count -> shorten(count.kind(), words.name("ally", count.kind()), 1, pieces));
        }
    }

    /** Just enough letters of a name to tell it from those before it; a name that is already shortened stays as it is. */
    private static void shorten(String key, String name, int least, Map<String, String> known) {
        int letters = Math.min(least, name.length());
        while (letters < name.length() && known.containsValue(capital(name.substring(0, letters)))) {
            letters++;
        }
        known.putIfAbsent(key, capital(name.substring(0, letters)));
    }

    private static String capital(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /** The name, then the contents. */
    List<Line> lines(ZoneView zone) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line(Kind.NAME, zone.name() + " " + kind(zone.kind()) + flags(zone)));
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
        String name = words.name("zone", kind);
        return isShort && KINDS.containsKey(kind) ? noted(KINDS.get(kind), name) : name;
    }

    private String flags(ZoneView zone) {
        return zone.flags().stream()
                .filter(FLAGS::containsKey)
                .map(flag -> noted(FLAGS.get(flag), words.name("flag", flag)))
                .collect(Collectors.joining());
    }

    private String dead(ZoneView zone) {
        return zone.zombies().stream().map(count -> piece("zombie", count)).collect(Collectors.joining(" "));
    }

    private String piece(String type, Count count) {
        return noted(pieces.get(count.kind()), words.name(type, count.kind())) + count.count();
    }

    private String living(ZoneView zone) {
        List<String> parts = new ArrayList<>();
        for (SurvivorView survivor : view.survivors()) {
            if (survivor.presence().equals("on_board") && survivor.zone().equals(zone.name())) {
                parts.add(names.get(survivor.name()) + (survivor.isActing() ? "*" : ""));
            }
        }
        zone.allies().forEach(count -> parts.add(piece("ally", count)));
        return String.join(" ", parts);
    }

    private String tokens(ZoneView zone) {
        List<String> parts = new ArrayList<>();
        view.spawnPoints().stream()
                .filter(spawn -> spawn.zone().equals(zone.name()))
                .forEach(spawn -> parts.add(noted("S", words.name("token", "spawn"))
                        + spawn(spawn.name())
                        + (spawn.isActive() ? "" : "-")));
        view.objectives().stream()
                .filter(objective -> objective.zone().equals(zone.name()))
                .forEach(objective -> parts.add(
                        objective.isFaceDown()
                                ? noted("o?", words.say("table.objectiveHidden"))
                                : noted("o", words.name("token", OBJECTIVE)) + colour(objective.colour())));
        List<String> kinds =
                view.landmarks().stream().map(LandmarkView::kind).distinct().toList();
        view.landmarks().stream()
                .filter(landmark -> landmark.zone().equals(zone.name()))
                .forEach(landmark -> parts.add(
                        noted("!" + (1 + kinds.indexOf(landmark.kind())), words.name("landmark", landmark.kind()))));
        long dropped = view.dropped().stream()
                .filter(card -> card.zone().equals(zone.name()))
                .count();
        if (dropped > 0) {
            parts.add(noted("e", words.say("terminal.cardsOnTheGround")) + dropped);
        }
        zone.tokens().stream()
                .filter(token -> !token.kind().equals("corruption"))
                .forEach(token -> parts.add(token(token)));
        return String.join(" ", parts);
    }

    /** Where a mission gives objectives no colour, none is shown. */
    private String colour(String colour) {
        return colour.equals(ANY) ? "" : ":" + words.name("colour", colour);
    }

    /** A number goes right after its letter, a name is set apart from it. */
    private String spawn(String name) {
        return name.matches("[0-9]+") ? name : ":" + words.name("spawn", name);
    }

    private String token(Count token) {
        String name = words.name("token", token.kind());
        String mark = TOKENS.get(token.kind());
        return mark == null ? name : noted(mark, name) + (token.count() == 1 ? "" : token.count());
    }

    private String noted(String mark, String meaning) {
        legend.put(mark, meaning);
        return mark;
    }

    /** What the letters on this map mean. */
    List<String> legend() {
        List<String> meanings = new ArrayList<>();
        legend.forEach((mark, meaning) -> meanings.add(mark + " " + meaning));
        meanings.add("* " + words.say("terminal.whoseTurn"));
        return meanings;
    }
}

package redoubt.app.darkest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import redoubt.app.line.Ink;
import redoubt.app.words.Words;
import redoubt.darkest.house.Icon;
import redoubt.darkest.view.BoardView.BorderView;
import redoubt.darkest.view.BoardView.ZoneView;
import redoubt.darkest.view.DarkestView;
import redoubt.darkest.view.DarkestView.BeastView;
import redoubt.darkest.view.DarkestView.DoorView;
import redoubt.darkest.view.DarkestView.RoomView;
import redoubt.darkest.view.DarkestView.SurvivorView;
import redoubt.darkest.view.ExpansionsView;
import redoubt.darkest.view.VictimsView.VictimView;

/** The rooms of the house as lines: what is in each of them, and where its doors lead. */
record HouseText(DarkestView view, Words words, Ink ink) {
    private static final List<Icon> FUNCTIONS =
            List.of(Icon.TERMINAL, Icon.MEDICAL, Icon.AMMUNITION, Icon.FIRECONTROL, Icon.ANTIDOTE);

    /** Borders that lead nowhere, whatever is beyond them. */
    private static final List<String> CLOSED = List.of("wall", "window");

    /** Rooms in which somebody or something is, locked doors whose chip is known, beasts and expansions. */
    List<String> eventful() {
        List<String> lines = new ArrayList<>();
        for (RoomView room : view.rooms()) {
            List<String> contents = contents(room);
            if (!contents.isEmpty()) {
                lines.add("  " + room.room().name() + ": " + String.join(", ", contents));
            }
        }
        for (DoorView door : view.doors()) {
            if (door.chip().isPresent()) {
                lines.add("  " + door.door() + ": " + lock(door));
            }
        }
        Stream.of(view.creature(), view.nemesis())
                .flatMap(Optional::stream)
                .forEach(beast -> lines.add("  " + ink.dead(beast(beast))));
        lines.addAll(expansions(view.expansions()));
        return lines;
    }

    /** Every room with its place, what is in it, and its neighbours. */
    List<String> whole() {
        List<String> lines = new ArrayList<>();
        for (ZoneView zone : view.board().zones()) {
            RoomView room = view.rooms().stream()
                    .filter(each -> each.room().name().equals(zone.name()))
                    .findFirst()
                    .orElseThrow();
            List<String> parts = new ArrayList<>();
            parts.add(words.say(zone.kind().equals("chamber") ? "table.chamber" : "table.hall"));
            zone.areas().stream()
                    .findFirst()
                    .ifPresent(area -> parts.add(words.say(
                            "table.place",
                            Map.of(
                                    "row",
                                    area.top() / view.board().span() + 1,
                                    "column",
                                    area.left() / view.board().span() + 1))));
            FUNCTIONS.stream()
                    .map(icon -> icon.name().toLowerCase(Locale.ROOT))
                    .filter(zone.flags()::contains)
                    .forEach(icon -> parts.add(words.name("function", icon)));
            parts.addAll(contents(room));
            lines.add(zone.name() + ": " + String.join(", ", parts));
            lines.add(ink.faint("    > " + DarkestShowing.listed(ways(zone.name()))));
        }
        return lines;
    }

    private List<String> contents(RoomView room) {
        List<String> contents = new ArrayList<>();
        for (SurvivorView survivor : view.survivors()) {
            if (survivor.isPlaying() && survivor.room().equals(room.room())) {
                contents.add(ink.living(survivor.name()));
            }
        }
        counted(contents, "table.zombies", room.zombies());
        counted(contents, "table.stunned", room.stunned());
        counted(contents, "table.tokens", room.tokens());
        counted(contents, "table.burns", room.burns());
        said(
                contents,
                "table.fireToken",
                view.fire().filter(fire -> fire.room().equals(room.room())).isPresent());
        said(contents, "table.destroyed", room.isDestroyed());
        said(contents, "table.searched", room.isSearched());
        said(contents, "table.mined", room.isMined());
        boolean isWatched =
                view.cameras().stream().anyMatch(camera -> camera.sees().contains(room.room()));
        said(contents, "table.watched", isWatched && !contents.isEmpty());
        return contents;
    }

    private void counted(List<String> parts, String key, int count) {
        if (count > 0) {
            parts.add(words.say(key, Map.of("count", count)));
        }
    }

    private void said(List<String> parts, String key, boolean isSo) {
        if (isSo) {
            parts.add(words.say(key));
        }
    }

    private List<String> ways(String room) {
        List<String> ways = new ArrayList<>();
        for (BorderView border : view.board().borders()) {
            boolean isHere = border.one().equals(room) || border.other().equals(room);
            if (isHere && !CLOSED.contains(border.kind())) {
                String to = border.one().equals(room) ? border.other() : border.one();
                ways.add(view.doors().stream()
                        .filter(door -> List.of(door.door().split("-")).containsAll(List.of(room, to)))
                        .findFirst()
                        .map(door -> to + " (" + lock(door) + ")")
                        .orElseGet(() ->
                                border.kind().equals("sealed") ? to + " (" + words.say("terminal.sealed") + ")" : to));
            }
        }
        return ways;
    }

    private String lock(DoorView door) {
        return door.chip()
                .map(chip -> words.say("table.lockUp", Map.of("symbols", chip.name())))
                .orElseGet(() -> words.say("table.lockDown", Map.of("count", door.symbols())));
    }

    private String beast(BeastView beast) {
        int left = beast.areas().stream().mapToInt(area -> area.left()).sum();
        return words.name("beast", beast.name()) + " "
                + words.say("table.isIn", Map.of("room", beast.room().name()))
                + ": " + words.say("table.hitsLeft", Map.of("count", left)) + ", "
                + words.say("table.diceShort", Map.of("count", beast.attack()));
    }

    private List<String> expansions(ExpansionsView expansions) {
        List<String> lines = new ArrayList<>();
        expansions.radiation().ifPresent(radiation -> {
            lines.add(words.say(
                    "table.reactor",
                    Map.of("state", radiation.reactor(), "chips", radiation.chips(), "leak", radiation.leak())));
            lines.add(words.say(
                    "table.radiation", Map.of("tiles", radiation.tiles().size())));
            radiation.doses().stream()
                    .filter(dose -> dose.markers() > 0 || dose.isSpecialist())
                    .forEach(dose -> lines.add(
                            words.say("table.dose", Map.of("survivor", dose.survivor(), "count", dose.markers()))));
        });
        expansions
                .specials()
                .ifPresent(specials -> specials.figures()
                        .forEach(figure -> lines.add(words.name("special", figure.type()) + " "
                                + words.say(
                                        "table.isIn",
                                        Map.of("room", figure.room().name())))));
        expansions.victims().ifPresent(victims -> {
            lines.add(words.say("table.victims", Map.of("saved", victims.saved(), "lost", victims.lost())));
            for (VictimView victim : victims.victims()) {
                lines.add(words.say(
                        "table.victimIn",
                        Map.of(
                                "number",
                                victim.number(),
                                "room",
                                victim.room().name(),
                                "wounded",
                                victim.isWounded())));
            }
        });
        expansions.helicopter().ifPresent(helicopter -> {
            lines.add(words.say(
                    "table.helicopter",
                    Map.of(
                            "side",
                            words.name("side", helicopter.side().name()),
                            "tile",
                            helicopter.tile().name())));
            if (helicopter.round() > 0) {
                lines.add(words.say(
                        "table.boarded",
                        Map.of(
                                "round",
                                helicopter.round(),
                                "count",
                                helicopter.boarded().size(),
                                "needed",
                                helicopter.needed())));
            }
            counted(lines, "table.zombies", helicopter.zombies());
        });
        return lines.stream().map(line -> "  " + line).toList();
    }
}

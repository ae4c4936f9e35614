package redoubt.secondedition.edition;

import static redoubt.horde.print.PageLine.MANY;
import static redoubt.horde.print.PageLine.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Board;
import redoubt.board.Edge;
import redoubt.board.Zone;
import redoubt.content.MissionText;
import redoubt.content.Problems;
import redoubt.content.Word;
import redoubt.horde.print.LaidBorder;
import redoubt.horde.print.LineWords;
import redoubt.horde.print.ObjectiveGroup;
import redoubt.horde.print.PageHead;
import redoubt.horde.print.PageLines;
import redoubt.secondedition.ground.Ground;

/** Reads the page of a mission. */
final class MissionPageReader {
    private static final List<String> SPAWNS = List.of(MissionPage.Spawn.START, MissionPage.Spawn.RED, "blue", "green");
    private static final List<String> OBJECTIVES = List.of("red", "blue", "green", ObjectiveGroup.MIXED);
    private static final List<String> DOORS = List.of("open", "blue", "green", "sealed");

    private static final PageLines<MissionPageReader> LINES = new PageLines<>(List.of(
            line("start", 1, MANY, MissionPageReader::readStarts),
            line("spawn", 2, MANY, MissionPageReader::readSpawns),
            line("objective", 2, MANY, MissionPageReader::readObjectives),
            line("crate", 1, MANY, MissionPageReader::readMarkers),
            line("exit", 1, 1, MissionPageReader::readMarkers),
            line("door", 2, MANY, MissionPageReader::readDoors)));

    private final Ground ground;
    private final List<Zone> starts = new ArrayList<>();
    private final List<MissionPage.Spawn> spawns = new ArrayList<>();
    private final List<ObjectiveGroup> objectives = new ArrayList<>();
    private final List<LaidBorder> doors = new ArrayList<>();
    private final List<PageHead.Marker> markers = new ArrayList<>();

    private MissionPageReader(Ground ground) {
        this.ground = ground;
    }

    static MissionPage read(MissionText text, Board board, Ground ground, Problems problems) {
        MissionPageReader page = new MissionPageReader(ground);
        LINES.read(text, board, page, problems);
        return new MissionPage(
                PageHead.read(text, board, page.markers, problems),
                page.starts,
                page.spawns,
                page.objectives,
                page.doors);
    }

    private void readStarts(LineWords words) {
        starts.addAll(words.zonesFrom(0));
    }

    private void readSpawns(LineWords words) {
        String colour = words.oneOf(0, "colour", SPAWNS);
        words.zonesFrom(1).forEach(zone -> spawns.add(new MissionPage.Spawn(colour, zone)));
    }

    private void readObjectives(LineWords words) {
        objectives.add(new ObjectiveGroup(words.oneOf(0, "colour", OBJECTIVES), words.zonesFrom(1)));
    }

    private void readMarkers(LineWords words) {
        words.zonesFrom(0).forEach(zone -> markers.add(new PageHead.Marker(words.keyword(), zone)));
    }

    private void readDoors(LineWords words) {
        int kind = switch (words.oneOf(0, "sort of door", DOORS)) {
            case "open" -> ground.door();
            case "blue" -> ground.blueDoor();
            case "green" -> ground.greenDoor();
            default -> ground.sealedDoor();
        };
        for (Word word : words.from(1)) {
            door(word, words.board(), words.problems()).ifPresent(edge -> doors.add(new LaidBorder(edge, kind)));
        }
    }

    /** The printed door between two zones. */
    private Optional<Integer> door(Word word, Board board, Problems problems) {
        List<Edge> edges = problems.edges(word, board);
        Optional<Integer> found = edges.stream()
                .filter(edge -> edge.printed().index() == ground.closedDoor())
                .map(edge -> edge.id().index())
                .findFirst();
        if (found.isEmpty() && !edges.isEmpty()) {
            problems.add(word.place(), "expected a door at '" + word.text() + "'");
        }
        return found;
    }
}

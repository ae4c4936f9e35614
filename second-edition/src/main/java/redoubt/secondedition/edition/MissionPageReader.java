package redoubt.secondedition.edition;

import static redoubt.horde.print.PageLine.MANY;
import static redoubt.horde.print.PageLine.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
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
    private static final List<String> PLACES = List.of("at", "on", "beside");
    private static final List<String> HOURS =
            IntStream.range(0, 24).mapToObj(Integer::toString).toList();
    private static final String NOTE = "note-";

    private static final PageLines<MissionPageReader> LINES = new PageLines<>(List.of(
            line("start", 1, MANY, MissionPageReader::readStarts),
            line("spawn", 2, MANY, MissionPageReader::readSpawns),
            line("objective", 2, MANY, MissionPageReader::readObjectives),
            line("crate", 1, MANY, MissionPageReader::readMarkers),
            line("exit", 1, 1, MissionPageReader::readMarkers),
            line("car", 2, 3, MissionPageReader::readCar),
            line("door", 2, MANY, MissionPageReader::readDoors),
            line("hour", 1, 1, MissionPageReader::readHour),
            line("noise", 2, 2, MissionPageReader::readNoise),
            line("mark", 2, MANY, MissionPageReader::readMarks),
            line("card", 2, MANY, MissionPageReader::readCard),
            line("note", 1, 1, MissionPageReader::readNote),
            line("effect", 2, MANY, MissionPageReader::readEffect),
            line("after", 2, MANY, MissionPageReader::readEffect)));

    private final Ground ground;
    private final List<Zone> starts = new ArrayList<>();
    private final List<MissionPage.Spawn> spawns = new ArrayList<>();
    private final List<ObjectiveGroup> objectives = new ArrayList<>();
    private final List<LaidBorder> doors = new ArrayList<>();
    private final List<PageHead.Marker> markers = new ArrayList<>();
    private final List<PageHead.Marker> marks = new ArrayList<>();
    private final List<MissionPage.Noise> noise = new ArrayList<>();
    private final List<MissionPage.Card> cards = new ArrayList<>();
    private final List<MissionPage.Line> lines = new ArrayList<>();
    private Optional<MissionPage.Car> car = Optional.empty();
    private OptionalInt hour = OptionalInt.empty();

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
                page.doors,
                page.hour,
                page.marks,
                page.noise,
                page.car,
                new MissionPage.Cards(page.cards, page.lines));
    }

    private void readStarts(LineWords words) {
        for (int place = 0; place < words.size(); place++) {
            Zone zone = words.zone(place);
            if (starts.contains(zone)) {
                Word again = words.from(place).getFirst();
                words.problems().add(again.place(), "'" + again.text() + "' is a starting zone already");
            }
            starts.add(zone);
        }
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

    /** {@code car police 6R.s4} or {@code car muscle 6R.s4 crate}. */
    private void readCar(LineWords words) {
        Word sort = words.from(0).getFirst();
        if (car.isPresent()) {
            words.problems().add(sort.place(), "a mission has one car at most");
        }
        boolean hasCrate =
                words.size() > 2 && words.oneOf(2, "load", List.of("crate")).equals("crate");
        car = Optional.of(
                new MissionPage.Car(words.oneOf(0, "sort of car", MissionPage.Car.SORTS), words.zone(1), hasCrate));
        if (hasCrate && car.get().isPoliceCar()) {
            words.problems().add(sort.place(), "only a muscle car carries a crate");
        }
        markers.add(new PageHead.Marker("car", words.zone(1)));
        if (hasCrate) {
            markers.add(new PageHead.Marker("crate", words.zone(1)));
        }
    }

    private void readDoors(LineWords words) {
        int kind = switch (words.oneOf(0, "sort of door", DOORS)) {
            case "open" -> ground.door();
            case "blue" -> ground.blueDoor();
            case "green" -> ground.greenDoor();
            default -> ground.sealedDoor();
        };
        doorsFrom(1, words).forEach(edge -> doors.add(new LaidBorder(edge, kind)));
    }

    private void readHour(LineWords words) {
        hour = OptionalInt.of(Integer.parseInt(words.oneOf(0, "hour", HOURS)));
    }

    private void readNoise(LineWords words) {
        noise.add(new MissionPage.Noise(words.number(0), words.zone(1)));
    }

    private void readMarks(LineWords words) {
        String name = words.textsFrom(0).getFirst();
        words.zonesFrom(1).forEach(zone -> marks.add(new PageHead.Marker(name, zone)));
    }

    private void readCard(LineWords words) {
        String number = Integer.toString(words.number(0));
        switch (words.oneOf(1, "place", PLACES)) {
            case "at" ->
                cards.add(
                        new MissionPage.Card(number, words.zonesFrom(2).stream().findFirst(), List.of()));
            case "on" -> cards.add(new MissionPage.Card(number, Optional.empty(), doorsFrom(2, words)));
            default -> cards.add(new MissionPage.Card(number, Optional.empty(), List.of()));
        }
    }

    private void readNote(LineWords words) {
        cards.add(new MissionPage.Card(NOTE + words.number(0), Optional.empty(), List.of()));
    }

    /** What a card that stands further up says: {@code effect 2a spawn 1} or {@code effect note-1 stay}. */
    private void readEffect(LineWords words) {
        Word card = words.from(0).getFirst();
        String branch = card.text().replaceFirst("^[a-z-]*[0-9]+", "");
        String number = card.text().substring(0, card.text().length() - branch.length());
        if (cards.stream().noneMatch(known -> known.number().equals(number))) {
            words.problems().add(card.place(), "expected a card or note of this mission but found '" + number + "'");
        }
        boolean isAfter = words.keyword().equals("after");
        lines.add(new MissionPage.Line(number, branch, isAfter, words.textsFrom(1)));
    }

    private List<Integer> doorsFrom(int place, LineWords words) {
        List<Integer> edges = new ArrayList<>();
        for (Word word : words.from(place)) {
            door(word, words.board(), words.problems()).ifPresent(edges::add);
        }
        return edges;
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

package redoubt.secondedition.edition;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.print.LaidBorder;
import redoubt.horde.print.ObjectiveGroup;
import redoubt.horde.print.Page;
import redoubt.horde.print.PageHead;

/**
 * A mission as its page has it: what every page has, where everything of this game lies, and for a mission of Washington the hour at which
 * it begins, its marks and lasting noise, and its cards.
 */
public record MissionPage(
        PageHead head,
        List<Zone> starts,
        List<Spawn> spawns,
        List<ObjectiveGroup> objectives,
        List<LaidBorder> doors,
        OptionalInt hour,
        List<PageHead.Marker> marks,
        List<Noise> noise,
        Optional<Car> car,
        Cards cards)
        implements Page {

    /** A spawn token by its colour: the starting one, red ones, and blue and green ones that wait for an event. */
    public record Spawn(String colour, Zone zone) {
        public static final String START = "start";
        public static final String RED = "red";

        public boolean isActive() {
            return colour.equals(START) || colour.equals(RED);
        }
    }

    /** Noise tokens that lie in a zone from the beginning to the end. */
    public record Noise(int tokens, Zone zone) {}

    /** The car of a mission: a police car, or a muscle car, perhaps with a crate in it. */
    public record Car(String sort, Zone zone, boolean hasCrate) {
        static final List<String> SORTS = List.of("police", "muscle");

        public boolean isPoliceCar() {
            return sort.equals(SORTS.getFirst());
        }
    }

    /** The objective cards and notes of a mission, and what they say. */
    public record Cards(List<Card> all, List<Line> lines) {
        public Cards {
            all = List.copyOf(all);
            lines = List.copyOf(lines);
        }

        /** The card with this number, without which a rule makes no sense. */
        public Card card(String number) {
            return all.stream()
                    .filter(card -> card.number().equals(number))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("there is no card " + number));
        }
    }

    /** An objective card (1, 2 …) or a note (note-1 …): the zone or the doors it lies on, or neither beside the board. */
    public record Card(String number, Optional<Zone> zone, List<Integer> doors) {
        public Card {
            doors = List.copyOf(doors);
        }
    }

    /** One thing that a card says, perhaps only in a branch of a choice, perhaps after its door has opened. */
    public record Line(String number, String branch, boolean isAfterOpening, List<String> words) {
        public Line {
            words = List.copyOf(words);
        }
    }

    public MissionPage {
        starts = List.copyOf(starts);
        spawns = List.copyOf(spawns);
        objectives = List.copyOf(objectives);
        doors = List.copyOf(doors);
        marks = List.copyOf(marks);
        noise = List.copyOf(noise);
    }

    /** The zones with a mark of this name that is no token, such as a Humvee. */
    public ZoneSet marked(String name) {
        ZoneSet zones = ZoneSet.EMPTY;
        for (Zone zone : marks(name)) {
            zones = zones.with(zone.index());
        }
        return zones;
    }

    public List<Zone> marks(String name) {
        return marks.stream()
                .filter(mark -> mark.token().equals(name))
                .map(PageHead.Marker::zone)
                .toList();
    }

    /** The zone with a mark without which a rule makes no sense. */
    public Zone mark(String name) {
        return marks(name).stream()
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("mission " + id() + " has no " + name));
    }

    /** The zone of the spawn token that draws first. */
    public Zone firstSpawn() {
        return spawns.getFirst().zone();
    }

    /** The terrain at the start, with open, coloured and sealed doors. */
    public Terrain terrain() {
        return LaidBorder.terrain(board(), doors);
    }

    /** The zones with an objective, in the order of the page. */
    public List<Zone> objectiveZones() {
        return ObjectiveGroup.zones(objectives);
    }
}

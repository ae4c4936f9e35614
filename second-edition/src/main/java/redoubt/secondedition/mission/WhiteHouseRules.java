package redoubt.secondedition.mission;

import java.util.List;
import java.util.Optional;
import redoubt.board.Edges;
import redoubt.board.Zone;
import redoubt.horde.mission.Goal;
import redoubt.horde.openings.Leaf;
import redoubt.horde.print.GoalsAndRules.Entry;
import redoubt.horde.print.LaidBorder;
import redoubt.horde.table.Ruling;
import redoubt.secondedition.doors.Doors;
import redoubt.secondedition.ground.Ground;
import redoubt.secondedition.mission.m05.Barricade;
import redoubt.secondedition.mission.m05.FindShelter;
import redoubt.secondedition.mission.m05.PlaceToStay;
import redoubt.secondedition.mission.m05.ServiceDoor;
import redoubt.secondedition.mission.rules.KnownLink;
import redoubt.secondedition.washington.Link;

/** The goals and rules that only missions in and around the White House name. */
final class WhiteHouseRules {
    static final List<Entry<Briefing, Goal>> GOALS = List.of(new Entry<>("FindShelter", _ -> new FindShelter()));

    static final List<Entry<Briefing, List<Ruling>>> RULES = List.of(
            new Entry<>("ServiceDoor", mission -> List.of(serviceDoor(mission))),
            new Entry<>("Barricade", mission -> List.of(barricade(mission))),
            new Entry<>("TunnelIsFound", mission -> List.of(foundTunnel(mission))),
            new Entry<>("PlacesToStay", WhiteHouseRules::placesToStay));

    private WhiteHouseRules() {}

    private static ServiceDoor serviceDoor(Briefing mission) {
        Ground ground = mission.box().ground();
        int door = laid(mission, ground.blueDoor());
        return new ServiceDoor(
                leaf(ground, ground.blueDoor()), door, side(mission, door, false), side(mission, door, true));
    }

    private static Barricade barricade(Briefing mission) {
        Ground ground = mission.box().ground();
        int door = laid(mission, ground.greenDoor());
        return new Barricade(
                leaf(ground, ground.greenDoor()), door, side(mission, door, false), side(mission, door, true));
    }

    /** A coloured door that opens like others once something of the mission opens it. */
    private static Leaf leaf(Ground ground, int shut) {
        return Doors.leaf(ground).shutAs(shut);
    }

    /** The one door of a colour. */
    private static int laid(Briefing mission, int kind) {
        return mission.page().doors().stream()
                .filter(door -> door.kind() == kind)
                .map(LaidBorder::edge)
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException("mission " + mission.page().id() + " has no such door"));
    }

    /** The room behind a door, or what lies in front of it. */
    private static Zone side(Briefing mission, int door, boolean isInside) {
        Edges edges = mission.page().board().edges();
        boolean isFirstIn =
                !mission.page().board().buildings().around(edges.first(door)).isEmpty();
        return mission.page().board().named(isFirstIn == isInside ? edges.first(door) : edges.second(door));
    }

    /** The tunnel, once both of its mouths are known (WZ-M05N-03). */
    private static KnownLink foundTunnel(Briefing mission) {
        List<Zone> ends = mission.page().marks("tunnel");
        return new KnownLink(new Link(ends.getFirst(), ends.getLast(), 0), List.of("tunnel-a", "tunnel-b"));
    }

    private static List<Ruling> placesToStay(Briefing mission) {
        return List.of(
                new PlaceToStay("WZ-M05N-04", mission.page().marks("tunnel"), 0, Optional.of("tunnel-refugee")),
                new PlaceToStay("WZ-M05N-05", mission.page().marks("pantry"), 1, Optional.empty()));
    }
}

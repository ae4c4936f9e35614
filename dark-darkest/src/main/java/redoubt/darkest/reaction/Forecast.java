package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import redoubt.board.Side;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.RuleId;

/**
 * What enemies would do if a group stopped now, as far as it can be told before dice are rolled and players choose between equal
 * ways: who attacks where it stands, who can come how far, and where the fire can go.
 */
public record Forecast(List<Threat> threats, List<FireWay> fire, Optional<Raid> nemesis) {
    private static final RuleId STANDS = rule("DD-REACT-06");
    private static final RuleId MOVES = rule("DD-ZMOVE-01");
    private static final RuleId CREATURE = rule("DD-CMOVE-01");
    private static final RuleId FIRE = rule("DD-FIRE-15");
    private static final int MOST = 6;

    /**
     * An enemy in a room: the moves it needs to its nearest prey, the rooms its way may begin with, whether it attacks or only may (a die
     * says how far it goes, the players choose an area that leads elsewhere, or a Mine lies in wait), and with how many dice; 0 if unknown.
     */
    public record Threat(
            String enemy,
            Zone from,
            int moves,
            List<Zone> steps,
            boolean attacks,
            boolean perhaps,
            int dice,
            RuleId rule) {
        public Threat {
            steps = List.copyOf(steps);
        }
    }

    /** A way the D4 may send the Fire token, and the tile there, by its hall, if the house goes on (DD-FIRE-15). */
    public record FireWay(Side direction, Optional<Zone> to, RuleId rule) {}

    /**
     * What the Nemesis does at the next shift: the rooms that it goes through, from where it stands, the corner it makes for or destroys at
     * once, and its dice (DD-FIN-28, DD-FIN-32).
     */
    public record Raid(String enemy, List<Zone> rooms, Optional<Zone> corner, boolean destroys, int dice, RuleId rule) {
        public Raid {
            rooms = List.copyOf(rooms);
        }
    }

    public Forecast {
        threats = List.copyOf(threats);
        fire = List.copyOf(fire);
    }

    public static Forecast of(Table table, List<Integer> members) {
        return new Forecast(threats(table, React.areas(table, members)), fire(table), Optional.empty());
    }

    /** In the Showdown, where the whole house reacts to everybody (DD-FIN-33). */
    public static Forecast ofShift(Table table, Optional<Raid> nemesis) {
        return new Forecast(threats(table, List.of(table.house().board().zones())), fire(table), nemesis);
    }

    private static List<Threat> threats(Table table, List<ZoneSet> areas) {
        Table stood = table.with(React.stoodUp(table.menace()));
        List<Threat> threats = new ArrayList<>();
        for (Units.Unit unit : Units.in(stood, React.all(areas))) {
            threat(stood, unit, areas).ifPresent(threats::add);
        }
        stood.menace().creature().ifPresent(beast -> threats.add(creature(stood, beast)));
        return threats;
    }

    private static Optional<Threat> threat(Table table, Units.Unit unit, List<ZoneSet> areas) {
        boolean token = unit.walker().kind() == Walker.Kind.TOKEN;
        int dice = token ? 0 : Math.min(MOST, table.menace().zombies(unit.room(), ZombieState.READY));
        String name = token ? "token" : "horde";
        if (Expansions.prey(table).contains(unit.room())) {
            return Optional.of(new Threat(name, table.zone(unit.room()), 0, List.of(), dice > 0, false, dice, STANDS));
        }
        List<Approach> ways = ways(table, unit, areas);
        if (ways.isEmpty()) {
            return Optional.empty();
        }
        int movement = Units.movement(table, unit.walker(), unit.room());
        int nearest = Integer.MAX_VALUE;
        int farthest = 0;
        ZoneSet steps = ZoneSet.EMPTY;
        for (Approach way : ways) {
            int moves = way.distance(table, unit.room());
            nearest = Math.min(nearest, moves);
            farthest = Math.max(farthest, moves);
            steps = steps.or(way.next(table, unit.room()));
        }
        boolean armed = token || dice > 0;
        boolean sure = armed && farthest <= movement && table.notes().mines().isEmpty();
        boolean perhaps = armed && nearest <= movement && !sure;
        return Optional.of(
                new Threat(name, table.zone(unit.room()), nearest, zones(table, steps), sure, perhaps, dice, MOVES));
    }

    /** The ways of a unit to its prey, one for each area in which it could move; the players choose the area that comes first. */
    private static List<Approach> ways(Table table, Units.Unit unit, List<ZoneSet> areas) {
        List<Approach> ways = new ArrayList<>();
        for (ZoneSet area : areas) {
            if (area.contains(unit.room())) {
                Approach way = Approach.ofHunter(
                        table, unit.walker(), unit.room(), table.occupied().and(area), area);
                if (way.leadsAnywhere(table, unit.room())) {
                    ways.add(way);
                }
            }
        }
        return ways;
    }

    private static Threat creature(Table table, Beast beast) {
        Approach approach = Approach.ofHunter(
                table,
                Walker.CREATURE,
                beast.room(),
                table.occupied(),
                table.house().board().zones());
        boolean there = Expansions.prey(table).contains(beast.room());
        int dice = Math.max(0, Attack.creatureDice(table, beast));
        Prowl prowl = there ? Prowl.staying(table, beast) : Prowl.of(table, beast, approach);
        boolean sure =
                dice > 0 && prowl.isSure() && (there || table.notes().mines().isEmpty());
        return new Threat(
                beast.board().name(),
                table.zone(beast.room()),
                there ? 0 : approach.distance(table, beast.room()),
                there ? List.of() : zones(table, approach.next(table, beast.room())),
                sure,
                dice > 0 && prowl.isPossible() && !sure,
                dice,
                CREATURE);
    }

    private static List<Zone> zones(Table table, ZoneSet rooms) {
        List<Zone> zones = new ArrayList<>();
        rooms.forEachIndex(room -> zones.add(table.zone(room)));
        return zones;
    }

    private static List<FireWay> fire(Table table) {
        return table.blaze()
                .front()
                .map(front -> Stream.of(Side.values())
                        .map(side -> new FireWay(
                                side,
                                table.house()
                                        .beside(front, side)
                                        .map(tile -> table.zone(table.house().hall(tile))),
                                FIRE))
                        .toList())
                .orElse(List.of());
    }
}

package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import redoubt.board.Side;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.darkest.print.AreaColour;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Survivor;
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
     * An enemy in a room: the moves it needs to its nearest prey, the rooms its way may begin with, whether it gets there now, and with
     * how many dice; 0 if unknown.
     */
    public record Threat(String enemy, Zone from, int moves, List<Zone> steps, boolean attacks, int dice, RuleId rule) {
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
        ZoneSet all = ZoneSet.EMPTY;
        for (int member : members) {
            Survivor survivor = table.survivor(member);
            all = survivor.isPlaying()
                    ? all.or(table.house().around(table.house().tile(survivor.room())))
                    : all;
        }
        return new Forecast(threats(table, all), fire(table), Optional.empty());
    }

    /** In the Showdown, where the whole house reacts to everybody (DD-FIN-33). */
    public static Forecast ofShift(Table table, Optional<Raid> nemesis) {
        return new Forecast(threats(table, table.house().board().zones()), fire(table), nemesis);
    }

    private static List<Threat> threats(Table table, ZoneSet all) {
        List<Threat> threats = new ArrayList<>();
        for (Units.Unit unit : Units.in(table, all)) {
            threat(table, unit, all).ifPresent(threats::add);
        }
        table.menace().creature().ifPresent(beast -> threats.add(creature(table, beast)));
        return threats;
    }

    private static Optional<Threat> threat(Table table, Units.Unit unit, ZoneSet area) {
        boolean token = unit.walker().kind() == Walker.Kind.TOKEN;
        int dice = token ? 0 : Math.min(MOST, ready(table, unit.room()));
        String name = token ? "token" : "horde";
        if (Expansions.prey(table).contains(unit.room())) {
            return Optional.of(new Threat(name, table.zone(unit.room()), 0, List.of(), dice > 0, dice, STANDS));
        }
        Approach approach = Approach.ofHunter(
                table, unit.walker(), unit.room(), table.occupied().and(area), area);
        int moves = approach.distance(table, unit.room());
        return moves < 0
                ? Optional.empty()
                : Optional.of(new Threat(
                        name,
                        table.zone(unit.room()),
                        moves,
                        steps(table, approach, unit.room()),
                        moves <= Units.movement(table, unit.walker(), unit.room()),
                        dice,
                        MOVES));
    }

    /** Those who will attack, with those who stand up first. */
    private static int ready(Table table, int room) {
        return table.menace().zombies(room, ZombieState.READY) + table.menace().zombies(room, ZombieState.LAID);
    }

    private static Threat creature(Table table, Beast beast) {
        Approach approach = new Approach(
                Walker.CREATURE, table.occupied(), table.house().board().zones());
        int moves = approach.distance(table, beast.room());
        int movement = beast.board().movement().orElse(0) - beast.destroyed(AreaColour.BLUE);
        return new Threat(
                beast.board().name(),
                table.zone(beast.room()),
                moves,
                steps(table, approach, beast.room()),
                moves == 0 || moves > 0 && moves <= movement,
                Attack.creatureDice(table, beast),
                CREATURE);
    }

    private static List<Zone> steps(Table table, Approach approach, int room) {
        List<Zone> steps = new ArrayList<>();
        approach.next(table, room).forEachIndex(step -> steps.add(table.zone(step)));
        return steps;
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

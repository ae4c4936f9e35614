package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.RuleId;

/**
 * What enemies would do if a group stopped now, as far as it can be told before dice are rolled and players choose between equal
 * ways: who attacks where it stands, and who can come how far.
 */
public record Forecast(List<Threat> threats) {
    private static final RuleId STANDS = rule("DD-REACT-06");
    private static final RuleId MOVES = rule("DD-ZMOVE-01");
    private static final RuleId CREATURE = rule("DD-CMOVE-01");
    private static final int MOST = 6;

    /** An enemy in a room: the moves it needs to its nearest prey, whether it gets there now, and with how many dice; 0 if unknown. */
    public record Threat(String enemy, Zone from, int moves, boolean attacks, int dice, RuleId rule) {}

    public Forecast {
        threats = List.copyOf(threats);
    }

    public static Forecast of(Table table, List<Integer> members) {
        List<Threat> threats = new ArrayList<>();
        ZoneSet all = ZoneSet.EMPTY;
        for (int member : members) {
            Survivor survivor = table.survivor(member);
            all = survivor.isPlaying()
                    ? all.or(table.house().around(table.house().tile(survivor.room())))
                    : all;
        }
        for (Units.Unit unit : Units.in(table, all)) {
            threat(table, unit, all).ifPresent(threats::add);
        }
        table.menace().creature().ifPresent(beast -> threats.add(creature(table, beast)));
        return new Forecast(threats);
    }

    private static Optional<Threat> threat(Table table, Units.Unit unit, ZoneSet area) {
        boolean token = unit.walker().kind() == Walker.Kind.TOKEN;
        int dice = token ? 0 : Math.min(MOST, ready(table, unit.room()));
        String name = token ? "token" : "horde";
        if (Expansions.prey(table).contains(unit.room())) {
            return Optional.of(new Threat(name, table.zone(unit.room()), 0, dice > 0, dice, STANDS));
        }
        int moves = Approach.ofHunter(
                        table, unit.walker(), unit.room(), table.occupied().and(area), area)
                .distance(table, unit.room());
        return moves < 0
                ? Optional.empty()
                : Optional.of(new Threat(
                        name,
                        table.zone(unit.room()),
                        moves,
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
        int movement = beast.board().movement().orElse(0);
        return new Threat(
                beast.board().name(),
                table.zone(beast.room()),
                moves,
                moves >= 0 && moves <= movement,
                Attack.creatureDice(table, beast),
                CREATURE);
    }
}

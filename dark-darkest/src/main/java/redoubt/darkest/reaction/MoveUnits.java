package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/**
 * The hordes and Spawn tokens of an area that have not acted and can get closer to survivors in it move, in the players' order
 * (DD-ZMOVE-01 to DD-ZMOVE-06).
 */
public record MoveUnits(ZoneSet area) implements Question<Table, MoveUnits.Next> {
    private static final RuleId RULE = rule("DD-ZMOVE-01");

    /** This unit: the horde of a room, or a Spawn token by its number; none when nobody can move. */
    public record Next(Zone room, int token) implements Option {
        private static final int NONE = -1;

        static Next nobody(Table table) {
            return new Next(table.zone(table.house().entrance()), NONE);
        }

        boolean isAny() {
            return token != NONE;
        }

        Walker walker() {
            return token == 0 ? Walker.HORDE : Walker.token(token);
        }

        @Override
        public String key() {
            return token == NONE ? "nobody" : (token == 0 ? "horde " : "token " + token + " ") + room.name();
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", room.name()), new Mark("token", Integer.toString(token)));
        }
    }

    static List<Units.Unit> movers(Table table, ZoneSet area) {
        ZoneSet prey = table.occupied().and(area);
        List<Units.Unit> movers = new ArrayList<>();
        for (Units.Unit unit : Units.in(table, area)) {
            if (!Units.stays(table, unit)
                    && Approach.ofHunter(table, unit.walker(), unit.room(), prey, area)
                            .leadsAnywhere(table, unit.room())) {
                movers.add(unit);
            }
        }
        return movers;
    }

    @Override
    public Decision<Next> decision(Table table) {
        List<Next> units = new ArrayList<>();
        for (Units.Unit unit : movers(table, area)) {
            units.add(new Next(table.zone(unit.room()), unit.walker().token()));
        }
        if (units.isEmpty()) {
            units.add(Next.nobody(table));
        }
        return new Decision<>(RULE, table.everyone(), units);
    }

    @Override
    public void answer(Next chosen, Play<Table> play) {
        if (chosen.isAny()) {
            Table table = play.table();
            int room = chosen.room().index();
            Approach approach = Approach.ofHunter(
                    table, chosen.walker(), room, table.occupied().and(area), area);
            play.then(new Walk(approach, room, room, Units.movement(table, chosen.walker(), room), RULE), this);
        }
    }
}

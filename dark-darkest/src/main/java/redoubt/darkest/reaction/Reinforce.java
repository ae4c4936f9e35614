package redoubt.darkest.reaction;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.darkest.arrival.RevealTokens;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Menace;
import redoubt.darkest.table.SpawnToken;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/**
 * A horde or Spawn token exactly two tiles away comes, if its movement brings it into the room of the fight; it does not attack this
 * Round (DD-CDIE-09 to DD-CDIE-11, DD-CDIE-15, DD-GAP-54).
 */
public record Reinforce(int room, RuleId rule) implements Question<Table, Reinforce.Come>, Subject {
    /** This unit comes; none, if none can. */
    public record Come(Zone from, int token) implements Option {
        private static final int NONE = -1;
        private static final int HORDE = 0;

        @Override
        public String key() {
            return switch (token) {
                case NONE -> "nobody";
                case HORDE -> "horde " + from.name();
                default -> "token " + token + " " + from.name();
            };
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", from.name()), new Mark("token", Integer.toString(token)));
        }
    }

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(room));
    }

    @Override
    public Decision<Come> decision(Table table) {
        List<Come> units = new ArrayList<>();
        for (Units.Unit unit : Units.in(table, table.house().board().zones())) {
            if (comes(table, unit)) {
                units.add(new Come(table.zone(unit.room()), unit.walker().token()));
            }
        }
        if (units.isEmpty()) {
            units.add(new Come(table.zone(room), Come.NONE));
        }
        return new Decision<>(rule, table.everyone(), units);
    }

    private boolean comes(Table table, Units.Unit unit) {
        int tiles =
                table.house().distance(table.house().tile(room), table.house().tile(unit.room()));
        ZoneSet allowed = table.house().board().zones().minus(table.occupied()).with(room);
        int distance = new Approach(unit.walker(), ZoneSet.of(room), allowed).distance(table, unit.room());
        return tiles == 2
                && distance > 0
                && distance <= Units.movement(table, unit.walker(), unit.room())
                && !table.isAnybodyIn(unit.room());
    }

    @Override
    public void answer(Come chosen, Play<Table> play) {
        Table table = play.table();
        int from = chosen.from().index();
        if (chosen.token() == Come.HORDE) {
            Menace menace = table.menace();
            int ready = menace.zombies(from, ZombieState.READY);
            int fresh = menace.zombies(from, ZombieState.FRESH);
            play.log(new DarkestEvent.HordeMoved(rule, chosen.from(), table.zone(room), ready + fresh));
            Table moved = table.with(menace.plus(from, ZombieState.READY, -ready)
                    .plus(from, ZombieState.FRESH, -fresh)
                    .plus(room, ZombieState.FRESH, ready + fresh));
            play.table(Expansions.hordeMoved(moved, from, room, ready + fresh));
        } else if (chosen.token() > 0) {
            SpawnToken token = table.menace().token(chosen.token()).orElseThrow();
            play.log(new DarkestEvent.TokenMoved(rule, chosen.from(), table.zone(room)));
            RevealTokens.reveal(play, new SpawnToken(token.number(), room, token.value()), ZombieState.FRESH, rule);
        }
    }
}

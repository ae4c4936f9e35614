package redoubt.darkest.reaction;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** One full attack on every room with survivors in line of sight within two rooms, in the players' order (DD-GAP-62). */
public record AttackFromAfar(List<Integer> attacked) implements Question<Table, AttackFromAfar.On> {
    private static final RuleId RULE = rule("DD-BEAST-06");
    private static final int REACH = 2;

    public AttackFromAfar {
        attacked = List.copyOf(attacked);
    }

    /** On this room; none, when all have been attacked. */
    public record On(Zone room, boolean isAny) implements Option {
        @Override
        public String key() {
            return isAny ? "attack " + room.name() : "nowhere";
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("zone", room.name()));
        }
    }

    @Override
    public Decision<On> decision(Table table) {
        List<On> rooms = new ArrayList<>();
        for (Beast beast : table.menace().creature().stream().toList()) {
            table.occupied().forEachIndex(room -> {
                if (isTarget(table, beast.room(), room) && !attacked.contains(room)) {
                    rooms.add(new On(table.zone(room), true));
                }
            });
        }
        if (rooms.isEmpty()) {
            rooms.add(new On(table.zone(table.house().entrance()), false));
        }
        return new Decision<>(RULE, table.everyone(), rooms);
    }

    @Override
    public void answer(On chosen, Play<Table> play) {
        if (chosen.isAny()) {
            int from = play.table().menace().creature().orElseThrow().room();
            List<Integer> longer = new ArrayList<>(attacked);
            longer.add(chosen.room().index());
            play.then(new Attack(chosen.room().index(), Attack.By.CREATURE, from), new AttackFromAfar(longer));
        }
    }

    private static boolean isTarget(Table table, int from, int room) {
        int range = table.range(from, room);
        return range >= 0 && range <= REACH;
    }

    /** Whether survivors are in reach of whoever shoots from a room. */
    static boolean hasTarget(Table table, int from) {
        ZoneSet rooms = table.occupied();
        for (int room = rooms.first(); room != ZoneSet.NONE; room = rooms.nextAfter(room)) {
            if (isTarget(table, from, room)) {
                return true;
            }
        }
        return false;
    }
}

package redoubt.horde.zombies;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Figures;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Pursuit;
import redoubt.horde.rulings.ZombieRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/**
 * Every group that moves chooses its destination and its way, all on the board as it is now; {@code moving} are the acting zombies
 * that move with this action.
 */
public record PlanMoves(Activation activation, Figures acting, Figures moving, int action) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        List<Step<Table>> others = new ArrayList<>();
        Figures present = Ranks.present(moving, table.zombies());
        Figures walking = OtherUses.without(table, present, ZombieRuling::insteadOfMoving, others);
        Pursuit pursuit = activation.pursuit(table);
        List<March> marches = new ArrayList<>();
        List<Dilemma> open = new ArrayList<>();
        ZoneSet where = walking.where();
        for (int zone = where.first(); zone != ZoneSet.NONE; zone = where.nextAfter(zone)) {
            for (Group group : Group.in(table, pursuit, walking, zone)) {
                Pursuit.Aim aim = aim(table, pursuit, group);
                if (aim.destinations().isEmpty()) {
                    continue;
                }
                // Taunted zombies stay together.
                if (pursuit.isSplitting() && activation.taunter().isEmpty()) {
                    Split.plan(table, pursuit, group, aim, marches, open);
                } else {
                    plan(table, pursuit, group, aim, marches, open);
                }
            }
        }
        play.then(new Plan(activation, acting, action, marches, open, others).next());
    }

    private Pursuit.Aim aim(Table table, Pursuit pursuit, Group group) {
        if (activation.taunter().isPresent()) {
            int zone = table.survivor(activation.taunter().get()).zone().index();
            return new Pursuit.Aim(ZoneSet.of(zone), table.cite(Cite.TAUNT));
        }
        return pursuit.aim(table, group.from().index(), group.kind());
    }

    /** A group that does not split; players are asked only if it makes a difference. */
    private static void plan(
            Table table, Pursuit pursuit, Group group, Pursuit.Aim aim, List<March> marches, List<Dilemma> open) {
        ZoneSet destinations = aim.destinations();
        if (destinations.size() > 1 && isAllTheSame(table, pursuit, group, destinations)) {
            destinations = ZoneSet.of(destinations.first());
        }
        Optional<March> march =
                destinations.size() > 1 ? Optional.empty() : march(table, pursuit, group, aim, destinations.first());
        if (march.isPresent()) {
            marches.add(march.get());
        } else {
            open.add(new Dilemma.Undecided(group, destinations, aim.rule()));
        }
    }

    private static boolean isAllTheSame(Table table, Pursuit pursuit, Group group, ZoneSet destinations) {
        int from = group.from().index();
        int first = destinations.first();
        ZoneSet ways = pursuit.firstSteps(table, from, group.kind(), first);
        for (int zone = destinations.nextAfter(first); zone != ZoneSet.NONE; zone = destinations.nextAfter(zone)) {
            if (!pursuit.firstSteps(table, from, group.kind(), zone).equals(ways)) {
                return false;
            }
        }
        return true;
    }

    /** The march to a destination if only one is possible. */
    static Optional<March> march(Table table, Pursuit pursuit, Group group, Pursuit.Aim aim, int destination) {
        int from = group.from().index();
        ZoneSet ways = pursuit.firstSteps(table, from, group.kind(), destination);
        if (ways.size() == 1) {
            return Optional.of(march(table, pursuit, group, aim, destination, ways.first()));
        }
        for (int way = ways.first(); way != ZoneSet.NONE; way = ways.nextAfter(way)) {
            if (pursuit.canStep(table, from, group.kind(), way)) {
                return Optional.empty();
            }
        }
        return Optional.of(march(table, pursuit, group, aim, destination, from));
    }

    /** The march along this way, or staying put if the way is blocked. */
    static March march(Table table, Pursuit pursuit, Group group, Pursuit.Aim aim, int destination, int way) {
        int from = group.from().index();
        boolean isStaying = way == from || !pursuit.canStep(table, from, group.kind(), way);
        return new March(
                group.from(),
                group.troops(),
                aim.rule(),
                table.zone(destination),
                isStaying ? group.from() : table.zone(way));
    }
}

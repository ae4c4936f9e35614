package redoubt.livingdead.ghouls;

import java.util.List;
import java.util.Optional;
import redoubt.board.Edges;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Edition;
import redoubt.horde.edition.Pursuit;
import redoubt.horde.openings.Openings;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.rulings.ZombieRuling;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/**
 * A kind of ghoul that, having nobody to attack, opens instead of moving: everything closed around its zone, or only what stops it on
 * its way if the group reads it so (NL-GAP-03).
 */
public record Breakers(int breaker, Openings openings) implements ZombieRuling {
    @Override
    public Optional<Step<Table>> insteadOfAttacking(Table table, Zone zone, int kind) {
        if (kind != breaker) {
            return Optional.empty();
        }
        List<Integer> shut = openings.shutAround(table.terrain(), zone.index());
        if (!shut.isEmpty() && OtherReading.isAgreed(table, GhoulRules.WHAT_BREAKERS_OPEN)) {
            shut = inTheWay(table, zone.index(), shut);
        }
        return shut.isEmpty() ? Optional.empty() : Optional.of(new BreakOpen(openings, shut));
    }

    private List<Integer> inTheWay(Table table, int zone, List<Integer> shut) {
        Pursuit pursuit = Edition.of(table).workings().pursuit();
        ZoneSet destinations = pursuit.aim(table, zone, breaker).destinations();
        ZoneSet steps = ZoneSet.EMPTY;
        for (int to = destinations.first(); to != ZoneSet.NONE; to = destinations.nextAfter(to)) {
            steps = steps.or(pursuit.firstSteps(table, zone, breaker, to));
        }
        ZoneSet next = steps;
        Edges edges = table.terrain().board().edges();
        return shut.stream()
                .filter(edge -> next.contains(edges.across(edge, zone)))
                .filter(edge -> !pursuit.canStep(table, zone, breaker, edges.across(edge, zone)))
                .toList();
    }
}

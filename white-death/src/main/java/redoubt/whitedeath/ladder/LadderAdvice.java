package redoubt.whitedeath.ladder;

import java.util.List;
import redoubt.board.Edges;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.Advice;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.whitedeath.ground.Ground;

/** What a rope ladder is for where guards must leave: it goes to those who have no other way down. */
public record LadderAdvice(TokenKind exit, Ground ground) implements Advice {
    private static final double FETCH = 8;

    @Override
    public void errands(Table table, List<Errand> errands) {
        int exits = table.tokens().first(exit.index());
        if (exits == ZoneSet.NONE) {
            return;
        }
        ZoneSet stranded = stranded(table, exits);
        Edges edges = table.terrain().board().edges();
        for (Survivor survivor : table.survivors()) {
            if (!survivor.isOnBoard() || !survivor.carried().contains(LadderActions.CARRIED)) {
                continue;
            }
            for (int zone = stranded.first(); zone != ZoneSet.NONE; zone = stranded.nextAfter(zone)) {
                for (int place = 0; place < edges.degree(zone); place++) {
                    int edge = edges.edge(zone, place);
                    if (table.terrain().edgeKind(edge) == ground.climb()) {
                        errands.add(Errand.of(survivor, edges.across(edge, zone), FETCH));
                    }
                }
            }
        }
    }

    /** The zones with guards from where nobody gets to the exit. */
    private static ZoneSet stranded(Table table, int exits) {
        ZoneSet stranded = ZoneSet.EMPTY;
        ZoneSet guarded = table.allies().where();
        for (int zone = guarded.first(); zone != ZoneSet.NONE; zone = guarded.nextAfter(zone)) {
            stranded = table.survivorPaths().distance(zone, exits) < 0 ? stranded.with(zone) : stranded;
        }
        return stranded;
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        if (!(option instanceof LadderActions.Place || option instanceof LadderActions.TakeDown)) {
            return 0;
        }
        int exits = outlook.table().tokens().first(exit.index());
        ZoneSet stranded = exits == ZoneSet.NONE ? ZoneSet.EMPTY : stranded(outlook.table(), exits);
        return switch (option) {
            case LadderActions.Place place -> stranded.contains(place.to().index()) ? 12 : -3;
            case LadderActions.TakeDown down ->
                stranded.isEmpty() || outlook.table().allies().isAny(down.to().index()) ? -3 : 5;
            default -> 0;
        };
    }
}

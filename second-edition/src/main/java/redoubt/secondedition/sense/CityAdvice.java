package redoubt.secondedition.sense;

import java.util.List;
import redoubt.board.Edges;
import redoubt.horde.edition.Edition;
import redoubt.horde.openings.Leaf;
import redoubt.horde.openings.OpeningActions;
import redoubt.horde.round.ChooseSurvivor;
import redoubt.horde.rulings.Advice;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.secondedition.crates.Crates;
import redoubt.secondedition.things.Things;
import redoubt.secondedition.washington.Fallen;
import redoubt.secondedition.washington.KnockOut;
import redoubt.secondedition.washington.LightOption;

/** What pays in the streets whatever the mission: friends on the ground, crates, and no light without need. */
public record CityAdvice() implements Advice {
    private static final double FRIEND = 8;
    private static final double TO_FRIEND = 5;
    private static final double CRATE = 3;
    private static final double THING = 5;
    private static final double LIGHT = -1;
    private static final double OPENER = 3;

    @Override
    public void errands(Table table, List<Errand> errands) {
        for (Fallen.One one : Fallen.of(table).all()) {
            if (one.isLying()) {
                errands.add(new Errand(one.zone().index(), TO_FRIEND, 1));
            }
        }
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case KnockOut.PickUp _ -> FRIEND;
            case Crates.Open _ -> CRATE;
            case Things.PickUp _ -> THING;
            case LightOption _ -> LIGHT;
            case ChooseSurvivor.Activate next -> opens(outlook.table(), next) ? OPENER : 0;
            default -> 0;
        };
    }

    /** Whoever stands at a shut door with a tool goes first, so that the others can deal with what comes out. */
    private static boolean opens(Table table, ChooseSurvivor.Activate next) {
        Survivor survivor = table.survivor(next.survivor());
        int zone = survivor.zone().index();
        if (table.zombies().isAny(zone) || table.isBuilding(zone) || !Tools.has(survivor)) {
            return false;
        }
        Edges edges = table.terrain().board().edges();
        for (int place = 0; place < edges.degree(zone); place++) {
            int edge = edges.edge(zone, place);
            int other = edges.across(edge, zone);
            if (table.isBuilding(other)
                    && !table.survivorPaths().neighbours(zone).contains(other)
                    && isDoor(table, edge)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isDoor(Table table, int edge) {
        int kind = table.terrain().edgeKind(edge);
        for (OpeningActions actions : Edition.of(table).workings().rulings(OpeningActions.class)) {
            for (Leaf leaf : actions.openings().leaves()) {
                if (leaf.shut() == kind) {
                    return true;
                }
            }
        }
        return false;
    }
}

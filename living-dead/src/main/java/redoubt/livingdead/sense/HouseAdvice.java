package redoubt.livingdead.sense;

import redoubt.board.ZoneSet;
import redoubt.horde.combat.AssignHits;
import redoubt.horde.openings.TurnOption;
import redoubt.horde.rulings.Advice;
import redoubt.horde.sense.Arms;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.livingdead.barricades.PlanksForBarricades;
import redoubt.livingdead.combining.CombineCards;
import redoubt.livingdead.combining.CombineDrawn;
import redoubt.livingdead.edition.Combination;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.faces.Trust;

/** What everybody knows about a besieged house: keep doors shut, make better weapons of what is found, and be rid of relatives. */
public record HouseAdvice() implements Advice {
    private static final int NEAR = 2;

    @Override
    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case TurnOption turn -> turn(outlook, turn);
            case PlanksForBarricades.CloseWithPlanks _ -> 2.5;
            case AssignHits.Hit hit -> hit.kind().name().equals(LivingDead.RELATIVE) ? 1.5 : 0;
            case CombineCards.Make make -> making(outlook, make.combination());
            case CombineDrawn.Choice choice ->
                choice.combination().isPresent()
                        ? making(outlook, choice.combination().get())
                        : 0;
            case Trust.Turn trust -> trust.isTurning() ? 1 : 0;
            default -> 0;
        };
    }

    /** A combination is made if it is stronger than each of its parts. */
    private static double making(Outlook outlook, Combination combination) {
        Table table = outlook.table();
        double strength = Arms.strength(table.print().card(combination.card()));
        for (String part : combination.parts()) {
            if (!combination.kept().contains(part)) {
                strength -= 0.9 * Arms.strength(table.print().card(part));
            }
        }
        return strength > 0 ? 1 + 2 * strength : -1;
    }

    /** Doors and barricades to the outside are kept shut; those between rooms are left alone. */
    private static double turn(Outlook outlook, TurnOption turn) {
        Table table = outlook.table();
        int zone = outlook.actor().zone().index();
        int other = turn.to().index();
        boolean isOutside = table.isBuilding(zone) && !table.isBuilding(other);
        if (turn.isOpening()) {
            return isOutside && !isOut(table, outlook.target()) ? -2 : 0;
        }
        if (!isOutside) {
            return -1;
        }
        if (isOut(table, outlook.target()) || isAnyoneOut(table)) {
            return -1;
        }
        return ghoulsNear(table, other) > 0 ? 3 : 1.2;
    }

    private static boolean isOut(Table table, int zone) {
        return zone >= 0 && !table.isBuilding(zone);
    }

    private static boolean isAnyoneOut(Table table) {
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard() && !table.isBuilding(survivor.zone().index())) {
                return true;
            }
        }
        return false;
    }

    private static int ghoulsNear(Table table, int zone) {
        ZoneSet near =
                table.survivorPaths().within(zone, NEAR).and(table.zombies().where());
        int ghouls = 0;
        for (int each = near.first(); each != ZoneSet.NONE; each = near.nextAfter(each)) {
            ghouls += table.isBuilding(each) ? 0 : table.zombies().count(each);
        }
        return ghouls;
    }
}

package redoubt.livingdead.sense;

import java.util.List;
import redoubt.horde.action.ReorganizeAndTrade;
import redoubt.horde.action.Search;
import redoubt.horde.cards.ThrowMolotov;
import redoubt.horde.sense.CardPair;
import redoubt.horde.sense.Rooms;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.livingdead.combining.CombineCards;
import redoubt.livingdead.combining.CombineDrawn;
import redoubt.livingdead.edition.LivingDead;

/** How spawn tokens are gathered: find fluid and a jar, bring them into one hand, make a molotov and throw it where it counts. */
public final class MolotovPlan {
    private static final String FLUID = "Flammable Fluid";
    private static final String JAR = "Preserving Jar";
    private static final String MOLOTOV = "Molotov";
    private static final CardPair PARTS = new CardPair(FLUID, JAR);

    private MolotovPlan() {}

    public static boolean isAnyReady(Table table) {
        for (Survivor survivor : table.survivors()) {
            if (has(survivor, MOLOTOV)) {
                return true;
            }
        }
        return false;
    }

    private static boolean has(Survivor survivor, String card) {
        return survivor.inventory().slotOf(card) >= 0;
    }

    /** What must be found is worth more than most weapons. */
    public static double wants(Equipment card) {
        return switch (card.name()) {
            case MOLOTOV -> 6;
            case FLUID, JAR -> 4;
            case "Flashlight" -> 0.6;
            default -> 0;
        };
    }

    /** Bearers of a molotov go where it is to be thrown; bearers of a part go to whoever has the other. */
    public static void errands(Table table, List<SpawnPoint> targets, List<Errand> errands) {
        for (Survivor survivor : table.survivors()) {
            if (has(survivor, MOLOTOV)) {
                for (SpawnPoint target : targets) {
                    errands.add(Errand.of(survivor, target.zone().index(), 6));
                }
            }
        }
        PARTS.errands(table, errands);
        if (!isAnyReady(table)) {
            Rooms.errands(table, errands);
        }
    }

    public static double opinion(Outlook outlook, List<SpawnPoint> targets, Option option) {
        Table table = outlook.table();
        return switch (option) {
            case ThrowMolotov.Throw thrown -> {
                for (SpawnPoint target : targets) {
                    if (target.zone().equals(thrown.zone())) {
                        yield 30;
                    }
                }
                yield -8;
            }
            case CombineCards.Make make -> make.combination().card().equals(MOLOTOV) ? 12 : 0;
            case CombineDrawn.Choice choice ->
                choice.combination().isPresent()
                                && choice.combination().get().card().equals(MOLOTOV)
                        ? 12
                        : 0;
            case ReorganizeAndTrade.Reorganize _ -> isStowed(outlook.actor()) ? 9 : 0;
            case Search.SearchDeck search ->
                search.deck().equals(LivingDead.HOUSEHOLD_DECK) && !isAnyReady(table) ? 2 : 0;
            default -> PARTS.opinion(outlook, option);
        };
    }

    /** A molotov in the backpack cannot be thrown. */
    private static boolean isStowed(Survivor survivor) {
        int slot = survivor.inventory().slotOf(MOLOTOV);
        return slot >= 0 && survivor.inventory().slots().isBackpack(slot);
    }
}

package redoubt.secondedition.mission.m08;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Paths;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.action.TakeObjective;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.secondedition.mission.rules.Labour;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.ChooseBranch;
import redoubt.secondedition.objective.Finds;
import redoubt.secondedition.sense.Tools;
import redoubt.secondedition.things.Burden;
import redoubt.secondedition.things.Lying;
import redoubt.secondedition.washington.Link;

/**
 * The generator runs (WZ-M08-03). Bots know the house: one of them opens the dumbwaiter, the others fetch the fuel, and all go down the
 * shaft with it, where no zombie can follow. The fuse is not worth the way, since four actions do as well.
 */
public record StartGenerator(Zone shaft, Zone landing) implements Goal {
    private static final String POWER = "power";
    private static final String DUMBWAITER = "dumbwaiter";
    private static final String FUEL = "fuel";
    private static final String WORKSHOP = "WZ-M08C-03";
    private static final String SHAFT = "WZ-M08C-05";
    private static final String GENERATOR = "WZ-M08C-08";
    private static final String HOT_WIRES = "WZ-M08N-04";
    // The eastern way to the workshop passes one spawn zone, the other way two; who covers the workshop stands before
    // its spawn zone.
    private static final String EAST = "15V";
    private static final String SERVICE_WING = "13V";
    private static final String GATHERING = "15V.b";
    private static final String COVER = "13V.e";
    private static final int REPAIR = 4;
    private static final int PARTS = 6;
    private static final double MATTERS = 6;
    private static final double BEARS = 10;

    @Override
    public void aims(Table table, Checklist list) {
        list.win("Found", isMet(table), ZoneSet.EMPTY, MarkKind.KEYWORD.mark(POWER));
    }

    @Override
    public boolean isMet(Table table) {
        return Finds.of(table).has(POWER);
    }

    /** The dumbwaiter, the fuel, its way down, the card of the generator, and the repair. */
    @Override
    public double progress(Table table) {
        if (isMet(table)) {
            return 1;
        }
        CardsLaid cards = CardsLaid.of(table);
        double done = Finds.of(table).has(DUMBWAITER) ? 1 : 0;
        done += cards.laid(WORKSHOP).isTaken() ? 1 : 0;
        done += bearer(table)
                        .filter(each -> isBelow(table, each.zone().index()))
                        .isPresent()
                ? 1
                : 0;
        done += cards.laid(GENERATOR).isTaken() ? 2 : 0;
        done += (double) Labour.of(table).steps(HOT_WIRES) / REPAIR;
        return done / (PARTS + 1);
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        if (isMet(table)) {
            return;
        }
        List<Survivor> fetching = CardsLaid.of(table).laid(WORKSHOP).isThere() ? fetching(table) : List.of();
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard()) {
                errands.add(errand(table, survivor, fetching));
            }
        }
        for (Lying.Thing thing : Lying.of(table).all()) {
            if (thing.name().equals(FUEL)) {
                errands.add(new Errand(thing.zone().index(), BEARS, 2));
            }
        }
    }

    private Errand errand(Table table, Survivor survivor, List<Survivor> fetching) {
        CardsLaid cards = CardsLaid.of(table);
        if (isBelow(table, survivor.zone().index())) {
            return Errand.of(survivor, place(cards, GENERATOR), MATTERS);
        }
        if (!fetching.contains(survivor)) {
            return Errand.of(survivor, shaft.index(), Burden.count(survivor, FUEL) > 0 ? BEARS : MATTERS);
        }
        if (!survivor.zone().name().startsWith(EAST) && !survivor.zone().name().startsWith(SERVICE_WING)) {
            return Errand.of(survivor, table.zone(GATHERING).index(), BEARS);
        }
        boolean isFirst = fetching.getFirst().equals(survivor);
        return Errand.of(
                survivor, isFirst ? place(cards, WORKSHOP) : table.zone(COVER).index(), BEARS);
    }

    /** Who fetches the fuel: whoever can open its door first, and the others but for one with a tool, who opens the shaft. */
    private List<Survivor> fetching(Table table) {
        List<Survivor> above = new ArrayList<>();
        List<Survivor> tools = new ArrayList<>();
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard() && !isBelow(table, survivor.zone().index())) {
                (Tools.has(survivor) ? tools : above).add(survivor);
            }
        }
        boolean isShaftOpen = Finds.of(table).has(DUMBWAITER);
        if (tools.isEmpty() || tools.size() == 1 && !isShaftOpen) {
            return List.of();
        }
        List<Survivor> party = new ArrayList<>(List.of(tools.getFirst()));
        party.addAll(above);
        return party;
    }

    private Optional<Survivor> bearer(Table table) {
        return table.survivors().stream()
                .filter(each -> each.isOnBoard() && Burden.count(each, FUEL) > 0)
                .findFirst();
    }

    /** Whether a zone is in the basement, which no ordinary way leads to. */
    private boolean isBelow(Table table, int zone) {
        return zone == landing.index() || table.survivorPaths().distance(zone, landing.index()) != Paths.UNREACHABLE;
    }

    private static int place(CardsLaid cards, String card) {
        return cards.laid(card).zone().orElseThrow().index();
    }

    /** Only the cards of the plan are taken, the generator's not before there is fuel; and nobody comes back up. */
    @Override
    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case TakeObjective.Take take -> take(outlook.table(), take.zone());
            case ChooseBranch.Branch branch
            when branch.card().equals(SHAFT) -> branch.branch().equals("a") ? 1 : 0;
            case Link.GoThrough through -> through(outlook, through.to());
            default -> 0;
        };
    }

    private double through(Outlook outlook, Zone to) {
        if (to.index() != landing.index()) {
            return -10;
        }
        return CardsLaid.of(outlook.table()).laid(WORKSHOP).isThere() ? -3 : 6;
    }

    private double take(Table table, Zone zone) {
        CardsLaid cards = CardsLaid.of(table);
        if (zone.index() == place(cards, GENERATOR)) {
            return isFuelIn(table, zone) ? 5 : -10;
        }
        return zone.index() == place(cards, WORKSHOP) || zone.index() == place(cards, SHAFT) ? 3 : -7;
    }

    private static boolean isFuelIn(Table table, Zone zone) {
        for (Survivor survivor : table.survivorsIn(zone.index())) {
            if (Burden.count(survivor, FUEL) > 0) {
                return true;
            }
        }
        return Lying.of(table).isIn(zone, FUEL);
    }
}

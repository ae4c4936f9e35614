package redoubt.secondedition.mission.evacuees;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.action.TakeObjective;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.LeaveOrStay;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.kernel.RuleId;
import redoubt.secondedition.objective.Achievements;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.sense.Tools;
import redoubt.secondedition.things.Burden;
import redoubt.secondedition.things.Lying;

/**
 * Enough evacuees are off the board: four, or three for a team that has left no one behind before. Once the card that shows them is
 * read, the game is lost when too few are left, or when nobody is left to bring them (WZ-M09R-01).
 */
public record SaveEvacuees(String card, Zone exit) implements Goal {
    private static final RuleId RULE = new RuleId("WZ-M09R-01");
    private static final String NO_ONE_LEFT_BEHIND = "no-one-left-behind";

    private static final String GATE = "WZ-M09C-03";
    private static final double MATTERS = 6;

    private static int needed(Table table) {
        return Achievements.of(table).isAnyones(table, NO_ONE_LEFT_BEHIND) ? 3 : 4;
    }

    @Override
    public void aims(Table table, Checklist list) {
        int needed = needed(table);
        list.win("SaveEvacuees", Math.min(needed, Evacuation.of(table).safe()), needed);
    }

    @Override
    public boolean isMet(Table table) {
        return Evacuation.of(table).safe() >= needed(table);
    }

    @Override
    public boolean isOutOfReach(Table table) {
        if (isMet(table) || !CardsLaid.of(table).laid(card).isTaken()) {
            return false;
        }
        boolean isAnyoneThere = table.survivors().stream().anyMatch(Survivor::isOnBoard);
        return !isAnyoneThere || Evacuation.of(table).safe() + Evacuation.onBoard(table) < needed(table);
    }

    @Override
    public Optional<RuleId> reason() {
        return Optional.of(RULE);
    }

    @Override
    public double progress(Table table) {
        return Math.min(1, (double) Evacuation.of(table).safe() / needed(table));
    }

    /** One with a tool sees to the gate; the others fetch the evacuees, and lead them to the exit. */
    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        CardsLaid cards = CardsLaid.of(table);
        Optional<Survivor> keeper = cards.laid(GATE).isThere() ? keeper(table) : Optional.empty();
        int waiting = Lying.of(table).count(Evacuees.THING);
        for (Survivor survivor : table.survivors()) {
            if (!survivor.isOnBoard()) {
                continue;
            }
            boolean isBurdened = !Burden.hasRoom(table, survivor, Evacuees.THING);
            if (keeper.filter(survivor::equals).isPresent()) {
                errands.add(Errand.of(survivor, place(cards, GATE), MATTERS));
            } else if (!cards.laid(card).isTaken()) {
                errands.add(Errand.of(survivor, place(cards, card), MATTERS));
            } else if (isBurdened || isMet(table) || waiting == 0) {
                errands.add(Errand.of(survivor, exit.index(), MATTERS));
            } else {
                fetch(table, survivor, errands);
            }
        }
    }

    private static void fetch(Table table, Survivor survivor, List<Errand> errands) {
        for (Lying.Thing thing : Lying.of(table).all()) {
            if (thing.name().equals(Evacuees.THING)) {
                errands.add(Errand.of(survivor, thing.zone().index(), MATTERS));
            }
        }
    }

    /** Who opens the gate: the last of those with a tool, or of all if there is none. */
    private static Optional<Survivor> keeper(Table table) {
        Survivor keeper = null;
        for (Survivor survivor : table.survivors()) {
            boolean isFit = survivor.isOnBoard()
                    && (keeper == null || Tools.has(survivor) || !Tools.has(keeper))
                    && Burden.count(survivor, Evacuees.THING) == 0;
            keeper = isFit ? survivor : keeper;
        }
        return Optional.ofNullable(keeper);
    }

    private static int place(CardsLaid cards, String id) {
        return cards.laid(id).zone().orElseThrow().index();
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case TakeObjective.Take take -> take(outlook.table(), take.zone().index());
            case LeaveOrStay.Way way
            when way == LeaveOrStay.Way.LEAVE ->
                isMet(outlook.table()) || Burden.count(outlook.actor(), Evacuees.THING) > 0 ? 0 : -2;
            default -> 0;
        };
    }

    private double take(Table table, int zone) {
        CardsLaid cards = CardsLaid.of(table);
        return zone == place(cards, card) || zone == place(cards, GATE) ? 3 : -7;
    }
}

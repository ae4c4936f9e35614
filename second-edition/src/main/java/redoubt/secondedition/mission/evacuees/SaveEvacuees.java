package redoubt.secondedition.mission.evacuees;

import java.util.List;
import java.util.Optional;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.kernel.RuleId;
import redoubt.secondedition.objective.Achievements;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.CardsToTake;
import redoubt.secondedition.sense.Exits;
import redoubt.secondedition.things.Lying;

/**
 * Enough evacuees are off the board: four, or three for a team that has left no one behind before. Once the card that shows them is
 * read, the game is lost when too few are left, or when nobody is left to bring them (WZ-M09R-01).
 */
public record SaveEvacuees(String card) implements Goal {
    private static final RuleId RULE = new RuleId("WZ-M09R-01");
    private static final String NO_ONE_LEFT_BEHIND = "no-one-left-behind";

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

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        if (!isMet(table)) {
            CardsToTake.errands(table, errands);
            for (Lying.Thing thing : Lying.of(table).all()) {
                errands.add(new Errand(thing.zone().index(), 2, 1));
            }
            for (Survivor survivor : table.survivors()) {
                if (survivor.isOnBoard() && !survivor.carried().isEmpty()) {
                    Exits.errands(table, errands);
                }
            }
        }
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return CardsToTake.opinion(outlook, option);
    }
}

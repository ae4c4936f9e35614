package redoubt.secondedition.mission.m06;

import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.kernel.RuleId;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.CardsToTake;
import redoubt.secondedition.objective.Finds;

/** The entrance of the bunker is found; with too few cards left that can still give a clue, it never will be (WZ-M06R-01). */
public record FindBunker() implements Goal {
    private static final String BUNKER = "bunker";
    private static final String CLUE = "clue";
    private static final int ENOUGH = 3;
    private static final RuleId TOO_FEW_CLUES = new RuleId("WZ-M06R-01");
    private static final List<String> CLUES =
            List.of("WZ-M06C-01", "WZ-M06C-02", "WZ-M06C-03", "WZ-M06C-04", "WZ-M06C-05");

    @Override
    public void aims(Table table, Checklist list) {
        int clues = Math.min(ENOUGH, Finds.of(table).count(CLUE));
        list.win("FindBunker", isMet(table), ZoneSet.EMPTY);
        list.part("CluesFound", isMet(table) ? ENOUGH : clues, ENOUGH, ZoneSet.EMPTY);
    }

    @Override
    public boolean isMet(Table table) {
        return Finds.of(table).has(BUNKER);
    }

    @Override
    public boolean isOutOfReach(Table table) {
        int possible = Finds.of(table).count(CLUE);
        for (CardsLaid.Laid card : CardsLaid.of(table).all()) {
            boolean isOpen = card.isThere() || card.fate() == CardsLaid.Fate.IN_HAND;
            possible += isOpen && CLUES.contains(card.id()) ? 1 : 0;
        }
        return possible < ENOUGH;
    }

    @Override
    public Optional<RuleId> reason() {
        return Optional.of(TOO_FEW_CLUES);
    }

    @Override
    public double progress(Table table) {
        double clues = Math.min(ENOUGH, Finds.of(table).count(CLUE));
        return isMet(table) ? 1 : clues / (ENOUGH + 1);
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        CardsToTake.errands(table, errands);
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return CardsToTake.opinion(outlook, option);
    }
}

package redoubt.secondedition.mission.m10;

import redoubt.board.ZoneSet;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.terms.Checklist;
import redoubt.secondedition.objective.GoalByCards;

/** Some way out is open (WZ-M10R-01). */
public record OpenAnyExit(TokenKind exit) implements GoalByCards {
    @Override
    public void aims(Table table, Checklist list) {
        list.win("OpenAnyExit", isMet(table), ZoneSet.EMPTY);
    }

    @Override
    public boolean isMet(Table table) {
        return !table.tokens().where(exit.index()).isEmpty();
    }
}

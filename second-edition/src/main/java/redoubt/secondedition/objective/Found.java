package redoubt.secondedition.objective;

import redoubt.board.ZoneSet;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;

/** The team has found this keyword. */
public record Found(String keyword) implements GoalByCards {
    @Override
    public void aims(Table table, Checklist list) {
        list.win("Found", isMet(table), ZoneSet.EMPTY, MarkKind.KEYWORD.mark(keyword));
    }

    @Override
    public boolean isMet(Table table) {
        return Finds.of(table).has(keyword);
    }
}

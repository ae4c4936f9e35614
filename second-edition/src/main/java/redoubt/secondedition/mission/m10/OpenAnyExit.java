package redoubt.secondedition.mission.m10;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;

/** Some way out is open (WZ-M10R-01). */
public record OpenAnyExit(TokenKind exit) implements Goal {
    @Override
    public boolean isMet(Table table) {
        return !table.tokens().where(exit.index()).isEmpty();
    }
}

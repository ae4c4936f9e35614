package redoubt.livingdead.mission.rules;

import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A scene that is decided at a certain moment is won. */
public record WinScene(RuleId rule) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.win(rule);
    }
}

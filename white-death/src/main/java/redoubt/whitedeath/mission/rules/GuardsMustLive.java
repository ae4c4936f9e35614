package redoubt.whitedeath.mission.rules;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** The game is lost as soon as one guard is eliminated. */
public record GuardsMustLive(AllyKind guard, RuleId rule) implements AfterEvent {
    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.AllyEliminated fallen && fallen.ally().equals(guard.name())) {
            play.lose(rule);
        }
    }
}

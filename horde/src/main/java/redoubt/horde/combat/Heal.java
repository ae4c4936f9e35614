package redoubt.horde.combat;

import redoubt.horde.event.HordeEvent.WoundsHealed;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor heals wounds, if there are any. */
public record Heal(RuleId rule, SurvivorId survivor, int wounds) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor healing = table.survivor(survivor);
        int healed = Math.min(wounds, healing.wounds());
        if (healed > 0 && healing.isOnBoard()) {
            int left = healing.wounds() - healed;
            play.table(table.with(healing.withWounds(left)));
            Rulings.happened(play, new WoundsHealed(rule, survivor, healed, left));
        }
    }
}

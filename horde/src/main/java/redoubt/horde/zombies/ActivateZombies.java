package redoubt.horde.zombies;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Figures;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.ZombieRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** Zombies activate: those held back skip it, then all others attack or move. */
public record ActivateZombies(Activation activation) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Figures acting = activation.selected(table);
        ZoneSet activating = acting.where();
        if (activating.isEmpty()) {
            return;
        }
        if (activation.isExtra()) {
            Cite why = activation.taunter().isPresent() ? Cite.TAUNT : Cite.EXTRA_ACTIVATION;
            play.log(new HordeEvent.ExtraActivation(table.cite(why), Ranks.names(table, acting)));
        }
        List<ZombieRuling> rulings = Rulings.common(table, ZombieRuling.HOOK);
        List<Step<Table>> steps = new ArrayList<>();
        for (ZombieRuling ruling : rulings) {
            ZoneSet skipping = ruling.skipping(table, activating).and(activating);
            if (!skipping.isEmpty()) {
                steps.addAll(ruling.skipped(table, skipping));
                acting = without(acting, skipping);
            }
        }
        steps.add(new ZombiesAttack(activation, acting, 1));
        play.then(steps);
    }

    static Figures without(Figures figures, ZoneSet zones) {
        return figures.only(figures.where().minus(zones));
    }
}

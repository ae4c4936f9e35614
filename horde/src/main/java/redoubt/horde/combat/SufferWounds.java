package redoubt.horde.combat;

import redoubt.horde.event.HordeEvent.WoundsSuffered;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor suffers wounds; the last one they can take eliminates them, and any beyond it are wasted. */
public record SufferWounds(SurvivorId survivor, int wounds, Cite why) implements Effect<Table> {
    public SufferWounds(SurvivorId survivor, int wounds) {
        this(survivor, wounds, Cite.SUFFER_WOUND);
    }

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor struck = table.survivor(survivor);
        int total = Math.min(struck.card().health(), struck.wounds() + wounds);
        if (wounds <= 0 || !struck.isOnBoard()) {
            return;
        }
        play.table(table.with(struck.withWounds(total)));
        play.log(new WoundsSuffered(table.cite(why), survivor, wounds, total));
        if (total >= struck.card().health()) {
            play.then(new EliminateSurvivor(survivor));
        }
    }
}

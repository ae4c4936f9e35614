package redoubt.horde.combat;

import java.util.LinkedHashSet;
import java.util.List;
import redoubt.horde.event.HordeEvent.WoundsIgnored;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.WoundRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Blow;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** After armour, the wounds from all blows are added up, less those the survivor ignores. */
public record CountWounds(SurvivorId survivor, List<Blow> blows) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        int wounds = 0;
        boolean isFriendly = true;
        for (Blow blow : blows) {
            wounds += blow.hits() * blow.wounds();
            isFriendly &= blow.isFriendlyFire();
        }
        Survivor struck = play.table().survivor(survivor);
        boolean byCards = false;
        for (WoundRuling ruling : new LinkedHashSet<>(Rulings.of(play.table(), struck, WoundRuling.HOOK))) {
            int ignored = Math.min(wounds, ruling.ignoredWounds());
            if (ignored > 0) {
                wounds -= ignored;
                play.log(new WoundsIgnored(
                        play.table().cite(ruling.ignoring()), survivor, SufferBlows.name(ruling), ignored));
            }
            byCards |= ruling.isWoundTakenByCards();
        }
        if (wounds > 0) {
            Cite why = isFriendly ? Cite.WOUNDS_OF_FRIENDLY_FIRE : Cite.SUFFER_WOUND;
            play.then(byCards ? new DiscardForWounds(survivor, wounds, why) : new SufferWounds(survivor, wounds, why));
        }
    }
}

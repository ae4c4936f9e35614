package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.event.HordeEvent.WoundsIgnored;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.WoundRuling;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Blow;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** Hits strike a survivor: some are ignored, armour may stop others, the rest are wounds. */
public record SufferBlows(SurvivorId survivor, List<Blow> blows) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Survivor struck = play.table().survivor(survivor);
        if (!struck.isOnBoard()) {
            return;
        }
        List<WoundRuling> rulings = Rulings.of(play.table(), struck, WoundRuling.HOOK);
        List<Blow> felt = new ArrayList<>();
        int stoppable = 0;
        for (Blow blow : blows) {
            if (blow.hits() > 0 && !isIgnored(blow, rulings, play)) {
                felt.add(blow);
                stoppable += blow.isArmourUseless() ? 0 : blow.hits();
            }
        }
        boolean isArmoured = stoppable > 0 && Armour.of(play.table(), struck).isAny();
        play.then(
                isArmoured
                        ? new RollArmour(survivor, List.copyOf(felt))
                        : new CountWounds(survivor, List.copyOf(felt)));
    }

    private boolean isIgnored(Blow blow, List<WoundRuling> rulings, Play<Table> play) {
        for (WoundRuling ruling : rulings) {
            if (ruling.ignores(blow)) {
                int wounds = blow.hits() * blow.wounds();
                play.log(new WoundsIgnored(play.table().cite(ruling.ignoring()), survivor, name(ruling), wounds));
                return true;
            }
        }
        return false;
    }

    static String name(Ruling ruling) {
        return ruling instanceof Skill skill ? skill.name() : ruling.getClass().getSimpleName();
    }
}

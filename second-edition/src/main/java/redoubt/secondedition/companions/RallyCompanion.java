package redoubt.secondedition.companions;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor takes the card of a companion, which has no slot, and leads them. */
record RallyCompanion(SurvivorId survivor, String companion) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Survivor leader = play.table().survivor(survivor);
        List<String> carried = new ArrayList<>(leader.carried());
        carried.add(companion);
        play.table(play.table().with(leader.withCarried(carried)));
        Rulings.happened(
                play, new CompanionEvent.CompanionRallied(CompanionRules.RALLIED, survivor, companion, leader.zone()));
    }
}

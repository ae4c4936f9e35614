package redoubt.secondedition.mission.m01;

import redoubt.board.ZoneSet;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** Each survivor in the diner gains adrenaline (WZ-M01C-07). */
public record AdrenalineInDiner(ZoneSet diner, int points) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        for (Survivor survivor : play.table().survivors().reversed()) {
            if (survivor.isOnBoard() && diner.contains(survivor.zone().index())) {
                play.then(new GainAdrenaline(survivor.id(), points));
            }
        }
    }
}

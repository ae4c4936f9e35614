package redoubt.horde.mission;

import redoubt.horde.action.Carrying;
import redoubt.horde.combat.Roll;
import redoubt.horde.event.HordeEvent.KeepRolled;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Reading;

/**
 * A survivor rolls for each card that may be kept, with as many all-out dice as it says: one break, and it is lost. All other cards
 * are discarded. Nobody rolls again.
 */
public record RollToKeep(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        for (int slot : play.table().survivor(survivor).inventory().filled()) {
            Equipment card =
                    play.table().survivor(survivor).inventory().held(slot).card();
            if (card.keep() == 0) {
                Carrying.discard(play, survivor, slot, Cite.CARDS_NOT_KEPT);
            } else {
                roll(play, slot, card);
            }
        }
    }

    private void roll(Play<Table> play, int slot, Equipment card) {
        Roll roll = Roll.ofAllOutDice(play, card.keep(), Reading.from(2, "keeps", "break"));
        if (roll.breaks() > 0) {
            Carrying.letGo(play, survivor, slot);
        }
        play.log(
                new KeepRolled(play.table().cite(Cite.KEEP_ROLL), survivor, card.name(), roll.allOut(), roll.breaks()));
    }
}

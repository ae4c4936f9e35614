package redoubt.horde.action;

import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor takes a card just drawn from the discard pile of its deck. */
public record KeepDrawn(SurvivorId survivor, Equipment card) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(EquipmentDecks.retrieved(play.table(), card));
        play.then(new KeepCard(survivor, card, play.table().cite(Cite.KEEP_OR_DISCARD)));
    }
}

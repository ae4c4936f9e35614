package redoubt.horde.action;

import java.util.Optional;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor gains a card and finds a place for it, reorganising for free, or discards something. */
public record KeepCard(SurvivorId survivor, Equipment card) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor owner = table.survivor(survivor);
        if (!owner.isOnBoard()) {
            play.table(EquipmentDecks.discarded(table, card));
            play.log(new HordeEvent.CardDiscarded(table.cite(Cite.KEEP_OR_DISCARD), survivor, card.name()));
            return;
        }
        play.table(table.with(Carrying.withNew(table, owner, Item.of(card))));
        play.then(new Arrange(survivor, Optional.empty(), Cite.KEEP_OR_DISCARD));
    }
}

package redoubt.horde.action;

import java.util.Optional;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor gains a card by some rule and finds a place for it, reorganising for free, or discards something. */
public record KeepCard(SurvivorId survivor, Equipment card, RuleId rule) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor owner = table.survivor(survivor);
        if (!owner.isOnBoard()) {
            play.table(EquipmentDecks.discarded(table, card));
            play.log(new HordeEvent.CardDiscarded(rule, survivor, card.name()));
            return;
        }
        play.table(table.with(Carrying.withNew(table, owner, Item.of(card))));
        play.then(new Arrange(survivor, Optional.empty(), rule));
    }
}

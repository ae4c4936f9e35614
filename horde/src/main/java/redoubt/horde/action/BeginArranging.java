package redoubt.horde.action;

import java.util.Optional;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Slots;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** Survivors about to put their cards in order lay them out over all the slots they now have. */
public record BeginArranging(SurvivorId survivor, Optional<SurvivorId> partner, Cite why) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        layOut(play, survivor);
        partner.ifPresent(other -> layOut(play, other));
        play.then(new Arrange(survivor, partner, play.table().cite(why)));
    }

    static void layOut(Play<Table> play, SurvivorId id) {
        Table table = play.table();
        Survivor owner = table.survivor(id);
        Slots slots = Carrying.slots(table, owner);
        if (slots.size() > owner.inventory().size()) {
            play.table(table.with(owner.withInventory(owner.inventory().resized(slots))));
        }
    }
}

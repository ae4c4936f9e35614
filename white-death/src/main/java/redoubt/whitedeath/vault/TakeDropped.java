package redoubt.whitedeath.vault;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.action.KeepCard;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor takes a vault weapon that lies in a zone, sees what it is, and puts its cards in order. */
public record TakeDropped(SurvivorId survivor, String deck, Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        boolean isHere = table.survivor(survivor).zone().equals(zone);
        RuleId rule = isHere ? VaultRules.TAKE_DROPPED : VaultRules.TAKE_FROM_AFAR;
        List<Dropped> left = new ArrayList<>(table.dropped());
        for (Dropped dropped : table.dropped()) {
            if (dropped.zone().equals(zone) && dropped.card().deck().equals(deck)) {
                left.remove(dropped);
                play.table(table.withDropped(left));
                play.then(new KeepCard(survivor, dropped.card(), rule));
                Rulings.revealed(
                        play,
                        new VaultEvent.VaultWeaponTaken(
                                rule, survivor, dropped.card().name()));
                return;
            }
        }
    }
}

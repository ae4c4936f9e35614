package redoubt.whitedeath.vault;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.action.KeepCard;
import redoubt.horde.action.RealDecks;
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
        boolean isHere = play.table().survivor(survivor).zone().equals(zone);
        RuleId rule = isHere ? VaultRules.TAKE_DROPPED : VaultRules.TAKE_FROM_AFAR;
        for (Dropped lying : play.table().dropped()) {
            if (lying.zone().equals(zone) && lying.card().deck().equals(deck)) {
                Dropped dropped = RealDecks.turnUp(play, lying);
                List<Dropped> left = new ArrayList<>(play.table().dropped());
                left.remove(dropped);
                play.table(play.table().withDropped(left));
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

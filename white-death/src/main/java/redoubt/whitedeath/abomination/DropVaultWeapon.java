package redoubt.whitedeath.abomination;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Deck;
import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.beacon.Stronghold;

/** The top card of the vault deck, if any is left, is put face down into a zone. */
record DropVaultWeapon(RuleId rule, String zombie, Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Deck vault = table.deck(Stronghold.of(table).vaultDeck());
        if (vault.draw().isEmpty()) {
            return;
        }
        List<Dropped> dropped = new ArrayList<>(table.dropped());
        dropped.add(new Dropped(zone, table.print().equipment().get(vault.draw().top())));
        play.table(table.with(vault.withDraw(vault.draw().withoutTop())).withDropped(dropped));
        Rulings.happened(play, new SiegeEvent.VaultWeaponDropped(rule, zombie, zone));
    }
}

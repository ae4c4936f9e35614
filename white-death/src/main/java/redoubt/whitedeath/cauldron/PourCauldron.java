package redoubt.whitedeath.cauldron;

import redoubt.board.Zone;
import redoubt.horde.combat.EliminateAll;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A cauldron is poured by a survivor, or at its command: it is gone, and so is everything in the zone below. */
public record PourCauldron(SurvivorId by, TokenKind cauldron, Zone from, Zone into) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(play.table().withToken(cauldron, from.index(), -1));
        play.then(new EliminateAll(by, into, CauldronRules.POUR));
        Rulings.happened(play, new CauldronEvent.CauldronPoured(CauldronRules.POUR, by, from, into));
    }
}

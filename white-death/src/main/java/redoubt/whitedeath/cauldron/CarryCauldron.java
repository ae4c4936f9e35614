package redoubt.whitedeath.cauldron;

import redoubt.board.Zone;
import redoubt.horde.action.Relocate;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor goes to another zone together with a cauldron. */
public record CarryCauldron(SurvivorId survivor, TokenKind cauldron, Zone from, Zone to) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.then(new MoveCauldron(survivor, cauldron, from, to, CauldronRules.MOVE), new Relocate(survivor, to));
    }
}

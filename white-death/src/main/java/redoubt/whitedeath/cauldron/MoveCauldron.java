package redoubt.whitedeath.cauldron;

import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A cauldron comes to stand in another zone. */
public record MoveCauldron(SurvivorId by, TokenKind cauldron, Zone from, Zone to, RuleId rule)
        implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        play.table(table.withTokens(table.tokens().moved(from.index(), to.index(), cauldron.index(), 1)));
        Rulings.happened(play, new CauldronEvent.CauldronMoved(rule, by, from, to));
    }
}

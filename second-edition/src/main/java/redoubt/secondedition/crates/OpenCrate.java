package redoubt.secondedition.crates;

import redoubt.board.Zone;
import redoubt.horde.action.DrawCards;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor opens a crate and draws a pimpweapon, if there is one to draw. */
record OpenCrate(SurvivorId survivor, TokenKind crate, String deck) implements Effect<Table> {
    private static final RuleId RULE = new RuleId("Z2-OBJ-02");

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Zone zone = table.survivor(survivor).zone();
        play.table(table.withToken(crate, zone.index(), -1));
        play.then(new DrawCards(survivor, deck, 1, false));
        Rulings.happened(play, new CrateEvent.CrateOpened(RULE, survivor, zone));
    }
}

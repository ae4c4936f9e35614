package redoubt.toy;

import java.util.Collections;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A card brings more of the dead; for each one in excess of the bars a keeper is struck, and one bar breaks. */
record TheDeadCome() implements Effect<Gate> {
    @Override
    public void happen(Play<Gate> play) {
        Gate table = play.table();
        int card = table.deck().getFirst();
        play.reveal(new ToyEvent.CardDrawn(ToyGame.CARD, card));
        Gate after = table.withCardDrawn().withDead(table.dead() + card);
        play.table(after.withBars(Math.max(0, after.bars() - 1)));
        play.then(Collections.nCopies(Math.max(0, after.dead() - after.bars()), new ShareOutBlow()));
    }
}

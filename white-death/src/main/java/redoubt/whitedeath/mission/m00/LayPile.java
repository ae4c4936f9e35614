package redoubt.whitedeath.mission.m00;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Deck;
import redoubt.board.Zone;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.mission.rules.MissionEvent;

/** As many cards as there are survivors are put face down into a zone. */
record LayPile(String deck, Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Deck pile = table.deck(deck);
        List<Dropped> dropped = new ArrayList<>(table.dropped());
        int cards = Math.min(table.survivors().size(), pile.draw().size());
        for (int i = 0; i < cards; i++) {
            dropped.add(
                    new Dropped(zone, table.print().equipment().get(pile.draw().top())));
            pile = pile.withDraw(pile.draw().withoutTop());
        }
        play.table(table.with(pile).withDropped(dropped));
        play.log(new MissionEvent.PileLaid(EquipmentPiles.SET_UP, zone, cards));
    }
}

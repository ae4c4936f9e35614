package redoubt.whitedeath.mission.m00;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.action.EquipmentDecks;
import redoubt.horde.action.RealDecks;
import redoubt.horde.action.ResolveDrawn;
import redoubt.horde.action.Search;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.readings.HouseRules;

/** A survivor takes the top card of the pile in its zone, whatever it may be. */
record TakeFromPile(SurvivorId survivor, String deck) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Survivor searcher = play.table().survivor(survivor);
        if (OtherReading.isAgreed(play.table(), HouseRules.TAKING_FROM_PILES)) {
            searcher = searcher.withTurn(searcher.turn().withUsed(Search.ONCE));
        }
        play.table(play.table().with(searcher));
        for (Dropped lying : play.table().dropped()) {
            if (lying.zone().equals(searcher.zone()) && lying.card().deck().equals(deck)) {
                Dropped dropped = RealDecks.turnUp(play, lying);
                List<Dropped> left = new ArrayList<>(play.table().dropped());
                left.remove(dropped);
                play.table(EquipmentDecks.discarded(play.table().withDropped(left), dropped.card()));
                play.then(new ResolveDrawn(new Drawn(survivor, dropped.card(), deck, true, 0, 0)));
                Rulings.revealed(
                        play,
                        new HordeEvent.CardDrawn(
                                EquipmentPiles.TAKE, survivor, dropped.card().name()));
                return;
            }
        }
    }
}

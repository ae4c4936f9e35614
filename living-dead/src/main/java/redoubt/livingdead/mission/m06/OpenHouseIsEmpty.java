package redoubt.livingdead.mission.m06;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.livingdead.ground.Ground;
import redoubt.livingdead.mission.rules.Chronicle;
import redoubt.livingdead.mission.rules.House;

/** Once anything has been opened, nobody finds anything in the house any more. */
public record OpenHouseIsEmpty(Ground ground) implements SearchRuling, AfterEvent {
    private static final String OPENED = "house opened";

    @Override
    public boolean forbids(Table table, Survivor searcher) {
        return Chronicle.has(table, OPENED)
                && House.of(ground, table.terrain().board())
                        .contains(searcher.zone().index());
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.PassageOpened) {
            play.table(Chronicle.noted(play.table(), OPENED));
        }
    }
}

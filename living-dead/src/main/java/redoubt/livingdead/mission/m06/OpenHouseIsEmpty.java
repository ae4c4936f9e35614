package redoubt.livingdead.mission.m06;

import java.util.Optional;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.livingdead.ground.Ground;
import redoubt.livingdead.mission.rules.Chronicle;
import redoubt.livingdead.mission.rules.House;

/** Once anything has been opened, nobody finds anything in the house any more. */
public record OpenHouseIsEmpty(Ground ground) implements SearchRuling, AfterEvent {
    private static final RuleId RULE = new RuleId("NL-M06-06");
    private static final String OPENED = "house opened";

    @Override
    public Optional<RuleId> barredBy(Table table, Survivor searcher) {
        boolean isEmpty = Chronicle.has(table, OPENED)
                && House.of(ground, table.terrain().board())
                        .contains(searcher.zone().index());
        return isEmpty ? Optional.of(RULE) : Optional.empty();
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.PassageOpened) {
            play.table(Chronicle.noted(play.table(), OPENED));
        }
    }
}

package redoubt.secondedition.mission.rules;

import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.secondedition.objective.CardsLaid;

/** One certain objective card has been taken. */
public record CardTaken(String card) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        ZoneSet place = CardsLaid.of(table)
                .laid(card)
                .zone()
                .map(zone -> ZoneSet.of(zone.index()))
                .orElse(ZoneSet.EMPTY);
        list.win("CardTaken", isMet(table), place, MarkKind.CARD.mark(card));
    }

    @Override
    public boolean isMet(Table table) {
        return CardsLaid.of(table).laid(card).isTaken();
    }
}

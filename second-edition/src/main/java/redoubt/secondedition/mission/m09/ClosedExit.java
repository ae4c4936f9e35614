package redoubt.secondedition.mission.m09;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.table.Table;
import redoubt.horde.view.Landmarks;
import redoubt.secondedition.objective.CardsLaid;

/** Once a card is read, everybody sees where the exit will be; it is closed until its gate opens (WZ-M09C-01, WZ-M09C-03). */
public record ClosedExit(String card, Zone zone) implements Landmarks {
    @Override
    public List<Landmark> landmarks(Table table) {
        boolean isClosed = table.count(table.print().token("exit"), zone.index()) == 0;
        return isClosed && CardsLaid.of(table).laid(card).isTaken()
                ? List.of(new Landmark("closed-exit", zone))
                : List.of();
    }
}

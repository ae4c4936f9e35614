package redoubt.secondedition.objective.effect;

import java.util.Optional;
import redoubt.board.Edges;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.doors.Doors;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** A door that survivors cannot open by themselves opens, and no zombie is behind it. */
public record OpenColouredDoor(int edge, int open) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        Table table = play.table();
        Edges edges = table.terrain().board().edges();
        play.table(table.withTerrain(table.terrain().withEdge(edge, open)));
        play.log(new HordeEvent.PassageOpened(
                reading.rule(),
                Optional.of(reading.taker()),
                Doors.DOOR,
                table.zone(edges.first(edge)),
                table.zone(edges.second(edge))));
    }
}

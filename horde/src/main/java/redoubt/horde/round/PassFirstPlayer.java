package redoubt.horde.round;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.Turn;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Seat;

/** The first player token goes to the left and everybody may act again. */
public record PassFirstPlayer() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        List<Survivor> rested = new ArrayList<>(table.survivors().size());
        for (Survivor survivor : table.survivors()) {
            rested.add(survivor.withTurn(Turn.NONE, false));
        }
        Seat next = new Seat(table.firstPlayer().number() % table.seats() + 1);
        play.table(table.withSurvivors(rested).withFirstPlayer(next));
        if (table.seats() > 1) {
            play.log(new HordeEvent.FirstPlayerPassed(table.cite(Cite.PASS_FIRST_PLAYER), next.number()));
        }
    }
}

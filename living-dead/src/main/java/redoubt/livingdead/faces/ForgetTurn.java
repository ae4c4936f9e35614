package redoubt.livingdead.faces;

import java.util.List;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** At the end of a turn nothing is owed any more. */
record ForgetTurn(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor resting = table.survivor(survivor);
        Faces faces = table.annexes().the(Faces.class);
        play.table(table.with(faces.with(resting, faces.card(resting).withTurn(0, List.of()))));
    }
}

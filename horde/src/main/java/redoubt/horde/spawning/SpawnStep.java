package redoubt.horde.spawning;

import java.util.List;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.SpawnRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** Every active spawn token draws a card, in order; extra cards go round again from the first. */
public record SpawnStep() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        int extra = 0;
        for (SpawnRuling ruling : Rulings.common(play.table(), SpawnRuling.HOOK)) {
            extra += ruling.extraCards(play.table());
        }
        List<Step<Table>> instead = instead(play.table());
        if (instead.isEmpty()) {
            play.then(SpawnNext.first(extra), new EndSpawnStep());
        } else {
            play.then(new EndSpawnStep());
            if (extra > 0) {
                play.then(SpawnNext.again(play.table(), extra));
            }
            play.then(instead);
        }
    }

    /** What the first survivor with anything to say does instead. */
    private static List<Step<Table>> instead(Table table) {
        for (Survivor survivor : table.survivors()) {
            for (SpawnRuling ruling :
                    survivor.isOnBoard() ? Rulings.own(table, survivor, SpawnRuling.HOOK) : List.<SpawnRuling>of()) {
                List<Step<Table>> steps = ruling.insteadOfDrawing(survivor);
                if (!steps.isEmpty()) {
                    return steps;
                }
            }
        }
        return List.of();
    }
}

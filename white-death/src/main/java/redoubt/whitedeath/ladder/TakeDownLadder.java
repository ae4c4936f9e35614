package redoubt.whitedeath.ladder;

import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor takes down a rope ladder; where it served as a passage one must climb again. */
public record TakeDownLadder(SurvivorId survivor, int edge, int passage, int climb) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor taker = table.survivor(survivor);
        Terrain terrain = table.terrain();
        Terrain changed = terrain.edgeKind(edge) == passage ? terrain.withEdge(edge, climb) : terrain;
        play.table(TakeLadder.carrying(table, taker)
                .with(LadderActions.placed(table).without(edge))
                .withTerrain(changed));
        Zone other =
                table.zone(terrain.board().edges().across(edge, taker.zone().index()));
        Rulings.happened(play, new LadderEvent.LadderTakenDown(LadderRules.TAKE_DOWN, survivor, taker.zone(), other));
    }
}

package redoubt.whitedeath.ladder;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Edges;
import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor hangs a rope ladder at a border, which becomes a passage. */
public record PlaceLadder(SurvivorId survivor, int edge, int passage) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor holder = table.survivor(survivor);
        List<String> carried = new ArrayList<>(holder.carried());
        carried.remove(LadderActions.CARRIED);
        play.table(table.with(holder.withCarried(carried))
                .with(LadderActions.placed(table).with(edge))
                .withTerrain(table.terrain().withEdge(edge, passage)));
        Rulings.happened(play, new LadderEvent.LadderPlaced(LadderRules.PLACE, survivor, one(table), other(table)));
    }

    private Zone one(Table table) {
        return table.survivor(survivor).zone();
    }

    private Zone other(Table table) {
        Edges edges = table.terrain().board().edges();
        return table.zone(edges.across(edge, one(table).index()));
    }
}

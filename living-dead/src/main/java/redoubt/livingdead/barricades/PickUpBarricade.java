package redoubt.livingdead.barricades;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Edges;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor takes an open barricade; the doorway stays open for good. */
public record PickUpBarricade(SurvivorId survivor, int doorway, int edge) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Edges edges = table.terrain().board().edges();
        play.table(carrying(table, survivor).withTerrain(table.terrain().withEdge(edge, doorway)));
        Rulings.happened(
                play,
                new BarricadeEvent.BarricadePickedUp(
                        BarricadeRules.PICK_UP,
                        survivor,
                        table.zone(edges.first(edge)),
                        table.zone(edges.second(edge))));
    }

    /** The table with one more barricade in a survivor's keeping. */
    static Table carrying(Table table, SurvivorId survivor) {
        Survivor carrier = table.survivor(survivor);
        List<String> carried = new ArrayList<>(carrier.carried());
        carried.add(Barricades.BARRICADE);
        return table.with(carrier.withCarried(carried));
    }
}

package redoubt.livingdead.barricades;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Edges;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor nails a carried barricade over a window, closed, and gains experience. */
public record BarricadeWindow(SurvivorId survivor, int closed, int edge) implements Effect<Table> {
    private static final int POINTS = 5;

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor builder = table.survivor(survivor);
        List<String> carried = new ArrayList<>(builder.carried());
        carried.remove(Barricades.BARRICADE);
        play.table(table.with(builder.withCarried(carried))
                .withTerrain(table.terrain().withEdge(edge, closed)));
        play.then(new GainAdrenaline(survivor, POINTS, BarricadeRules.BUILD));
        Edges edges = table.terrain().board().edges();
        Rulings.happened(
                play,
                new BarricadeEvent.WindowBarricaded(
                        BarricadeRules.BUILD, survivor, table.zone(edges.first(edge)), table.zone(edges.second(edge))));
    }
}

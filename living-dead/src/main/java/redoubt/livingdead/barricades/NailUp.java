package redoubt.livingdead.barricades;

import java.util.Optional;
import redoubt.horde.action.Carrying;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.openings.Leaf;
import redoubt.horde.openings.TurnLeaf;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor closes a barricade with planks, which are discarded and bring experience. */
public record NailUp(SurvivorId survivor, Leaf barricade, int edge) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        int slot = play.table().survivor(survivor).inventory().slotOf(PlanksForBarricades.PLANKS);
        play.then(
                new TurnLeaf(BarricadeRules.PLANKS, Optional.of(survivor), barricade, edge, false),
                new GainAdrenaline(survivor, PlanksForBarricades.POINTS, BarricadeRules.PLANKS));
        Carrying.discard(play, survivor, slot, BarricadeRules.PLANKS);
    }
}

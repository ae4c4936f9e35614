package redoubt.livingdead.barricades;

import redoubt.horde.action.Carrying;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor discards planks for a barricade to carry, without experience. */
public record TurnPlanksIntoBarricade(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        int slot = play.table().survivor(survivor).inventory().slotOf(PlanksForBarricades.PLANKS);
        Carrying.discard(play, survivor, slot, BarricadeRules.PLANKS_INTO_TOKEN);
        play.table(PickUpBarricade.carrying(play.table(), survivor));
        Rulings.happened(play, new BarricadeEvent.PlanksUsed(BarricadeRules.PLANKS_INTO_TOKEN, survivor));
    }
}

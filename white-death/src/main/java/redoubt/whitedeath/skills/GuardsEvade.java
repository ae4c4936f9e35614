package redoubt.whitedeath.skills;

import redoubt.horde.table.Skill;

/** Guards whom the survivor orders to move ignore the zombies in the zone they leave. */
public record GuardsEvade() implements Skill {
    @Override
    public String name() {
        return "Guards: Evade";
    }
}

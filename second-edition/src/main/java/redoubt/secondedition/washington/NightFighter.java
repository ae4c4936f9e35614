package redoubt.secondedition.washington;

import redoubt.horde.table.Skill;

/** At night the survivor's shots hit on a 5 instead of a 6, which {@link Night} looks for. */
public record NightFighter() implements Skill {
    @Override
    public String name() {
        return "Night fighter";
    }
}

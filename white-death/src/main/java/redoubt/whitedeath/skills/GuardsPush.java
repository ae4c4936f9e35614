package redoubt.whitedeath.skills;

import redoubt.horde.table.Skill;

/** Guards whom the survivor commands may push all zombies of their zone to one at range 1 in their sight instead. */
public record GuardsPush() implements Skill {
    @Override
    public String name() {
        return "Guards: Push";
    }
}

package redoubt.horde.skills;

import redoubt.horde.rulings.Company;
import redoubt.horde.table.LendsSkill;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** While another survivor shares the zone, every survivor there has a skill. */
public record BrotherInArms(Skill lent) implements LendsSkill {
    @Override
    public String name() {
        return "Brother in arms: " + lent.name();
    }

    @Override
    public boolean isLentTo(Table table, Survivor owner, Survivor other) {
        return owner.isOnBoard() && other.isOnBoard() && other.zone().equals(owner.zone()) && Company.has(table, owner);
    }
}

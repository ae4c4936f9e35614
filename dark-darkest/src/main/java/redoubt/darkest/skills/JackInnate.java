package redoubt.darkest.skills;

import java.util.List;
import redoubt.darkest.combat.Fight;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;

/** Once per Round he attacks without paying for it (DD-SKILL-JACK). */
record JackInnate() implements Ruling {
    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        return survivor.effort().hasUsed(SkillName.JACK) ? List.of() : Fight.offers(table, survivor, true);
    }
}

package redoubt.secondedition.mission.m07;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;

/** Who does one more damage in combat, and up to the end of which round (WZ-M07C-04). */
public record Strength(List<Dose> doses) implements Annexes.Annex {
    /** A survivor and the last round in which it works. */
    public record Dose(SurvivorId survivor, int until) {}

    private static final Strength NONE = new Strength(List.of());

    public Strength {
        doses = List.copyOf(doses);
    }

    static Strength of(Table table) {
        return table.annexes().find(Strength.class).orElse(NONE);
    }

    Strength with(Dose dose) {
        List<Dose> longer = new ArrayList<>(doses);
        longer.add(dose);
        return new Strength(longer);
    }

    private boolean works(SurvivorId survivor, int round) {
        return doses.stream().anyMatch(dose -> dose.survivor().equals(survivor) && round <= dose.until());
    }

    /** What it does in an attack. */
    public record Works() implements AttackRuling {
        @Override
        public AttackBonus bonus(Table table, Draft attack) {
            boolean isOwn = attack.use().kind().isCombat() && !attack.isByAllies();
            return isOwn && of(table).works(attack.survivor(), table.round())
                    ? AttackBonus.damage(1)
                    : AttackBonus.NONE;
        }
    }
}

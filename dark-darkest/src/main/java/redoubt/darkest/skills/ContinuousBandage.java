package redoubt.darkest.skills;

import java.util.List;
import redoubt.darkest.peril.Harm;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Play;

/** Once per Round she heals herself 1 health for 2 XP (DD-SKILL-BANDAGE). */
record ContinuousBandage() implements Ruling {
    private static final int PRICE = 2;

    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        boolean possible = survivor.experience() >= PRICE
                && survivor.body().wounds() > 0
                && !survivor.effort().hasUsed(SkillName.BANDAGE);
        return possible ? List.of(new Bandage(survivor.person())) : List.of();
    }

    /** One point of health for experience. */
    record Bandage(Person who) implements Deed {
        @Override
        public String key() {
            return "bandage " + who.key();
        }

        @Override
        public void carryOut(Play<Table> play) {
            play.table(play.table()
                    .with(
                            who.place(),
                            survivor -> survivor.withExperience(survivor.experience() - PRICE)
                                    .using(SkillName.BANDAGE.name())));
            Harm.heal(play, who.place(), 1, SkillName.BANDAGE.rule());
        }
    }
}

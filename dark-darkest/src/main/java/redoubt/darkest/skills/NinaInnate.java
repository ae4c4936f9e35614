package redoubt.darkest.skills;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.peril.Harm;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.rulings.Points;
import redoubt.darkest.rulings.Ruling;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;

/** She heals others in her room for 1 AP a point (DD-SKILL-NINA, DD-SURV-19). */
record NinaInnate() implements Ruling {
    @Override
    public List<Deed> deeds(Table table, Survivor survivor) {
        List<Deed> patients = new ArrayList<>();
        for (Survivor other : table.in(survivor.room())) {
            if (other.place() != survivor.place() && other.body().wounds() > 0 && survivor.points() > 0) {
                patients.add(new Heal(survivor.person(), other.person()));
            }
        }
        return patients;
    }

    /** One point of health. */
    record Heal(Person who, Person patient) implements Deed {
        @Override
        public String key() {
            return "heal " + patient.key() + " by " + who.key();
        }

        @Override
        public List<Mark> objects() {
            return List.of(patient.mark());
        }

        @Override
        public int cost() {
            return 1;
        }

        @Override
        public void carryOut(Play<Table> play) {
            Points.pay(play, who.place(), cost());
            Harm.heal(play, patient.place(), 1, SkillName.NINA.rule());
        }
    }
}

package redoubt.secondedition.skills;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.combat.Heal;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** A field medic chooses whose wound to heal. */
public record TreatOne(SurvivorId medic) implements Question<Table, TreatOne.Treat> {
    /** Heals a wound of this survivor, who need not have one if the medic came for nothing. */
    public record Treat(SurvivorId patient) implements Option {
        @Override
        public String key() {
            return "heal " + patient;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(patient.name()));
        }
    }

    @Override
    public Decision<Treat> decision(Table table) {
        List<Treat> hurt = new ArrayList<>();
        for (Survivor survivor : table.survivorsIn(table.survivor(medic).zone().index())) {
            if (survivor.wounds() > 0) {
                hurt.add(new Treat(survivor.id()));
            }
        }
        if (hurt.isEmpty()) {
            hurt.add(new Treat(medic));
        }
        return new Decision<>(SkillRules.FIELD_MEDIC, table.seatOf(medic), hurt);
    }

    @Override
    public void answer(Treat chosen, Play<Table> play) {
        play.then(new Heal(SkillRules.FIELD_MEDIC, chosen.patient(), 1));
    }
}

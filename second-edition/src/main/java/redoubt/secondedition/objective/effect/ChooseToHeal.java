package redoubt.secondedition.objective.effect;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.combat.Heal;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.secondedition.objective.Reading;

/** The taker's player chooses who of the wounded heals next, for as many as the card heals. */
record ChooseToHeal(Reading reading, int wounds, int most, List<SurvivorId> wounded)
        implements Question<Table, ChooseToHeal.Patient> {
    ChooseToHeal {
        wounded = List.copyOf(wounded);
    }

    /** This survivor heals. */
    record Patient(SurvivorId survivor) implements Option {
        @Override
        public String key() {
            return "heal " + survivor;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(survivor.name()));
        }
    }

    @Override
    public Decision<Patient> decision(Table table) {
        return new Decision<>(
                reading.rule(),
                table.seatOf(reading.taker()),
                wounded.stream().map(Patient::new).toList());
    }

    @Override
    public void answer(Patient chosen, Play<Table> play) {
        List<SurvivorId> left = new ArrayList<>(wounded);
        left.remove(chosen.survivor());
        if (most > 1 && !left.isEmpty()) {
            play.then(new ChooseToHeal(reading, wounds, most - 1, left));
        }
        play.then(new Heal(reading.rule(), chosen.survivor(), wounds));
    }
}

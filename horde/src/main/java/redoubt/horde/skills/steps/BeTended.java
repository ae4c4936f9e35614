package redoubt.horde.skills.steps;

import java.util.List;
import redoubt.horde.combat.Heal;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** A wounded survivor in a medic's zone heals a wound or not; each that heals gives the medic adrenaline. */
public record BeTended(SurvivorId patient, SurvivorId medic) implements Question<Table, BeTended.Reply> {
    /** Heals a wound or not. */
    public record Reply(SurvivorId patient, boolean isHealed) implements Option {
        @Override
        public String key() {
            return isHealed ? "heal " + patient : "leave " + patient + " wounded";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(patient.name()), MarkKind.ANSWER.mark(isHealed ? "heal" : "leave"));
        }
    }

    @Override
    public Decision<Reply> decision(Table table) {
        return new Decision<>(
                table.cite(Cite.MEDIC),
                table.seatOf(patient),
                List.of(new Reply(patient, true), new Reply(patient, false)));
    }

    @Override
    public void answer(Reply chosen, Play<Table> play) {
        if (chosen.isHealed()) {
            RuleId rule = play.table().cite(Cite.MEDIC);
            play.log(new HordeEvent.SkillUsed(rule, medic, "Medic"));
            play.then(new Heal(rule, patient, 1), new GainAdrenaline(medic, 1, rule));
        }
    }
}

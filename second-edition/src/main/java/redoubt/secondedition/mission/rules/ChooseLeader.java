package redoubt.secondedition.mission.rules;

import java.util.List;
import java.util.Optional;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.secondedition.companions.MeetCompanion;

/** The group chooses who leads a companion at the start. */
record ChooseLeader(RuleId rule, String companion, List<SurvivorId> survivors)
        implements Question<Table, ChooseLeader.Leads> {
    ChooseLeader {
        survivors = List.copyOf(survivors);
    }

    /** This survivor leads the companion. */
    record Leads(SurvivorId survivor, String companion) implements Option {
        @Override
        public String key() {
            return survivor + " leads " + companion;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(survivor.name()), MarkKind.ALLY.mark(companion));
        }
    }

    @Override
    public Decision<Leads> decision(Table table) {
        return new Decision<>(
                rule,
                table.everyone(),
                survivors.stream().map(id -> new Leads(id, companion)).toList());
    }

    @Override
    public void answer(Leads chosen, Play<Table> play) {
        SurvivorId leader = chosen.survivor();
        play.then(
                new MeetCompanion(rule, companion, play.table().survivor(leader).zone(), Optional.of(leader)));
    }
}

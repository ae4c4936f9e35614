package redoubt.secondedition.mission.m05;

import java.util.List;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** The whole team is in a shelter: it settles there or goes on exploring (WZ-DEC-11). */
record Settle(String note) implements Question<Table, Settle.Way> {
    /** Settles or goes on. */
    enum Way implements Option {
        SETTLE("settle"),
        GO_ON("go on exploring");

        private final String key;

        Way(String key) {
            this.key = key;
        }

        @Override
        public String key() {
            return key;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ANSWER.mark(this == SETTLE ? "settle" : "explore"));
        }
    }

    private static final List<Way> WAYS = List.of(Way.values());

    @Override
    public Decision<Way> decision(Table table) {
        return new Decision<>(new RuleId(note), table.everyone(), WAYS);
    }

    @Override
    public void answer(Way chosen, Play<Table> play) {
        if (chosen == Way.SETTLE) {
            play.table(play.table().with(new Shelter(note)));
            Rulings.happened(play, new ShelterEvent.TeamSettled(new RuleId(note), note));
        }
    }
}

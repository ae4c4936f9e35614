package redoubt.horde.mission;

import java.util.List;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** A survivor at the end of the turn leaves the board or stays. */
public record LeaveOrStay(SurvivorId survivor, RuleId rule) implements Question<Table, LeaveOrStay.Way> {
    /** Leaves or stays. */
    public enum Way implements Option {
        LEAVE("leave"),
        STAY("stay");

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
            return List.of(MarkKind.ANSWER.mark(key));
        }
    }

    private static final List<Way> WAYS = List.of(Way.values());

    @Override
    public Decision<Way> decision(Table table) {
        return new Decision<>(rule, table.seatOf(survivor), WAYS);
    }

    @Override
    public void answer(Way chosen, Play<Table> play) {
        switch (chosen) {
            case LEAVE -> play.then(new LeaveBoard(survivor, rule));
            case STAY -> {}
        }
    }
}

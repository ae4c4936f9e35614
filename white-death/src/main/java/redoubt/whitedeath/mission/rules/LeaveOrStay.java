package redoubt.whitedeath.mission.rules;

import java.util.List;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** A survivor at the end of its turn leaves the board with the guards of the zone, or stays. */
public record LeaveOrStay(SurvivorId survivor, AllyKind guard) implements Question<Table, LeaveOrStay.Way> {
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
        return new Decision<>(MissionIds.LEAVE, table.seatOf(survivor), WAYS);
    }

    @Override
    public void answer(Way chosen, Play<Table> play) {
        switch (chosen) {
            case LEAVE -> play.then(new LeaveBoard(survivor, guard));
            case STAY -> {}
        }
    }
}

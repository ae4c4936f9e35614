package redoubt.livingdead.faces;

import java.util.List;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** Who has just given the rifle away turns to Zombicide mode or not (NL-DEC-16). */
public record Trust(SurvivorId giver) implements Question<Table, Trust.Answer> {
    private static final RuleId RULE = new RuleId("NL-MODE-08");

    /** What the giver's player decides. */
    public sealed interface Answer extends Option {
        SurvivorId survivor();

        @Override
        default List<Mark> marks() {
            return List.of(new Mark("survivor", survivor().name()));
        }
    }

    /** To Zombicide mode. */
    public record Turn(SurvivorId survivor) implements Answer {
        @Override
        public String key() {
            return "turn to Zombicide mode";
        }
    }

    /** No change. */
    public record Stay(SurvivorId survivor) implements Answer {
        @Override
        public String key() {
            return "stay in Romero mode";
        }
    }

    @Override
    public Decision<Answer> decision(Table table) {
        return new Decision<>(RULE, table.seatOf(giver), List.of(new Turn(giver), new Stay(giver)));
    }

    @Override
    public void answer(Answer chosen, Play<Table> play) {
        if (chosen instanceof Turn) {
            play.then(new SetMode(RULE, giver, Face.ZOMBICIDE));
        }
    }
}

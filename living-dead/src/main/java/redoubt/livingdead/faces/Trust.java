package redoubt.livingdead.faces;

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

/** Who has just given the rifle away turns to Zombicide mode or not (NL-DEC-16). */
public record Trust(SurvivorId giver) implements Question<Table, Trust.Turn> {
    private static final RuleId RULE = new RuleId("NL-MODE-08");

    /** To Zombicide mode, or no change. */
    public record Turn(SurvivorId survivor, boolean isTurning) implements Option {
        @Override
        public String key() {
            return isTurning ? "turn to Zombicide mode" : "stay in Romero mode";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(survivor.name()), MarkKind.ANSWER.mark(isTurning ? "turn" : "stay"));
        }
    }

    @Override
    public Decision<Turn> decision(Table table) {
        return new Decision<>(RULE, table.seatOf(giver), List.of(new Turn(giver, true), new Turn(giver, false)));
    }

    @Override
    public void answer(Turn chosen, Play<Table> play) {
        if (chosen.isTurning()) {
            play.then(new SetMode(RULE, giver, Face.ZOMBICIDE));
        }
    }
}

package redoubt.darkest.peril;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.board.Side;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** Whoever holds a Fire Alarm may have the direction of the fire rolled again (DD-ITEM-07, DD-DEC-11). */
public record OfferFireAlarm(Side direction) implements Question<Table, CardAnswer>, Subject {
    private static final RuleId RULE = rule("DD-ITEM-07");

    @Override
    public List<Mark> about(Table table) {
        return List.of(new Mark("direction", direction.name()));
    }

    @Override
    public Decision<CardAnswer> decision(Table table) {
        return CardAnswer.decision(table, table.playing(), "Fire Alarm", RULE, "");
    }

    @Override
    public void answer(CardAnswer chosen, Play<Table> play) {
        play.then(chosen.isUsed(play, RULE) ? new SpreadFire() : new MoveFire(direction));
    }
}

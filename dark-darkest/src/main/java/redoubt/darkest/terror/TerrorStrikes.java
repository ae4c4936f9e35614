package redoubt.darkest.terror;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.CardAnswer;
import redoubt.darkest.print.TerrorFace;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** The Terror die counts for a room; whoever holds a Map may have it rolled again (DD-TERR-01, DD-ITEM-19, DD-DEC-17). */
public record TerrorStrikes(TerrorFace face, int room) implements Question<Table, CardAnswer>, Subject {
    private static final RuleId MAP = rule("DD-ITEM-19");
    private static final RuleId COUNTS = rule("DD-TERR-01");

    @Override
    public List<Mark> about(Table table) {
        return List.of(table.mark(room), new Mark("face", face.name()));
    }

    @Override
    public Decision<CardAnswer> decision(Table table) {
        return CardAnswer.decision(table, table.playing(), "Map", MAP, "");
    }

    @Override
    public void answer(CardAnswer chosen, Play<Table> play) {
        if (chosen.isUsed(play, MAP)) {
            play.then(new TerrorStrikes(Dice.rollTerror(play), room));
        } else {
            play.log(new DarkestEvent.TerrorRolled(COUNTS, face));
            play.then(new ResolveTerror(face, room));
        }
    }
}

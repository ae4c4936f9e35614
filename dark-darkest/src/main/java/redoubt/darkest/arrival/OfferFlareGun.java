package redoubt.darkest.arrival;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.house.House;
import redoubt.darkest.peril.CardAnswer;
import redoubt.darkest.rulings.Dice;
import redoubt.darkest.table.Subject;
import redoubt.darkest.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** Whoever holds a Flare Gun may have one or both dice of a Zombie entry rolled again (DD-ITEM-13, DD-DEC-10). */
public record OfferFlareGun(int row, int column) implements Question<Table, CardAnswer>, Subject {
    private static final RuleId RULE = rule("DD-ITEM-13");
    private static final String ROW = "row";
    private static final String COLUMN = "column";

    @Override
    public List<Mark> about(Table table) {
        return List.of(new Mark("row", Integer.toString(row)), new Mark("column", Integer.toString(column)));
    }

    @Override
    public Decision<CardAnswer> decision(Table table) {
        return CardAnswer.decision(table, table.playing(), "Flare Gun", RULE, ROW, COLUMN, "both");
    }

    @Override
    public void answer(CardAnswer chosen, Play<Table> play) {
        if (!chosen.isUsed(play, RULE)) {
            play.then(new FindEntry(row, column));
            return;
        }
        int newRow = chosen.way().equals(COLUMN) ? row : play.roll(Dice.D4, House.ROWS);
        int newColumn = chosen.way().equals(ROW) ? column : EnterZombies.rollColumn(play);
        play.log(new DarkestEvent.TileRolled(RULE, newRow, newColumn));
        play.then(new OfferFlareGun(newRow, newColumn));
    }
}

package redoubt.secondedition.objective;

import java.util.List;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** The taker's player chooses what a card does (WZ-CARD-06). */
public record ChooseBranch(Reading reading, int place) implements Question<Table, ChooseBranch.Branch> {
    /** This is what the card does. */
    public record Branch(String card, String branch) implements Option {
        @Override
        public String key() {
            return "choose " + branch;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.ANSWER.mark(card + "." + branch));
        }
    }

    @Override
    public Decision<Branch> decision(Table table) {
        return new Decision<>(
                reading.rule(),
                table.seatOf(reading.taker()),
                ObjectiveCards.card(table, reading.card()).open(table, reading).stream()
                        .map(branch -> new Branch(reading.card(), branch))
                        .toList());
    }

    @Override
    public void answer(Branch chosen, Play<Table> play) {
        play.then(new ReadParts(reading, place, chosen.branch(), false));
    }
}

package redoubt.horde.skills.steps;

import java.util.List;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.action.EquipmentDecks;
import redoubt.horde.action.KeepCard;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** A survivor who had {@code before} cards of a name and has kept one more may take another from the deck. */
public record TakeMatch(SurvivorId survivor, Equipment card, String deck, int before)
        implements Question<Table, TakeMatch.Reply> {
    /** Takes the second card, or not. */
    public record Reply(String card, boolean isTaken) implements Option {
        @Override
        public String key() {
            return isTaken ? "take matching " + card : "decline";
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.CARD.mark(card), MarkKind.ANSWER.mark(isTaken ? "take" : "decline"));
        }
    }

    @Override
    public Decision<Reply> decision(Table table) {
        boolean isKept = table.survivor(survivor).inventory().count(card.name()) > before;
        Reply not = new Reply(card.name(), false);
        return new Decision<>(
                table.cite(Cite.MATCHING_SET),
                table.seatOf(survivor),
                isKept && table.deck(deck).draw().contains(card.index())
                        ? List.of(new Reply(card.name(), true), not)
                        : List.of(not));
    }

    @Override
    public void answer(Reply chosen, Play<Table> play) {
        if (chosen.isTaken()) {
            Table table = play.table();
            Deck from = table.deck(deck);
            List<Integer> rest = from.draw().without(card.index()).list();
            play.table(table.with(from.withDraw(Pile.of(play.shuffled(EquipmentDecks.stream(deck), rest)))));
            play.log(new HordeEvent.SkillUsed(table.cite(Cite.MATCHING_SET), survivor, "Matching set"));
            play.then(new KeepCard(survivor, card, table.cite(Cite.MATCHING_SET)));
        }
    }
}

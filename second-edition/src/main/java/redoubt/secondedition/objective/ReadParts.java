package redoubt.secondedition.objective;

import java.util.List;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/**
 * The parts of a card happen one after the other, from this place on. At the first part of a choice the taker chooses a branch; a card
 * that goes back to its place is not read on.
 *
 * <p>For example, a card that says: gain 1 point; choose to draw a card (a) or to make noise (b); then zombies appear. Its parts are the
 * points, the card in branch a, the noise in branch b, and the zombies. The points are gained, the choice is asked, and with branch b the
 * card is passed over, the noise is made and the zombies appear.
 */
record ReadParts(Reading reading, int place, String branch, boolean isAfterOpening) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        if (CardsLaid.of(table).laid(reading.card()).isThere()) {
            return;
        }
        List<ObjectiveCard.Part> parts =
                ObjectiveCards.card(table, reading.card()).parts(isAfterOpening);
        for (int i = place; i < parts.size(); i++) {
            ObjectiveCard.Part part = parts.get(i);
            boolean isChosen = part.branch().equals(branch);
            if (part.isOfChoice() && branch.equals(ObjectiveCard.Part.ALWAYS)) {
                play.then(new ChooseBranch(reading, i));
                return;
            }
            if ((isChosen || !part.isOfChoice()) && part.condition().holds(table, reading)) {
                play.then(new ReadParts(reading, i + 1, branch, isAfterOpening));
                part.effect().happen(play, reading);
                return;
            }
        }
    }
}

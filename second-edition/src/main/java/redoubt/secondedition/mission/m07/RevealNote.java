package redoubt.secondedition.mission.m07;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.secondedition.objective.CardEvent;
import redoubt.secondedition.objective.CardsLaid;

/** The next note is turned up; what it gives waits until its abomination is killed. */
record RevealNote(String note) implements Effect<Table> {
    private static final RuleId RULE = new RuleId("WZ-M07-07");

    @Override
    public void happen(Play<Table> play) {
        play.table(play.table().with(CardsLaid.of(play.table()).with(note, CardsLaid.Fate.RETURNED)));
        Rulings.revealed(play, new CardEvent.CardRevealed(RULE, note));
    }
}

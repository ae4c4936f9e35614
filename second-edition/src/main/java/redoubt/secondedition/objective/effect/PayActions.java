package redoubt.secondedition.objective.effect;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** The taker spends more actions, which they must have. */
public record PayActions(int actions) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        Table table = play.table();
        Survivor taker = reading.taker(table);
        play.table(
                table.with(taker.withTurn(taker.turn().withActions(taker.turn().actions() - actions))));
        play.log(new HordeEvent.ActionPaid(
                table.cite(Cite.ACTIONS_PER_TURN), reading.taker(), ActionKind.OTHER.name(), actions, ""));
    }

    @Override
    public boolean isPossible(Table table, Reading reading) {
        return reading.taker(table).turn().actions() >= actions;
    }
}

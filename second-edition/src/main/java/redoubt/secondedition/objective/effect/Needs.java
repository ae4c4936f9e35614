package redoubt.secondedition.objective.effect;

import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Condition;
import redoubt.secondedition.objective.Reading;

/** A branch of a choice that only a condition opens (WZ-CARD-06). */
public record Needs(Condition condition) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        // It asks for something and does nothing.
    }

    @Override
    public boolean isPossible(Table table, Reading reading) {
        return condition.holds(table, reading);
    }
}

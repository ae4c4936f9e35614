package redoubt.secondedition.objective.effect;

import java.util.List;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.secondedition.objective.Reading;

/** Whom a card means, among the survivors in play (WZ-CARD-02). */
public enum Who {
    /** The survivor who took the card. */
    TAKER,
    /** Each survivor in its zone. */
    HERE,
    /** Each survivor in play. */
    EVERYONE;

    public List<Survivor> of(Table table, Reading reading) {
        return switch (this) {
            case TAKER ->
                List.of(reading.taker(table)).stream()
                        .filter(Survivor::isOnBoard)
                        .toList();
            case HERE -> table.survivorsIn(reading.zone().index());
            case EVERYONE ->
                table.survivors().stream().filter(Survivor::isOnBoard).toList();
        };
    }
}

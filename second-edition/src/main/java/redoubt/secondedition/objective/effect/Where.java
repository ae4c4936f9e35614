package redoubt.secondedition.objective.effect;

import java.util.Optional;
import redoubt.board.Zone;
import redoubt.secondedition.objective.Reading;

/** A zone that a card means: one of the mission, or that in which the card lay. */
public record Where(Optional<Zone> zone) {
    public static final Where HERE = new Where(Optional.empty());

    public static Where at(Zone zone) {
        return new Where(Optional.of(zone));
    }

    public Zone of(Reading reading) {
        return zone.orElse(reading.zone());
    }
}

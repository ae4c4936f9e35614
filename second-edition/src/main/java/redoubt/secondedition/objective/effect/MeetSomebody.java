package redoubt.secondedition.objective.effect;

import java.util.Optional;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.companions.MeetCompanion;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** A companion appears in a zone, alone or led by the taker from the start. */
public record MeetSomebody(String companion, Where where, boolean isLed) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        Optional<SurvivorId> leader = isLed ? Optional.of(reading.taker()) : Optional.empty();
        play.then(new MeetCompanion(reading.rule(), companion, where.of(reading), leader));
    }
}

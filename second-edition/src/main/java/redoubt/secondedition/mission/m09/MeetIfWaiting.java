package redoubt.secondedition.mission.m09;

import java.util.Optional;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.campaign.Acquaintances;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;
import redoubt.secondedition.objective.effect.MeetSomebody;
import redoubt.secondedition.objective.effect.Where;

/** A companion whom the team has told to wait is here (WZ-M09C-01). */
public record MeetIfWaiting(String companion, Where where) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        Optional<Acquaintances.Place> place = Acquaintances.of(play.table()).place(companion);
        if (place.equals(Optional.of(Acquaintances.Place.WAITING))) {
            new MeetSomebody(companion, where, false).happen(play, reading);
        }
    }
}

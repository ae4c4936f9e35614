package redoubt.secondedition.washington;

import java.util.Optional;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The clock advances by an hour, which may be the first of the day or of the night. */
record StrikeHour() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Optional<Clock> clock = play.table().annexes().find(Clock.class);
        if (clock.isEmpty()) {
            return;
        }
        Clock before = clock.orElseThrow();
        Clock now = before.next();
        play.table(play.table().with(now));
        Rulings.happened(play, new WashingtonEvent.HourStruck(WashingtonRules.CLOCK, now.hour()));
        if (now.isNight() && !before.isNight()) {
            Rulings.happened(play, new WashingtonEvent.NightFell(WashingtonRules.DAY_AND_NIGHT));
        } else if (before.isNight() && !now.isNight()) {
            Rulings.happened(play, new WashingtonEvent.DayBroke(WashingtonRules.DAY_AND_NIGHT));
        }
    }
}

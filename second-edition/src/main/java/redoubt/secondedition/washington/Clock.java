package redoubt.secondedition.washington;

import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.horde.view.Shows;
import redoubt.kernel.Step;

/** The clock on the first player token: an hour from 0 to 23; it is night from 7 pm to 6 am. */
public record Clock(int hour) implements Annexes.Annex {
    public static final int HOURS = 24;

    /** The first hour of the night. */
    public static final int NIGHTFALL = 19;

    /** In the end phase, the hour strikes after the deaths. */
    public static final int ORDER = KnockOut.ORDER + 10;

    private static final int DAYBREAK = 7;

    public Clock {
        if (hour < 0 || hour >= HOURS) {
            throw new IllegalArgumentException("a clock shows 0 to 23, not " + hour);
        }
    }

    /** Where there is no clock, a group plays without the night, or lamps burn everywhere, it is always day. */
    public static boolean isNight(Table table) {
        Optional<Clock> clock = table.annexes().find(Clock.class);
        return clock.isPresent()
                && clock.get().isNight()
                && !table.mission().rulings(Night.class).isEmpty()
                && table.annexes().find(Lamps.class).isEmpty();
    }

    public boolean isNight() {
        return hour >= NIGHTFALL || hour < DAYBREAK;
    }

    /** The hour at which day turns into night, or night into day. */
    int turnsAt() {
        return isNight() ? DAYBREAK : NIGHTFALL;
    }

    Clock next() {
        return new Clock((hour + 1) % HOURS);
    }

    /** In every end phase, after the deaths and before the token passes, the clock advances by one hour. */
    public record Runs() implements MomentRuling, Shows {
        @Override
        public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
            return moment == Moment.BOARD_CLEARED ? List.of(new StrikeHour()) : List.of();
        }

        @Override
        public int order() {
            return ORDER;
        }

        /** Every end of round is an hour. */
        @Override
        public Optional<Exhibit> shown(Table table) {
            boolean hasNights = !table.mission().rulings(Night.class).isEmpty();
            return table.annexes()
                    .find(Clock.class)
                    .map(clock -> new ClockView(
                            clock.hour,
                            Clock.isNight(table),
                            clock.turnsAt(),
                            hasNights ? (clock.turnsAt() - clock.hour + HOURS) % HOURS : 0));
        }
    }
}

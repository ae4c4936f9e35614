package redoubt.testkit.vigil;

import java.util.ArrayList;
import java.util.List;
import redoubt.kernel.Agenda;
import redoubt.kernel.Decision;
import redoubt.kernel.Effect;
import redoubt.kernel.Luck;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Seats;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;

/**
 * The vigil after a refactoring: the rules are the same, but tables and steps have different names and components, and there is one
 * more step than in the first version.
 */
public final class RenamedVigil extends Vigil<RenamedVigil.Hearth> {
    public static final RenamedVigil VIGIL = new RenamedVigil();

    private RenamedVigil() {}

    /** The place of the fire, which remembers what was done at it. */
    public record Hearth(List<String> deeds, int logs, int hour) {
        Hearth after(Deed deed) {
            List<String> longer = new ArrayList<>(deeds);
            longer.add(deed.key());
            return new Hearth(List.copyOf(longer), deed.equals(Deed.BURN) ? 0 : logs, hour);
        }
    }

    /** The beginning of a night. */
    record BeginNight(int hour) implements Effect<Hearth> {
        @Override
        public void happen(Play<Hearth> play) {
            play.table(new Hearth(play.table().deeds(), play.table().logs(), hour));
            play.then(new StandGuard(), new EndNight());
        }
    }

    /** Somebody stands guard. */
    record StandGuard() implements Question<Hearth, Deed> {
        @Override
        public Decision<Deed> decision(Hearth hearth) {
            List<Deed> deeds = new ArrayList<>(List.of(Deed.GATHER, Deed.REST));
            if (hearth.logs() > 0) {
                deeds.add(Deed.BURN);
            }
            return new Decision<>(WATCH, Seats.everyone(), List.copyOf(deeds));
        }

        @Override
        public void answer(Deed chosen, Play<Hearth> play) {
            play.table(play.table().after(chosen));
            if (chosen.equals(Deed.GATHER)) {
                play.then(new CarryLogs());
            }
        }
    }

    /** A die says how much wood is found. */
    record CarryLogs() implements Effect<Hearth> {
        @Override
        public void happen(Play<Hearth> play) {
            Hearth hearth = play.table();
            play.table(new Hearth(hearth.deeds(), hearth.logs() + play.d6(WOOD), hearth.hour()));
        }
    }

    /** The end of a night. */
    record EndNight() implements Effect<Hearth> {
        @Override
        public void happen(Play<Hearth> play) {
            Hearth hearth = play.table();
            if (hearth.hour() < NIGHTS) {
                play.then(new BeginNight(hearth.hour() + 1));
            } else if (hearth.logs() >= ENOUGH) {
                play.win(WARM);
            } else {
                play.lose(COLD);
            }
        }
    }

    @Override
    public State<Hearth> setUp(SetUp setUp, Luck luck) {
        return State.laidOut(new Hearth(List.of(), 0, 1), Agenda.of(new BeginNight(1)), luck);
    }

    @Override
    int night(Hearth hearth) {
        return hearth.hour();
    }

    @Override
    int wood(Hearth hearth) {
        return hearth.logs();
    }
}

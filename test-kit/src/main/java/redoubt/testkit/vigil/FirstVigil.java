package redoubt.testkit.vigil;

import java.util.List;
import redoubt.kernel.Agenda;
import redoubt.kernel.Decision;
import redoubt.kernel.Effect;
import redoubt.kernel.Luck;
import redoubt.kernel.Making;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Seats;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;

/** The vigil as it was first written; a later rule may let people sleep instead of resting, starting on some night. */
public final class FirstVigil extends Vigil<FirstVigil.Camp> {
    private final int sleepFrom;
    private final String content;

    private FirstVigil(int sleepFrom, String content) {
        this.sleepFrom = sleepFrom;
        this.content = content;
    }

    /** The first rules. */
    public static FirstVigil first() {
        return new FirstVigil(NIGHTS + 1, Making.NO_CONTENT);
    }

    /** Changed rules: from this night on, people sleep instead of resting. */
    public static FirstVigil sleepingFrom(int night) {
        return new FirstVigil(night, Making.NO_CONTENT);
    }

    /** The same rules, printed with values that have this fingerprint. */
    public FirstVigil with(String fingerprint) {
        return new FirstVigil(sleepFrom, fingerprint);
    }

    @Override
    public String content(String mission) {
        return content;
    }

    /** The place of the fire. */
    public record Camp(int night, int wood, int sleepFrom) {
        Camp withWood(int changed) {
            return new Camp(night, changed, sleepFrom);
        }

        Camp inNight(int changed) {
            return new Camp(changed, wood, sleepFrom);
        }
    }

    /** Somebody keeps watch tonight. */
    record KeepWatch() implements Question<Camp, Deed> {
        @Override
        public Decision<Deed> decision(Camp camp) {
            Deed rest = camp.night() >= camp.sleepFrom() ? Deed.SLEEP : Deed.REST;
            List<Deed> deeds = camp.wood() > 0 ? List.of(Deed.GATHER, rest, Deed.BURN) : List.of(Deed.GATHER, rest);
            return new Decision<>(WATCH, Seats.everyone(), deeds);
        }

        @Override
        public void answer(Deed chosen, Play<Camp> play) {
            if (chosen.equals(Deed.GATHER)) {
                play.table(play.table().withWood(play.table().wood() + play.d6(WOOD)));
            } else if (chosen.equals(Deed.BURN)) {
                play.table(play.table().withWood(0));
            }
        }
    }

    /** The night is over. */
    record NextNight() implements Effect<Camp> {
        @Override
        public void happen(Play<Camp> play) {
            Camp camp = play.table();
            if (camp.night() < NIGHTS) {
                play.table(camp.inNight(camp.night() + 1));
                play.then(new KeepWatch(), this);
            } else if (camp.wood() >= ENOUGH) {
                play.win(WARM);
            } else {
                play.lose(COLD);
            }
        }
    }

    @Override
    public State<Camp> setUp(SetUp setUp, Luck luck) {
        return State.laidOut(new Camp(1, 0, sleepFrom), Agenda.of(new KeepWatch(), new NextNight()), luck);
    }

    @Override
    int night(Camp camp) {
        return camp.night();
    }

    @Override
    int wood(Camp camp) {
        return camp.wood();
    }
}

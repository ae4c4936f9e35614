package redoubt.horde.cars;

import java.util.List;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** A survivor wants to change seats with another, whose player agrees or refuses. */
public record AgreeToSwap(SurvivorId survivor, SurvivorId asked) implements Question<Table, AgreeToSwap.Answer> {
    /** Agrees or refuses. */
    public record Answer(SurvivorId survivor, boolean isAgreed) implements Option {
        @Override
        public String key() {
            return isAgreed ? "agree" : "refuse";
        }

        @Override
        public boolean isConsent() {
            return isAgreed;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(survivor.name()), MarkKind.ANSWER.mark(key()));
        }
    }

    @Override
    public Decision<Answer> decision(Table table) {
        // Whoever plays both has agreed already.
        boolean isSamePlayer =
                table.survivor(survivor).seat().equals(table.survivor(asked).seat());
        List<Answer> answers = isSamePlayer
                ? List.of(new Answer(survivor, true))
                : List.of(new Answer(survivor, true), new Answer(survivor, false));
        return new Decision<>(table.cite(Cite.AGREE_TO_CHANGE_SEATS), table.seatOf(asked), answers);
    }

    @Override
    public void answer(Answer chosen, Play<Table> play) {
        if (!chosen.isAgreed()) {
            Rulings.happened(
                    play, new CarEvent.SwapRefused(play.table().cite(Cite.AGREE_TO_CHANGE_SEATS), survivor, asked));
            return;
        }
        Car car = play.table().annexes().the(Car.class);
        SurvivorId driver = car.isDriver(survivor) ? asked : survivor;
        play.then(new TakeSeat(Cite.CHANGE_SEATS, driver, true));
    }
}

package redoubt.horde.mission;

import java.util.List;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Seat;

/** The group agrees on the first player. */
public record ChooseFirstPlayer() implements Question<Table, ChooseFirstPlayer.First> {
    /** This seat. */
    public record First(Seat seat) implements Option {
        @Override
        public String key() {
            return "first player " + seat;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SEAT.mark(seat.toString()));
        }
    }

    @Override
    public Decision<First> decision(Table table) {
        List<First> seats = table.everyone().list().stream().map(First::new).toList();
        return new Decision<>(table.cite(Cite.SET_UP_FIRST_PLAYER), table.everyone(), seats);
    }

    @Override
    public void answer(First chosen, Play<Table> play) {
        play.table(play.table().withFirstPlayer(chosen.seat()));
        play.log(new HordeEvent.FirstPlayerPassed(
                play.table().cite(Cite.SET_UP_FIRST_PLAYER), chosen.seat().number()));
    }
}

package redoubt.horde.round;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;

/** A player chooses which survivor takes the next turn; those who may act at any time can step in. */
public record ChooseSurvivor(int place) implements Question<Table, ChooseSurvivor.Next> {
    /** Who is next. */
    public sealed interface Next extends Option {}

    /** This survivor takes the turn now; only their own player may choose this. */
    public record Activate(SurvivorId survivor, Seat seat) implements Next {
        @Override
        public String key() {
            return "activate " + survivor;
        }

        @Override
        public Seats owners(Seats asked) {
            return Seats.of(seat);
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(survivor.name()));
        }
    }

    /** The remaining survivors of a seat may take their turns later, so the next seat goes on. */
    public record Later(Seat seat) implements Next {
        @Override
        public String key() {
            return "later";
        }

        @Override
        public Seats owners(Seats asked) {
            return Seats.of(seat);
        }
    }

    @Override
    public Decision<Next> decision(Table table) {
        List<Next> options = new ArrayList<>();
        Seats seats = new Seats(0);
        boolean isLaterPossible = place < table.seats();
        for (Survivor survivor : table.survivors()) {
            if (!isReady(survivor)) {
                continue;
            }
            boolean isFree = isFree(table, survivor);
            boolean isDue = place == table.seats() || survivor.seat().number() == seat(table, place);
            if (isDue || isFree) {
                options.add(new Activate(survivor.id(), survivor.seat()));
                seats = seats.with(survivor.seat());
            }
            isLaterPossible &= !isDue || isFree;
        }
        if (isLaterPossible) {
            options.add(new Later(new Seat(seat(table, place))));
        }
        return new Decision<>(table.cite(Cite.PLAYERS_TAKE_TURNS), seats, options);
    }

    @Override
    public void answer(Next chosen, Play<Table> play) {
        switch (chosen) {
            case Activate activate -> play.then(new TakeTurn(activate.survivor()), new NextTurn(place));
            case Later _ -> play.then(new NextTurn(place + 1));
        }
    }

    /** The seat at a place in the order, which goes clockwise from the first player. */
    static int seat(Table table, int place) {
        return (table.firstPlayer().number() - 1 + place) % table.seats() + 1;
    }

    static boolean isReady(Survivor survivor) {
        return survivor.isOnBoard() && !survivor.hasActed();
    }

    private static boolean isFree(Table table, Survivor survivor) {
        for (TurnRuling ruling : Rulings.own(table, survivor, TurnRuling.HOOK)) {
            if (ruling.isTurnAtAnyTime()) {
                return true;
            }
        }
        return false;
    }
}

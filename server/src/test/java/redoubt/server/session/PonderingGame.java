package redoubt.server.session;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import redoubt.kernel.Agenda;
import redoubt.kernel.Certificate;
import redoubt.kernel.Decision;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.Making;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;
import redoubt.kernel.SetUp;
import redoubt.kernel.Share;
import redoubt.kernel.State;
import redoubt.kernel.View;

/** The seats take turns at passing the time; whoever imagines how it might go on is kept busy for as long as a test says. */
record PonderingGame(BooleanSupplier isPondering) implements Game<PonderingGame.Turn> {
    private static final int LAST = 6;

    /** How many have passed. */
    record Turn(int passed) implements View {}

    /** What can be done. */
    enum Deed implements Option {
        PASS,
        WAIT;

        @Override
        public String key() {
            return name();
        }
    }

    /** Asks the next seat. */
    record Pass() implements Question<Turn, Deed> {
        @Override
        public Decision<Deed> decision(Turn table) {
            return new Decision<>(
                    new RuleId("PO-PASS-01"), Seats.of(new Seat(1 + table.passed() % 2)), List.of(Deed.values()));
        }

        @Override
        public void answer(Deed chosen, Play<Turn> play) {
            play.table(new Turn(play.table().passed() + 1));
            if (play.table().passed() < LAST) {
                play.then(new Pass());
            } else {
                play.win(new RuleId("PO-END-01"));
            }
        }
    }

    @Override
    public String id() {
        return "pondering";
    }

    @Override
    public String title() {
        return "Pondering";
    }

    @Override
    public List<MissionCard> missions() {
        return List.of(measured("PO-M01", Making.NO_CONTENT), measured("PO-M02", "0123456789abcdef"));
    }

    private static MissionCard measured(String id, String content) {
        return new MissionCard(id, "Pass the time", "easy", "long")
                .with(Optional.of(new Certificate("quick", new Share(3, 4), "-", "2026-11-18", content)));
    }

    @Override
    public State<Turn> setUp(SetUp setUp, Luck luck) {
        return State.laidOut(new Turn(0), Agenda.of(new Pass()), luck);
    }

    @Override
    public View view(State<Turn> state) {
        return state.table();
    }

    @Override
    public State<Turn> imagine(State<Turn> state, Luck luck) {
        while (isPondering.getAsBoolean()) {
            Thread.onSpinWait();
        }
        return state.withLuck(luck);
    }

    @Override
    public double appraise(Turn table) {
        return 0.5;
    }

    @Override
    public int round(Turn table) {
        return 1;
    }
}

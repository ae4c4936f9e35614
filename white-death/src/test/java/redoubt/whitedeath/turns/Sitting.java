package redoubt.whitedeath.turns;

import java.util.List;
import java.util.function.UnaryOperator;
import redoubt.horde.HordeGame;
import redoubt.horde.HordeText;
import redoubt.horde.table.Table;
import redoubt.kernel.Interrupt;
import redoubt.kernel.Luck;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.Status;
import redoubt.kernel.Step;
import redoubt.testkit.saved.StateText;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.WhiteDeathTable;

/** A group that plays a whole mission, from the set-up on. */
final class Sitting extends WhiteDeathTable<Sitting> {
    private Sitting(HordeGame game, SetUp setUp, Luck luck) {
        super(game, setUp, luck);
    }

    /** A mission with everything agreed on, at the first decision of its first round. */
    static Sitting at(String mission) {
        return of(SetUp.of("white-death", mission).with("starting", "dealt"));
    }

    /** A set-up in which everything is still to be agreed on. */
    static SetUp open(String mission) {
        return SetUp.of("white-death", mission);
    }

    static Sitting of(SetUp setUp) {
        return of(Scene.GAME, setUp, 1);
    }

    static Sitting of(HordeGame game, SetUp setUp, long seed) {
        return new Sitting(game, setUp, Luck.seeded(seed));
    }

    /** Puts something else on the table; the question asked is worked out anew. */
    @Override
    public Sitting with(UnaryOperator<Table> change) {
        return goOn(engine().awaken(state().withTable(change.apply(table()))), List.of());
    }

    /** Something happens before the question asked, with these dice and then no more luck. */
    Sitting happen(Step<Table> step, Integer... dice) {
        return dice(dice).begin(state().agenda().after(step));
    }

    /** Whoever is asked takes the first answer that begins with one of these words, until none does. */
    Sitting allChoose(String... words) {
        boolean isFound = true;
        while (isFound && !isOver()) {
            isFound = false;
            for (String word : words) {
                if (!isFound && !offered(word).isEmpty()) {
                    choose(offered(word).getFirst());
                    isFound = true;
                }
            }
        }
        return this;
    }

    /** All survivors pass, and whatever the zombies ask is answered somehow, until the next round begins. */
    Sitting passRound() {
        int round = table().round();
        while (!isOver() && table().round() == round) {
            List<String> ends = offered("end turn");
            choose(ends.isEmpty() ? offered().getFirst() : ends.getFirst());
        }
        return this;
    }

    List<String> interrupts(int seat) {
        return engine().interrupts(state(), new Seat(seat)).stream()
                .map(Interrupt::key)
                .toList();
    }

    /** The numbers of the seats that may answer. */
    List<Integer> seats() {
        return decision().seats().list().stream().map(Seat::number).toList();
    }

    boolean isWon() {
        return state().isWon();
    }

    /** The rule by which the game was won or lost. */
    String outcome() {
        RuleId rule = switch (state().status()) {
            case Status.Won won -> won.rule();
            case Status.Lost lost -> lost.rule();
            case Status.Waiting waiting -> throw new IllegalStateException("not over: " + waiting);
            case Status.SetUpDone done -> throw new IllegalStateException("not over: " + done);
        };
        return rule.id();
    }

    /** Saves the game and goes on with what is read back, which must be equal. */
    Sitting readBack(SetUp setUp) {
        StateText<Table> text = HordeText.of((HordeGame) engine().game(), setUp);
        State<Table> read = text.read(text.write(state()));
        if (!read.table().equals(state().table()) || !read.agenda().equals(state().agenda())) {
            throw new AssertionError("read back as " + read.table());
        }
        return goOn(read, List.of());
    }
}

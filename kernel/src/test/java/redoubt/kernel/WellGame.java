package redoubt.kernel;

import java.util.List;

/** A small game that knows every trick of the kernel. */
public final class WellGame implements Game<Well> {
    /** What everybody sees. */
    record WellView(int water) implements View {}

    @Override
    public String id() {
        return "well";
    }

    @Override
    public String title() {
        return "The well";
    }

    @Override
    public List<MissionCard> missions() {
        return List.of(new MissionCard("WL-M01", "Three rounds", "easy", "short"));
    }

    @Override
    public State<Well> setUp(SetUp setUp, Luck luck) {
        return State.laidOut(Well.DRY, Agenda.of(new Well.Round()), luck);
    }

    @Override
    public List<Interrupt<Well>> interrupts(Well table, Seat seat) {
        return seat.number() == 2 ? List.of(new Well.Spill()) : List.of();
    }

    /** A well that runs over is lost; one that holds exactly 50 asks for a die and is emptied. */
    @Override
    public void settle(Play<Well> play) {
        if (play.table().water() > 99) {
            play.lose(Well.LOSE);
        } else if (play.table().water() == 50) {
            play.table(play.table().withWater(0).withDie(play.d6(Well.BUCKETS)));
        }
    }

    @Override
    public View view(State<Well> state) {
        return new WellView(state.table().water());
    }

    @Override
    public State<Well> imagine(State<Well> state, Luck luck) {
        return state.withLuck(luck);
    }

    @Override
    public double appraise(Well table) {
        return 0.5;
    }

    @Override
    public int round(Well table) {
        return table.round();
    }
}

package redoubt.toy;

import java.util.List;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;

/** A keeper bars the gate or shoots at the dead in front of it. */
record KeeperActs(int keeper) implements Question<Gate, KeeperActs.Act> {
    /** What a keeper can do. */
    enum Act implements Option {
        BAR,
        SHOOT;

        @Override
        public String key() {
            return name().toLowerCase();
        }

        @Override
        public List<Mark> marks() {
            return List.of(new Mark("answer", key()));
        }
    }

    private static final List<Act> BOTH = List.of(Act.BAR, Act.SHOOT);
    private static final List<Act> ONLY_BAR = List.of(Act.BAR);

    @Override
    public Decision<Act> decision(Gate table) {
        return new Decision<>(ToyGame.ACT, Seats.of(new Seat(keeper)), acts(table));
    }

    static List<Act> acts(Gate table) {
        return table.dead() > 0 ? BOTH : ONLY_BAR;
    }

    @Override
    public void answer(Act chosen, Play<Gate> play) {
        Gate table = play.table();
        switch (chosen) {
            case BAR -> {
                play.table(table.withBars(table.bars() + 1));
                play.log(new ToyEvent.GateBarred(ToyGame.BAR, keeper));
            }
            case SHOOT -> {
                int die = play.d6(ToyGame.SHOTS);
                boolean isHit = die >= table.needed(keeper);
                play.table(table.withDead(table.dead() - (isHit ? 1 : 0)));
                play.log(new ToyEvent.Shot(ToyGame.SHOOT, keeper, die, isHit));
            }
        }
    }
}

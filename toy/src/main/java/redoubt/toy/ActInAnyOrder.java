package redoubt.toy;

import java.util.ArrayList;
import java.util.List;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;

/** The keepers who have not acted yet are asked together, and act in any order they like. */
record ActInAnyOrder(List<Integer> waiting) implements Question<Gate, ActInAnyOrder.KeeperAct> {
    /** One keeper acts; only that keeper's seat may choose this. */
    record KeeperAct(int keeper, KeeperActs.Act act) implements Option {
        @Override
        public String key() {
            return act.key() + " " + keeper;
        }

        @Override
        public Seats owners(Seats asked) {
            return Seats.of(new Seat(keeper));
        }

        @Override
        public List<Mark> marks() {
            return List.of(ToyGame.mark(keeper), new Mark("answer", act.key()));
        }
    }

    @Override
    public Decision<KeeperAct> decision(Gate table) {
        List<KeeperAct> options = new ArrayList<>();
        Seats seats = new Seats(0);
        for (int keeper : waiting) {
            seats = seats.with(new Seat(keeper));
            KeeperActs.acts(table).forEach(act -> options.add(new KeeperAct(keeper, act)));
        }
        return new Decision<>(ToyGame.ANY_ORDER, seats, options);
    }

    @Override
    public void answer(KeeperAct chosen, Play<Gate> play) {
        List<Integer> left = new ArrayList<>(waiting);
        left.remove(Integer.valueOf(chosen.keeper()));
        if (!left.isEmpty()) {
            play.then(new ActInAnyOrder(List.copyOf(left)));
        }
        new KeeperActs(chosen.keeper()).answer(chosen.act(), play);
    }
}

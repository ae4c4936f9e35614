package redoubt.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** A round: every keeper acts, in order or not, then the dead come; when no cards are left, the gate has held. */
record PlayRound(boolean isInOrder) implements Effect<Gate> {
    @Override
    public void happen(Play<Gate> play) {
        Gate table = play.table();
        if (table.deck().isEmpty()) {
            play.then(new DawnBreaks());
            return;
        }
        play.table(table.withRound(table.round() + 1));
        List<Step<Gate>> steps = new ArrayList<>();
        int keepers = table.wounds().size();
        if (isInOrder) {
            for (int keeper = 1; keeper <= keepers; keeper++) {
                steps.add(new KeeperActs(keeper));
            }
        } else {
            steps.add(
                    new ActInAnyOrder(IntStream.rangeClosed(1, keepers).boxed().toList()));
        }
        steps.add(new TheDeadCome());
        steps.add(this);
        play.then(steps);
    }
}

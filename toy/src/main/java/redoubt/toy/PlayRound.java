package redoubt.toy;

import java.util.ArrayList;
import java.util.List;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** A round: every keeper acts, then the dead come; when no card is left the gate has held. */
record PlayRound() implements Effect<Gate> {
    @Override
    public void happen(Play<Gate> play) {
        Gate table = play.table();
        if (table.deck().isEmpty()) {
            play.win(ToyGame.DAWN);
            return;
        }
        play.table(table.withRound(table.round() + 1));
        List<Step<Gate>> steps = new ArrayList<>();
        for (int keeper = 1; keeper <= table.wounds().size(); keeper++) {
            steps.add(new KeeperActs(keeper));
        }
        steps.add(new TheDeadCome());
        steps.add(this);
        play.then(steps);
    }
}

package redoubt.darkest.sense;

import java.util.List;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.table.Table;
import redoubt.kernel.Option;
import redoubt.kernel.Sense;
import redoubt.kernel.State;

/** Plays with a plan: a terminal, chips that solve the code, everybody to the Laboratory, and then the Nemesis. */
public final class DarkestSense implements Sense<Table> {
    @Override
    public double[] opinions(State<Table> state, List<? extends Option> options) {
        double[] opinions = new double[options.size()];
        if (options.getFirst() instanceof Deed) {
            Deeds deeds = new Deeds(new Plan(state.table()));
            for (int i = 0; i < opinions.length; i++) {
                opinions[i] = options.get(i) instanceof Deed deed ? deeds.opinion(deed) : 0;
            }
        } else {
            Replies replies = new Replies(state.table(), state.agenda().first());
            for (int i = 0; i < opinions.length; i++) {
                opinions[i] = replies.opinion(options.get(i));
            }
        }
        return opinions;
    }

    @Override
    public double chance(Table table) {
        return Outlook.of(table);
    }

    @Override
    public boolean isRoutine(State<Table> state) {
        return Replies.isRoutine(state.agenda().first());
    }
}

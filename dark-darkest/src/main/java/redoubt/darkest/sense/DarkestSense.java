package redoubt.darkest.sense;

import java.util.List;
import redoubt.darkest.action.GroupActs;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.showdown.ShowdownActs;
import redoubt.darkest.table.Table;
import redoubt.kernel.Option;
import redoubt.kernel.Sense;
import redoubt.kernel.State;
import redoubt.kernel.Step;

/** Plays with a plan: a terminal, chips that solve the code, everybody to the Laboratory, and then the Nemesis. */
public final class DarkestSense implements Sense<Table> {
    @Override
    public double[] opinions(State<Table> state, List<? extends Option> options) {
        double[] opinions = new double[options.size()];
        Step<Table> question = state.agenda().first();
        if (question instanceof GroupActs || question instanceof ShowdownActs) {
            Deeds deeds = new Deeds(new Plan(state.table()));
            for (int i = 0; i < opinions.length; i++) {
                opinions[i] = options.get(i) instanceof Deed deed ? deeds.opinion(deed) : 0;
            }
        } else {
            Replies replies = new Replies(state.table(), question);
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

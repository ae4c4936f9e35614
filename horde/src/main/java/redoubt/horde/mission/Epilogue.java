package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** The players have won by this rule, and what follows a victory is under way: nothing can be lost any more. */
public record Epilogue(RuleId rule) implements Annexes.Annex {
    /** What follows the victory is over, and so is the game. */
    record Close(RuleId rule) implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            play.win(rule);
        }
    }

    public static boolean isUnderWay(Table table) {
        return table.annexes().find(Epilogue.class).isPresent();
    }

    /** Wins the game, at once if nothing follows a victory. */
    public static void win(Play<Table> play, RuleId rule) {
        Table table = play.table();
        List<Step<Table>> steps = new ArrayList<>();
        for (EndOfGame ending : Rulings.common(table, EndOfGame.class)) {
            steps.addAll(ending.epilogue(table));
        }
        if (steps.isEmpty()) {
            play.win(rule);
            return;
        }
        steps.add(new Close(rule));
        play.table(table.with(new Epilogue(rule)));
        play.instead(steps);
    }
}

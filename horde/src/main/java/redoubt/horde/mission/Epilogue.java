package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** The game is decided, and what follows a victory or a defeat is under way: nothing can be won or lost any more. */
public record Epilogue(Verdict verdict) implements Annexes.Annex {
    /** What follows is over, and so is the game. */
    record Close(Verdict verdict) implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            end(play, verdict);
        }
    }

    public static boolean isUnderWay(Table table) {
        return table.annexes().find(Epilogue.class).isPresent();
    }

    /** Ends the game, at once if nothing follows. */
    public static void begin(Play<Table> play, Verdict verdict) {
        Table table = play.table();
        List<Step<Table>> steps = new ArrayList<>();
        for (EndOfGame ending : Rulings.common(table, EndOfGame.HOOK)) {
            steps.addAll(verdict.isWon() ? ending.epilogue(table) : ending.aftermath(table));
        }
        if (steps.isEmpty()) {
            end(play, verdict);
            return;
        }
        steps.add(new Close(verdict));
        play.table(table.with(new Epilogue(verdict)));
        play.instead(steps);
    }

    private static void end(Play<Table> play, Verdict verdict) {
        if (verdict.isWon()) {
            play.win(verdict.rule());
        } else {
            play.lose(verdict.rule());
        }
    }
}

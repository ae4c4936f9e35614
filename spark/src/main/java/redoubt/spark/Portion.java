package redoubt.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import redoubt.bots.BotKind;
import redoubt.kernel.Game;
import redoubt.kernel.Real;
import redoubt.kernel.SetUp;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalText;
import redoubt.lab.Batch;
import redoubt.lab.Batch.Outcome;
import redoubt.lab.Farm.Grid;

/**
 * Some neighbouring games of a batch: what one task plays. It travels to other machines, so it is all text and numbers; the set-up
 * goes as the head of a journal.
 *
 * @param batch the place of its batch in the grid
 * @param first the number of its first game in the batch
 */
record Portion(
        int batch,
        int first,
        int games,
        String setUp,
        String bot,
        long seed,
        boolean isReplayed,
        boolean isHeard,
        List<String> contentFolders,
        String content)
        implements Serializable {

    /** The portions of all batches, in order; so small that a lost machine loses little, and so large that a task is worth sending. */
    static List<Portion> of(Grid grid, int most) {
        List<Portion> portions = new ArrayList<>();
        for (int i = 0; i < grid.batches().size(); i++) {
            Batch batch = grid.batches().get(i);
            for (int first = 0; first < batch.games(); first += most) {
                portions.add(new Portion(
                        i,
                        first,
                        Math.min(most, batch.games() - first),
                        head(batch.setUp()),
                        batch.bot().word(),
                        batch.seed(),
                        batch.isReplayed(),
                        batch.isHeard(),
                        new ArrayList<>(grid.contentFolders()),
                        grid.contents().get(i)));
            }
        }
        return portions;
    }

    private static String head(SetUp setUp) {
        return JournalText.write(new Journal(Journal.ENGINE, setUp, 0, Real.NOTHING, List.of(), List.of()));
    }

    /** Plays its games on whatever machine it has come to. */
    List<Outcome> play() {
        Batch all = new Batch(
                JournalText.read("portion", setUp).setUp(), new BotKind(bot), first + games, seed, isReplayed, isHeard);
        Game<?> game = Shelf.game(all.setUp().game(), contentFolders);
        String found = game.content(all.setUp().mission());
        if (!found.equals(content)) {
            throw new IllegalStateException("other content is printed for "
                    + all.setUp().mission()
                    + " on this machine than where the games were asked for: its fingerprint is " + found + ", not "
                    + content);
        }
        List<Outcome> outcomes = new ArrayList<>();
        for (int number = first; number < first + games; number++) {
            outcomes.add(all.play(game, number));
        }
        return outcomes;
    }
}

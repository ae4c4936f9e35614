package redoubt.lab;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import redoubt.bots.BotKind;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.SetUp;
import redoubt.lab.Batch.Outcome;
import redoubt.lab.Trial.Result;

/** Plays many whole campaigns and counts the results; the first mission of campaign number n uses the seed plus n. */
public record MassCampaign<T>(
        Game<T> game,
        CampaignCard campaign,
        SetUp agreed,
        BotKind bot,
        int campaigns,
        long seed,
        int threads,
        boolean isReplayed) {

    public CampaignReport run(IntConsumer progress) {
        long start = System.nanoTime();
        List<CampaignTally> tallies = new Crew(threads, campaigns, progress)
                .counts(() -> new CampaignTally(campaign), (tally, number) -> play(first(number), tally));
        return CampaignTally.sum(campaign, tallies).report(campaigns, (System.nanoTime() - start) / 1e9);
    }

    private Trial<T> first(int number) {
        return new Trial<>(new Engine<>(game), campaign.begin(agreed), bot, seed + number);
    }

    private void play(Trial<T> first, CampaignTally tally) {
        boolean isWon = false;
        int defeats = 0;
        for (Optional<Trial<T>> at = Optional.of(first); at.isPresent() && defeats < Chain.MOST_DEFEATS; ) {
            Trial<T> trial = at.get();
            try {
                Result<T> result = isReplayed ? ReplayCheck.played(trial) : trial.play();
                tally.add(trial.setUp().mission(), Outcome.of(trial.seed(), result, Set.of()));
                isWon = result.won();
                defeats = isWon ? 0 : defeats + 1;
                at = Chain.next(trial, result);
            } catch (RuntimeException | StackOverflowError e) {
                tally.add(trial.setUp().mission(), Outcome.of(Failure.of(trial, e)));
                return;
            }
        }
        tally.end(isWon);
    }
}

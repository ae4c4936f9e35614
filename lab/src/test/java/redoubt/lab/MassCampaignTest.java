package redoubt.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.bots.BotKind;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.SetUp;
import redoubt.toy.ToyGame;

/** Whole campaigns played by bots. */
class MassCampaignTest {
    private final ToyGame game = new ToyGame();
    private final CampaignCard campaign = game.campaigns().getFirst();

    private CampaignReport play(int keepers, int threads) {
        SetUp agreed = SetUp.of("toy", "TY-M01").withSeats(keepers);
        return new MassCampaign<>(game, campaign, agreed, BotKind.RANDOM, 200, 5, threads, true).run(_ -> {});
    }

    @Test
    void everyCampaignEndsAndEveryMissionIsCounted() {
        CampaignReport report = play(2, 1);
        assertThat(report.failures()).isEmpty();
        assertThat(report.won() + report.lost()).isEqualTo(200);
        assertThat(report.lost()).as("two keepers who do anything").isPositive();
        Report first = report.missions().getFirst().report();
        Report second = report.missions().get(1).report();
        assertThat(report.missions())
                .extracting(CampaignReport.OfMission::mission)
                .isEqualTo(campaign.missions());
        assertThat(first.games()).as("played again when lost").isGreaterThan(200);
        assertThat(second.games()).as("played only when the first is won").isBetween(first.won(), 3 * first.won());
        assertThat(report.played())
                .isEqualTo(report.missions().stream()
                        .mapToInt(each -> each.report().won() + each.report().lost())
                        .sum());
    }

    @Test
    void aCampaignIsWonWithItsLastMission() {
        CampaignReport report = play(3, 1);
        assertThat(report.won()).isPositive();
        assertThat(report.missions().getLast().report().won()).isEqualTo(report.won());
    }

    @Test
    void theSeedDecidesWhateverTheNumberOfThreads() {
        CampaignReport one = play(2, 1);
        CampaignReport two = play(2, 2);
        assertThat(two.won()).isEqualTo(one.won());
        assertThat(two.decisions()).isEqualTo(one.decisions());
        assertThat(two.played()).isEqualTo(one.played());
    }

    @Test
    void theSeedOfWhatFollowsIsOneThatCanBeTyped() {
        assertThat(Chain.nextSeed(7)).isBetween(0L, 999_999_999L).isNotEqualTo(Chain.nextSeed(8));
    }
}

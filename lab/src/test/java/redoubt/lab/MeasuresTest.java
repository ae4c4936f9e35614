package redoubt.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.bots.BotKind;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.Engine;
import redoubt.kernel.History;
import redoubt.kernel.LearntChance;
import redoubt.kernel.SetUp;
import redoubt.kernel.Share;
import redoubt.kernel.SplitMix;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.Replay;
import redoubt.lab.Duel.Score;
import redoubt.lab.LogisticRegression.Sample;
import redoubt.toy.Gate;
import redoubt.toy.ToyGame;

/** The statistics of the lab: intervals, duels, what is learnt, and games that prove a mission can be won. */
class MeasuresTest {
    private final ToyGame game = new ToyGame();

    private static SetUp gate(String mission) {
        return SetUp.of("toy", mission).withSeats(2);
    }

    @Test
    void theIntervalIsWilsons() {
        // Values as in Newcombe (1998), table of 81 of 263 and 0 of 20.
        assertThat(new Share(81, 263).low()).isCloseTo(0.2553, within(0.0001));
        assertThat(new Share(81, 263).high()).isCloseTo(0.3662, within(0.0001));
        assertThat(new Share(0, 20).low()).isZero();
        assertThat(new Share(0, 20).high()).isCloseTo(0.1611, within(0.0001));
        assertThat(new Share(20, 20).high()).isEqualTo(1);
        assertThat(new Share(0, 0).low()).isZero();
        assertThat(new Share(0, 0).high()).isEqualTo(1);
    }

    @Test
    void aDuelIsTestedByTheGamesThatOnlyOneHasWon() {
        assertThat(new Score(40, 10, 2, 48).p()).isCloseTo(2 * 79 / 4096.0, within(1e-12));
        assertThat(new Score(40, 2, 10, 48).p()).isCloseTo(2 * 79 / 4096.0, within(1e-12));
        assertThat(new Score(7, 5, 5, 7).p()).isEqualTo(1);
        assertThat(new Score(7, 0, 0, 7).p()).isEqualTo(1);
        assertThat(new Score(0, 0, 6, 0).p()).isCloseTo(1 / 32.0, within(1e-12));
        assertThat(new Score(0, 400, 300, 0).p()).isCloseTo(0.00018, within(0.00002));
    }

    @Test
    void bothBotsOfADuelPlayTheSameGames() {
        Score score = new Duel<>(game, gate("TY-M01"), BotKind.RANDOM, BotKind.QUICK, 60, 1, 2).run(_ -> {});
        assertThat(score.games()).isEqualTo(60);
        assertThat(score.onlyOther()).isPositive();
        assertThat(score.one().won())
                .isEqualTo(new MassPlay<>(game, gate("TY-M01"), BotKind.RANDOM, 60, 1, 1)
                        .run(_ -> {})
                        .won());
        Score same = new Duel<>(game, gate("TY-M01"), BotKind.RANDOM, BotKind.RANDOM, 60, 1, 2).run(_ -> {});
        assertThat(same.onlyOne() + same.onlyOther()).isZero();
    }

    @Test
    void weightsAreFoundAgain() {
        LearntChance truth = LearntChance.of(-0.5, 2, -1, 0);
        SplitMix random = new SplitMix(3);
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            double[] features = {unit(random), 2 * unit(random) - 1, unit(random)};
            samples.add(new Sample(features, unit(random) < truth.at(features) ? 1 : 0));
        }
        LearntChance learnt = LogisticRegression.learn(samples, List.of(0, 0, 0));
        assertThat(learnt.base()).isCloseTo(-0.5, within(0.15));
        assertThat(learnt.weights()[0]).isCloseTo(2, within(0.15));
        assertThat(learnt.weights()[1]).isCloseTo(-1, within(0.15));
        assertThat(learnt.weights()[2]).isCloseTo(0, within(0.15));
    }

    @Test
    void aWeightNeverPointsTheWayThatItsFeatureCannotLead() {
        // The second feature harms, but it comes along with the first, which helps.
        SplitMix random = new SplitMix(5);
        LearntChance truth = LearntChance.of(0, 3, -1);
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < 5000; i++) {
            double first = unit(random);
            double[] features = {first, first + 0.5 * unit(random)};
            samples.add(new Sample(features, unit(random) < truth.at(features) ? 1 : 0));
        }
        assertThat(LogisticRegression.learn(samples, List.of(1, 0)).weights()[1])
                .isNegative();
        LearntChance learnt = LogisticRegression.learn(samples, List.of(1, 1));
        assertThat(learnt.weights()[1]).isZero();
        assertThat(learnt.weights()[0]).isBetween(1.0, 2.9);
        assertThat(LogisticRegression.learn(samples, List.of(-1, -1)).weights()).containsExactly(0, 0);
    }

    private static double unit(SplitMix random) {
        return random.below(1_000_000) / 1e6;
    }

    @Test
    void samplesThatCanBeToldApartPerfectlyDoNotRunAway() {
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            samples.add(new Sample(new double[] {i / 100.0, 0.3}, i >= 50 ? 1 : 0));
        }
        LearntChance learnt = LogisticRegression.learn(samples, List.of(0, 0));
        assertThat(learnt.weights()[0]).isBetween(1.0, 50.0);
        assertThat(learnt.at(new double[] {0.9, 0.3})).isGreaterThan(0.8);
        LearntChance always = LogisticRegression.learn(List.of(new Sample(new double[] {1}, 1)), List.of(0));
        assertThat(always.at(new double[] {1})).isBetween(0.5, 1.0);
    }

    @Test
    void whatIsLearntTellsGamesApartThatItHasNotSeen() {
        Training<Gate> training = new Training<>(game, BotKind.RANDOM, 400, 1, 2, 0);
        Training.Learnt learnt = training.learn(training.play(gate("TY-M01"), _ -> {}));
        assertThat(learnt.area()).isBetween(0.65, 1.0);
        assertThat(learnt.logLoss()).isLessThan(learnt.baseLoss());
        assertThat(learnt.chance().weights()).hasSize(4);
        Training.Learnt again = training.learn(training.play(gate("TY-M01"), _ -> {}));
        assertThat(again).isEqualTo(learnt);
    }

    @Test
    void forksFindWhatNoSumCanSay() {
        // Won if just one of the two is large.
        SplitMix random = new SplitMix(9);
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            double[] features = {unit(random), unit(random)};
            samples.add(new Sample(features, features[0] > 0.5 != features[1] > 0.5 ? 0.9 : 0.1));
        }
        LearntChance sum = LogisticRegression.learn(samples, List.of(0, 0));
        LearntChance forked = new Forking(samples).added(sum);
        assertThat(sum.at(new double[] {0.9, 0.1})).isBetween(0.4, 0.6);
        assertThat(forked.at(new double[] {0.9, 0.1})).isGreaterThan(0.75);
        assertThat(forked.at(new double[] {0.1, 0.9})).isGreaterThan(0.75);
        assertThat(forked.at(new double[] {0.9, 0.9})).isLessThan(0.25);
        assertThat(forked.at(new double[] {0.1, 0.1})).isLessThan(0.25);
    }

    @Test
    void fewSamplesGetNoForks() {
        List<Sample> few = new ArrayList<>();
        for (int i = 0; i < 29; i++) {
            few.add(new Sample(new double[] {i}, i % 2));
        }
        assertThat(new Forking(few).added(LearntChance.of(0, 0)).forks()).isEmpty();
        assertThat(new Forking(List.of()).added(LearntChance.of(0)).forks()).isEmpty();
    }

    @Test
    void playedOnATableIsToldByHowOftenItIsWon() {
        Training<Gate> training = new Training<>(game, BotKind.RANDOM, 60, 1, 2, 6);
        Training.Learnt learnt = training.learn(training.play(gate("TY-M03"), _ -> {}));
        assertThat(learnt.logLoss()).isLessThan(learnt.baseLoss());
        assertThat(training.learn(training.play(gate("TY-M03"), _ -> {}))).isEqualTo(learnt);
    }

    @Test
    void aWitnessIsAGameThatReplaysAndIsWon() {
        History<Gate> won = new WitnessSearch<>(game, gate("TY-M02"), BotKind.QUICK, 200, 1)
                .run(_ -> {})
                .orElseThrow();
        assertThat(Replay.verify(new Engine<>(game), Journal.of(won)).state().isWon())
                .isTrue();
        assertThat(new WitnessSearch<>(game, gate("TY-M02"), BotKind.RANDOM, 5, 1).run(_ -> {}))
                .isEmpty();
    }

    @Test
    void aWonCampaignIsARoadOfGamesThatFollowFromEachOther() {
        CampaignCard campaign = game.campaigns().getFirst();
        SetUp agreed = SetUp.of("toy", campaign.missions().getFirst()).withSeats(2);
        RoadSearch<Gate> search = new RoadSearch<>(game, campaign, agreed, BotKind.QUICK, 500, 1);
        List<History<Gate>> road = search.run();
        assertThat(search.isWon(road)).isTrue();
        assertThat(road).allMatch(won -> won.state().isWon());
        assertThat(road).extracting(won -> won.setUp().mission()).containsExactlyElementsOf(campaign.missions());
        for (int i = 1; i < road.size(); i++) {
            History<Gate> before = road.get(i - 1);
            assertThat(game.sequel(before.setUp(), before.state()))
                    .contains(road.get(i).setUp());
        }
        RoadSearch<Gate> hopeless = new RoadSearch<>(game, campaign, agreed, BotKind.RANDOM, 1, 1);
        assertThat(hopeless.isWon(hopeless.run())).isFalse();
    }
}

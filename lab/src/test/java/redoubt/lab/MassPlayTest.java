package redoubt.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import redoubt.bots.BotKind;
import redoubt.kernel.Engine;
import redoubt.kernel.SetUp;
import redoubt.kernel.Share;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalText;
import redoubt.kernel.journal.Replay;
import redoubt.toy.Gate;
import redoubt.toy.ToyGame;

/** Many games: counted right, the same with any number of threads, and broken ones can be had again. */
class MassPlayTest {
    private static Report toy(int games, int threads) {
        SetUp setUp = SetUp.of("toy", "TY-M01").withSeats(2);
        return new MassPlay<>(new ToyGame(), setUp, BotKind.RANDOM, games, 100, threads).run(_ -> {});
    }

    private static Batch replayed(SetUp setUp, int games) {
        return new Batch(setUp, BotKind.RANDOM, games, 1, true, false);
    }

    @Test
    void journalsThatDoNotReplayAreFailures() {
        SetUp setUp = SetUp.of("toy", "TY-M01").withSeats(2);
        MassPlay<Gate> sound = new MassPlay<>(new ToyGame(), replayed(setUp, 30), 2);
        assertThat(sound.run(_ -> {}).failures()).isEmpty();
        MassPlay<Gate> unsound = new MassPlay<>(new ForgetfulGame(), replayed(setUp, 3), 1);
        assertThat(unsound.run(_ -> {}).failures()).hasSize(3);
    }

    @Test
    void everyGameIsCounted() {
        Report report = toy(500, 1);
        assertThat(report.games()).isEqualTo(500);
        assertThat(report.won() + report.lost()).isEqualTo(500);
        assertThat(report.won()).isPositive();
        assertThat(report.ends().stream().mapToInt(Report.End::games).sum()).isEqualTo(500);
        assertThat(report.ends()).extracting(Report.End::rule).containsExactly("TY-END-01", "TY-END-02");
        assertThat(report.failures()).isEmpty();
        assertThat(report.meanRounds()).isBetween(1.0, 6.0);
        assertThat(report.decisionsPerSecond()).isPositive();
        assertThat(report.gamesPerSecond()).isPositive();
    }

    @Test
    void theNumberOfThreadsChangesNothing() {
        Report one = toy(300, 1);
        Report three = toy(300, 3);
        assertThat(List.of(three.won(), three.lost(), three.decisions(), three.meanRounds(), three.ends()))
                .isEqualTo(List.of(one.won(), one.lost(), one.decisions(), one.meanRounds(), one.ends()));
    }

    @Test
    void aTrialIsTheGameOfItsSeed() {
        Trial<Gate> trial = new Trial<>(new Engine<>(new ToyGame()), SetUp.of("toy", "TY-M02"), BotKind.RANDOM, 9);
        assertThat(trial.play()).isEqualTo(trial.play());
    }

    @Test
    void progressIsToldOncePerGame() {
        AtomicInteger told = new AtomicInteger();
        new MassPlay<>(new ToyGame(), SetUp.of("toy", "TY-M01"), BotKind.RANDOM, 50, 1, 2)
                .run(_ -> told.incrementAndGet());
        assertThat(told).hasValue(50);
    }

    @Test
    void aBrokenGameIsReportedWithTheChoiceThatBrokeIt() {
        BrokenGame game = new BrokenGame();
        Report report = new MassPlay<>(game, SetUp.of("ice", "IC-M01"), BotKind.RANDOM, 40, 1, 2).run(_ -> {});
        assertThat(report.failures()).isNotEmpty().isSortedAccordingTo((a, b) -> Long.compare(a.seed(), b.seed()));
        assertThat(report.won() + report.failures().size()).isEqualTo(40);
        for (Failure failure : report.failures()) {
            assertThat(failure.reason()).contains("the ice breaks").contains("BrokenGame");
            Journal journal = JournalText.read("failure", failure.journal());
            assertThat(journal.seed()).isEqualTo(failure.seed());
            assertThat(journal.choices().getLast().key()).isEqualTo("fall");
            assertThatThrownBy(() -> Replay.play(new Engine<>(game), journal)).hasMessage("the ice breaks");
        }
    }

    @Test
    void aGameWithoutEndIsAFailure() {
        Report report =
                new MassPlay<>(new BrokenGame(), SetUp.of("ice", "IC-M02"), BotKind.RANDOM, 1, 1, 1).run(_ -> {});
        assertThat(report.failures())
                .singleElement()
                .satisfies(failure -> assertThat(failure.reason()).contains("no end after 100000 decisions"));
        assertThat(report.winShare()).isEqualTo(new Share(0, 0));
    }
}

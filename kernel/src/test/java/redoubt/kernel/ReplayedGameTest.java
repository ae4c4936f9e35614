package redoubt.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static redoubt.kernel.Seat.seat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.Journal.RoundMark;
import redoubt.kernel.journal.JournalText;
import redoubt.kernel.journal.Replay;
import redoubt.kernel.journal.ReplayDiffers;

/** A game played again from its journal. */
class ReplayedGameTest {
    private final Engine<Well> engine = new Engine<>(new WellGame());
    private final SetUp setUp = SetUp.of("well", "WL-M01").withSeats(2);

    private History<Well> played(Luck luck, String... keys) {
        History<Well> history = History.begin(engine, setUp, luck);
        for (String key : keys) {
            history = history.then(new Choice(seat(2), key));
        }
        return history;
    }

    private final History<Well> game = played(Luck.seeded(4), "pour", "roll", "spill", "roll", "roll");

    @Test
    void aGameReplaysToTheSameState() {
        Journal journal = JournalText.read("j", JournalText.write(Journal.of(game)));
        assertThat(Replay.play(engine, journal).state()).isEqualTo(game.state());
        assertThat(Replay.verify(engine, journal).moments())
                .extracting(History::state)
                .isEqualTo(game.moments().stream().map(History::state).toList());
    }

    @Test
    void everyRoundAndTheEndAreMarked() {
        assertThat(Journal.of(game).marks())
                .extracting(RoundMark::round, RoundMark::choices)
                .map(Object::toString)
                .containsExactly("(1, 0)", "(2, 2)", "(3, 4)", "(4, 5)");
        assertThat(game.state().isWon()).isTrue();
    }

    @Test
    void aGameThatStillRunsIsMarkedWhereItStands() {
        assertThat(Journal.of(game.at(3)).marks())
                .extracting(RoundMark::round, RoundMark::choices)
                .map(Object::toString)
                .containsExactly("(1, 0)", "(2, 2)", "(2, 3)");
    }

    @Test
    void aToldGameReplaysToo() {
        History<Well> told = played(Luck.told(4), "roll", "tell 3", "spill", "tell 1", "fall");
        Journal journal = Journal.of(told);
        assertThat(journal.real()).isEqualTo(Real.DICE);
        assertThat(Replay.verify(engine, journal).state()).isEqualTo(told.state());
    }

    @Test
    void aDifferingMarkNamesRoundChoiceAndRule() {
        Journal journal = Journal.of(game);
        List<RoundMark> marks = journal.marks().stream()
                .map(mark -> mark.round() == 3 ? new RoundMark(3, mark.choices(), "0".repeat(16)) : mark)
                .toList();
        Journal changed = new Journal(journal.engine(), setUp, journal.seed(), Real.NOTHING, journal.choices(), marks);
        assertThatThrownBy(() -> Replay.verify(engine, changed))
                .isInstanceOfSatisfying(ReplayDiffers.class, differs -> {
                    assertThat(differs.parting().round()).isEqualTo(3);
                    assertThat(differs.parting().choice()).isEqualTo(4);
                })
                .hasMessageStartingWith(
                        "round 3, choice 4, rule WL-ASK-01: the journal says round 3 0000000000000000, the game is in round 3 ");
        assertThat(Replay.play(engine, changed).state()).isEqualTo(game.state());
    }

    @Test
    void anotherSeedShowsAtOnce() {
        Journal journal = Journal.of(game);
        Journal changed = new Journal(journal.engine(), setUp, 5, Real.NOTHING, journal.choices(), journal.marks());
        assertThatThrownBy(() -> Replay.verify(engine, changed))
                .hasMessageStartingWith("round 1, choice 0, rule WL-ASK-01: ");
    }

    @Test
    void aChoiceNoLongerOfferedNamesItsPlace() {
        Journal journal = Journal.of(game);
        List<Choice> choices = Stream.concat(journal.choices().stream().limit(2), Stream.of(new Choice(seat(2), "fly")))
                .toList();
        Journal changed = new Journal(journal.engine(), setUp, journal.seed(), Real.NOTHING, choices, List.of());
        assertThatThrownBy(() -> Replay.play(engine, changed))
                .isInstanceOf(ReplayDiffers.class)
                .hasMessageStartingWith("round 2, choice 3, rule WL-ASK-01: \"fly\" is not offered")
                .hasMessageContaining("TB-CHOICE-01");
    }

    @Test
    void aGameWithLoadedDiceHasNoJournal() {
        History<Well> loaded = played(Luck.loaded(1), "roll");
        assertThatThrownBy(() -> Journal.of(loaded))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("loaded dice");
    }
}

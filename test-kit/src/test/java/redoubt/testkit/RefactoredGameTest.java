package redoubt.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static redoubt.kernel.Seat.seat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalText;
import redoubt.kernel.journal.Parting;
import redoubt.kernel.journal.Replay;
import redoubt.kernel.journal.ReplayDiffers;
import redoubt.kernel.journal.Replayed;
import redoubt.testkit.saved.StateText;
import redoubt.testkit.vigil.FirstVigil;
import redoubt.testkit.vigil.FirstVigil.Camp;
import redoubt.testkit.vigil.RenamedVigil;
import redoubt.testkit.vigil.RenamedVigil.Hearth;
import redoubt.testkit.vigil.Vigil;

/** A journal goes on in a program whose code has changed but not its rules, and stops where the rules have. */
class RefactoredGameTest {
    private static <T> History<T> played(Game<T> game, String... keys) {
        History<T> history = History.begin(new Engine<>(game), Vigil.alone(), Luck.seeded(3));
        for (String key : keys) {
            history = history.then(new Choice(seat(1), key));
        }
        return history;
    }

    private static Journal written(History<?> game) {
        return JournalText.read("journal", JournalText.write(Journal.of(game)));
    }

    @Test
    void theLawsHoldForEveryVersion() {
        for (long seed = 0; seed < 50; seed++) {
            new Laws<>(FirstVigil.first(), Vigil.alone()).hold(seed);
            new Laws<>(RenamedVigil.VIGIL, Vigil.alone()).hold(seed);
        }
    }

    @Test
    void aGameGoesOnAfterARefactoring() {
        History<Camp> before = played(FirstVigil.first(), "gather", "rest", "burn");
        History<Hearth> after = Replay.verify(new Engine<>(RenamedVigil.VIGIL), written(before));
        assertThat(after.then(new Choice(seat(1), "rest")).trail())
                .isEqualTo(before.then(new Choice(seat(1), "rest")).trail());
        assertThat(new StateText<>(after.engine()).write(after.state()))
                .as("the whole state, which nothing kept is made of any more")
                .isNotEqualTo(new StateText<>(before.engine()).write(before.state()));
        assertThat(Replay.verify(before.engine(), written(after.then(new Choice(seat(1), "gather"))))
                        .state()
                        .isOver())
                .isTrue();
    }

    @Test
    void otherRulesShowAtTheFirstNightThatOffersSomethingElse() {
        Journal journal = written(played(FirstVigil.first(), "gather", "gather", "burn", "gather"));
        assertThatThrownBy(() -> Replay.verify(new Engine<>(FirstVigil.sleepingFrom(3)), journal))
                .isInstanceOf(ReplayDiffers.class)
                .hasMessageStartingWith("round 3, choice 2, rule VG-WATCH-01: the journal says round 3 ");
        Replayed<Camp> replayed = Replay.asFarAsItAgrees(new Engine<>(FirstVigil.sleepingFrom(3)), journal);
        assertThat(replayed.game().length()).as("the last night that agrees").isEqualTo(1);
        assertThat(replayed.parting().map(Parting::refused)).contains(Optional.empty());
    }

    @Test
    void aChoiceThatIsGoneShowsEvenWithoutMarks() {
        Journal journal = written(played(FirstVigil.first(), "gather", "gather", "rest"));
        String old = JournalText.write(journal).replace("redoubt journal 2", "redoubt journal 1");
        Replayed<Camp> replayed =
                Replay.asFarAsItAgrees(new Engine<>(FirstVigil.sleepingFrom(3)), JournalText.read("journal", old));
        assertThat(replayed.game().length()).isEqualTo(2);
        Parting parting = replayed.parting().orElseThrow();
        assertThat(parting.refused()).contains("rest");
        assertThat(parting.choice()).isEqualTo(3);
        assertThat(parting.rule().id()).isEqualTo("VG-WATCH-01");
    }
}

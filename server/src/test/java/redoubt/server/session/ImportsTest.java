package redoubt.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import redoubt.server.protocol.Calls.BringJournal;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.protocol.Calls.TableSummary;
import redoubt.server.protocol.Fault;
import redoubt.server.store.EntryRow;
import redoubt.server.store.StoreFailed;

/** Journals brought from elsewhere: bounded, kept whole or not at all, and in nobody's way. */
@Timeout(60)
class ImportsTest {
    private static final String HEAD = """
            redoubt journal 2
            engine 0.1.0
            game toy
            mission TY-M02
            seats 1
            seed 7

            """;

    private final Room room = new Room();

    private static String journal(int choices, int marks) {
        return HEAD + "= round 1 0123456789abcdef\n".repeat(marks) + "1 bar\n".repeat(choices);
    }

    private Refused refused(String text) {
        return catchThrowableOfType(Refused.class, () -> room.tables.bring(new BringJournal(text, "Eve")));
    }

    @Test
    void aJournalTooLongForAnyGameIsRefusedWithTheLimit() {
        Refused choices = refused(journal(95_000, 55_000));
        assertThat(choices.fault()).isEqualTo(Fault.OVERSIZED);
        assertThat(choices.reason()).isEqualTo("a journal may have at most 10000 choices, not 95000");
        Refused rounds = refused(journal(10_000, 1_001));
        assertThat(rounds.fault()).isEqualTo(Fault.OVERSIZED);
        assertThat(rounds.reason()).isEqualTo("a journal may have at most 1000 rounds, not 1001");
        assertThat(room.store.tables()).isEmpty();
    }

    @Test
    void theLongestJournalIsKeptWithItsMarks() {
        StringBuilder text = new StringBuilder(HEAD);
        for (int choice = 1; choice <= Imports.MOST_CHOICES; choice++) {
            text.append("1 bar\n");
            if (choice % 10 == 0) {
                text.append("= round ").append(choice / 10 + 1).append(" 0123456789abcdef\n");
            }
        }
        Opened opened = room.tables.bring(new BringJournal(text.toString(), "Eve"));
        List<EntryRow> log = room.store.entries(opened.table());
        assertThat(log).hasSize(Imports.MOST_CHOICES);
        assertThat(log.get(8).mark()).isEmpty();
        assertThat(log.get(9).round()).isEqualTo(2);
        assertThat(log.get(9).mark()).isEqualTo("0123456789abcdef");
        assertThat(log.getLast().step()).isEqualTo(Imports.MOST_CHOICES);
        assertThat(log.getLast().round()).isEqualTo(Imports.MOST_ROUNDS + 1);
    }

    @Test
    void aGameThatHadEndedIsListedAsEnded() {
        Opened opened = room.open(Sitter.ME);
        Session session = room.tables.session(opened.table());
        while (session.moment(opened.token()).situation().verdict().isEmpty()) {
            room.play(opened, 1);
        }
        String journal = room.tables.journal(opened.table(), opened.token());
        Opened brought = room.tables.bring(new BringJournal(journal, "Eve"));
        TableSummary listed = room.tables.list().tables().stream()
                .filter(table -> table.id().equals(brought.table()))
                .findFirst()
                .orElseThrow();
        assertThat(listed.verdict())
                .isPresent()
                .isEqualTo(session.moment(opened.token()).situation().verdict());
        assertThat(room.tables.journal(brought.table(), brought.watch()))
                .as("an ended game has no secrets")
                .isEqualTo(journal);
    }

    @Test
    void anImportThatCannotBeKeptLeavesNothing() {
        room.store.isFailing = true;
        assertThatThrownBy(() -> room.tables.bring(new BringJournal(journal(3, 0), "Eve")))
                .isInstanceOf(StoreFailed.class);
        assertThat(room.store.tables()).isEmpty();
        assertThat(refused(journal(3, 0).replace("TY-M02", "TY-M09")).fault()).isEqualTo(Fault.WRONG);
        assertThat(refused(journal(3, 0).replace("1 bar", "1 b\ud83dr")).fault())
                .isEqualTo(Fault.WRONG);
        assertThat(room.store.tables()).isEmpty();
    }

    /** A store that fails in between finds nothing in between. */
    @Test
    void anImportIsOneWrite() {
        room.store.failsAfterOne = true;
        Opened opened = room.tables.bring(new BringJournal(journal(3, 0), "Eve"));
        assertThat(room.store.entries(opened.table())).hasSize(3);
    }

    /** Imports that would compute for ever hold none of the threads on which people's choices are answered. */
    @Test
    void othersPlayOnHoweverManyImportsAreBeingChecked() throws Exception {
        Opened opened = room.open(Sitter.ME, Sitter.ME, Sitter.ME);
        CountDownLatch begun = new CountDownLatch(1);
        CompletableFuture<Void> isOver = new CompletableFuture<>();
        room.whenAskedFor("slow", () -> {
            begun.countDown();
            while (!isOver.isDone()) {
                Thread.onSpinWait();
            }
        });
        try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
            String slow = journal(1, 0).replace("game toy", "game slow");
            List<Future<Refused>> imports = IntStream.range(
                            0, Runtime.getRuntime().availableProcessors() + 12)
                    .mapToObj(_ -> people.submit(() -> refused(slow)))
                    .toList();
            try {
                begun.await();
                int reached = people.submit(() -> room.play(opened, 8)).get();
                assertThat(reached).isEqualTo(8);
                assertThat(imports.stream().filter(Future::isDone).map(Future::resultNow))
                        .isNotEmpty()
                        .extracting(Refused::fault)
                        .containsOnly(Fault.RATE);
            } finally {
                isOver.complete(null);
            }
        }
    }
}

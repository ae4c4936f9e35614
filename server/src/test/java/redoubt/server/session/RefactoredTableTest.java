package redoubt.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.kernel.Game;
import redoubt.kernel.Making;
import redoubt.kernel.journal.Journal;
import redoubt.server.protocol.Calls.BringJournal;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.PartingCard;
import redoubt.server.protocol.TableMessage.TableCard;
import redoubt.server.store.EntryRow;
import redoubt.server.store.SeatRow;
import redoubt.server.store.Store;
import redoubt.server.store.Stores;
import redoubt.server.store.TableRow;
import redoubt.testkit.vigil.FirstVigil;
import redoubt.testkit.vigil.RenamedVigil;
import redoubt.testkit.vigil.Vigil.Fire;
import redoubt.toy.ToyGame;

/** A store that was written by one version of the program and is opened by another. */
class RefactoredTableTest {
    @TempDir
    private Path folder;

    private Opened opened;

    private Tables start(Game<?> game) {
        return Room.opened(game, Stores.open("jdbc:sqlite:" + folder.resolve("tables.db")));
    }

    private void begin(String... keys) {
        try (Tables tables = start(FirstVigil.first())) {
            opened = tables.open(
                    new NewTable("vigil", "VG-M01", List.of(Sitter.ME), List.of(), "Ada", Optional.of(3L), false));
            play(tables, keys);
        }
    }

    private void play(Tables tables, String... keys) {
        Session session = tables.session(opened.table());
        for (String key : keys) {
            session.choose(
                    opened.token(), session.moment(opened.token()).situation().step(), 1, key);
        }
    }

    private TableCard card(Tables tables) {
        return tables.session(opened.table()).card(opened.token());
    }

    @Test
    void aTableGoesOnAfterARefactoring() {
        begin("gather", "rest");
        Fire fire;
        try (Tables tables = start(RenamedVigil.VIGIL)) {
            assertThat(card(tables).parting()).isEmpty();
            assertThat(card(tables).unverified()).isEmpty();
            play(tables, "burn");
            fire = (Fire) tables.session(opened.table()).moment(opened.token()).view();
        }
        try (Tables tables = start(FirstVigil.first())) {
            assertThat(tables.session(opened.table()).moment(opened.token()).view())
                    .isEqualTo(fire)
                    .isEqualTo(new Fire(4, 0));
            play(tables, "gather");
            assertThat(card(tables).verdict()).isPresent();
        }
    }

    @Test
    void otherRulesAreNoticedAtTheVeryChoiceAndForgivenWhenTheOldComeBack() {
        begin("gather", "gather", "gather");
        try (Tables tables = start(FirstVigil.sleepingFrom(3))) {
            assertThat(card(tables).parting()).contains(new PartingCard(1, 3, 2, "VG-WATCH-01", Optional.empty()));
            assertThat(card(tables).choices()).isEqualTo(3);
            assertThat(card(tables).round()).isEqualTo(4);
        }
        try (Tables tables = start(FirstVigil.first())) {
            assertThat(card(tables).parting()).isEmpty();
            play(tables, "rest");
        }
    }

    @Test
    void aChangedValueIsNoticedEvenIfNothingElseIsOffered() {
        String printed = "0123456789abcdef";
        try (Tables tables = start(FirstVigil.first().with(printed))) {
            opened = tables.open(
                    new NewTable("vigil", "VG-M01", List.of(Sitter.ME), List.of(), "Ada", Optional.of(3L), false));
            play(tables, "gather");
            assertThat(card(tables).making()).isEqualTo(Making.SAME);
            assertThat(tables.journal(opened.table(), opened.token())).contains("content " + printed + "\n");
        }
        try (Tables tables = start(FirstVigil.first().with("fedcba9876543210"))) {
            assertThat(card(tables).parting()).isEmpty();
            assertThat(card(tables).making()).isEqualTo(Making.OTHER_CONTENT);
            play(tables, "rest");
            String journal = tables.journal(opened.table(), opened.token());
            assertThat(journal).as("what it was begun with").contains("content " + printed + "\n");
            opened = tables.bring(new BringJournal(journal, "Ada"));
            assertThat(card(tables).making()).isEqualTo(Making.OTHER_CONTENT);
            opened = tables.bring(new BringJournal(journal.replace("content " + printed + "\n", ""), "Ada"));
            assertThat(card(tables).making()).isEqualTo(Making.UNKNOWN);
            opened = tables.bring(
                    new BringJournal(journal.replaceFirst("engine .*\ncontent .*\n", "engine 99.0.0\n"), "Ada"));
            assertThat(card(tables).making()).isEqualTo(Making.OTHER_VERSION);
        }
    }

    /** The version and the content are those of today, so it is not the rules that have changed. */
    @Test
    void anEditedJournalIsNotBlamedOnTheRules() {
        begin("gather", "gather", "gather");
        try (Tables tables = start(FirstVigil.first())) {
            String edited = tables.journal(opened.table(), opened.token()).replaceFirst("1 gather", "1 rest");
            opened = tables.bring(new BringJournal(edited, "Ada"));
            assertThat(card(tables).parting()).isPresent();
            assertThat(card(tables).making()).isEqualTo(Making.SAME);
        }
        begin("gather", "gather", "gather");
        try (Tables tables = start(FirstVigil.sleepingFrom(3).with("fedcba9876543210"))) {
            assertThat(card(tables).parting()).isPresent();
            assertThat(card(tables).making()).isEqualTo(Making.OTHER_CONTENT);
        }
    }

    @Test
    void theJournalOfAGameThatCanNoLongerBeLaidOutIsTakenAwayWhole() {
        begin("gather", "rest", "gather");
        String before;
        try (Tables tables = start(FirstVigil.first())) {
            before = tables.journal(opened.table(), opened.token());
            assertThat(before).contains("\n1 gather\n", "\n1 rest\n");
        }
        try (Tables tables = start(new ToyGame())) {
            refused(Fault.UNREADABLE, () -> card(tables));
            refused(Fault.UNREADABLE, () -> tables.journal(opened.table(), opened.watch()));
            refused(Fault.FORBIDDEN, () -> tables.journal(opened.table(), "another token"));
            refused(Fault.UNKNOWN, () -> tables.journal("none", opened.token()));
            assertThat(tables.journal(opened.table(), opened.token())).isEqualTo(before);
        }
        try (Tables tables = start(FirstVigil.first())) {
            opened = tables.bring(new BringJournal(before, "Ada"));
            assertThat(card(tables).choices()).isEqualTo(3);
            assertThat(card(tables).parting()).isEmpty();
        }
    }

    @Test
    void theJournalOfATableWhoseHeadCannotBeReadIsTakenAwayWhole() {
        opened = new Opened("torn", "token", "invite", "watch");
        Instant then = Instant.parse("2026-01-01T12:00:00Z");
        try (Store store = Stores.open("jdbc:sqlite:" + folder.resolve("tables.db"))) {
            store.create(
                    new TableRow(
                            "torn", "a head nobody can read\n\n", "0.1.0", "invite", "watch", then, Optional.empty()),
                    List.of(new SeatRow(1, "Ada", Tokens.hash("token"), "")));
            store.append(new EntryRow("torn", 1, 1, "gather", "Ada", then, 2, ""))
                    .join();
        }
        try (Tables tables = start(FirstVigil.first())) {
            assertThat(tables.journal("torn", "token")).isEqualTo("a head nobody can read\n\n1 gather\n");
        }
    }

    @Test
    void whatWasTakenBackDoesNotMatter() {
        begin("gather", "rest", "rest");
        try (Tables tables = start(FirstVigil.first())) {
            Session session = tables.session(opened.table());
            session.undo(opened.token(), 3);
            session.undo(opened.token(), 4);
        }
        try (Tables tables = start(FirstVigil.sleepingFrom(3))) {
            assertThat(card(tables).parting()).isEmpty();
            play(tables, "gather", "sleep");
        }
    }

    @Test
    void aTableKeptWithoutMarksIsPlayedOnAndSaidToBeUnverified() {
        opened = new Opened("old", "token", "invite", "watch");
        Instant then = Instant.parse("2026-01-01T12:00:00Z");
        String head = """
                redoubt journal 1
                engine 0.1.0
                game vigil
                mission VG-M01
                seats 1
                seed 3
                dice rolled

                = round 1 0123456789abcdef
                """;
        try (Store store = Stores.open("jdbc:sqlite:" + folder.resolve("tables.db"))) {
            store.create(
                    new TableRow("old", head, "0.1.0", "invite", "watch", then, Optional.empty()),
                    List.of(new SeatRow(1, "Ada", Tokens.hash("token"), "")));
            store.append(new EntryRow("old", 1, 1, "gather", "Ada", then, 2, ""))
                    .join();
            store.append(new EntryRow("old", 2, 1, "rest", "Ada", then, 3, "")).join();
        }
        try (Tables tables = start(RenamedVigil.VIGIL)) {
            assertThat(card(tables).unverified()).contains(2);
            assertThat(card(tables).engine()).isEqualTo("0.1.0");
            play(tables, "burn");
        }
        try (Tables tables = start(FirstVigil.first())) {
            assertThat(card(tables).parting()).isEmpty();
            assertThat(card(tables).unverified()).contains(2);
            assertThat(card(tables).choices()).isEqualTo(3);
        }
        try (Tables tables = start(FirstVigil.sleepingFrom(3))) {
            assertThat(card(tables).parting()).contains(new PartingCard(2, 4, 3, "VG-WATCH-01", Optional.empty()));
        }
        try (Tables tables = start(FirstVigil.sleepingFrom(2))) {
            assertThat(card(tables).parting()).contains(new PartingCard(1, 2, 2, "VG-WATCH-01", Optional.of("rest")));
        }
    }

    @Test
    void aJournalOfTheOldFormIsBroughtAndSaidToBeUnverified() {
        begin("gather", "rest");
        try (Tables tables = start(FirstVigil.first())) {
            String journal = tables.journal(opened.table(), opened.token());
            String old = journal.replace("redoubt journal 2", "redoubt journal 1")
                    .replaceAll("= round (\\d+) .*", "= round $1 0123456789abcdef");
            opened = tables.bring(new BringJournal(old, "Ada"));
            assertThat(card(tables).parting()).isEmpty();
            assertThat(card(tables).unverified()).contains(2);
            play(tables, "gather");
        }
        try (Tables tables = start(FirstVigil.first())) {
            assertThat(card(tables).unverified()).contains(2);
            assertThat(card(tables).choices()).isEqualTo(3);
        }
    }

    @Test
    void aGameGoesOnByOtherRulesFromWhereItStillAgrees() {
        begin("gather", "gather", "gather");
        try (Tables tables = start(FirstVigil.sleepingFrom(3))) {
            Session old = tables.session(opened.table());
            Room.Ear ear = new Room.Ear();
            old.join(opened.watch(), 0, ear);
            refused(Fault.FORBIDDEN, () -> old.fork(opened.watch()));
            String next = old.fork(opened.token()).table();
            assertThat(ear.last("Continued").get("table")).isEqualTo(next);
            assertThat(old.fork(opened.token()).table()).as("once is enough").isEqualTo(next);
            assertThat(card(tables).continued()).contains(next);

            Session session = tables.session(next);
            TableCard card = session.card(opened.token());
            assertThat(card.parting()).isEmpty();
            assertThat(card.choices()).isEqualTo(1);
            assertThat(card.engine()).isEqualTo(Journal.ENGINE);
            assertThat(card.seats().getFirst().name()).isEqualTo("Ada");
            assertThat(session.happenings(opened.watch(), 1, 1).getFirst().by()).isEqualTo("Ada");
            session.choose(opened.token(), 1, 1, "rest");
            session.choose(opened.token(), 2, 1, "sleep");
            refused(Fault.NOT_OFFERED, () -> session.fork(opened.token()));
        }
        try (Tables tables = start(FirstVigil.sleepingFrom(3))) {
            assertThat(card(tables).continued()).isPresent();
            assertThat(card(tables).choices()).as("all that is kept").isEqualTo(3);
            assertThat(tables.journal(opened.table(), opened.token())).contains("1 gather\n", "= round 4 ");
            String next = card(tables).continued().orElseThrow();
            assertThat(tables.session(next).card(opened.token()).parting()).isEmpty();
            assertThat(tables.session(next).card(opened.token()).unverified()).isEmpty();
        }
    }

    private static void refused(Fault why, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.fault()).isEqualTo(why));
    }
}

package redoubt.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import redoubt.kernel.Game;
import redoubt.server.protocol.Calls.FindTables;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.protocol.Calls.TableKey;
import redoubt.server.protocol.Calls.TableSummary;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.Question;
import redoubt.server.protocol.TableMessage.SettingLine;
import redoubt.server.protocol.TableMessage.Situation;
import redoubt.server.protocol.TableMessage.TableCard;
import redoubt.server.protocol.TableMessage.UndoKind;
import redoubt.server.session.Room.Ear;
import redoubt.server.store.Store;
import redoubt.server.store.Stores;
import redoubt.testkit.vigil.FirstVigil;
import redoubt.toy.ToyGame;

/** Tables that nobody plays at become journals after a time, and never while somebody is there. */
@Timeout(60)
class ExpiryTest {
    private static final Keeping KEEPING =
            new Keeping(Duration.ofDays(30), Duration.ofDays(60), Duration.ofDays(180), Duration.ofDays(1_000));

    @TempDir
    private Path folder;

    private Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private Store store;
    private Tables tables;

    @BeforeEach
    void open() {
        open(new ToyGame());
    }

    private void open(Game<?> game) {
        store = Stores.open("jdbc:sqlite:" + folder.resolve("tables.db"));
        tables = new Tables(Room.shelf(game), store, () -> now, Pace.AT_ONCE, Duration.ofMinutes(2), KEEPING);
    }

    @AfterEach
    void close() {
        tables.close();
    }

    private void after(int days) {
        now = now.plus(Duration.ofDays(days));
        tables.lookForExpired();
    }

    private Opened opened(String mission, SettingLine... settings) {
        return tables.open(new NewTable(
                "toy",
                mission,
                List.of(Sitter.ME, Sitter.ME, Sitter.ME),
                List.of(settings),
                "Ada",
                Optional.of(7L),
                false));
    }

    private Situation situation(String table, Opened by) {
        return tables.session(table).moment(by.token()).situation();
    }

    private void choose(String table, Opened by) {
        Situation at = situation(table, by);
        Question asked = at.question().orElseThrow();
        tables.session(table)
                .choose(
                        by.token(),
                        at.step(),
                        asked.seats().getFirst(),
                        asked.options().getFirst().key());
    }

    private void playOut(String table, Opened by) {
        while (situation(table, by).verdict().isEmpty()) {
            choose(table, by);
        }
    }

    private TableCard card(String table, Opened by) {
        return tables.session(table).card(by.token());
    }

    private static void refused(Fault why, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.fault()).isEqualTo(why));
    }

    @Test
    void aGameThatHasEndedBecomesAJournalThatAllItsLinksStillShow() {
        Opened by = opened("TY-M01");
        playOut(by.table(), by);
        String journal = tables.journal(by.table(), by.watch());
        var verdict = situation(by.table(), by).verdict();
        int choices = card(by.table(), by).choices();
        var film = tables.session(by.table()).frame(by.watch(), 1).moment().view();
        after(59);
        assertThat(store.archived(by.table())).isEmpty();

        after(2);
        assertThat(store.archived(by.table())).isPresent();
        assertThat(store.entries(by.table())).isEmpty();
        assertThat(tables.archived()).isEqualTo(1);
        TableCard card = card(by.table(), by);
        assertThat(card.archived()).contains(now.toString());
        assertThat(card.verdict()).isEqualTo(verdict);
        assertThat(card.choices()).isEqualTo(choices);
        assertThat(card.parting()).isEmpty();
        assertThat(card.unverified()).isEmpty();
        assertThat(tables.journal(by.table(), by.watch())).isEqualTo(journal);
        assertThat(tables.session(by.table()).frame(by.watch(), 1).moment().view())
                .isEqualTo(film);
        assertThat(tables.session(by.table())
                        .happenings(by.watch(), 1, 1)
                        .getFirst()
                        .by())
                .isEqualTo("Ada");
        TableSummary listed = tables.mine(new FindTables(List.of(new TableKey(by.table(), by.token()))))
                .tables()
                .getFirst();
        assertThat(listed.archived()).isPresent();
        assertThat(listed.verdict()).isEqualTo(verdict);
        assertThat(situation(by.table(), by).undo()).isEqualTo(UndoKind.NONE);
        refused(
                Fault.READ_ONLY,
                () -> tables.session(by.table())
                        .undo(by.token(), situation(by.table(), by).step()));
        refused(Fault.NOT_OFFERED, () -> tables.session(by.table()).fork(by.token()));

        after(1_001);
        assertThat(store.tables()).isEmpty();
        assertThat(tables.removed()).isEqualTo(1);
        refused(Fault.UNKNOWN, () -> tables.session(by.table()));
    }

    @Test
    void aGameThatStoppedIsKeptLongerAndGoesOnAtAnotherTable() {
        Opened by = opened("TY-M02");
        choose(by.table(), by);
        Situation before = situation(by.table(), by);
        after(179);
        assertThat(card(by.table(), by).archived()).isEmpty();
        after(2);
        assertThat(card(by.table(), by).archived()).isPresent();
        refused(Fault.READ_ONLY, () -> choose(by.table(), by));

        String next = tables.session(by.table()).fork(by.token()).table();
        assertThat(situation(next, by).question()).isEqualTo(before.question());
        choose(next, by);
        assertThat(situation(next, by).verdict()).isEmpty();
        assertThat(card(by.table(), by).continued()).contains(next);
        after(100);
        assertThat(card(next, by).archived()).as("played only a while ago").isEmpty();
        after(81);
        assertThat(card(next, by).archived()).isPresent();
    }

    @Test
    void whatNobodyPlayedIsRemoved() {
        Opened unplayed = opened("TY-M02");
        Opened played = opened("TY-M02");
        choose(played.table(), played);
        after(31);
        refused(Fault.UNKNOWN, () -> tables.session(unplayed.table()));
        assertThat(card(played.table(), played).choices()).isEqualTo(1);
    }

    @Test
    void nobodyIsSentAwayHoweverLongTheySit() {
        Opened unplayed = opened("TY-M02");
        Opened stopped = opened("TY-M02");
        choose(stopped.table(), stopped);
        Ear ear = new Ear();
        tables.session(unplayed.table()).join(unplayed.watch(), 0, ear);
        Listening sitting = tables.session(stopped.table()).join(stopped.watch(), 0, ear);
        after(5_000);
        assertThat(ear.isSentAway).isFalse();
        assertThat(card(unplayed.table(), unplayed).archived()).isEmpty();
        choose(stopped.table(), stopped);
        sitting.close();
        after(181);
        assertThat(card(stopped.table(), stopped).archived()).isPresent();
        assertThat(card(stopped.table(), stopped).choices()).isEqualTo(2);
    }

    @Test
    void aCampaignExpiresAsAWholeAndCanStillGoOn() {
        Opened by = opened("TY-M01", new SettingLine("campaign", List.of("TY-C01")));
        playOut(by.table(), by);
        after(50);
        String second = tables.session(by.table()).sequel(by.token()).table();
        after(50);
        assertThat(card(by.table(), by).archived()).as("its campaign goes on").isEmpty();
        playOut(second, by);
        after(59);
        assertThat(store.ages()).noneMatch(age -> age.archived().isPresent());
        after(2);
        assertThat(store.ages()).hasSize(2).allMatch(age -> age.archived().isPresent());
        assertThat(tables.campaigns()
                        .page(by.table(), by.token())
                        .road()
                        .getFirst()
                        .attempts())
                .isNotEmpty();
        String third = tables.session(second).sequel(by.token()).table();
        choose(third, by);
        after(999);
        assertThat(store.ages()).hasSize(3);
        after(1_002);
        assertThat(store.tables()).as("all of it at once").isEmpty();
    }

    @Test
    void aTableThatCanNoLongerBeLaidOutIsArchivedToo() {
        Opened by = opened("TY-M02");
        choose(by.table(), by);
        String journal = tables.journal(by.table(), by.token());
        close();
        open(FirstVigil.first());
        after(181);
        assertThat(store.archived(by.table())).isPresent();
        assertThat(tables.journal(by.table(), by.token())).isEqualTo(journal);
        close();
        open();
        assertThat(card(by.table(), by).choices()).isEqualTo(1);
    }

    @Test
    void withoutATimeNothingExpires() {
        Opened by = opened("TY-M02");
        tables.close();
        store = Stores.open("jdbc:sqlite:" + folder.resolve("tables.db"));
        tables = new Tables(Room.shelf(new ToyGame()), store, () -> now, Pace.AT_ONCE, Duration.ofMinutes(2));
        after(100_000);
        assertThat(card(by.table(), by).archived()).isEmpty();
    }
}

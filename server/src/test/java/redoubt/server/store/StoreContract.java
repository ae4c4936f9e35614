package redoubt.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.flywaydb.core.api.MigrationVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.testkit.Rule;

/** What every store must do, whatever keeps it. */
abstract class StoreContract extends LogContract {
    @Test
    void aNewStoreHoldsNothing() {
        assertThat(store().isWell()).isTrue();
        assertThat(store().tables()).isEmpty();
        assertThat(store().table("none")).isEmpty();
        assertThat(store().seats("none")).isEmpty();
        assertThat(store().entries("none")).isEmpty();
        assertThat(store().reports()).isEmpty();
    }

    @Test
    void everyServerHasAPulseOfItsOwn() {
        assertThat(store().beats()).isEmpty();
        store().beat("one:7600");
        store().beat("two:7600");
        store().beat("one:7600");
        store().create(table("t"), List.of());

        reopen();
        assertThat(store().beats()).isEqualTo(Map.of("one:7600", 2L, "two:7600", 1L));
    }

    @Test
    void aTableIsReadBackAsItWasKept() {
        var seats = List.of(new SeatRow(0, "Ada", "hash", ""), new SeatRow(1, "", "", "greedy"));
        store().create(table("t"), seats);
        store().create(table("u"), List.of());

        reopen();

        assertThat(store().table("t")).contains(table("t"));
        assertThat(store().table("u")).contains(table("u"));
        assertThat(store().seats("t")).isEqualTo(seats);
        assertThat(store().seats("u")).isEmpty();
    }

    @Test
    void theLatestTableComesFirst() {
        for (var day : List.of(2, 3, 1)) {
            var created = MOMENT.plusSeconds(day * 86_400L);
            store().create(new TableRow("day " + day, "", "", "", "", created, Optional.empty()), List.of());
        }
        assertThat(store().tables()).extracting(TableRow::id).containsExactly("day 3", "day 2", "day 1");
        assertThat(store().latest(2)).extracting(row -> row.table().id()).containsExactly("day 3", "day 2");
        assertThat(store().listed(List.of("day 1", "none", "day 3")))
                .extracting(row -> row.table().id())
                .containsExactly("day 3", "day 1");
        assertThat(store().listed(List.of())).isEmpty();
    }

    @Test
    void aListTellsWhereEachGameStands() {
        var seats = List.of(new SeatRow(1, "Ada", "hash", ""), new SeatRow(2, "", "", "greedy"));
        store().create(table("begun"), seats);
        store().create(table("ended"), List.of());
        store().append(entry("ended", 1)).join();
        var last = new EntryRow("ended", 2, 1, "bar", "Ada", MOMENT.plusSeconds(9), 4, "", "won TY-END-01");
        store().append(last).join();
        var next = new TableRow("next", "", "", "", "", MOMENT, Optional.of(Origin.follows("ended")));
        var more = new TableRow("more", "", "", "", "", MOMENT, Optional.of(Origin.continues("begun")));
        store().create(next, List.of());
        store().create(more, List.of());
        reopen();

        assertThat(store().entries("ended")).last().isEqualTo(last);
        assertThat(store().listed(List.of("begun")))
                .containsExactly(new ListedRow(
                        table("begun"),
                        Optional.empty(),
                        0,
                        "",
                        Optional.of("more"),
                        Optional.empty(),
                        Optional.empty(),
                        seats));
        assertThat(store().listed(List.of("ended")))
                .containsExactly(new ListedRow(
                        table("ended"),
                        Optional.of(MOMENT.plusSeconds(9)),
                        4,
                        "won TY-END-01",
                        Optional.empty(),
                        Optional.of("next"),
                        Optional.empty(),
                        List.of()));
        assertThat(store().listed(List.of("next")).getFirst().table()).isEqualTo(next);
    }

    @Test
    void whatAHostTurnsOffStaysOff() {
        store().create(table("t"), List.of());
        assertThat(store().off("t")).isEmpty();
        store().turnOff("t", List.of("weighing", "more"));
        reopen();
        assertThat(store().off("t")).containsExactly("weighing", "more");
        store().turnOff("t", List.of());
        assertThat(store().off("t")).isEmpty();
    }

    @Test
    void codesAreRenewedAndTablesDeleted() {
        store().create(table("t"), List.of(new SeatRow(1, "Ada", "hash", "", true)), log("t", 30));
        store().create(new TableRow("u", "", "", "", "", MOMENT, Optional.of(Origin.follows("t"))), List.of());
        store().renew("t", "new invite", "new watch");
        reopen();
        assertThat(store().table("t"))
                .contains(new TableRow(
                        "t", "journal of t", "0.2.0", "new invite", "new watch", MOMENT, Optional.empty()));
        assertThat(store().seats("t")).containsExactly(new SeatRow(1, "Ada", "hash", "", true));

        assertThatThrownBy(() -> store().delete("t")).isInstanceOf(StoreFailed.class);
        assertThat(store().entries("t")).as("nothing half deleted").hasSize(30);
        store().delete("u");
        store().delete("t");
        reopen();
        assertThat(store().tables()).isEmpty();
        assertThat(store().entries("t")).isEmpty();
        assertThat(store().seats("t")).isEmpty();
    }

    @Test
    void aJournalTakesThePlaceOfALogOrNothingChanges() {
        var seats = List.of(new SeatRow(1, "Ada", "hash", "", true));
        store().create(table("t"), seats, log("t", 30));
        store().create(new TableRow("u", "", "", "", "", MOMENT, Optional.of(Origin.follows("t"))), List.of());
        var archived = new ArchiveRow("t", "the journal", MOMENT, 7, "lost TY-END-02", MOMENT.plusSeconds(9));

        assertThatThrownBy(() -> store().archive(archived, 29))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("30 entries, not 29");
        assertThat(store().archived("t")).isEmpty();
        assertThat(store().entries("t")).hasSize(30);
        assertThatThrownBy(() -> store().forget(List.of("u", "t"))).isInstanceOf(StoreFailed.class);
        assertThat(store().table("u")).as("nothing half forgotten").isPresent();
        assertThat(store().cameFrom(Origin.follows("t"))).containsExactly("u");

        store().archive(archived, 30);
        reopen();
        assertThat(store().archived("t")).contains(archived);
        assertThat(store().archived("u")).isEmpty();
        assertThat(store().entries("t")).isEmpty();
        assertThat(store().seats("t")).isEqualTo(seats);
        assertThat(store().listed(List.of("t")))
                .containsExactly(new ListedRow(
                        table("t"),
                        Optional.of(MOMENT),
                        7,
                        "lost TY-END-02",
                        Optional.empty(),
                        Optional.of("u"),
                        Optional.of(MOMENT.plusSeconds(9)),
                        seats));
        assertThat(store().ages())
                .containsExactlyInAnyOrder(
                        new AgeRow(
                                "t",
                                Optional.empty(),
                                MOMENT,
                                Optional.of(MOMENT),
                                "lost TY-END-02",
                                Optional.of(MOMENT.plusSeconds(9))),
                        new AgeRow(
                                "u", Optional.of(Origin.follows("t")), MOMENT, Optional.empty(), "", Optional.empty()));
        assertThatThrownBy(() -> store().archive(archived, 0)).isInstanceOf(StoreFailed.class);

        store().forget(List.of("t", "u"));
        reopen();
        assertThat(store().tables()).isEmpty();
        assertThat(store().archived("t")).isEmpty();
        assertThat(store().seats("t")).isEmpty();
    }

    @Test
    void everythingIsCopiedAndBroughtBackWhileTheServerGoesOn(@TempDir Path folder) throws Exception {
        var seats = List.of(new SeatRow(1, "Ada", "hash", ""), new SeatRow(2, "", "", "greedy"));
        store().create(table("first"), seats, log("first", 2_500));
        var early =
                new TableRow("next", "j", "e", "i", "w", MOMENT.minusSeconds(9), Optional.of(Origin.follows("first")));
        store().create(early, List.of());
        store().report(new ReportRow("r", "first", "odd", "journal", MOMENT));
        store().turnOff("first", List.of("weighing"));
        var archived = new ArchiveRow("next", "the journal", MOMENT, 3, "", MOMENT);
        store().archive(archived, 0);
        var backup = StoreAddress.of("jdbc:sqlite:" + folder.resolve("backup.db"));

        assertThat(StoreCopy.of(StoreAddress.of(url()), backup)).isEqualTo(2);
        store().append(entry("first", 2_501)).join();
        assertThatThrownBy(() -> StoreCopy.of(StoreAddress.of(url()), backup))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("is not empty");

        close();
        var restored = emptyDatabase();
        assertThat(StoreCopy.of(backup, StoreAddress.of(restored))).isEqualTo(2);
        open(restored);
        assertThat(store().table("first")).contains(table("first"));
        assertThat(store().table("next")).contains(early);
        assertThat(store().archived("next")).contains(archived);
        assertThat(store().off("first")).containsExactly("weighing");
        assertThat(store().seats("first")).isEqualTo(seats);
        assertThat(store().entries("first")).isEqualTo(log("first", 2_500));
        assertThat(store().reports()).extracting(ReportRow::note).containsExactly("odd");
        store().append(entry("first", 2_501)).join();
    }

    @Test
    void onlyAStoreIsCopied(@TempDir Path folder) throws Exception {
        var none = StoreAddress.of("jdbc:sqlite:" + folder.resolve("none.db"));
        var target = StoreAddress.of(emptyDatabase());
        assertThatThrownBy(() -> StoreCopy.of(none, target)).hasMessageContaining("There is no store");
        assertThat(folder).isEmptyDirectory();
        Files.writeString(folder.resolve("text.db"), "this is no database at all");
        var text = StoreAddress.of("jdbc:sqlite:" + folder.resolve("text.db"));
        assertThatThrownBy(() -> StoreCopy.of(text, target))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("not an SQLite database");
    }

    @Test
    void aTableIsCreatedOnceAndOnlyWhole() {
        store().create(table("t"), List.of());
        assertThatThrownBy(() -> store().create(table("t"), List.of()))
                .isInstanceOf(StoreFailed.class)
                .hasMessage("Table t cannot be kept: it is there already.");

        var sameSeatTwice = List.of(new SeatRow(0, "Ada", "", ""), new SeatRow(0, "Bo", "", ""));
        assertThatThrownBy(() -> store().create(table("u"), sameSeatTwice)).isInstanceOf(StoreFailed.class);
        assertThat(store().tables()).extracting(TableRow::id).containsExactly("t");
        assertThat(store().seats("u")).isEmpty();
    }

    @Test
    void aBroughtTableIsKeptWithItsLog() {
        var seats = List.of(new SeatRow(1, "Eve", "hash", ""));
        store().create(table("t"), seats, log("t", 2_500));
        store().create(table("u"), List.of(), List.of());

        reopen();

        assertThat(store().table("t")).contains(table("t"));
        assertThat(store().seats("t")).isEqualTo(seats);
        assertThat(store().entries("t")).isEqualTo(log("t", 2_500));
        assertThat(store().entries("u")).isEmpty();
        store().append(entry("t", 2_501)).join();
    }

    @Test
    void aBroughtTableThatCannotBeKeptWholeIsNotKeptAtAll() {
        var gap = new ArrayList<>(log("t", 1_500));
        gap.remove(1_200);
        var unwritable = new EntryRow("t", 2, 1, "half \ud83e", "Ada", MOMENT, 1, "");
        for (var broken : List.of(gap, List.of(entry("t", 1), unwritable), List.of(entry("t", 1), entry("t", 1)))) {
            assertThatThrownBy(() -> store().create(table("t"), List.of(), broken))
                    .isInstanceOf(StoreFailed.class)
                    .hasMessageStartingWith("Table t cannot be kept: ");
            assertThat(store().tables()).isEmpty();
            assertThat(store().entries("t")).isEmpty();
        }
        store().create(table("t"), List.of());
        store().append(entry("t", 1)).join();
        assertThatThrownBy(() -> store().create(table("t"), List.of(), log("t", 5)))
                .hasMessage("Table t cannot be kept: it is there already.");
        assertThat(store().entries("t")).hasSize(1);
        assertThat(store().isWell()).isTrue();
    }

    @Test
    void choicesAreKeptWhileTablesAreBrought() {
        store().create(table("t"), List.of());
        try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
            var imports = IntStream.range(0, 5)
                    .mapToObj(n -> people.submit(() -> store().create(table("b" + n), List.of(), log("b" + n, 2_000))))
                    .toList();
            log("t", 300).forEach(entry -> store().append(entry).join());
            imports.forEach(each -> assertThat(each).succeedsWithin(Duration.ofSeconds(60)));
        }
        assertThat(store().entries("t")).hasSize(300);
        assertThat(store().tables()).hasSize(6);
    }

    @Test
    void anUnknownTableIsRefused() {
        assertThatThrownBy(store().append(entry("nowhere", 1))::join).cause().isInstanceOf(StoreFailed.class);
        assertThatThrownBy(() -> store().seat("nowhere", List.of(), List.of(new SeatRow(0, "", "", ""))))
                .isInstanceOf(StoreFailed.class);
    }

    @Test
    void seatsAreReplacedAllOrNone() {
        var before = List.of(new SeatRow(0, "Ada", "a", ""), new SeatRow(1, "Bo", "b", ""));
        store().create(table("t"), before);
        var twice = List.of(new SeatRow(2, "", "", ""), new SeatRow(2, "", "", ""));
        assertThatThrownBy(() -> store().seat("t", before, twice)).isInstanceOf(StoreFailed.class);
        assertThat(store().seats("t")).isEqualTo(before);

        var after = List.of(new SeatRow(0, "Ada", "a", "random"), new SeatRow(2, "Cy", "c", ""));
        store().seat("t", before, after);
        reopen();
        assertThat(store().seats("t")).isEqualTo(after);
    }

    @Test
    void seatsThatSomebodyElseHasChangedAreNotReplaced() {
        var before = List.of(new SeatRow(1, "", "", ""), new SeatRow(2, "Bo", "b", ""));
        var taken = List.of(new SeatRow(1, "Ada", "a", ""), new SeatRow(2, "Bo", "b", ""));
        store().create(table("t"), before);
        store().seat("t", before, taken);
        assertThatThrownBy(() -> store().seat("t", before, List.of(new SeatRow(1, "Cy", "c", ""))))
                .isInstanceOf(StoreFailed.class)
                .hasMessage("The seats of table t cannot be kept: they have changed.");
        assertThat(store().seats("t")).isEqualTo(taken);
    }

    @Test
    void aReaderNeverSeesHalfOfTheSeats() {
        var four = IntStream.range(0, 4)
                .mapToObj(seat -> new SeatRow(seat, "Ada", "", ""))
                .toList();
        var others = IntStream.range(0, 4)
                .mapToObj(seat -> new SeatRow(seat, "Bo", "", ""))
                .toList();
        store().create(table("t"), four);
        try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
            var changes = people.submit(() -> IntStream.range(0, 100)
                    .forEach(n -> store().seat("t", n % 2 == 0 ? four : others, n % 2 == 0 ? others : four)));
            while (!changes.isDone()) {
                assertThat(store().seats("t")).isIn(four, others);
            }
        }
    }

    @Test
    void aStoreOfTheFirstSchemaKeepsItsGamesButNotItsHashes() throws Exception {
        var old = emptyDatabase();
        Schema.bringUpTo(Stores.database(StoreAddress.of(old)), MigrationVersion.fromVersion("1"));
        execute(old, "insert into game_table values ('t', 'journal of t', '0.1.0', 'i', 'w', 5, 'round 3 differs')");
        execute(old, "insert into seat values ('t', 1, 'Ada', 'hash', '')");
        execute(
                old,
                "insert into entry (table_id, step, seat, choice, made_by, made_at, round, state_hash)"
                        + " values ('t', 1, 1, 'bar', 'Ada', 6, 2, '0123456789abcdef')");
        try (var opened = Stores.open(old)) {
            assertThat(opened.table("t"))
                    .contains(new TableRow(
                            "t", "journal of t", "0.1.0", "i", "w", Instant.ofEpochSecond(0, 5), Optional.empty()));
            assertThat(opened.seats("t")).containsExactly(new SeatRow(1, "Ada", "hash", ""));
            var kept = new EntryRow("t", 1, 1, "bar", "Ada", Instant.ofEpochSecond(0, 6), 2, "");
            var next = new EntryRow("t", 2, 1, "bar", "Ada", Instant.ofEpochSecond(0, 7), 2, "fedcba9876543210");
            opened.append(next).join();
            assertThat(opened.entries("t")).containsExactly(kept, next);
        }
    }

    @Test
    void aGameGoesOnAtOneTableWithAllThatWasChosenOrAtNone() {
        store().create(table("t"), List.of());
        assertThat(store().cameFrom(Origin.continues("t"))).isEmpty();
        var seats = List.of(new SeatRow(1, "Ada", "hash", ""));
        var withAGap = List.of(entry("u", 1), entry("u", 3));
        assertThatThrownBy(() -> store().create(next("u"), seats, withAGap)).isInstanceOf(StoreFailed.class);
        assertThat(store().table("u")).isEmpty();

        store().create(next("u"), seats, log("u", 20));
        assertThatThrownBy(() -> store().create(next("v"), seats, List.of())).isInstanceOf(StoreFailed.class);
        reopen();
        assertThat(store().cameFrom(Origin.continues("t"))).containsExactly("u");
        assertThat(store().table("u")).contains(next("u"));
        assertThat(store().seats("u")).isEqualTo(seats);
        assertThat(store().entries("u")).isEqualTo(log("u", 20));
        assertThat(store().table("v")).isEmpty();
    }

    private static TableRow next(String id) {
        return from(Origin.continues("t"), id);
    }

    private static TableRow from(Origin origin, String id) {
        return new TableRow(id, "journal", "0.2.0", "i", "w", MOMENT, Optional.of(origin));
    }

    @Test
    @Rule({"TB-CAMP-03", "TB-CAMP-05"})
    void aMissionIsFollowedAtOneTableAndBranchedOffAtMany() {
        store().create(table("t"), List.of());
        store().create(from(Origin.follows("t"), "u"), List.of());
        assertThatThrownBy(() -> store().create(from(Origin.follows("t"), "v"), List.of()))
                .isInstanceOf(StoreFailed.class);
        assertThatThrownBy(() -> store().create(from(Origin.follows("nowhere"), "w"), List.of()))
                .isInstanceOf(StoreFailed.class);
        store().create(from(Origin.branches("u"), "x"), List.of());
        store().create(from(Origin.branches("u"), "y"), List.of());
        reopen();
        assertThat(store().cameFrom(Origin.follows("t"))).containsExactly("u");
        assertThat(store().cameFrom(Origin.branches("u"))).containsExactly("x", "y");
        assertThat(store().cameFrom(Origin.branches("t"))).isEmpty();
        assertThat(store().table("u")).contains(from(Origin.follows("t"), "u"));
        assertThat(store().table("x")).contains(from(Origin.branches("u"), "x"));
        assertThat(store().tables()).hasSize(4);
    }

    @Test
    void aStoreOfTheThirdSchemaKeepsWhatContinuesWhere() throws Exception {
        var old = emptyDatabase();
        Schema.bringUpTo(Stores.database(StoreAddress.of(old)), MigrationVersion.fromVersion("3"));
        execute(old, "insert into game_table values ('t', 'journal', '0.2.0', 'i', 'w', 5, null)");
        execute(old, "insert into game_table values ('u', 'journal', '0.2.0', 'i', 'w', 6, 't')");
        try (var opened = Stores.open(old)) {
            assertThat(opened.table("t").orElseThrow().origin()).isEmpty();
            assertThat(opened.table("u").orElseThrow().origin()).contains(Origin.continues("t"));
            opened.create(from(Origin.follows("u"), "v"), List.of());
            assertThat(opened.cameFrom(Origin.follows("u"))).containsExactly("v");
        }
    }

    @Test
    void reportsAreKept() {
        var later = new ReportRow("r1", "t", "the door\nis stuck", "journal\ntext", MOMENT.plusSeconds(1));
        var earlier = new ReportRow("r2", "t", "", "", MOMENT);
        store().report(later);
        store().report(earlier);
        assertThatThrownBy(() -> store().report(later)).isInstanceOf(StoreFailed.class);
        reopen();
        assertThat(store().reports()).containsExactly(earlier, later);
    }

    @Test
    void anyTextIsKeptAsItIs() {
        var odd = "Žofie 山田 🧟‍♀️ ' \" \\ ; -- ${clustered} ? :name \t\r\n é e\u0301";
        store().create(table(odd), List.of(new SeatRow(0, odd, odd, odd)));
        var entry = new EntryRow(odd, 1, 0, odd, odd, Instant.EPOCH.minusNanos(1), 0, odd);
        store().append(entry).join();
        reopen();
        assertThat(store().entries(odd)).containsExactly(entry);
        assertThat(store().seats(odd)).containsExactly(new SeatRow(0, odd, odd, odd));
    }

    @Test
    void whatIsNotTextIsRefused() {
        for (var broken : List.of("a\0b", "half \ud83e", "\udddf half")) {
            assertThatThrownBy(() -> store().create(table(broken), List.of())).isInstanceOf(StoreFailed.class);
            assertThatThrownBy(() -> store().report(new ReportRow("r", "t", broken, "", MOMENT)))
                    .isInstanceOf(StoreFailed.class);
        }
        assertThat(store().tables()).isEmpty();
        assertThat(store().isWell()).isTrue();
    }

    @Test
    void aClosedStoreIsNotWellAndRefusesEverything() {
        store().create(table("t"), List.of());
        store().close();

        assertThat(store().isWell()).isFalse();
        assertThatThrownBy(store().append(entry("t", 1))::join).cause().hasMessageContaining("the store is closed");
        assertThatThrownBy(() -> store().seat("t", List.of(), List.of())).isInstanceOf(StoreFailed.class);
        assertThatThrownBy(() -> store().tables()).isInstanceOf(StoreFailed.class);
        store().close();
    }

    @Test
    void aStoreOfANewerVersionIsRefusedAndLeftAlone() throws SQLException {
        store().create(table("t"), List.of());
        store().close();
        execute(
                url(),
                "insert into schema_history select 99, '99', 'of the future', type, 'V99__of_the_future.sql',"
                        + " checksum, installed_by, installed_on, execution_time, success from schema_history where"
                        + " version = '1'");
        assertThatThrownBy(() -> Stores.open(url()))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("has schema 99, made by a newer version of this program");

        execute(url(), "delete from schema_history where version = '99'");
        reopen();
        assertThat(store().table("t")).contains(table("t"));
    }

    @Test
    void aDatabaseOfSomethingElseIsRefused() throws Exception {
        var other = emptyDatabase();
        execute(other, "create table recipes (id integer)");
        assertThatThrownBy(() -> Stores.open(other))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("already holds something else");
    }
}

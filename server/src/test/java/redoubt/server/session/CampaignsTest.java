package redoubt.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Mark;
import redoubt.server.protocol.Calls.BringJournal;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.protocol.Calls.TakeSeat;
import redoubt.server.protocol.CampaignCalls.Attempt;
import redoubt.server.protocol.CampaignCalls.Branch;
import redoubt.server.protocol.CampaignCalls.CampaignPage;
import redoubt.server.protocol.CampaignCalls.NextMission;
import redoubt.server.protocol.CampaignCalls.Stop;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.CampaignPlace;
import redoubt.server.protocol.TableMessage.Holder;
import redoubt.server.protocol.TableMessage.MarkCard;
import redoubt.server.protocol.TableMessage.Question;
import redoubt.server.protocol.TableMessage.SeatCard;
import redoubt.server.protocol.TableMessage.SettingLine;
import redoubt.server.protocol.TableMessage.Situation;
import redoubt.server.protocol.TableMessage.TableCard;
import redoubt.server.protocol.TableMessage.UndoKind;
import redoubt.server.store.EntryRow;
import redoubt.testkit.Rule;

/** Campaigns at the table: three keepers who bar the gate always win, one alone always falls. */
class CampaignsTest {
    private static final Sitter[] WINNERS = {Sitter.ME, Sitter.ME, Sitter.ME};

    private final Room room = new Room();
    private Opened opened;

    private void open(Sitter... sitters) {
        opened = room.tables.open(wanted("TY-M01", List.of(sitters), new SettingLine("campaign", List.of("TY-C01"))));
    }

    private static NewTable wanted(String mission, List<Sitter> sitters, SettingLine... settings) {
        return new NewTable("toy", mission, sitters, List.of(settings), "Ada", Optional.of(7L), false);
    }

    /** Plays a mission to its end: whoever is asked takes the first option, which is to bar the gate. */
    private void playOut(String table, String... tokens) {
        Session session = room.tables.session(table);
        for (Situation now = moment(table); now.verdict().isEmpty(); now = moment(table)) {
            Question question = now.question().orElseThrow();
            int seat = question.options()
                    .getFirst()
                    .owners()
                    .map(List::getFirst)
                    .orElse(question.seats().getFirst());
            String token = Stream.of(tokens)
                    .filter(each -> session.seats(each).get(seat - 1).token().equals(Tokens.hash(each)))
                    .findFirst()
                    .orElseThrow();
            session.choose(
                    token, now.step(), seat, question.options().getFirst().key());
        }
    }

    private Situation moment(String table) {
        return room.tables.session(table).moment(opened.watch()).situation();
    }

    private String sequel(String table) {
        return room.tables.session(table).sequel(opened.token()).table();
    }

    /** Plays this mission to its end and begins what follows. */
    private String playedOn(String table) {
        playOut(table, opened.token());
        return sequel(table);
    }

    private TableCard card(String table) {
        return room.tables.session(table).card(opened.watch());
    }

    private CampaignPage page(String table) {
        return room.tables.campaigns().page(table, opened.watch());
    }

    private static Refused refused(Fault fault, String rule, ThrowingCallable call) {
        Refused refused = catchThrowableOfType(Refused.class, call);
        assertThat(refused).isNotNull();
        assertThat(refused.fault()).isEqualTo(fault);
        assertThat(refused.rule()).isEqualTo(rule);
        return refused;
    }

    @Test
    @Rule("TB-CAMP-03")
    void theNextMissionBeginsWithTheSameSeatsTokensAndCodes() {
        open(Sitter.ME, Sitter.OPEN, Sitter.ME);
        Session session = room.tables.session(opened.table());
        String ben = session.take(Optional.empty(), new TakeSeat(opened.invite(), 2, "Ben"))
                .token();
        refused(Fault.NOT_OFFERED, "TB-CAMP-03", () -> session.sequel(ben));
        playOut(opened.table(), opened.token(), ben);
        refused(Fault.FORBIDDEN, "", () -> session.sequel(opened.watch()));
        Room.Ear ear = new Room.Ear();
        session.join(opened.watch(), 0, ear);
        String next = session.sequel(ben).table();
        assertThat(ear.last("SequelBegun").get("table")).isEqualTo(next);
        assertThat(card(opened.table()).followed()).contains(next);
        assertThat(card(opened.table()).campaign()).contains(new CampaignPlace("TY-C01", "The long watch", 1, 3));

        assertThat(card(next).mission()).isEqualTo("TY-M03");
        assertThat(card(next).campaign()).contains(new CampaignPlace("TY-C01", "The long watch", 2, 3));
        assertThat(card(next).seats()).extracting(SeatCard::name).containsExactly("Ada", "Ben", "Ada");
        playOut(next, opened.token(), ben);
        assertThat(moment(next).verdict().orElseThrow().isWon()).isTrue();
    }

    @Test
    @Rule("TB-CAMP-03")
    void peopleWhoAskAtOnceGetTheSameTable() throws InterruptedException, ExecutionException {
        open(WINNERS);
        playOut(opened.table(), opened.token());
        int people = 8;
        CyclicBarrier together = new CyclicBarrier(people);
        try (ExecutorService threads = Executors.newFixedThreadPool(people)) {
            List<Future<String>> begun = Stream.generate(() -> threads.submit(() -> {
                        together.await();
                        return sequel(opened.table());
                    }))
                    .limit(people)
                    .toList();
            for (Future<String> each : begun) {
                assertThat(each.get()).isEqualTo(begun.getFirst().get());
            }
        }
        assertThat(room.store.tables()).hasSize(2);
        String next = sequel(opened.table());
        room.restart();
        assertThat(sequel(opened.table())).as("after a restart").isEqualTo(next);
        assertThat(card(opened.table()).followed()).contains(next);
    }

    @Test
    @Rule("TB-CAMP-03")
    void aLostMissionIsPlayedAgainUntilTheCampaignIsLost() {
        open(Sitter.ME);
        String second = playedOn(opened.table());
        assertThat(card(second).mission()).isEqualTo("TY-M01");
        assertThat(page(second).road().getFirst().attempts())
                .extracting(Attempt::table)
                .containsExactly(opened.table(), second);
        playOut(second, opened.token());
        assertThat(page(second).next()).contains(new NextMission("TY-M01", 1, true));
        String third = sequel(second);
        playOut(third, opened.token());
        assertThat(page(opened.table()).next()).isEmpty();
        assertThat(page(opened.table()).last()).isEqualTo(third);
        assertThat(refused(Fault.NOT_OFFERED, "TB-CAMP-03", () -> sequel(third)).reason())
                .isEqualTo("nothing follows this mission");
        assertThat(seed(second)).as("new dice").isNotEqualTo(seed(third));
    }

    private String seed(String table) {
        return room.store
                .table(table)
                .orElseThrow()
                .journal()
                .lines()
                .filter(line -> line.startsWith("seed "))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void diceThatPeopleRollThemselvesStayTold() {
        opened = room.tables.open(new NewTable(
                "toy",
                "TY-M01",
                List.of(WINNERS),
                List.of(new SettingLine("campaign", List.of("TY-C01"))),
                "Ada",
                Optional.of(7L),
                true));
        String next = playedOn(opened.table());
        assertThat(room.store.table(next).orElseThrow().journal()).contains("dice told");
    }

    @Test
    @Rule("TB-CAMP-04")
    void nothingIsTakenBackOnceTheNextMissionHasBegun() {
        open(WINNERS);
        Session session = room.tables.session(opened.table());
        playOut(opened.table(), opened.token());
        session.undo(opened.token(), moment(opened.table()).step());
        assertThat(moment(opened.table()).verdict()).isEmpty();
        Room.Ear ear = new Room.Ear();
        session.join(opened.watch(), 0, ear);
        playOut(opened.table(), opened.token());
        assertThat(moment(opened.table()).undo()).isEqualTo(UndoKind.ASKS);
        sequel(opened.table());
        assertThat(ear.last("SequelBegun").get("situation"))
                .asInstanceOf(InstanceOfAssertFactories.MAP)
                .containsEntry("undo", "none");
        int step = moment(opened.table()).step();
        refused(Fault.NOT_OFFERED, "TB-CAMP-04", () -> session.undo(opened.token(), step));
        room.restart();
        assertThat(moment(opened.table()).undo()).isEqualTo(UndoKind.NONE);
        refused(
                Fault.NOT_OFFERED,
                "TB-CAMP-04",
                () -> room.tables.session(opened.table()).undo(opened.token(), step));
        assertThat(moment(opened.table()).verdict()).isPresent();
    }

    @Test
    @Rule("TB-CAMP-04")
    void aProposedUndoIsDroppedWhenTheNextMissionBegins() {
        open(Sitter.ME, Sitter.OPEN, Sitter.ME);
        Session session = room.tables.session(opened.table());
        String ben = session.take(Optional.empty(), new TakeSeat(opened.invite(), 2, "Ben"))
                .token();
        session.join(ben, 0, new Room.Ear());
        playOut(opened.table(), opened.token(), ben);
        int step = moment(opened.table()).step();
        assertThat(session.undo(opened.token(), step).isProposed()).isTrue();
        sequel(opened.table());
        refused(Fault.NOT_OFFERED, "TB-UNDO-02", () -> session.answerUndo(ben, step, true));
        assertThat(moment(opened.table()).verdict()).isPresent();
    }

    @Test
    @Rule("TB-CAMP-05")
    void aSecondCampaignBranchesOffBeforeAnyMission() {
        open(WINNERS);
        String second = playedOn(opened.table());
        String third = playedOn(second);
        Campaigns campaigns = room.tables.campaigns();
        refused(Fault.FORBIDDEN, "", () -> campaigns.branch(third, opened.watch(), second));
        String branch = campaigns.branch(third, opened.token(), second).table();
        assertThat(room.store.table(branch).orElseThrow().journal().replaceAll("seed .*|= .*", ""))
                .as("the same record")
                .isEqualTo(room.store.table(second).orElseThrow().journal().replaceAll("seed .*|= .*", ""));
        assertThat(seed(branch)).isNotEqualTo(seed(second));

        String otherThird = playedOn(branch);
        assertThat(tables(otherThird)).containsExactly(opened.table(), branch, otherThird);
        assertThat(tables(second)).as("the first one stays").containsExactly(opened.table(), second, third);
        assertThat(page(third).branches())
                .containsExactly(new Branch(otherThird, "TY-M03", "TY-M02", Optional.empty()));
        assertThat(page(branch).branches()).containsExactly(new Branch(third, "TY-M03", "TY-M02", Optional.empty()));
        room.restart();
        assertThat(tables(branch)).containsExactly(opened.table(), branch, otherThird);

        String anew = room.tables
                .campaigns()
                .branch(otherThird, opened.token(), opened.table())
                .table();
        assertThat(tables(anew)).as("before the first mission").containsExactly(anew);
        assertThat(refused(Fault.UNKNOWN, "TB-CAMP-05", () -> campaigns.branch(third, opened.token(), branch))
                        .reason())
                .contains("no mission of this campaign");
    }

    /** The tables of a campaign along its road. */
    private List<String> tables(String table) {
        return page(table).road().stream()
                .flatMap(stop -> stop.attempts().stream())
                .map(Attempt::table)
                .toList();
    }

    @Test
    void thePageTellsTheRoadTheRecordAndWhatFollows() {
        open(WINNERS);
        assertThat(page(opened.table()).view().sheets()).hasSize(3);
        playOut(opened.table(), opened.token());
        CampaignPage page = page(opened.table());
        assertThat(page.title()).isEqualTo("The long watch");
        assertThat(page.game()).isEqualTo("toy");
        assertThat(page.road()).extracting(Stop::title).containsExactly("One night", "Side by side", "Three nights");
        assertThat(page.road()
                        .getFirst()
                        .attempts()
                        .getFirst()
                        .verdict()
                        .orElseThrow()
                        .isWon())
                .isTrue();
        assertThat(page.road().getFirst().attempts().getFirst().round()).isEqualTo(5);
        assertThat(page.next()).contains(new NextMission("TY-M03", 2, false));
        assertThat(page.view().changes()).extracting(Mark::id).containsExactly("beacon", "notches");
        assertThat(page.seats()).hasSize(3);
        String next = sequel(opened.table());
        assertThat(page(opened.table()).next()).as("it has begun").isEmpty();
        assertThat(page(opened.table()).last()).isEqualTo(next);
        refused(Fault.FORBIDDEN, "", () -> room.tables.campaigns().page(next, "nobody's token"));
    }

    @Test
    void aMissionAloneHasNoCampaign() {
        opened = room.tables.open(wanted("TY-M01", List.of(WINNERS)));
        playOut(opened.table(), opened.token());
        assertThat(card(opened.table()).campaign()).isEmpty();
        refused(Fault.NOT_OFFERED, "TB-CAMP-03", () -> sequel(opened.table()));
        refused(Fault.NOT_OFFERED, "", () -> page(opened.table()));
        refused(
                Fault.UNKNOWN,
                "TB-CAMP-05",
                () -> room.tables.campaigns().branch(opened.table(), opened.token(), opened.table()));
    }

    @Test
    @Rule("TB-SEAT-05")
    void anAbandonedSeatIsOpenedBetweenTwoMissions() {
        open(Sitter.ME, Sitter.OPEN, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        String ben = session.take(Optional.empty(), new TakeSeat(opened.invite(), 2, "Ben"))
                .token();
        String dora = session.take(Optional.empty(), new TakeSeat(opened.invite(), 3, "Dora"))
                .token();
        session.choose(opened.token(), 0, 1, "bar");
        refused(Fault.FORBIDDEN, "TB-SEAT-01", () -> session.leave(dora, 2));
        playOut(opened.table(), opened.token(), ben, dora);
        Session next = room.tables.session(sequel(opened.table()));
        Listening here = next.join(ben, 0, new Room.Ear());
        refused(Fault.FORBIDDEN, "TB-SEAT-05", () -> next.leave(dora, 2));
        here.close();
        next.leave(dora, 2);
        assertThat(next.card(opened.watch()).seats().get(1).holder()).isEqualTo(Holder.OPEN);
        String cleo = next.take(Optional.empty(), new TakeSeat(opened.invite(), 2, "Cleo"))
                .token();
        refused(Fault.FORBIDDEN, "", () -> next.sequel(ben));
        next.choose(cleo, 0, 2, "bar 2");
        refused(Fault.FORBIDDEN, "TB-SEAT-01", () -> next.leave(dora, 2));
        assertThat(session.seats(ben).get(1).name()).as("the old table stays").isEqualTo("Ben");
    }

    @Test
    @Rule({"TB-CAMP-01", "TB-CAMP-02", "TY-CAMP-01"})
    void aRecordOutOfOrderOrChangedByHandIsRefusedAndNothingIsKept() {
        open(WINNERS);
        String next = playedOn(opened.table());
        String journal = room.tables.journal(next, opened.token());
        assertThat(journal).contains("with record.keeper 1 = notches 1, torch\n");
        int kept = room.store.tables().size();
        brought(journal.replace("notches 1", "notches 0"), "TB-CAMP-02", "setting", "record.seal");
        brought(journal.replace("mission TY-M03", "mission TY-M01"), "TY-CAMP-01", "mission", "TY-M01");
        brought(journal.replace("mission TY-M03", "mission TY-M02"), "TY-CAMP-01", "mission", "TY-M02");
        brought(journal.replace("= TY-C01", "= TY-C09"), "TB-CAMP-01", "setting", "campaign");
        brought(journal.replace("won = TY-M01", "won = WZ-M01"), "TY-CAMP-01", "setting", "record.won");
        SettingLine campaign = new SettingLine("campaign", List.of("TY-C01"));
        refused(Fault.WRONG, "TY-CAMP-01", () -> room.tables.open(wanted("TY-M02", List.of(WINNERS), campaign)));
        assertThat(room.store.tables()).hasSize(kept);
        assertThat(room.tables.bring(new BringJournal(journal, "Eve")).table()).isNotEmpty();
    }

    private void brought(String journal, String rule, String kind, String part) {
        Refused refused = refused(Fault.WRONG, rule, () -> room.tables.bring(new BringJournal(journal, "Eve")));
        assertThat(refused.about()).containsExactly(new MarkCard(kind, part));
    }

    /** A mission that today's rules play differently goes on at another table, and the campaign goes on from there. */
    @Test
    void theRoadLeadsThroughATableThatWasContinuedElsewhere() {
        open(WINNERS);
        String second = playedOn(opened.table());
        Session parted = room.tables.session(second);
        for (String key : List.of("bar 1", "bar 2")) {
            parted.choose(opened.token(), moment(second).step(), key.equals("bar 1") ? 1 : 2, key);
        }
        EntryRow last = room.store.entries(second).get(1);
        room.store.falsify(
                second,
                1,
                new EntryRow(
                        second, 2, last.seat(), last.key(), last.by(), last.at(), last.round(), "0123456789abcdef"));
        room.restart();
        refused(Fault.NOT_OFFERED, "TB-CAMP-03", () -> sequel(second));
        String mended = room.tables.session(second).fork(opened.token()).table();
        String third = playedOn(mended);
        assertThat(tables(third)).containsExactly(opened.table(), mended, third);
        assertThat(tables(opened.table())).containsExactly(opened.table(), mended, third);
    }
}

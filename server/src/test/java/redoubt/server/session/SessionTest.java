package redoubt.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import redoubt.kernel.json.Json;
import redoubt.server.protocol.Calls.BringJournal;
import redoubt.server.protocol.Calls.LendSeat;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Reached;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.protocol.Calls.TableSummary;
import redoubt.server.protocol.Calls.TakeSeat;
import redoubt.server.protocol.Calls.Taken;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.Holder;
import redoubt.server.protocol.TableMessage.PartingCard;
import redoubt.server.protocol.TableMessage.Situation;
import redoubt.server.protocol.TableMessage.TableCard;
import redoubt.server.protocol.TableMessage.UndoKind;
import redoubt.server.session.Room.Ear;
import redoubt.server.store.EntryRow;
import redoubt.server.store.TableRow;
import redoubt.testkit.Rule;

class SessionTest {
    private final Room room = new Room();

    private static void refused(Fault why, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        Refused.class,
                        refused ->
                                assertThat(refused.fault()).as(refused.reason()).isEqualTo(why));
    }

    private static Situation situation(Session session, String token) {
        return session.moment(token).situation();
    }

    @Test
    void aChoiceIsKeptBeforeAnybodyIsTold() {
        Opened opened = room.open(Sitter.ME);
        Session session = room.tables.session(opened.table());
        int[] keptWhenTold = {0};
        session.join(
                opened.token(),
                0,
                message -> keptWhenTold[0] = room.store.entries(opened.table()).size());
        session.choose(opened.token(), 0, 1, "bar");
        assertThat(keptWhenTold[0]).isEqualTo(1);
    }

    @Test
    void aChoiceThatCannotBeKeptDoesNotCount() {
        Opened opened = room.open(Sitter.ME);
        Session session = room.tables.session(opened.table());
        Ear ear = new Ear();
        session.join(opened.token(), 0, ear);
        int told = ear.heard.size();
        room.store.isFailing = true;
        refused(Fault.FAILED, () -> session.choose(opened.token(), 0, 1, "bar"));
        room.store.isFailing = false;
        assertThat(ear.heard).hasSize(told);
        assertThat(situation(session, opened.token()).step()).isZero();
        assertThat(session.choose(opened.token(), 0, 1, "bar")).isEqualTo(new Reached(1, false));
    }

    @Test
    void peopleAreNotToldWhatTheStoreSays() {
        Opened opened = room.open(Sitter.ME);
        Session session = room.tables.session(opened.table());
        room.store.isFailing = true;
        assertThatThrownBy(() -> session.choose(opened.token(), 0, 1, "bar"))
                .isInstanceOfSatisfying(
                        Refused.class,
                        refused -> assertThat(refused.reason()).isEqualTo("the store could not keep it"));
    }

    @Test
    void aChoiceThatWasKeptThoughTheAnswerWasLostIsToldToEverybody() {
        Opened opened = room.open(Sitter.ME, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        Ear guest = new Ear();
        session.join(opened.watch(), 0, guest);
        room.store.isAnswerLost = true;
        refused(Fault.FAILED, () -> session.choose(opened.token(), 0, 1, "bar"));
        room.store.isAnswerLost = false;
        assertThat(guest.kinds()).doesNotContain("ReadAgain");

        assertThat(situation(session, opened.token()).step()).isEqualTo(1);
        assertThat(guest.last("ReadAgain").get("step")).isEqualTo(1L);
    }

    @Test
    void aChoiceSentAgainIsAnsweredAsMade() {
        Opened opened = room.open(Sitter.ME, Sitter.ME);
        Session session = room.tables.session(opened.table());
        Situation now = situation(session, opened.token());
        int seat = now.question().orElseThrow().seats().getFirst();
        Reached reached = session.choose(opened.token(), 0, seat, "bar");
        assertThat(session.choose(opened.token(), 0, seat, "bar")).isEqualTo(reached);
        assertThat(room.store.entries(opened.table())).hasSize(1);

        refused(Fault.STALE, () -> session.choose(opened.token(), 0, seat, "shoot"));
        refused(Fault.STALE, () -> session.choose(opened.token(), 0, 3 - seat, "bar"));
        session.undo(opened.token(), 1);
        refused(Fault.STALE, () -> session.choose(opened.token(), 0, seat, "bar"));
    }

    @Test
    void botsGoOnOnceTheStoreWorksAgain() throws InterruptedException {
        Opened opened = room.open(Sitter.ME, Sitter.BOT);
        Session session = room.tables.session(opened.table());
        int mine = 0;
        while (situation(session, opened.token())
                .question()
                .orElseThrow()
                .seats()
                .contains(1)) {
            room.store.isFailing = false;
            room.store.failsAfterOne = true;
            mine = room.play(opened, 1);
        }
        for (int i = 0; i < 1_000 && room.store.refused.get() == 0; i++) {
            Thread.sleep(20);
        }
        assertThat(room.store.refused).as("the bot cannot play").hasPositiveValue();
        assertThat(room.store.entries(opened.table())).hasSize(mine);
        room.store.failsAfterOne = false;
        room.store.isFailing = false;
        for (int i = 0; i < 200 && room.store.entries(opened.table()).size() == mine; i++) {
            Thread.sleep(20);
        }
        assertThat(room.store.entries(opened.table())).hasSizeGreaterThan(mine);
    }

    @Test
    void everybodyIsToldTheSameAndNewcomersCatchUp() {
        Opened opened = room.open(Sitter.ME, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        Ear first = new Ear();
        Ear guest = new Ear();
        session.join(opened.token(), 0, first);
        session.join(opened.watch(), 0, guest);
        session.choose(opened.token(), 0, 1, "bar");
        assertThat(first.last("Moved")).isEqualTo(guest.last("Moved"));
        Map<?, ?> happening = (Map<?, ?>) guest.last("Moved").get("happening");
        assertThat(happening.get("by")).isEqualTo("Ada");
        assertThat(happening.get("key")).isEqualTo("bar");
        Ear late = new Ear();
        session.join(opened.watch(), 0, late);
        Map<?, ?> welcome = late.last("Welcome");
        assertThat((List<?>) welcome.get("missed")).hasSize(1);
        assertThat(((Map<?, ?>) ((Map<?, ?>) welcome.get("moment")).get("situation")).get("step"))
                .isEqualTo(1L);
        refused(Fault.WRONG, () -> session.join(opened.watch(), 9, new Ear()));
    }

    @Test
    void spectatorsWhoComeAndGoAreNobodysNews() {
        Opened opened = room.open(Sitter.ME, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        Ear first = new Ear();
        session.join(opened.watch(), 0, first);
        Listening gone = session.join(opened.watch(), 0, new Ear());
        gone.close();
        assertThat(first.kinds()).containsExactly("Welcome", "Seated");

        Listening ada = session.join(opened.token(), 0, new Ear());
        Listening atHomeToo = session.join(opened.token(), 0, new Ear());
        assertThat(first.kinds()).containsExactly("Welcome", "Seated", "Seated");
        ada.close();
        assertThat(first.kinds()).as("she still listens elsewhere").hasSize(3);
        atHomeToo.close();
        assertThat(first.kinds()).hasSize(4);
        assertThat(((Map<?, ?>) ((List<?>) first.last("Seated").get("seats")).getFirst()).get("isHere"))
                .isEqualTo(false);
    }

    @Test
    void onlySomebodyWithASeatReportsAProblem() {
        Opened opened = room.open(Sitter.ME, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        refused(Fault.FORBIDDEN, () -> session.report(opened.watch(), "odd"));
        refused(Fault.FORBIDDEN, () -> session.report(opened.invite(), "odd"));
        assertThat(room.store.reports()).isEmpty();
        session.report(opened.token(), "odd");
        assertThat(room.store.reports()).hasSize(1);
    }

    @Test
    @Rule("TB-SEAT-01")
    void onlyWhoHoldsASeatChoosesForIt() {
        Opened opened = room.open(Sitter.ME, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        refused(Fault.FORBIDDEN, () -> session.choose(opened.watch(), 0, 1, "bar"));
        refused(Fault.FORBIDDEN, () -> session.choose(opened.invite(), 0, 1, "bar"));
        refused(Fault.FORBIDDEN, () -> session.choose("guess", 0, 1, "bar"));
        refused(Fault.FORBIDDEN, () -> session.choose(opened.token(), 0, 2, "bar"));
        refused(Fault.STALE, () -> session.choose(opened.token(), 1, 1, "bar"));
        refused(Fault.NOT_OFFERED, () -> session.choose(opened.token(), 0, 1, "dance"));
        refused(Fault.WRONG, () -> session.choose(opened.token(), 0, 1, " bar\n"));
        assertThat(room.store.entries(opened.table())).isEmpty();
    }

    @Test
    void aSeatIsTakenByInvitationAndHeldByAToken() {
        Opened opened = room.open(Sitter.ME, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        refused(Fault.FORBIDDEN, () -> session.take(Optional.empty(), new TakeSeat(opened.watch(), 2, "Ben")));
        refused(Fault.NOT_OFFERED, () -> session.take(Optional.empty(), new TakeSeat(opened.invite(), 1, "Ben")));
        refused(Fault.UNKNOWN, () -> session.take(Optional.empty(), new TakeSeat(opened.invite(), 3, "Ben")));
        refused(Fault.WRONG, () -> session.take(Optional.empty(), new TakeSeat(opened.invite(), 2, "bot:Ben")));
        Taken taken = session.take(Optional.empty(), new TakeSeat(opened.invite(), 2, "Ben"));
        session.choose(opened.token(), 0, 1, "bar");
        session.choose(taken.token(), 1, 2, "bar");
        room.restart();
        Session again = room.tables.session(opened.table());
        assertThat(again.card(taken.token()).seats().get(1).name()).isEqualTo("Ben");
        again.leave(taken.token(), 2);
        refused(Fault.FORBIDDEN, () -> again.moment(taken.token()));
        assertThat(again.card(opened.token()).seats().get(1).holder()).isEqualTo(Holder.OPEN);
    }

    @Test
    @Rule("TB-SEAT-06")
    void nobodyTakesTheNameOfAnother() {
        Opened opened = room.open(Sitter.ME, Sitter.OPEN, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        for (String name : List.of("Ada", " ada ", "\uFF21da")) {
            refused(Fault.WRONG, () -> session.take(Optional.empty(), new TakeSeat(opened.invite(), 2, name)));
        }
        session.take(Optional.of(opened.token()), new TakeSeat(opened.invite(), 2, ""));
        assertThat(session.card(opened.token()).seats().get(1).name())
                .as("a second seat of her own")
                .isEqualTo("Ada");
        session.take(Optional.empty(), new TakeSeat(opened.invite(), 3, "Adam"));
    }

    @Test
    void namesHoldNothingThatCannotBeSeen() {
        Opened opened = room.open(Sitter.ME, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        for (String name :
                List.of("Ben\u202Enimda", "B\u200Ben", "\uFEFFBen", "Be\u0007n", "\uD83D", "b".repeat(25), " ")) {
            refused(Fault.WRONG, () -> session.take(Optional.empty(), new TakeSeat(opened.invite(), 2, name)));
        }
        session.take(Optional.empty(), new TakeSeat(opened.invite(), 2, "\uD83D\uDC69\u200D\uD83D\uDE80 Zoë"));
    }

    @Test
    @Rule("TB-SEAT-02")
    void aLeftSeatIsLentToABotAndTakenBack() throws InterruptedException {
        Opened opened = room.open(Sitter.ME, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        Taken ben = session.take(Optional.empty(), new TakeSeat(opened.invite(), 2, "Ben"));
        Listening here = session.join(ben.token(), 0, new Ear());
        refused(Fault.FORBIDDEN, () -> session.lend(opened.token(), new LendSeat(2, "greedy")));
        here.close();
        refused(Fault.WRONG, () -> session.lend(opened.token(), new LendSeat(2, "clever")));
        session.lend(opened.token(), new LendSeat(2, "random"));
        session.choose(opened.token(), 0, 1, "bar");
        for (int i = 0; i < 500 && situation(session, opened.token()).step() < 2; i++) {
            Thread.sleep(10);
        }
        assertThat(room.store.entries(opened.table()).get(1).by()).isEqualTo("bot:random");
        refused(Fault.FORBIDDEN, () -> session.lend(opened.token(), new LendSeat(2, "")));
        session.lend(ben.token(), new LendSeat(2, ""));
        assertThat(session.card(ben.token()).seats().get(1).bot()).isEmpty();
    }

    @Test
    @Rule("TB-UNDO-01")
    void aHarmlessChoiceIsTakenBackAtOnce() {
        Opened opened = room.open(Sitter.ME, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        Taken ben = session.take(Optional.empty(), new TakeSeat(opened.invite(), 2, "Ben"));
        Ear ear = new Ear();
        session.join(ben.token(), 0, ear);
        session.choose(opened.token(), 0, 1, "bar");
        assertThat(situation(session, opened.token()).undo()).isEqualTo(UndoKind.FREE);
        assertThat(session.undo(opened.token(), 1)).isEqualTo(new Reached(2, false));
        assertThat(situation(session, opened.token()).choices()).isZero();
        assertThat(ear.last("Undone").get("by")).isEqualTo("Ada");
        refused(Fault.NOT_OFFERED, () -> session.undo(opened.token(), 2));
    }

    @Test
    @Rule({"TB-UNDO-02", "TB-UNDO-03"})
    void whatLuckHasDecidedIsTakenBackOnlyIfTheTableAgrees() {
        Opened opened = room.open(Sitter.ME, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        Taken ben = session.take(Optional.empty(), new TakeSeat(opened.invite(), 2, "Ben"));
        Ear ear = new Ear();
        session.join(ben.token(), 0, ear);
        session.choose(opened.token(), 0, 1, "bar");
        session.choose(ben.token(), 1, 2, "bar");
        assertThat(situation(session, opened.token()).undo()).isEqualTo(UndoKind.ASKS);
        Object told = ear.last("Moved").get("happening");
        assertThat(session.undo(opened.token(), 2)).isEqualTo(new Reached(2, true));
        assertThat(ear.last("UndoProposed").get("waitingFor")).isEqualTo(List.of("Ben"));
        refused(Fault.NOT_OFFERED, () -> session.answerUndo(opened.token(), 2, true));
        session.answerUndo(ben.token(), 2, false);
        assertThat(ear.last("UndoDropped").get("by")).isEqualTo("Ben");
        refused(Fault.NOT_OFFERED, () -> session.answerUndo(ben.token(), 2, true));
        session.undo(opened.token(), 2);
        assertThat(session.answerUndo(ben.token(), 2, true)).isEqualTo(new Reached(3, false));
        session.choose(ben.token(), 3, 2, "bar");
        Map<?, ?> again = (Map<?, ?>) ear.last("Moved").get("happening");
        assertThat(again.get("events")).as("the cards fall the same again").isEqualTo(((Map<?, ?>) told).get("events"));
    }

    @Test
    @Rule("TB-UNDO-02")
    void aProposalIsGoneWhenTheGameGoesOnAndPassesWhenWhoWasAskedLeaves() {
        Opened opened = room.open(Sitter.ME, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        Taken ben = session.take(Optional.empty(), new TakeSeat(opened.invite(), 2, "Ben"));
        Ear ear = new Ear();
        Listening here = session.join(ben.token(), 0, ear);
        session.choose(opened.token(), 0, 1, "bar");
        session.choose(ben.token(), 1, 2, "bar");
        session.undo(opened.token(), 2);
        session.choose(opened.token(), 2, 1, "bar");
        assertThat(ear.kinds()).contains("UndoDropped");
        refused(Fault.NOT_OFFERED, () -> session.answerUndo(ben.token(), 3, true));
        session.choose(ben.token(), 3, 2, "bar");
        session.undo(opened.token(), 4);
        here.close();
        assertThat(situation(session, opened.token()).choices()).isEqualTo(3);
    }

    @Test
    void everyTableIsThereAfterARestart() {
        Opened opened = room.open(Sitter.ME);
        Session session = room.tables.session(opened.table());
        session.choose(opened.token(), 0, 1, "bar");
        session.choose(opened.token(), 1, 1, "bar");
        session.undo(opened.token(), 2);
        Object before = session.moment(opened.token());
        room.restart();
        assertThat(room.tables.session(opened.table()).moment(opened.token())).isEqualTo(before);
        assertThat(room.tables.list().tables()).hasSize(1);
    }

    @Test
    void aTableThatPlaysDifferentlyTodayIsKeptAndOnlyLookedAt() {
        Opened opened = room.open(Sitter.ME);
        Session session = room.tables.session(opened.table());
        session.choose(opened.token(), 0, 1, "bar");
        session.choose(opened.token(), 1, 1, "bar");
        EntryRow second = room.store.entries(opened.table()).get(1);
        room.store.falsify(
                opened.table(),
                1,
                new EntryRow(
                        second.table(), 2, 1, second.key(), "Ada", Instant.EPOCH, second.round(), "0123456789abcdef"));
        room.restart();
        Session again = room.tables.session(opened.table());
        TableCard card = again.card(opened.token());
        assertThat(card.parting()).contains(new PartingCard(1, 4, 2, "TY-END-02", Optional.empty()));
        assertThat(card.choices()).isEqualTo(2);
        assertThat(situation(again, opened.token()).choices()).isEqualTo(1);
        assertThat(room.tables.journal(opened.table(), opened.token()))
                .containsPattern("\n1 bar\n= round 4 \\w+\n1 bar\n= round 4 0123456789abcdef\n");
        refused(Fault.READ_ONLY, () -> again.choose(opened.token(), 2, 1, "bar"));
        refused(Fault.READ_ONLY, () -> again.undo(opened.token(), 2));
        assertThat(room.store.entries(opened.table())).hasSize(2);
    }

    @Test
    void aTableWhoseMissionIsGoneHidesNoOther() {
        Opened opened = room.open(Sitter.ME);
        TableRow row = room.store.table(opened.table()).orElseThrow();
        TableRow gone = new TableRow(
                "gone",
                row.journal().replace("TY-M02", "TY-M09"),
                row.engine(),
                row.invite(),
                row.watch(),
                row.created(),
                Optional.empty());
        room.store.create(gone, room.store.seats(opened.table()));
        refused(Fault.UNREADABLE, () -> room.tables.session("gone").card(opened.token()));
        assertThat(room.tables.list().tables()).extracting(TableSummary::id).containsExactly(opened.table());
    }

    /** The keys of what somebody is told to have missed who joins on having seen so many steps. */
    private static List<Object> missed(Session session, String token, int seen) {
        return missedIn(welcome(session, token, seen));
    }

    private static Map<?, ?> welcome(Session session, String token, int seen) {
        Ear ear = new Ear();
        session.join(token, seen, ear).close();
        return ear.last("Welcome");
    }

    private static List<Object> missedIn(Map<?, ?> welcome) {
        return ((List<?>) welcome.get("missed"))
                .stream().<Object>map(one -> ((Map<?, ?>) one).get("step")).toList();
    }

    @Test
    void whoComesBackIsToldJustWhatWasMissed() {
        Opened opened = room.open(Sitter.ME, Sitter.ME);
        Session session = room.tables.session(opened.table());
        room.play(opened, 3);
        assertThat(missed(session, opened.token(), 0)).containsExactly(1L, 2L, 3L);
        assertThat(missed(session, opened.token(), 2)).containsExactly(3L);
        assertThat(missed(session, opened.token(), 3)).isEmpty();
        refused(Fault.WRONG, () -> session.join(opened.token(), 4, new Ear()));
    }

    @Test
    void whatWasTakenBackMeanwhileIsNotMissed() {
        Opened opened = room.open(Sitter.ME);
        Session session = room.tables.session(opened.table());
        session.choose(opened.token(), 0, 1, "bar");
        session.choose(opened.token(), 1, 1, "bar");
        session.undo(opened.token(), 2);
        assertThat(missed(session, opened.token(), 1)).isEmpty();
        session.choose(opened.token(), 3, 1, "shoot");
        assertThat(missed(session, opened.token(), 1)).containsExactly(4L);
        assertThat(missed(session, opened.token(), 2)).containsExactly(4L);
        assertThat(missed(session, opened.token(), 0)).containsExactly(1L, 4L);
    }

    @Test
    void whoMissedMuchIsToldTheLatestAndHowManyMoreThereWere() {
        Opened opened = room.open(Collections.nCopies(16, Sitter.ME).toArray(Sitter[]::new));
        Session session = room.tables.session(opened.table());
        room.play(opened, Session.MOST_TOLD + 5);
        Map<?, ?> all = welcome(session, opened.token(), 0);
        assertThat(missedIn(all)).hasSize(Session.MOST_TOLD).startsWith(6L).endsWith(Session.MOST_TOLD + 5L);
        assertThat(all.get("untold")).isEqualTo(5L);
        Map<?, ?> most = welcome(session, opened.token(), 5);
        assertThat(missedIn(most)).hasSize(Session.MOST_TOLD).startsWith(6L);
        assertThat(most.get("untold")).isEqualTo(0L);
    }

    @Test
    void noMessageTellsTheSeedAndTheJournalOnlyToPlayers() {
        Opened opened = room.tables.open(new NewTable(
                "toy", "TY-M02", List.of(Sitter.ME), List.of(), "Ada", Optional.of(987654321987654321L), false));
        Session session = room.tables.session(opened.table());
        StringBuilder told = new StringBuilder();
        session.join(opened.watch(), 0, message -> told.append(message.text()));
        session.choose(opened.token(), 0, 1, "bar");
        assertThat(told).doesNotContain("987654321987654321").doesNotContain("\"deck\":[");
        refused(Fault.FORBIDDEN, () -> room.tables.journal(opened.table(), opened.watch()));
        assertThat(room.tables.journal(opened.table(), opened.token())).contains("seed 987654321987654321");
    }

    @Test
    void aJournalIsBroughtAndPlayedOn() {
        Opened opened = room.open(Sitter.ME);
        Session session = room.tables.session(opened.table());
        session.choose(opened.token(), 0, 1, "bar");
        String journal = room.tables.journal(opened.table(), opened.token());
        Opened brought = room.tables.bring(new BringJournal(journal, "Eve"));
        Session copy = room.tables.session(brought.table());
        assertThat(copy.moment(brought.token()).view())
                .isEqualTo(session.moment(opened.token()).view());
        copy.choose(brought.token(), 1, 1, "bar");
        refused(Fault.WRONG, () -> room.tables.bring(new BringJournal("redoubt journal 1\nnonsense", "Eve")));
        Opened other = room.tables.bring(
                new BringJournal(journal.replaceAll("= round (\\d+) .*", "= round $1 0123456789abcdef"), "Eve"));
        assertThat(room.tables.session(other.table()).card(other.token()).parting())
                .isPresent();
    }

    @Test
    void thePastIsToldInPieces() {
        Opened opened = room.open(Sitter.ME);
        String journal = room.tables.journal(opened.table(), opened.token());
        assertThat(Looking.MOST_HAPPENINGS).isEqualTo(500);
        Opened brought = room.tables.bring(new BringJournal(journal + "1 bar\n", "Ada"));
        Session session = room.tables.session(brought.table());
        assertThat(session.happenings(brought.token(), 1, Integer.MAX_VALUE)).hasSize(1);
        assertThat(session.happenings(brought.token(), Integer.MAX_VALUE, Integer.MAX_VALUE))
                .isEmpty();
    }

    @Test
    void framesAndHappeningsTellThePast() {
        Opened opened = room.open(Sitter.ME);
        Session session = room.tables.session(opened.table());
        Object start = session.moment(opened.token()).view();
        session.choose(opened.token(), 0, 1, "bar");
        session.choose(opened.token(), 1, 1, "bar");
        assertThat(session.frame(opened.watch(), 0).moment().view()).isEqualTo(start);
        assertThat(session.happenings(opened.watch(), 2, 9)).hasSize(1);
        refused(Fault.UNKNOWN, () -> session.frame(opened.watch(), 3));
        refused(Fault.WRONG, () -> session.happenings(opened.watch(), 0, 1));
    }

    @Test
    void aPatchTurnsOneViewIntoTheNext() {
        Opened opened = room.open(Sitter.ME);
        Session session = room.tables.session(opened.table());
        Ear ear = new Ear();
        session.join(opened.token(), 0, ear);
        Object view = ((Map<?, ?>) ear.last("Welcome").get("moment")).get("view");
        for (int step = 0;
                !session.moment(opened.token()).situation().question().isEmpty();
                step++) {
            session.choose(
                    opened.token(),
                    step,
                    1,
                    session.moment(opened.token())
                            .situation()
                            .question()
                            .get()
                            .options()
                            .getLast()
                            .key());
            view = patched(view, ear.last("Moved").get("patch"));
            Ear fresh = new Ear();
            session.join(opened.token(), 0, fresh).close();
            assertThat(view).isEqualTo(((Map<?, ?>) fresh.last("Welcome").get("moment")).get("view"));
        }
    }

    /** What a client does with a patch. */
    @SuppressWarnings("unchecked")
    private static Object patched(Object before, Object patch) {
        if (patch instanceof List<?> replacement) {
            return replacement.getFirst();
        }
        Map<String, Object> changes = (Map<String, Object>) patch;
        if (before instanceof List<?> items) {
            List<Object> changed = new java.util.ArrayList<>(items);
            changes.forEach((at, change) ->
                    changed.set(Integer.parseInt(at), patched(changed.get(Integer.parseInt(at)), change)));
            return changed;
        }
        Map<String, Object> changed = new java.util.LinkedHashMap<>((Map<String, Object>) before);
        changes.forEach((name, change) -> changed.compute(name, (key, old) -> patched(old, change)));
        return Json.read(Json.write(changed));
    }
}

package redoubt.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import redoubt.server.protocol.Calls.BringJournal;
import redoubt.server.protocol.Calls.LendSeat;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.protocol.Calls.TakeSeat;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.OptionCard;
import redoubt.server.protocol.TableMessage.Question;
import redoubt.server.protocol.TableMessage.SettingLine;
import redoubt.server.protocol.TableMessage.Situation;
import redoubt.server.session.Room.Ear;
import redoubt.server.store.EntryRow;
import redoubt.testkit.Rule;

/** The rules that hold at every table, whatever is played on it. */
@Timeout(60)
class TableRulesTest {
    private static final int LONG_ENOUGH_FOR_A_BOT = 150;

    private final Room room = new Room();

    private static void refused(Fault why, String rule, ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOfSatisfying(Refused.class, refused -> {
            assertThat(refused.fault()).as(refused.reason()).isEqualTo(why);
            assertThat(refused.rule()).as(refused.reason()).isEqualTo(rule);
            assertThat(refused.reason()).isNotBlank();
        });
    }

    private static NewTable wanted(String mission, boolean isDiceTold, SettingLine... settings) {
        return new NewTable(
                "toy",
                mission,
                List.of(Sitter.ME, Sitter.ME),
                List.of(settings),
                "Ada",
                Optional.of(7L),
                isDiceTold,
                Optional.empty());
    }

    private static Situation situation(Session session, Opened opened) {
        return session.moment(opened.token()).situation();
    }

    private static Question question(Session session, Opened opened) {
        return situation(session, opened).question().orElseThrow();
    }

    private static List<String> keys(Question question) {
        return question.options().stream().map(OptionCard::key).toList();
    }

    /** Shoots for the seats of this token until a blow must be shared out, which every seat may answer. */
    private static void playToABlow(Session session, Opened opened) throws InterruptedException {
        // A bot may act between two looks, so each round of this loop goes by one.
        for (Situation now = situation(session, opened);
                !now.question().orElseThrow().name().equals("ShareOutBlow");
                now = situation(session, opened)) {
            int seat = now.question().orElseThrow().seats().getFirst();
            if (session.card(opened.token()).seats().get(seat - 1).bot().isPresent()) {
                Thread.sleep(5);
            } else {
                session.choose(opened.token(), now.step(), seat, "shoot");
            }
        }
    }

    @Test
    @Rule("TB-CHOICE-01")
    void onlyWhatIsOfferedCanBeChosen() {
        Opened opened = room.open(Sitter.ME);
        Session session = room.tables.session(opened.table());
        Ear ear = new Ear();
        session.join(opened.token(), 0, ear);
        int told = ear.heard.size();
        Object before = session.moment(opened.token());
        for (String key : List.of("suffer 1", "BAR", "fly")) {
            refused(Fault.NOT_OFFERED, "TB-CHOICE-01", () -> session.choose(opened.token(), 0, 1, key));
        }
        assertThat(session.moment(opened.token())).isEqualTo(before);
        assertThat(ear.heard).hasSize(told);
        assertThat(room.store.entries(opened.table())).isEmpty();
        for (String key : keys(question(session, opened))) {
            session.choose(opened.token(), situation(session, opened).step(), 1, key);
            session.undo(opened.token(), situation(session, opened).step());
        }
        assertThat(room.store.entries(opened.table()))
                .as("two choices, each taken back")
                .hasSize(4);
    }

    @Test
    @Rule("TB-CHOICE-02")
    void onlyASeatThatADecisionConcernsCanAnswerIt() {
        Opened opened = room.open(Sitter.ME, Sitter.ME);
        Session session = room.tables.session(opened.table());
        Object before = session.moment(opened.token());
        assertThat(question(session, opened).seats()).containsExactly(1);
        refused(Fault.NOT_OFFERED, "TB-CHOICE-02", () -> session.choose(opened.token(), 0, 2, "bar"));
        assertThat(session.moment(opened.token())).isEqualTo(before);
        session.choose(opened.token(), 0, 1, "bar");
        assertThat(question(session, opened).seats()).containsExactly(2);
    }

    @Test
    @Rule("TB-CHOICE-02")
    void whereADecisionConcernsSeveralSeatsTheFirstAnswerCounts() throws InterruptedException {
        Opened opened = room.open(Sitter.ME, Sitter.ME, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        session.lend(opened.token(), new LendSeat(3, "random"));
        playToABlow(session, opened);
        session.lend(opened.token(), new LendSeat(3, ""));
        String ben = session.take(Optional.empty(), new TakeSeat(opened.invite(), 3, "Ben"))
                .token();
        int step = situation(session, opened).step();
        assertThat(question(session, opened).seats()).containsExactly(1, 2, 3);
        session.choose(ben, step, 3, "suffer 1");
        refused(Fault.STALE, "", () -> session.choose(opened.token(), step, 1, "suffer 3"));
        assertThat(room.store.entries(opened.table()).getLast().key()).isEqualTo("suffer 1");
        assertThat(room.store.entries(opened.table()).getLast().by()).isEqualTo("Ben");
        assertThat(situation(session, opened).step()).isEqualTo(step + 1);
    }

    @Test
    @Rule("TB-CHOICE-03")
    void nothingCanBeChosenOnceTheGameIsOver() throws InterruptedException {
        Opened opened = room.open(Sitter.ME, Sitter.ME);
        Session session = room.tables.session(opened.table());
        playToABlow(session, opened);
        while (situation(session, opened).verdict().isEmpty()) {
            Situation now = situation(session, opened);
            Question asked = now.question().orElseThrow();
            session.choose(
                    opened.token(),
                    now.step(),
                    asked.seats().getFirst(),
                    keys(asked).getFirst());
        }
        Situation end = situation(session, opened);
        assertThat(end.question()).isEmpty();
        assertThat(end.extras()).isEmpty();
        for (String key : List.of("bar", "shoot", "suffer 1", "throw torch")) {
            refused(Fault.NOT_OFFERED, "TB-CHOICE-03", () -> session.choose(opened.token(), end.step(), 1, key));
        }
        assertThat(situation(session, opened)).isEqualTo(end);
    }

    @Test
    @Rule("TB-LUCK-01")
    void theStepThatNeedsADieWaitsUntilItIsTold() {
        Opened opened = room.tables.open(wanted("TY-M02", true));
        Session session = room.tables.session(opened.table());
        Ear ear = new Ear();
        session.join(opened.token(), 0, ear);
        Object view = session.moment(opened.token()).view();
        session.choose(opened.token(), 0, 1, "shoot");
        assertThat(events(ear)).isEmpty();
        assertThat(session.moment(opened.token()).view()).isEqualTo(view);
        assertThat(question(session, opened).rule()).isEqualTo("TB-LUCK-01");
        assertThat(keys(question(session, opened)))
                .containsExactly("tell 1", "tell 2", "tell 3", "tell 4", "tell 5", "tell 6");
        for (String key : List.of("tell 0", "tell 7", "bar", "throw torch")) {
            refused(Fault.NOT_OFFERED, "TB-CHOICE-01", () -> session.choose(opened.token(), 1, 1, key));
        }
        room.restart();
        Session again = room.tables.session(opened.table());
        again.join(opened.token(), 0, ear);
        again.choose(opened.token(), 1, 1, "tell 5");
        assertThat(events(ear))
                .singleElement()
                .satisfies(event -> assertThat(((Map<?, ?>) event).get("die")).isEqualTo(5L));
    }

    private static List<?> events(Ear ear) {
        return (List<?>) ((Map<?, ?>) ear.last("Moved").get("happening")).get("events");
    }

    @Test
    @Rule("TB-SETUP-01")
    void onlyAMissionOfTheGameCanBeSetUp() {
        Opened opened = room.open(Sitter.ME);
        String journal = room.tables.journal(opened.table(), opened.token());
        refused(Fault.WRONG, "TB-SETUP-01", () -> room.tables.open(wanted("TY-M09", false)));
        refused(Fault.UNKNOWN, "TB-SETUP-01", () -> room.tables.preview("toy", "TY-M09"));
        refused(
                Fault.WRONG,
                "TB-SETUP-01",
                () -> room.tables.bring(new BringJournal(journal.replace("TY-M02", "TY-M09"), "Ada")));
        assertThat(room.store.tables()).hasSize(1);
        for (var mission : room.tables.sheet("toy").missions()) {
            room.tables.open(wanted(mission.id(), false));
        }
        assertThat(room.tables.list().tables()).hasSize(4);
    }

    @Test
    @Rule("TB-SETUP-02")
    void onlyASettingThatTheGameKnowsCanBeAgreedOn() {
        refused(
                Fault.WRONG,
                "TB-SETUP-02",
                () -> room.tables.open(wanted("TY-M01", false, new SettingLine("cats", List.of("3")))));
        assertThat(room.store.tables()).isEmpty();
    }

    @Test
    @Rule("TB-SEAT-03")
    void aBotWaitsWhileOneOfThoseAskedIsAPerson() throws InterruptedException {
        Opened opened = room.open(Sitter.BOT, Sitter.ME);
        Session session = room.tables.session(opened.table());
        session.join(opened.token(), 0, new Ear());
        playToABlow(session, opened);
        Situation blow = situation(session, opened);
        assertThat(blow.question().orElseThrow().seats()).containsExactly(1, 2);
        Thread.sleep(LONG_ENOUGH_FOR_A_BOT);
        assertThat(situation(session, opened)).isEqualTo(blow);
        session.lend(opened.token(), new LendSeat(2, "random"));
        for (int i = 0; i < 500 && situation(session, opened).step() == blow.step(); i++) {
            Thread.sleep(10);
        }
        assertThat(room.store.entries(opened.table()).get(blow.step()).by())
                .as("only now that bots alone are asked does one answer")
                .startsWith("bot:");
    }

    /** A table where the keepers act in any order: each option belongs to one seat. */
    private Opened sideBySide(Sitter... sitters) {
        Opened opened = room.tables.open(
                new NewTable("toy", "TY-M03", List.of(sitters), List.of(), "Ada", Optional.of(7L), false));
        Session session = room.tables.session(opened.table());
        session.join(opened.token(), 0, new Ear());
        return opened;
    }

    private static Map<String, List<Integer>> owners(Question question) {
        return question.options().stream()
                .collect(Collectors.toMap(
                        OptionCard::key, option -> option.owners().orElse(List.of())));
    }

    @Test
    @Rule("TB-CHOICE-04")
    void anOptionIsOnlyForThoseWhoseItIs() {
        Opened opened = sideBySide(Sitter.ME, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        String ben = session.take(Optional.empty(), new TakeSeat(opened.invite(), 2, "Ben"))
                .token();
        Situation before = situation(session, opened);
        Question asked = before.question().orElseThrow();
        assertThat(asked.seats()).containsExactly(1, 2);
        assertThat(owners(asked)).containsEntry("bar 1", List.of(1)).containsEntry("bar 2", List.of(2));
        refused(Fault.NOT_OFFERED, "TB-CHOICE-04", () -> session.choose(ben, before.step(), 2, "bar 1"));
        refused(Fault.NOT_OFFERED, "TB-CHOICE-04", () -> session.choose(opened.token(), before.step(), 1, "bar 2"));
        refused(Fault.FORBIDDEN, "TB-SEAT-01", () -> session.choose(opened.token(), before.step(), 2, "bar 2"));
        assertThat(situation(session, opened)).isEqualTo(before);
        session.choose(ben, before.step(), 2, "bar 2");
        assertThat(situation(session, opened).step()).isEqualTo(before.step() + 1);
    }

    @Test
    @Rule("TB-CHOICE-04")
    void whatEverybodyMayChooseNamesNoOwner() {
        Opened opened = room.open(Sitter.ME, Sitter.ME);
        Session session = room.tables.session(opened.table());
        assertThat(question(session, opened).options())
                .allSatisfy(option -> assertThat(option.owners()).isEmpty());
    }

    @Test
    @Rule("TB-SEAT-04")
    void aBotAskedTogetherWithPeopleActsWhenOneOfThemLetsIt() throws InterruptedException {
        Opened opened = sideBySide(Sitter.ME, Sitter.BOT, Sitter.BOT);
        Session session = room.tables.session(opened.table());
        Situation before = situation(session, opened);
        Thread.sleep(LONG_ENOUGH_FOR_A_BOT);
        assertThat(situation(session, opened)).as("no bot acts unasked").isEqualTo(before);
        session.letBotAct(opened.token(), before.step(), 3);
        EntryRow acted = room.store.entries(opened.table()).getLast();
        assertThat(acted.seat()).isEqualTo(3);
        assertThat(acted.key()).endsWith(" 3");
        assertThat(acted.by()).isEqualTo("bot:search");
        Situation after = situation(session, opened);
        assertThat(after.step()).isEqualTo(before.step() + 1);
        assertThat(after.question().orElseThrow().seats()).containsExactly(1, 2);
        refused(Fault.STALE, "", () -> session.letBotAct(opened.token(), before.step(), 2));
        refused(Fault.NOT_OFFERED, "TB-SEAT-04", () -> session.letBotAct(opened.token(), after.step(), 3));
        refused(Fault.NOT_OFFERED, "TB-SEAT-04", () -> session.letBotAct(opened.token(), after.step(), 1));
        refused(Fault.UNKNOWN, "", () -> session.letBotAct(opened.token(), after.step(), 4));
        refused(Fault.FORBIDDEN, "", () -> session.letBotAct(opened.watch(), after.step(), 2));
        refused(Fault.FORBIDDEN, "", () -> session.letBotAct(opened.invite(), after.step(), 2));
        assertThat(situation(session, opened)).isEqualTo(after);
    }

    @Test
    @Rule("TB-SEAT-04")
    void whereBotsAloneAreLeftTheyActBySeatWithoutBeingLet() throws InterruptedException {
        Opened opened = sideBySide(Sitter.ME, Sitter.BOT, Sitter.BOT);
        Session session = room.tables.session(opened.table());
        Situation before = situation(session, opened);
        session.choose(opened.token(), before.step(), 1, "bar 1");
        for (int i = 0; i < 500 && room.store.entries(opened.table()).size() < 2; i++) {
            Thread.sleep(10);
        }
        EntryRow bots = room.store.entries(opened.table()).getLast();
        assertThat(bots.seat()).isEqualTo(2);
        assertThat(bots.key())
                .as("of its own; the last keeper has one thing to do")
                .isEqualTo("bar 2");
        Thread.sleep(LONG_ENOUGH_FOR_A_BOT);
        assertThat(question(session, opened).seats()).as("the next round").containsExactly(1, 2, 3);
    }

    @Test
    @Rule("TB-SEAT-07")
    void theHostRemovesGuestsRenewsCodesAndDeletesTheTable() {
        Opened opened = room.open(Sitter.OPEN, Sitter.ME, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        String guest = session.take(Optional.empty(), new TakeSeat(opened.invite(), 1, "Ben"))
                .token();
        Ear ear = new Ear();
        session.join(guest, 0, ear);
        assertThat(((Map<?, ?>) ear.last("Welcome").get("you")).get("isHost"))
                .as("a lower seat makes no host")
                .isEqualTo(false);
        refused(Fault.FORBIDDEN, "TB-SEAT-07", () -> room.tables.renew(opened.table(), guest));
        refused(Fault.FORBIDDEN, "TB-SEAT-07", () -> room.tables.delete(opened.table(), guest));
        refused(Fault.FORBIDDEN, "TB-SEAT-01", () -> session.leave(guest, 2));

        room.tables.renew(opened.table(), opened.token());
        assertThat(ear.isSentAway).isTrue();
        refused(Fault.CLOSING, "", () -> session.moment(guest));
        Session again = room.tables.session(opened.table());
        refused(Fault.FORBIDDEN, "", () -> again.moment(opened.watch()));
        refused(Fault.FORBIDDEN, "", () -> again.take(Optional.empty(), new TakeSeat(opened.invite(), 3, "Eve")));
        again.moment(guest);

        again.leave(opened.token(), 1);
        refused(Fault.FORBIDDEN, "", () -> again.moment(guest));

        room.tables.delete(opened.table(), opened.token());
        refused(Fault.UNKNOWN, "", () -> room.tables.session(opened.table()));
        assertThat(room.store.tables()).isEmpty();
    }

    @Test
    @Rule("TB-SEAT-07")
    void whoStaysIsHostAfterTheHostHasLeft() {
        Opened opened = room.open(Sitter.ME, Sitter.OPEN, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        String ben = session.take(Optional.empty(), new TakeSeat(opened.invite(), 3, "Ben"))
                .token();
        String eve = session.take(Optional.empty(), new TakeSeat(opened.invite(), 2, "Eve"))
                .token();
        session.leave(opened.token(), 1);
        refused(Fault.FORBIDDEN, "TB-SEAT-07", () -> room.tables.delete(opened.table(), ben));
        room.tables.delete(opened.table(), eve);
        assertThat(room.store.tables()).isEmpty();
    }
}

package redoubt.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import redoubt.bots.Budget;
import redoubt.server.protocol.Calls.BringJournal;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.JudgeCalls.Story;
import redoubt.server.protocol.JudgeCalls.StoryLine;
import redoubt.server.protocol.JudgeCalls.Turn;
import redoubt.server.protocol.JudgeCalls.TurnSwitch;
import redoubt.server.protocol.JudgeCalls.WeighedOption;
import redoubt.server.protocol.JudgeCalls.Weighing;
import redoubt.server.protocol.TableMessage.HostSwitch;
import redoubt.server.session.Room.Ear;
import redoubt.testkit.Rule;

/** What a bot thinks of a question and of a whole game, for people who ask. */
@Timeout(60)
class JudgingTest {
    private final Room room = new Room();

    private static void refused(Fault why, String rule, ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOfSatisfying(Refused.class, refused -> {
            assertThat(refused.fault()).as(refused.reason()).isEqualTo(why);
            assertThat(refused.rule()).as(refused.reason()).isEqualTo(rule);
        });
    }

    private static Story told(Session session, String token) throws InterruptedException {
        Story story = session.story(token);
        for (int i = 0; i < 500 && story.line().isEmpty(); i++) {
            Thread.sleep(20);
            story = session.story(token);
        }
        return story;
    }

    private void playToTheEnd(Opened opened) {
        Session session = room.tables.session(opened.table());
        while (session.moment(opened.token()).situation().verdict().isEmpty()) {
            room.play(opened, 1);
        }
    }

    @Test
    @Rule("TB-HINT-01")
    void whoeverHasASeatIsToldWhatABotThinksOfEveryAnswer() {
        Opened opened = room.open(Sitter.ME, Sitter.ME);
        Session session = room.tables.session(opened.table());
        Weighing weighing = session.weigh(opened.token());
        assertThat(weighing.isInformed()).isTrue();
        assertThat(weighing.step()).isZero();
        assertThat(weighing.options())
                .extracting(WeighedOption::key)
                .containsExactlyInAnyOrderElementsOf(
                        session.moment(opened.token()).situation().question().orElseThrow().options().stream()
                                .map(option -> option.key())
                                .toList());
        double last = 1;
        for (WeighedOption option : weighing.options()) {
            assertThat(option.samples()).isPositive();
            assertThat(option.chance().orElseThrow()).isBetween(0.0, last);
            assertThat(option.error().orElseThrow()).isBetween(0.0, 0.5);
            last = option.chance().orElseThrow();
        }
        assertThat(weighing.options().stream()
                        .flatMap(option -> option.reason().stream())
                        .map(reason -> reason.name()))
                .contains("certain");
        refused(Fault.FORBIDDEN, "", () -> session.weigh(opened.watch()));
    }

    @Test
    void aQuestionIsJudgedOnceHoweverManyAsk() {
        Opened opened = room.open(Sitter.ME, Sitter.ME);
        Session session = room.tables.session(opened.table());
        Weighing first = session.weigh(opened.token());
        for (int i = 0; i <= Weighings.AT_ONCE; i++) {
            assertThat(session.weigh(opened.token())).isSameAs(first);
        }
        room.play(opened, 1);
        assertThat(session.weigh(opened.token()).step()).isEqualTo(1);
    }

    @Test
    @Rule("TB-HINT-01")
    void theHostTurnsItOffForEverybodyAndForWhatFollows() {
        Opened opened = room.open(Sitter.ME, Sitter.OPEN);
        Session session = room.tables.session(opened.table());
        Ear ear = new Ear();
        session.join(opened.token(), 0, ear);
        assertThat(session.card(opened.token()).off()).isEmpty();
        session.turn(opened.token(), new TurnSwitch(HostSwitch.WEIGHING, false));
        assertThat(ear.last("Switched").get("off")).isEqualTo(List.of("weighing"));
        refused(Fault.FORBIDDEN, "TB-HINT-01", () -> session.weigh(opened.token()));
        refused(Fault.FORBIDDEN, "TB-HINT-01", () -> session.story(opened.token()));
        refused(Fault.FORBIDDEN, "", () -> session.turn(opened.watch(), new TurnSwitch(HostSwitch.WEIGHING, true)));
        room.restart();
        Session again = room.tables.session(opened.table());
        assertThat(again.card(opened.token()).off()).containsExactly(HostSwitch.WEIGHING);
        again.turn(opened.token(), new TurnSwitch(HostSwitch.WEIGHING, true));
        assertThat(again.card(opened.token()).off()).isEmpty();
        assertThat(again.weigh(opened.token()).options()).isNotEmpty();
    }

    @Test
    void whoAsksAtVeryManyStepsHasToWait() {
        Thinkers thinkers = new Thinkers();
        long[] now = {0};
        Weighings weighings = new Weighings(thinkers, () -> now[0]);
        Opened opened = room.open(Sitter.ME, Sitter.ME);
        for (int i = 0; i < Weighings.AT_ONCE; i++) {
            weighings.ask(sitting(opened), "ada");
            weighings.passed();
        }
        refused(Fault.RATE, "", () -> weighings.ask(sitting(opened), "ada"));
        Thinkers.done(weighings.ask(sitting(opened), "ben"));
        now[0] = 2_000_000_000;
        weighings.passed();
        Thinkers.done(weighings.ask(sitting(opened), "ada"));
        thinkers.close();
    }

    @Test
    void whatIsJudgedIsGivenUpWhenTheGameGoesOn() {
        Thinkers thinkers = new Thinkers();
        CompletableFuture<Void> blocked = new CompletableFuture<>();
        for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
            thinkers.begin(Thinkers.Rank.WEIGHING, blocked::join);
        }
        Weighings weighings = new Weighings(thinkers, System::nanoTime);
        CompletableFuture<Weighing> asked = weighings.ask(sitting(room.open(Sitter.ME, Sitter.ME)), "ada");
        weighings.passed();
        blocked.complete(null);
        assertThat(Thinkers.done(asked).options()).isEmpty();
        thinkers.close();
    }

    private Sitting<?> sitting(Opened opened) {
        return room.tables.session(opened.table()).inCampaign(Sleeper::sitting);
    }

    @Test
    void aGameOfWhichNothingIsKnownSaysSo() {
        Tables tables = Room.opened(new PonderingGame(() -> false), new MemoryStore());
        Opened opened = tables.open(new NewTable(
                "pondering", "PO-M01", List.of(Sitter.ME, Sitter.ME), List.of(), "Ada", Optional.of(7L), false));
        Session session = tables.session(opened.table());
        assertThat(session.weigh(opened.token())).isEqualTo(new Weighing(0, false, List.of()));
        assertThat(session.story(opened.token()).isInformed()).isFalse();
        tables.close();
    }

    @Test
    @Rule("TB-HINT-02")
    void theStoryOfAGameLeadsFromTheFirstChanceToItsEnd() throws InterruptedException {
        Opened opened = room.open(Sitter.ME, Sitter.ME);
        Session session = room.tables.session(opened.table());
        refused(Fault.FORBIDDEN, "TB-HINT-02", () -> session.story(opened.watch()));
        playToTheEnd(opened);
        Story story = told(session, opened.watch());
        int choices = session.card(opened.token()).choices();
        assertThat(story.done()).isEqualTo(choices).isEqualTo(story.of());
        StoryLine line = story.line().orElseThrow();
        boolean isWon = session.card(opened.token()).verdict().orElseThrow().isWon();
        assertThat(line.end()).isEqualTo(isWon ? 1 : 0);
        assertThat(line.points()).hasSize(choices);
        assertThat(line.points().getFirst().chance() + line.choices() + line.luck())
                .isCloseTo(line.end(), within(1e-6));
        assertThat(line.turns()).isNotEmpty().isSortedAccordingTo((a, b) -> a.at() - b.at());
        for (Turn turn : line.turns()) {
            assertThat(turn.before() + turn.choice() + turn.luck()).isCloseTo(turn.after(), within(1e-6));
            String chosen = session.happenings(opened.token(), turn.at() + 1, turn.at() + 1)
                    .getFirst()
                    .key();
            assertThat(turn.options()).extracting(WeighedOption::key).contains(chosen);
        }
        assertThat(session.story(opened.token()).line().orElseThrow())
                .as("kept with the table")
                .isSameAs(line);
        assertThat(told(brought(opened), copy).line()).as("the same every time").contains(line);
    }

    private String copy = "";

    /** The same game at another table. */
    private Session brought(Opened opened) {
        Opened other = room.tables.bring(new BringJournal(room.tables.journal(opened.table(), opened.token()), "Ben"));
        copy = other.token();
        return room.tables.session(other.table());
    }

    @Test
    void aStoryGivesWayToBotsAndToPeopleWhoWeigh() {
        Thinkers thinkers = new Thinkers();
        Budget patient = thinkers.tries(Thinkers.Rank.STORY, Integer.MAX_VALUE);
        CompletableFuture<Void> stop = new CompletableFuture<>();
        List<CompletableFuture<Boolean>> stories = new ArrayList<>();
        for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
            stories.add(thinkers.begin(Thinkers.Rank.STORY, () -> {
                var left = patient.begin();
                while (left.getAsBoolean() && !stop.isDone()) {
                    Thread.onSpinWait();
                }
                return true;
            }));
        }
        assertThat(thinkers.areBusy()).as("no bot waits").isFalse();
        assertThat(thinkers.begin(() -> "hold").choice()).isEqualTo("hold");
        assertThat(Thinkers.done(thinkers.begin(Thinkers.Rank.WEIGHING, () -> 7)))
                .isEqualTo(7);
        assertThat(stories).noneMatch(CompletableFuture::isDone);
        stop.complete(null);
        stories.forEach(Thinkers::done);
        thinkers.close();
    }

    @Test
    void notMoreIsJudgedThanTheMachineCanBear() {
        Thinkers thinkers = new Thinkers();
        CompletableFuture<Void> blocked = new CompletableFuture<>();
        assertThatThrownBy(() -> {
                    for (int i = 0;
                            i <= Thinkers.MOST_WAITING + Runtime.getRuntime().availableProcessors();
                            i++) {
                        thinkers.begin(Thinkers.Rank.STORY, blocked::join);
                    }
                })
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.fault()).isEqualTo(Fault.RATE));
        blocked.complete(null);
        thinkers.close();
    }

    @Test
    void whyABotChoseIsToldWithItsChoice() throws InterruptedException {
        Opened opened = room.open(Sitter.ME, Sitter.BOT);
        Session session = room.tables.session(opened.table());
        Ear ear = new Ear();
        session.join(opened.token(), 0, ear);
        List<Map<?, ?>> reasons = new ArrayList<>();
        for (int i = 0; i < 200 && reasons.isEmpty(); i++) {
            if (session.moment(opened.token()).situation().verdict().isEmpty()
                    && session.moment(opened.token())
                            .situation()
                            .question()
                            .orElseThrow()
                            .seats()
                            .contains(1)) {
                room.play(opened, 1);
            }
            Thread.sleep(20);
            synchronized (ear) {
                ear.heard.stream()
                        .filter(message -> message.get("is").equals("Moved"))
                        .map(message -> (Map<?, ?>) message.get("happening"))
                        .filter(happening -> happening.get("by").toString().startsWith("bot:"))
                        .filter(happening -> happening.containsKey("reason"))
                        .forEach(happening -> reasons.add((Map<?, ?>) happening.get("reason")));
            }
        }
        assertThat(reasons).isNotEmpty();
        assertThat(reasons.getFirst().get("name")).isIn("certain", "unhurt");
    }
}

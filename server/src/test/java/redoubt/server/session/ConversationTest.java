package redoubt.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.protocol.Calls.TakeSeat;
import redoubt.server.protocol.ClientMessage.Reaction;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.JudgeCalls.TurnSwitch;
import redoubt.server.protocol.TableMessage.HostSwitch;
import redoubt.server.session.Room.Ear;

class ConversationTest {
    private final Room room = new Room();
    private final Ear ear = new Ear();
    private Opened opened;
    private Session session;
    private String ben;

    @BeforeEach
    void sitDown() {
        opened = room.open(Sitter.ME, Sitter.OPEN);
        session = room.tables.session(opened.table());
        ben = session.take(java.util.Optional.empty(), new TakeSeat(opened.invite(), 2, "Ben"))
                .token();
        session.join(opened.token(), 0, ear);
    }

    private static void refused(Fault why, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        Refused.class,
                        refused ->
                                assertThat(refused.fault()).as(refused.reason()).isEqualTo(why));
    }

    private static Map<?, ?> saying(Ear listener) {
        return (Map<?, ?>) listener.last("Said").get("saying");
    }

    @Test
    void everybodySeesWhatSomebodyPointsAt() {
        Ear guest = new Ear();
        session.join(opened.watch(), 0, guest);
        session.point(ben, "the gate", "torch");
        for (Ear each : List.of(ear, guest)) {
            Map<?, ?> told = each.last("Pointed");
            assertThat(told.get("place")).isEqualTo("the gate");
            assertThat(told.get("piece")).isEqualTo("torch");
            assertThat(told.get("by")).isEqualTo(Map.of("name", "Ben", "seat", 2L));
        }
        refused(Fault.WRONG, () -> session.point(ben, "", ""));
        refused(Fault.WRONG, () -> session.point(ben, "x".repeat(81), ""));
        refused(Fault.WRONG, () -> session.point(ben, "gate", "a\nb"));
    }

    @Test
    void aLineAndAWordAreToldWithTheirSpeaker() {
        session.say(ben, "  the rampart, quick  ");
        assertThat(saying(ear).get("text")).isEqualTo("the rampart, quick");
        assertThat(saying(ear).get("number")).isEqualTo(1L);
        session.react(opened.token(), Reaction.WELL_DONE);
        assertThat(saying(ear).get("number")).isEqualTo(2L);
        assertThat(String.valueOf(saying(ear).get("reaction"))).isEqualToIgnoringCase("well_done");
    }

    @Test
    void aLineIsShortAndShowsAllThatIsInIt() {
        refused(Fault.WRONG, () -> session.say(ben, "   "));
        refused(Fault.WRONG, () -> session.say(ben, "a\u0007b"));
        refused(Fault.WRONG, () -> session.say(ben, "two\nlines"));
        refused(Fault.WRONG, () -> session.say(ben, "turned\u202eround"));
        refused(Fault.WRONG, () -> session.say(ben, "x".repeat(Conversation.LONGEST + 1)));
        // A character beyond the first plane counts as one.
        session.say(ben, "🧟".repeat(Conversation.LONGEST));
        assertThat(ear.kinds()).containsOnlyOnce("Said");
    }

    @Test
    void nobodyTalksWithoutEnd() {
        for (int i = 0; i < Conversation.MOST_AT_ONCE; i++) {
            session.react(ben, Reaction.HERE);
        }
        refused(Fault.RATE, () -> session.say(ben, "and another thing"));
        refused(Fault.RATE, () -> session.point(ben, "gate", ""));
        session.say(opened.token(), "calm down");
        assertThat(saying(ear).get("text")).isEqualTo("calm down");
    }

    @Test
    void newcomersAreToldTheLastLinesOnly() {
        Conversation talk =
                new Conversation(new Audience(), new HostSwitches(opened.table(), room.store), java.time.Instant::now);
        for (int i = 0; i < Conversation.MOST_KEPT + 5; i++) {
            talk.say(new Access(Access.Kind.PERSON, "Ben", "hash" + i, List.of(2)), "line " + i);
        }
        Ear late = new Ear();
        talk.tell(late);
        List<?> said = (List<?>) late.last("Talk").get("said");
        assertThat(said).hasSize(Conversation.MOST_KEPT);
        assertThat(((Map<?, ?>) said.getFirst()).get("text")).isEqualTo("line 5");
    }

    @Test
    void aQuietTableTellsNewcomersNothing() {
        assertThat(ear.kinds()).doesNotContain("Talk");
    }

    @Test
    void spectatorsListenUntilTheHostLetsThemSpeak() {
        refused(Fault.FORBIDDEN, () -> session.say(opened.watch(), "hello"));
        refused(Fault.FORBIDDEN, () -> session.point(opened.watch(), "gate", ""));
        refused(Fault.FORBIDDEN, () -> session.turn(ben, new TurnSwitch(HostSwitch.QUIET_GUESTS, false)));
        session.turn(opened.token(), new TurnSwitch(HostSwitch.QUIET_GUESTS, false));
        session.say(opened.watch(), "hello");
        assertThat(saying(ear).get("by")).isEqualTo(Map.of("name", "", "seat", 0L));
    }

    @Test
    void theHostMayTurnTheChatOff() {
        session.say(ben, "forget this");
        session.react(ben, Reaction.WAIT);
        session.turn(opened.token(), new TurnSwitch(HostSwitch.CHAT, false));
        assertThat(ear.last("Switched").get("off")).isEqualTo(List.of("chat"));
        assertThat((List<?>) ear.last("Talk").get("said")).hasSize(1);
        refused(Fault.NOT_OFFERED, () -> session.say(ben, "but"));
        session.react(ben, Reaction.HELP);
        assertThat(String.valueOf(saying(ear).get("reaction"))).isEqualToIgnoringCase("help");
    }

    @Test
    void whatTheHostSaidOfTheChatOutlivesTheProgram() {
        session.turn(opened.token(), new TurnSwitch(HostSwitch.CHAT, false));
        session.turn(opened.token(), new TurnSwitch(HostSwitch.QUIET_GUESTS, false));
        room.restart();
        Session again = room.tables.session(opened.table());
        assertThat(again.card(opened.token()).off()).containsExactly(HostSwitch.CHAT, HostSwitch.QUIET_GUESTS);
        refused(Fault.NOT_OFFERED, () -> again.say(opened.token(), "still here?"));
        again.react(opened.watch(), Reaction.HERE);
        again.turn(opened.token(), new TurnSwitch(HostSwitch.CHAT, true));
        again.say(opened.token(), "at last");
    }

    @Test
    void nothingThatIsSaidIsStored() {
        session.say(ben, "a secret plan");
        session.point(ben, "gate", "");
        assertThat(room.store.entries(opened.table())).isEmpty();
        assertThat(room.tables.journal(opened.table(), opened.token())).doesNotContain("secret");
    }
}

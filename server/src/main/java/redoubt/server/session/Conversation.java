package redoubt.server.session;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import redoubt.kernel.OneLine;
import redoubt.server.protocol.ClientMessage.Reaction;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.HostSwitch;
import redoubt.server.protocol.TableMessage.Pointed;
import redoubt.server.protocol.TableMessage.Said;
import redoubt.server.protocol.TableMessage.Saying;
import redoubt.server.protocol.TableMessage.Speaker;
import redoubt.server.protocol.TableMessage.Talk;

/** What people at a table say and point at: told to everybody who is there, remembered for a while, never stored. */
final class Conversation {
    /** How many lines newcomers are told. */
    static final int MOST_KEPT = 50;
    /** The longest line, in characters. */
    static final int LONGEST = 200;
    /** How often somebody may speak or point within {@link #WHILE}. */
    static final int MOST_AT_ONCE = 8;

    static final Duration WHILE = Duration.ofSeconds(10);
    private static final int LONGEST_NAME = 80;

    private final Audience audience;
    private final InstantSource clock;
    private final Deque<Saying> kept = new ArrayDeque<>();
    /** When each token spoke or pointed last; all spectators share one. */
    private final Map<String, Deque<Instant>> spoke = new HashMap<>();

    private final HostSwitches switches;
    private int said;

    Conversation(Audience audience, HostSwitches switches, InstantSource clock) {
        this.audience = audience;
        this.switches = switches;
        this.clock = clock;
    }

    void point(Access access, String place, String piece) {
        if (!isName(place) || !piece.isEmpty() && !isName(piece)) {
            throw new Refused(Fault.WRONG, "nobody can point at that");
        }
        audience.tell(Message.of(new Pointed(speaker(access), place, piece)));
    }

    private static boolean isName(String name) {
        return OneLine.is(name) && name.length() <= LONGEST_NAME;
    }

    void react(Access access, Reaction reaction) {
        tell(new Saying(said + 1, speaker(access), Optional.of(reaction), ""));
    }

    void say(Access access, String text) {
        String line = text.strip();
        if (switches.isOff(HostSwitch.CHAT)) {
            throw new Refused(Fault.NOT_OFFERED, "the host has turned the chat off");
        }
        if (!OneLine.is(line)
                || line.codePointCount(0, line.length()) > LONGEST
                || line.codePoints().anyMatch(PersonName::isInvisible)) {
            throw new Refused(
                    Fault.WRONG,
                    "a line must have 1 to " + LONGEST + " characters, without control characters and invisible ones");
        }
        tell(new Saying(said + 1, speaker(access), Optional.empty(), line));
    }

    private void tell(Saying saying) {
        said = saying.number();
        kept.addLast(saying);
        if (kept.size() > MOST_KEPT) {
            kept.removeFirst();
        }
        audience.tell(Message.of(new Said(saying)));
    }

    /** Whoever may speak now; speaking counts. */
    private Speaker speaker(Access access) {
        if (!access.isPerson() && !switches.isOff(HostSwitch.QUIET_GUESTS)) {
            throw new Refused(Fault.FORBIDDEN, "spectators only listen, unless the host lets them speak");
        }
        Instant now = clock.instant();
        Deque<Instant> times = spoke.computeIfAbsent(access.hash(), hash -> new ArrayDeque<>());
        times.removeIf(time -> time.isBefore(now.minus(WHILE)));
        if (times.size() >= MOST_AT_ONCE) {
            throw new Refused(Fault.RATE, "you speak too often; wait a little");
        }
        times.addLast(now);
        return new Speaker(
                access.name(), access.seats().isEmpty() ? 0 : access.seats().getFirst());
    }

    /** The host has turned something on or off; lines of a chat that is closed are gone. */
    void switched() {
        if (switches.isOff(HostSwitch.CHAT)
                && kept.removeIf(saying -> saying.reaction().isEmpty())) {
            audience.tell(talk());
        }
    }

    /** Tells a newcomer what was said, if anything was. */
    void tell(Listener newcomer) {
        if (!kept.isEmpty()) {
            newcomer.tell(talk());
        }
    }

    /** Nobody is there any more who would remember. */
    void forget() {
        kept.clear();
        spoke.clear();
    }

    private Message talk() {
        return Message.of(new Talk(List.copyOf(kept)));
    }
}

package redoubt.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import redoubt.app.load.Seen.Answer;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage;
import redoubt.server.protocol.TableMessage.Extra;
import redoubt.server.protocol.TableMessage.Happening;
import redoubt.server.protocol.TableMessage.MarkCard;
import redoubt.server.protocol.TableMessage.Moved;
import redoubt.server.protocol.TableMessage.OptionCard;
import redoubt.server.protocol.TableMessage.Question;
import redoubt.server.protocol.TableMessage.Situation;
import redoubt.server.protocol.TableMessage.Standing;
import redoubt.server.protocol.TableMessage.UndoKind;
import redoubt.server.protocol.TableMessage.UndoProposed;
import redoubt.server.protocol.TableMessage.Verdict;
import redoubt.server.wire.Patch;
import redoubt.server.wire.Wire;

/** What a load client reads must be what the table writes. */
class SeenTest {
    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(1);

    /** A message in the middle of other bytes, as it comes from a socket. */
    private static Seen seen(Record message) {
        byte[] before = "{\"is\":\"Moved\",\"happening\":{\"step\":99".getBytes(StandardCharsets.UTF_8);
        byte[] text = Wire.write(message).getBytes(StandardCharsets.UTF_8);
        byte[] all = new byte[before.length + text.length + before.length];
        System.arraycopy(before, 0, all, 0, before.length);
        System.arraycopy(text, 0, all, before.length, text.length);
        System.arraycopy(before, 0, all, before.length + text.length, before.length);
        return new Seen(all, before.length, before.length + text.length);
    }

    private static OptionCard option(String key) {
        return option(key, Optional.empty());
    }

    private static OptionCard option(String key, Optional<List<Integer>> owners) {
        return new OptionCard(key, "Move", List.of(new MarkCard("zone", "28V.c")), false, owners, Optional.empty());
    }

    private static Moved moved(Optional<Question> question) {
        return moved(question, Optional.empty());
    }

    private static Situation situation(Optional<Question> question, Optional<Verdict> verdict) {
        List<Extra> extras = List.of(new Extra(1, option("discard 3")));
        return new Situation(18, 12, 3, question, verdict, extras, UndoKind.FREE, List.of());
    }

    private static Moved moved(Optional<Question> question, Optional<Standing> told) {
        Happening happening = new Happening(17, 12, 3, "Seat 2", 2, "move 28V.c", List.of(), Optional.empty());
        Optional<Verdict> verdict =
                question.isPresent() ? Optional.empty() : Optional.of(new Verdict(true, "X-END-01"));
        return new Moved(
                happening,
                new Patch(new Verdict(true, "X-END-01"), new Verdict(false, "X-END-01")),
                situation(question, verdict).since(told));
    }

    private static Question asked(String... keys) {
        List<OptionCard> options = List.of(keys).stream().map(SeenTest::option).toList();
        return new Question("Act", "X-ACT-01", List.of(3, 4), List.of(), options, List.of());
    }

    @Test
    void theStepOfAMoveIsRead() {
        assertThat(seen(moved(Optional.empty())).moved()).isEqualTo(17);
        assertThat(seen(new UndoProposed(5, "Ada", List.of())).moved()).isZero();
    }

    @Test
    void everyAnswerOfferedIsGivenAndNoOther() {
        var given = new TreeSet<String>();
        for (int i = 0; i < 200; i++) {
            Answer answer = seen(moved(Optional.of(asked("move 28V.c", "say \"no\"", "end"))))
                    .anyAnswer(random)
                    .orElseThrow();
            assertThat(answer.step()).isEqualTo(18);
            assertThat(answer.seat()).isEqualTo(3);
            given.add(answer.key());
        }
        assertThat(given).containsExactly("end", "move 28V.c", "say \\\"no\\\"");
    }

    @Test
    void whereExtrasAreLeftOutTheAnswersAreTheSame() {
        Optional<Standing> told =
                Optional.of(situation(Optional.empty(), Optional.empty()).standing());
        Moved moved = moved(Optional.of(asked("end")), told);
        assertThat(moved.situation().extras()).isEmpty();
        assertThat(seen(moved).anyAnswer(random)).contains(new Answer(18, 3, "end"));
        assertThat(seen(moved(Optional.empty(), told)).anyAnswer(random)).isEmpty();
    }

    @Test
    void anOptionIsGivenByItsOwner() {
        List<OptionCard> options = List.of(
                option("bar 3", Optional.of(List.of(3))), option("bar 12", Optional.of(List.of(12))), option("go"));
        Question question = new Question("Act", "X-ACT-01", List.of(3, 12), List.of(), options, List.of());
        var given = new TreeSet<String>();
        for (int i = 0; i < 200; i++) {
            Answer answer = seen(moved(Optional.of(question))).anyAnswer(random).orElseThrow();
            given.add(answer.seat() + " " + answer.key());
        }
        assertThat(given).containsExactly("12 bar 12", "3 bar 3", "3 go");
    }

    @Test
    void afterTheEndThereIsNoAnswer() {
        assertThat(seen(moved(Optional.empty())).anyAnswer(random)).isEmpty();
    }

    @Test
    void onlyARefusalIsRefused() {
        Seen refused = seen(new TableMessage.Refused(1, Fault.NOT_OFFERED, "not offered", "TB-CHOICE-01"));
        assertThat(refused.isRefused()).isTrue();
        assertThat(refused.isWelcome()).isFalse();
        assertThat(refused.toString()).contains("not offered").endsWith("}");
        assertThat(seen(moved(Optional.empty())).isRefused()).isFalse();
    }
}

package redoubt.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import redoubt.server.session.Message;

class MailbagTest {
    private final BlockingQueue<ByteBuffer> carried = new LinkedBlockingQueue<>();
    private final CountDownLatch failed = new CountDownLatch(1);
    private final CountDownLatch free = new CountDownLatch(1);
    private final Mailbag mailbag = new Mailbag(
            bundle -> {
                carried.add(bundle);
                join(free);
            },
            failed::countDown);

    private static void join(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private List<String> next() throws InterruptedException {
        List<String> letters = new ArrayList<>();
        Letter.readAll(
                carried.poll(30, TimeUnit.SECONDS),
                letter -> letters.add(letter.lines() + " " + letter.words().text()));
        return letters;
    }

    private static Message words(String text) {
        return Message.heard(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void theSameWordsForSeveralClientsAreOneLetter() throws InterruptedException {
        Message news = words("é");
        mailbag.post(1, words("first"));
        assertThat(next()).containsExactly("[1] first");
        mailbag.post(1, news);
        mailbag.post(2, news);
        mailbag.post(3, words("other"));
        mailbag.post(3, news);
        mailbag.post(2, Letter.OVER);
        free.countDown();
        assertThat(next()).containsExactly("[1, 2] é", "[3] other", "[3] é", "[2] ");
    }

    @Test
    void whatIsTooMuchForOneBundleComesInSeveralInOrder() throws InterruptedException {
        free.countDown();
        List<String> said = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            said.add("[7] " + i + "x".repeat(10_000));
            mailbag.post(7, words(said.getLast().substring(4)));
        }
        List<String> heard = new ArrayList<>();
        while (heard.size() < said.size()) {
            heard.addAll(next());
        }
        assertThat(heard).isEqualTo(said);
    }

    @Test
    void aServerThatReadsNothingIsGivenUp() {
        Message longOne = words("x".repeat(1_000_000));
        for (int i = 0; i < 60; i++) {
            mailbag.post(i, words("between"));
            mailbag.post(i, longOne);
        }
        join(failed);
        free.countDown();
    }

    @Test
    void aServerThatIsGoneIsNoticed() {
        new Mailbag(
                        _ -> {
                            throw new Mailbag.Lost(new IllegalStateException());
                        },
                        failed::countDown)
                .post(1, words("anybody?"));
        join(failed);
    }
}

package redoubt.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;

class DeflatedTest {
    /** Reads a message as a socket does, which puts back the end of a flush. */
    private static byte[] inflated(byte[] deflated, int length) throws DataFormatException {
        byte[] whole = java.util.Arrays.copyOf(deflated, deflated.length + 4);
        whole[whole.length - 2] = (byte) 0xff;
        whole[whole.length - 1] = (byte) 0xff;
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(whole);
            byte[] out = new byte[length + 10];
            int read = inflater.inflate(out);
            assertThat(inflater.getRemaining()).isZero();
            return java.util.Arrays.copyOf(out, read);
        } finally {
            inflater.end();
        }
    }

    @Test
    void everyMessageCanBeReadByItself() throws DataFormatException {
        Random random = new Random(1);
        for (int length : new int[] {1, 2, 63, 64, 1_000, 2_600, 8_192, 70_000, 300_000}) {
            byte[] noise = new byte[length];
            random.nextBytes(noise);
            assertThat(inflated(Deflated.of(noise), length)).isEqualTo(noise);
            byte[] words = "{\"key\":\"move\"},".repeat(length / 15 + 1).getBytes(StandardCharsets.UTF_8);
            assertThat(inflated(Deflated.of(words), words.length)).isEqualTo(words);
        }
    }

    @Test
    void equalMessagesAreEqualHoweverManyCompressAtOnce() {
        byte[] words = "{\"is\":\"Moved\",\"key\":\"bar\"}".repeat(100).getBytes(StandardCharsets.UTF_8);
        byte[] once = Deflated.of(words);
        assertThat(once.length).isLessThan(words.length / 10);
        assertThat(IntStream.range(0, 200).parallel().mapToObj(_ -> Deflated.of(words)))
                .allSatisfy(each -> assertThat(each).isEqualTo(once));
    }
}

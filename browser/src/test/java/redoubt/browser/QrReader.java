package redoubt.browser;

import com.microsoft.playwright.Locator;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * Reads a QR code from a picture of it as a phone would, but for the repair of what is spoilt: versions 1 to 10 at level M, one text of
 * bytes. It knows the standard by itself and nothing of how the page draws.
 */
final class QrReader {
    private static final int MARGIN = 4;
    private static final int BYTES = 4;

    /** Per version: how many words of data each block holds. */
    private static final List<int[]> BLOCKS = List.of(
            new int[] {16},
            new int[] {28},
            new int[] {44},
            new int[] {32, 32},
            new int[] {43, 43},
            new int[] {27, 27, 27, 27},
            new int[] {31, 31, 31, 31},
            new int[] {38, 38, 39, 39},
            new int[] {36, 36, 36, 37, 37},
            new int[] {43, 43, 43, 43, 44});

    /** Per version: where alignment squares have their middle. */
    private static final List<int[]> CENTRES = List.of(
            new int[] {},
            new int[] {6, 18},
            new int[] {6, 22},
            new int[] {6, 26},
            new int[] {6, 30},
            new int[] {6, 34},
            new int[] {6, 22, 38},
            new int[] {6, 24, 42},
            new int[] {6, 26, 46},
            new int[] {6, 28, 50});

    private final boolean[][] dark;
    private final int size;
    private final int version;

    private QrReader(boolean[][] dark) {
        this.dark = dark;
        this.size = dark.length;
        this.version = (size - 17) / 4;
    }

    /** The text of a code that is seen on a page. */
    static String read(Locator code) {
        try {
            BufferedImage picture = ImageIO.read(new ByteArrayInputStream(code.screenshot()));
            return new QrReader(squares(picture)).text();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The squares of a picture: the dark bar over the upper left finder is seven of them long, and the margin is four wide. */
    private static boolean[][] squares(BufferedImage picture) {
        int at = 0;
        // The corners of the picture may be rounded, and the page behind them dark.
        while (isDark(picture, at, at)) {
            at++;
        }
        while (!isDark(picture, at, at)) {
            at++;
        }
        int end = at;
        while (isDark(picture, end, at + 1)) {
            end++;
        }
        double about = picture.getWidth() * 7.0 / (end - at) - 2 * MARGIN;
        int size = 17 + 4 * (int) Math.round((about - 17) / 4);
        double side = picture.getWidth() / (double) (size + 2 * MARGIN);
        boolean[][] dark = new boolean[size][size];
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                dark[y][x] = isDark(picture, (int) ((x + MARGIN + 0.5) * side), (int) ((y + MARGIN + 0.5) * side));
            }
        }
        return dark;
    }

    private static boolean isDark(BufferedImage picture, int x, int y) {
        return (picture.getRGB(x, y) & 0xff) < 128;
    }

    private String text() {
        byte[] words = data(words());
        int mode = bits(words, 0, 4);
        if (mode != BYTES) {
            throw new AssertionError("mode " + mode + " is not that of bytes");
        }
        int lengthBits = version < 10 ? 8 : 16;
        int length = bits(words, 4, lengthBits);
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        for (int i = 0; i < length; i++) {
            text.write(bits(words, 4 + lengthBits + 8 * i, 8));
        }
        return text.toString(StandardCharsets.UTF_8);
    }

    private static int bits(byte[] words, int from, int count) {
        int value = 0;
        for (int i = from; i < from + count; i++) {
            value = 2 * value + (words[i / 8] >> (7 - i % 8) & 1);
        }
        return value;
    }

    /** The words of data in their order, those for repair left out. */
    private byte[] data(byte[] words) {
        int[] blocks = BLOCKS.get(version - 1);
        int all = 0;
        int longest = 0;
        int[] begins = new int[blocks.length];
        for (int block = 0; block < blocks.length; block++) {
            begins[block] = all;
            all += blocks[block];
            longest = Math.max(longest, blocks[block]);
        }
        byte[] data = new byte[all];
        int at = 0;
        for (int i = 0; i < longest; i++) {
            for (int block = 0; block < blocks.length; block++) {
                if (i < blocks[block]) {
                    data[begins[block] + i] = words[at++];
                }
            }
        }
        return data;
    }

    /** All words: columns of two from the right, upwards and downwards by turns, around what is no data. */
    private byte[] words() {
        int mask = mask();
        byte[] words = new byte[size * size / 8];
        int at = 0;
        boolean isUpwards = true;
        for (int right = size - 1; right > 0; right -= 2, isUpwards = !isUpwards) {
            right -= right == 6 ? 1 : 0;
            for (int i = 0; i < size; i++) {
                int y = isUpwards ? size - 1 - i : i;
                for (int x = right; x > right - 2; x--) {
                    if (!isFixed(x, y)) {
                        int bit = dark[y][x] != isMasked(mask, x, y) ? 1 : 0;
                        words[at / 8] |= (byte) (bit << (7 - at % 8));
                        at++;
                    }
                }
            }
        }
        return words;
    }

    /** Level and mask stand beside the upper left finder: five bits before their remainder, all under a mask of their own. */
    private int mask() {
        int format = 0;
        for (int x : new int[] {0, 1, 2, 3, 4}) {
            format = 2 * format + (dark[8][x] ? 1 : 0);
        }
        format ^= 0b10101;
        if (format >> 3 != 0) {
            throw new AssertionError("level " + (format >> 3) + " is not M");
        }
        return format & 7;
    }

    private boolean isFixed(int x, int y) {
        boolean isFinder = x < 9 && y < 9 || x >= size - 8 && y < 9 || x < 9 && y >= size - 8;
        boolean isVersion = version >= 7 && (x >= size - 11 && y < 6 || x < 6 && y >= size - 11);
        return isFinder || isVersion || x == 6 || y == 6 || isAligning(x, y);
    }

    private boolean isAligning(int x, int y) {
        int[] centres = CENTRES.get(version - 1);
        for (int column : centres) {
            for (int row : centres) {
                boolean isUnderFinder = column == 6 && (row == 6 || row == size - 7) || column == size - 7 && row == 6;
                if (!isUnderFinder && Math.abs(x - column) <= 2 && Math.abs(y - row) <= 2) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isMasked(int mask, int x, int y) {
        return switch (mask) {
            case 0 -> (x + y) % 2 == 0;
            case 1 -> y % 2 == 0;
            case 2 -> x % 3 == 0;
            case 3 -> (x + y) % 3 == 0;
            case 4 -> (x / 3 + y / 2) % 2 == 0;
            case 5 -> x * y % 2 + x * y % 3 == 0;
            case 6 -> (x * y % 2 + x * y % 3) % 2 == 0;
            default -> ((x + y) % 2 + x * y % 3) % 2 == 0;
        };
    }
}

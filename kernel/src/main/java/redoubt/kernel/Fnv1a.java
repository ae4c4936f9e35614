package redoubt.kernel;

import java.util.HexFormat;

/** The 64-bit hash FNV-1a of lines of text, the same on every machine. */
public final class Fnv1a {
    public static final long NOTHING = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private Fnv1a() {}

    /** The hash of what was hashed so far and one more line. */
    public static long line(long hash, String text) {
        long longer = hash;
        for (int i = 0; i < text.length(); i++) {
            longer = (longer ^ text.charAt(i)) * PRIME;
        }
        return (longer ^ '\n') * PRIME;
    }

    /** A hash in 16 hexadecimal digits. */
    public static String digits(long hash) {
        return HexFormat.of().toHexDigits(hash);
    }
}

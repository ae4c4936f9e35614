package redoubt.server.session;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Unguessable codes: 128 bits from a good source for people and links; for people's codes the store has only hashes. */
final class Tokens {
    private static final SecureRandom SOURCE = new SecureRandom();
    private static final int BYTES = 16;
    private static final int TABLE_BYTES = 9;

    private Tokens() {}

    static String fresh() {
        return code(BYTES);
    }

    /** The id of a table: short enough for a link, too long to guess. */
    static String freshTable() {
        return code(TABLE_BYTES);
    }

    static long freshSeed() {
        return SOURCE.nextLong();
    }

    static String hash(String token) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /** Compares in constant time, so that timing does not reveal how much is right. */
    static boolean isSame(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    private static String code(int size) {
        byte[] bytes = new byte[size];
        SOURCE.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}

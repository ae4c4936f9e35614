package redoubt.kernel;

/** A named source of chance, such as the attack dice or the zombie deck; drawing from one stream does not affect the others. */
public record Stream(String name, long salt) {
    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    public static Stream stream(String name) {
        long hash = FNV_OFFSET;
        for (int i = 0; i < name.length(); i++) {
            hash = (hash ^ name.charAt(i)) * FNV_PRIME;
        }
        return new Stream(name, hash);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Stream stream && stream.salt == salt && stream.name.equals(name);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(salt);
    }
}

package redoubt.kernel;

/** The id of an entry in a rule ledger, such as {@code WD-ATK-02}. */
public record RuleId(String id) {
    public RuleId {
        if (id.isBlank()) {
            throw new IllegalArgumentException("a rule id cannot be blank");
        }
    }

    public static RuleId rule(String id) {
        return new RuleId(id);
    }

    @Override
    public String toString() {
        return id;
    }
}

package redoubt.kernel;

/**
 * The trail of a game: one number computed from everything it has offered so far, which shows whether a replay is the same game.
 * Each moment adds these lines, hashed with 64-bit FNV-1a, the same on every machine:
 *
 * <pre>
 * ask WL-ASK-01 3       the rule and the seats asked, as bits; or "won" or "lost" and the rule
 * roll                  the keys of the options, in order
 * pour
 * spent buckets 2       the luck spent so far, by stream; "dice" counts those typed in or loaded
 * </pre>
 *
 * The beginning adds {@code seed 4} before its own lines. What lies on the table and the names of Java classes are left out: a
 * renamed step or a new component leaves the trail unchanged, and a hidden difference shows up once it changes what is offered.
 */
public record Trail(long hash) {
    private static final Trail NOTHING = new Trail(Fnv1a.NOTHING);

    /** The trail of a game that begins with this luck and is waiting in this state. */
    static Trail begin(Luck luck, State<?> state) {
        return seeded(luck).then(state);
    }

    private static Trail seeded(Luck luck) {
        return switch (luck) {
            case Luck.Seeded seeded -> NOTHING.line("seed " + seeded.seed());
            case Luck.Told told -> NOTHING.line("seed " + told.cards().seed());
            case Luck.Loaded _ -> NOTHING;
        };
    }

    /** The trail one moment longer. */
    Trail then(State<?> state) {
        return status(state.status()).luck(state.luck());
    }

    /** The trail as it is written into journals, in 16 hexadecimal digits. */
    public String mark() {
        return Fnv1a.digits(hash);
    }

    private Trail status(Status status) {
        return switch (status) {
            case Status.Waiting waiting -> decision(waiting.decision());
            case Status.Won won -> line("won " + won.rule());
            case Status.Lost lost -> line("lost " + lost.rule());
            case Status.SetUpDone done -> throw new IllegalStateException("the game has not begun: " + done);
        };
    }

    private Trail decision(Decision<?> decision) {
        Trail trail = line("ask " + decision.rule() + " " + decision.seats().bits());
        for (Option option : decision.options()) {
            trail = trail.line(option.key());
        }
        return trail;
    }

    private Trail luck(Luck luck) {
        return switch (luck) {
            case Luck.Seeded seeded -> spent(seeded.spent());
            case Luck.Told told -> spent(told.cards().spent()).line("dice " + told.used());
            case Luck.Loaded loaded -> line("dice " + loaded.used());
        };
    }

    private Trail spent(Spent spent) {
        Trail trail = this;
        for (String line : spent.lines()) {
            trail = trail.line(line);
        }
        return trail;
    }

    private Trail line(String text) {
        return new Trail(Fnv1a.line(hash, text));
    }
}

package redoubt.mutants;

/** A break, what became of it, and the test that caught it, or an empty text. */
record Result(Break broken, Outcome outcome, String test) {
    Result(Break broken, Outcome outcome) {
        this(broken, outcome, "");
    }

    /** Whether nothing but a recorded game of its module noticed: these are tried last, so the others had found nothing. */
    boolean isCaughtByRecord() {
        return outcome == Outcome.CAUGHT && Checkout.isRecord(test);
    }

    /** One line on who caught what. */
    String caught() {
        return String.join("\t", test, broken.file() + ":" + broken.line(), broken.place(), broken.change());
    }
}

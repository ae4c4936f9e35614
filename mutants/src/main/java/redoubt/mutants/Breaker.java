package redoubt.mutants;

import java.util.function.Consumer;

/** Breaks a module in many ways, one at a time, and sees whether a test notices. */
interface Breaker {
    RulesModule module();

    /** What it breaks: the code or the content. */
    String kind();

    /** Where in the module that lies. */
    String sources();

    /** Whatever must be done once before the first run. */
    default void prepare() {}

    /** Tries the breaks selected, telling of each as soon as its fate is known. */
    Trial run(Selection selection, Consumer<Result> told);
}

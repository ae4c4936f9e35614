package redoubt.mutants;

import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * What a breaker found out at one go: the signatures of every break it could have made, what became of those it made, and the time
 * that went by before the first of them, as it will the next time.
 */
record Trial(Set<String> population, List<Result> results, Duration preparation) {}

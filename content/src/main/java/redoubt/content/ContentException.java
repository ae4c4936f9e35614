package redoubt.content;

import java.util.List;
import java.util.stream.Collectors;

/** Content that cannot be used, with everything that is wrong with it. */
public final class ContentException extends RuntimeException {
    private final transient List<Problem> problems;

    public ContentException(List<Problem> problems) {
        super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    public List<Problem> problems() {
        return problems;
    }
}

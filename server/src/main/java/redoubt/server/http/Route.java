package redoubt.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A call that can be made: its path, its purpose, what is sent and answered, whether it leaves something behind that is kept for
 * good, and what handles it.
 */
record Route(
        Method method,
        String path,
        String summary,
        boolean needsToken,
        List<Query> queries,
        Optional<Class<? extends Record>> request,
        boolean isLarge,
        boolean isKept,
        Reply reply,
        Function<Asked, Answer> handling) {
    /** The path of a table. */
    static final String TABLE = "/api/tables/{id}";

    /** The methods in use. */
    enum Method {
        GET,
        POST
    }

    /** A word or number after the question mark. */
    record Query(String name, boolean isNumber, boolean isRequired) {}

    static Route read(String path, String summary, Reply reply, Function<Asked, Answer> handling) {
        return new Route(Method.GET, path, summary, false, List.of(), Optional.empty(), false, false, reply, handling);
    }

    static Route write(
            String path,
            String summary,
            Class<? extends Record> request,
            Reply reply,
            Function<Asked, Answer> handling) {
        return new Route(
                Method.POST, path, summary, false, List.of(), Optional.of(request), false, false, reply, handling);
    }

    /** A call that changes something and needs nothing but its path. */
    static Route act(String path, String summary, Reply reply, Function<Asked, Answer> handling) {
        return new Route(Method.POST, path, summary, false, List.of(), Optional.empty(), false, false, reply, handling);
    }

    Route withToken() {
        return new Route(method, path, summary, true, queries, request, isLarge, isKept, reply, handling);
    }

    Route withLargeBody() {
        return new Route(method, path, summary, needsToken, queries, request, true, isKept, reply, handling);
    }

    /** What is asked for is kept for good, so it may not be asked for as often as other things. */
    Route kept() {
        return new Route(method, path, summary, needsToken, queries, request, isLarge, true, reply, handling);
    }

    /** Whether it is about one table. */
    boolean isAtTable() {
        return path.startsWith(TABLE);
    }

    Route with(Query query) {
        List<Query> more = new ArrayList<>(queries);
        more.add(query);
        return new Route(
                method, path, summary, needsToken, List.copyOf(more), request, isLarge, isKept, reply, handling);
    }
}

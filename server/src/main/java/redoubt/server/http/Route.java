package redoubt.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A call that can be made: its path, its purpose, what is sent and answered, and what handles it. */
record Route(
        Method method,
        String path,
        String summary,
        boolean needsToken,
        List<Query> queries,
        Optional<Class<? extends Record>> request,
        boolean isLarge,
        Reply reply,
        Function<Asked, Answer> handling) {

    /** The methods in use. */
    enum Method {
        GET,
        POST
    }

    /** A word or number after the question mark. */
    record Query(String name, boolean isNumber, boolean isRequired) {}

    static Route read(String path, String summary, Reply reply, Function<Asked, Answer> handling) {
        return new Route(Method.GET, path, summary, false, List.of(), Optional.empty(), false, reply, handling);
    }

    static Route write(
            String path,
            String summary,
            Class<? extends Record> request,
            Reply reply,
            Function<Asked, Answer> handling) {
        return new Route(Method.POST, path, summary, false, List.of(), Optional.of(request), false, reply, handling);
    }

    /** A call that changes something and needs nothing but its path. */
    static Route act(String path, String summary, Reply reply, Function<Asked, Answer> handling) {
        return new Route(Method.POST, path, summary, false, List.of(), Optional.empty(), false, reply, handling);
    }

    Route withToken() {
        return new Route(method, path, summary, true, queries, request, isLarge, reply, handling);
    }

    Route withLargeBody() {
        return new Route(method, path, summary, needsToken, queries, request, true, reply, handling);
    }

    Route with(Query query) {
        List<Query> more = new ArrayList<>(queries);
        more.add(query);
        return new Route(method, path, summary, needsToken, List.copyOf(more), request, isLarge, reply, handling);
    }
}

package redoubt.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import redoubt.kernel.Game;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.toy.ToyGame;

/** No long computation holds a thread on which people's choices are answered: those are virtual, and workshops' are not. */
@Timeout(60)
class WorkshopTest {
    /** What may take long: laying out and replaying a game, odds, forecasts, and pictures of the past. */
    private static final Set<String> LONG = Set.of("setUp", "odds", "forecast");

    private final Map<String, Boolean> calledOnVirtual = new ConcurrentHashMap<>();
    private final MemoryStore store = new MemoryStore();
    private Tables tables = Room.opened(watched(), store);

    /** The toy game, which notes on what kind of thread its long methods are called. */
    private Game<?> watched() {
        ToyGame toy = new ToyGame();
        return (Game<?>) Proxy.newProxyInstance(
                Game.class.getClassLoader(), new Class<?>[] {Game.class}, (_, method, given) -> {
                    if (LONG.contains(method.getName())) {
                        calledOnVirtual.merge(
                                method.getName(), Thread.currentThread().isVirtual(), Boolean::logicalOr);
                    }
                    try {
                        return method.invoke(toy, given);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    private Opened open(Sitter... sitters) {
        return tables.open(new NewTable("toy", "TY-M02", List.of(sitters), List.of(), "Ada", Optional.of(7L), false));
    }

    private static <X> X asPeopleDo(Callable<X> call) throws Exception {
        try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
            return people.submit(call).get(30, TimeUnit.SECONDS);
        }
    }

    @Test
    void whatTakesLongIsDoneInWorkshops() throws Exception {
        Opened opened = asPeopleDo(() -> {
            tables.preview("toy", "TY-M01");
            return open(Sitter.ME, Sitter.ME);
        });
        asPeopleDo(() -> {
            Session session = tables.session(opened.table());
            session.forecast(opened.token());
            session.odds(opened.token(), "bar", Optional.empty());
            session.choose(opened.token(), 0, 1, "bar");
            return session;
        });
        tables.close();
        tables = Room.opened(watched(), store);
        asPeopleDo(() -> tables.session(opened.table()).frame(opened.token(), 1));
        assertThat(calledOnVirtual.keySet()).containsAll(LONG);
        assertThat(calledOnVirtual).doesNotContainValue(true);
    }
}

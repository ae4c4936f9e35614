package redoubt.server.http;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import redoubt.server.protocol.Fault;

/** What is counted for the people who run the server, as text for Prometheus. */
public final class Metrics {
    private static final double NANOSECONDS = 1_000_000_000;
    private static final List<Double> BOUNDS =
            List.of(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5);

    private final LongAdder requests = new LongAdder();
    private final LongAdder messages = new LongAdder();
    private final LongAdder choices = new LongAdder();
    private final LongAdder cutOff = new LongAdder();
    private final LongAdder turnedAway = new LongAdder();
    private final LongAdder passedOn = new LongAdder();
    private final AtomicInteger sockets = new AtomicInteger();
    private final Map<String, LongAdder> refusals = new ConcurrentSkipListMap<>();
    private final LongAdder[] latency = new LongAdder[BOUNDS.size() + 1];
    private final LongAdder latencySum = new LongAdder();
    private final List<Gauge> gauges = new CopyOnWriteArrayList<>();

    private final List<Gauge> counters = new CopyOnWriteArrayList<>();

    private record Gauge(String name, String help, DoubleSupplier value) {}

    public Metrics() {
        for (int i = 0; i < latency.length; i++) {
            latency[i] = new LongAdder();
        }
    }

    /** Adds a figure supplied from elsewhere, such as how many entries the store commits together. */
    public Metrics gauge(String name, String help, DoubleSupplier value) {
        gauges.add(new Gauge(name, help, value));
        return this;
    }

    /** Adds a figure supplied from elsewhere that only grows. */
    public Metrics counter(String name, String help, DoubleSupplier value) {
        counters.add(new Gauge(name, help, value));
        return this;
    }

    void requested() {
        requests.increment();
    }

    void received() {
        messages.increment();
    }

    void connected() {
        sockets.incrementAndGet();
    }

    void disconnected() {
        sockets.decrementAndGet();
    }

    int sockets() {
        return sockets.get();
    }

    void cutOff() {
        cutOff.increment();
    }

    /** A connection was closed because its address held too many, or because nothing was asked on it. */
    void turnedAway() {
        turnedAway.increment();
    }

    /** A call or a socket was handed on to the server that holds its table. */
    void passedOn() {
        passedOn.increment();
    }

    /** Tells how many calls and sockets were passed on, which only one of several servers does. */
    void countPassing() {
        counter("redoubt_passed_on_total", "Calls and sockets whose table is at another server.", passedOn::sum);
    }

    void refused(Fault fault) {
        refusals.computeIfAbsent(fault.word(), _ -> new LongAdder()).increment();
    }

    /** Makes a choice and records how long it took until it was durable and everybody's message was on its way. */
    <X> X choice(Supplier<X> choice) {
        long start = System.nanoTime();
        X reached = choice.get();
        long taken = System.nanoTime() - start;
        choices.increment();
        latencySum.add(taken);
        int bound = 0;
        while (bound < BOUNDS.size() && taken / NANOSECONDS > BOUNDS.get(bound)) {
            bound++;
        }
        latency[bound].increment();
        return reached;
    }

    String text() {
        StringBuilder out = new StringBuilder(2048);
        one(out, "redoubt_requests_total", "counter", "Requests over HTTP.", requests.sum());
        one(out, "redoubt_messages_total", "counter", "Messages over sockets.", messages.sum());
        one(out, "redoubt_choices_total", "counter", "Choices of people that were kept.", choices.sum());
        one(out, "redoubt_sockets", "gauge", "Sockets that are open.", sockets.get());
        one(out, "redoubt_slow_clients_total", "counter", "Clients cut off because they were slow.", cutOff.sum());
        one(
                out,
                "redoubt_turned_away_total",
                "counter",
                "Connections closed because there were too many or nothing was asked.",
                turnedAway.sum());
        head(out, "redoubt_refusals_total", "counter", "Calls and messages refused, by reason.");
        refusals.forEach((reason, count) -> out.append("redoubt_refusals_total{reason=\"")
                .append(reason)
                .append("\"} ")
                .append(count.sum())
                .append('\n'));
        histogram(out);
        for (Gauge counter : counters) {
            one(out, counter.name(), "counter", counter.help(), counter.value().getAsDouble());
        }
        for (Gauge gauge : gauges) {
            one(out, gauge.name(), "gauge", gauge.help(), gauge.value().getAsDouble());
        }
        return out.toString();
    }

    private void histogram(StringBuilder out) {
        String name = "redoubt_choice_seconds";
        head(out, name, "histogram", "From the choice to its being durable and told.");
        long total = 0;
        for (int i = 0; i < latency.length; i++) {
            total += latency[i].sum();
            String bound = i < BOUNDS.size() ? BOUNDS.get(i).toString() : "+Inf";
            out.append(name).append("_bucket{le=\"").append(bound).append("\"} ");
            out.append(total).append('\n');
        }
        out.append(name).append("_sum ").append(latencySum.sum() / NANOSECONDS).append('\n');
        out.append(name).append("_count ").append(total).append('\n');
    }

    private static void one(StringBuilder out, String name, String type, String help, double value) {
        head(out, name, type, help);
        out.append(name).append(' ');
        if (value == Math.rint(value)) {
            out.append((long) value);
        } else {
            out.append(value);
        }
        out.append('\n');
    }

    private static void head(StringBuilder out, String name, String type, String help) {
        out.append("# HELP ").append(name).append(' ').append(help).append('\n');
        out.append("# TYPE ").append(name).append(' ').append(type).append('\n');
    }
}

package redoubt.server.http;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import redoubt.server.cluster.Neighbours;
import redoubt.server.protocol.Calls.Refusal;
import redoubt.server.protocol.Fault;
import redoubt.server.session.Refused;
import redoubt.server.session.Tables;
import redoubt.server.store.StoreFailed;
import redoubt.server.wire.Wire;
import redoubt.server.wire.WireRefused;

/** The table on the network: pages, calls, the socket, and what its operator wants to know. Closing it closes its tables. */
public final class TableServer implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(TableServer.class.getName());
    /** The libraries log every step of their start-up; their loggers are held here, since a collected logger loses its level. */
    private static final List<Logger> LIBRARIES =
            List.of(Logger.getLogger("io.javalin"), Logger.getLogger("org.eclipse.jetty"));

    static final String SOCKET = "/api/socket";
    private static final String HEALTH = "/health";
    private static final Duration DRAIN = Duration.ofSeconds(5);

    private final Tables tables;
    private final BooleanSupplier isStoreWell;
    private final ServerSettings settings;
    private final Metrics metrics;
    private final Origins origins;
    private final Addresses addresses;
    private final Callers callers;
    private final Neighbours neighbours;
    private final Entrance entrance;
    /** How calls get to tables at other servers, if there are any. */
    private final Optional<Passing> passing;

    private final Sockets sockets;
    /** How clients of other servers get to tables here. */
    private final Optional<Trunks> trunks;

    private final Doorway doorway;
    private final Thread watching;
    private final Pages pages = new Pages();
    private final List<Route> routes;
    private final String description;
    private final AtomicInteger busy = new AtomicInteger();
    private final Javalin javalin;
    private volatile boolean isClosing;

    private TableServer(
            Tables tables,
            BooleanSupplier isStoreWell,
            RuleLibrary rules,
            Metrics metrics,
            ServerSettings settings,
            Neighbours neighbours) {
        this.tables = tables;
        this.isStoreWell = isStoreWell;
        this.settings = settings;
        this.metrics = metrics.gauge("redoubt_tables_awake", "Tables in memory.", tables::awake)
                .counter("redoubt_tables_archived_total", "Tables whose log was closed.", tables::archived)
                .counter("redoubt_tables_removed_total", "Tables that were removed for good.", tables::removed);
        this.origins = new Origins(settings);
        this.addresses = new Addresses(settings.limits());
        this.callers = new Callers(settings.isBehindProxy());
        this.doorway = new Doorway(settings.limits(), settings.isBehindProxy(), metrics);
        this.watching = Thread.ofVirtual().name("doorway").start(this::watch);
        this.neighbours = neighbours;
        this.entrance = new Entrance(neighbours.entrance());
        this.passing = neighbours.entrance().map(_ -> new Passing(neighbours, metrics));
        passing.ifPresent(others -> tables.askElsewhere(others::isUnattended));
        this.sockets = new Sockets(tables, settings.limits(), metrics, addresses, callers, passing);
        this.trunks = neighbours.entrance().map(_ -> new Trunks(sockets::passed, settings.limits()));
        this.routes = new Routes(tables, rules, metrics, settings).all();
        this.description = OpenApi.document(routes);
        this.javalin = Javalin.create(this::configure);
    }

    /** Starts listening, or fails with a {@link ListeningFailed} if the port is taken. */
    public static TableServer start(
            Tables tables, BooleanSupplier isStoreWell, RuleLibrary rules, Metrics metrics, ServerSettings settings) {
        return start(tables, isStoreWell, rules, metrics, settings, Neighbours.NONE);
    }

    /** Starts as one of several servers, which it has yet to join. */
    public static TableServer start(
            Tables tables,
            BooleanSupplier isStoreWell,
            RuleLibrary rules,
            Metrics metrics,
            ServerSettings settings,
            Neighbours neighbours) {
        TableServer server = new TableServer(tables, isStoreWell, rules, metrics, settings, neighbours);
        LIBRARIES.forEach(library -> library.setLevel(Level.WARNING));
        try {
            server.javalin.start();
        } catch (JavalinBindException e) {
            throw new ListeningFailed(
                    settings.host() + ":" + settings.port() + " is in use or not an address of this machine", e);
        }
        LOG.log(Level.INFO, "listening", Map.of("host", settings.host(), "port", server.port()));
        return server;
    }

    public int port() {
        return javalin.port();
    }

    private void configure(JavalinConfig config) {
        Limits limits = settings.limits();
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.concurrency.useVirtualThreads = true;
        config.http.maxRequestSize = limits.sizes().journal();
        config.http.compressionStrategy = CompressionStrategy.GZIP;
        config.jetty.addConnector(this::connector);
        neighbours.entrance().ifPresent(inner -> {
            metrics.countPassing();
            metrics.gauge("redoubt_servers", "Servers that share the tables.", neighbours::count);
            config.jetty.addConnector((server, http) -> entrance.connector(server, http, inner));
        });
        config.jetty.modifyServer(server -> server.setErrorHandler(new PlainErrors()));
        config.jetty.modifyServletContextHandler(handler -> {
            forget(handler.getSessionHandler());
            handler.setErrorHandler(new PlainErrors());
            SharedDeflate.offer(handler);
        });
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setRequestHeaderSize(limits.sizes().message());
        });
        config.jetty.modifyWebSocketServletFactory(factory -> {
            factory.setMaxTextMessageSize(limits.sizes().message());
            factory.setMaxBinaryMessageSize(limits.sizes().message());
            factory.setIdleTimeout(limits.times().idle());
        });
        declare(config.routes);
    }

    /** Nobody is identified by a cookie; without this, the session that every socket gets anyway would be kept forever. */
    private static void forget(SessionHandler sessions) {
        NullSessionCache cache = new NullSessionCache(sessions);
        cache.setSessionDataStore(new NullSessionDataStore());
        sessions.setSessionCache(cache);
    }

    private ServerConnector connector(Server server, HttpConfiguration http) {
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setIdleTimeout(settings.limits().times().request().toMillis());
        connector.addEventListener(doorway);
        return connector;
    }

    private void watch() {
        try {
            while (true) {
                Thread.sleep(settings.limits().times().request().dividedBy(8));
                doorway.check();
            }
        } catch (InterruptedException _) {
            // closed
        }
    }

    private void declare(RoutesConfig to) {
        to.before(context -> {
            Protection.HEADERS.forEach(context::header);
            if (entrance.isOf(context)) {
                return;
            }
            requireOrigin(context);
            if (!context.path().equals(HEALTH)) {
                // A monitor must not be refused because of what others at its address do.
                addresses.require(callers.of(context));
            }
        });
        for (Route route : routes) {
            Handler handler = context -> serve(route, context);
            switch (route.method()) {
                case GET -> to.get(route.path(), handler);
                case POST -> to.post(route.path(), handler);
            }
        }
        to.get("/api/openapi.json", context -> send(Answer.text(Answer.JSON, description), context));
        to.get(HEALTH, this::health);
        to.get(
                "/metrics",
                context -> send(Answer.text("text/plain; version=0.0.4; charset=utf-8", metrics.text()), context));
        to.get(Passing.UNATTENDED + "{id}", context -> {
            requireEntrance(context);
            String table = context.pathParam("id");
            send(Answer.text(Answer.JSON, String.valueOf(tables.isUnattended(table))), context);
        });
        to.get("/api/*", context -> {
            throw new CallRefused(Fault.UNKNOWN, "there is no route " + context.path());
        });
        to.get("/*", pages::send);
        to.wsBeforeUpgrade(SOCKET, context -> {
            requireOpen();
            requireOrigin(context);
            addresses.require(callers.of(context));
        });
        to.ws(SOCKET, sockets::configure);
        trunks.ifPresent(ways -> {
            to.wsBeforeUpgrade(Trunks.PATH, context -> {
                requireOpen();
                requireEntrance(context);
            });
            to.ws(Trunks.PATH, ways::configure);
        });
        to.exception(CallRefused.class, this::refuse);
        to.exception(Refused.class, (refused, context) -> refuse(CallRefused.of(refused), context));
        to.exception(WireRefused.class, (refused, context) -> refuse(CallRefused.of(refused), context));
        to.exception(StoreFailed.class, (failed, context) -> refuse(CallRefused.of(failed), context));
        to.exception(HttpResponseException.class, this::refuse);
        to.exception(Exception.class, this::broken);
    }

    private void requireEntrance(Context context) {
        if (!entrance.isOf(context)) {
            throw new CallRefused(Fault.UNKNOWN, "there is no route " + context.path());
        }
    }

    private void serve(Route route, Context context) {
        busy.incrementAndGet();
        try {
            requireOpen();
            if (route.isKept()) {
                addresses.requireOpening(callers.of(context));
            }
            metrics.requested();
            send(answer(route, new Asked(context, settings.limits(), route.isLarge()), context), context);
        } finally {
            busy.decrementAndGet();
        }
    }

    /** The answer, from wherever the table is. */
    private Answer answer(Route route, Asked asked, Context context) {
        if (passing.isPresent() && route.isAtTable()) {
            String id = asked.place("id");
            String table =
                    route.path().equals(Routes.CAMPAIGN) ? tables.campaigns().latest(id) : id;
            if (entrance.isOf(context)) {
                if (!tables.holds(table)) {
                    return new Answer(Passing.NOT_HERE, Answer.JSON, "");
                }
            } else {
                Optional<Answer> other = passing.get().elsewhere(table, route, asked);
                if (other.isPresent()) {
                    return other.get();
                }
            }
        }
        return route.handling().apply(asked);
    }

    private void requireOrigin(Context context) {
        origins.require(Optional.ofNullable(context.header("Origin")), Optional.ofNullable(context.header("Host")));
    }

    private void requireOpen() {
        if (isClosing) {
            throw new CallRefused(Fault.CLOSING, "the table is closing");
        }
    }

    private static void send(Answer answer, Context context) {
        context.status(answer.status());
        context.header("Cache-Control", "no-store");
        if (!answer.body().isEmpty()) {
            context.contentType(answer.contentType());
            context.result(answer.body());
        }
    }

    private void health(Context context) {
        boolean isWell = !isClosing && neighbours.isWell() && isStoreWell.getAsBoolean();
        send(new Answer(isWell ? 200 : Fault.FAILED.status(), Answer.JSON, "{\"isWell\":" + isWell + "}"), context);
    }

    private void refuse(CallRefused refused, Context context) {
        metrics.refused(refused.fault());
        if (refused.fault() == Fault.OVERSIZED || refused.fault() == Fault.LATE) {
            // The rest of the body is not read.
            context.header("Connection", "close");
        }
        Refusal refusal = new Refusal(refused.fault(), refused.reason(), refused.rule(), refused.about());
        send(new Answer(refused.fault().status(), Answer.JSON, Wire.writePlain(refusal)), context);
    }

    private void refuse(HttpResponseException refused, Context context) {
        Fault fault = refused.getStatus() == Fault.METHOD.status() ? Fault.METHOD : Fault.UNKNOWN;
        refuse(
                new CallRefused(fault, context.method() + " " + context.path() + " is not a request this table knows"),
                context);
    }

    private void broken(Exception e, Context context) {
        LOG.log(Level.SEVERE, "a call could not be carried out: " + context.method() + " " + context.path(), e);
        refuse(new CallRefused(Fault.BROKEN, "something went wrong here; the log says more"), context);
    }

    private boolean isBusy() {
        return busy.get() > 0
                || metrics.sockets() > 0
                || trunks.filter(Trunks::isBusy).isPresent();
    }

    /** Accepts nothing new, lets calls under way finish, says goodbye to everybody, and closes the tables. */
    @Override
    public void close() {
        isClosing = true;
        sockets.close();
        trunks.ifPresent(Trunks::close);
        long end = System.nanoTime() + DRAIN.toNanos();
        try {
            while (isBusy() && System.nanoTime() < end) {
                Thread.sleep(10);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        watching.interrupt();
        passing.ifPresent(Passing::close);
        javalin.stop();
        tables.close();
        LOG.info("closed");
    }
}

package redoubt.cluster;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigValue;
import com.typesafe.config.ConfigValueFactory;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.sharding.ClusterSharding;
import org.apache.pekko.cluster.sharding.ClusterShardingSettings;
import org.apache.pekko.pattern.Patterns;
import redoubt.server.cluster.ClusterBox.Place;
import redoubt.server.cluster.Neighbours;
import redoubt.server.protocol.Fault;
import redoubt.server.session.Refused;
import redoubt.server.session.Tables;
import redoubt.server.store.Store;
import redoubt.server.store.StoreFailed;

/** This server as one of several. Its entrance is one port above the one where it talks to the others. */
final class ClusterNode implements Neighbours {
    private static final Logger LOG = Logger.getLogger(ClusterNode.class.getName());
    /** Complains all the time until a server that starts has found the others. Held here, since a collected logger loses its level. */
    private static final Logger SHARDING = Logger.getLogger("org.apache.pekko.cluster.sharding");

    static {
        SHARDING.setLevel(Level.SEVERE);
    }

    private static final String NAME = "redoubt";
    private static final Duration LONGEST_SEARCH = Duration.ofSeconds(8);
    private static final Duration ONE_ASKING = Duration.ofMillis(400);
    private static final Duration SHARING_OUT = Duration.ofSeconds(1);
    private static final Duration PAUSE = Duration.ofMillis(50);
    private static final Duration LONGEST_GOODBYE = Duration.ofSeconds(25);
    private final Place place;
    private final Holdings holdings;
    private final Store store;
    private final Heartbeats heartbeats;
    private final StoreWatch storeWatch;
    private final Knocking knocking = new Knocking(this::otherAddresses, this::died);
    private final List<Consumer<InetSocketAddress>> told = new CopyOnWriteArrayList<>();
    private volatile Optional<Running> running = Optional.empty();
    private volatile boolean isClosing;

    /** What there is once the others are joined. */
    private record Running(ActorSystem system, ActorRef groups) {}

    /** Listens for the heartbeats of others for so long before it begins a cluster. */
    ClusterNode(Place place, Tables tables, Store store, Duration listening) {
        this.place = place;
        this.holdings = new Holdings(tables);
        this.store = store;
        this.heartbeats = new Heartbeats(store, word(place.address()), listening);
        this.storeWatch = new StoreWatch(this::isStoreWell, this::others, this::giveUp);
    }

    @Override
    public Optional<InetSocketAddress> entrance() {
        return Optional.of(
                entranceOf(place.address().getHostString(), place.address().getPort()));
    }

    private static InetSocketAddress entranceOf(String host, int port) {
        return InetSocketAddress.createUnresolved(host, port + 1);
    }

    private static InetSocketAddress entranceOf(Address address) {
        return entranceOf(address.getHost().orElseThrow(), address.getPort().orElseThrow());
    }

    /** Only a server that is one of them shows it: others wait while it is heard. */
    private boolean isStoreWell() {
        boolean isSo = store.isWell();
        if (isSo && isWell()) {
            heartbeats.beat();
        }
        return isSo;
    }

    @Override
    public void join(Runnable whenCutOff) {
        Optional<List<InetSocketAddress>> seeds = seeds();
        if (seeds.isEmpty()) {
            return;
        }
        ActorSystem system = ActorSystem.create(NAME, config(seeds.get()), ClusterNode.class.getClassLoader());
        system.registerOnTermination(() -> {
            if (!isClosing) {
                LOG.severe("the other servers go on without this one");
                whenCutOff.run();
            }
        });
        ActorRef groups = ClusterSharding.get(system)
                .start(
                        "groups",
                        GroupKeeper.props(holdings, word(entrance().orElseThrow())),
                        ClusterShardingSettings.create(system),
                        new Groups());
        running = Optional.of(new Running(system, groups));
        system.actorOf(Lookout.props(holdings, this::gone), "lookout");
        system.scheduler().scheduleWithFixedDelay(SHARING_OUT, SHARING_OUT, this::shareOutAll, system.getDispatcher());
        storeWatch.start();
        knocking.start();
    }

    private Config config(List<InetSocketAddress> seeds) {
        Address own = address(place.address());
        return ConfigFactory.defaultOverrides()
                .withValue(
                        "pekko.remote.artery.canonical.hostname",
                        value(own.getHost().orElseThrow()))
                .withValue(
                        "pekko.remote.artery.canonical.port",
                        value(own.getPort().orElseThrow()))
                .withValue("pekko.cluster.app-version", value(place.version()))
                .withValue(
                        "pekko.cluster.seed-nodes",
                        ConfigValueFactory.fromIterable(seeds.stream()
                                .map(seed -> address(seed).toString())
                                .toList()))
                .withFallback(ConfigFactory.parseResources(ClusterNode.class.getClassLoader(), "redoubt-cluster.conf"))
                .withFallback(ConfigFactory.defaultReference(ClusterNode.class.getClassLoader()))
                .resolve();
    }

    /**
     * The servers to look for; none if this one was closed meanwhile. Whoever finds itself first in the list begins a cluster if it
     * hears nothing for a while, which on a busy machine may happen although there is one; so the first goes last while another
     * server is well. If another is alive but cannot be reached from here, the first waits: it would begin a second cluster.
     */
    private Optional<List<InetSocketAddress>> seeds() {
        List<InetSocketAddress> entrances = place.seeds().stream()
                .filter(seed -> !seed.equals(place.address()))
                .map(seed -> entranceOf(seed.getHostString(), seed.getPort()))
                .toList();
        boolean isFirst = place.seeds().getFirst().equals(place.address());
        while (!isClosing) {
            if (storeWatch.isAnyWell(entrances)) {
                return Optional.of(place.seeds().reversed());
            }
            if (!isFirst || !isAnotherHeard()) {
                return Optional.of(place.seeds());
            }
            LOG.warning("other servers use the store but cannot be reached from here: waiting for them");
        }
        return Optional.empty();
    }

    /** A store that does not answer tells nothing, so nothing may be begun. */
    private boolean isAnotherHeard() {
        try {
            return heartbeats.isAnotherHeard();
        } catch (StoreFailed _) {
            return true;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            isClosing = true;
            return true;
        }
    }

    private static ConfigValue value(Object given) {
        return ConfigValueFactory.fromAnyRef(given);
    }

    private static Address address(InetSocketAddress at) {
        return new Address("pekko", NAME, at.getHostString(), at.getPort());
    }

    private static String word(InetSocketAddress entrance) {
        return entrance.getHostString() + ":" + entrance.getPort();
    }

    private static InetSocketAddress read(String word) {
        int colon = word.lastIndexOf(':');
        return InetSocketAddress.createUnresolved(
                word.substring(0, colon), Integer.parseInt(word.substring(colon + 1)));
    }

    @Override
    public Optional<InetSocketAddress> holder(String table) {
        long end = System.nanoTime() + LONGEST_SEARCH.toNanos();
        while (!holdings.has(table)) {
            Optional<InetSocketAddress> holder =
                    asked(Groups.of(table)).filter(other -> !entrance().equals(Optional.of(other)));
            if (holder.isPresent()) {
                return holder;
            }
            if (System.nanoTime() > end) {
                throw new Refused(Fault.CLOSING, "this table is going to another server; try again");
            }
            pause();
        }
        return Optional.empty();
    }

    /** Where a group is; nobody knows while it changes hands, and a question may be lost with a server. */
    private Optional<InetSocketAddress> asked(String group) {
        return running.flatMap(now -> {
            try {
                Object answer = Patterns.ask(now.groups(), group, ONE_ASKING)
                        .toCompletableFuture()
                        .join();
                return Optional.of(read((String) answer));
            } catch (CompletionException _) {
                return Optional.empty();
            }
        });
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new Refused(Fault.CLOSING, "the table is closing");
        }
    }

    /** Asks for every group: one is held by somebody only once it is asked for, and the tables in it would not expire. */
    private void shareOutAll() {
        running.ifPresent(now -> Groups.all().forEach(group -> now.groups().tell(group, ActorRef.noSender())));
    }

    private void gone(Address address) {
        InetSocketAddress entrance = entranceOf(address);
        told.forEach(each -> each.accept(entrance));
    }

    @Override
    public void whenGone(Consumer<InetSocketAddress> listener) {
        told.add(listener);
    }

    private List<Member> members() {
        return running.stream()
                .flatMap(now -> StreamSupport.stream(
                        Cluster.get(now.system()).state().getMembers().spliterator(), false))
                .toList();
    }

    private List<Address> otherAddresses() {
        return members().stream()
                .map(Member::address)
                .filter(other -> !entrance().equals(Optional.of(entranceOf(other))))
                .toList();
    }

    /** The entrances of the other servers. */
    private List<InetSocketAddress> others() {
        return otherAddresses().stream().map(ClusterNode::entranceOf).toList();
    }

    /** A server has died. Most of the others together may say so at once; if they are no longer most, only time will tell. */
    private void died(Address address) {
        running.ifPresent(now -> {
            Cluster cluster = Cluster.get(now.system());
            Set<Address> lost = cluster.state().getUnreachable().stream()
                    .map(Member::address)
                    .collect(Collectors.toCollection(HashSet::new));
            lost.add(address);
            int all = members().size();
            if ((all - lost.size()) * 2 > all) {
                LOG.log(Level.WARNING, "a server has died: " + address);
                cluster.down(address);
            }
        });
    }

    @Override
    public int count() {
        return members().size();
    }

    @Override
    public boolean isWell() {
        return !isClosing
                && !holdings.isCutOff()
                && running.filter(now ->
                                Cluster.get(now.system()).selfMember().status().equals(MemberStatus.up()))
                        .isPresent();
    }

    /** The store is out of reach from here only: the others are to hold the tables. */
    private void giveUp() {
        LOG.severe("the store is out of reach from here, but not from other servers: they get the tables");
        running.ifPresent(now -> goodbye(now.system()));
    }

    private static void goodbye(ActorSystem system) {
        try {
            CoordinatedShutdown.get(system)
                    .runAll(CoordinatedShutdown.clusterLeavingReason())
                    .toCompletableFuture()
                    .get(LONGEST_GOODBYE.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (Exception late) {
            LOG.log(Level.WARNING, "the other servers did not say goodbye in time", late);
        }
    }

    @Override
    public void close() {
        isClosing = true;
        storeWatch.close();
        knocking.close();
        running.ifPresent(now -> goodbye(now.system()));
    }
}

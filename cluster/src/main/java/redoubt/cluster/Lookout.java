package redoubt.cluster;

import java.util.Set;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.apache.pekko.actor.AbstractActor;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.Props;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.ClusterEvent.MemberEvent;
import org.apache.pekko.cluster.ClusterEvent.MemberRemoved;
import org.apache.pekko.cluster.ClusterEvent.MemberUp;
import org.apache.pekko.cluster.ClusterEvent.ReachabilityEvent;
import org.apache.pekko.cluster.ClusterEvent.UnreachableMember;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;

/** Sees which servers come, go and cannot be reached. */
final class Lookout extends AbstractActor {
    private static final Logger LOG = Logger.getLogger(Lookout.class.getName());
    private static final Set<MemberStatus> COUNTING =
            Set.of(MemberStatus.up(), MemberStatus.leaving(), MemberStatus.weaklyUp());

    private final Cluster cluster = Cluster.get(getContext().getSystem());
    private final Holdings holdings;
    private final Consumer<Address> whenGone;

    Lookout(Holdings holdings, Consumer<Address> whenGone) {
        this.holdings = holdings;
        this.whenGone = whenGone;
    }

    static Props props(Holdings holdings, Consumer<Address> whenGone) {
        return Props.create(Lookout.class, () -> new Lookout(holdings, whenGone))
                .withDispatcher("pekko.actor.default-blocking-io-dispatcher");
    }

    @Override
    public void preStart() {
        cluster.subscribe(getSelf(), ClusterEvent.initialStateAsEvents(), MemberEvent.class, ReachabilityEvent.class);
    }

    @Override
    public void postStop() {
        cluster.unsubscribe(getSelf());
    }

    @Override
    public Receive createReceive() {
        return receiveBuilder()
                .match(UnreachableMember.class, lost -> {
                    LOG.log(
                            Level.WARNING,
                            "a server cannot be reached: " + lost.member().address());
                    look();
                    whenGone.accept(lost.member().address());
                })
                .match(MemberRemoved.class, gone -> {
                    LOG.log(Level.WARNING, "a server is gone: " + gone.member().address());
                    look();
                    whenGone.accept(gone.member().address());
                })
                .match(MemberUp.class, come -> {
                    LOG.log(Level.INFO, "a server has come: " + come.member().address());
                    look();
                })
                .matchAny(_ -> look())
                .build();
    }

    /** Whether most of the servers can be reached; of two, both. */
    private void look() {
        Set<Member> all = StreamSupport.stream(cluster.state().getMembers().spliterator(), false)
                .filter(member -> COUNTING.contains(member.status()))
                .collect(Collectors.toSet());
        long reached = all.stream()
                .filter(member -> !cluster.state().getUnreachable().contains(member))
                .count();
        boolean isCutOff = reached < all.size() && reached * 2 <= all.size();
        if (isCutOff != holdings.isCutOff()) {
            LOG.log(Level.WARNING, isCutOff ? "cut off from most servers" : "most servers can be reached again");
            holdings.cutOff(isCutOff);
        }
    }
}

package redoubt.cluster;

import org.apache.pekko.actor.AbstractActor;
import org.apache.pekko.actor.Props;

/** Holds one group of tables as long as it lives, at one server only; says where, whatever it is asked. */
final class GroupKeeper extends AbstractActor {
    private final Holdings holdings;
    private final String entrance;

    GroupKeeper(Holdings holdings, String entrance) {
        this.holdings = holdings;
        this.entrance = entrance;
    }

    /** On threads that may wait for a table to finish what it does. */
    static Props props(Holdings holdings, String entrance) {
        return Props.create(GroupKeeper.class, () -> new GroupKeeper(holdings, entrance))
                .withDispatcher("pekko.actor.default-blocking-io-dispatcher");
    }

    private String group() {
        return getSelf().path().name();
    }

    @Override
    public void preStart() {
        holdings.take(group());
    }

    @Override
    public void postStop() {
        holdings.letGo(group());
    }

    @Override
    public Receive createReceive() {
        return receiveBuilder()
                .matchAny(_ -> getSender().tell(entrance, getSelf()))
                .build();
    }
}

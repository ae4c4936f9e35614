package redoubt.cluster;

import java.time.Duration;
import redoubt.server.cluster.ClusterBox;
import redoubt.server.cluster.Neighbours;
import redoubt.server.session.Tables;
import redoubt.server.store.Store;

/** Makes a server one of several with Apache Pekko. */
public final class PekkoBox implements ClusterBox {
    /** Servers beat once a second. */
    private static final Duration LISTENING = Duration.ofSeconds(4);

    @Override
    public Neighbours at(Place place, Tables tables, Store store) {
        return new ClusterNode(place, tables, store, LISTENING);
    }
}

package redoubt.server.cluster;

import java.net.InetSocketAddress;
import java.util.List;
import redoubt.server.session.Tables;
import redoubt.server.store.Store;

/** Makes a server one of several; found by {@link java.util.ServiceLoader}, since the module that does it is optional. */
public interface ClusterBox {
    /**
     * Where this server talks to the others, the servers to look for (the first of them begins a cluster if there is none), and the
     * version of the program.
     */
    record Place(InetSocketAddress address, List<InetSocketAddress> seeds, String version) {
        public Place {
            seeds = List.copyOf(seeds);
        }
    }

    /** Neighbours to whom these tables will be shared out, once they are joined. */
    Neighbours at(Place place, Tables tables, Store store);
}

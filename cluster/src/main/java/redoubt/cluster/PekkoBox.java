package redoubt.cluster;

import java.util.function.BooleanSupplier;
import redoubt.server.cluster.ClusterBox;
import redoubt.server.cluster.Neighbours;
import redoubt.server.session.Tables;

/** Makes a server one of several with Apache Pekko. */
public final class PekkoBox implements ClusterBox {
    @Override
    public Neighbours at(Place place, Tables tables, BooleanSupplier isStoreWell) {
        return new ClusterNode(place, tables, isStoreWell);
    }
}

package redoubt.cluster;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.pekko.cluster.sharding.ShardRegion;

/** Tables are shared out in groups, so that where each group is can be known everywhere and changes seldom. */
final class Groups implements ShardRegion.MessageExtractor {
    /** About ten for each server of a large cluster; never to be changed while servers run. */
    static final int COUNT = 60;

    /** The group of a table; the hash of a string is the same everywhere. */
    static String of(String table) {
        return String.valueOf(Math.floorMod(table.hashCode(), COUNT));
    }

    static List<String> all() {
        return IntStream.range(0, COUNT).mapToObj(String::valueOf).toList();
    }

    /** A message is nothing but the name of the group that it is for: it asks who holds that. */
    @Override
    public String entityId(Object message) {
        return (String) message;
    }

    @Override
    public Object entityMessage(Object message) {
        return message;
    }

    @Override
    public String shardId(Object message) {
        return (String) message;
    }
}

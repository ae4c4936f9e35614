package redoubt.spark;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntConsumer;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** Tells how many games are done; a portion that was lost and is played again counts once. */
final class PortionsDone extends SparkListener {
    private final List<Portion> portions;
    private final IntConsumer progress;
    private final BitSet done = new BitSet();
    private int games;

    PortionsDone(List<Portion> portions, IntConsumer progress) {
        this.portions = portions;
        this.progress = progress;
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
        int portion = end.taskInfo().partitionId();
        if (end.taskInfo().successful() && portion >= 0 && portion < portions.size() && !done.get(portion)) {
            done.set(portion);
            games += portions.get(portion).games();
            progress.accept(games);
        }
    }
}

package redoubt.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Three servers of the packed program in a network of their own, with every fault that can be made at will. */
class ClusterSoakTest {
    /** {@code -Dcluster.minutes=30} takes longer and is worth more. */
    private static final double MINUTES = Double.parseDouble(System.getProperty("cluster.minutes", "0.5"));

    /** {@code -Dcluster.kills=20} tells how long people wait when a server is killed. */
    private static final int KILLS = Integer.getInteger("cluster.kills", 1);

    private static final int SPECTATORS = 10;
    private static final long WARM_UP = 3_000;
    private static final long LONGEST_RECOVERY = 30_000;
    private static final int STUTTERS = 3;
    private static final long LEAST_STUTTER = 1_000;
    private static final long MOST_STUTTER = 2_000;
    private static final long BETWEEN_STUTTERS = 500;
    private static final double BUSY = 2;

    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(41);

    @TempDir
    private Path folder;

    @Test
    void nothingIsLostAndNoTableHasTwoHistories() throws IOException, InterruptedException {
        assumeTrue(Network.isPermitted(), "this machine does not let us make networks (ip netns): nothing was tried");
        try (Cluster cluster = new Cluster(folder);
                Soak soak = soak(cluster)) {
            List<Long> recoveries = killed(cluster, soak);
            stutter(cluster, soak);
            soak.run(MINUTES * 60);
            cluster.line().loseCommits(0);
            cluster.line().slow(0);
            cluster.awaitWell();
            System.out.println(soak.verify("three servers"));
            System.out.println("every table answered again after a kill of a server within (ms): " + recoveries);
            assertThat(recoveries).allMatch(each -> each < LONGEST_RECOVERY);
        }
    }

    /** How long it takes until every table answers after a server was killed. */
    private List<Long> killed(Cluster cluster, Soak soak) throws InterruptedException {
        List<Long> recoveries = new ArrayList<>();
        for (int kill = 0; kill < KILLS; kill++) {
            cluster.awaitWell();
            soak.play(WARM_UP);
            long moment = System.currentTimeMillis();
            cluster.any(random).kill(WARM_UP);
            recoveries.add(soak.recovery(moment));
        }
        return recoveries.stream().sorted().toList();
    }

    /** A server that hangs for a second or two, three times, is not given up: no process is another one afterwards. */
    private void stutter(Cluster cluster, Soak soak) throws IOException, InterruptedException {
        cluster.awaitWell();
        soak.play(WARM_UP);
        List<Long> before = cluster.processes();
        Node node = cluster.any(random);
        for (int i = 0; i < STUTTERS; i++) {
            node.hang(random.nextLong(LEAST_STUTTER, MOST_STUTTER));
            Thread.sleep(BETWEEN_STUTTERS);
        }
        cluster.awaitWell();
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        boolean isSame = cluster.processes().equals(before);
        System.out.println("after " + STUTTERS + " stutters of one to two seconds the servers are "
                + (isSame ? "the same" : "others") + "; load " + load);
        // A machine that is busy enough hangs by itself.
        assertThat(isSame || load > BUSY * Runtime.getRuntime().availableProcessors())
                .isTrue();
    }

    private Soak soak(Cluster cluster) {
        return new Soak(cluster.street(), cluster.street().port(), SPECTATORS)
                .with("server killed", () -> cluster.any(random).kill(random.nextInt(3_000)))
                .with("server stopped and started", () -> cluster.any(random).stop())
                .with("server hangs", () -> cluster.any(random).hang(random.nextInt(8_000)))
                .with("server stutters", () -> {
                    Node node = cluster.any(random);
                    for (int i = 0; i < 10; i++) {
                        node.hang(200);
                        Thread.sleep(50);
                    }
                })
                .with("server cut off from the others", () -> cluster.part(cluster.any(random), random.nextInt(8_000)))
                .with(
                        "server cut off from the database",
                        () -> cluster.deprive(cluster.any(random), random.nextInt(8_000)))
                .with("database killed", () -> cluster.database().killAndStart())
                .with("commit answered, answer lost", () -> cluster.line().loseCommits(1))
                .with("database slow", () -> {
                    cluster.line().slow(60);
                    Thread.sleep(2_000);
                    cluster.line().slow(0);
                })
                .with("people's lines slow", () -> {
                    cluster.street().slow(100);
                    Thread.sleep(2_000);
                    cluster.street().slow(0);
                });
    }
}

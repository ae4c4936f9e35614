package redoubt.soak;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packed program with every fault at once, on a file and on PostgreSQL. */
class SoakTest {
    /** {@code -Dsoak.minutes=30} takes longer and is worth more; each store gets half of it. */
    private static final double MINUTES = Double.parseDouble(System.getProperty("soak.minutes", "1"));

    private static final int SPECTATORS = Integer.getInteger("soak.spectators", 60);

    @TempDir
    private Path folder;

    @Test
    void nothingIsLostOnAFile() throws IOException, InterruptedException {
        List<String> store = List.of("--data", folder.resolve("data").toString());
        try (SoakServer server = new SoakServer(store, folder.resolve("server.log"))) {
            server.start();
            try (Soak soak = Soak.at(server, SPECTATORS).with("disk full", () -> {
                server.letFilesGrow(false);
                Thread.sleep(1_500);
                server.letFilesGrow(true);
            })) {
                soak.run(MINUTES * 30);
                server.letFilesGrow(true);
                System.out.println(soak.verify("a file"));
            }
        }
    }

    @Test
    void nothingIsLostOnPostgres() throws IOException, InterruptedException {
        try (Database database = new Database(folder);
                CuttingProxy line = CuttingProxy.to(database.port())) {
            List<String> store =
                    List.of("--store", "jdbc:postgresql://127.0.0.1:" + line.port() + "/postgres?user=postgres");
            try (SoakServer server = new SoakServer(store, folder.resolve("server.log"))) {
                server.start();
                try (Soak soak = Soak.at(server, SPECTATORS)
                        .with("database killed", database::killAndStart)
                        .with("commit answered, answer lost", () -> line.loseCommits(1))
                        .with("database cut off", () -> line.cut(1, new SplittableRandom()))) {
                    soak.run(MINUTES * 30);
                    line.loseCommits(0);
                    System.out.println(soak.verify("PostgreSQL"));
                }
            }
        }
    }
}

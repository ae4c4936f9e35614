package redoubt.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packed program, killed without warning while people play: what it acknowledged is there when it is started again. */
class KilledServerIT {
    /** {@code -Dkills=100} takes longer and is worth more. */
    private static final int KILLS = Integer.getInteger("kills", 10);

    private static final int LONGEST_LOAD = 1500;
    /** Games end; new ones are opened before they do. */
    private static final int KILLS_PER_SET_OF_TABLES = 5;

    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(17);
    private int acknowledged;

    @TempDir
    private Path folder;

    @Test
    void noAcknowledgedChoiceIsLost() throws IOException, InterruptedException {
        List<Guest> guests = new ArrayList<>();
        for (int kill = 0; kill < KILLS; kill++) {
            try (Program program = Program.start(folder)) {
                if (kill % KILLS_PER_SET_OF_TABLES == 0) {
                    guests = guests(program, kill);
                }
                verify(guests, program);
                playUntilKilled(guests, program);
            }
        }
        try (Program program = Program.start(folder)) {
            verify(guests, program);
        }
        System.out.printf("%d kills, %d acknowledged choices, none lost%n", KILLS, acknowledged);
        assertThat(acknowledged).as("choices made under load").isGreaterThan(KILLS);
    }

    /** Each from an address of its own, since the table lets an address ask only so often. */
    private static List<Guest> guests(Program program, int kill) throws IOException, InterruptedException {
        List<Guest> guests = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            guests.add(Guest.open(program.port(), "127.0.0." + (1 + 2 * i), "white-death", "WD-M01", kill + i));
            guests.add(Guest.open(program.port(), "127.0.0." + (2 + 2 * i), "toy", "TY-M02", kill + i));
        }
        return guests;
    }

    /** Everything acknowledged is there in its order, and at most one more, whose acknowledgement was lost with the process. */
    private static void verify(List<Guest> guests, Program program) throws IOException, InterruptedException {
        for (Guest guest : guests) {
            List<String> kept = guest.kept(program.port());
            assertThat(kept)
                    .as("what is kept of %s", guest)
                    .startsWith(guest.acknowledged().toArray(String[]::new));
            assertThat(kept.size()).isLessThanOrEqualTo(guest.acknowledged().size() + 1);
            guest.sawKept(kept);
            guest.playOn(program.port());
        }
    }

    private void playUntilKilled(List<Guest> guests, Program program) throws InterruptedException {
        int before = count(guests);
        AtomicBoolean isPlaying = new AtomicBoolean(true);
        List<CompletableFuture<Void>> players = guests.stream()
                .map(guest -> CompletableFuture.runAsync(
                        () -> guest.playUntilBroken(program.port(), isPlaying),
                        command -> Thread.ofPlatform().start(command)))
                .toList();
        Thread.sleep(random.nextInt(LONGEST_LOAD));
        program.kill();
        isPlaying.set(false);
        players.forEach(CompletableFuture::join);
        acknowledged += count(guests) - before;
    }

    private static int count(List<Guest> guests) {
        return guests.stream().mapToInt(guest -> guest.acknowledged().size()).sum();
    }
}

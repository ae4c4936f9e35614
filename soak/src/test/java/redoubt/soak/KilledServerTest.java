package redoubt.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packed program, killed without warning while people play: what it acknowledged is there when it is started again. */
class KilledServerTest {
    /** {@code -Dkills=100} takes longer and is worth more. */
    private static final int KILLS = Integer.getInteger("kills", 10);

    private static final int LONGEST_LOAD = 1500;
    private static final int CAMPAIGN_KILLS = 4;
    /** About as long as it takes to begin a mission. */
    private static final int LONGEST_BEGINNING = 60;
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

    /** The program is killed while what follows is begun: it has begun once or not at all, and the next one to ask gets that table. */
    @Test
    void aCampaignGoesOnAtOneTableWhenTheProgramDiesBetweenTwoMissions() throws IOException, InterruptedException {
        for (int kill = 0; kill < CAMPAIGN_KILLS; kill++) {
            Guest guest;
            AtomicReference<String> answered = new AtomicReference<>("");
            try (Program program = Program.start(folder)) {
                guest = Guest.openCampaign(program.port(), "127.0.0.3", "toy", "TY-M01", "TY-C01", kill);
                while (guest.playOn(program.port())) {
                    // until the mission has ended
                }
                Thread asking = Thread.ofPlatform().start(() -> ask(guest, program.port(), answered));
                Thread.sleep(random.nextInt(LONGEST_BEGINNING));
                program.kill();
                asking.join();
            }
            try (Program program = Program.start(folder)) {
                assertThat(guest.playOn(program.port())).as("the end is kept").isFalse();
                String next = guest.sequel(program.port());
                assertThat(answered.get()).isIn("", next);
                assertThat(guest.sequel(program.port())).isEqualTo(next);
                assertThat(guest.road(program.port())).containsExactly(guest.table(), next);
                assertThat(guest.at(next).playOn(program.port())).isTrue();
            }
        }
    }

    private static void ask(Guest guest, int port, AtomicReference<String> answered) {
        try {
            answered.set(guest.sequel(port));
        } catch (IOException _) {
            // killed
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
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

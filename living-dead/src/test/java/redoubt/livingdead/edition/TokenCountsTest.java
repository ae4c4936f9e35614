package redoubt.livingdead.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.content.ContentFolder;
import redoubt.horde.HordeGame;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.PlayRound;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.SpawnPoint;
import redoubt.kernel.Agenda;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.livingdead.LivingDeadGame;
import redoubt.testkit.Rule;

/** Scenes of one's own cannot use more tokens than the box has. */
class TokenCountsTest {
    private static final String SCENE = """
            mission NL-X01 "Mine"
              difficulty easy length short survivors 6
              tiles      2V
              mode       romero
              start      2V.4
              %s
              goal       NoGhoulOnBoard, EveryoneAtOrange
              rules      Armory
              source     house
            """;

    @TempDir
    private Path folder;

    private HordeGame game(String... lines) throws IOException {
        Files.writeString(folder.resolve("mine.txt"), SCENE.formatted(String.join("\n  ", lines)));
        return LivingDeadGame.of(List.of(ContentFolder.of(folder)));
    }

    @Test
    @Rule("NL-COMP-15")
    void colouredSpawnTokensAreThereOnce() throws IOException {
        assertThat(game("spawn white 2V.1", "spawn red 2V.3 2V.3 2V.3", "spawn yellow 2V.7", "spawn purple 2V.9")
                        .missions())
                .hasSize(11);
        for (String colour : List.of("white", "yellow", "purple")) {
            assertThatThrownBy(() -> game("spawn " + colour + " 2V.1", "spawn " + colour + " 2V.3"))
                    .hasMessageContaining("expected at most 1 of the " + colour + " spawn tokens, found 2")
                    .hasMessageContaining("mine.txt:7");
        }
        assertThatThrownBy(() -> game("spawn red 2V.1 2V.1 2V.1 2V.1 2V.1 2V.1 2V.1"))
                .hasMessageContaining("expected at most 6 of the spawn tokens, found 7");
    }

    @Test
    @Rule("NL-COMP-16")
    void thereIsOneCar() throws IOException {
        assertThat(game("car 2V.4").missions()).hasSize(11);
        assertThatThrownBy(() -> game("car 2V.4", "car 2V.5"))
                .hasMessageContaining("expected at most 1 of the car tokens, found 2");
    }

    @Test
    @Rule("NL-SPAWN-07")
    void tokensOfOtherColoursWaitForTheirEvent() throws IOException {
        HordeGame game = game("spawn white 2V.1", "spawn red 2V.3", "spawn yellow 2V.7", "spawn purple 2V.9");
        var table = new Engine<>(game)
                .begin(game.setUp(SetUp.of(LivingDead.ID, "NL-X01"), Luck.seeded(1)))
                .state()
                .table();
        assertThat(table.spawnPoints())
                .filteredOn(SpawnPoint::isActive)
                .extracting(token -> token.zone().name())
                .containsExactlyInAnyOrder("2V.1", "2V.3");
        var spawned = new Engine<>(game)
                .begin(State.laidOut(table, Agenda.of(new SpawnStep(), new PlayRound()), Luck.seeded(2)))
                .events();
        assertThat(spawned)
                .filteredOn(HordeEvent.ZombieCardDrawn.class::isInstance)
                .extracting(drawn -> ((HordeEvent.ZombieCardDrawn) drawn).zone().name())
                .containsExactly("2V.1", "2V.3");
    }
}

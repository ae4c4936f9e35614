package redoubt.app.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.app.desk.CommandRefused;
import redoubt.server.store.StoreAddress;

class StoreChoiceTest {
    private static final String URL = "jdbc:postgresql://host/games";

    @TempDir
    private Path folder;

    private static StoreAddress chosen(Map<String, String> environment) {
        return new StoreChoice(environment).of(Optional.empty(), Optional.empty());
    }

    @Test
    void anOptionIsStrongerThanTheEnvironment() {
        StoreChoice choice = new StoreChoice(Map.of("REDOUBT_STORE", URL, "XDG_DATA_HOME", folder.toString()));
        assertThat(choice.of(Optional.empty(), Optional.empty())).isEqualTo(StoreAddress.of(URL));
        assertThat(choice.of(Optional.of("jdbc:sqlite:x.db"), Optional.empty()).jdbcUrl())
                .isEqualTo("jdbc:sqlite:x.db");
        assertThat(choice.of(Optional.empty(), Optional.of(folder.resolve("mine")))
                        .jdbcUrl())
                .isEqualTo("jdbc:sqlite:" + folder.resolve("mine").resolve("tables.db"));
        assertThat(chosen(Map.of("REDOUBT_STORE", "", "XDG_DATA_HOME", folder.toString()))
                        .jdbcUrl())
                .isEqualTo("jdbc:sqlite:" + folder.resolve("redoubt").resolve("tables.db"));
        assertThatThrownBy(() -> choice.of(Optional.of(URL), Optional.of(folder)))
                .isInstanceOf(CommandRefused.class)
                .hasMessageContaining("give only one");
    }

    @Test
    void userAndPasswordComeFromTheEnvironment() {
        StoreAddress address = chosen(
                Map.of("REDOUBT_STORE", URL, "REDOUBT_STORE_USER", "keeper", "REDOUBT_STORE_PASSWORD", "SECRET"));
        assertThat(address.user()).contains("keeper");
        assertThat(address.password()).contains("SECRET");
        assertThat(address.toString() + address.name()).doesNotContain("SECRET");
    }

    @Test
    void thePasswordMayBeTheFirstLineOfAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("password"), " SEC RET\n# of the table\n");
        Map<String, String> environment = Map.of("REDOUBT_STORE", URL, "REDOUBT_STORE_PASSWORD_FILE", file.toString());
        assertThat(chosen(environment).password()).contains(" SEC RET");
        Files.writeString(file, "\nSECRET");
        assertThatThrownBy(() -> chosen(environment))
                .isInstanceOf(CommandRefused.class)
                .hasMessageContaining("password but is empty")
                .hasMessageNotContaining("SECRET");
        Files.delete(file);
        assertThatThrownBy(() -> chosen(environment))
                .isInstanceOf(CommandRefused.class)
                .hasMessage("REDOUBT_STORE_PASSWORD_FILE names " + file + ", which cannot be read");
        assertThatThrownBy(() -> chosen(Map.of(
                        "REDOUBT_STORE", URL, "REDOUBT_STORE_PASSWORD", "SECRET", "REDOUBT_STORE_PASSWORD_FILE", "f")))
                .isInstanceOf(CommandRefused.class)
                .hasMessageNotContaining("SECRET");
    }
}

package redoubt.app.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LoadSocketTest {
    @Test
    void whoeverIsRefusedHangsUp() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            CompletableFuture<Boolean> hungUp = CompletableFuture.supplyAsync(() -> isHungUpOn(server));
            assertThatThrownBy(() -> LoadSocket.connect(server.getLocalPort(), true))
                    .isInstanceOf(UncheckedIOException.class)
                    .hasMessageContaining("503");
            assertThat(hungUp.orTimeout(20, TimeUnit.SECONDS).join()).isTrue();
        }
    }

    /** Refuses whoever comes and waits until they hang up. */
    private static boolean isHungUpOn(ServerSocket server) {
        try (Socket caller = server.accept()) {
            caller.setSoTimeout(5_000);
            caller.getOutputStream().write("HTTP/1.1 503 Later\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            while (caller.getInputStream().read() >= 0) {
                // what was asked
            }
            return true;
        } catch (IOException stillThere) {
            return false;
        }
    }
}

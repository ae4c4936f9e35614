package redoubt.server.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import redoubt.server.protocol.Calls;
import redoubt.server.protocol.CampaignCalls;
import redoubt.server.protocol.ClientMessage;
import redoubt.server.protocol.JudgeCalls;
import redoubt.server.protocol.Protocol;
import redoubt.server.protocol.TableMessage;

class MessageTypesTest {
    @Test
    void theClientsTypesAreThoseOfTheRecords() {
        Vocabulary vocabulary = new Vocabulary().with(ClientMessage.class).with(TableMessage.class);
        List<Class<?>> calls = Stream.of(Calls.class, CampaignCalls.class, JudgeCalls.class)
                .flatMap(all -> Stream.of(all.getDeclaredClasses()))
                .sorted(Comparator.comparing(Class::getSimpleName))
                .toList();
        calls.forEach(vocabulary::with);
        String version = "export const PROTOCOL_VERSION = " + Protocol.VERSION + ";\n";
        GeneratedFile file = new GeneratedFile(
                Path.of("..", "web", "src", "protocol", "messages.ts"), TypeScript.file(vocabulary, version));

        assertThat(file.kept())
                .as("web/src/protocol/messages.ts is out of date: run ./redoubt test -pl server -am -Dprotocol=write")
                .isEqualTo(file.text());
    }
}

package redoubt.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.view.Catalogue;
import redoubt.horde.view.OddsView;
import redoubt.horde.view.TableView;
import redoubt.horde.zombies.Forecast;
import redoubt.livingdead.barricades.BarricadeEvent;
import redoubt.livingdead.cars.CarEvent;
import redoubt.livingdead.combining.Combine;
import redoubt.livingdead.faces.FaceEvent;
import redoubt.livingdead.ghouls.GhoulEvent;
import redoubt.livingdead.mission.m01.CorpseRemoved;
import redoubt.livingdead.mission.m09.HouseOpened;
import redoubt.livingdead.traits.BurnZone;
import redoubt.server.schema.GeneratedFile;
import redoubt.server.schema.TypeScript;
import redoubt.server.schema.Vocabulary;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.cauldron.CauldronEvent;
import redoubt.whitedeath.guards.GuardEvent;
import redoubt.whitedeath.ladder.LadderEvent;
import redoubt.whitedeath.mission.rules.MissionEvent;
import redoubt.whitedeath.vault.VaultEvent;

/** The types of what games show, for the client; what the server itself says is written by a test of the server. */
class GameTypesTest {
    @Test
    void theClientsTypesOfTheFamilyAreThoseOfTheRecords() {
        isCurrent(
                "horde.ts",
                new Vocabulary()
                        .with(TableView.class)
                        .with(Forecast.class)
                        .with(OddsView.class)
                        .with(Catalogue.class)
                        .withOneOf("HordeEvent", events(HordeEvent.class)));
    }

    @Test
    void theClientsTypesOfWhiteDeathAreThoseOfTheRecords() {
        isCurrent(
                "white-death.ts",
                new Vocabulary()
                        .withOneOf(
                                "WhiteDeathEvent",
                                events(
                                        SiegeEvent.class,
                                        CauldronEvent.class,
                                        GuardEvent.class,
                                        LadderEvent.class,
                                        MissionEvent.class,
                                        VaultEvent.class)));
    }

    @Test
    void theClientsTypesOfNightOfTheLivingDeadAreThoseOfTheRecords() {
        List<Class<?>> all =
                new ArrayList<>(events(BarricadeEvent.class, CarEvent.class, FaceEvent.class, GhoulEvent.class));
        all.addAll(
                List.of(BurnZone.ZoneBurnt.class, Combine.CardsCombined.class, HouseOpened.class, CorpseRemoved.class));
        all.sort(Comparator.comparing(Class::getSimpleName));
        isCurrent("night-of-the-living-dead.ts", new Vocabulary().withOneOf("LivingDeadEvent", all));
    }

    private static List<Class<?>> events(Class<?>... interfaces) {
        return Stream.of(interfaces)
                .flatMap(type -> Stream.<Class<?>>of(type.getDeclaredClasses()).filter(type::isAssignableFrom))
                .sorted(Comparator.comparing(Class::getSimpleName))
                .toList();
    }

    private static void isCurrent(String name, Vocabulary vocabulary) {
        GeneratedFile file =
                new GeneratedFile(Path.of("..", "web", "src", "protocol", name), TypeScript.file(vocabulary));
        assertThat(file.kept())
                .as("web/src/protocol/" + name + " is out of date: run ./redoubt test -pl app -am -Dprotocol=write")
                .isEqualTo(file.text());
    }
}

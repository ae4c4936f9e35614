package redoubt.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.app.messages.GameClasses;
import redoubt.darkest.DarkestGame;
import redoubt.darkest.view.Chances;
import redoubt.darkest.view.DarkestView;
import redoubt.horde.HordeGame;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.MarkKind;
import redoubt.horde.view.Catalogue;
import redoubt.horde.view.OddsView;
import redoubt.horde.view.Shows;
import redoubt.horde.view.TableView;
import redoubt.horde.zombies.Forecast;
import redoubt.kernel.Event;
import redoubt.kernel.Option;
import redoubt.server.schema.GeneratedFile;
import redoubt.server.schema.TypeScript;
import redoubt.server.schema.Vocabulary;

/**
 * The types of what games show and the names of what they offer, for the client, family by family; what the server itself says is
 * written by a test of the server. The client's tables are keyed by these names, so that one that is gone does not compile there.
 */
class GameTypesTest {
    @Test
    void theClientsTypesOfTheHordeAreThoseOfTheRecords() {
        Vocabulary shown = new Vocabulary()
                .with(TableView.class)
                .with(Forecast.class)
                .with(OddsView.class)
                .with(Catalogue.class)
                .with(MarkKind.class);
        isCurrent("horde.ts", named(shown, "Horde", HordeGame.class));
    }

    @Test
    void theClientsTypesOfDarkDarkerDarkestAreThoseOfTheRecords() {
        Vocabulary shown = new Vocabulary()
                .with(DarkestView.class)
                .with(redoubt.darkest.reaction.Forecast.class)
                .with(Chances.class)
                .with(redoubt.darkest.view.Catalogue.class)
                .withWords("DarkestOption", options(DarkestGame.class))
                .withOneOf("DarkestEvent", events(DarkestGame.class));
        isCurrent("dark-darker-darkest.ts", shown);
    }

    @ParameterizedTest
    @CsvSource({
        "white-death, WhiteDeath, redoubt.whitedeath.edition.WhiteDeath",
        "night-of-the-living-dead, LivingDead, redoubt.livingdead.edition.LivingDead",
        "washington-zc, SecondEdition, redoubt.secondedition.edition.SecondEdition"
    })
    void theClientsTypesOfAGameOfTheHordeAreThoseOfTheRecords(String game, String name, Class<?> edition) {
        List<Class<?>> exhibits = GameClasses.of(Shows.Exhibit.class, edition);
        Vocabulary shown =
                exhibits.isEmpty() ? new Vocabulary() : new Vocabulary().withOneOf(name + "Exhibit", exhibits);
        isCurrent(game + ".ts", named(shown, name, edition));
    }

    /** With the names of the actions and options of a module, and its events. */
    private static Vocabulary named(Vocabulary vocabulary, String name, Class<?> module) {
        return vocabulary
                .withWords(name + "Action", actions(module))
                .withWords(name + "Option", options(module))
                .withOneOf(name + "Event", events(module));
    }

    private static List<String> actions(Class<?> module) {
        return GameClasses.all(module).stream()
                .flatMap(GameTypesTest::kinds)
                .map(ActionKind::name)
                .distinct()
                .sorted()
                .toList();
    }

    private static Stream<ActionKind> kinds(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields())
                .filter(field -> field.getType() == ActionKind.class && Modifier.isStatic(field.getModifiers()))
                .map(GameTypesTest::kind);
    }

    private static ActionKind kind(Field constant) {
        try {
            constant.setAccessible(true);
            return (ActionKind) constant.get(null);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("cannot read " + constant, e);
        }
    }

    private static List<String> options(Class<?> module) {
        return GameClasses.of(Option.class, module).stream()
                .map(GameClasses::told)
                .sorted()
                .toList();
    }

    private static List<Class<?>> events(Class<?> module) {
        return GameClasses.of(Event.class, module).stream()
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

package redoubt.app.horde;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.event.ZombieCount;
import redoubt.horde.table.Danger;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Zone;
import redoubt.kernel.Event;
import redoubt.kernel.RuleId;
import redoubt.livingdead.faces.Face;
import redoubt.livingdead.faces.FaceEvent;
import redoubt.whitedeath.beacon.SiegeEvent;

/** What happens is told in sentences. */
class SentencesTest {
    private static final RuleId RULE = new RuleId("WD-RND-01");
    private static final SurvivorId OGON = new SurvivorId(0, "Ogon");
    private static final Zone ZONE = new Zone(3, "31R.d");

    @Test
    void everyEventOfEveryGameHasASentence() throws Exception {
        List<Class<?>> events = new ArrayList<>(events("horde"));
        events.addAll(events("white-death"));
        events.addAll(events("living-dead"));
        assertThat(events).hasSizeGreaterThan(80);
        for (Class<?> type : events) {
            Optional<String> sentence = Sentences.known(made(type));
            assertThat(sentence).as(type.getSimpleName()).isPresent();
            assertThat(sentence.get()).as(type.getSimpleName()).endsWith(".").matches("[A-Z0-9].*");
        }
    }

    @Test
    void sentencesSayWhoWhatWhereWithWhichDiceAndWhy() {
        assertThat(Sentences.of(new HordeEvent.DiceRolled(RULE, OGON, List.of(4, 1), 1)))
                .isEqualTo("Ogon rolls 4 1: 1 hit. [WD-RND-01]");
        assertThat(Sentences.of(new HordeEvent.AttackDeclared(RULE, OGON, "MELEE", "Shashka", ZONE, 2, 4, 1)))
                .isEqualTo("Ogon attacks 31R.d with Shashka (melee): 2 dice, hits on 4 or more, damage 1. [WD-RND-01]");
        assertThat(Sentences.of(new HordeEvent.ZombiesSpawned(RULE, "Walker", 3, ZONE)))
                .isEqualTo("3 Walkers appear in 31R.d. [WD-RND-01]");
        assertThat(Sentences.of(new HordeEvent.ActionPaid(RULE, OGON, "MOVE", 1, "Move")))
                .isEqualTo("Ogon spends 1 action and the free action Move (move). [WD-RND-01]");
    }

    @Test
    void groupsOfZombiesHaveTheirPlurals() {
        List<ZombieCount> some = List.of(new ZombieCount("Walker", 2), new ZombieCount("Brute", 1));
        assertThat(Sentences.of(new HordeEvent.DestinationChosen(RULE, ZONE, some, new Zone(4, "31R.e"))))
                .isEqualTo("2 Walkers, 1 Brute in 31R.d head for 31R.e. [WD-RND-01]");
        List<ZombieCount> fat = List.of(new ZombieCount("Fatty", 2), new ZombieCount("Relative", 1));
        assertThat(Sentences.of(new HordeEvent.DestinationChosen(RULE, ZONE, fat, new Zone(4, "31R.e"))))
                .isEqualTo("2 Fatties, 1 Relative in 31R.d head for 31R.e. [WD-RND-01]");
        assertThat(Sentences.of(new FaceEvent.ModeSet(RULE, OGON, Face.ZOMBICIDE)))
                .isEqualTo("Ogon turns to Zombicide mode. [WD-RND-01]");
        List<ZombieCount> one = List.of(new ZombieCount("Runner", 1));
        assertThat(Sentences.of(new HordeEvent.DestinationChosen(RULE, ZONE, one, ZONE)))
                .isEqualTo("1 Runner in 31R.d stays. [WD-RND-01]");
    }

    @Test
    void aSiegeThatBringsNobodySaysWhy() {
        assertThat(Sentences.of(new SiegeEvent.SiegeWithoutZombies(RULE, "Brute", 2)))
                .isEqualTo("Siege: no Brute appears this time. [WD-RND-01]");
        assertThat(Sentences.of(new SiegeEvent.SiegeWithoutZombies(RULE, "Brute", 0)))
                .isEqualTo("Siege: no zone is corrupted, so no Brute appears. [WD-RND-01]");
    }

    @Test
    void anUnknownEventIsToldByItsMembers() {
        /** Of no game. */
        record SkyFallen(RuleId rule, int pieces) implements Event {}
        assertThat(Sentences.of(new SkyFallen(RULE, 2))).isEqualTo("sky fallen: pieces 2 [WD-RND-01]");
    }

    private static List<Class<?>> events(String module) throws IOException, ClassNotFoundException {
        Path classes = Path.of("..", module, "target", "classes");
        List<Class<?>> events = new ArrayList<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".class")).toList()) {
                String name =
                        classes.relativize(file).toString().replace('/', '.').replace('\\', '.');
                if (!name.endsWith("-info.class")) {
                    Class<?> type = Class.forName(
                            name.substring(0, name.length() - 6), false, SentencesTest.class.getClassLoader());
                    if (type.isRecord() && Event.class.isAssignableFrom(type)) {
                        events.add(type);
                    }
                }
            }
        }
        return events;
    }

    private static Event made(Class<?> type) throws ReflectiveOperationException {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Constructor<?> constructor = type.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        Object[] values = Arrays.stream(components)
                .map(each -> each.getGenericType().getTypeName().contains("ZombieCount")
                        ? List.of(new ZombieCount("Walker", 2))
                        : value(each.getType()))
                .toArray();
        return (Event) constructor.newInstance(values);
    }

    private static Object value(Class<?> type) {
        return switch (type.getSimpleName()) {
            case "RuleId" -> RULE;
            case "SurvivorId" -> OGON;
            case "Zone" -> ZONE;
            case "int" -> 2;
            case "boolean" -> true;
            case "String" -> "Thing";
            case "List" -> List.of(3, 5);
            case "Optional" -> Optional.of(OGON);
            case "Danger" -> Danger.YELLOW;
            case "Face" -> Face.ROMERO;
            case String other -> throw new IllegalArgumentException("no value of " + other);
        };
    }
}

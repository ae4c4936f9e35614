package redoubt.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.Game;
import redoubt.kernel.GameBox;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.View;
import redoubt.kernel.json.Json;
import redoubt.toy.Gate;
import redoubt.toy.ToyBox;
import redoubt.toy.ToyGame;

/** Two builds side by side: this one, and a jar of the kernel with a toy that is the same or another. */
class BenchTest {
    @TempDir
    private Path folder;

    /** Something that no toy has ever told before. */
    record CockCrowed(RuleId rule) implements Event {}

    /** The toy without its last mission; from the third round on it tells something more. */
    record OtherToy(ToyGame toy) implements Game<Gate> {
        @Override
        public String id() {
            return toy.id();
        }

        @Override
        public String title() {
            return toy.title();
        }

        @Override
        public List<MissionCard> missions() {
            return toy.missions().subList(0, 2);
        }

        @Override
        public State<Gate> setUp(SetUp setUp, Luck luck) {
            return toy.setUp(setUp, luck);
        }

        @Override
        public void settle(Play<Gate> play) {
            if (play.table().round() > 2) {
                play.log(new CockCrowed(RuleId.rule("TY-END-01")));
            }
        }

        @Override
        public View view(State<Gate> state) {
            return toy.view(state);
        }

        @Override
        public State<Gate> imagine(State<Gate> state, Luck luck) {
            return toy.imagine(state, luck);
        }

        @Override
        public double appraise(Gate table) {
            return toy.appraise(table);
        }

        @Override
        public int round(Gate table) {
            return toy.round(table);
        }
    }

    /** Offers the other toy. */
    public static final class OtherToyBox implements GameBox {
        @Override
        public String id() {
            return "toy";
        }

        @Override
        public Game<?> open(List<String> contentFolders) {
            return new OtherToy(new ToyGame());
        }
    }

    private Path jar(Class<? extends GameBox> box) throws IOException {
        Path jar = folder.resolve("other.jar");
        URI address = URI.create("jar:" + jar.toUri());
        try (FileSystem packed = FileSystems.newFileSystem(address, Map.of("create", "true"))) {
            copy(Game.class, "redoubt/kernel", packed);
            copy(ToyGame.class, "redoubt/toy", packed);
            copy(BenchTest.class, "redoubt/app", packed);
            Path services = Files.createDirectories(packed.getPath("META-INF/services"));
            Files.writeString(services.resolve(GameBox.class.getName()), box.getName());
        }
        return jar;
    }

    /** Copies the classes of a package from wherever this class came from: a folder or a jar. */
    private static void copy(Class<?> type, String packageFolder, FileSystem packed) throws IOException {
        Path source = Path.of(URI.create(
                type.getProtectionDomain().getCodeSource().getLocation().toString()));
        if (Files.isDirectory(source)) {
            copy(source, packageFolder, packed);
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(source)) {
                copy(jar.getPath("/"), packageFolder, packed);
            }
        }
    }

    private static void copy(Path source, String packageFolder, FileSystem packed) throws IOException {
        try (Stream<Path> files = Files.walk(source.resolve(packageFolder))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = packed.getPath(source.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }

    private static Session against(Path jar, String... more) {
        return Session.run(Stream.concat(
                        Stream.of("bench", "--against", jar.toString(), "--seconds", "0.4", "--games", "3"),
                        Stream.of(more))
                .toArray(String[]::new));
    }

    private static void refused(Session session, String message) {
        assertThat(session.code()).isEqualTo(2);
        assertThat(session.err()).hasLineCount(1).startsWith("redoubt: ").contains(message);
    }

    @Test
    void aBuildPlaysTheSameAsItself() throws IOException {
        Session session = against(jar(ToyBox.class));
        assertThat(session.code()).as(session.err()).isZero();
        assertThat(session.lines().getFirst()).startsWith("this build against other.jar");
        assertThat(session.out())
                .containsPattern("toy TY-M01 +this build +\\d+\\.\\d\\d +\\d+\\.\\d\\d to \\d+\\.\\d\\d +[\\d,]+ ")
                .containsPattern("other.jar +1.00 +[\\d,]+ +[\\d,]+ +[\\d,]+\n")
                .containsPattern("Same play: .* is [0-9a-f]{16}\\.\n")
                .contains("3 games of each of these missions: TY-M01 TY-M02 TY-M03");
    }

    @Test
    void theFirstDifferenceIsNamed() throws IOException {
        Session session = against(jar(OtherToyBox.class), "--mission", "TY-M01");
        assertThat(session.code()).isEqualTo(1);
        assertThat(session.out())
                .contains("First difference: toy TY-M01, game 0, after decision " + choicesBeforeThirdRound() + "\n")
                .containsPattern("this build: .*\n +other.jar: .*CockCrowed\\[rule=TY-END-01]");
    }

    /** After which choice of game 0 the third round begins. */
    private static int choicesBeforeThirdRound() {
        Engine<Gate> engine = new Engine<>(new ToyGame());
        SplittableRandom random = new SplittableRandom(0);
        State<Gate> state =
                engine.begin(SetUp.of("toy", "TY-M01"), Luck.seeded(0)).state();
        int choices = 0;
        for (; state.table().round() < 3; choices++) {
            List<? extends Option> options = state.decision().options();
            state = engine.apply(state, options.get(random.nextInt(options.size())))
                    .state();
        }
        return choices;
    }

    @Test
    void whatOnlyThisBuildHasIsPassedOver() throws IOException {
        Path jar = jar(OtherToyBox.class);
        Map<?, ?> members = (Map<?, ?>) Json.read(against(jar, "--json").out());
        assertThat(members.get("missions")).isEqualTo(List.of("toy TY-M01", "toy TY-M02"));
        assertThat(members.get("samePlay")).isEqualTo(false);
        assertThat((List<?>) members.get("races")).hasSize(1);
        refused(against(jar, "--mission", "TY-M03"), "other.jar has no mission TY-M03");
    }

    @Test
    void whatCannotBeComparedIsRefused() throws IOException {
        refused(against(folder.resolve("none.jar")), "there is no jar");
        Path text = Files.writeString(folder.resolve("notes.txt"), "not a jar");
        refused(against(text), "notes.txt is not a jar");
        Path empty = folder.resolve("empty.jar");
        FileSystems.newFileSystem(URI.create("jar:" + empty.toUri()), Map.of("create", "true"))
                .close();
        refused(against(empty), "empty.jar is not a jar of Redoubt");
        Path jar = jar(ToyBox.class);
        refused(against(jar, "--mission", "TY-M09"), "has no mission TY-M09");
        refused(Session.run("bench", "--against", jar.toString(), "--games", "0"), "--games must be at least 1, not 0");
    }

    @Test
    void figuresAreMeasured() {
        Session session = Session.run("bench", "--seconds", "0.2");
        assertThat(session.code()).isZero();
        assertThat(session.out())
                .contains("toy TY-M01 decisions", "engine step")
                .containsPattern("states kept +\\d+")
                .doesNotContain("TY-M02");
        Session json = Session.run("bench", "--seconds", "0.2", "--mission", "TY-M02", "--json");
        assertThat(((Map<?, ?>) Json.read(json.out())).keySet()).asString().isEqualTo("[figures, definitions]");
        assertThat(json.out()).contains("toy TY-M02 games");
        refused(Session.run("bench", "--seconds", "0"), "--seconds must be more than 0");
    }
}

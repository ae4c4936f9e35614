package redoubt.app.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Nearest;
import redoubt.app.desk.RuleLedgers;
import redoubt.content.ContentFolder;
import redoubt.content.GameContent;
import redoubt.content.Grammar;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.content.rules.LedgerException;
import redoubt.content.rules.Ledgers;
import redoubt.content.rules.RuleFiles;

/** Reads all content and reports everything that is wrong with it. */
@Command(
        name = "check",
        description = "Read the ledgers and all content, and print every problem as FILE:LINE:COLUMN: MESSAGE.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Exits with 1 if there are problems; a warning is none: something that can be played, but hardly won."
        })
final class ContentCheckCommand implements Callable<Integer> {
    private final Desk desk;
    private final Supplier<List<String>> users;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "FOLDER",
            description =
                    "A folder of your own content to check as well: FOLDER/GAME/*.txt is laid over the content of that game;"
                            + " FOLDER/*.txt is read on its own, or laid over the game named by --game.")
    private Optional<Path> folder = Optional.empty();

    @Option(names = "--game", paramLabel = "GAME", description = "Lay FOLDER over the content of this game.")
    private Optional<String> game = Optional.empty();

    ContentCheckCommand(Desk desk, Supplier<List<String>> users) {
        this.desk = desk;
        this.users = users;
    }

    @Override
    public Integer call() {
        folder.filter(path -> !Files.isDirectory(path)).ifPresent(path -> {
            throw new CommandRefused("there is no folder " + path);
        });
        List<GameContent> games =
                ServiceLoader.load(GameContent.class, ContentCheckCommand.class.getClassLoader()).stream()
                        .map(ServiceLoader.Provider::get)
                        .toList();
        Set<String> problems = new LinkedHashSet<>(ledgers());
        Set<String> warnings = new LinkedHashSet<>();
        List<Problems> found = new ArrayList<>();
        List<String> over = users.get();
        games.forEach(own -> found.add(own.problems(laid(own, over))));
        folder.ifPresent(path -> found.addAll(folder(path, games)));
        for (Problems each : found) {
            problems.addAll(texts(each.all()));
            warnings.addAll(texts(each.doubts()));
        }
        problems.forEach(desk.out()::println);
        warnings.forEach(desk.out()::println);
        desk.out().println(count(problems, "problem") + (warnings.isEmpty() ? "" : ", " + count(warnings, "warning")));
        return problems.isEmpty() ? ExitCode.DONE : ExitCode.FINDINGS;
    }

    private static String count(Set<String> texts, String what) {
        return texts.size() + " " + what + (texts.size() == 1 ? "" : "s");
    }

    private List<String> ledgers() {
        RuleFiles files = RuleLedgers.files(desk);
        List<String> problems = new ArrayList<>();
        for (String language : files.languages()) {
            try {
                Ledgers.in(language, files);
            } catch (LedgerException e) {
                e.problems().forEach(problem -> problems.add("rules/" + problem));
            }
        }
        return problems.stream().distinct().toList();
    }

    private List<Problems> folder(Path path, List<GameContent> games) {
        ContentFolder own = ContentFolder.of(path);
        List<String> ids = games.stream().map(GameContent::game).toList();
        if (game.isEmpty() && UserContent.isSorted(path, ids)) {
            UserContent.check(path, ids);
            return games.stream()
                    .map(each -> each.problems(laid(each, List.of(path.toString()))))
                    .toList();
        }
        if (game.isEmpty()) {
            Problems found = new Problems();
            Library.read(List.of(own), Grammar.PLAIN, found);
            return List.of(found);
        }
        GameContent below = games.stream()
                .filter(content -> content.game().equals(game.get()))
                .findFirst()
                .orElseThrow(() -> new CommandRefused("the game " + game.get() + " has no content"
                        + Nearest.hint(game.get(), ids) + (ids.isEmpty() ? "" : " (" + String.join(", ", ids) + ")")));
        return List.of(below.problems(List.of(below.folder(), own)));
    }

    private static List<ContentFolder> laid(GameContent below, List<String> over) {
        List<ContentFolder> folders = new ArrayList<>(List.of(below.folder()));
        over.forEach(folder -> folders.add(ContentFolder.of(folder, below.game())));
        return folders;
    }

    private static List<String> texts(List<?> problems) {
        return problems.stream().map(String::valueOf).toList();
    }
}

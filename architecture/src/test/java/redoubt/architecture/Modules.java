package redoubt.architecture;

import static redoubt.architecture.Module.other;
import static redoubt.architecture.Module.rules;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The modules of the project, lowest first; a new one is one line here. */
final class Modules {
    static final List<Module> ALL = List.of(
            rules("kernel", "redoubt.kernel"),
            rules("board", "redoubt.board", "kernel"),
            other("content", "redoubt.content", "kernel", "board"),
            rules("toy", "redoubt.toy", "kernel"),
            other("bots", "redoubt.bots", "kernel"),
            other("lab", "redoubt.lab", "kernel", "bots"),
            other("test-kit", "redoubt.testkit", "kernel", "board", "content"),
            rules("horde", "redoubt.horde", "kernel", "board", "content"),
            rules("white-death", "redoubt.whitedeath", "kernel", "board", "content", "horde"),
            other("server", "redoubt.server", "kernel", "bots"),
            other("cluster", "redoubt.cluster", "server"),
            rules("living-dead", "redoubt.livingdead", "kernel", "board", "content", "horde"),
            rules("second-edition", "redoubt.secondedition", "kernel", "board", "content", "horde"),
            rules("dark-darkest", "redoubt.darkest", "kernel", "board", "content"),
            other(
                    "app",
                    "redoubt.app",
                    "kernel",
                    "board",
                    "content",
                    "toy",
                    "bots",
                    "lab",
                    "server",
                    "horde",
                    "white-death",
                    "living-dead",
                    "second-edition",
                    "dark-darkest"),
            other("spark", "redoubt.spark", "kernel", "bots", "lab", "app"),
            other("bench", "redoubt.bench", "kernel", "toy", "bots", "lab"),
            other("mutants", "redoubt.mutants"));

    /** The compiled main classes of every module. */
    static final JavaClasses CLASSES = new ClassFileImporter()
            .importPaths(ALL.stream()
                    .map(Modules::classes)
                    .filter(Files::isDirectory)
                    .toList());

    private Modules() {}

    static Path classes(Module module) {
        return Path.of("..", module.folder(), "target", "classes");
    }

    static String[] rulePackages() {
        return ALL.stream().filter(Module::holdsRules).map(Module::packages).toArray(String[]::new);
    }
}

package redoubt.mutants;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A module whose rules are broken: its folder, its root package, the modules whose tests ought to notice, nearest first, and the
 * folder of its content files if it has any.
 */
record RulesModule(String folder, String root, List<String> testedBy, Optional<String> content) {
    /** A new game is one line here, and one word among the tests of its family. */
    static final List<RulesModule> ALL = List.of(
            family("horde", "redoubt.horde", "white-death", "living-dead", "second-edition"),
            game("white-death", "redoubt.whitedeath", "content/white-death"),
            game("living-dead", "redoubt.livingdead", "content/night-of-the-living-dead"),
            game("second-edition", "redoubt.secondedition", "content/washington-zc"),
            game("dark-darkest", "redoubt.darkest", "content/dark-darker-darkest"));

    private static RulesModule family(String folder, String root, String... games) {
        List<String> tests = Stream.concat(Stream.of(folder), Stream.of(games)).toList();
        return new RulesModule(folder, root, tests, Optional.empty());
    }

    private static RulesModule game(String folder, String root, String content) {
        return new RulesModule(folder, root, List.of(folder), Optional.of(content));
    }

    static List<String> names() {
        return ALL.stream().map(RulesModule::folder).toList();
    }
}

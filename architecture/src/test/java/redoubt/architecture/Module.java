package redoubt.architecture;

import java.util.List;

/** A module: its folder, its package, the modules it may use, and whether it holds rules. */
record Module(String folder, String root, boolean holdsRules, List<String> uses) {
    static Module rules(String folder, String root, String... uses) {
        return new Module(folder, root, true, List.of(uses));
    }

    static Module other(String folder, String root, String... uses) {
        return new Module(folder, root, false, List.of(uses));
    }

    String packages() {
        return root + "..";
    }
}

package redoubt.mutants;

import java.nio.file.Path;

/** Where the tool starts; the launcher builds what it needs and says where the checkout is. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        Path home = Path.of(System.getProperty("redoubt.home", "."))
                .toAbsolutePath()
                .normalize();
        System.exit(MutantsCommand.run(new Checkout(home), System.out, System.err, arguments));
    }
}

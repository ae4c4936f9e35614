package redoubt.mutants;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs test classes in a machine of their own, in the order given, and stops the machine at the first failure. */
final class TestRun implements TestExecutionListener {
    private static final int FAILED = 1;

    private final Map<String, Long> starts = new LinkedHashMap<>();
    private final Map<String, Long> millis = new LinkedHashMap<>();

    private TestRun() {}

    /** Runs the tests named in a file, whatever comes of it. */
    static void quietly(Path list) {
        LauncherFactory.create().execute(request(Checkout.lines(list)));
    }

    private static LauncherDiscoveryRequest request(List<String> tests) {
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(tests.stream().map(name -> selectClass(name)).toList())
                .build();
    }

    /** The first argument is a file of class names; the second one is written: how long each took. */
    public static void main(String[] arguments) {
        List<String> tests = Checkout.lines(Path.of(arguments[0]));
        TestRun run = new TestRun();
        LauncherFactory.create().execute(request(tests), run);
        Checkout.write(
                Path.of(arguments[1]),
                run.millis.entrySet().stream()
                        .map(entry -> entry.getValue() + " " + entry.getKey())
                        .toList());
        Runtime.getRuntime().halt(run.millis.size() == tests.size() ? 0 : FAILED);
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        type(test).ifPresent(name -> starts.put(name, System.nanoTime()));
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == Status.FAILED) {
            System.out.println(test.getUniqueId() + ": " + result.getThrowable().orElse(null));
            System.out.flush();
            Runtime.getRuntime().halt(FAILED);
        }
        type(test).ifPresent(name -> millis.put(name, (System.nanoTime() - starts.get(name)) / 1_000_000));
    }

    private static Optional<String> type(TestIdentifier test) {
        return test.getSource()
                .filter(ClassSource.class::isInstance)
                .map(source -> ((ClassSource) source).getClassName())
                .filter(name -> !name.contains("$"));
    }
}

package redoubt.mutants;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.pitest.classpath.CodeSource;
import org.pitest.coverage.CoverageDatabase;
import org.pitest.mutationtest.ClassMutationResults;
import org.pitest.mutationtest.ListenerArguments;
import org.pitest.mutationtest.MutationResult;
import org.pitest.mutationtest.MutationResultListener;
import org.pitest.mutationtest.MutationResultListenerFactory;
import org.pitest.mutationtest.build.MutationGrouperFactory;
import org.pitest.mutationtest.build.MutationInterceptorFactory;
import org.pitest.mutationtest.build.TestPrioritiser;
import org.pitest.mutationtest.build.TestPrioritiserFactory;
import org.pitest.mutationtest.config.PluginServices;
import org.pitest.mutationtest.config.ReportOptions;
import org.pitest.mutationtest.config.Services;
import org.pitest.mutationtest.config.ServicesFromClassLoader;
import org.pitest.mutationtest.config.SettingsFactory;
import org.pitest.mutationtest.tooling.EntryPoint;
import org.pitest.testapi.TestGroupConfig;
import org.pitest.util.Glob;
import org.pitest.util.PitError;
import org.pitest.util.Verbosity;

/** One run of Pitest: the classes of one module against the tests of one module. */
record PitestRun(Checkout checkout, RulesModule module, String packages, String tests) {
    /**
     * What is changed: a condition is always or never met (which says more than its opposite, as it drops one condition of several);
     * a limit moves by one; arithmetic and signs turn around; a call is left out, which in code without side effects means that it
     * hands on what it was called on; a method returns nothing, zero, true or false. Returning null is left out: we have no null,
     * so that any test that comes by would fail, whatever it checks.
     */
    private static final List<String> MUTATORS = List.of(
            "REMOVE_CONDITIONALS",
            "CONDITIONALS_BOUNDARY",
            "MATH",
            "INCREMENTS",
            "INVERT_NEGS",
            "VOID_METHOD_CALLS",
            "EXPERIMENTAL_NAKED_RECEIVER",
            "EMPTY_RETURNS",
            "FALSE_RETURNS",
            "TRUE_RETURNS",
            "PRIMITIVE_RETURNS");

    /** A test that takes so much longer than usual never ends; a busy machine takes its time. */
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private static final String LISTENER = "REDOUBT";

    /** Runs it and returns the time that went by before the first mutant. */
    Duration run(Chooser chooser, Consumer<MutationResult> told) {
        Instant start = Instant.now();
        Listener listener = new Listener(told, new AtomicReference<>(start));
        Services found = new ServicesFromClassLoader(PitestRun.class.getClassLoader());
        PluginServices services = new PluginServices(new Services() {
            @Override
            public <S> Collection<S> load(Class<S> type) {
                List<S> all = new ArrayList<>(found.load(type));
                if (type == MutationInterceptorFactory.class) {
                    all.add(type.cast(chooser));
                }
                if (type == MutationResultListenerFactory.class) {
                    all.add(type.cast(listener));
                }
                return all;
            }
        });
        Path base = checkout.module(tests);
        try {
            new EntryPoint()
                    .execute(base.toFile(), options(base), settings(options(base), services), Map.of())
                    .getError()
                    .ifPresent(error -> {
                        throw new PitError(error.getMessage(), error);
                    });
        } catch (PitError e) {
            throw new Refused(
                    "the tests of " + tests + " do not pass as they are, or Pitest cannot run them: " + e.getMessage(),
                    e);
        }
        return Duration.between(start, listener.begun().get());
    }

    /** Left to itself, Pitest starts a machine for every class, and may try a recorded game before the test of a rule. */
    private SettingsFactory settings(ReportOptions options, PluginServices services) {
        return new SettingsFactory(options, services) {
            @Override
            public MutationGrouperFactory getMutationGrouper() {
                return new Machines();
            }

            @Override
            public TestPrioritiserFactory getTestPrioritiser() {
                return new RecordsLast(super.getTestPrioritiser());
            }
        };
    }

    private ReportOptions options(Path base) {
        ReportOptions options = new ReportOptions();
        options.setProjectBase(base);
        options.setReportDir(checkout.work().resolve("pitest").toString());
        options.setShouldCreateTimestampedReports(false);
        options.setClassPathElements(checkout.classPath(tests));
        options.setIncludeLaunchClasspath(false);
        options.addChildJVMArgs(machineOptions());
        options.setCodePaths(List.of(checkout.classes(module.folder()).toString()));
        options.setSourceDirs(List.of(checkout.module(module.folder()).resolve("src/main/java")));
        options.setTargetClasses(List.of(packages + ".*"));
        options.setTargetTests(Glob.toGlobPredicates(checkout.tests(tests)));
        options.setExcludedMethods(List.of("toString", "hashCode"));
        options.setMutators(MUTATORS);
        options.setMutationEngine("gregor");
        options.setGroupConfig(new TestGroupConfig());
        options.setNumberOfThreads(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
        options.setTimeoutConstant(PATIENCE.toMillis());
        options.setTimeoutFactor(3);
        options.setFailWhenNoMutations(false);
        options.setSkipFailingTests(false);
        options.setVerbosity(Verbosity.SILENT);
        options.addOutputFormats(List.of(LISTENER));
        return options;
    }

    private List<String> machineOptions() {
        List<String> arguments = new ArrayList<>(Checkout.MACHINE_OPTIONS);
        Path list = checkout.work().resolve("tests-" + tests);
        Checkout.write(list, checkout.tests(tests));
        arguments.add("-D" + WarmUp.TESTS + "=" + list);
        return arguments;
    }

    /** Pitest's own order, but recorded games come after all other tests. */
    private record RecordsLast(TestPrioritiserFactory usual) implements TestPrioritiserFactory {
        @Override
        public TestPrioritiser makeTestPrioritiser(Properties properties, CodeSource code, CoverageDatabase coverage) {
            TestPrioritiser order = usual.makeTestPrioritiser(properties, code, coverage);
            return mutation -> order.assignTests(mutation).stream()
                    .sorted(Comparator.comparing(test -> Checkout.isRecord(test.getName())))
                    .toList();
        }

        @Override
        public String description() {
            return "recorded games after all other tests";
        }
    }

    /** Hands on what Pitest reports, and remembers when the first mutant was tried. */
    private record Listener(Consumer<MutationResult> told, AtomicReference<Instant> begun)
            implements MutationResultListenerFactory, MutationResultListener {
        @Override
        public MutationResultListener getListener(Properties properties, ListenerArguments arguments) {
            return this;
        }

        @Override
        public String name() {
            return LISTENER;
        }

        @Override
        public String description() {
            return "the report of Redoubt";
        }

        @Override
        public void runStart() {
            begun.set(Instant.now());
        }

        @Override
        public void handleMutationResult(ClassMutationResults results) {
            results.getMutations().forEach(told);
        }

        @Override
        public void runEnd() {}
    }
}

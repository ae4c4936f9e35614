package redoubt.testkit;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import redoubt.kernel.RuleId;

/**
 * The tests of a module, run once more to hear which rules they come to: every situation that a test lays out, and the golden
 * playthroughs. The laws of random play are left out: what they come to depends on seeds.
 */
record Situations(SortedSet<String> cited, List<String> failed) {
    private static final String LAWS = ".*LawsTest";

    /** Runs the tests beside a test class, which is left out. */
    static Situations beside(Class<?> test) {
        LauncherConfig plain = LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .enableLauncherSessionListenerAutoRegistration(false)
                .enablePostDiscoveryFilterAutoRegistration(false)
                .build();
        var summary = new SummaryGeneratingListener();
        Set<RuleId> rules = ConcurrentHashMap.newKeySet();
        Heard.during(rules, () -> LauncherFactory.create(plain).execute(request(test), summary));
        SortedSet<String> cited = new TreeSet<>();
        rules.forEach(rule -> cited.add(rule.id()));
        List<String> failed = summary.getSummary().getFailures().stream()
                .map(failure -> failure.getTestIdentifier().getDisplayName() + ": "
                        + failure.getException().getMessage())
                .toList();
        return new Situations(cited, failed);
    }

    private static LauncherDiscoveryRequest request(Class<?> test) {
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClasspathRoots(Set.of(classes(test))))
                .filters(
                        ClassNameFilter.includeClassNamePatterns(".*Test"),
                        ClassNameFilter.excludeClassNamePatterns(LAWS, Pattern.quote(test.getName())))
                .build();
    }

    private static Path classes(Class<?> test) {
        try {
            return Path.of(
                    test.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException failure) {
            throw new IllegalStateException(failure);
        }
    }
}

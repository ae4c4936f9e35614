package redoubt.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

class ZoneSetTest {
    private static final int TIMES = 500;

    /** Any zones; each test run meets none, one, few, many and all of them. */
    private static Set<Integer> zones(Random random) {
        int share = random.nextInt(5) * 25;
        Set<Integer> zones = new TreeSet<>();
        for (int zone = 0; zone < ZoneSet.CAPACITY; zone++) {
            if (random.nextInt(100) < share) {
                zones.add(zone);
            }
        }
        return zones;
    }

    private static int zone(Random random) {
        return random.nextInt(ZoneSet.CAPACITY);
    }

    private static ZoneSet packed(Set<Integer> zones) {
        ZoneSet set = ZoneSet.EMPTY;
        for (int zone : zones) {
            set = set.with(zone);
        }
        return set;
    }

    private static List<Integer> listed(ZoneSet set) {
        List<Integer> zones = new ArrayList<>();
        set.forEachIndex(zones::add);
        return zones;
    }

    @RepeatedTest(TIMES)
    void walksInOrder(RepetitionInfo time) {
        Set<Integer> zones = zones(new Random(time.getCurrentRepetition()));
        ZoneSet set = packed(zones);
        TreeSet<Integer> sorted = new TreeSet<>(zones);
        assertThat(listed(set)).containsExactlyElementsOf(sorted);
        assertThat(set).map(ZoneId::index).containsExactlyElementsOf(sorted);
        assertThat(set.size()).isEqualTo(sorted.size());
        assertThat(set.isEmpty()).isEqualTo(sorted.isEmpty());
        assertThat(set.first()).isEqualTo(sorted.isEmpty() ? ZoneSet.NONE : sorted.first());
    }

    @RepeatedTest(TIMES)
    void addsAndTakesAway(RepetitionInfo time) {
        Random random = new Random(time.getCurrentRepetition());
        Set<Integer> zones = zones(random);
        int zone = zone(random);
        TreeSet<Integer> more = new TreeSet<>(zones);
        more.add(zone);
        TreeSet<Integer> fewer = new TreeSet<>(zones);
        fewer.remove(zone);
        assertThat(listed(packed(zones).with(zone))).containsExactlyElementsOf(more);
        assertThat(listed(packed(zones).without(zone))).containsExactlyElementsOf(fewer);
        assertThat(packed(zones).contains(zone)).isEqualTo(zones.contains(zone));
        assertThat(ZoneSet.of(zone)).isEqualTo(packed(Set.of(zone)));
    }

    @RepeatedTest(TIMES)
    void combines(RepetitionInfo time) {
        Random random = new Random(time.getCurrentRepetition());
        Set<Integer> one = zones(random);
        Set<Integer> other = zones(random);
        TreeSet<Integer> both = new TreeSet<>(one);
        both.retainAll(other);
        TreeSet<Integer> either = new TreeSet<>(one);
        either.addAll(other);
        TreeSet<Integer> rest = new TreeSet<>(one);
        rest.removeAll(other);
        assertThat(listed(packed(one).and(packed(other)))).containsExactlyElementsOf(both);
        assertThat(listed(packed(one).or(packed(other)))).containsExactlyElementsOf(either);
        assertThat(listed(packed(one).minus(packed(other)))).containsExactlyElementsOf(rest);
        assertThat(packed(one).meets(packed(other))).isEqualTo(!both.isEmpty());
        assertThat(packed(one).containsAll(packed(other))).isEqualTo(one.containsAll(other));
    }

    @RepeatedTest(TIMES)
    void findsTheNext(RepetitionInfo time) {
        Random random = new Random(time.getCurrentRepetition());
        Set<Integer> zones = zones(random);
        int zone = zone(random);
        Integer higher = new TreeSet<>(zones).higher(zone);
        assertThat(packed(zones).nextAfter(zone)).isEqualTo(higher == null ? ZoneSet.NONE : higher);
    }
}

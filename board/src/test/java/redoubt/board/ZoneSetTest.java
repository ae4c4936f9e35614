package redoubt.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ZoneSetTest {
    @Provide
    Arbitrary<Set<Integer>> zones() {
        return Arbitraries.integers().between(0, ZoneSet.CAPACITY - 1).set().ofMaxSize(ZoneSet.CAPACITY);
    }

    @Provide
    Arbitrary<Integer> zone() {
        return Arbitraries.integers().between(0, ZoneSet.CAPACITY - 1);
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

    @Property
    void walksInOrder(@ForAll("zones") Set<Integer> zones) {
        ZoneSet set = packed(zones);
        TreeSet<Integer> sorted = new TreeSet<>(zones);
        assertThat(listed(set)).containsExactlyElementsOf(sorted);
        assertThat(set).map(ZoneId::index).containsExactlyElementsOf(sorted);
        assertThat(set.size()).isEqualTo(sorted.size());
        assertThat(set.isEmpty()).isEqualTo(sorted.isEmpty());
        assertThat(set.first()).isEqualTo(sorted.isEmpty() ? ZoneSet.NONE : sorted.first());
    }

    @Property
    void addsAndTakesAway(@ForAll("zones") Set<Integer> zones, @ForAll("zone") int zone) {
        TreeSet<Integer> more = new TreeSet<>(zones);
        more.add(zone);
        TreeSet<Integer> fewer = new TreeSet<>(zones);
        fewer.remove(zone);
        assertThat(listed(packed(zones).with(zone))).containsExactlyElementsOf(more);
        assertThat(listed(packed(zones).without(zone))).containsExactlyElementsOf(fewer);
        assertThat(packed(zones).contains(zone)).isEqualTo(zones.contains(zone));
        assertThat(ZoneSet.of(zone)).isEqualTo(packed(Set.of(zone)));
    }

    @Property
    void combines(@ForAll("zones") Set<Integer> one, @ForAll("zones") Set<Integer> other) {
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

    @Property
    void findsTheNext(@ForAll("zones") Set<Integer> zones, @ForAll("zone") int zone) {
        Integer higher = new TreeSet<>(zones).higher(zone);
        assertThat(packed(zones).nextAfter(zone)).isEqualTo(higher == null ? ZoneSet.NONE : higher);
    }
}

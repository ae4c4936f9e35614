package redoubt.horde.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.fixture.Town;
import redoubt.kernel.Engine;
import redoubt.kernel.Peril;
import redoubt.kernel.Way;
import redoubt.kernel.Ways;

/** Where somebody could walk to, at what price, and what may come of stopping there. */
class WalksTest {
    private static final String STREET = ".~.~.~.~.";

    private static Town street(String skills) {
        return Town.on(STREET).survivor("Ogon", "a", skills);
    }

    private static List<Way> ways(Town town) {
        return Ways.from(new Engine<>(Town.GAME), town.state());
    }

    private static Way way(Town town, String place) {
        return ways(town).stream()
                .filter(way -> way.place().equals("T." + place))
                .findFirst()
                .orElseThrow();
    }

    private static List<Integer> costs(Way way) {
        return way.legs().stream().map(Way.Leg::cost).toList();
    }

    private static List<String> perils(Way way) {
        return way.legs().getLast().perils().stream().map(Peril::name).toList();
    }

    @Test
    void aWalkTakesAStepForEveryAction() {
        Town town = street("").turn("Ogon");
        assertThat(ways(town)).extracting(Way::place).containsExactly("T.b", "T.c", "T.d");
        Way far = way(town, "d");
        assertThat(far.who()).isEqualTo("Ogon");
        assertThat(far.legs())
                .extracting(Way.Leg::keys)
                .containsExactly(List.of("move T.b"), List.of("move T.c"), List.of("move T.d"));
        assertThat(costs(far)).containsExactly(1, 1, 1);
    }

    @Test
    void whatIsFreePaysForTheFirstStep() {
        Town town = street("+1 free Move Action").turn("Ogon");
        Way far = way(town, "e");
        assertThat(costs(far)).containsExactly(0, 1, 1, 1);
        assertThat(far.legs().getFirst().keys()).containsExactly("move T.b", "pay with Move");
        assertThat(far.legs().get(1).keys()).containsExactly("move T.c");
    }

    /** The keys of a walk are what is really asked and taken on it. */
    @Test
    void aWalkCanBeTakenAsItIsTold() {
        Town town = street("+1 free Move Action").turn("Ogon");
        for (Way.Leg leg : way(town, "e").legs()) {
            town.choose(leg.keys().toArray(String[]::new));
        }
        assertThat(town.zoneOf("Ogon")).isEqualTo("e");
        assertThat(town.survivor("Ogon").turn().actions()).isZero();
    }

    @Test
    void zombiesInAZoneMakeItDearAndDangerous() {
        Town town = street("").zombies("b", "Walker", 1).turn("Ogon");
        assertThat(perils(way(town, "b"))).contains("Among");
        assertThat(costs(way(town, "c"))).as("one more to leave the walker").containsExactly(1, 2);
        assertThat(perils(way(town, "c"))).containsExactly("Seen");
    }

    @Test
    void thoseWhoSeeAZoneAreCountedAndNamed() {
        Town town = Town.on(STREET)
                .survivor("Ogon", "a", "")
                .zombies("e", "Walker", 2)
                .turn("Ogon");
        Peril seen = way(town, "b").legs().getLast().perils().getFirst();
        assertThat(seen.name()).isEqualTo("Seen");
        assertThat(seen.about()).extracting("id").containsExactly("2", "T.e");
    }

    @Test
    void aGateIsADangerAndAQuietStreetIsNone() {
        Town town = street("").spawn("1", "c").turn("Ogon");
        assertThat(perils(way(town, "b"))).isEmpty();
        assertThat(perils(way(town, "c"))).containsExactly("Gate");
    }

    @Test
    void nobodyWalksWhenSomethingElseIsAsked() {
        Town town = street("+1 free Move Action").turn("Ogon").choose("move T.b");
        assertThat(town.offered()).contains("pay with Move");
        assertThat(ways(town)).isEmpty();
    }
}

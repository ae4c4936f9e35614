package redoubt.secondedition.washington;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.board.ZoneSet;
import redoubt.secondedition.City;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.testkit.Rule;

/** Places of the capital: rooms of the Secret Service, Humvees, corridors, the tank and ways underground. */
class PlacesTest {
    private static City wing(String zone, String... skills) {
        return City.of("11R", new SecretService(ZoneSet.EMPTY))
                .survivor("Ana", zone, skills)
                .deck(SecondEdition.SECRET_SERVICE_DECK, "Glock 17")
                .deck(SecondEdition.EQUIPMENT_DECK, "Machete")
                .acts("Ana");
    }

    @Test
    @Rule({"WZ-SEC-02", "WZ-SEC-04"})
    void roomsOfTheSecretServiceHaveADeckOfTheirOwn() {
        City secret = wing("a");
        assertThat(secret.offered("search")).containsExactly("search");
        secret.choose("search");
        assertThat(secret.offered()).anyMatch(key -> key.contains("Glock 17"));
        assertThat(wing("i").choose("search").offered()).anyMatch(key -> key.contains("Machete"));
        City watched = City.of("11R", new SecretService(ZoneSet.EMPTY))
                .survivor("Ana", "a")
                .zombies("a", "Walker", 1)
                .deck(SecondEdition.SECRET_SERVICE_DECK, "Glock 17")
                .acts("Ana");
        assertThat(watched.offered("search"))
                .as("the other rules of searching hold")
                .isEmpty();
    }

    @Test
    @Rule({"WZ-CORR-02", "WZ-CORR-04"})
    void corridorsAreSearchedOnlyByScavengers() {
        assertThat(wing("b").offered("search")).isEmpty();
        assertThat(wing("b", "Scavenger").choose("search").offered()).anyMatch(key -> key.contains("Machete"));
    }

    @Test
    @Rule({"WZ-HUM-01", "WZ-HUM-02", "WZ-SEC-02", "WZ-DEC-09"})
    void aHumveeIsSearchedInTheStreet() {
        City plain = City.of("10V").survivor("Ana", "b").acts("Ana");
        assertThat(plain.offered("search")).isEmpty();
        ZoneSet humvee = ZoneSet.of(plain.zone("b").index());
        City city = City.of("10V", new SecretService(humvee))
                .survivor("Ana", "b")
                .deck(SecondEdition.SECRET_SERVICE_DECK, "Glock 17")
                .acts("Ana");
        assertThat(city.choose("search").offered()).anyMatch(key -> key.contains("Glock 17"));
        City beside =
                City.of("10V", new SecretService(humvee)).survivor("Ana", "c").acts("Ana");
        assertThat(beside.offered("search")).isEmpty();
    }

    @Test
    @Rule({"WZ-TANK-03", "WZ-TANK-06", "WZ-DEC-09"})
    void climbingTheTankCostsAnActionMore() {
        City city = City.of("10V").survivor("Ana", "b").acts("Ana").choose("move 10V.e");
        assertThat(city.actions("Ana")).isEqualTo(1);
        city.choose("move 10V.f");
        assertThat(city.actions("Ana")).as("getting off costs nothing more").isZero();
        City held =
                City.of("10V").survivor("Ana", "b").zombies("b", "Walker", 2).acts("Ana");
        assertThat(held.offered("move 10V.e")).isEmpty();
        assertThat(held.offered("move 10V.a")).hasSize(1);
    }

    @Test
    @Rule({"WZ-LINK-01", "WZ-LINK-02", "WZ-DEC-13"})
    void aLinkIsAMoveOfOneZoneForSurvivorsAlone() {
        City tiles = City.of("11R 13V");
        Link tunnel = new Link(tiles.zone("11R.g"), tiles.zone("13V.g"), 0);
        City city = City.of("11R 13V", tunnel)
                .survivor("Ana", "11R.g", "+1 Zone per Move")
                .acts("Ana");
        assertThat(city.offered("go through")).containsExactly("go through to 13V.g");
        city.choose("go through to 13V.g");
        assertThat(city.who("Ana").zone().name()).isEqualTo("13V.g");
        assertThat(city.actions("Ana")).isEqualTo(2);
        assertThat(city.offered()).as("and never part of a longer move").contains("go through to 11R.g");
        City held = City.of("11R 13V", tunnel)
                .survivor("Ana", "13V.g")
                .zombies("13V.g", "Walker", 3)
                .acts("Ana");
        assertThat(held.offered("go through"))
                .as("zombies left behind cost as usual")
                .isEmpty();
        City waiter = City.of("11R 13V", new Link(tiles.zone("11R.g"), tiles.zone("13V.g"), 1))
                .survivor("Ana", "11R.g")
                .acts("Ana")
                .choose("go through to 13V.g");
        assertThat(waiter.actions("Ana")).as("a dumbwaiter asks for one more").isEqualTo(1);
        City elsewhere = City.of("11R 13V", tunnel).survivor("Ana", "11R.a").acts("Ana");
        assertThat(elsewhere.offered("go through")).isEmpty();
    }

    @Test
    @Rule({"WZ-LINK-03", "Z2-BSPAWN-08"})
    void whoComesOutOfTheTunnelMeetsZombiesAndMayOpenTheDoorFromInside() {
        City tiles = City.of("11R 13V");
        Link tunnel = new Link(tiles.zone("11R.g"), tiles.zone("13V.g"), 0);
        City city = City.of("11R 13V", tunnel)
                .survivor("Ana", "11R.g")
                .holds("Ana", "Crowbar")
                .zombieCards("1", "9");
        city.acts("Ana").choose("go through to 13V.g");
        assertThat(city.zombies("13V.g")).as("the closed room fills").isEqualTo(1);
        String door = city.offered("open").stream()
                .filter(key -> key.contains("13V.h"))
                .findFirst()
                .orElseThrow();
        city.choose(door);
        assertThat(city.border("13V.g", "13V.h")).isEqualTo("door");
        assertThat(city.zombies("13V.g")).as("only once").isEqualTo(1);
    }
}

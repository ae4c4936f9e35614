package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import redoubt.board.Figures;
import redoubt.board.Placement;
import redoubt.board.Zone;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.round.Act;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.kernel.RuleId;
import redoubt.kernel.Status;
import redoubt.secondedition.City;
import redoubt.secondedition.objective.Achievements;
import redoubt.secondedition.objective.CardEvent;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.Finds;
import redoubt.secondedition.objective.ObjectiveCard;

/** What the tests of the campaign's missions ask of a table, beyond what a city has. */
final class Capital {
    static final String[] TEAM = {"Amy", "Doug", "Elle", "Josh", "Ned", "Wanda"};

    private Capital() {}

    /** How the list of missions describes one. */
    static void isCalled(String mission, String difficulty, String length) {
        assertThat(City.GAME.missions())
                .filteredOn(card -> card.id().equals(mission))
                .singleElement()
                .satisfies(card -> {
                    assertThat(card.difficulty()).isEqualTo(difficulty);
                    assertThat(card.length()).isEqualTo(length);
                });
    }

    /** Exactly these zones have a crate each. */
    static void hasCrates(City city, String... zones) {
        int crate = city.table().print().token("crate").index();
        assertThat(city.table().tokens().where(crate).size()).isEqualTo(zones.length);
        for (String zone : zones) {
            assertThat(city.tokens("crate", zone)).as(zone).isOne();
        }
    }

    /** How many notes lie unread beside the board. */
    static long notes(City city) {
        return CardsLaid.of(city.table()).all().stream()
                .filter(card -> card.kind() == ObjectiveCard.Kind.NOTE && card.fate() == CardsLaid.Fate.LYING)
                .count();
    }

    /** One after the other falls, and only with the last one is the mission lost (WZ-ALONE-01). */
    static void isLostOnlyWithTheLast(String mission) {
        City city = City.mission(mission).emptyHanded();
        for (String name : TEAM) {
            assertThat(city.isOver()).isFalse();
            city.run(new EliminateSurvivor(city.id(name)));
        }
        assertThat(city.state().status()).isEqualTo(new Status.Lost(new RuleId("WZ-KO-07")));
    }

    /** Somebody stands where a card lies and takes it, with nobody else about. */
    static City takes(City city, String name, String zone) {
        return city.at(zone, name).turn(name).choose("take objective");
    }

    /** Answers whatever is asked, each time with the first option, until somebody acts again or nothing is left. */
    static City settled(City city) {
        while (!city.isDone() && !city.isOver() && !(city.state().agenda().first() instanceof Act)) {
            city.choose(city.offered().getFirst());
        }
        return city;
    }

    static CardsLaid.Fate fate(City city, String card) {
        return CardsLaid.of(city.table()).fate(card);
    }

    /** Marks cards as taken and takes them off the board. */
    static City taken(City city, String... cards) {
        for (String card : cards) {
            CardsLaid laid = CardsLaid.of(city.table());
            city.with(laid.with(card, CardsLaid.Fate.DISCARDED));
            laid.laid(card)
                    .zone()
                    .ifPresent(zone -> city.with(table -> table.withObjectives(table.objectives().stream()
                            .filter(objective -> !objective.zone().equals(zone))
                            .toList())));
        }
        return city;
    }

    static boolean has(City city, String name, String achievement) {
        return Achievements.of(city.table()).has(city.id(name), achievement);
    }

    static City achieved(City city, String name, String achievement) {
        return city.with(Achievements.of(city.table()).with(city.id(name), achievement));
    }

    static City found(City city, String keyword) {
        return city.with(Finds.of(city.table()).with(keyword));
    }

    static List<String> keywords(City city) {
        return Finds.of(city.table()).keywords();
    }

    /** How much campaign experience the events since the last start have given to somebody. */
    static int experience(City city, String name) {
        return city.events(CardEvent.ExperienceGained.class).stream()
                .filter(gained -> gained.survivor().name().equals(name))
                .mapToInt(CardEvent.ExperienceGained::points)
                .sum();
    }

    static List<String> zones(List<Zone> zones) {
        return zones.stream().map(Zone::name).toList();
    }

    static List<String> spawns(City city) {
        return city.table().spawnPoints().stream()
                .map(point -> point.name() + " " + point.zone())
                .toList();
    }

    static boolean isActive(City city, String spawn) {
        return city.table().spawnPoints().stream()
                .filter(point -> point.name().equals(spawn))
                .findFirst()
                .map(SpawnPoint::isActive)
                .orElseThrow();
    }

    /** The tiles with their turns in reading order, such as {@code 2R@180}. */
    static List<String> tiles(City city) {
        return city.table().terrain().board().placements().stream()
                .sorted(Comparator.comparing(Placement::row).thenComparing(Placement::column))
                .map(tile -> tile.tile().name() + "@" + tile.rotation().degrees())
                .toList();
    }

    static List<String> cards(City city) {
        return CardsLaid.of(city.table()).all().stream()
                .filter(card -> card.zone().isPresent())
                .map(card -> card.id() + " " + card.zone().get())
                .toList();
    }

    /** The cards on doors, each with the zones at both sides. */
    static List<String> doorCards(City city) {
        return CardsLaid.of(city.table()).all().stream()
                .flatMap(card -> card.doors().stream().map(door -> card.id() + " " + door.one() + "-" + door.other()))
                .toList();
    }

    static List<String> starts(City city) {
        return city.table().survivors().stream()
                .map(Survivor::zone)
                .map(Zone::name)
                .toList();
    }

    /** All zombies are off the board. */
    static City cleared(City city) {
        return city.with(table -> table.withZombies(Figures.none(
                table.terrain().board().zoneCount(), table.print().zombieKinds().size())));
    }

    /** Everybody except these stands far away in a zone. */
    static City away(City city, String zone, String... except) {
        for (Survivor survivor : city.table().survivors()) {
            if (!List.of(except).contains(survivor.name())) {
                city.at(zone, survivor.name());
            }
        }
        return city;
    }
}

package redoubt.livingdead.ghouls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.livingdead.Farm;
import redoubt.testkit.Rule;

class GhoulsTest {
    private static Farm house() {
        return Farm.of("4R 3R / 1R 2R");
    }

    private static Farm activated(Farm farm) {
        return farm.run(new ActivateZombies(Activation.everything()));
    }

    @Rule("NL-GATT-02")
    @Rule("NL-GATT-03")
    @Rule("NL-GHOUL-03")
    @Rule("NL-GHOUL-05")
    @Test
    void aFattyDealsTwoWoundsAndTheOthersOne() {
        Farm farm = activated(house().survivor("Ben", "1R.l").ghouls(Farm.FATTY, 1, "1R.l"));
        assertThat(farm.who("Ben").wounds()).isEqualTo(2);
        for (int kind : List.of(Farm.WALKER, Farm.BREAKER, Farm.RELATIVE)) {
            Farm other = activated(house().survivor("Ben", "1R.l").ghouls(kind, 1, "1R.l"));
            assertThat(other.who("Ben").wounds()).isEqualTo(1);
        }
    }

    @Rule("NL-GATT-04")
    @Rule("NL-DEC-33")
    @Test
    void eachAttackGoesWholeToOneSurvivorOfThePlayersChoice() {
        Farm farm = activated(house().survivor("Ben", "1R.l")
                .survivor("Tom", "1R.l")
                .ghouls(Farm.FATTY, 1, "1R.l")
                .ghouls(Farm.WALKER, 1, "1R.l"));
        assertThat(farm.asked().id()).isEqualTo("SHARE_OUT_ATTACKS");
        while (!farm.isDone()) {
            farm.choose(farm.offered().stream()
                    .filter(key -> key.contains("Tom"))
                    .findFirst()
                    .orElseThrow());
        }
        assertThat(farm.who("Ben").wounds()).isZero();
        assertThat(farm.who("Tom").wounds()).isEqualTo(3);
    }

    @Rule("NL-GATT-01")
    @Rule("NL-GHOUL-01")
    @Test
    void aGhoulAttacksOrMovesNeverBoth() {
        Farm farm = activated(
                house().survivor("Ben", "1R.1").ghouls(Farm.WALKER, 1, "1R.1").ghouls(Farm.WALKER, 1, "1R.4"));
        assertThat(farm.who("Ben").wounds()).isEqualTo(1);
        assertThat(farm.count(Farm.WALKER, "1R.1")).isEqualTo(2);
    }

    @Rule("NL-GATT-05")
    @Rule("NL-GATT-06")
    @Rule("NL-GHOUL-04")
    @Rule("NL-EX-07")
    @Rule("NL-GAP-03")
    @Test
    void aBreakerOpensEverythingAroundItAndOthersWalkThrough() {
        Farm farm = activated(house().survivor("Ben", "1R.y")
                .border("closed-door", "1R.l", "1R.1")
                .border("closed-barricade", "1R.l", "1R.b")
                .border("closed-barricade", "1R.l", "1R.y")
                .border("closed-barricade", "1R.y", "1R.9")
                .ghouls(Farm.BREAKER, 1, "1R.l")
                .ghouls(Farm.WALKER, 2, "1R.l"));
        assertThat(farm.border("1R.l", "1R.1")).isEqualTo("door");
        assertThat(farm.border("1R.l", "1R.b")).isEqualTo("barricade");
        assertThat(farm.border("1R.l", "1R.y")).isEqualTo("barricade");
        assertThat(farm.border("1R.y", "1R.9")).isEqualTo("closed-barricade");
        assertThat(farm.count(Farm.BREAKER, "1R.l")).isEqualTo(1);
        assertThat(farm.count(Farm.WALKER, "1R.y")).isEqualTo(2);
        assertThat(farm.events(HordeEvent.PassageOpened.class))
                .hasSize(3)
                .allMatch(opened -> opened.rule().equals(GhoulRules.BREAK_OPEN)
                        && opened.survivor().isEmpty());
        assertThat(farm.who("Ben").wounds()).isZero();
    }

    @Rule("NL-GATT-07")
    @Test
    void aBreakerBesideASurvivorAttacksAndOpensNothing() {
        Farm farm = activated(house().survivor("Ben", "1R.l")
                .border("closed-door", "1R.l", "1R.1")
                .ghouls(Farm.BREAKER, 1, "1R.l"));
        assertThat(farm.who("Ben").wounds()).isEqualTo(1);
        assertThat(farm.border("1R.l", "1R.1")).isEqualTo("closed-door");
    }

    @Rule("NL-GATT-05")
    @Test
    void aBreakerWithNothingToOpenMoves() {
        Farm farm = activated(house().survivor("Ben", "1R.1").ghouls(Farm.BREAKER, 1, "1R.4"));
        assertThat(farm.count(Farm.BREAKER, "1R.1")).isEqualTo(1);
    }

    @Rule("NL-GMOVE-01")
    @Rule("NL-GMOVE-02")
    @Test
    void ofTheZonesInSightThatWithMostSurvivorsDraws() {
        Farm farm = activated(Farm.of("1V 2V")
                .survivor("Ben", "1V.4")
                .survivor("Tom", "2V.6")
                .survivor("Judy", "2V.6")
                .ghouls(Farm.WALKER, 3, "1V.5"));
        assertThat(farm.count(Farm.WALKER, "1V.6")).isEqualTo(3);
        assertThat(farm.events(HordeEvent.DestinationChosen.class))
                .singleElement()
                .matches(chosen -> chosen.rule().equals(GhoulRules.MOST_SEEN)
                        && chosen.destination().name().equals("2V.6"));
        Farm other = activated(Farm.of("1V 2V")
                .survivor("Ben", "1V.4")
                .survivor("Tom", "1V.4")
                .survivor("Judy", "2V.6")
                .ghouls(Farm.WALKER, 3, "1V.6"));
        assertThat(other.count(Farm.WALKER, "1V.5"))
                .as("whichever is named first")
                .isEqualTo(3);
    }

    @Rule("NL-GMOVE-03")
    @Rule("NL-LOS-09")
    @Test
    void whoSeesNobodyGoesWhereMostAre() {
        Farm farm = activated(Farm.of("1V 2V")
                .survivor("Ben", "1V.2")
                .survivor("Tom", "2V.6")
                .survivor("Judy", "2V.6")
                .ghouls(Farm.WALKER, 1, "1V.1"));
        assertThat(farm.isDone()).isFalse();
        assertThat(farm.offered()).hasSize(2);
        farm.choose(farm.offered().getFirst());
        assertThat(farm.events(HordeEvent.DestinationChosen.class))
                .singleElement()
                .matches(chosen -> chosen.rule().equals(GhoulRules.MOST_ANYWHERE)
                        && chosen.destination().name().equals("2V.6"));
    }

    @Rule("NL-GMOVE-04")
    @Rule("NL-GAP-30")
    @Test
    void anOpenDetourIsTakenBeforeAClosedShortCut() {
        Farm farm = activated(house().survivor("Ben", "1R.b")
                .border("closed-barricade", "1R.b", "1R.8")
                .ghouls(Farm.WALKER, 1, "1R.8"));
        assertThat(farm.count(Farm.WALKER, "1R.8")).isZero();
    }

    @Rule("NL-GMOVE-05")
    @Rule("NL-OPEN-02")
    @Test
    void whereNoOpenWayLeadsGhoulsWaitBeforeWhatIsClosed() {
        Farm farm = Farm.of("6R").survivor("Ben", "6R.2");
        for (String window : List.of("1", "3")) {
            farm.border("closed-barricade", "6R." + window, window.equals("1") ? "6R.4" : "6R.6");
        }
        farm.border("closed-door", "6R.2", "6R.5")
                .ghouls(Farm.WALKER, 1, "6R.8")
                .ghouls(Farm.WALKER, 1, "6R.5");
        activated(farm);
        assertThat(farm.count(Farm.WALKER, "6R.5")).isEqualTo(2);
    }

    @Rule("NL-GMOVE-06")
    @Rule("NL-GMOVE-08")
    @Rule("NL-GMOVE-10")
    @Rule("NL-GAP-29")
    @Rule("NL-DEC-34")
    @Test
    void equalPathsSplitTheGhoulsTypeByType() {
        Farm farm = activated(Farm.of("2V")
                .survivor("Ben", "2V.5")
                .ghouls(Farm.WALKER, 3, "2V.1")
                .ghouls(Farm.FATTY, 2, "2V.1"));
        assertThat(farm.offered())
                .containsExactlyInAnyOrder("send Walker from 2V.1 by 2V.2", "send Walker from 2V.1 by 2V.4");
        farm.choose("send Walker from 2V.1 by 2V.4");
        assertThat(farm.count(Farm.WALKER, "2V.2")).isEqualTo(1);
        assertThat(farm.count(Farm.WALKER, "2V.4")).isEqualTo(2);
        assertThat(farm.count(Farm.FATTY, "2V.2")).isEqualTo(1);
        assertThat(farm.count(Farm.FATTY, "2V.4")).isEqualTo(1);
        assertThat(farm.table().zombies().total()).isEqualTo(5);
    }

    @Rule("NL-GMOVE-07")
    @Test
    void equalTargetsSplitTheGhoulsToo() {
        Farm farm = activated(
                Farm.of("2V").survivor("Ben", "2V.4").survivor("Tom", "2V.6").ghouls(Farm.WALKER, 2, "2V.5"));
        assertThat(farm.count(Farm.WALKER, "2V.4")).isEqualTo(1);
        assertThat(farm.count(Farm.WALKER, "2V.6")).isEqualTo(1);
    }

    @Rule("NL-GMOVE-09")
    @Test
    void thePlayersChooseTheWayOfASingleGhoul() {
        Farm farm = activated(Farm.of("2V").survivor("Ben", "2V.5").ghouls(Farm.FATTY, 1, "2V.1"));
        assertThat(farm.asked().id()).isEqualTo("CHOOSE_PATH");
        farm.choose("send Fatty from 2V.1 by 2V.2");
        assertThat(farm.count(Farm.FATTY, "2V.2")).isEqualTo(1);
        Farm two = activated(Farm.of("2V")
                .survivor("Ben", "2V.5")
                .ghouls(Farm.FATTY, 1, "2V.1")
                .ghouls(Farm.WALKER, 1, "2V.1"));
        assertThat(two.asked().id()).isEqualTo("SPLIT_ZOMBIES");
    }

    @Rule("NL-GAP-44")
    @Test
    void tauntedGhoulsComeTogetherAndBreakersOpenNothing() {
        Farm farm = Farm.of("2V 6R").survivor("Ben", "2V.5").border("closed-door", "6R.2", "6R.5");
        farm.ghouls(Farm.WALKER, 2, "2V.1").ghouls(Farm.BREAKER, 1, "6R.5");
        ZoneSet zones =
                ZoneSet.of(farm.zone("2V.1").index()).with(farm.zone("6R.5").index());
        farm.run(new ActivateZombies(new Activation(List.of(), zones, Optional.of(farm.id("Ben")))));
        farm.choose("go from 2V.1 by 2V.4");
        assertThat(farm.count(Farm.WALKER, "2V.4")).isEqualTo(2);
        assertThat(farm.count(Farm.BREAKER, "6R.4")).isEqualTo(1);
        assertThat(farm.border("6R.2", "6R.5")).isEqualTo("closed-door");
    }
}

package redoubt.whitedeath.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.BOX;
import static redoubt.whitedeath.mission.Scenario.mission;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Objective;
import redoubt.testkit.Rule;

class Mission01Test {
    private static final String RAMPART = "28R.e";

    private static Scenario alarm() {
        return mission("WD-M01");
    }

    /** Everybody on the wall with four dragon biles, and one objective left in Ogon's zone. */
    private static Scenario almostWon() {
        Scenario play = alarm().everybody(RAMPART).noGuards().guards(4, "28R.f");
        for (String name : new String[] {"Ogon", "Jenia", "Yasuke", "Lorna"}) {
            play.card(name, "Dragon Bile");
        }
        return play;
    }

    private static Scenario takeAll(Scenario play) {
        String[] takers = {"Ogon", "Jenia", "Yasuke", "Lorna", "Dragomir", "Sarnaï"};
        String[] zones = {"31V.b", "27V.d", "28R.d", "29R.e", "32R.c", "34R.c"};
        for (int i = 0; i < zones.length; i++) {
            play.survivor(takers[i], zones[i])
                    .turn(takers[i])
                    .choose("take objective")
                    .settleCards();
            play.choose("end turn").survivor(takers[i], i == 5 ? "34R.c" : RAMPART);
        }
        return play;
    }

    @Test
    @Rule({"WD-M01-04", "WD-MIS-03"})
    void sixObjectivesLieFaceDown() {
        Scenario play = alarm();
        assertThat(play.table().objectives()).hasSize(6).allMatch(Objective::isFaceDown);
        assertThat(play.table().objectives())
                .map(Objective::colour)
                .containsExactlyInAnyOrder("red", "red", "red", "red", "blue", "green");
        assertThat(play.table().allies().total()).isEqualTo(12);
        assertThat(play.tokens("banner", "27V.i")).isEqualTo(1);
        assertThat(BOX.mission("WD-M01").head().card().difficulty()).isEqualTo("easy");
    }

    @Test
    @Rule("WD-M01-05")
    void redObjectivesGiveFivePoints() {
        Scenario play = alarm().colour("28R.d", "red")
                .survivor("Ogon", "28R.d")
                .turn("Ogon")
                .choose("take objective");
        assertThat(play.points("Ogon")).isEqualTo(5);
        assertThat(play.rules()).contains("WD-M01-05");
        assertThat(play.cards("Ogon")).isEmpty();
    }

    @Test
    @Rule({"WD-M01-06", "WD-MIS-04"})
    void blueAndGreenObjectivesGiveAVaultWeapon() {
        for (String colour : new String[] {"blue", "green"}) {
            Scenario play = alarm().colour("28R.d", colour)
                    .deck("vault", "Ice Bow")
                    .survivor("Ogon", "28R.d")
                    .turn("Ogon")
                    .choose("take objective", "put Ice Bow in hand1");
            assertThat(play.points("Ogon")).isZero();
            assertThat(play.cards("Ogon")).containsExactly("Ice Bow");
            Scenario empty = alarm().colour("28R.d", colour)
                    .deck("vault")
                    .survivor("Ogon", "28R.d")
                    .turn("Ogon")
                    .choose("take objective");
            assertThat(empty.points("Ogon")).isEqualTo(5);
        }
    }

    @Test
    @Rule({"WD-M01-07", "WD-DEC-29"})
    void dragonBileIsTakenAtTheBannerFromDeckOrDiscards() {
        Scenario play = alarm().deck("equipment", "Sword", "Dragon Bile", "Torch")
                .discards("equipment", "Dragon Bile")
                .survivor("Ogon", "27V.i")
                .turn("Ogon");
        play.choose("take dragon bile from deck", "put Dragon Bile in pack1");
        assertThat(play.events(HordeEvent.DeckReshuffled.class)).hasSize(1);
        assertThat(play.table().deck("equipment").draw().size()).isEqualTo(2);
        assertThat(play.options())
                .contains("take dragon bile from discards", "search")
                .doesNotContain("take dragon bile from deck");
        play.choose("take dragon bile from discards").settleCards();
        assertThat(play.cards("Ogon")).containsExactly("Dragon Bile", "Dragon Bile");
        assertThat(play.table().deck("equipment").discard().isEmpty()).isTrue();
        assertThat(play.actions("Ogon")).isEqualTo(1);
        assertThat(play.rules()).contains("WD-M01-07");
    }

    @Test
    @Rule("WD-M01-07")
    void thereIsNoDragonBileAwayFromTheBanner() {
        assertThat(alarm().survivor("Ogon", "27V.h").turn("Ogon").options())
                .noneMatch(key -> key.contains("dragon bile"));
    }

    @Test
    @Rule({"WD-M01-03", "WD-WIN-01"})
    void allFourGoalsAtOnceWin() {
        Scenario play = takeAll(almostWon());
        assertThat(play.outcome())
                .as("the last taker stands in the room of 34R")
                .isEmpty();
        play.survivor("Sarnaï", "29R.i").turn("Sarnaï").choose("move 29R.f");
        assertThat(play.outcome()).isEqualTo("won WD-M01-03");
    }

    @Test
    @Rule("WD-M01-03")
    void eachGoalIsNeeded() {
        Scenario bile = takeAll(almostWon());
        bile.discardAll("Ogon").survivor("Sarnaï", "29R.i").turn("Sarnaï").choose("move 29R.f");
        assertThat(bile.outcome()).isEmpty();
        Scenario zombie = takeAll(almostWon());
        zombie.zombies(1, "Walker", "28R.d")
                .survivor("Sarnaï", "29R.i")
                .turn("Sarnaï")
                .choose("move 29R.f");
        assertThat(zombie.outcome()).isEmpty();
        Scenario guard = takeAll(almostWon());
        guard.guards(1, "29R.b").survivor("Sarnaï", "29R.i").turn("Sarnaï").choose("move 29R.f");
        assertThat(guard.outcome()).isEmpty();
        Scenario objective =
                almostWon().survivor("Sarnaï", "29R.i").turn("Sarnaï").choose("move 29R.f");
        assertThat(objective.outcome()).isEmpty();
    }

    @Test
    @Rule("WD-GAP-104")
    void anObjectiveLostToCorruptionLosesTheGame() {
        assertThat(alarm().corrupt("31V.b").outcome()).isEqualTo("lost WD-GAP-104");
        assertThat(alarm().corrupt("31V.a").outcome()).isEmpty();
    }

    @Test
    @Rule({"WD-GAP-104", "WD-WIN-03"})
    void guardsWhoFellDoNotCount() {
        Scenario play = takeAll(almostWon().noGuards());
        play.survivor("Sarnaï", "29R.i").turn("Sarnaï").choose("move 29R.f");
        assertThat(play.outcome()).isEqualTo("won WD-M01-03");
    }
}

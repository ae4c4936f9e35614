package redoubt.whitedeath.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.BOX;
import static redoubt.whitedeath.mission.Scenario.mission;

import org.junit.jupiter.api.Test;
import redoubt.testkit.Rule;
import redoubt.whitedeath.mission.rules.MissionEvent;

class Mission05Test {
    private static Scenario thorns() {
        return mission("WD-M05");
    }

    @Test
    void theBeaconLiesAmongItsGuards() {
        assertThat(BOX.mission("WD-M05").head().card().difficulty()).isEqualTo("medium");
        Scenario play = thorns();
        assertThat(play.tokens("beacon", "29V.e")).isEqualTo(1);
        assertThat(play.guardsIn("29V.e")).isEqualTo(4);
        assertThat(play.tokens("exit", "33V.a")).isEqualTo(1);
        assertThat(play.table().objectives())
                .hasSize(6)
                .allMatch(objective -> objective.colour().equals("red"));
    }

    @Test
    @Rule("WD-M05-04")
    void everyObjectiveGivesAVaultWeaponOrPoints() {
        Scenario play = thorns().survivor("Ogon", "28R.d")
                .survivor("Jenia", "33V.f")
                .turn("Ogon")
                .choose("take red objective")
                .settleCards()
                .choose("end turn")
                .deck("vault")
                .turn("Jenia")
                .choose("take red objective");
        assertThat(play.cards("Ogon")).hasSize(1);
        assertThat(play.points("Jenia")).isEqualTo(5);
        assertThat(play.rules()).contains("WD-M05-04");
    }

    @Test
    @Rule({"WD-M05-05", "WD-DEC-29", "WD-TRADE-04"})
    void aSurvivorTakesTheBeaconAndHandsItOn() {
        Scenario play = thorns().survivor("Ogon", "29V.e")
                .survivor("Jenia", "29V.e")
                .turn("Ogon")
                .choose("take beacon");
        assertThat(play.survivor("Ogon").carried()).containsExactly("beacon");
        assertThat(play.tokens("beacon", "29V.e")).isZero();
        assertThat(play.events(MissionEvent.BeaconTaken.class)).hasSize(1);
        assertThat(play.actions("Ogon")).isEqualTo(2);
        play.choose("trade with Jenia", "give token beacon to Jenia");
        assertThat(play.survivor("Jenia").carried()).containsExactly("beacon");
        assertThat(thorns().survivor("Ogon", "29V.d").turn("Ogon").offered()).doesNotContain("take beacon");
    }

    @Test
    @Rule("WD-M05-05")
    void itsHolderIsTheBeacon() {
        Scenario play = thorns().survivor("Ogon", "29V.e").turn("Ogon").choose("take beacon", "move 29V.d", "end turn");
        assertThat(play.corrupt("29V.e").outcome()).as("where it was").isEmpty();
        assertThat(play.corrupt("29V.d").outcome()).startsWith("lost");
    }

    @Test
    @Rule({"WD-M05-06", "WD-GUARD-03"})
    void guardsStayWithTheBeaconButFight() {
        Scenario play = thorns().survivor("Ogon", "29V.e")
                .token("cauldron", "29V.e")
                .zombies(1, "Walker", "29V.e")
                .turn("Ogon");
        assertThat(play.offered())
                .contains("guards 29V.e melee", "guards 28R.e move")
                .doesNotContain("guards 29V.e move", "guards 29V.e move cauldron");
        play.choose("take beacon");
        assertThat(play.offered()).contains("guards 29V.e move", "guards 29V.e move cauldron");
    }

    @Test
    @Rule({"WD-M05-03", "WD-WIN-01"})
    void theBeaconInTheExitWins() {
        Scenario play = thorns().survivor("Ogon", "29V.e")
                .turn("Ogon")
                .choose("take beacon", "end turn")
                .survivor("Ogon", "33V.b")
                .turn("Ogon");
        assertThat(play.outcome()).isEmpty();
        assertThat(play.choose("move 33V.a").outcome()).isEqualTo("won WD-M05-03");
        assertThat(thorns().survivor("Ogon", "33V.b")
                        .turn("Ogon")
                        .choose("move 33V.a")
                        .outcome())
                .as("without it")
                .isEmpty();
    }

    @Test
    @Rule({"WD-GAP-114", "WD-WIN-05"})
    void carryingTheBeaconIntoCorruptionLoses() {
        Scenario play = thorns().survivor("Jenia", "26R.e").turn("Jenia").choose("move 26R.d", "end turn");
        assertThat(play.outcome()).as("without the beacon").isEmpty();
        play.survivor("Ogon", "29V.e").turn("Ogon").choose("take beacon", "end turn");
        play.survivor("Ogon", "26R.e").turn("Ogon").choose("move 26R.d");
        assertThat(play.outcome()).isEqualTo("lost WD-WIN-05");
    }

    @Test
    @Rule("WD-GAP-114")
    void theHolderOfTheBeaconIsWarnedBeforeEnteringCorruption() {
        Scenario play = thorns().survivor("Jenia", "26R.e").turn("Jenia");
        assertThat(play.warning("move 26R.d")).as("without the beacon").isEmpty();
        play.choose("end turn").survivor("Ogon", "29V.e").turn("Ogon").choose("take beacon", "end turn");
        play.survivor("Ogon", "26R.e").turn("Ogon");
        assertThat(play.warning("move 26R.d")).isEqualTo("WD-WIN-05");
        assertThat(play.warning("move 26R.b")).as("no corruption there").isEmpty();
        assertThat(play.warning("end turn")).isEmpty();
        Scenario paid = play.choose("end turn")
                .skilled("Ogon", Scenario.skill("+1 free Move Action"))
                .turn("Ogon");
        assertThat(paid.warning("move 26R.d"))
                .as("before it is asked how the move is paid")
                .isEqualTo("WD-WIN-05");
    }
}

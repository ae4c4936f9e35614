package redoubt.whitedeath.freeze;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateZombies;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.EndPhase;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.testkit.Rule;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.siege.Wall;
import redoubt.whitedeath.skills.PutFreeze;

class FreezeTest {
    private static final ActivateZombies ACTIVATION = new ActivateZombies(Activation.everything());

    @Test
    @Rule({"WD-FRZ-01", "WD-GAP-51", "WD-EX-31"})
    void frozenZombiesSkipTheWholeActivation() {
        Wall wall = Wall.of(".~.~.")
                .survivor("Lorna", "a")
                .survivor("Jenia", "c")
                .zombies("Runner", 1, "a")
                .zombies("Walker", 1, "a")
                .token("freeze", "a")
                .run(ACTIVATION);
        assertThat(wall.isDone()).isTrue();
        assertThat(wall.wounds("Lorna")).isZero();
        assertThat(wall.count("Runner", "a")).isEqualTo(1);
        assertThat(wall.count("Walker", "a")).isEqualTo(1);
        assertThat(wall.tokens("freeze", "a")).isZero();
        assertThat(wall.cited(SiegeEvent.ActivationSkipped.class)).containsExactly("WD-FRZ-01");
    }

    @Test
    @Rule("WD-FRZ-01")
    void aThawedZoneActivatesTheNextTime() {
        Wall wall = Wall.of(".~.")
                .survivor("Lorna", "a")
                .zombies("Walker", 1, "a")
                .token("freeze", "a")
                .run(ACTIVATION, ACTIVATION);
        assertThat(wall.wounds("Lorna")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-FRZ-02", "WD-SKILL-FREEZE"})
    void aZoneHoldsOneFreezeToken() {
        Wall wall = Wall.of(".~.").zombies("Walker", 1, "a");
        wall.run(new PutFreeze(wall.zone("a")), new PutFreeze(wall.zone("a")));
        assertThat(wall.tokens("freeze", "a")).isEqualTo(1);
        assertThat(wall.cited(PutFreeze.ZoneFrozen.class)).containsExactly("WD-SKILL-FREEZE");
    }

    @Test
    @Rule("WD-FRZ-03")
    void aTokenGoesWithTheLastZombie() {
        Wall wall =
                Wall.of(".~.").survivor("Lorna", "a").zombies("Walker", 2, "b").token("freeze", "b");
        wall.run(new EliminateZombies(wall.id("Lorna"), wall.zone("b"), wall.kind("Walker"), 1));
        assertThat(wall.tokens("freeze", "b")).isEqualTo(1);
        assertThat(wall.cited(SiegeEvent.FreezeRemoved.class)).isEmpty();
        wall.run(new EliminateZombies(wall.id("Lorna"), wall.zone("b"), wall.kind("Walker"), 1));
        assertThat(wall.tokens("freeze", "b")).isZero();
        assertThat(wall.cited(SiegeEvent.FreezeRemoved.class)).containsExactly("WD-FRZ-03");
    }

    @Test
    @Rule({"WD-FRZ-04", "WD-EX-32"})
    void whoEntersAFrozenZoneIsNotAffected() {
        Wall wall = Wall.of(".~.~.")
                .survivor("Lorna", "c")
                .zombies("Brute", 1, "a")
                .zombies("Walker", 1, "b")
                .token("freeze", "b")
                .run(ACTIVATION);
        assertThat(wall.count("Brute", "b")).isEqualTo(1);
        assertThat(wall.count("Walker", "b")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-FRZ-04", "WD-EX-33"})
    void aRunnerCrossesAFrozenZone() {
        Wall wall = Wall.of(".~.~.")
                .survivor("Jenia", "c")
                .zombies("Runner", 1, "a")
                .zombies("Walker", 1, "b")
                .token("freeze", "b")
                .run(ACTIVATION);
        assertThat(wall.count("Runner", "c")).isEqualTo(1);
        assertThat(wall.wounds("Jenia")).isZero();
    }

    @Test
    @Rule({"WD-FRZ-04", "WD-FRZ-01"})
    void anExtraActivationOfOthersLeavesTheToken() {
        Wall wall = Wall.of(".~.~.")
                .survivor("Jenia", "c")
                .zombies("Brute", 1, "a")
                .zombies("Walker", 1, "b")
                .token("freeze", "b");
        wall.run(new ActivateZombies(Activation.extra(List.of(wall.kind("Brute")))));
        assertThat(wall.count("Brute", "b")).isEqualTo(1);
        assertThat(wall.tokens("freeze", "b")).isEqualTo(1);
        wall.run(new ActivateZombies(Activation.extra(List.of(wall.kind("Brute")))));
        assertThat(wall.count("Brute", "b")).isEqualTo(1);
        assertThat(wall.tokens("freeze", "b")).isZero();
    }

    @Test
    @Rule({"WD-FRZ-05", "WD-RND-06"})
    void theEndPhaseRemovesWhatIsLeft() {
        Wall wall = Wall.of(".~.")
                .survivor("Lorna", "a")
                .zombies("Walker", 1, "b")
                .token("freeze", "b")
                .token("noise", "a")
                .run(new EndPhase());
        assertThat(wall.tokens("freeze", "b")).isZero();
        assertThat(wall.cited(SiegeEvent.FreezeRemoved.class)).containsExactly("WD-FRZ-05");
        assertThat(wall.events(HordeEvent.NoiseRemoved.class)).hasSize(1);
    }

    @Test
    @Rule("WD-GAP-55")
    void thereIsNoLimitOfFreezeTokens() {
        Wall wall = Wall.of(".~.~.~.~.~.~.~.");
        String zones = "abcdefgh";
        for (int i = 0; i < zones.length(); i++) {
            String zone = zones.substring(i, i + 1);
            wall.zombies("Walker", 1, zone).run(new PutFreeze(wall.zone(zone)));
        }
        assertThat(wall.table().tokens().total(Wall.STRONGHOLD.freeze().index()))
                .isEqualTo(8);
    }
}

package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;
import redoubt.board.Side;
import redoubt.darkest.arrival.EnterZombies;
import redoubt.darkest.combat.MineExplodes;
import redoubt.darkest.combat.ShareHits;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.reaction.Forecast;
import redoubt.darkest.reaction.Reinforce;
import redoubt.darkest.specials.SpecialKind;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.ZombieState;
import redoubt.kernel.RuleId;
import redoubt.testkit.Rule;

/** Who comes, from where, and what becomes of those who are waiting. */
class ComingTest {
    private static final RuleId CAUSE = RuleId.rule("DD-CDIE-09");

    private static Mansion two() {
        return Mansion.with("Bruce", "Nina");
    }

    private static Mansion specials() {
        return Mansion.with(Mansion.house("DD-A").with("expansions", "zombies"), "Bruce", "Nina");
    }

    @Test
    @Rule({"DD-CDIE-09", "DD-CDIE-10", "DD-CDIE-11", "DD-DEC-45"})
    void aSpawnTokenComesToo() {
        Mansion mansion = two().at("Bruce", "O01.a")
                .at("Nina", "O01.a")
                .token("I08.a", 3)
                .zombies("I08.a", 2)
                .zombies("I08.a", ZombieState.FRESH, 1);
        mansion.run(new Reinforce(mansion.room("O01.a"), CAUSE));
        assertThat(mansion.offered()).containsExactlyInAnyOrder("horde I08.a", "token 100 I08.a");
        mansion.choose("token 100 I08.a");
        assertThat(mansion.table().menace().zombies(mansion.room("O01.a"), ZombieState.FRESH))
                .as("revealed, and not to attack this Round")
                .isEqualTo(3);
        assertThat(mansion.tokens()).isEmpty();
        assertThat(mansion.zombies("I08.a")).isEqualTo(3);
        assertThat(mansion.events(DarkestEvent.TokenMoved.class)).hasSize(1);
        mansion.run(new Reinforce(mansion.room("O01.a"), CAUSE));
        assertThat(mansion.table().menace().zombies(mansion.room("O01.a"), ZombieState.FRESH))
                .as("the whole horde, those of this Round too")
                .isEqualTo(6);
        assertThat(mansion.zombies("I08.a")).isZero();
        assertThat(mansion.events(DarkestEvent.HordeMoved.class)).hasSize(1);
    }

    @Test
    @Rule({"DD-ENTRY-03", "DD-ROOM-08"})
    void behindALockedHallTheTokenGoesIntoTheOpenChamber() {
        Mansion mansion = two().open("O08.b-I06.a");
        int lock = mansion.table().terrain().edgeKind(mansion.door("O08.a-O08.b"));
        int way = mansion.table().house().step(mansion.room("O08.a"), Side.W).orElseThrow();
        mansion.with(table -> table.with(table.terrain().withEdge(way, lock)))
                .dice(1, 4)
                .run(new EnterZombies());
        assertThat(mansion.tokens()).containsExactly("O08.b");
        Mansion shut = two();
        shut.with(table -> table.with(table.terrain().withEdge(way, lock)))
                .dice(1, 4)
                .run(new EnterZombies());
        assertThat(shut.asked()).as("both rooms are locked").isEqualTo(RuleId.rule("DD-ENTRY-05"));
    }

    @Test
    @Rule({"DD-ITEM-20", "DD-DEC-48"})
    void thePlayersChooseWhoSuffersTheLastHitsOfAMine() {
        Mansion mansion = two().zombies("E1.a", 1);
        mansion.run(new MineExplodes(mansion.room("E1.a"), MineExplodes.HITS));
        assertThat(mansion.zombies("E1.a")).isZero();
        assertThat(mansion.offered()).containsExactly("suffer Bruce", "suffer Nina");
        assertThat(mansion.decision().seats().count()).as("anybody may say").isEqualTo(2);
        mansion.choose("suffer Nina", "suffer Nina");
        assertThat(mansion.survivor("Nina").body().wounds()).isEqualTo(2);
        assertThat(mansion.survivor("Bruce").body().wounds()).isZero();
        assertThat(mansion.survivor("Bruce").experience()).isZero();
        assertThat(mansion.isDone()).isTrue();
    }

    @Test
    @Rule({"DD-ITEM-29", "DD-ITEM-05"})
    void aGrenadeHitsTheNemesis() {
        Mansion mansion = two().nemesis("Doctor Mortimer", "O01.a", 0, 1, 1, 0, 0);
        mansion.run(new ShareHits(mansion.room("O01.a"), 1, 0)).choose("hit nemesis area 2 blue");
        assertThat(mansion.table().menace().nemesis().orElseThrow().left()).containsExactly(0, 0, 1, 0, 0);
    }

    @Test
    @Rule({"DD-ZEX-07", "DD-FIGHT-06"})
    void aCreatureBesideAChunkIsShotAtFromAfar() {
        Mansion mansion = specials()
                .special("O01.a", SpecialKind.CHUNK)
                .creature("Zombie Dog", "O01.a")
                .dice(1, 4, 4)
                .act("Bruce");
        assertThat(mansion.offered("fight Bruce")).containsExactly("fight Bruce Handgun R");
        mansion.choose("fight Bruce Handgun R");
        assertThat(mansion.offered("hit")).hasSize(5).allMatch(key -> key.startsWith("hit creature"));
        Mansion elsewhere = specials()
                .special("O01.a", SpecialKind.CHUNK)
                .creature("Zombie Dog", "O09.a")
                .act("Bruce");
        assertThat(elsewhere.offered("fight")).isEmpty();
    }

    @Test
    @Rule({"DD-ZEX-08", "DD-ZEX-10", "DD-GAP-78"})
    void aFigureLaidDownGoesLastWhenTheToughOneIsGone() {
        Mansion mansion = specials()
                .zombies("E1.a", ZombieState.LAID, 2)
                .dice(1, 1, 3)
                .act("Bruce")
                .choose("fight Bruce Handgun R", "hit zombie E1.a");
        assertThat(mansion.zombies("E1.a")).isEqualTo(1);
        mansion.choose("hit zombie E1.a");
        assertThat(mansion.zombies("E1.a")).isZero();
    }

    private static Forecast forecast(Mansion mansion) {
        return (Forecast) mansion.game().forecast(mansion.state()).orElseThrow();
    }

    @Test
    @Rule({"DD-CMOVE-01", "DD-CREA-04", "DD-CREA-05"})
    void theForecastKnowsHowFarTheCreatureComes() {
        assertThat(forecast(two().creature("Zombie Dog", "I08.a").act("Bruce")).threats())
                .extracting(
                        Forecast.Threat::enemy, Forecast.Threat::moves, Forecast.Threat::attacks, Forecast.Threat::dice)
                .as("three of three moves")
                .containsExactly(tuple("Zombie Dog", 3, true, 3));
        assertThat(forecast(two().creature("Zombie Dog", "I08.a", 0, 2, 1, 1, 1).act("Bruce"))
                        .threats())
                .extracting(Forecast.Threat::moves, Forecast.Threat::attacks, Forecast.Threat::dice)
                .as("a blue area is destroyed, a red one only hurt")
                .containsExactly(tuple(3, false, 3));
        assertThat(forecast(two().creature("Zombie Dog", "E1.a", 0, 0, 0, 1, 1).act("Bruce"))
                        .threats())
                .extracting(Forecast.Threat::moves, Forecast.Threat::attacks, Forecast.Threat::dice)
                .as("it need not move")
                .containsExactly(tuple(0, true, 2));
        assertThat(forecast(two().creature("Zombie Dog", "I05.a").act("Bruce")).threats())
                .extracting(Forecast.Threat::moves, Forecast.Threat::attacks)
                .as("no way leads out")
                .containsExactly(tuple(-1, false));
    }

    @Test
    @Rule({"DD-SKILL-RESCUEPATROL", "DD-ESC-02"})
    void rescuePatrolHelpsHerOutOfAGrabToo() {
        Mansion mansion = Mansion.with("Bunny", "Nina")
                .skill("Bunny", 2)
                .zombies("E1.a", 1)
                .grabbed("Bunny", Grab.ORDINARY)
                .dice(3, 3, 3, 5)
                .act("Bunny")
                .choose("break free Bunny");
        assertThat(mansion.events(DarkestEvent.EscapeRolled.class).getFirst().dice())
                .as("three printed and one")
                .hasSize(4);
        assertThat(mansion.survivor("Bunny").isEntrapped()).isFalse();
    }
}

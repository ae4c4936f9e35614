package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.darkest.arrival.Rooms;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.SpreadFire;
import redoubt.darkest.print.TerrorFace;
import redoubt.darkest.reaction.CreatureMoves;
import redoubt.darkest.reaction.MoveUnits;
import redoubt.darkest.round.BeginRound;
import redoubt.darkest.showdown.BeginShowdown;
import redoubt.darkest.table.Grab;
import redoubt.darkest.terror.ResolveTerror;
import redoubt.darkest.victims.PlaceVictims;
import redoubt.darkest.victims.VictimEvent;
import redoubt.darkest.victims.Victims;
import redoubt.kernel.Luck;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.testkit.Rule;

/** The Victims expansion; Creature dice: 1 Damage, 2 Serious damage, 3 Grab, 4 Fear, 5 Reinforcement, 6 Bite. */
class VictimsTest {
    private static final RuleId CAUSE = RuleId.rule("DD-CMOVE-01");

    private static SetUp victims() {
        return Mansion.house("DD-A").with("expansions", "victims");
    }

    private static Mansion two() {
        return Mansion.with(victims(), "Bruce", "Nina");
    }

    private static int attacks(Mansion mansion) {
        return mansion.events(VictimEvent.VictimAttacked.class).size();
    }

    @Test
    @Rule({"DD-VIC-01", "DD-VIC-09", "DD-DEC-07"})
    void everyVictimBeginsInALockedRoomOfItsOwn() {
        for (int seed = 0; seed < 30; seed++) {
            Mansion mansion = two().luck(Luck.seeded(seed)).run(new PlaceVictims(3, false));
            assertThat(mansion.victims()).hasSize(3).doesNotHaveDuplicates().doesNotContain("C4.a", "E1.a");
            for (String room : mansion.victims()) {
                assertThat(Rooms.isLocked(mansion.table(), mansion.room(room)))
                        .as(room)
                        .isTrue();
            }
        }
        Mansion reactor = Mansion.with(Mansion.house("DD-R5").with("expansions", "victims"), "Bruce", "Nina");
        reactor.run(new PlaceVictims(1, true));
        assertThat(reactor.offered())
                .contains("victim in C1.a", "victim in O05.b")
                .doesNotContain("victim in X1.a");
    }

    @Test
    @Rule({"DD-VIC-09", "DD-DEC-07"})
    void thePlayersMayChooseTheRooms() {
        Mansion mansion = two().run(new PlaceVictims(2, true)).choose("victim in C1.a");
        assertThat(mansion.offered()).doesNotContain("victim in C1.a");
        mansion.choose("victim in I05.a");
        assertThat(mansion.victims()).containsExactly("C1.a", "I05.a");
        assertThat(mansion.isDone()).isTrue();
    }

    @Test
    @Rule({"DD-VIC-02", "DD-GAP-79", "DD-DEC-51"})
    void aSurvivorLeadsAVictimOneRoomForOnePointOncePerRound() {
        Mansion mansion = two().victim("I01.a").at("Bruce", "I01.a").act("Bruce", "Nina");
        assertThat(mansion.offered("victim"))
                .containsExactlyInAnyOrder("victim 1 Bruce I08.a", "victim 1 Bruce O05.a", "victim 1 Bruce O01.a");
        mansion.choose("victim 1 Bruce O01.a");
        assertThat(mansion.victims()).containsExactly("O01.a");
        assertThat(mansion.survivor("Bruce").points()).isEqualTo(3);
        assertThat(mansion.offered("victim")).as("once per Round").isEmpty();
        mansion.run(new BeginRound()).act("Bruce", "Nina");
        assertThat(mansion.offered("victim"))
                .as("those beside call it to them")
                .containsExactlyInAnyOrder("victim 1 Bruce I01.a", "victim 1 Nina E1.a");
    }

    @Test
    @Rule({"DD-VIC-02", "DD-GAP-79"})
    void noVictimLeavesEnemiesNorEntersFireNorPassesLockedDoors() {
        assertThat(two().victim("I01.a")
                        .at("Bruce", "I01.a")
                        .zombies("I01.a", 1)
                        .act("Bruce")
                        .offered("victim"))
                .isEmpty();
        assertThat(two().victim("I01.a")
                        .at("Bruce", "I01.a")
                        .fire("O01", 1)
                        .destroyed("I08")
                        .act("Bruce")
                        .offered("victim"))
                .containsExactly("victim 1 Bruce O05.a");
        assertThat(two().victim("O05.b").at("Bruce", "O05.a").act("Bruce").offered("victim"))
                .as("the door is locked")
                .isEmpty();
        assertThat(two().victim("I01.a")
                        .at("Bruce", "I01.a")
                        .at("Nina", "I01.a")
                        .grabbed("Bruce", Grab.ORDINARY)
                        .act("Bruce")
                        .offered("victim"))
                .as("whoever is entrapped leads nobody")
                .isEmpty();
    }

    @Test
    @Rule("DD-VIC-03")
    void atTheEntranceAVictimIsSafe() {
        Mansion mansion = two().victim("O01.a").act("Bruce").choose("victim 1 Bruce E1.a");
        assertThat(mansion.victims()).isEmpty();
        assertThat(Victims.of(mansion.table()).saved()).isEqualTo(1);
        assertThat(mansion.darkness()).isZero();
    }

    @Test
    @Rule({"DD-VIC-04", "DD-REACT-08"})
    void anEscortedVictimIsNotAttacked() {
        Mansion mansion =
                two().victim("E1.a").zombies("E1.a", 1).dice(1).react("Bruce").choose("endure");
        assertThat(attacks(mansion)).isZero();
        assertThat(mansion.events(DarkestEvent.EnemiesAttacked.class)).hasSize(1);
        assertThat(mansion.victims()).containsExactly("E1.a");
    }

    @Test
    @Rule({"DD-VIC-05", "DD-VIC-10", "DD-GAP-79"})
    void zombiesPreferAVictimThatIsNearerThanAnySurvivor() {
        Mansion nearer = two().victim("O05.a").zombies("I01.a", 1).dice(3, 1).run();
        nearer.run(new MoveUnits(nearer.table().house().board().zones()));
        assertThat(nearer.zombies("O05.a")).as("one move instead of two").isEqualTo(1);
        assertThat(attacks(nearer)).isEqualTo(1);
        Mansion alike =
                two().victim("O05.a").at("Bruce", "O01.a").zombies("I01.a", 1).dice(1);
        alike.run(new MoveUnits(alike.table().house().board().zones()));
        assertThat(alike.zombies("O01.a")).as("just as near is not nearer").isEqualTo(1);
        Mansion escorted =
                two().victim("O05.a").at("Nina", "O05.a").zombies("I01.a", 1).dice(1);
        escorted.run(new MoveUnits(escorted.table().house().board().zones()));
        assertThat(attacks(escorted)).isZero();
    }

    @Test
    @Rule({"DD-VIC-05", "DD-CMOVE-01"})
    void theCreaturePrefersItToo() {
        Mansion mansion = two().victim("O05.a")
                .creature("Zombie Dog", "I01.a")
                .dice(3, 3, 3, 1)
                .run(new CreatureMoves(CAUSE));
        assertThat(mansion.creatureRoom()).isEqualTo("O05.a");
        assertThat(attacks(mansion)).isEqualTo(1);
    }

    @Test
    @Rule({"DD-VIC-05", "DD-REACT-06", "DD-GAP-79"})
    void hordesThatShareItsRoomAttackOnlyWhenActivated() {
        Mansion mansion =
                two().victim("O01.a").zombies("O01.a", 2).dice(1, 4, 3).react("Bruce");
        assertThat(attacks(mansion)).isEqualTo(1);
        assertThat(mansion.zombies("O01.a")).as("they stay with their prey").isEqualTo(2);
        Mansion far = two().victim("O09.a").zombies("O09.a", 2).dice().react("Bruce");
        assertThat(attacks(far)).as("outside the area").isZero();
    }

    @Test
    @Rule({"DD-VIC-06", "DD-GAP-79", "DD-VIC-10", "DD-DARK-02"})
    void theFirstDamageWoundsAVictimTheSecondEliminatesIt() {
        Mansion wounded =
                two().victim("O01.a").zombies("O01.a", 2).dice(1, 3, 3).react("Bruce");
        assertThat(wounded.victims()).containsExactly("O01.a*");
        assertThat(wounded.darkness()).isZero();
        wounded.dice(4, 6, 3).react("Bruce");
        assertThat(wounded.victims()).as("a Bite is damage").isEmpty();
        assertThat(wounded.darkness()).isEqualTo(1);
        Mansion serious = two().victim("O01.a").zombies("O01.a", 1).dice(2, 3).react("Bruce");
        assertThat(serious.victims()).as("Serious damage is two").isEmpty();
        Mansion others =
                two().victim("O01.a").zombies("O01.a", 3).dice(3, 4, 5, 3).react("Bruce");
        assertThat(others.victims()).as("nothing else hurts it").containsExactly("O01.a");
    }

    @Test
    @Rule({"DD-VIC-06", "DD-VIC-10"})
    void itsOneDieCancelsTheWorstResult() {
        Mansion mansion =
                two().victim("O01.a").zombies("O01.a", 2).dice(1, 2, 1).react("Bruce");
        assertThat(mansion.victims()).as("the Serious damage is cancelled").containsExactly("O01.a*");
        Mansion lucky = two().victim("O01.a").zombies("O01.a", 1).dice(2, 2).react("Bruce");
        assertThat(lucky.victims()).containsExactly("O01.a");
    }

    @Test
    @Rule({"DD-VIC-10", "DD-TERR-04"})
    void calledByTheTerrorDieEnemiesComeForSurvivorsOnly() {
        Mansion mansion = two().victim("O01.a").zombies("O01.a", 1).dice(3);
        mansion.run(new ResolveTerror(TerrorFace.CREATURE_REACTION, mansion.room("E1.a")));
        assertThat(mansion.zombies("E1.a")).as("they leave the Victim").isEqualTo(1);
        assertThat(attacks(mansion)).isZero();
    }

    @Test
    @Rule("DD-VIC-10")
    void ofSeveralVictimsThePlayersChoose() {
        Mansion mansion = two().victim("O01.a")
                .victim("O01.a")
                .zombies("O01.a", 1)
                .dice(1, 3)
                .react("Bruce");
        assertThat(mansion.offered()).containsExactly("victim 1", "victim 2");
        mansion.choose("victim 2");
        assertThat(mansion.victims()).containsExactly("O01.a", "O01.a*");
    }

    @Test
    @Rule({"DD-VIC-07", "DD-GAP-79", "DD-GAP-47"})
    void fireTakesEveryVictimOnABurningTile() {
        Mansion mansion = two().victim("O05.b")
                .victim("I01.a")
                .victim("C1.a")
                .fire("C1", 1)
                .destroyed("I01")
                .fire("O07", 1)
                .dice(3, 1)
                .run(new SpreadFire());
        assertThat(mansion.victims()).as("all three tiles are on fire").isEmpty();
        assertThat(mansion.darkness()).isEqualTo(3);
    }

    @Test
    @Rule("DD-VIC-08")
    void theShowdownRemovesThoseWhoAreLeft() {
        Mansion mansion = two().victim("I01.a")
                .at("Bruce", "C4.a")
                .code("")
                .fire("O07", 1)
                .dice()
                .run(new BeginShowdown());
        assertThat(mansion.victims()).isEmpty();
        assertThat(Victims.of(mansion.table()).lost()).isZero();
        assertThat(mansion.darkness()).isZero();
        assertThat(mansion.isOver()).isFalse();
    }

    @Test
    @Rule({"DD-VIC-05", "DD-VIC-10"})
    void aVictimFartherThanASurvivorIsLeftAlone() {
        Mansion mansion =
                two().victim("O05.a").at("Bruce", "I08.a").zombies("O01.a", 1).dice(1);
        mansion.run(new MoveUnits(mansion.table().house().board().zones()));
        assertThat(mansion.zombies("E1.a")).as("Nina is one room away").isEqualTo(1);
        assertThat(attacks(mansion)).isZero();
        Mansion apart = two().victim("O05.a")
                .at("Bruce", "I05.a")
                .at("Nina", "I05.a")
                .zombies("O01.a", 1)
                .dice(3, 3);
        apart.run(new MoveUnits(apart.table().house().board().zones()));
        assertThat(apart.zombies("O05.a")).as("no way leads to any survivor").isEqualTo(1);
    }
}

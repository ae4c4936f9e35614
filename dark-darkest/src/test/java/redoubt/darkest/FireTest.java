package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Side;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.peril.BreakOut;
import redoubt.darkest.peril.SpreadFire;
import redoubt.darkest.table.Blaze;
import redoubt.darkest.table.Camera;
import redoubt.kernel.RuleId;
import redoubt.testkit.Rule;

/** Fire: where it goes, what it destroys and whom it harms. */
class FireTest {
    private static Mansion two() {
        return Mansion.with("Bruce", "Jack");
    }

    @Test
    @Rule("DD-FIRE-02")
    void withoutAFireNothingSpreads() {
        Mansion mansion = two().dice().run(new SpreadFire());
        assertThat(mansion.events()).isEmpty();
    }

    @Test
    @Rule({"DD-FIRE-03", "DD-FIRE-04", "DD-FIRE-01", "DD-GAP-07", "DD-EX-08", "DD-ROOM-04", "DD-ROOM-09"})
    void theFireMovesOneTileInTheRolledDirectionThroughWallsAndDoors() {
        Mansion mansion = two().fire("I05", 1).fire("I02", 1).dice(3).run(new SpreadFire());
        assertThat(mansion.burns("I05")).as("south through a locked door").isEqualTo(2);
        assertThat(mansion.table().blaze().front())
                .isEqualTo(mansion.table().house().tile("I05"));
        mansion.dice(4).run(new SpreadFire());
        assertThat(mansion.burns("I01")).as("west through a wall").isEqualTo(1);
    }

    @Test
    @Rule({"DD-FIRE-04", "DD-FIRE-05"})
    void itNeverLeavesTheHouseNorEntersTheLaboratory() {
        Mansion border = two().fire("O09", 1).dice(1).run(new SpreadFire());
        assertThat(border.burns("O09")).isEqualTo(2);
        Mansion laboratory = two().fire("O08", 1).dice(2).run(new SpreadFire());
        assertThat(laboratory.burns("O08")).isEqualTo(2);
        assertThat(laboratory.burns("C4")).isZero();
    }

    @Test
    @Rule({"DD-FIRE-07", "DD-ROOM-05", "DD-ROOM-06", "DD-ROOM-11", "DD-DARK-02", "DD-EX-08"})
    void theThirdMarkerDestroysTheTileAndAdvancesDarkness() {
        Mansion mansion = two().fire("O06", 2)
                .fire("O04", 1)
                .with(table -> table.with(table.security()
                        .withCameras(List.of(
                                new Camera(table.house().board().zone("O06.a").index(), Side.N)))))
                .dice(3)
                .run(new SpreadFire());
        assertThat(mansion.isDestroyed("O06")).isTrue();
        assertThat(mansion.darkness()).isEqualTo(1);
        assertThat(mansion.table().security().cameras()).isEmpty();
        assertThat(mansion.table().security().on(mansion.door("O06.b-O06.a"))).isEmpty();
        assertThat(mansion.table().security().on(mansion.door("I04.a-O06.a"))).isEmpty();
        assertThat(mansion.table().security().gone()).hasSize(2);
        assertThat(mansion.table().beside(mansion.room("O06.a")).contains(mansion.room("I04.a")))
                .as("its locks count as open")
                .isTrue();
        assertThat(mansion.table().blaze().front()).as("the token stays").isPresent();
    }

    @Test
    @Rule({"DD-FIRE-06", "DD-FIRE-04"})
    void theTokenMovesOntoADestroyedTileButMarksNothingThere() {
        Mansion mansion = two().destroyed("I01").fire("I08", 1).dice(3).run(new SpreadFire());
        assertThat(mansion.isDestroyed("I01")).isTrue();
        assertThat(mansion.table().blaze().front())
                .isEqualTo(mansion.table().house().tile("I01"));
        assertThat(mansion.darkness()).isZero();
    }

    @Test
    @Rule("DD-FIRE-08")
    void theFireIsOutWhenItsLastMarkersVanishWithATile() {
        Mansion mansion = two().fire("O09", 2).dice(1).run(new SpreadFire());
        assertThat(mansion.isDestroyed("O09")).isTrue();
        assertThat(mansion.table().blaze().front()).isEmpty();
        assertThat(mansion.events(DarkestEvent.FireEnded.class)).hasSize(1);
    }

    @Test
    @Rule({"DD-FIRE-09", "DD-FIRE-10", "DD-FIRE-11", "DD-FIRE-13", "DD-GAP-47", "DD-XP-04"})
    void everyTileOnFireHarmsWhoeverIsOnIt() {
        Mansion mansion = two().fire("O01", 1)
                .destroyed("O03")
                .fire("E1", 1)
                .at("Bruce", "O01.a")
                .at("Jack", "O03.a")
                .zombies("E1.a", 4)
                .zombies("O03.a", 5)
                .token("O09.a", 6)
                .fire("O09", 1)
                .fire("E1", 1)
                .dice(3)
                .run(new SpreadFire());
        assertThat(mansion.survivor("Bruce").body().wounds()).isEqualTo(1);
        assertThat(mansion.survivor("Jack").body().wounds())
                .as("destroyed tile")
                .isEqualTo(3);
        assertThat(mansion.zombies("E1.a")).as("two markers by now").isEqualTo(2);
        assertThat(mansion.zombies("O03.a")).isEqualTo(2);
        assertThat(mansion.tokens()).as("tokens are unharmed").containsExactly("O09.a");
        assertThat(mansion.survivor("Bruce").experience()).isZero();
    }

    @Test
    @Rule({"DD-FIRE-12", "DD-DEC-12", "DD-XP-04", "DD-BEAST-01"})
    void thePlayersShareOutTheCreaturesBurns() {
        Mansion mansion = two().fire("O09", 1)
                .creature("Undead Bird", "O09.a", 1, 0, 1, 0, 0)
                .dice(1)
                .run(new SpreadFire());
        assertThat(mansion.offered()).containsExactly("area 1 blue", "area 3 red");
        mansion.choose("area 3 red");
        assertThat(mansion.table().menace().creature())
                .as("two burns for two areas")
                .isEmpty();
        assertThat(mansion.survivor("Bruce").experience()).isZero();
        Mansion resistant =
                two().fire("O09", 1).creature("Zombie Dog", "O09.a").dice(1).run(new SpreadFire());
        assertThat(resistant.isDone()).isTrue();
        assertThat(resistant.table().menace().creature().orElseThrow().left()).containsExactly(2, 2, 2, 1, 1);
    }

    @Test
    @Rule({"DD-FIRE-14", "DD-GAP-43"})
    void aNewFireBreaksOutWhereItCanAndHarmsNobodyYet() {
        Mansion mansion = two().destroyed("I02").dice(1, 6, 1, 5, 2, 3, 4, 3).run(new BreakOut());
        assertThat(mansion.burns("E1")).isEqualTo(1);
        assertThat(mansion.survivor("Bruce").body().wounds()).isZero();
    }

    @Test
    @Rule({"DD-ITEM-07", "DD-DEC-11"})
    void aFireAlarmRollsTheDirectionAgain() {
        Mansion mansion =
                two().item("Jack", "Fire Alarm").fire("I02", 1).dice(3, 1).run(new SpreadFire());
        mansion.choose("use Fire Alarm O of Jack");
        assertThat(mansion.burns("O09")).isEqualTo(1);
        assertThat(mansion.burns("I05")).isZero();
    }

    @Test
    @Rule({"DD-DARK-07", "DD-EX-44"})
    void darknessOfASpreadWaitsUntilAllItsDamageIsDone() {
        Mansion mansion = two().darkness(3)
                .fire("O01", 1)
                .at("Jack", "O01.a")
                .wounds("Jack", 11)
                .fire("O09", 2)
                .fire("O09", 2)
                .dice(1, 2)
                .run(new SpreadFire());
        assertThat(mansion.events().stream().map(event -> event.getClass().getSimpleName()))
                .containsSubsequence(
                        "TileDestroyed",
                        "HealthLost",
                        "SurvivorLost",
                        "DarknessAdvanced",
                        "DirectionRolled",
                        "DarknessAdvanced");
        assertThat(mansion.darkness()).isEqualTo(5);
    }

    @Test
    @Rule({"DD-SURV-09", "DD-SURV-12", "DD-DEATH-02", "DD-DEATH-03"})
    void atTheSkullASurvivorIsDeadAndItsThingsAreGone() {
        Mansion mansion = two().fire("E1", 1)
                .wounds("Jack", 10)
                .item("Jack", "Map")
                .holding("Jack", "RB")
                .dice(3)
                .run(new SpreadFire());
        assertThat(mansion.survivor("Jack").isPlaying()).isFalse();
        assertThat(mansion.table().stock().gone()).hasSize(1);
        assertThat(mansion.table().security().gone()).hasSize(1);
        assertThat(mansion.darkness()).isEqualTo(1);
        assertThat(mansion.survivor("Bruce").body().wounds()).isEqualTo(2);
    }

    @Test
    @Rule("DD-GAP-67")
    void withoutTerminalsTheCodeCanNeverBeSolved() {
        Mansion mansion =
                two().destroyed("C1").destroyed("C2").fire("C3", 2).dice(3).run(new SpreadFire());
        assertThat(mansion.isLost()).isTrue();
        assertThat(two().code("")
                        .destroyed("C1")
                        .destroyed("C2")
                        .fire("C3", 2)
                        .dice(3)
                        .run(new SpreadFire())
                        .isOver())
                .isFalse();
    }

    @Test
    @Rule({"DD-ADV-02", "DD-GAP-48", "DD-DEC-13", "DD-ADV-01"})
    void aGasLeakSetsTwoNeighboursOnFire() {
        Mansion mansion = Mansion.with(Mansion.house("DD-A").with("advanced", "yes"), "Bruce", "Jack")
                .fire("I02", 1)
                .dice(1)
                .run(new SpreadFire());
        assertThat(mansion.asked()).isEqualTo(RuleId.rule("DD-ADV-02"));
        assertThat(mansion.offered()).containsExactlyInAnyOrder("ignite O08.a", "ignite I02.a", "ignite O11.a");
        mansion.choose("ignite O08.a");
        assertThat(mansion.offered()).containsExactlyInAnyOrder("ignite I02.a", "ignite O11.a");
        mansion.choose("ignite I02.a");
        assertThat(mansion.burns("O09")).isEqualTo(1);
        assertThat(mansion.burns("I02")).isEqualTo(2);
        assertThat(mansion.burns("O08")).isEqualTo(1);
        mansion.dice(1).run(new SpreadFire());
        assertThat(mansion.isDone()).as("a token that stays leaks nothing").isTrue();
        Mansion plain = two().fire("I02", 1).dice(1).run(new SpreadFire());
        assertThat(plain.isDone()).as("without the advanced icons").isTrue();
    }

    @Test
    @Rule("DD-ROOM-03")
    void aDestroyedTileStaysDestroyed() {
        assertThat(Blaze.NONE.isDestroyed(0)).isFalse();
        Mansion mansion = two().destroyed("E1").points("Bruce", 4).act("Bruce");
        assertThat(mansion.offered("put out")).isEmpty();
        assertThat(mansion.offered("search")).isEmpty();
    }
}

package redoubt.whitedeath.necromancer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneId;
import redoubt.horde.combat.EliminateZombies;
import redoubt.horde.combat.RemoveZombies;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Danger;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.horde.zombies.PushZombies;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.testkit.Rule;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.siege.Wall;

class DefilerTest {
    private static final ActivateZombies ACTIVATION = new ActivateZombies(Activation.everything());

    /** A siege card of Brutes, which brings nobody at blue. */
    private static final String NOTHING = "482";

    /** A street, a rampart, a room and streets; the Defiler came from token 2 in the first one. */
    private static Wall entered() {
        return Wall.of(".^=|#:.~.~.")
                .survivor("Lorna", "f")
                .token("beacon", "f")
                .spawn(2, "a")
                .cards("469", NOTHING)
                .run(new SpawnStep());
    }

    @Test
    @Rule("WD-NECRO-01")
    void aNecromancerIsWeak() {
        ZombieKind defiler = Wall.EDITION.print().zombie("Defiler");
        assertThat(defiler.wounds()).isEqualTo(1);
        assertThat(defiler.toughness()).isEqualTo(1);
        assertThat(defiler.adrenaline()).isEqualTo(1);
    }

    @Test
    @Rule({"WD-NECRO-02", "WD-NECRO-03"})
    void itComesWithASpawnTokenAndCorruption() {
        Wall wall = Wall.of(".~.~.~.")
                .survivor("Lorna", "d")
                .token("beacon", "d")
                .spawn(1, "b")
                .spawn(2, "a")
                .cards("429", "469", "447");
        wall.run(new SpawnStep());
        assertThat(wall.count("Defiler", "a")).isEqualTo(1);
        assertThat(wall.spawnAt(Defilement.DEFILER_SPAWN)).isEqualTo("a");
        assertThat(wall.isCorrupted("a")).isTrue();
        assertThat(wall.tokens("corruption", "a")).isEqualTo(1);
        assertThat(wall.isCorrupted("b")).isFalse();
        assertThat(wall.cited(SiegeEvent.NecromancerCalled.class)).containsExactly("WD-NECRO-02");
        assertThat(wall.cited(SiegeEvent.ZoneCorrupted.class)).containsExactly("WD-NECRO-03");
        assertThat(wall.events(SiegeEvent.SpawnTokenPlaced.class))
                .containsExactly(new SiegeEvent.SpawnTokenPlaced(
                        new RuleId("WD-NECRO-03"), Defilement.DEFILER_SPAWN, wall.zone("a")));
    }

    @Test
    @Rule({"WD-NECRO-04", "WD-SPAWN-02"})
    void itsZoneSpawnsLastAndAtOnce() {
        Wall wall = Wall.of(".~.~.~.")
                .survivor("Lorna", "d")
                .token("beacon", "d")
                .spawn(1, "a")
                .spawn(2, "b")
                .cards("469", "447", "429");
        wall.run(new SpawnStep());
        assertThat(wall.events(HordeEvent.ZombieCardDrawn.class))
                .extracting(HordeEvent.ZombieCardDrawn::spawn)
                .containsExactly("1", "2", Defilement.DEFILER_SPAWN);
        assertThat(wall.count("Brute", "b")).isEqualTo(1);
        assertThat(wall.count("Walker", "a")).isEqualTo(2);
    }

    @Test
    @Rule({"WD-NECRO-05", "WD-NECRO-07", "WD-EX-06"})
    void insteadOfMovingItPushesItsToken() {
        Wall wall = entered().run(ACTIVATION);
        assertThat(wall.isDone()).isTrue();
        assertThat(wall.count("Defiler", "a")).isEqualTo(1);
        assertThat(wall.spawnAt("2")).isEqualTo("b");
        assertThat(wall.spawnAt(Defilement.DEFILER_SPAWN)).isEqualTo("a");
        assertThat(wall.isCorrupted("b")).isTrue();
        assertThat(wall.events(SiegeEvent.SpawnTokenMoved.class))
                .containsExactly(
                        new SiegeEvent.SpawnTokenMoved(new RuleId("WD-NECRO-05"), "2", wall.zone("a"), wall.zone("b")));
        assertThat(wall.cited(SiegeEvent.ZoneCorrupted.class)).containsExactly("WD-NECRO-07");
        SiegeEvent.SpawnTokenMoved again =
                wall.run(ACTIVATION).events(SiegeEvent.SpawnTokenMoved.class).getLast();
        assertThat(again.from()).as("from where it lies now").isEqualTo(wall.zone("b"));
    }

    @Test
    @Rule({"WD-EX-07", "WD-NECRO-06", "WD-CORR-01", "WD-CORR-02"})
    void itLeavesATrailOverRampartsAndThroughWalls() {
        Wall wall = entered().run(ACTIVATION, ACTIVATION, ACTIVATION);
        assertThat(wall.spawnAt("2")).isEqualTo("d");
        for (String zone : List.of("a", "b", "c", "d")) {
            assertThat(wall.isCorrupted(zone)).isTrue();
            assertThat(wall.tokens("corruption", zone)).isEqualTo(1);
            assertThat(wall.table().isBuilding(wall.zone(zone).index())).isFalse();
            assertThat(Wall.STRONGHOLD
                            .ground()
                            .isRampart(wall.table().terrain(), wall.zone(zone).index()))
                    .isFalse();
        }
        assertThat(wall.isCorrupted("e")).isFalse();
        // The room counts as street, so one looks through it from end to end.
        assertThat(Eyesight.sight(wall.table())
                        .seen(wall.zone("a").index())
                        .contains(new ZoneId(wall.zone("f").index())))
                .isTrue();
        wall.cards("479").run(new SpawnStep());
        assertThat(wall.count("Walker", "c")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-NECRO-06", "WD-DEC-35"})
    void playersChooseAmongEquallyShortRoutes() {
        Wall wall = Wall.of(".~.", "~ ~", ".~.")
                .survivor("Lorna", "d")
                .token("beacon", "d")
                .spawn(1, "a")
                .cards("469", NOTHING)
                .run(new SpawnStep(), ACTIVATION);
        assertThat(wall.asked().id()).isEqualTo("WD-NECRO-06");
        assertThat(wall.offered()).containsExactly("push spawn 1 to T.b", "push spawn 1 to T.c");
        wall.choose("push spawn 1 to T.c");
        assertThat(wall.spawnAt("1")).isEqualTo("c");
        assertThat(wall.isCorrupted("c")).isTrue();
        assertThat(wall.isCorrupted("b")).isFalse();
    }

    @Test
    @Rule({"WD-NECRO-07", "WD-CORR-06"})
    void aZoneWithCorruptionGetsNoSecondToken() {
        Wall wall = Wall.of(".~.~.~.")
                .survivor("Lorna", "d")
                .token("beacon", "d")
                .corrupted("b")
                .spawn(1, "a")
                .cards("469", NOTHING)
                .run(new SpawnStep(), ACTIVATION);
        assertThat(wall.spawnAt("1")).isEqualTo("b");
        assertThat(wall.tokens("corruption", "b")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-NECRO-08", "WD-GAP-56"})
    void anObjectiveOnTheWayIsLostAndSeen() {
        Wall wall = entered().objective("b", "blue", true).objective("e", "red", true);
        wall.run(ACTIVATION);
        assertThat(wall.table().objectives()).hasSize(1);
        assertThat(wall.table().objectives().getFirst().zone()).isEqualTo(wall.zone("e"));
        assertThat(wall.events(SiegeEvent.ObjectiveDiscarded.class))
                .extracting(SiegeEvent.ObjectiveDiscarded::colour)
                .containsExactly("blue");
        assertThat(wall.cited(SiegeEvent.ObjectiveDiscarded.class)).containsExactly("WD-NECRO-08");
        assertThat(wall.state().revealed()).isEqualTo(1);
    }

    @Test
    @Rule({"WD-NECRO-09", "WD-DEC-32"})
    void besideSurvivorsItAttacksInstead() {
        Wall wall = entered().survivor("Jenia", "a").survivor("Ogon", "a").run(ACTIVATION);
        assertThat(wall.offered()).contains("suffer Jenia", "suffer Ogon");
        wall.choose("suffer Ogon");
        assertThat(wall.wounds("Ogon")).isEqualTo(1);
        assertThat(wall.wounds("Jenia")).isZero();
        assertThat(wall.spawnAt("2")).isEqualTo("a");
    }

    @Test
    @Rule({"WD-NECRO-10", "WD-NECRO-11"})
    void withItItsSpawnTokenGoesAndAWeaponStays() {
        Wall wall = entered().run(ACTIVATION);
        wall.run(new EliminateZombies(wall.id("Lorna"), wall.zone("a"), wall.kind("Defiler"), 1));
        assertThat(wall.table().spawnPoints()).extracting(SpawnPoint::name).containsExactly("2");
        assertThat(wall.spawnAt("2")).isEqualTo("b");
        assertThat(wall.isCorrupted("a")).isTrue();
        assertThat(wall.isCorrupted("b")).isTrue();
        assertThat(wall.table().dropped()).hasSize(1);
        assertThat(wall.table().dropped().getFirst().zone()).isEqualTo(wall.zone("a"));
        assertThat(wall.cited(SiegeEvent.SpawnTokenRemoved.class)).containsExactly("WD-NECRO-10");
        assertThat(wall.cited(SiegeEvent.VaultWeaponDropped.class)).containsExactly("WD-NECRO-11");
        assertThat(wall.table().annexes().the(Defilement.class).token()).isEqualTo(Optional.empty());
        wall.run(ACTIVATION);
        assertThat(wall.spawnAt("2")).isEqualTo("b");
    }

    @Test
    @Rule("WD-NECRO-10")
    void nobodysHandRemovesItsTokenToo() {
        Wall wall = entered();
        wall.run(new RemoveZombies(wall.zone("a"), wall.kind("Defiler"), 1));
        assertThat(wall.spawnAt(Defilement.DEFILER_SPAWN)).isEmpty();
    }

    @Test
    @Rule("WD-NECRO-12")
    void frozenItPushesNothing() {
        Wall wall = entered().token("freeze", "a").run(ACTIVATION);
        assertThat(wall.spawnAt("2")).isEqualTo("a");
        wall.run(ACTIVATION);
        assertThat(wall.spawnAt("2")).isEqualTo("b");
    }

    @Test
    @Rule("WD-GAP-52")
    void aSecondCardOnlyActivatesIt() {
        Wall wall = entered().spawn(1, "e").cards("470", NOTHING, NOTHING);
        wall.run(new SpawnStep());
        assertThat(wall.table().zombies().total(wall.kind("Defiler"))).isEqualTo(1);
        assertThat(wall.cited(SiegeEvent.NecromancerCalled.class)).containsExactly("WD-GAP-52");
        assertThat(wall.spawnAt("2")).isEqualTo("b");
        assertThat(wall.isCorrupted("e")).isFalse();
    }

    @Test
    @Rule("WD-GAP-53")
    void ofTwoTokensInAZoneTheDrawnOneIsPushed() {
        Wall wall = Wall.of(".~.~.~.")
                .survivor("Lorna", "d")
                .token("beacon", "d")
                .spawn(1, "a")
                .spawn(2, "a")
                .cards("447", "469", "447");
        wall.run(new SpawnStep(), new ActivateZombies(Activation.extra(List.of(wall.kind("Defiler")))));
        assertThat(wall.spawnAt("1")).isEqualTo("a");
        assertThat(wall.spawnAt("2")).isEqualTo("b");
    }

    @Test
    @Rule("WD-GAP-54")
    void aTokenMovedElsewhereIsPushedFromThere() {
        Wall wall = entered();
        wall.run(new MoveSpawnTokenQuietly("2", "d"), ACTIVATION);
        assertThat(wall.spawnAt("2")).isEqualTo("e");
        assertThat(wall.isCorrupted("d")).isFalse();
        assertThat(wall.isCorrupted("e")).isTrue();
    }

    /** A rule of a mission that moves a spawn token. */
    private record MoveSpawnTokenQuietly(String name, String zone) implements Effect<Table> {
        @Override
        public void happen(Play<Table> play) {
            play.table(play.table()
                    .withSpawnPoints(play.table().spawnPoints().stream()
                            .map(point -> point.name().equals(name)
                                    ? point.withZone(play.table().zone("T." + zone))
                                    : point)
                            .toList()));
        }
    }

    @Test
    @Rule({"WD-GAP-57", "WD-WIN-05"})
    void enteringAtTheBeaconLoses() {
        Wall wall = Wall.of(".~.")
                .survivor("Lorna", "b")
                .token("beacon", "a")
                .spawn(1, "a")
                .cards("469")
                .run(new SpawnStep());
        assertThat(wall.state().isOver()).isTrue();
        assertThat(wall.state().isWon()).isFalse();
    }

    @Test
    @Rule("WD-SPAWN-03")
    void aPushedTokenSpawnsWhereItLies() {
        Wall wall = entered().run(ACTIVATION);
        wall.cards("429", "447").run(new SpawnStep());
        assertThat(wall.count("Walker", "b")).isEqualTo(2);
        assertThat(wall.count("Brute", "a")).isEqualTo(1);
    }

    @Test
    @Rule("WD-NECRO-05")
    void extraActivationsPushToo() {
        Wall wall = entered();
        wall.run(new ActivateZombies(Activation.extra(List.of(wall.kind("Defiler")))));
        assertThat(wall.spawnAt("2")).isEqualTo("b");
    }

    @Test
    @Rule("WD-GAP-50")
    void pushesComeAfterAllOtherMoves() {
        Wall wall = entered().zombies("Walker", 1, "d");
        wall.run(ACTIVATION);
        List<HordeEvent> moves = wall.events(HordeEvent.class).stream()
                .filter(event ->
                        event instanceof HordeEvent.ZombiesMoved || event instanceof SiegeEvent.SpawnTokenMoved)
                .toList();
        assertThat(moves.getFirst()).isInstanceOf(HordeEvent.ZombiesMoved.class);
        assertThat(moves.getLast()).isInstanceOf(SiegeEvent.SpawnTokenMoved.class);
        assertThat(wall.count("Walker", "e")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-128")
    void pushedAsideItKeepsItsSpawnTokenWhereItWas() {
        Wall wall = entered();
        wall.run(new PushZombies(new RuleId("WD-SKILL-SHOVE"), wall.zone("a"), wall.zone("b")));
        assertThat(wall.count("Defiler", "b")).isEqualTo(1);
        assertThat(wall.spawnAt(Defilement.DEFILER_SPAWN)).isEqualTo("a");
        assertThat(wall.isCorrupted("b")).isFalse();
    }

    @Test
    @Rule("WD-NECRO-02")
    void atEveryDangerLevelItComes() {
        for (Danger level : Danger.values()) {
            Wall wall = Wall.of(".~.~.")
                    .survivor("Lorna", "c")
                    .danger("Lorna", level)
                    .token("beacon", "c")
                    .spawn(1, "a")
                    .cards("472", NOTHING);
            wall.run(new SpawnStep());
            assertThat(wall.count("Defiler", "a")).isEqualTo(1);
        }
    }

    @Test
    @Rule("WD-NECRO-06")
    void aTokenAtTheBeaconIsPushedNoFarther() {
        Wall wall = Wall.of(".~.~.")
                .survivor("Lorna", "c")
                .token("beacon", "c")
                .spawn(2, "a")
                .cards("469", NOTHING)
                .run(new SpawnStep());
        wall.with(table -> table.withSpawnPoints(table.spawnPoints().stream()
                .map(point -> point.name().equals("2") ? point.withZone(wall.zone("c")) : point)
                .toList()));
        wall.run(new PushSpawnToken());
        assertThat(wall.isDone()).isTrue();
        assertThat(wall.spawnAt("2")).isEqualTo("c");
    }
}

package redoubt.whitedeath.abomination;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.combat.EliminateAll;
import redoubt.horde.combat.EliminateZombies;
import redoubt.horde.edition.Edition;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Danger;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.testkit.Rule;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.siege.Wall;

class AbominationTest {
    private static final ActivateZombies ACTIVATION = new ActivateZombies(Activation.everything());

    @Test
    @Rule("WD-ABOM-01")
    void theKhanIsTough() {
        ZombieKind khan = Wall.EDITION.print().zombie("Khan");
        assertThat(khan.wounds()).isEqualTo(1);
        assertThat(khan.toughness()).isEqualTo(3);
        assertThat(khan.adrenaline()).isEqualTo(5);
    }

    @Test
    @Rule("WD-ABOM-02")
    void armourDoesNotHelpAgainstIt() {
        Wall khan = Wall.of(".~.")
                .survivor("Yasuke", "a")
                .wearing("Yasuke", "Heavy Armor", 2)
                .zombies("Khan", 1, "a")
                .dice(6)
                .run(ACTIVATION);
        assertThat(khan.wounds("Yasuke")).isEqualTo(1);
        assertThat(khan.events(HordeEvent.ArmourRolled.class)).isEmpty();
        Wall walker = Wall.of(".~.")
                .survivor("Yasuke", "a")
                .wearing("Yasuke", "Heavy Armor", 2)
                .zombies("Walker", 1, "a")
                .dice(6)
                .run(ACTIVATION);
        assertThat(walker.wounds("Yasuke")).isZero();
    }

    @Test
    @Rule("WD-ABOM-04")
    void itLeavesAVaultWeaponFaceDown() {
        Wall wall = Wall.of(".~.").survivor("Ogon", "a").zombies("Khan", 1, "b");
        wall.run(new EliminateZombies(wall.id("Ogon"), wall.zone("b"), wall.kind("Khan"), 1));
        assertThat(wall.table().dropped()).hasSize(1);
        assertThat(wall.table().dropped().getFirst().zone()).isEqualTo(wall.zone("b"));
        assertThat(wall.table().dropped().getFirst().card().deck()).isEqualTo(WhiteDeath.VAULT_DECK);
        assertThat(wall.table().deck(WhiteDeath.VAULT_DECK).draw().size()).isEqualTo(7);
        assertThat(wall.cited(SiegeEvent.VaultWeaponDropped.class)).containsExactly("WD-ABOM-04");
    }

    @Test
    @Rule("WD-ABOM-04")
    void anEmptyVaultLeavesNothing() {
        Wall wall = Wall.of(".~.")
                .survivor("Ogon", "a")
                .zombies("Khan", 1, "b")
                .deck(new Deck(WhiteDeath.VAULT_DECK, Pile.EMPTY, Pile.EMPTY));
        wall.run(new EliminateZombies(wall.id("Ogon"), wall.zone("b"), wall.kind("Khan"), 1));
        assertThat(wall.table().dropped()).isEmpty();
    }

    @Test
    @Rule("WD-ABOM-04")
    void aWalkerLeavesNothing() {
        Wall wall = Wall.of(".~.").survivor("Ogon", "a").zombies("Walker", 1, "b");
        wall.run(new EliminateZombies(wall.id("Ogon"), wall.zone("b"), wall.kind("Walker"), 1));
        assertThat(wall.table().dropped()).isEmpty();
    }

    @Test
    @Rule({"WD-ABOM-01", "WD-GAP-134"})
    void whatKillsEverythingKillsItAndTheWeaponSurvives() {
        Wall wall = Wall.of(".~.").survivor("Ogon", "a").zombies("Khan", 1, "b").zombies("Defiler", 1, "b");
        wall.run(new EliminateAll(Optional.of(wall.id("Ogon")), wall.zone("b")));
        assertThat(wall.table().zombies().total()).isZero();
        assertThat(wall.table().dropped()).hasSize(2);
        assertThat(wall.table().survivor("Ogon").orElseThrow().adrenaline()).isEqualTo(6);
    }

    @Test
    @Rule({"WD-ABOM-05", "WD-GAP-49"})
    void itClimbsWhereOthersDoNot() {
        Wall wall = Wall.of("=~=", "^ =", ".~.")
                .survivor("Lorna", "a")
                .zombies("Khan", 1, "c")
                .zombies("Walker", 1, "c")
                .run(ACTIVATION);
        assertThat(wall.count("Khan", "a")).isEqualTo(1);
        assertThat(wall.count("Walker", "d")).isEqualTo(1);
    }

    @Test
    @Rule("WD-ABOM-05")
    void wallsOfBuildingsStopIt() {
        Wall wall =
                Wall.of("#|.").survivor("Lorna", "a").zombies("Khan", 1, "b").run(ACTIVATION);
        assertThat(wall.count("Khan", "b")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-ABOM-06", "WD-GAP-17"})
    void fromYellowOnTheCardBringsTheKhan() {
        Wall wall = Wall.of(".~.")
                .survivor("Lorna", "b")
                .danger("Lorna", Danger.YELLOW)
                .spawn(1, "a")
                .cards("465")
                .run(new SpawnStep());
        assertThat(wall.count("Khan", "a")).isEqualTo(1);
        assertThat(wall.cited(SiegeEvent.AbominationCalled.class)).containsExactly("WD-ABOM-06");
    }

    @Test
    @Rule("WD-GAP-17")
    void atBlueTheCardBringsABrute() {
        Wall wall =
                Wall.of(".~.").survivor("Lorna", "b").spawn(1, "a").cards("465").run(new SpawnStep());
        assertThat(wall.count("Brute", "a")).isEqualTo(1);
        assertThat(wall.table().zombies().total()).isEqualTo(1);
    }

    @Test
    @Rule({"WD-ABOM-07", "WD-GAP-64"})
    void theOneOnTheBoardActivatesInstead() {
        Wall wall = Wall.of(".~.~.")
                .survivor("Lorna", "c")
                .danger("Lorna", Danger.YELLOW)
                .zombies("Khan", 1, "a")
                .spawn(1, "a")
                .cards("465")
                .run(new SpawnStep());
        assertThat(wall.count("Khan", "b")).isEqualTo(1);
        assertThat(wall.table().zombies().total()).isEqualTo(1);
        assertThat(wall.cited(SiegeEvent.AbominationCalled.class)).containsExactly("WD-ABOM-07");
    }

    @Test
    @Rule({"WD-SHORT-01", "WD-SHORT-02", "WD-SHORT-04"})
    void aShortageBringsTheKhanToTheSpawnZone() {
        Wall wall = Wall.of(".~.~.")
                .survivor("Lorna", "c")
                .left("Brute", 1, "b")
                .spawn(1, "a")
                .danger("Lorna", Danger.YELLOW)
                .cards("447")
                .run(new SpawnStep());
        assertThat(wall.count("Brute", "a")).isEqualTo(1);
        assertThat(wall.count("Khan", "a")).isEqualTo(1);
        assertThat(wall.count("Brute", "b")).isEqualTo(13);
        assertThat(wall.events(HordeEvent.ExtraActivation.class)).isEmpty();
        assertThat(wall.cited(HordeEvent.MiniaturesShort.class)).containsExactly("WD-SHORT-01");
        assertThat(wall.cited(SiegeEvent.AbominationCalled.class)).containsExactly("WD-SHORT-02");
    }

    @Test
    @Rule({"WD-SHORT-03", "WD-SHORT-04"})
    void aShortageActivatesTheKhanOnTheBoardOnce() {
        Wall wall = Wall.of(".~.~.~.")
                .survivor("Lorna", "d")
                .zombies("Khan", 1, "a")
                .left("Walker", 0, "a")
                .spawn(1, "a")
                .cards("429")
                .run(new SpawnStep());
        assertThat(wall.count("Khan", "b")).isEqualTo(1);
        assertThat(wall.count("Walker", "a")).isEqualTo(35);
        assertThat(wall.events(HordeEvent.ExtraActivation.class)).hasSize(1);
        assertThat(wall.cited(SiegeEvent.AbominationCalled.class)).containsExactly("WD-SHORT-03");
    }

    @Test
    @Rule({"WD-SHORT-02", "WD-DEC-37"})
    void anAmbushThatRunsShortBringsItToACorruptionZoneOfChoice() {
        Wall wall =
                Wall.of("#:.~.~.").survivor("Lorna", "a").corrupted("b", "c").left("Brute", 0, "d");
        wall.run(PlaceZombies.ambush(wall.table(), wall.kind("Brute"), 1, wall.zone("a")));
        assertThat(wall.asked().id()).isEqualTo("WD-SHORT-02");
        assertThat(wall.offered()).containsExactly("abomination in T.b", "abomination in T.c");
        wall.choose("abomination in T.c");
        assertThat(wall.count("Khan", "c")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-61")
    void withoutCorruptionAnAmbushBringsItToTheFirstSpawnToken() {
        Wall wall = Wall.of("#:.~.~.")
                .survivor("Lorna", "a")
                .spawn(2, "c")
                .spawn(1, "d")
                .left("Brute", 0, "c");
        wall.run(PlaceZombies.ambush(wall.table(), wall.kind("Brute"), 1, wall.zone("a")));
        assertThat(wall.count("Khan", "d")).isEqualTo(1);
        assertThat(Edition.of(wall.table())).isSameAs(Wall.EDITION);
    }

    @Test
    @Rule("WD-GAP-62")
    void ofSeveralThePlayersChooseOne() {
        Wall wall = Wall.of(Wall.WITH_GUESTS, List.of(), ".~.~.~.")
                .survivor("Lorna", "d")
                .zombies("Khan", 1, "a")
                .zombies("Titan", 1, "b")
                .left("Walker", 0, "a")
                .spawn(1, "a")
                .cards("429")
                .run(new SpawnStep());
        assertThat(wall.offered()).containsExactly("activate Khan in T.a", "activate Titan in T.b");
        wall.choose("activate Titan in T.b");
        assertThat(wall.count("Titan", "c")).isEqualTo(1);
        assertThat(wall.count("Khan", "a")).isEqualTo(1);
    }
}

package redoubt.whitedeath.modes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Deck;
import redoubt.board.ZoneId;
import redoubt.horde.combat.EliminateZombies;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.danger.Track;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.Mode;
import redoubt.horde.mission.YesSetting;
import redoubt.horde.print.PlainSkill;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.Status;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.abomination.Abominations;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.edition.MissionLayout;
import redoubt.whitedeath.edition.WhiteDeath;
import redoubt.whitedeath.siege.Wall;

class ModesTest {
    private static final ActivateZombies ACTIVATION = new ActivateZombies(Activation.everything());

    private static MissionPlan mission() {
        return MissionLayout.of(Box.WHITE_DEATH, Box.WHITE_DEATH.mission("WD-M01"), List.of());
    }

    /** A board of a mission that is played in a mode, with the decks of the mode. */
    private static Wall played(Mode mode, List<String> values, String... rows) {
        MissionPlan plan = mode.applied(mission(), values);
        Wall wall = Wall.of(Wall.WITH_GUESTS, plan.rulings(), rows);
        for (Deck deck : plan.decks()) {
            if (!List.of(WhiteDeath.ZOMBIE_DECK, WhiteDeath.EQUIPMENT_DECK, WhiteDeath.VAULT_DECK)
                    .contains(deck.name())) {
                wall.deck(deck);
            }
        }
        return wall;
    }

    private static Wall abominations(String... values) {
        return played(new SeveralAbominations(Wall.WITH_GUESTS.print().zombieKinds()), List.of(values), ".~.~.~.")
                .survivor("Lorna", "d")
                .danger("Lorna", Danger.YELLOW)
                .spawn(1, "a");
    }

    private static Wall necromancers(String... rows) {
        return played(
                new SeveralNecromancers(
                        Wall.STRONGHOLD, Wall.WITH_GUESTS.print().zombieKinds()),
                List.of("Wanderer"),
                rows);
    }

    @Test
    @Rule({"WD-MODE-01", "WD-MODE-02"})
    void theAbominationDeckBringsAnother() {
        Wall wall = abominations("deck", "Titan").cards("465").run(new SpawnStep());
        assertThat(wall.count("Titan", "a")).isEqualTo(1);
        assertThat(wall.cited(HordeEvent.ZombieDrawn.class)).containsExactly("WD-MODE-02");
        assertThat(wall.state().revealed()).isEqualTo(2);
    }

    @Test
    @Rule("WD-MODE-02")
    void theDeckIsShuffledAgainWithoutThoseOnTheBoard() {
        Wall wall = abominations("deck").cards("465").run(new SpawnStep());
        assertThat(wall.count("Khan", "a")).isEqualTo(1);
        wall.run(new EliminateZombies(wall.id("Lorna"), wall.zone("a"), wall.kind("Khan"), 1));
        wall.cards("465").run(new SpawnStep());
        assertThat(wall.count("Titan", "a")).isEqualTo(1);
        wall.run(new EliminateZombies(wall.id("Lorna"), wall.zone("a"), wall.kind("Titan"), 1));
        wall.cards("465").run(new SpawnStep());
        assertThat(wall.table().zombies().total()).isEqualTo(1);
    }

    @Test
    @Rule("WD-MODE-03")
    void withTheDeckTheOneOnTheBoardActivates() {
        Wall wall = abominations("deck").zombies("Titan", 1, "a").cards("465").run(new SpawnStep());
        assertThat(wall.count("Titan", "b")).isEqualTo(1);
        assertThat(wall.table().zombies().total()).isEqualTo(1);
        assertThat(wall.cited(SiegeEvent.AbominationCalled.class)).containsExactly("WD-MODE-03");
    }

    @Test
    @Rule("WD-MODE-04")
    void inTheFestivalAllActivateAndOneMoreComes() {
        Wall wall = abominations("festival").cards("465", "466").run(new SpawnStep(), new SpawnStep());
        assertThat(wall.count("Khan", "b")).isEqualTo(1);
        assertThat(wall.count("Titan", "a")).isEqualTo(1);
        // With every one on the board nothing more can come.
        wall.cards("467").run(new SpawnStep());
        assertThat(wall.count("Khan", "c")).isEqualTo(1);
        assertThat(wall.count("Titan", "b")).isEqualTo(1);
        assertThat(wall.table().zombies().total()).isEqualTo(2);
        assertThat(wall.events(HordeEvent.ZombieDrawn.class)).isEmpty();
    }

    @Test
    @Rule({"WD-MODE-01", "WD-MODE-02", "WD-MODE-04"})
    void unknownAbominationsAreRefused() {
        Mode mode = new SeveralAbominations(Wall.EDITION.print().zombieKinds());
        assertThatThrownBy(() -> mode.applied(mission(), List.of("deck", "Titan")))
                .isInstanceOf(SetUpRefused.class);
        assertThatThrownBy(() -> mode.applied(mission(), List.of("both"))).isInstanceOf(SetUpRefused.class);
        assertThatThrownBy(() -> mode.applied(mission(), List.of()))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("[WD-MODE-01]");
        assertThat(mode.applied(mission(), List.of("festival")).rulings()).contains(Abominations.FESTIVAL);
    }

    @Test
    @Rule({"WD-MODE-05", "WD-MODE-06", "WD-MODE-07"})
    void besideTheDefilerAnotherNecromancerComes() {
        Wall wall = necromancers(".~.~.~.~.")
                .survivor("Lorna", "e")
                .token("beacon", "e")
                .spawn(1, "a")
                .cards("469", "429")
                .run(new SpawnStep());
        assertThat(wall.count("Defiler", "a")).isEqualTo(1);
        assertThat(wall.cited(SiegeEvent.NecromancerCalled.class)).containsExactly("WD-MODE-05");
        wall.cards("470", "429").run(new SpawnStep());
        // The Defiler first pushes its token, then the other one comes where the card was drawn for.
        assertThat(wall.spawnAt("1")).isEqualTo("b");
        assertThat(wall.table().zombies().total(wall.kind("Wanderer"))).isEqualTo(1);
        assertThat(wall.cited(SiegeEvent.NecromancerCalled.class)).containsExactly("WD-MODE-06");
        assertThat(wall.table().spawnPoints()).hasSize(2);
    }

    @Test
    @Rule({"WD-MODE-08", "WD-MODE-09"})
    void aMovingNecromancerClimbsToTheBeaconAndCorrupts() {
        Wall wall = necromancers("=~=^.", "^ = ~", ".~.~.")
                .survivor("Lorna", "f")
                .token("beacon", "c")
                .zombies("Wanderer", 1, "d")
                .run(ACTIVATION);
        // Two ways of the same length: over the rampart or past its foot.
        assertThat(wall.asked().id()).isEqualTo("WD-MODE-09");
        wall.choose("walk Wanderer from T.d to T.a");
        assertThat(wall.count("Wanderer", "a")).isEqualTo(1);
        assertThat(wall.isCorrupted("a")).isTrue();
        assertThat(wall.isCorrupted("d")).isFalse();
        assertThat(wall.cited(SiegeEvent.ZoneCorrupted.class)).containsExactly("WD-MODE-08");
        wall.run(ACTIVATION);
        assertThat(wall.count("Wanderer", "b")).isEqualTo(1);
        assertThat(wall.table()
                        .survivorPaths()
                        .neighbours(wall.zone("e").index())
                        .contains(new ZoneId(wall.zone("b").index())))
                .isTrue();
    }

    @Test
    @Rule("WD-MODE-09")
    void withoutAnOpenPathItGoesAsFarAsItCan() {
        Wall wall = necromancers(".~.|#")
                .survivor("Lorna", "c")
                .token("beacon", "c")
                .zombies("Wanderer", 1, "a")
                .run(ACTIVATION);
        assertThat(wall.count("Wanderer", "b")).isEqualTo(1);
        wall.run(ACTIVATION);
        assertThat(wall.count("Wanderer", "b")).isEqualTo(1);
        assertThat(wall.isDone()).isTrue();
    }

    @Test
    @Rule("WD-MODE-10")
    void otherZombiesAtTheBeaconDoNotLoseTheGame() {
        Wall wall = necromancers(".~.~.").survivor("Lorna", "c").token("beacon", "b");
        wall.zombies("Walker", 1, "a").run(new ActivateZombies(Activation.everything()));
        assertThat(wall.count("Walker", "b")).isEqualTo(1);
        assertThat(wall.isOver()).isFalse();
    }

    @Test
    @Rule("WD-MODE-08")
    void theLogTellsHowANecromancerWalks() {
        Wall wall = necromancers(".~.~.")
                .survivor("Lorna", "c")
                .token("beacon", "c")
                .zombies("Wanderer", 1, "a")
                .run(ACTIVATION);
        assertThat(wall.events(HordeEvent.ZombiesMoved.class))
                .extracting(moved -> moved.rule().id() + " " + moved.zombie() + " " + moved.from() + " " + moved.to())
                .containsExactly("WD-MODE-09 Wanderer T.a T.b");
    }

    @Test
    @Rule("WD-MODE-10")
    void aNecromancerAtTheBeaconLosesTheGame() {
        Wall wall = necromancers(".~.~.")
                .survivor("Lorna", "a")
                .token("beacon", "c")
                .zombies("Wanderer", 1, "b")
                .run(ACTIVATION);
        assertThat(wall.state().status()).isEqualTo(new Status.Lost(new RuleId("WD-MODE-10")));
    }

    @Test
    @Rule("WD-GAP-126")
    void otherNecromancersLeaveAWeaponAndDiscardObjectives() {
        Wall wall = necromancers(".~.~.~.")
                .survivor("Lorna", "d")
                .token("beacon", "d")
                .objective("b", "red", true)
                .zombies("Wanderer", 1, "a")
                .run(ACTIVATION);
        assertThat(wall.table().objectives()).isEmpty();
        wall.run(new EliminateZombies(wall.id("Lorna"), wall.zone("b"), wall.kind("Wanderer"), 1));
        assertThat(wall.table().dropped()).hasSize(1);
    }

    @Test
    @Rule("WD-MODE-11")
    void unknownNecromancersAreRefused() {
        Mode mode =
                new SeveralNecromancers(Wall.STRONGHOLD, Wall.EDITION.print().zombieKinds());
        assertThatThrownBy(() -> mode.applied(mission(), List.of("Cabal")))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("[WD-MODE-05]");
    }

    @Test
    @Rule("WD-GAP-16")
    void withThisBoxAloneTheDecksGiveKhanAndDefiler() {
        Mode mode =
                new SeveralNecromancers(Wall.STRONGHOLD, Wall.EDITION.print().zombieKinds());
        MissionPlan plan = mode.applied(mission(), List.of());
        Wall wall = Wall.of(Wall.EDITION, plan.rulings(), ".~.~.~.")
                .deck(plan.decks().getLast())
                .survivor("Lorna", "d")
                .token("beacon", "d")
                .spawn(1, "a")
                .cards("469", "470");
        wall.run(new SpawnStep());
        assertThat(wall.table().zombies().total()).isEqualTo(1);
        assertThat(wall.count("Defiler", "a")).isEqualTo(1);
    }

    private static final List<Ruling> ULTRARED = YesSetting.ultrared(ModeRules.ULTRARED)
            .applied(mission(), List.of("yes"))
            .rulings();

    @Test
    @Rule({"WD-MODE-12", "WD-GAP-125", "WD-EX-37"})
    void theMarkerReturnsAndTheSurvivorStaysRed() {
        assertThat(ULTRARED).contains(Track.ULTRARED);
        Wall wall = Wall.of(Wall.EDITION, ULTRARED, ".~.").survivor("Clovis", "a");
        wall.run(new GainAdrenaline(wall.id("Clovis"), 45));
        Survivor clovis = wall.table().survivor("Clovis").orElseThrow();
        assertThat(clovis.adrenaline()).isEqualTo(2);
        assertThat(clovis.danger()).isEqualTo(Danger.RED);
        assertThat(Leavers.danger(wall.table())).isEqualTo(Danger.RED);
    }

    @Test
    @Rule({"WD-MODE-13", "WD-MODE-14", "WD-EX-38", "WD-EX-39"})
    void levelsReachedAgainBringTheSkillsThatAreLacking() {
        Wall wall = Wall.of(Wall.EDITION, ULTRARED, ".~.").survivor("Ogon", "a");
        wall.run(new GainAdrenaline(wall.id("Ogon"), 43));
        String orange = wall.offered().getFirst();
        wall.choose(orange);
        String red = wall.offered().getFirst();
        wall.choose(red);
        assertThat(wall.isDone()).isTrue();
        int owned = skills(wall);
        // Second lap: nothing at blue and yellow, the other orange skill, one of the two red ones left.
        wall.run(new GainAdrenaline(wall.id("Ogon"), 43));
        assertThat(skills(wall)).isEqualTo(owned + 1);
        assertThat(wall.offered()).hasSize(2).doesNotContain(red);
        wall.choose(wall.offered().getFirst());
        // Third lap: nothing at orange, the last red one.
        wall.run(new GainAdrenaline(wall.id("Ogon"), 43));
        assertThat(wall.isDone()).isTrue();
        assertThat(skills(wall)).isEqualTo(owned + 3);
        // From now on any skill of the list at orange and at red.
        wall.run(new GainAdrenaline(wall.id("Ogon"), 43));
        assertThat(wall.offered().size()).isGreaterThan(20);
        wall.choose(wall.offered().getFirst());
        assertThat(wall.offered().size()).isGreaterThan(20);
    }

    private static int skills(Wall wall) {
        return wall.table().survivor("Ogon").orElseThrow().skills().size();
    }

    @Test
    @Rule("WD-MODE-12")
    void ultraredIsAgreedOnOrNot() {
        assertThatThrownBy(() -> YesSetting.ultrared(ModeRules.ULTRARED).applied(mission(), List.of("perhaps")))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("[WD-MODE-12]");
    }

    @Test
    @Rule("WD-MODE-15")
    void everySurvivorBeyondTheSixthBringsACard() {
        Mode mode = new MoreSurvivors(Wall.EDITION.print().equipment(), WhiteDeath.STARTING_DECK);
        MissionPlan plan = mode.applied(mission(), List.of("Shashka", "Short Bow"));
        assertThat(plan.mostSurvivors()).isEqualTo(8);
        assertThat(plan.leastSurvivors()).isEqualTo(8);
        assertThat(plan.starting().cards()).hasSize(8).endsWith("Shashka", "Short Bow");
        assertThatThrownBy(() -> mode.applied(mission(), List.of("Great Axe")))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("[WD-MODE-15]");
    }

    @Test
    @Rule({"WD-MODE-16", "WD-EX-42"})
    void moreSurvivorsMeanMoreCards() {
        List<Integer> extra = new ArrayList<>();
        for (int survivors = 6; survivors <= 12; survivors++) {
            extra.add(drawn(survivors).size() - 2);
        }
        assertThat(extra).containsExactly(0, 1, 1, 2, 2, 3, 3);
        assertThat(drawn(11)).containsExactly("1", "2", "1", "2", "1");
    }

    /** The tokens for which cards are drawn in a spawn step. */
    private static List<String> drawn(int survivors) {
        Wall wall = Wall.of(".~.~.").spawn(1, "a").spawn(2, "b").cards("482", "482", "482", "482", "482");
        for (int i = 1; i <= survivors; i++) {
            wall.survivor("Nr " + i, "c");
        }
        wall.run(new SpawnStep());
        return wall.events(HordeEvent.ZombieCardDrawn.class).stream()
                .map(HordeEvent.ZombieCardDrawn::spawn)
                .toList();
    }

    @Test
    @Rule("WD-GAP-124")
    void theDefilerZoneComesBeforeTheSecondRoundOfTokens() {
        Wall wall = Wall.of(".~.~.~.")
                .token("beacon", "d")
                .spawn(1, "a")
                .spawn(2, "b")
                .cards("469", "482", "482", "482");
        for (int i = 1; i <= 7; i++) {
            wall.survivor("Nr " + i, "d");
        }
        wall.run(new SpawnStep());
        assertThat(wall.events(HordeEvent.ZombieCardDrawn.class))
                .extracting(HordeEvent.ZombieCardDrawn::spawn)
                .containsExactly("1", "2", "defiler", "1");
    }

    @Test
    @Rule({"WD-NECRO-04", "WD-GAP-124"})
    void aDefilerOfAnExtraCardStillSpawnsInTheSameStep() {
        Wall wall = Wall.of(".~.~.~.").token("beacon", "d").spawn(1, "a").cards("482", "469", "429");
        for (int i = 1; i <= 7; i++) {
            wall.survivor("Nr " + i, "d");
        }
        wall.run(new SpawnStep());
        assertThat(wall.events(HordeEvent.ZombieCardDrawn.class))
                .extracting(HordeEvent.ZombieCardDrawn::spawn)
                .containsExactly("1", "1", "defiler");
        assertThat(wall.count("Walker", "a")).isEqualTo(2);
    }

    private static final List<Skill> PUSH = List.of(new PlainSkill("Guards: Push"));

    private static Wall guardSkills(String manner) {
        MissionPlan plan = new GuardSkills(Box.WHITE_DEATH.guards().skillCards()).applied(mission(), List.of(manner));
        Wall wall = Wall.of(Wall.EDITION, plan.rulings(), ".~.")
                .survivor("Ogon", "a", PUSH)
                .survivor("Jenia", "a")
                .survivor("Clovis", "a")
                .survivor("Berin", "a")
                .survivor("Dana", "a");
        plan.opening().forEach(wall::run);
        return wall;
    }

    @Test
    @Rule({"WD-MODE-17", "WD-GAP-15", "WD-EX-40"})
    void guardSkillsAreDrawnForThoseWithout() {
        assertThat(Box.WHITE_DEATH.guards().skillCards()).hasSize(14);
        Wall wall = guardSkills("drawn");
        assertThat(wall.isDone()).isTrue();
        assertThat(names(wall, "Jenia")).isEqualTo(List.of("Search: 2 cards", "+1 free Guard Action"));
        assertThat(names(wall, "Ogon")).containsExactly("Guards: Push");
        assertThat(names(wall, "Clovis")).containsExactly("Guards: Freeze: Ranged");
        assertThat(names(wall, "Berin")).hasSize(1);
        assertThat(wall.cited(SiegeEvent.GuardSkillDealt.class))
                .containsExactly("WD-MODE-17", "WD-MODE-17", "WD-MODE-17");
    }

    @Test
    @Rule({"WD-MODE-18", "WD-DEC-06"})
    void orThePlayersChoose() {
        Wall wall = guardSkills("chosen");
        assertThat(wall.asked().id()).isEqualTo("WD-MODE-18");
        assertThat(wall.offered()).hasSize(7);
        wall.choose("give Guards: Evade to Clovis");
        wall.choose("give Guards: Evade to Berin");
        assertThat(wall.offered()).as("both copies are gone").hasSize(6).doesNotContain("give Guards: Evade to Dana");
        wall.choose("give Guards: Push to Dana");
        assertThat(wall.cited(SiegeEvent.GuardSkillDealt.class))
                .containsExactly("WD-MODE-18", "WD-MODE-18", "WD-MODE-18");
        assertThat(wall.isDone()).isTrue();
        assertThat(names(wall, "Clovis")).containsExactly("Guards: Evade");
        assertThat(names(wall, "Berin")).containsExactly("Guards: Evade");
    }

    private static List<String> names(Wall wall, String survivor) {
        return wall.table().survivor(survivor).orElseThrow().skills().stream()
                .map(Skill::name)
                .toList();
    }

    @Test
    @Rule("WD-DEC-06")
    void anythingElseIsRefused() {
        assertThatThrownBy(() -> new GuardSkills(List.of()).applied(mission(), List.of("stolen")))
                .isInstanceOf(SetUpRefused.class);
        assertThat(Modes.of(Box.WHITE_DEATH, Wall.STRONGHOLD))
                .extracting(Mode::setting)
                .doesNotHaveDuplicates();
    }
}

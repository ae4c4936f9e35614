package redoubt.whitedeath.switches;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.board;
import static redoubt.whitedeath.switches.Otherwise.read;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.SufferBlows;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.terms.Blow;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.mission.Scenario;

/** House rulings on actions and combat in both readings. */
class ActionReadingsTest {
    private static final Blow TWO_WALKERS = new Blow("Walker", "Walker", 2, 1, false);

    private static Scene armoured() {
        return Scene.on(".~.")
                .survivor("Ogon", "a", "")
                .card("Ogon", "hand1", "Battle Shield")
                .card("Ogon", "body", "Heavy Armor");
    }

    private static Scene attacked(Scene scene) {
        return scene.play(List.of(new SufferBlows(scene.id("Ogon"), List.of(TWO_WALKERS))), 3, 2, 3)
                .choose("armour roll 2");
    }

    @Test
    @Rule("WD-GAP-07")
    void aShieldBesideArmourRollsFailuresAgain() {
        Scene both = attacked(armoured());
        assertThat(both.offered()).containsExactly("roll failed again", "keep the roll");
    }

    @Test
    @Rule("WD-GAP-07")
    void otherwiseOnlyTheBetterValueCounts() {
        Scene both = attacked(armoured().with(table -> read(table, "WD-GAP-07")));
        assertThat(both.isDone()).isTrue();
        assertThat(both.survivor("Ogon").wounds()).isEqualTo(1);
    }

    private static Scene ambushed(String card, String skills) {
        return Scene.on(".:#").survivor("Ogon", "b", skills).deck(card, "Sword");
    }

    @Test
    @Rule("WD-GAP-10")
    void anAmbushIsOnlyPlaced() {
        Scene scene = ambushed("Aaahh!! 2 Walkers", "").turn("Ogon").choose("search");
        assertThat(scene.zombies("b")).isEqualTo(2);
        assertThat(scene.survivor("Ogon").wounds()).isZero();
    }

    @Test
    @Rule("WD-GAP-10")
    void otherwiseAnAmbushAttacksAtOnceAndOnlyByItself() {
        Scene scene = ambushed("Aaahh!! 2 Walkers", "")
                .zombies("a", "Walker", 3)
                .with(table -> read(table, "WD-GAP-10"))
                .turn("Ogon")
                .choose("search");
        assertThat(scene.survivor("Ogon").wounds()).isEqualTo(2);
        assertThat(scene.zombies("a")).as("nobody moves").isEqualTo(3);
        assertThat(scene.events(HordeEvent.ZombiesAttacked.class))
                .extracting(event -> event.rule().id())
                .containsExactly("WD-GAP-10");
        assertThat(scene.offered()).as("the turn goes on").contains("end turn");
    }

    @Test
    @Rule("WD-GAP-10")
    void otherwiseThoseThatAreMissingDoNotAttack() {
        int walkers = Scene.EDITION.print().zombie("Walker").miniatures();
        Scene scene = Scene.on(".:#|.")
                .survivor("Ogon", "b", "")
                .deck("Aaahh!! 2 Walkers", "Sword")
                .zombies("c", "Walker", walkers - 1)
                .spawn("1", "c")
                .with(table -> read(table, "WD-GAP-10"))
                .turn("Ogon")
                .choose("search");
        assertThat(scene.zombies("b")).isEqualTo(1);
        assertThat(scene.survivor("Ogon").wounds()).isEqualTo(1);
    }

    private static Scenario heldGuards() {
        return board("#|.~.").survivor("Ogon", "a").guards(2, "b").zombies(1, "Walker", "b");
    }

    @Test
    @Rule("WD-GAP-68")
    void theCommanderPaysForGuards() {
        assertThat(heldGuards().turn("Ogon").offered()).contains("guards T.b move");
    }

    @Test
    @Rule("WD-GAP-68")
    void otherwiseZombiesHoldGuardsWithoutEvade() {
        assertThat(read(heldGuards(), "WD-GAP-68").turn("Ogon").offered())
                .contains("guards T.b melee")
                .doesNotContain("guards T.b move");
        Scenario evading = heldGuards().survivor("Jenia", "a", "Guards: Evade");
        assertThat(read(evading, "WD-GAP-68").turn("Jenia").offered()).contains("guards T.b move");
        Scenario free = board("#|.~.").survivor("Ogon", "a").guards(2, "b");
        assertThat(read(free, "WD-GAP-68").turn("Ogon").offered()).contains("guards T.b move");
    }

    private static Scenario fourGuards() {
        return board("#|.~.").survivor("Ogon", "a").guards(4, "b").zombies(3, "Walker", "b");
    }

    @Test
    @Rule("WD-GAP-70")
    void someOfTheGuardsMayAttack() {
        Scenario play = fourGuards().turn("Ogon").choose("guards T.b melee");
        assertThat(play.offered()).containsExactly("4 guards", "3 guards", "2 guards", "1 guard");
    }

    @Test
    @Rule("WD-GAP-70")
    void otherwiseAllGuardsAttackButSomeMayStillMove() {
        Scenario play =
                read(fourGuards(), "WD-GAP-70").dice(1, 1, 1, 1).turn("Ogon").choose("guards T.b melee");
        assertThat(play.events(HordeEvent.AttackDeclared.class).getFirst().dice())
                .isEqualTo(4);
        Scenario moving = board("#|.~.").survivor("Ogon", "a").guards(4, "b");
        assertThat(read(moving, "WD-GAP-70")
                        .turn("Ogon")
                        .choose("guards T.b move")
                        .offered())
                .contains("1 guard");
    }

    private static Scenario cauldron(String skills, int walkers) {
        Scenario play = board(".~.~.").survivor("Ogon", "a", skills).token("cauldron", "a");
        return walkers == 0 ? play : play.zombies(walkers, "Walker", "a");
    }

    @Test
    @Rule("WD-GAP-71")
    void zombiesAddNothingToTheMoveOfACauldron() {
        assertThat(cauldron("", 4).turn("Ogon").offered()).contains("move cauldron T.b");
    }

    @Test
    @Rule("WD-GAP-71")
    void otherwiseEachZombieCostsOneMoreAction() {
        assertThat(read(cauldron("", 1), "WD-GAP-71").turn("Ogon").offered()).doesNotContain("move cauldron T.b");
        assertThat(read(cauldron("", 0), "WD-GAP-71").turn("Ogon").offered()).contains("move cauldron T.b");
        assertThat(read(cauldron("+1 Action", 1), "WD-GAP-71").turn("Ogon").offered())
                .contains("move cauldron T.b");
        assertThat(read(cauldron("Slippery", 3), "WD-GAP-71").turn("Ogon").offered())
                .contains("move cauldron T.b");
    }

    @Test
    @Rule("WD-GAP-71")
    void otherwiseGuardsPayForACauldronAsForAMove() {
        Scenario play = cauldron("", 2).survivor("Jenia", "c").guards(3, "a");
        Scenario common = cauldron("", 2).survivor("Jenia", "c").guards(3, "a");
        assertThat(common.turn("Jenia").choose("guards T.a move cauldron").actions("Jenia"))
                .isEqualTo(2);
        assertThat(read(play, "WD-GAP-71")
                        .turn("Jenia")
                        .choose("guards T.a move cauldron")
                        .tokens("cauldron", "b"))
                .isEqualTo(1);
        assertThat(play.actions("Jenia")).isZero();
    }

    private static Scenario archer(String card) {
        return board(".~.~.").survivor("Ogon", "a").survivor("Jenia", "c").card("Ogon", card);
    }

    private static List<String> shots(Scenario play) {
        return play.turn("Ogon").offered().stream()
                .filter(key -> key.startsWith("ranged") || key.startsWith("magic") || key.startsWith("melee"))
                .toList();
    }

    @Test
    @Rule("WD-GAP-80")
    void nobodyShootsAtAZoneWithoutZombies() {
        assertThat(shots(archer("War Bow"))).isEmpty();
        assertThat(shots(archer("Lightning"))).isEmpty();
    }

    @Test
    @Rule("WD-GAP-80")
    void otherwiseOneShootsAnywhereInReachAndMayHitAFriend() {
        Scenario play = read(archer("War Bow"), "WD-GAP-80").dice(1);
        assertThat(shots(play)).hasSize(2);
        play.choose(shots(play).getLast());
        assertThat(play.survivor("Jenia").wounds()).isEqualTo(1);
        assertThat(shots(read(archer("Lightning"), "WD-GAP-80"))).hasSize(3);
        assertThat(shots(read(archer("Sword"), "WD-GAP-80"))).isEmpty();
    }

    @Test
    @Rule("WD-GAP-80")
    void otherwiseGuardsShootAnywhereToo() {
        Scenario play = board("#|.~.").survivor("Ogon", "a").guards(2, "b");
        assertThat(play.turn("Ogon").offered()).doesNotContain("guards T.b ranged");
        Scenario other = board("#|.~.").survivor("Ogon", "a").guards(2, "b");
        assertThat(read(other, "WD-GAP-80").turn("Ogon").offered())
                .contains("guards T.b ranged")
                .doesNotContain("guards T.b melee");
    }

    private static Scenario treasure(int walkers) {
        Scenario play =
                board(".~.").survivor("Ogon", "a").objectives("red", "a").dropped("a", "Ice Bow");
        return walkers == 0 ? play : play.zombies(walkers, "Walker", "a");
    }

    @Test
    @Rule("WD-GAP-86")
    void objectivesAndVaultWeaponsAreTakenBesideZombies() {
        assertThat(treasure(1).turn("Ogon").offered()).contains("take red objective", "take vault weapon");
    }

    @Test
    @Rule("WD-GAP-86")
    void otherwiseZombiesGuardThem() {
        assertThat(read(treasure(1), "WD-GAP-86").turn("Ogon").offered())
                .doesNotContain("take red objective", "take vault weapon");
        assertThat(read(treasure(0), "WD-GAP-86").turn("Ogon").offered())
                .contains("take red objective", "take vault weapon");
    }

    private static Scenario brother(int guards) {
        Scenario play = board(".~.")
                .survivor("Ogon", "a", "Brother in arms: +1 die: Melee")
                .card("Ogon", "Sword")
                .zombies(1, "Khan", "a");
        return guards == 0 ? play : play.guards(guards, "a");
    }

    private static int dice(Scenario play) {
        play.dice(1, 1, 1).turn("Ogon").choose("melee Sword T.a");
        return play.events(HordeEvent.AttackDeclared.class).getFirst().dice();
    }

    @Test
    @Rule("WD-GAP-132")
    void aGuardIsNoBrotherInArms() {
        assertThat(dice(brother(1))).isEqualTo(2);
    }

    @Test
    @Rule("WD-GAP-132")
    void otherwiseAGuardIsOne() {
        assertThat(dice(read(brother(1), "WD-GAP-132"))).isEqualTo(3);
        assertThat(dice(read(brother(0), "WD-GAP-132"))).isEqualTo(2);
    }
}

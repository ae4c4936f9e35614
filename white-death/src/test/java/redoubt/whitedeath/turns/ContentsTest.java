package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.board.BorderKind;
import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.content.ContentFolder;
import redoubt.horde.HordeGame;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.TokenKind;
import redoubt.horde.table.ZombieKind;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.WhiteDeathGame;
import redoubt.whitedeath.necromancer.CallNecromancer;

/** What is in the box, what is not, and what our card tables say. */
class ContentsTest {
    @TempDir
    private Path folder;

    private HordeGame game(String text) throws IOException {
        Files.writeString(folder.resolve("mine.txt"), text);
        return WhiteDeathGame.of(List.of(ContentFolder.of(folder)));
    }

    @Test
    @Rule("WD-COMP-04")
    void moreThanSixDiceMayBeRolled() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "+1 die: Melee; +1 die: Combat")
                .card("Ana", "hand1", "Dervish Blades")
                .zombies("a", "Walker", 9)
                .turn("Ana", 1, 2, 3, 4, 5, 6, 6, 6)
                .choose("melee Dervish Blades T.a");
        assertThat(scene.attack().dice()).isEqualTo(8);
        assertThat(scene.events(HordeEvent.DiceRolled.class).getLast().dice()).containsExactly(1, 2, 3, 4, 5, 6, 6, 6);
        assertThat(scene.zombies("a")).isEqualTo(4);
    }

    @Test
    @Rule("WD-COMP-20")
    void thereAreNoDoorsNoColouredSpawnZonesAndNoAmmunition() {
        List<String> names = new ArrayList<>();
        Scene.EDITION.print().legend().borders().stream().map(BorderKind::name).forEach(names::add);
        Scene.EDITION.print().tokenKinds().stream().map(TokenKind::name).forEach(names::add);
        Scene.EDITION.print().equipment().stream().map(Equipment::name).forEach(names::add);
        Scene.EDITION.print().skills().stream().map(Skill::name).forEach(names::add);
        assertThat(names)
                .hasSizeGreaterThan(100)
                .noneMatch(name -> name.equals("door"))
                .noneMatch(name -> List.of("door token", "open door", "closed door", "break-in")
                        .contains(name.toLowerCase(Locale.ROOT)))
                .noneMatch(name -> name.toLowerCase(Locale.ROOT).contains("ammo")
                        || name.toLowerCase(Locale.ROOT).contains("bolts")
                        || name.toLowerCase(Locale.ROOT).contains("arrows"));
        assertThat(Scene.EDITION.print().equipment())
                .flatMap(Equipment::uses)
                .isNotEmpty()
                .allMatch(use -> use.ammunition().isEmpty());
        for (var mission : Scene.GAME.missions()) {
            assertThat(Sitting.at(mission.id()).table().spawnPoints())
                    .extracting(SpawnPoint::name)
                    .isSubsetOf("1", "2", "3", "4");
        }
    }

    @Test
    @Rule("WD-GAP-01")
    void cardValuesAreReplacedInAFileWithoutChangingCode() throws IOException {
        HordeGame game = game("""
                equipment | copies | deck | slots | kind | range | dice | accuracy | damage | dual | noisy | reload | armour | traits | rulebook | source
                Sword | 2 | equipment | hand | melee | 0 | 5 | 2+ | 3 | no | yes | no | - | - | - | house
                """);
        Sitting sitting = Sitting.of(game, Sitting.open("WD-M01").with("starting", "dealt"), 1)
                .with(table -> {
                    Survivor ogon = table.survivor("Ogon").orElseThrow();
                    Inventory sword = Inventory.empty(game.edition().print().slots())
                            .with(0, Item.of(game.edition().print().card("Sword")));
                    return table.with(ogon.withInventory(sword))
                            .withZombies(table.zombies().plus(ogon.zone().index(), 3, 1));
                })
                .choose("activate Ogon", "melee Sword 28R.h");
        HordeEvent.AttackDeclared attack =
                sitting.events(HordeEvent.AttackDeclared.class).getLast();
        assertThat(attack.dice()).isEqualTo(5);
        assertThat(attack.accuracy()).isEqualTo(2);
        assertThat(attack.damage()).isEqualTo(3);
    }

    @Test
    @Rule("WD-GAP-11")
    void cardNamesAreWordsOfTheCardTableInEnglishOrder() throws IOException {
        List<String> deck = Box.WHITE_DEATH.deck("equipment").stream()
                .map(Equipment::name)
                .distinct()
                .toList();
        assertThat(deck)
                .isSorted()
                .startsWith("Aaahh!! 1 Brute", "Aaahh!! 1 Runner", "Aaahh!! 1 Walker", "Aaahh!! 2 Walkers", "Apples")
                .containsSubsequence("Ice Storm", "Jump", "Katana", "Salted Meat", "Spear", "Sprint", "Sword")
                .endsWith("War Bow", "Water");
        HordeGame game = game("""
                equipment | copies | deck | slots | kind | range | dice | accuracy | damage | dual | noisy | reload | armour | traits | rulebook | source
                Falchion | 1 | equipment | hand | melee | 0 | 2 | 4+ | 1 | no | no | no | - | - | - | house
                """);
        int falchion = game.edition().print().card("Falchion").index();
        Sitting sitting = Sitting.of(game, Sitting.open("WD-M01").with("starting", "dealt"), 1);
        assertThat(sitting.table().deck("equipment").draw().list()).hasSize(59).contains(falchion);
    }

    private static List<String> family(String family) {
        return Scene.EDITION.print().zombieKinds().stream()
                .filter(kind -> kind.family().equals(family))
                .map(ZombieKind::name)
                .toList();
    }

    @Test
    @Rule("WD-GAP-16")
    void theKhanAndTheDefilerAreTheOnlyOnesAndEveryDrawGivesThem() {
        assertThat(family("Abomination")).containsExactly("Khan");
        assertThat(family("Necromancer")).containsExactly("Defiler");
        for (String manner : List.of("deck", "festival")) {
            Sitting sitting =
                    Sitting.of(Sitting.open("WD-M01").with("starting", "dealt").with("abominations", manner));
            assertThat(sitting.table().deck("abomination").draw().list())
                    .containsExactly(Scene.EDITION.print().zombie("Khan").index());
        }
        Scene khan = Scene.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .adrenaline("Ana", 7, Danger.YELLOW)
                .zombieCard("brute-then-abomination", "d")
                .play(List.of(new SpawnStep()));
        assertThat(khan.events(HordeEvent.ZombiesSpawned.class))
                .extracting(HordeEvent.ZombiesSpawned::zombie)
                .containsExactly("Khan");
        Scene defiler = Scene.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .zombieCard("necromancer", "d")
                .play(List.of(new SpawnStep()));
        assertThat(defiler.events(HordeEvent.ZombiesSpawned.class))
                .extracting(HordeEvent.ZombiesSpawned::zombie)
                .containsExactly("Defiler");
    }

    private static String card(String name) {
        SurvivorCard card = Scene.EDITION.print().survivors().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        return names(card.blue()) + " / " + names(card.yellow()) + " / " + names(card.orange()) + " / "
                + names(card.red()) + " / " + String.join(", ", card.bodySlot());
    }

    private static String names(List<Skill> skills) {
        return String.join(", ", skills.stream().map(Skill::name).toList());
    }

    @Test
    @Rule("WD-GAP-20")
    void ogonsCard() {
        assertThat(card("Ogon"))
                .isEqualTo("Shove, Guards: Push / +1 Action / Bloodlust: Melee, Iron hide"
                        + " / +1 free Combat Action, Combat reflexes, Reaper: Melee / Battle Shield");
    }

    @Test
    @Rule("WD-GAP-21")
    void jeniasCard() {
        assertThat(card("Jenia"))
                .isEqualTo("Search: 2 cards, +1 free Guard Action / +1 Action"
                        + " / +1 die: Combat, +1 free Melee Action"
                        + " / +1 free Combat Action, +1 free Move Action, Born leader / Horn Bow");
    }

    @Test
    @Rule("WD-GAP-22")
    void yasukesCard() {
        assertThat(card("Yasuke"))
                .isEqualTo("Freeze: Melee, Guards: 2 Damage: Melee / +1 Action / +1 free Melee Action, Hit & run"
                        + " / Bloodlust: Melee, Jump, +1 Damage: Melee / Katana");
    }

    @Test
    @Rule("WD-GAP-23")
    void lornasCard() {
        assertThat(card("Lorna"))
                .isEqualTo("+1 free Move Action, Guards: 2 Damage: Ranged / +1 Action"
                        + " / +1 die: Combat, Freeze: Combat"
                        + " / +1 die: Combat, +1 free Combat Action, Super strength / Spear");
    }

    @Test
    @Rule("WD-GAP-24")
    void dragomirsCard() {
        assertThat(card("Dragomir"))
                .isEqualTo("+1 die: Ranged, Guards: +1 max Range / +1 Action"
                        + " / +1 free Ranged Action, Range 2+: +1 Damage: Ranged"
                        + " / +1 to dice roll: Ranged, Escalation: Ranged, Iron hide / Crossbow");
    }

    @Test
    @Rule("WD-GAP-25")
    void sarnaisCard() {
        assertThat(card("Sarnaï"))
                .isEqualTo("Spellcaster, Guards: Evade / +1 Action / +1 max Range, Freeze: Magic"
                        + " / +1 free Combat Action, Double enchantment, Spellbook / Ice Storm");
    }

    @Test
    @Rule("WD-GAP-124")
    void extraCardsGoRoundFromTheFirstTokenAfterTheDefilers() {
        int walkers = Scene.EDITION.print().zombieCards().getFirst().index();
        Scene scene = Scene.on(".~.~.~.~.~.").spawn("1", "d").spawn("2", "e");
        for (int i = 1; i <= 13; i++) {
            scene.survivor("S" + i, "a", "");
        }
        SpawnPoint second = scene.table().spawnPoints().get(1);
        scene.with(table -> table.with(new Deck(
                "zombie",
                Pile.of(List.of(walkers, walkers, walkers, walkers, walkers, walkers, walkers)),
                Pile.EMPTY)));
        scene.play(List.of(new CallNecromancer(second), new SpawnStep()));
        assertThat(scene.events(HordeEvent.ZombieCardDrawn.class))
                .extracting(HordeEvent.ZombieCardDrawn::spawn)
                .containsExactly("1", "2", "defiler", "1", "2", "defiler", "1");
    }
}

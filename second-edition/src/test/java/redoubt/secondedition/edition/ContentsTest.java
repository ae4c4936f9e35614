package redoubt.secondedition.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import redoubt.board.Tile;
import redoubt.content.Library;
import redoubt.horde.mission.CardName;
import redoubt.horde.openings.Opener;
import redoubt.horde.print.Tokens;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Print;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.table.ZombieKind;
import redoubt.secondedition.City;
import redoubt.testkit.Rule;

/** What is in the boxes. */
class ContentsTest {
    private static final SecondEdition BOX = City.BOX;
    private static final Print PRINT = BOX.print();
    private static final Library LIBRARY = Library.read(SecondEdition.content());

    private static String deck(String name) {
        return BOX.tables().stock().stream()
                .filter(stock -> stock.card().deck().equals(name))
                .map(stock -> stock.copies() + " " + stock.card().name())
                .collect(Collectors.joining(", "));
    }

    /** Range, dice, accuracy, damage, all-out dice and keep of one use of a card. */
    private static String values(String card, int use) {
        Equipment equipment = CardName.find(PRINT, card);
        Equipment.Use it = equipment.uses().get(use);
        String range = it.nearest() == it.farthest() ? "" + it.nearest() : it.nearest() + "-" + it.farthest();
        return "%s %d %d+ %d %d %d%s%s%s%s"
                .formatted(
                        range,
                        it.dice(),
                        it.accuracy(),
                        it.damage(),
                        equipment.allOut(),
                        equipment.keep(),
                        it.isDual() ? " Dual" : "",
                        it.ammunition().isEmpty() ? "" : " " + it.ammunition(),
                        it.isReload() ? " Reload" : "",
                        it.isNoisy() ? " noisy" : "");
    }

    private static String values(String card) {
        return values(card, 0);
    }

    @Test
    @Rule({"Z2-COMP-01", "WZ-COMP-03"})
    void fifteenTilesHaveTwoFacesEach() {
        List<String> faces = LIBRARY.tiles().stream().map(Tile::name).toList();
        assertThat(faces).hasSize(30).contains("1R", "9V", "10R", "15V").doesNotHaveDuplicates();
        assertThat(PRINT.survivors().stream().map(SurvivorCard::name).limit(12))
                .containsExactlyInAnyOrder(
                        "Amy",
                        "Doug",
                        "Elle",
                        "Josh",
                        "Ned",
                        "Wanda",
                        "Bunny G",
                        "Lili",
                        "Lou",
                        "Odin",
                        "Ostara",
                        "Tiger Sam");
    }

    @Test
    @Rule({"Z2-COMP-02", "Z2-ZOMB-01", "Z2-ZOMB-02", "Z2-ZOMB-03", "Z2-ABOM-01"})
    void zombiesByTheirNumbers() {
        assertThat(PRINT.zombieKinds())
                .extracting(kind -> "%s %d: %d %d %d %d"
                        .formatted(
                                kind.name(),
                                kind.miniatures(),
                                kind.actions(),
                                kind.wounds(),
                                kind.toughness(),
                                kind.adrenaline()))
                .containsExactly(
                        "Walker 40: 1 1 1 1",
                        "Brute 16: 1 1 2 1",
                        "Runner 16: 2 1 1 1",
                        "Patient 0 1: 1 1 3 5",
                        "Hobomination 1: 1 1 3 5",
                        "Abominacop 1: 1 1 3 5",
                        "Abominawild 1: 1 1 3 5");
        assertThat(PRINT.zombieKinds().stream().mapToInt(ZombieKind::miniatures).sum())
                .isEqualTo(76);
        int most = PRINT.equipment().stream()
                .filter(card -> !card.deck().equals(SecondEdition.SECRET_SERVICE_DECK))
                .flatMap(card -> card.uses().stream())
                .mapToInt(Equipment.Use::damage)
                .max()
                .orElseThrow();
        assertThat(most).as("no weapon alone brings an abomination down").isEqualTo(2);
    }

    @Test
    @Rule({"Z2-COMP-03", "WZ-COMP-04", "WZ-GAP-02"})
    void decksBySize() {
        assertThat(BOX.deck("starting")).hasSize(6);
        assertThat(BOX.deck("equipment")).hasSize(45);
        assertThat(BOX.deck("pimpweapon")).hasSize(11);
        assertThat(BOX.deck("secret-service")).hasSize(33);
        assertThat(PRINT.zombieCards()).hasSize(40);
    }

    @Test
    @Rule({"Z2-COMP-04", "WZ-DECK-01"})
    void startingEquipment() {
        assertThat(deck("starting")).isEqualTo("1 Baseball Bat, 1 Crowbar, 1 Fire Axe, 3 Pistol");
        assertThat(values("Baseball Bat")).isEqualTo("0 2 3+ 1 1 0");
        assertThat(values("starting/Crowbar")).isEqualTo("0 1 4+ 1 1 0");
        assertThat(values("starting/Fire Axe")).isEqualTo("0 1 4+ 2 1 0");
        assertThat(values("starting/Pistol")).isEqualTo("0-1 1 3+ 1 1 0 Dual Bullets noisy");
    }

    @Test
    @Rule({"Z2-COMP-05", "WZ-DECK-04", "Z2-GAP-03"})
    void equipment() {
        assertThat(deck("equipment"))
                .isEqualTo("2 Chainsaw, 1 Crowbar, 1 Fire Axe, 2 Katana, 2 Kukri, 4 Machete, 4 Molotov, 1 Pistol, "
                        + "4 Sawed-Off, 2 Shotgun, 2 Sniper Rifle, 2 Sub-MG, 2 Bag of Rice, 2 Canned Food, 2 Water, "
                        + "2 Flashlight, 3 Plenty of Bullets, 3 Plenty of Shells, 4 Aaahh!!");
        for (String food : List.of("Bag of Rice", "Canned Food", "Water")) {
            assertThat(PRINT.card(food).traits()).extracting(Object::toString).containsExactly("Food[adrenaline=3]");
        }
        assertThat(List.of("Flashlight", "Plenty of Shells", "Aaahh!!", "Water"))
                .allSatisfy(name -> {
                    assertThat(PRINT.card(name).allOut()).isZero();
                    assertThat(PRINT.card(name).keep()).isZero();
                });
    }

    @Test
    @Rule("Z2-COMP-06")
    void pimpweapons() {
        assertThat(deck("pimpweapon"))
                .isEqualTo("1 Army Sniper Rifle, 1 Automatic Shotgun, 1 Evil Twins, 1 Golden AK-47, 1 Golden Kukri, "
                        + "1 Gunblade, 1 Ma's Shotgun, 1 Nailbat, 1 Zantetsuken, 2 Aaahh!!");
    }

    @Test
    @Rule("Z2-COMP-07")
    void tokens() {
        assertThat(BOX.tables().tokens().supplies())
                .extracting(supply -> supply.kind().name() + " " + supply.copies())
                .containsExactly(
                        "noise 18",
                        "crate 12",
                        "exit 1",
                        "car 3",
                        "objective 11",
                        "door 17",
                        "spawn 8",
                        "first player 1");
        assertThat(BOX.tables().tokens().supplies().stream()
                        .mapToInt(Tokens.Supply::copies)
                        .sum())
                .isEqualTo(71);
        assertThat(BOX.tables().tokens().objectives())
                .extracting(colour -> colour.name() + " " + colour.copies())
                .containsExactly("red 9", "blue 1", "green 1");
    }

    @Test
    @Rule({"WZ-DECK-02", "WZ-ADV-02", "Z2-EQ-01", "WZ-GAP-01"})
    void meleeWeapons() {
        assertThat(values("Chainsaw")).isEqualTo("0 5 5+ 2 3 5 noisy");
        assertThat(values("equipment/Crowbar")).isEqualTo("0 1 4+ 1 1 3");
        assertThat(values("equipment/Fire Axe")).isEqualTo("0 1 4+ 2 1 3");
        assertThat(values("Katana")).isEqualTo("0 2 4+ 1 2 3 Dual");
        assertThat(values("Kukri")).isEqualTo("0 2 4+ 2 2 4");
        assertThat(values("Machete")).isEqualTo("0 1 3+ 2 1 2 Dual");
    }

    @Test
    @Rule({"WZ-DECK-03", "Z2-EQ-02", "Z2-EQ-01", "WZ-GAP-01"})
    void rangedWeapons() {
        assertThat(values("equipment/Pistol")).isEqualTo("0-1 1 3+ 1 1 1 Dual Bullets noisy");
        assertThat(values("Sawed-Off")).isEqualTo("0-1 2 3+ 1 2 4 Dual Shells Reload noisy");
        assertThat(values("Shotgun")).isEqualTo("0-1 2 4+ 2 2 5 Shells noisy");
        assertThat(values("Sniper Rifle")).isEqualTo("1-3 1 3+ 2 1 3 Bullets noisy");
        assertThat(values("Sub-MG")).isEqualTo("0-1 3 5+ 1 3 5 Dual Bullets noisy");
        assertThat(PRINT.card("Molotov").allOut()).isZero();
        assertThat(PRINT.card("Molotov").keep()).isEqualTo(5);
        assertThat(PRINT.equipment().stream().flatMap(card -> card.uses().stream()))
                .allMatch(use -> use.kind().name().equals("Ranged") || use.farthest() == 0);
    }

    @Test
    @Rule({"WZ-DECK-05", "Z2-EQ-07"})
    void pimpweaponValues() {
        assertThat(values("Army Sniper Rifle")).isEqualTo("1-4 2 3+ 2 1 5 Bullets noisy");
        assertThat(values("Automatic Shotgun")).isEqualTo("0-1 3 4+ 2 3 5 Shells noisy");
        assertThat(values("Evil Twins")).isEqualTo("0-1 2 3+ 1 1 3 Bullets noisy");
        assertThat(values("Golden AK-47")).isEqualTo("1-2 3 4+ 2 3 5 Bullets noisy");
        assertThat(values("Golden Kukri")).isEqualTo("0 4 4+ 2 2 4");
        assertThat(values("Gunblade")).isEqualTo("0-1 2 4+ 2 2 4 Bullets noisy");
        assertThat(values("Gunblade", 1)).isEqualTo("0 4 4+ 2 2 4");
        assertThat(values("Ma's Shotgun")).isEqualTo("0-1 2 3+ 2 2 3 Shells Reload noisy");
        assertThat(values("Ma's Shotgun", 1)).isEqualTo("0 1 3+ 2 2 3");
        assertThat(values("Nailbat")).isEqualTo("0 2 3+ 2 2 3");
        assertThat(values("Zantetsuken")).isEqualTo("0 5 4+ 1 3 5");
    }

    @Test
    @Rule({"WZ-DECK-06", "WZ-DECK-07", "WZ-SEC-03", "WZ-GAP-02", "WZ-ADV-03"})
    void cardsOfTheSecretService() {
        assertThat(deck("secret-service"))
                .isEqualTo("2 Colt M16A4 Rifle, 2 Desert Eagle, 2 Folding Shovel, 4 Glock 17, 4 Ka-Bar, 4 MP5, "
                        + "2 Flashlight, 2 Night Vision Goggles, 6 Repair Kit, 2 Riot Shield, 1 Snack Cake, 2 Aaahh!!");
        assertThat(values("Colt M16A4 Rifle")).isEqualTo("1-3 1 3+ 1 2 5 Bullets noisy");
        assertThat(values("Desert Eagle")).isEqualTo("0-1 1 4+ 2 2 4 Bullets noisy");
        assertThat(values("Glock 17")).isEqualTo("0-1 1 3+ 1 3 3 Bullets noisy");
        assertThat(values("MP5")).isEqualTo("1-2 2 4+ 1 2 4 Bullets noisy");
        assertThat(values("Folding Shovel")).isEqualTo("0 1 3+ 2 2 2");
        assertThat(values("Ka-Bar")).isEqualTo("0 1 3+ 1 1 2 Dual");
    }

    @Test
    @Rule("Z2-DOOR-06")
    void toolsThatOpenDoors() {
        assertThat(PRINT.equipment())
                .filteredOn(card -> card.has(Opener.class))
                .extracting(card -> card.name() + " "
                        + card.trait(Opener.class).orElseThrow().isNoisy())
                .containsExactlyInAnyOrder(
                        "Crowbar false", "Crowbar false", "Fire Axe true", "Fire Axe true", "Chainsaw true");
    }

    @Test
    @Rule({"Z2-SPAWN-07", "Z2-SPAWN-09"})
    void plainZombieCards() {
        assertThat(card("1")).isEqualTo("spawn Walker [1, 2, 4, 6]");
        assertThat(card("4")).isEqualTo("spawn Walker [4, 6, 8, 10]");
        assertThat(card("22")).isEqualTo("spawn Walker [6, 8, 10, 12]");
        assertThat(card("9")).isEqualTo("spawn Brute [1, 1, 2, 3]");
        assertThat(card("28")).isEqualTo("spawn Brute [3, 4, 5, 6]");
        assertThat(card("13")).isEqualTo("spawn Runner [0, 1, 2, 3]");
        assertThat(card("31")).isEqualTo(card("32")).isEqualTo("spawn Runner [1, 2, 3, 4]");
        assertThat(card("34")).isEqualTo("spawn Runner [3, 4, 5, 6]");
        assertThat(PRINT.zombieCards())
                .filteredOn(card -> card.kind().equals("spawn"))
                .hasSize(20);
    }

    @Test
    @Rule("Z2-SPAWN-08")
    void specialZombieCards() {
        assertThat(card("5")).isEqualTo("rush Walker [1, 2, 4, 6]");
        assertThat(card("26")).isEqualTo("rush Walker [6, 8, 10, 12]");
        assertThat(card("11")).isEqualTo("rush Brute [0, 1, 2, 3]");
        assertThat(card("30")).isEqualTo("rush Brute [2, 3, 4, 5]");
        assertThat(card("17")).isEqualTo(card("18")).isEqualTo("abomination - [0, 1, 1, 1]");
        assertThat(card("35")).isEqualTo(card("36")).isEqualTo("abomination - [1, 1, 1, 1]");
        assertThat(card("37")).isEqualTo(card("38")).isEqualTo("extra-activation Walker [0, 1, 1, 1]");
        assertThat(card("39")).isEqualTo("extra-activation Brute [0, 1, 1, 1]");
        assertThat(card("40")).isEqualTo("extra-activation Runner [0, 1, 1, 1]");
        assertThat(PRINT.zombieCards())
                .filteredOn(card -> card.kind().equals("rush"))
                .hasSize(12);
    }

    private static String card(String number) {
        ZombieCard card = PRINT.zombieCards().stream()
                .filter(each -> each.number().equals(number))
                .findFirst()
                .orElseThrow();
        return card.kind() + " " + card.zombie() + " " + card.counts();
    }

    @Test
    @Rule("Z2-ADR-02")
    void levelsBeginAtTheirPoints() {
        assertThat(PRINT.adrenaline()).containsExactly(0, 7, 19, 43);
    }

    @Test
    @Rule({"Z2-SETUP-07", "Z2-SETUP-10"})
    void kidsHaveLessHealth() {
        assertThat(BOX.kids()).containsExactlyInAnyOrder("Bunny G", "Lili", "Lou", "Odin", "Ostara", "Tiger Sam");
        assertThat(PRINT.survivors())
                .allMatch(card -> card.health() == (BOX.kids().contains(card.name()) ? 2 : 3));
    }

    @Test
    @Rule({"WZ-COMP-02", "WZ-TEAM-01"})
    void sixSurvivorsAndTwoCompanionsComeWithTheCampaign() {
        List<SurvivorCard> six = PRINT.survivors().stream().skip(12).toList();
        assertThat(six)
                .extracting(SurvivorCard::name)
                .containsExactlyInAnyOrder("Angelo", "Justin", "Anton", "Tess", "Mindy", "Ashley");
        assertThat(six).allSatisfy(card -> {
            assertThat(card.health()).isEqualTo(3);
            assertThat(card.skills(Danger.BLUE)).hasSize(1);
            assertThat(skills(card, Danger.YELLOW)).isEqualTo("+1 Action");
            assertThat(card.skills(Danger.ORANGE)).hasSize(2);
            assertThat(card.skills(Danger.RED)).hasSize(3);
        });
        assertThat(BOX.companions())
                .extracting(companion -> companion.kind().name())
                .containsExactlyInAnyOrder("President", "Taylor");
    }

    @Test
    @Rule({"Z2-ADR-03", "WZ-TEAM-02", "WZ-TEAM-03", "WZ-TEAM-04", "WZ-TEAM-05", "WZ-TEAM-06", "WZ-TEAM-07", "WZ-GAP-03"
    })
    void skillsOfTheSurvivors() {
        assertThat(PRINT.survivors()).allSatisfy(card -> {
            assertThat(skills(card, Danger.YELLOW)).isEqualTo("+1 Action");
            assertThat(card.skills(Danger.ORANGE)).hasSize(2);
            assertThat(card.skills(Danger.RED)).hasSize(3);
        });
        assertThat(all("Angelo"))
                .isEqualTo("Double All-Out dice / +1 die: Ranged, +1 free Combat Action / "
                        + "+1 free Ranged All-Out Action, +1 to dice roll: Ranged, Lucky");
        assertThat(all("Anton"))
                .isEqualTo("All-Out: +1 die: Ranged / +1 free Ranged Action, Steady hand / "
                        + "+1 die: Combat, +1 free Combat Action, Ignore 1 Break");
        assertThat(all("Ashley"))
                .isEqualTo("Ignore 1 Break / +1 free Move Action, +1 to dice roll: Combat / "
                        + "+1 free Combat Action, Born leader, Regeneration");
        assertThat(all("Mindy"))
                .isEqualTo("Spare parts / +1 free Search Action, +1 free Melee Action / "
                        + "+1 die: Combat, +1 free Combat Action, Slippery");
        assertThat(all("Justin"))
                .isEqualTo("Factotum / +1 die: Melee, All-Out: +1 to dice roll: Melee / "
                        + "+1 free Melee All-Out Action, +1 free Combat Action, Super strength");
        assertThat(all("Tess"))
                .isEqualTo("Night vision / +1 free Ranged Action, Night fighter / "
                        + "+1 Damage: Ranged, +1 free Combat Action, Hit & run");
    }

    private static String all(String survivor) {
        SurvivorCard card = PRINT.survivors().stream()
                .filter(each -> each.name().equals(survivor))
                .findFirst()
                .orElseThrow();
        return skills(card, Danger.BLUE) + " / " + skills(card, Danger.ORANGE) + " / " + skills(card, Danger.RED);
    }

    private static String skills(SurvivorCard card, Danger level) {
        return card.skills(level).stream().map(Skill::name).collect(Collectors.joining(", "));
    }
}

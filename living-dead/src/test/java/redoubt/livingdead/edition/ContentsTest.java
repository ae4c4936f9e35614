package redoubt.livingdead.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
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
import redoubt.livingdead.LivingDeadGame;
import redoubt.testkit.Rule;

/** What is in the box. */
class ContentsTest {
    private static final LivingDead BOX = LivingDeadGame.box(List.of());
    private static final Print PRINT = BOX.print();

    private static String deck(String name) {
        return BOX.tables().stock().stream()
                .filter(stock -> stock.card().deck().equals(name))
                .map(stock -> stock.card().name() + " " + stock.copies())
                .collect(Collectors.joining(", "));
    }

    private static String values(String card, int use) {
        Equipment equipment = PRINT.card(card);
        Equipment.Use it = equipment.uses().get(use);
        String range = it.nearest() == it.farthest() ? "" + it.nearest() : it.nearest() + "-" + it.farthest();
        return "%s %s/%d/%d+/%d%s%s%s"
                .formatted(
                        it.kind(),
                        range,
                        it.dice(),
                        it.accuracy(),
                        it.damage(),
                        it.ammunition().isEmpty() ? "" : " " + it.ammunition(),
                        it.isDual() ? " Dual" : "",
                        it.isReload() ? " Reload" : "");
    }

    private static String values(String card) {
        assertThat(PRINT.card(card).uses()).hasSize(1);
        return values(card, 0);
    }

    @Test
    @Rule("NL-COMP-01")
    void sixTilesHaveTwoFacesEach() {
        assertThat(Library.read(LivingDead.content()).tiles())
                .extracting(tile -> tile.name())
                .containsExactlyInAnyOrder("1R", "1V", "2R", "2V", "3R", "3V", "4R", "4V", "5R", "5V", "6R", "6V");
    }

    @Test
    @Rule({"NL-COMP-02", "NL-COMP-04"})
    void sixSurvivorsHaveTwoFaces() {
        assertThat(PRINT.survivors())
                .extracting(SurvivorCard::name)
                .containsExactlyInAnyOrder("Barbra", "Ben", "Tom", "Harry", "Helen", "Judy");
        assertThat(BOX.romeroFaces())
                .extracting(RomeroFace::survivor)
                .containsExactlyElementsOf(
                        PRINT.survivors().stream().map(SurvivorCard::name).toList());
    }

    @Test
    @Rule({"NL-COMP-05", "NL-GHOUL-01", "NL-GHOUL-07"})
    void fourKindsOfGhoulsHaveTheirMiniatures() {
        assertThat(PRINT.zombieKinds())
                .extracting(kind -> kind.name() + " " + kind.miniatures())
                .containsExactly("Walker 28", "Breaker 12", "Fatty 12", "Relative 2");
        assertThat(PRINT.zombieKinds()).allMatch(kind -> kind.actions() == 1 && kind.adrenaline() == 1);
    }

    @Test
    @Rule("NL-COMP-03")
    void sixtySixMiniatures() {
        int ghouls =
                PRINT.zombieKinds().stream().mapToInt(ZombieKind::miniatures).sum();
        assertThat(ghouls).isEqualTo(54);
        assertThat(PRINT.survivors().size() + BOX.romeroFaces().size()).isEqualTo(12);
    }

    @Test
    @Rule({"NL-GHOUL-03", "NL-GHOUL-04", "NL-GHOUL-05", "NL-GHOUL-06", "NL-PRIO-01"})
    void onlyFattiesAreToughAndHitHarder() {
        assertThat(PRINT.zombieKinds())
                .extracting(ZombieKind::name, ZombieKind::wounds, ZombieKind::toughness, ZombieKind::priority)
                .containsExactly(
                        tuple("Walker", 1, 1, 2),
                        tuple("Breaker", 1, 1, 2),
                        tuple("Fatty", 2, 2, 1),
                        tuple("Relative", 1, 1, 2));
    }

    @Test
    @Rule({"NL-COMP-06", "NL-COMP-12"})
    void cardsAddUp() {
        int equipment =
                BOX.tables().stock().stream().mapToInt(stock -> stock.copies()).sum();
        assertThat(equipment + Library.read(LivingDead.content()).keys("car").size())
                .isEqualTo(65);
        assertThat(PRINT.zombieCards()).hasSize(46);
    }

    @Test
    @Rule("NL-COMP-07")
    void startingEquipment() {
        assertThat(deck("starting"))
                .isEqualTo("Table Leg 3, Carpenter's Hammer 1, Crowbar 1, Lug Wrench 1, Winchester 94 1");
    }

    @Test
    @Rule("NL-COMP-08")
    void rangedEquipment() {
        assertThat(deck("ranged"))
                .isEqualTo("Sawed-Off 4, Ithaca M37 2, Smith & Wesson Model 10 2, Uzi 2, Winchester 94 1");
    }

    @Test
    @Rule("NL-COMP-09")
    void meleeEquipment() {
        assertThat(deck("melee")).isEqualTo("Axe 1, Katana 2, Machete 4, Baseball Bat 2, Chainsaw 2");
    }

    @Test
    @Rule("NL-COMP-10")
    void householdEquipment() {
        assertThat(deck("household"))
                .isEqualTo("Planks 6, Plenty of Shells 3, Flammable Fluid 2, Karen? Poor Little Thing! 4, Scope 2, "
                        + "Plenty of Bullets 3, Flashlight 2, Preserving Jar 2");
    }

    @Test
    @Rule("NL-COMP-11")
    void specialEquipment() {
        assertThat(deck("special")).isEqualTo("Molotov 2, Ma's Shotgun 4, Torch 3, Scoped Winchester 2");
    }

    @Test
    @Rule("NL-COMP-14")
    void twentyFiveTokens() {
        assertThat(BOX.tables().tokens().supplies())
                .extracting(Tokens.Supply::copies)
                .containsExactly(1, 11, 5, 1, 6, 1);
        assertThat(BOX.tables().tokens().supply("barricade").copies()).isEqualTo(11);
        assertThat(BOX.tables().tokens().supply("door").copies()).isEqualTo(5);
    }

    @Test
    @Rule({"NL-GAP-19", "NL-CARD-01", "NL-CARD-10", "NL-CARD-11", "NL-CARD-12", "NL-CARD-13", "NL-CARD-14"})
    void meleeValues() {
        assertThat(values("Table Leg")).isEqualTo("Melee 0/1/4+/1 Dual");
        assertThat(values("Carpenter's Hammer")).isEqualTo("Melee 0/1/4+/1");
        assertThat(values("Crowbar")).isEqualTo("Melee 0/1/4+/1");
        assertThat(values("Lug Wrench")).isEqualTo("Melee 0/1/4+/1");
        assertThat(values("Baseball Bat")).isEqualTo("Melee 0/2/3+/1");
        assertThat(values("Axe")).isEqualTo("Melee 0/1/4+/2");
        assertThat(values("Machete")).isEqualTo("Melee 0/1/3+/2 Dual");
        assertThat(values("Katana")).isEqualTo("Melee 0/2/4+/1 Dual");
        assertThat(values("Chainsaw")).isEqualTo("Melee 0/5/5+/2");
    }

    @Test
    @Rule({"NL-CARD-02", "NL-CARD-03", "NL-CARD-04", "NL-GAP-22"})
    void toolsThatOpenBarricades() {
        assertThat(PRINT.equipment())
                .filteredOn(card -> card.has(Opener.class))
                .extracting(Equipment::name)
                .containsExactlyInAnyOrder("Carpenter's Hammer", "Crowbar", "Lug Wrench", "Axe");
        for (String tool : List.of("Carpenter's Hammer", "Crowbar", "Lug Wrench")) {
            assertThat(values(tool)).isEqualTo("Melee 0/1/4+/1");
            assertThat(PRINT.card(tool).deck()).isEqualTo("starting");
            assertThat(deck("starting")).contains(tool + " 1");
        }
    }

    @Test
    @Rule({"NL-GAP-18", "NL-GAP-20", "NL-AMMO-02", "NL-CARD-05", "NL-CARD-06", "NL-CARD-07", "NL-CARD-08", "NL-CARD-09"
    })
    void rangedValues() {
        assertThat(values("Winchester 94")).isEqualTo("Ranged 1-3/1/3+/1 Bullets");
        assertThat(CardName.find(PRINT, "ranged/Winchester 94").uses())
                .isEqualTo(PRINT.card("Winchester 94").uses());
        assertThat(values("Sawed-Off")).isEqualTo("Ranged 0-1/2/3+/1 Shells Dual Reload");
        assertThat(values("Ithaca M37")).isEqualTo("Ranged 0-1/2/4+/2 Shells");
        assertThat(values("Smith & Wesson Model 10")).isEqualTo("Ranged 0-1/1/4+/1 Bullets Dual");
        assertThat(values("Uzi")).isEqualTo("Ranged 0-1/3/5+/1 Bullets Dual");
    }

    @Test
    @Rule({"NL-GAP-21", "NL-SPEC-04", "NL-CARD-24", "NL-CARD-25", "NL-CARD-26"})
    void specialValues() {
        assertThat(values("Ma's Shotgun", 0)).isEqualTo("Melee 0/1/3+/2 Dual");
        assertThat(values("Ma's Shotgun", 1)).isEqualTo("Ranged 0-1/2/3+/2 Shells Dual Reload");
        assertThat(values("Scoped Winchester")).isEqualTo("Ranged 1-4/1/3+/2 Bullets");
        assertThat(values("Torch")).isEqualTo("Melee 0/2/4+/2");
        assertThat(PRINT.card("Molotov").uses()).isEmpty();
    }

    @Test
    @Rule({"NL-CAR-10", "NL-CARD-27", "NL-GAP-18"})
    void carValues() {
        assertThat(BOX.car().dice()).isEqualTo(3);
        assertThat(BOX.car().accuracy()).isEqualTo(4);
        assertThat(BOX.car().damage()).isEqualTo(2);
        assertThat(BOX.car().farthest()).isZero();
    }

    @Test
    @Rule({"NL-GAP-27", "NL-GAP-28", "NL-COMP-13", "NL-DIFF-02", "NL-DIFF-03", "NL-EX-03", "NL-EX-08"})
    void ghoulDeck() {
        List<ZombieCard> cards = PRINT.zombieCards();
        assertThat(cards).extracting(ZombieCard::number).startsWith("1", "2").endsWith("45", "46");
        assertThat(cards.get(0).counts()).containsExactly(1, 3, 5, 7);
        assertThat(cards.get(15)).extracting(ZombieCard::zombie).isEqualTo("Fatty");
        assertThat(cards.get(15).counts()).containsExactly(1, 1, 5, 7);
        assertThat(cards.subList(42, 46)).allMatch(card -> CardKind.of(card) == CardKind.OPENING);
        assertThat(cards.subList(0, 42))
                .extracting(ZombieCard::zombie)
                .contains("Walker", "Breaker", "Fatty", "Relative");
        assertThat(count("Breaker", 1, 21)).isEqualTo(3);
        assertThat(count("Relative", 1, 21)).isEqualTo(1);
        assertThat(count("Breaker", 22, 42)).isEqualTo(5);
        assertThat(count("Relative", 22, 42)).isEqualTo(3);
        assertThat(atBlue(22, 42)).isGreaterThan(atBlue(1, 21));
    }

    private static long count(String ghoul, int first, int last) {
        return PRINT.zombieCards().subList(first - 1, last).stream()
                .filter(card -> card.zombie().equals(ghoul))
                .count();
    }

    private static int atBlue(int first, int last) {
        return PRINT.zombieCards().subList(first - 1, last).stream()
                .mapToInt(card -> card.count(Danger.BLUE))
                .sum();
    }

    @Test
    @Rule("NL-GAP-22")
    void fourCardsOpenBarricades() {
        assertThat(PRINT.equipment().stream()
                        .filter(card -> card.has(Opener.class))
                        .map(Equipment::name))
                .containsExactlyInAnyOrder("Carpenter's Hammer", "Lug Wrench", "Crowbar", "Axe");
    }

    @Test
    @Rule({"NL-GAP-10", "NL-GAP-12", "NL-XP-07"})
    void zombicideFaces() {
        for (SurvivorCard card : PRINT.survivors()) {
            assertThat(card.blue()).as(card.name()).hasSize(1);
            assertThat(card.yellow()).extracting(Skill::name).containsExactly("+1 Action");
            assertThat(card.orange()).as(card.name()).hasSize(2);
            assertThat(card.red()).as(card.name()).hasSize(3);
        }
        SurvivorCard barbra = PRINT.survivors().getFirst();
        assertThat(barbra.blue()).extracting(Skill::name).containsExactly("Slippery");
        assertThat(barbra.orange())
                .extracting(Skill::name)
                .containsExactly("+1 free Move Action", "+1 free Combat Action");
        assertThat(barbra.red())
                .extracting(Skill::name)
                .containsExactly("Barbarian", "+1 die: Combat", "+1 free Move Action");
    }

    @Test
    @Rule({"NL-GAP-13", "NL-XP-06"})
    void romeroFaces() {
        RomeroFace ben = BOX.romeroFaces().get(1);
        assertThat(ben.upTo(Danger.BLUE)).isEmpty();
        assertThat(ben.upTo(Danger.RED))
                .extracting(Skill::name)
                .containsExactly("+1 free Melee Action", "Shove", "+1 Action");
    }

    @Test
    @Rule({"NL-INV-01", "NL-GAP-08", "NL-ACT-01"})
    void slotsLevelsAndActions() {
        assertThat(PRINT.slots().hands()).isEqualTo(2);
        assertThat(PRINT.slots().size()).isEqualTo(5);
        assertThat(PRINT.adrenaline()).containsExactly(0, 7, 19, 43);
        assertThat(PRINT.actionsPerTurn()).isEqualTo(3);
    }
}

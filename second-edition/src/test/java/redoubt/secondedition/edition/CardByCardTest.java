package redoubt.secondedition.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.content.rules.Ledger;
import redoubt.content.rules.LedgerReader;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Print;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.ZombieCard;
import redoubt.secondedition.City;
import redoubt.testkit.Rule;

/** Every single card: the numbers that the ledger lists, the skills of the core box, and which cards work where. */
class CardByCardTest {
    private static final Print PRINT = City.BOX.print();

    /** What the ledger calls a kind of zombie card. */
    private static final Map<String, String> KINDS =
            Map.of("spawn", "Z2-SPAWN-07", "rush", "Z2-SPAWN-08", "abomination", "Z2-SPAWN-08");

    private static String ledger(String rule) throws IOException {
        String file = "washington-zc.md";
        Ledger ledger = LedgerReader.read(file, Files.readString(Path.of("..", "rules", "en", file)));
        return ledger.entry(rule).orElseThrow().text();
    }

    @Test
    @Rule({"Z2-SPAWN-07", "Z2-SPAWN-08"})
    void zombieCardsHaveTheNumbersOfTheLedger() throws IOException {
        for (ZombieCard card : PRINT.zombieCards()) {
            String rule = KINDS.get(card.kind());
            if (rule == null) {
                continue; // Extra activations have no numbers.
            }
            String numbers = card.counts().stream().map(Object::toString).collect(Collectors.joining("/"));
            String number = "#%03d".formatted(Integer.parseInt(card.number()));
            assertThat(ledger(rule)).containsPattern(number + "(?: and #\\d{3})? " + numbers + "\\b");
            String title = title(card);
            assertThat(ledger(rule)).containsPattern(title + ": [^.]*" + number);
        }
    }

    private static String title(ZombieCard card) {
        return switch (card.kind()) {
            case "rush" -> card.zombie() + " Rush";
            case "abomination" -> "Abomination";
            default -> card.zombie() + "s";
        };
    }

    @ParameterizedTest
    @Rule("Z2-ADR-03")
    @CsvSource(delimiter = '|', textBlock = """
            Amy       | +1 free Move Action       | +1 free Melee Action, +1 free Ranged Action | +1 die: Combat, +1 to dice roll: Combat, Medic
            Doug      | Matching set              | +1 die: Ranged, +1 free Combat Action       | +1 to dice roll: Combat, Ambidextrous, Slippery
            Elle      | Sniper                    | +1 die: Combat, +1 free Ranged Action       | +1 die: Ranged, +1 free Combat Action, +1 to dice roll: Ranged
            Josh      | Slippery                  | +1 die: Melee, +1 free Combat Action        | +1 free Move Action, +1 to dice roll: Combat, Lucky
            Ned       | +1 free Search Action     | +1 die: Ranged, +1 free Combat Action       | +1 die: Combat, +1 to dice roll: Combat, Shove
            Wanda     | Sprint                    | +1 to dice roll: Melee, Slippery            | +1 die: Combat, +1 free Melee Action, +1 free Move Action
            Bunny G   | Lucky                     | +1 to dice roll: Melee, Jump                | +1 Damage: Melee, +1 free Combat Action, Roll 6: +1 die: Combat
            Lili      | +1 max Range              | +1 die: Ranged, Sprint                      | +1 free Combat Action, +1 free Move Action, +1 to dice roll: Combat
            Lou       | Charge                    | +1 die: Combat, +1 free Melee Action        | +1 free Move Action, +1 free Ranged Action, Medic
            Odin      | +1 die: Melee             | +1 free Melee Action, +1 free Move Action   | +1 die: Melee, +1 die: Ranged, +1 free Combat Action
            Ostara    | Can Search more than once | +1 die: Ranged, +1 free Move Action         | +1 free Combat Action, +1 to dice roll: Ranged, Slippery
            Tiger Sam | +1 die: Ranged            | +1 free Move Action, Sniper                 | +1 Damage: Ranged, +1 free Combat Action, Shove
            """)
    void survivorsOfTheCoreBox(String name, String blue, String orange, String red) {
        SurvivorCard card = PRINT.survivors().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        assertThat(skills(card, Danger.BLUE)).isEqualTo(blue);
        assertThat(skills(card, Danger.YELLOW)).isEqualTo("+1 Action");
        assertThat(skills(card, Danger.ORANGE)).isEqualTo(orange);
        assertThat(skills(card, Danger.RED)).isEqualTo(red);
    }

    private static String skills(SurvivorCard card, Danger level) {
        return card.skills(level).stream().map(Skill::name).collect(Collectors.joining(", "));
    }

    @Test
    @Rule({"Z2-EQ-08", "WZ-DECK-08", "WZ-DECK-10", "WZ-DECK-11", "Z2-ACT-05", "Z2-EQ-04", "Z2-TRAIT-01"})
    void cardsThatWorkInTheBackpack() {
        assertThat(PRINT.equipment())
                .filteredOn(Equipment::isUsableInBackpack)
                .extracting(card -> card.deck() + " " + card.name())
                .containsExactlyInAnyOrder(
                        "equipment Bag of Rice",
                        "equipment Canned Food",
                        "equipment Water",
                        "equipment Flashlight",
                        "equipment Plenty of Bullets",
                        "equipment Plenty of Shells",
                        "secret-service Flashlight",
                        "secret-service Night Vision Goggles",
                        "secret-service Repair Kit",
                        "secret-service Snack Cake");
        assertThat(PRINT.equipment()).allMatch(Equipment::isHand).noneMatch(Equipment::isBody);
    }

    @Test
    @Rule({"WZ-DECK-03", "WZ-DECK-05", "WZ-DECK-06", "WZ-DECK-07", "WZ-DECK-09", "WZ-DECK-11", "Z2-SEARCH-04"})
    void whatCardsDoBesidesAttacking() {
        assertThat(traits("Marksman")).containsExactly("Sniper Rifle", "Army Sniper Rifle");
        assertThat(traits("NightVision")).containsExactly("Colt M16A4 Rifle", "Night Vision Goggles");
        assertThat(traits("Food[adrenaline=5]")).containsExactly("Snack Cake");
        assertThat(traits("Tough")).containsExactly("Riot Shield");
        assertThat(traits("Fire[")).containsExactly("Molotov");
        assertThat(traits("DieForAnother")).containsExactly("Ka-Bar");
        assertThat(traits("RepairKit")).containsExactly("Repair Kit");
        assertThat(traits("MoreAmmunition")).containsExactly("Plenty of Bullets", "Plenty of Shells");
        assertThat(traits("BringsZombies")).containsExactly("Aaahh!!", "Aaahh!!", "Aaahh!!");
    }

    /** The cards with a trait that is called so. */
    private static List<String> traits(String trait) {
        return PRINT.equipment().stream()
                .filter(card ->
                        card.traits().stream().anyMatch(each -> each.toString().startsWith(trait)))
                .map(Equipment::name)
                .toList();
    }

    @ParameterizedTest
    @Rule({"Z2-ULTRA-02", "WZ-SKILL-FREEALLOUT"})
    @ValueSource(
            strings = {
                "+1 to dice roll: *",
                "+1 die: *",
                "+1 Damage: *",
                "2 Damage: *",
                "+1 free * Action",
                "+1 free * All-Out Action",
                "Bloodlust: *",
                "Escalation: *",
                "Reaper: *",
                "Roll 6: +1 Damage: *",
                "Roll 6: +1 die: *"
            })
    void skillsWithATypeHaveAllOfThem(String skill) {
        assertThat(List.of("Combat", "Melee", "Ranged"))
                .allMatch(type -> PRINT.skill(skill.replace("*", type)).isPresent());
    }
}

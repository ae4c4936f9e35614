package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.content.ContentFolder;
import redoubt.content.SourceText;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;

/** What the game says about content of the user's that cannot be right, and what it makes of content that can. */
class WrongContentTest {
    private static final String EQUIPMENT =
            "equipment | set | kind | hands | dice | range | ammo | loads | symbols | source";
    private static final String SURVIVOR =
            "survivor | set | colour | four | three | escape | innate | skills | prices | card | symbol | source";
    private static final String CREATURE = "creature | set | movement | attack | abilities | areas | source";
    private static final String SPAWN = "spawn | standard | easy | hard | light | mild | heavy | source";
    private static final String LEO = "Leo Friedkin | B | purple | ";
    private static final String SKILLS = " | 3 | Leo | Concealment, Protection, Medic, Fireman | ";

    private static DarkestGame game(String heading, String row) {
        return DarkestGame.of(
                List.of(new ContentFolder(List.of(new SourceText("mine/table.txt", heading + "\n" + row + "\n")))));
    }

    private static void refused(String heading, String row, String expected) {
        assertThatThrownBy(() -> game(heading, row))
                .hasMessageContaining("mine/table.txt:2")
                .hasMessageContaining(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "weapon, 0, -, -, expected one or two hands for gear",
        "weapon, 3, -, -, expected one or two hands for gear",
        "consumable, 1, -, -, expected one or two hands for gear",
        "ammunition, 0, 4, -, to name a weapon and a number of cubes",
        "ammunition, 0, -, Handgun, to name a weapon and a number of cubes",
        "weapon, 1, 4, Handgun, 'and no other card, to name a weapon'"
    })
    void cardsThatNobodyCouldHoldOrLoad(String kind, String hands, String ammo, String loads, String expected) {
        refused(
                EQUIPMENT,
                "Toy | B | " + kind + " | " + hands + " | - | - | " + ammo + " | " + loads + " | P | house",
                expected);
    }

    @Test
    void cardsOfEveryKindThatCanBe() {
        assertThat(game(EQUIPMENT, "Toy | B | weapon | 2 | 2 | - | - | - | P | house")
                        .print()
                        .kind("Toy")
                        .hands())
                .isEqualTo(2);
        assertThat(game(EQUIPMENT, "Toy | B | ammunition | 0 | - | - | 3 | Handgun | P | house")
                        .print()
                        .kind("Toy")
                        .loads())
                .contains("Handgun");
    }

    @Test
    void boardsOfSurvivorsNeedFourSkillsAndTheirNumbers() {
        String rest = " | Fire Axe | O | house";
        refused(SURVIVOR, LEO + "4 4 x 2 | 4 4 3" + SKILLS + "2, 4, 6, 8" + rest, "a number for four but found 'x'");
        refused(SURVIVOR, LEO + "4 4 0 2 | 4 4 3" + SKILLS + "2, 4, 6, 8" + rest, "a number for four but found '0'");
        refused(SURVIVOR, LEO + "4 4 3 2 | 4 4" + SKILLS + "2, 4, 6, 8" + rest, "expected 3 numbers for three, not 2");
        refused(SURVIVOR, LEO + "4 4 3 2 | 4 4 3" + SKILLS + "2, 4, 6" + rest, "expected 4 numbers for prices, not 3");
        refused(
                SURVIVOR,
                LEO + "4 4 3 2 | 4 4 3 | 3 | Leo | Concealment, Medic | 2, 4, 6, 8" + rest,
                "expected four skills but found 2");
    }

    @Test
    void creaturesNeedAMovementAndDamageAreas() {
        refused(
                CREATURE,
                "Cat | B | D6 | 3 | - | blue 2 | house",
                "expected a movement such as 3 or D4 but found 'D6'");
        refused(CREATURE, "Cat | B | 3 | 3 | - | green 2 | house", "expected a damage area such as 'blue 2'");
        refused(CREATURE, "Cat | B | 3 | 3 | - | blue 0 | house", "found 'blue 0'");
        DarkestGame cat = game(CREATURE, "Cat | B | 3 | 3 | - | blue, red 2 | house");
        assertThat(cat.print().creatures().getLast().areas())
                .extracting(area -> area.colour() + " " + area.hits())
                .containsExactly("BLUE 1", "RED 2");
    }

    @ParameterizedTest
    @CsvSource({"R", "RR", "RRB", "RBGY", "RX"})
    void chipsHaveTwoOrThreeDifferentSymbols(String symbols) {
        refused("chip | source", symbols + " | house", "expected two or three different symbols");
    }

    @Test
    void spawnTokensHaveAValueFromOneToSix() {
        refused(SPAWN, "7 | 1 | 1 | 1 | 1 | 1 | 1 | house", "expected a value from 1 to 6 but found '7'");
        refused(SPAWN, "0 | 1 | 1 | 1 | 1 | 1 | 1 | house", "expected a value from 1 to 6 but found '0'");
        DarkestGame more = game(SPAWN, "6 | 4 | 1 | 1 | 1 | 1 | 1 | house");
        assertThat(more.setUp(
                                SetUp.of(DarkestGame.ID, "DD-A").withSeats(2).with("spawn-mix", "standard"),
                                Luck.seeded(1))
                        .table()
                        .stock()
                        .spawn()
                        .size())
                .as("three more than are printed")
                .isEqualTo(23 + 3);
    }
}

package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.showdown.BeginShowdown;
import redoubt.darkest.table.DoorChip;
import redoubt.kernel.SettingCard;
import redoubt.testkit.Rule;

/** The numbers and options that a group may set before a game. */
class DialsTest {
    private static Mansion with(String name, String value) {
        return Mansion.with(Mansion.house("DD-A").with(name, value), "Bruce", "Nina");
    }

    @Test
    @Rule({"DD-DEC-01", "DD-DIFF-09", "DD-DIFF-07", "DD-HOUSE-13"})
    void everyOptionIsASetting() {
        List<String> names =
                Mansion.GAME.settings().stream().map(SettingCard::name).toList();
        assertThat(names)
                .contains("survivors", "mode", "preset", "advanced", "kickstarter", "expansions")
                .contains("side", "only-terminals", "extra-round", "reroll-six", "beginner-code", "chip-mix")
                .contains("success-faces", "card-symbols", "spawn-mix", "weapon-dice", "creature-attack", "escape")
                .contains("health", "fire-icon", "door-cost", "nemesis-movement", "showdown-track", "nemesis-cubes")
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @Rule({"DD-DIFF-09", "DD-DIFF-10", "DD-GAP-10", "DD-DIFF-08"})
    @CsvSource({"light, 23, 34", "mild, 23, 46", "easy, 21, 44", "standard, 23, 55", "hard, 23, 62", "heavy, 23, 64"})
    void theSpawnMixIsADial(String mix, int tokens, int zombies) {
        List<Integer> values = with("spawn-mix", mix).table().stock().spawn().list();
        assertThat(values).hasSize(tokens);
        assertThat(values.stream().mapToInt(Integer::intValue).sum()).isEqualTo(zombies);
    }

    @Test
    @Rule({"DD-DIFF-01", "DD-DIFF-08"})
    void highOrLowTokensMayBeTakenOut() {
        Mansion all = Mansion.with(
                Mansion.house("DD-A").with("spawn-mix", "standard").with("spawn-without", "high"), "Bruce", "Nina");
        assertThat(all.table().stock().spawn().list()).hasSize(21).doesNotContain(5, 6);
        assertThat(with("spawn-without", "low").table().stock().spawn().list())
                .hasSize(7)
                .doesNotContain(1, 2);
        Mansion beside = Mansion.with(
                Mansion.house("DD-A").with("preset", "hard").with("spawn-without", "high"), "Bruce", "Nina");
        assertThat(beside.table().stock().spawn().list()).as("beside a preset").hasSize(20);
    }

    @ParameterizedTest
    @Rule({"DD-DIFF-05", "DD-DEC-05", "DD-SEC-10", "DD-GAP-13", "DD-DIFF-10"})
    @CsvSource({"usual, 2, 4", "usual, 4, 7", "few, 4, 4", "half, 2, 7", "many, 2, 13"})
    void theChipMixIsADial(String mix, int survivors, int large) {
        String[] team =
                List.of("Bruce", "Nina", "Jack", "Leo").subList(0, survivors).toArray(String[]::new);
        Mansion mansion = Mansion.with(Mansion.house("DD-A").with("chip-mix", mix), team);
        List<DoorChip> doors = mansion.table().security().doors();
        assertThat(doors).hasSize(13);
        assertThat(doors.stream().filter(chip -> chip.chip().size() == 3)).hasSize(large);
        assertThat(mansion.table().security().unused()).hasSize(41 - 13);
    }

    @Test
    @Rule({"DD-DIFF-09", "DD-DIFF-10"})
    void aCardMayLendTwoSymbols() {
        // Bruce's Handgun shows R, Nina's Knife G; with two symbols each also B and Y.
        String door = "I05.a-E1.a";
        assertThat(with("card-symbols", "1")
                        .chip(door, "RBY")
                        .act("Bruce")
                        .choose(open(door))
                        .darkness())
                .isEqualTo(2);
        assertThat(with("card-symbols", "2")
                        .chip(door, "RBY")
                        .act("Bruce")
                        .choose(open(door))
                        .darkness())
                .isZero();
        assertThat(with("card-symbols", "2")
                        .chip(door, "RPW")
                        .act("Bruce")
                        .choose(open(door))
                        .darkness())
                .as("P and W are still missing")
                .isEqualTo(2);
    }

    private static String open(String door) {
        return "open Bruce " + door;
    }

    @Test
    @Rule({"DD-DIFF-09", "DD-DIFF-10", "DD-FIGHT-03"})
    void weaponsMayRollOneDieMore() {
        assertThat(dice(with("weapon-dice", "1"), "fight Bruce Handgun R", 4)).hasSize(4);
        assertThat(dice(with("weapon-dice", "0"), "fight Bruce Handgun R", 3)).hasSize(3);
        assertThat(dice(with("weapon-dice", "1"), "fight Bruce bare hands", 1))
                .as("bare hands are no weapon")
                .hasSize(1);
    }

    private static List<?> dice(Mansion mansion, String fight, int dice) {
        mansion.zombies("E1.a", 1)
                .dice(Collections.nCopies(dice, 3).toArray(Integer[]::new))
                .act("Bruce")
                .choose(fight);
        return mansion.events(DarkestEvent.Attacked.class).getLast().dice();
    }

    @ParameterizedTest
    @Rule({"DD-DIFF-09", "DD-DIFF-10"})
    @CsvSource({"Zombie Dog, -1, 2", "Zombie Dog, 0, 3", "Zombie Dog, 1, 4", "Gorilla, 1, 4", "Undead Bird, -1, 1"})
    void theAttackOfCreaturesIsADial(String name, String dial, int dice) {
        Mansion mansion = with("creature-attack", dial)
                .creature(name, "E1.a")
                .dice(Collections.nCopies(dice, 4).toArray(Integer[]::new))
                .react("Bruce");
        assertThat(mansion.events(DarkestEvent.EnemiesAttacked.class).getFirst().dice())
                .hasSize(dice);
    }

    @ParameterizedTest
    @Rule({"DD-DIFF-09", "DD-DIFF-10", "DD-FIN-06"})
    @CsvSource({"3, 8", "4, 10", "5, 13"})
    void theCubesOfTheNemesisAreADial(String quarters, int cubes) {
        Mansion mansion = with("nemesis-cubes", quarters)
                .at("Bruce", "C4.a")
                .fire("O07", 1)
                .dice()
                .run(new BeginShowdown());
        assertThat(mansion.table().menace().nemesis().orElseThrow().left().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .as("4 + 4 points and 2 survivors")
                .isEqualTo(cubes);
    }

    @Test
    @Rule({"DD-DIFF-08", "DD-GAP-82"})
    void singleOptionsAreSetBesideAPreset() {
        Mansion easy =
                Mansion.with(Mansion.house("DD-A").with("preset", "easy").with("door-cost", "2"), "Bruce", "Nina");
        assertThat(easy.table().dials().doorCost()).isEqualTo(2);
        assertThat(easy.table().dials().fireIcon()).isEqualTo(4);
        assertThat(easy.table().dials().hasExtraRound()).isTrue();
        assertThat(easy.table().dials().isSixRolledAgain()).isTrue();
        assertThat(with("preset", "easy").table().dials().doorCost()).isEqualTo(1);
    }
}

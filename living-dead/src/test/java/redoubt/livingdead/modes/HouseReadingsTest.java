package redoubt.livingdead.modes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.content.rules.Ledgers;
import redoubt.content.rules.RuleFiles;
import redoubt.horde.HordeText;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.Switch;
import redoubt.livingdead.Night;
import redoubt.livingdead.edition.LivingDead;
import redoubt.testkit.Laws;
import redoubt.testkit.Rule;

/** House rulings that a group reads otherwise. */
class HouseReadingsTest {
    private static final String MARK = "Other reading: ";

    private static SetUp scene(String id, String... readings) {
        SetUp setUp = SetUp.of(LivingDead.ID, id);
        return readings.length == 0 ? setUp : setUp.with("other-readings", readings);
    }

    private static List<String> drives(Night night) {
        return night.offered().stream().filter(key -> key.startsWith("drive")).toList();
    }

    @Test
    void theLedgerTellsOfEverySwitchAndOfNoOther() {
        List<Switch> told =
                Ledgers.english(RuleFiles.in(Path.of("..", "rules")))
                        .ledger(LivingDead.ID)
                        .orElseThrow()
                        .entries()
                        .stream()
                        .filter(entry -> entry.text().contains(MARK))
                        .map(entry -> new Switch(
                                RuleId.rule(entry.id()),
                                entry.text().substring(entry.text().indexOf(MARK) + MARK.length())))
                        .toList();
        assertThat(Night.GAME.switches()).hasSize(15).isEqualTo(told);
        assertThatThrownBy(() -> Night.of(scene("NL-M02", "NL-GAP-3")))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("did you mean NL-GAP-0");
    }

    private static Night taken(String... readings) {
        Night night = Night.of(scene("NL-M02", readings)).emptyHanded();
        night.holds("Tom", "starting/Winchester 94").acts("Ben");
        return night.choose("trade with Tom", "take Winchester 94 of hand1 from Tom");
    }

    @Test
    @Rule("NL-GAP-16")
    void whoIsAskedForTheRifleMayTurnOrNot() {
        assertThat(taken().offered()).contains("turn to Zombicide mode");
        assertThat(taken("NL-GAP-16").offered()).doesNotContain("turn to Zombicide mode");
        Night given = Night.of(scene("NL-M02", "NL-GAP-16")).emptyHanded();
        given.holds("Tom", "starting/Winchester 94").acts("Tom");
        given.choose("trade with Ben", "give Winchester 94 of hand1 to Ben");
        assertThat(given.offered()).contains("turn to Zombicide mode");
    }

    @Test
    @Rule("NL-GAP-33")
    void onlyTheDriverDrivesOrAnybodyInTheCar() {
        Night common = Night.of(scene("NL-M09")).choose("driver Ben");
        assertThat(drives(common.acts("Tom"))).isEmpty();
        assertThat(drives(common.acts("Ben"))).isNotEmpty();
        Night other = Night.of(scene("NL-M09", "NL-GAP-33")).choose("driver Ben");
        assertThat(drives(other.acts("Tom"))).isNotEmpty();
        other.choose("leave car");
        assertThat(drives(other)).isEmpty();
    }

    @Test
    @Rule("NL-GAP-48")
    void aFireThatWinsAndKillsLosesOrWins() {
        assertThat(lastFire()).isEqualTo("Lost[rule=NL-END-02]");
        assertThat(lastFire("NL-GAP-48")).isEqualTo("Won[rule=NL-M10-03]");
    }

    private static String lastFire(String... readings) {
        Night night = Night.of(scene("NL-M10", readings)).choose("driver Ben").emptyHanded();
        String white = night.table().spawnPoints().getFirst().zone().name();
        night.gather(white).holds("Tom", "Molotov").at(white, "Tom").acts("Tom");
        night.choose("throw Molotov at " + white);
        return night.state().status().toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"NL-M01", "NL-M02", "NL-M04", "NL-M09", "NL-M10"})
    void theLawsHoldWithEverythingReadOtherwise(String id) {
        String[] all =
                Night.GAME.switches().stream().map(each -> each.rule().id()).toArray(String[]::new);
        Laws<Table> laws = HordeText.laws(Night.GAME, scene(id, all)).lookingAtOneIn(40);
        laws.hold(3);
    }
}

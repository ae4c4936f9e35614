package redoubt.whitedeath.switches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.content.rules.LedgerEntry;
import redoubt.content.rules.Ledgers;
import redoubt.content.rules.RuleFiles;
import redoubt.horde.HordeText;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.Switch;
import redoubt.testkit.Laws;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.edition.WhiteDeath;

/** The setting that reads house rulings otherwise. */
class OtherReadingsTest {
    private static final String SETTING = "other-readings";
    private static final String MARK = "Other reading: ";

    private static SetUp mission(String id, String... readings) {
        return SetUp.of(WhiteDeath.ID, id).with("starting", "dealt").with(SETTING, readings);
    }

    private static String[] all() {
        return Scene.GAME.switches().stream().map(each -> each.rule().id()).toArray(String[]::new);
    }

    @Test
    void theLedgerTellsOfEverySwitchAndOfNoOther() {
        List<Switch> told =
                Ledgers.english(RuleFiles.in(Path.of("..", "rules")))
                        .ledger(WhiteDeath.ID)
                        .orElseThrow()
                        .entries()
                        .stream()
                        .filter(entry -> entry.text().contains(MARK))
                        .map(OtherReadingsTest::told)
                        .toList();
        assertThat(Scene.GAME.switches()).hasSizeGreaterThan(9).isEqualTo(told);
    }

    private static Switch told(LedgerEntry entry) {
        String other = entry.text().substring(entry.text().indexOf(MARK) + MARK.length());
        return new Switch(RuleId.rule(entry.id()), other);
    }

    @Test
    @Rule("TB-SETUP-02")
    void anIdWithoutAnotherReadingIsRefusedWithASuggestion() {
        assertThatThrownBy(() -> Scene.GAME.plan(mission("WD-M01", "WD-GAP-3")))
                .isInstanceOfSatisfying(SetUpRefused.class, refused -> {
                    assertThat(refused.rule().id()).isEqualTo("TB-SETUP-02");
                    assertThat(refused.reason())
                            .isEqualTo("there is no other reading of \"WD-GAP-3\"; did you mean WD-GAP-33?");
                });
        assertThatThrownBy(() -> Scene.GAME.plan(mission("WD-M01", "WD-GAP-33", "noise")))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("\"noise\"; take one of WD-GAP-07, ");
    }

    @Test
    @Rule("TB-SETUP-02")
    void namingAnIdTwiceIsNamingItOnce() {
        MissionPlan once = Scene.GAME.plan(mission("WD-M01", "WD-GAP-70"));
        assertThat(Scene.GAME.plan(mission("WD-M01", "WD-GAP-70", "WD-GAP-70")).rulings())
                .isEqualTo(once.rulings());
        assertThat(Scene.GAME.plan(mission("WD-M01")).rulings())
                .hasSize(once.rulings().size() - 1);
    }

    @Test
    @Rule("WD-DEC-01")
    void theKernelsLawsHoldWithEverythingReadOtherwise() {
        for (String id : List.of("WD-M00", "WD-M01", "WD-M04", "WD-M07")) {
            Laws<Table> laws = HordeText.laws(Scene.GAME, mission(id, all())).lookingAtOneIn(60);
            laws.hold(1);
        }
    }
}

package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.darkest.arrival.CreatureEnters;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.house.House;
import redoubt.darkest.peril.BreakOut;
import redoubt.darkest.table.Blaze;
import redoubt.kernel.RuleId;
import redoubt.testkit.Rule;

/** Fires where they meet gas, flames and the last tile of the house. */
class BlazeTest {
    private static Mansion two() {
        return Mansion.with("Bruce", "Nina");
    }

    private static Mansion advanced() {
        return Mansion.with(Mansion.house("DD-A").with("advanced", "yes").with("kickstarter", "yes"), "Bruce", "Nina");
    }

    private static Mansion burns(Mansion mansion, String tile, int burns) {
        int index = mansion.table().house().tile(tile).orElseThrow();
        return mansion.with(table -> table.withBurns(index, burns));
    }

    /** A house of which nothing is left. */
    private static Mansion ruin() {
        Mansion mansion = two().code("");
        for (int tile = 0; tile < House.TILES; tile++) {
            int gone = tile;
            mansion.with(table -> table.withBurns(gone, Blaze.DESTROYED));
        }
        return mansion;
    }

    @Test
    @Rule({"DD-ADV-02", "DD-FIRE-14", "DD-FIRE-07"})
    void aFireThatBreaksOutOnGasLeaksAtOnceAndBringsDarknessWithATile() {
        Mansion mansion = burns(advanced(), "O11", 2).dice(1, 3).run(new BreakOut());
        assertThat(mansion.asked()).isEqualTo(RuleId.rule("DD-ADV-02"));
        mansion.choose("ignite O11.a", "ignite O08.a");
        assertThat(mansion.isDestroyed("O11")).isTrue();
        assertThat(mansion.burns("O08")).isEqualTo(1);
        assertThat(mansion.darkness()).as("for the tile").isEqualTo(1);
        Mansion harmless = advanced().dice(1, 3).run(new BreakOut()).choose("ignite O11.a", "ignite O08.a");
        assertThat(harmless.darkness()).isZero();
        assertThat(harmless.events(DarkestEvent.BurnAdded.class)).hasSize(2);
        assertThat(two().dice(1, 3).run(new BreakOut()).isDone())
                .as("without the advanced icons")
                .isTrue();
    }

    @Test
    @Rule({"DD-FIRE-14", "DD-GAP-43", "DD-GAP-44"})
    void inARuinNoFireBreaksOutAndNoCreatureComes() {
        Mansion fire = ruin().dice().run(new BreakOut());
        assertThat(fire.table().blaze().burnsAnywhere()).isFalse();
        assertThat(fire.events(DarkestEvent.FireBrokeOut.class)).isEmpty();
        Mansion creature = ruin().dice().run(new CreatureEnters(RuleId.rule("DD-TERR-05")));
        assertThat(creature.table().menace().creature()).isEmpty();
    }

    @Test
    @Rule({"DD-ITEM-12", "DD-GAP-35", "DD-FIRE-07"})
    void flamesBurnThoseBesideThoughAFireBurnsElsewhere() {
        Mansion mansion = burns(advanced(), "O03", 2)
                .fire("O09", 1)
                .without("Bruce")
                .item("Bruce", "Flame Thrower")
                .zombies("O01.a", 2)
                .act("Bruce")
                .choose("flame Bruce");
        assertThat(mansion.zombies("O01.a")).isEqualTo(1);
        assertThat(mansion.burns("O09")).as("not beside").isEqualTo(1);
        assertThat(mansion.isDestroyed("O03")).isTrue();
        assertThat(mansion.darkness()).as("for the tile").isEqualTo(1);
        assertThat(mansion.table().blaze().front())
                .as("the Fire token stays where it is")
                .isEqualTo(mansion.table().house().tile("O09"));
        assertThat(mansion.survivor("Bruce").body().wounds()).isZero();
    }
}

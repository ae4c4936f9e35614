package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Ruling;
import redoubt.kernel.SetUpRefused;
import redoubt.secondedition.City;
import redoubt.secondedition.decks.PlainDecks;
import redoubt.secondedition.mission.Missions;
import redoubt.secondedition.washington.Clock;
import redoubt.secondedition.washington.KnockOut;
import redoubt.secondedition.washington.LightWakes;
import redoubt.secondedition.washington.Night;
import redoubt.testkit.Rule;

/** What a mission alone may be played without. */
class WithoutTest {
    /** A mission with all rules of the expansion, at night. */
    private static MissionPlan plan() {
        MissionPlan plan = Missions.of(City.BOX).getFirst();
        return plan.withRulings(List.of(new KnockOut(), new Clock.Runs(), new Night(), new LightWakes()))
                .withAnnexes(List.of(new Clock(22)));
    }

    private static List<Ruling> rulings(String... without) {
        return applied(without).rulings();
    }

    private static MissionPlan applied(String... without) {
        return new Without().applied(plan(), List.of(without));
    }

    @Test
    @Rule("WZ-ALONE-03")
    void eachPartCanBeLeftOutAlone() {
        assertThat(rulings("knock-outs")).containsExactly(new Clock.Runs(), new Night(), new LightWakes());
        assertThat(rulings("night")).containsExactly(new KnockOut(), new Clock.Runs());
        assertThat(rulings("clock")).containsExactly(new KnockOut());
        assertThat(rulings("all-out")).hasSize(5).contains(new PlainDecks());
        assertThat(rulings("advanced-decks", "all-out")).hasSize(5).contains(new PlainDecks());
        assertThat(applied("night").annexes()).contains(new Clock(22));
        assertThat(applied("clock").annexes()).isEqualTo(List.<Annexes.Annex>of());
    }

    @Test
    @Rule({"WZ-ALONE-03", "Z2-WIN-02"})
    void withoutKnockOutsTheMissionIsLostByADeath() {
        City city = City.of("10V", rulings("knock-outs").toArray(Ruling[]::new))
                .survivor("Ana", "a")
                .survivor("Ben", "a");
        assertThat(city.run(new EliminateSurvivor(city.id("Ana"))).isLost()).isTrue();
    }

    @Test
    @Rule("WZ-ALONE-03")
    void withoutTheNightItIsAlwaysDay() {
        City night = City.of("10V", plan().rulings().toArray(Ruling[]::new)).with(new Clock(22));
        assertThat(Clock.isNight(night.table())).isTrue();
        City day = City.of("10V", rulings("night").toArray(Ruling[]::new)).with(new Clock(22));
        assertThat(Clock.isNight(day.table())).isFalse();
    }

    @Test
    @Rule("WZ-ALONE-03")
    void whatMakesNoSenseIsRefused() {
        assertThatThrownBy(() -> applied("rain"))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("without is followed by some of");
        assertThatThrownBy(() -> new Without().applied(plan(), List.of())).isInstanceOf(SetUpRefused.class);
        MissionPlan base = Missions.of(City.BOX).getFirst();
        assertThatThrownBy(() -> new Without().applied(base, List.of("clock")))
                .hasMessageContaining("Night Pharmacy is played without clock anyway");
        assertThatThrownBy(() -> new Without().applied(base, List.of("all-out")))
                .hasMessageContaining("played without all-out anyway");
    }
}

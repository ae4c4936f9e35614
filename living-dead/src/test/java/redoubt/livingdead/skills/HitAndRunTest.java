package redoubt.livingdead.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.cars.Car;
import redoubt.horde.cars.DriveOn;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.livingdead.Night;
import redoubt.testkit.Rule;

/** Whoever has killed may walk away. */
class HitAndRunTest {
    private static Night outdoors(String... cards) {
        return Night.scene("NL-M05")
                .emptyHanded()
                .at("1R.8", "Helen")
                .skilled("Helen", "Hit & run")
                .holds("Helen", cards);
    }

    @Test
    @Rule("NL-SKILL-HITANDRUN")
    void afterEveryKillTheSurvivorMayMoveForNothing() {
        Night night = outdoors("Katana", "Uzi")
                .ghouls("Walker", 2, "1R.8")
                .ghouls("Walker", 1, "1R.9")
                .dice(6, 1, 6, 1, 1)
                .acts("Helen");
        night.choose("melee Katana 1R.8");
        assertThat(night.offered()).contains("move 1R.9", "stop");
        night.choose("move 1R.9");
        assertThat(night.who("Helen").zone().name()).isEqualTo("1R.9");
        assertThat(night.who("Helen").turn().actions()).isEqualTo(2);
        night.choose("ranged Uzi 1R.9");
        assertThat(night.offered()).contains("move 1R.8", "stop");
        night.choose("stop");
        assertThat(night.who("Helen").zone().name()).isEqualTo("1R.9");
        assertThat(night.who("Helen").turn().actions()).isEqualTo(1);
    }

    @Test
    @Rule("NL-SKILL-HITANDRUN")
    void whoKillsNobodyStays() {
        Night night = outdoors("Katana").ghouls("Walker", 1, "1R.8").dice(1, 1).acts("Helen");
        night.choose("melee Katana 1R.8");
        assertThat(night.offered()).doesNotContain("stop").contains("melee Katana 1R.8");
    }

    @Test
    @Rule({"NL-SKILL-HITANDRUN", "NL-SPEC-08", "NL-CBT-06"})
    void throwingAMolotovIsARangedActionThatKills() {
        Night night = outdoors("Molotov", "Molotov").ghouls("Fatty", 2, "1R.9").acts("Helen");
        night.choose("throw Molotov at 1R.9");
        assertThat(night.ghoulsIn("1R.9")).isZero();
        assertThat(night.offered()).contains("move 1R.9", "stop");
        night.choose("move 1R.9");
        assertThat(night.who("Helen").turn().actions()).isEqualTo(2);
        night.choose("throw Molotov at 1R.8");
        assertThat(night.offered()).doesNotContain("stop");
        assertThat(night.events(HordeEvent.AttackMade.class))
                .extracting(made -> made.rule().id() + " " + made.kind() + " " + made.kills())
                .containsExactly("NL-RANGED-01 Ranged 2", "NL-RANGED-01 Ranged 0");
    }

    /** Once the driver has left the car, nothing else would keep the skill from working. */
    @Test
    @Rule({"NL-CAR-14", "NL-CBT-06"})
    void theStrikeOfACarIsNoCombatAction() {
        Equipment.Use strike = new Equipment.Use(new ActionKind("Car", false), 0, 0, 3, 4, 2, false, false, false, "");
        Night night = outdoors().ghouls("Walker", 1, "1R.9").dice(6, 6, 6);
        night.with(new Car(night.table().zone("1R.8"), Optional.empty(), List.of()))
                .run(new DriveOn(
                        night.id("Helen"),
                        Optional.of(strike),
                        List.of(night.table().zone("1R.9"))));
        assertThat(night.ghoulsIn("1R.9")).isZero();
        assertThat(night.who("Helen").adrenaline()).isEqualTo(1);
        assertThat(night.offered()).containsExactly("wait");
    }
}

package redoubt.livingdead.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.livingdead.Night;
import redoubt.testkit.Rule;

/** The skills that move a survivor or ghouls, as this game has them. */
class MovingSkillsTest {
    private static Night behindTheHouse(String name, String skill) {
        return Night.scene("NL-M05").emptyHanded().at("1R.8", name).skilled(name, skill);
    }

    private static List<String> offered(Night night, String word) {
        return night.offered().stream().filter(key -> key.startsWith(word)).toList();
    }

    @Test
    @Rule({"NL-SKILL-BLOODLUSTMELEE", "NL-GAP-45", "NL-DEC-31"})
    void bloodlustPaysForGhoulsStopsAtTheFirstAndAttacksFreely() {
        Night night = behindTheHouse("Ben", "Bloodlust: Melee")
                .holds("Ben", "Machete")
                .ghouls("Walker", 1, "1R.8")
                .ghouls("Walker", 1, "1R.9")
                .ghouls("Walker", 1, "2R.7")
                .dice(6)
                .acts("Ben");
        assertThat(offered(night, "bloodlust")).containsExactly("bloodlust: melee 1R.9");
        night.choose("bloodlust: melee 1R.9");
        assertThat(night.who("Ben").zone().name()).isEqualTo("1R.9");
        assertThat(night.who("Ben").turn().actions()).isEqualTo(1);
        night.choose(offered(night, "melee").getFirst());
        assertThat(night.ghoulsIn("1R.9")).isZero();
        assertThat(night.who("Ben").turn().actions()).isEqualTo(1);
        assertThat(offered(night, "bloodlust")).isEmpty();
    }

    @Test
    @Rule({"NL-SKILL-BLOODLUSTMELEE", "NL-GAP-45"})
    void bloodlustReachesTwoZonesAndNeverTheOwn() {
        Night night = behindTheHouse("Ben", "Bloodlust: Melee").holds("Ben", "Machete");
        night.ghouls("Walker", 1, "2R.7").ghouls("Walker", 1, "2R.8").acts("Ben");
        assertThat(offered(night, "bloodlust")).containsExactly("bloodlust: melee 2R.7");
        night.choose("bloodlust: melee 2R.7");
        assertThat(night.who("Ben").turn().actions()).isEqualTo(2);
        Night near = behindTheHouse("Ben", "Bloodlust: Melee").ghouls("Walker", 1, "1R.8");
        assertThat(offered(near.acts("Ben"), "bloodlust")).isEmpty();
    }

    @Test
    @Rule({"NL-SKILL-TAUNT", "NL-GAP-44", "NL-DEC-30"})
    void tauntedGhoulsWithinTwoZonesComeAndPassOthersBy() {
        Night night = behindTheHouse("Tom", "Taunt")
                .at("2R.7", "Judy")
                .ghouls("Walker", 2, "2R.7")
                .ghouls("Walker", 1, "2R.8")
                .ghouls("Walker", 1, "1R.b")
                .acts("Tom");
        assertThat(offered(night, "taunt")).containsExactly("taunt 2R.7");
        night.choose("taunt 2R.7");
        assertThat(night.ghoulsIn("1R.9")).isEqualTo(2);
        assertThat(night.who("Judy").wounds()).isZero();
        assertThat(night.who("Tom").turn().actions()).isEqualTo(3);
        assertThat(offered(night, "taunt")).isEmpty();
    }

    @Test
    @Rule({"NL-SKILL-TAUNT", "NL-GAP-44"})
    void tauntedGhoulsOfTheSameZoneAttackWhoTaunts() {
        Night night = behindTheHouse("Tom", "Taunt").at("1R.8", "Judy").ghouls("Walker", 2, "1R.8");
        night.acts("Tom").choose("taunt 1R.8");
        assertThat(night.who("Tom").wounds()).isEqualTo(2);
        assertThat(night.who("Judy").wounds()).isZero();
    }

    @Test
    @Rule({"NL-SKILL-SHOVE", "NL-DEC-32"})
    void aShoveSendsAllGhoulsAlongAnOpenWay() {
        Night night = behindTheHouse("Ben", "Shove")
                .ghouls("Walker", 2, "1R.8")
                .ghouls("Fatty", 1, "1R.8")
                .acts("Ben");
        assertThat(offered(night, "shove")).containsExactlyInAnyOrder("shove 1R.7", "shove 1R.9");
        night.choose("shove 1R.9");
        assertThat(night.ghoulsIn("1R.8")).isZero();
        assertThat(night.ghoulsIn("1R.9")).isEqualTo(3);
        assertThat(night.who("Ben").turn().actions()).isEqualTo(3);
        assertThat(offered(night.ghouls("Walker", 1, "1R.8").choose("move 1R.7"), "shove"))
                .isEmpty();
    }

    @Test
    @Rule("NL-SKILL-BLOODLUSTMELEE")
    void bloodlustNeverRunsThreeZonesAndGivesNothingButAMeleeAction() {
        Night far = behindTheHouse("Ben", "Bloodlust: Melee").holds("Ben", "Machete");
        assertThat(offered(far.ghouls("Walker", 1, "2R.8").acts("Ben"), "bloodlust"))
                .as("three zones away")
                .isEmpty();
        Night near = behindTheHouse("Ben", "Bloodlust: Melee").holds("Ben", "Machete", "Uzi");
        near.ghouls("Walker", 2, "2R.7").acts("Ben").choose("bloodlust: melee 2R.7");
        assertThat(near.offered()).containsExactlyInAnyOrder("melee Machete 2R.7", "decline");
    }
}

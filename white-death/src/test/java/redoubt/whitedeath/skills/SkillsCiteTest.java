package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.horde.combat.SufferBlows;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.terms.Blow;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** A skill that does something, or asks whether it shall, names its own rule. */
class SkillsCiteTest {
    private static Scene ana(String skills) {
        return Scene.on(".~.~.").survivor("Ana", "a", skills);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Bloodlust: Melee          | b | bloodlust   | WD-SKILL-BLOODLUST
        Charge                    | b | charge      | WD-SKILL-CHARGE
        Jump                      | b | jump        | WD-SKILL-JUMP
        Sprint                    | c | sprint      | WD-SKILL-SPRINT
        Taunt                     | c | taunt       | WD-SKILL-TAUNT
        Shove                     | a | shove       | WD-SKILL-SHOVE
        Lifesaver                 | b | lifesaver   | WD-SKILL-LIFESAVER
        Dual expert               | a | dual expert | WD-SKILL-DUALEXPERT
        Improvised weapon: Melee  | a | improvised  | WD-SKILL-IMPROVISEDMELEE
        Improvised weapon: Ranged | b | improvised  | WD-SKILL-IMPROVISEDRANGED
        """)
    @Rule({
        "WD-SKILL-BLOODLUST",
        "WD-SKILL-CHARGE",
        "WD-SKILL-JUMP",
        "WD-SKILL-SPRINT",
        "WD-SKILL-TAUNT",
        "WD-SKILL-SHOVE",
        "WD-SKILL-LIFESAVER",
        "WD-SKILL-DUALEXPERT",
        "WD-SKILL-IMPROVISEDMELEE",
        "WD-SKILL-IMPROVISEDRANGED"
    })
    void whenItIsUsed(String skill, String zombie, String option, String rule) {
        Scene scene = ana(skill).survivor("Ben", "b", "").zombies(zombie, "Walker", 1);
        scene.card("Ana", "hand1", "Sword").card("Ana", "hand2", "Sword").turn("Ana", 1, 1, 1, 1);
        scene.choose(scene.offered(option).getFirst());
        assertThat(scene.events(HordeEvent.SkillUsed.class))
                .extracting(used -> used.rule().id())
                .containsExactly(rule);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Barbarian               | Sword     | a | melee Sword T.a      | WD-SKILL-BARBARIAN
        Lucky                   | Sword     | a | melee Sword T.a      | WD-SKILL-LUCKY
        Reaper: Melee           | Sword     | a | melee Sword T.a      | WD-SKILL-REAPER
        Roll 6: +1 die: Ranged  | Crossbow  | b | ranged Crossbow T.b  | WD-SKILL-ROLL6PLUS1DIE
        Hit & run               | Sword     | a | melee Sword T.a      | WD-SKILL-HITANDRUN
        Point-blank             | Short Bow | a | ranged Short Bow T.a | WD-SKILL-POINTBLANK
        Steady hand             | Crossbow  | b | ranged Crossbow T.b  | WD-SKILL-STEADYHAND
        """)
    @Rule({
        "WD-SKILL-BARBARIAN",
        "WD-SKILL-LUCKY",
        "WD-SKILL-REAPER",
        "WD-SKILL-ROLL6PLUS1DIE",
        "WD-SKILL-HITANDRUN",
        "WD-SKILL-POINTBLANK",
        "WD-SKILL-STEADYHAND"
    })
    void whenAnAttackComesToIt(String skill, String weapon, String zone, String attack, String rule) {
        Scene scene = ana(skill).card("Ana", "hand1", weapon).survivor("Ben", "b", "");
        scene.zombies(zone, "Walker", 2).zombies(zone, "Runner", 2).turn("Ana", 6, 1, 1);
        scene.choose(attack);
        while (!scene.asked().id().equals(rule) && scene.offered("hit").contains("hit Walker")) {
            scene.choose("hit Walker");
        }
        assertThat(scene.asked().id()).isEqualTo(rule);
    }

    private static Scene struck(String skill) {
        Scene scene = ana(skill).card("Ana", "hand1", "Sword");
        return scene.play(
                List.of(new SufferBlows(scene.id("Ana"), List.of(new Blow("Walker", "Walker", 1, 1, false)))));
    }

    @Test
    @Rule({"WD-SKILL-TOUGH", "WD-SKILL-DREADNOUGHT", "WD-SKILL-ISTHATALLYOUVEGOT"})
    void whenAWoundIsIgnored() {
        assertThat(struck("Tough").events(HordeEvent.WoundsIgnored.class))
                .extracting(ignored -> ignored.rule().id())
                .containsExactly("WD-SKILL-TOUGH");
        assertThat(struck("Dreadnought: Walker").events(HordeEvent.WoundsIgnored.class))
                .extracting(ignored -> ignored.rule().id())
                .containsExactly("WD-SKILL-DREADNOUGHT");
        assertThat(struck("Is that all you've got?").asked().id()).isEqualTo("WD-SKILL-ISTHATALLYOUVEGOT");
    }

    @Test
    @Rule({"WD-SKILL-COMBATREFLEXES", "WD-GAP-93"})
    void whenZombiesAppear() {
        Scene one = ana("Combat reflexes").card("Ana", "hand1", "Short Bow");
        one.play(List.of(new PlaceZombies(0, 1, one.zone("b"))));
        assertThat(one.asked().id()).isEqualTo("WD-SKILL-COMBATREFLEXES");
        Scene two = ana("Sidestep").survivor("Ben", "a", "Sidestep");
        two.play(List.of(new PlaceZombies(0, 1, two.zone("b"))));
        assertThat(two.asked().id()).isEqualTo("WD-GAP-93");
    }

    @Test
    @Rule("WD-SKILL-ZOMBIELINK")
    void whenASiegeCardIsDrawn() {
        Scene scene = ana("Zombie link").survivor("Ben", "a", "Zombie link").zombieCard("siege", "c");
        scene.play(List.of(new SpawnStep()));
        assertThat(scene.asked().id()).isEqualTo("WD-SKILL-ZOMBIELINK");
    }
}

package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.content.ContentException;
import redoubt.content.ContentFolder;
import redoubt.horde.print.Names;
import redoubt.horde.print.PlainSkill;
import redoubt.horde.skills.Bloodlust;
import redoubt.horde.skills.BornLeader;
import redoubt.horde.skills.ImprovisedWeapon;
import redoubt.horde.skills.Lifesaver;
import redoubt.horde.skills.Lucky;
import redoubt.horde.skills.Shove;
import redoubt.horde.skills.Slippery;
import redoubt.horde.skills.Taunt;
import redoubt.horde.skills.ZombieLink;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Skill;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.WhiteDeathGame;
import redoubt.whitedeath.edition.ActionKinds;

/** Every printed name of a skill has its code. */
class WhiteDeathSkillsTest {

    private static final Names PRINTED = Box.WHITE_DEATH.tables().skillNames();

    @Test
    @Rule("WD-GAP-99")
    void everyPrintedNameIsASkillOfThatName() {
        assertThat(PRINTED.entries()).hasSize(76);
        for (String name : PRINTED.all()) {
            assertThat(Scene.skill(name).name()).isEqualTo(name);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "+1 to dice roll: *",
                "+1 free * Action",
                "+1 die: *",
                "+1 Damage: *",
                "2 Damage: *",
                "Bloodlust: *",
                "Escalation: *",
                "Freeze: *",
                "Reaper: *",
                "Roll 6: +1 Damage: *",
                "Roll 6: +1 die: *"
            })
    @Rule({
        "WD-SKILL-PLUS1DICEROLL",
        "WD-SKILL-PLUS1FREEACTION",
        "WD-SKILL-PLUS1DIE",
        "WD-SKILL-PLUS1DAMAGE",
        "WD-SKILL-2DAMAGE",
        "WD-SKILL-BLOODLUST",
        "WD-SKILL-ESCALATION",
        "WD-SKILL-FREEZE",
        "WD-SKILL-REAPER",
        "WD-SKILL-ROLL6PLUS1DAMAGE",
        "WD-SKILL-ROLL6PLUS1DIE"
    })
    void theTypeOfASkillIsAnyKindOfAttack(String name) {
        for (String type : List.of("Combat", "Magic", "Melee", "Ranged")) {
            assertThat(PRINTED.all()).contains(name.replace("*", type));
        }
    }

    @Test
    @Rule("WD-SKILL-PLUS1FREEACTION")
    void freeActionsAreOfOtherTypesToo() {
        for (String type : List.of("Enchantment", "Guard", "Move", "Search")) {
            assertThat(PRINTED.all()).contains("+1 free " + type + " Action");
        }
    }

    @Test
    @Rule("WD-GAP-99")
    void skillsUponSkillsFindTheSkillTheyName() {
        for (String name : PRINTED.all()) {
            if (!name.startsWith("Guards: ")) {
                assertThat(((GuardsHave) Scene.skill("Guards: " + name)).given())
                        .isEqualTo(Scene.skill(name));
            }
        }
        assertThat(Scene.skill("Guards: Push")).isEqualTo(new GuardsPush());
        assertThat(Scene.skill("Guards: Evade")).isEqualTo(new GuardsEvade());
        assertThat(Scene.skill("Brother in arms: Range 2+: +1 die: Magic").name())
                .isEqualTo("Brother in arms: Range 2+: +1 die: Magic");
    }

    @Test
    @Rule("WD-GAP-99")
    void whoeverMayChooseAnySkillChoosesAmongAll() {
        List<Skill> all = Box.WHITE_DEATH.print().skills();
        assertThat(all).hasSameSizeAs(PRINTED.all()).doesNotHaveDuplicates();
        assertThat(all).noneMatch(PlainSkill.class::isInstance);
        assertThat(all).extracting(Skill::name).contains("Taunt", "+1 die: Magic");
    }

    @Test
    @Rule("WD-GAP-99")
    void aMisspeltSkillOfACardIsReportedWithItsPlaceAndASuggestion(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("mine.txt"), """
            guard skill  | copies | source
            Guards: Pusj | 1      | house
            """);
        assertThatThrownBy(() -> WhiteDeathGame.box(List.of(ContentFolder.of(folder))))
                .isInstanceOf(ContentException.class)
                .hasMessageContaining("mine.txt:2:1")
                .hasMessageContaining("did you mean 'Guards: Push'?");
    }

    @Test
    @Rule("WD-GAP-99")
    void aNameThatIsNoneIsNoSkill() {
        assertThat(Scene.SKILLS.find("Tuant")).isEmpty();
        assertThat(Scene.SKILLS.find("+1 die: Mele")).isEmpty();
        assertThat(Scene.SKILLS.find("Guards: Tuant")).isEmpty();
    }

    @Test
    @Rule("WD-GAP-99")
    void aNameInTheTableOfSkillsWithoutCodeIsReportedWithItsPlace(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("mine.txt"), """
            skill     | of          | rule
            Yodling   | -           | WD-GAP-99
            +1 die: * | Melee, Mele | WD-GAP-99
            """);
        assertThatThrownBy(() -> WhiteDeathGame.box(List.of(ContentFolder.of(folder))))
                .isInstanceOf(ContentException.class)
                .hasMessageContaining("mine.txt:2:1: the program knows no skill called 'Yodling'")
                .hasMessageContaining("mine.txt:3:1: the program knows no skill called '+1 die: Mele'");
    }

    @Test
    @Rule({"WD-SKILL-TAUNT", "WD-SKILL-SHOVE", "WD-SKILL-LIFESAVER", "WD-SKILL-SLIPPERY", "WD-SKILL-LUCKY"})
    @Rule({"WD-SKILL-BLOODLUST", "WD-SKILL-ZOMBIELINK", "WD-SKILL-BORNLEADER"})
    void whatBooksWordOtherwiseIsAsThisBookHasIt() {
        assertThat(Scene.skill("Taunt")).as("by sight").isEqualTo(new Taunt(true));
        assertThat(Scene.skill("Shove")).as("by sight").isEqualTo(new Shove(true));
        assertThat(Scene.skill("Lifesaver")).as("over any obstacle").isEqualTo(new Lifesaver(false));
        assertThat(Scene.skill("Slippery")).as("zombies stop nobody").isEqualTo(new Slippery(false));
        assertThat(Scene.skill("Lucky")).as("armour rolls too").isEqualTo(new Lucky(true));
        assertThat(Scene.skill("Bloodlust: Melee"))
                .as("whoever is among zombies may stay")
                .isEqualTo(new Bloodlust(new FreeAction("Melee", List.of(ActionKind.MELEE)), 0));
        assertThat(Scene.skill("Zombie link")).isEqualTo(new ZombieLink("siege"));
        assertThat(((BornLeader) Scene.skill("Born leader")).action().kinds()).contains(ActionKinds.GUARD);
    }

    @Test
    @Rule("WD-GAP-19")
    void improvisedWeaponsHaveTheirNumbers() {
        assertThat(Scene.skill("Improvised weapon: Melee"))
                .isEqualTo(new ImprovisedWeapon(
                        new Equipment.Use(ActionKind.MELEE, 0, 0, 2, 4, 1, false, false, false, "")));
        assertThat(Scene.skill("Improvised weapon: Ranged"))
                .isEqualTo(new ImprovisedWeapon(
                        new Equipment.Use(ActionKind.RANGED, 0, 1, 2, 4, 1, false, false, false, "")));
    }

    @Test
    @Rule({"WD-SKILL-BLOODLUST", "WD-SKILL-ESCALATION"})
    void bloodlustAndEscalationAreKnownForEveryKindOfCombat() {
        for (String kind : List.of("Combat", "Magic", "Melee", "Ranged")) {
            assertThat(Box.WHITE_DEATH.print().skill("Bloodlust: " + kind)).isPresent();
            assertThat(Box.WHITE_DEATH.print().skill("Escalation: " + kind)).isPresent();
        }
    }
}

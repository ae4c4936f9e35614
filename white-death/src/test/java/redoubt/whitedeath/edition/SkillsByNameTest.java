package redoubt.whitedeath.edition;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.print.KnownSkills;
import redoubt.horde.print.PlainSkill;
import redoubt.horde.print.SkillsByName;
import redoubt.horde.table.Skill;

class SkillsByNameTest {
    private record Tested(String name, String word) implements Skill {}

    private record Upon(String name, Skill other) implements Skill {}

    private static final KnownSkills SKILLS = new SkillsByName()
            .withSkill("Guards: *", (word, known) -> new Upon("Guards: " + word, known.skill(word)))
            .with("Freeze: *", word -> new Tested("Freeze: " + word, word))
            .with("+1 free * Action", word -> new Tested("+1 free " + word + " Action", word))
            .with(new Tested("Guards: Push", ""));

    @Test
    void namesFindTheirSkills() {
        assertThat(SKILLS.skill("Freeze: Melee")).isEqualTo(new Tested("Freeze: Melee", "Melee"));
        assertThat(SKILLS.skill("+1 free Move Action")).isEqualTo(new Tested("+1 free Move Action", "Move"));
        assertThat(SKILLS.skill("Guards: Push")).isEqualTo(new Tested("Guards: Push", ""));
        assertThat(SKILLS.skill("Guards: Freeze: Ranged"))
                .isEqualTo(new Upon("Guards: Freeze: Ranged", new Tested("Freeze: Ranged", "Ranged")));
    }

    @Test
    void whatNobodyHasWrittenIsKnownByNameOnly() {
        assertThat(SKILLS.find("Slippery")).isEmpty();
        assertThat(SKILLS.skill("Slippery")).isEqualTo(new PlainSkill("Slippery"));
        assertThat(SKILLS.skill("Guards: Slippery"))
                .isEqualTo(new Upon("Guards: Slippery", new PlainSkill("Slippery")));
        assertThat(SKILLS.find("Freeze: ")).isEmpty();
    }
}

package redoubt.whitedeath.edition;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.print.PlainSkill;
import redoubt.horde.print.SkillBook;
import redoubt.horde.print.SkillShelf;
import redoubt.horde.table.Skill;

class SkillShelfTest {
    private record Tested(String name, String word) implements Skill {}

    private record Upon(String name, Skill other) implements Skill {}

    private static final SkillBook BOOK = new SkillShelf()
            .withSkill("Guards: *", (word, book) -> new Upon("Guards: " + word, book.skill(word)))
            .with("Freeze: *", word -> new Tested("Freeze: " + word, word))
            .with("+1 free * Action", word -> new Tested("+1 free " + word + " Action", word))
            .with(new Tested("Guards: Push", ""));

    @Test
    void namesFindTheirSkills() {
        assertThat(BOOK.skill("Freeze: Melee")).isEqualTo(new Tested("Freeze: Melee", "Melee"));
        assertThat(BOOK.skill("+1 free Move Action")).isEqualTo(new Tested("+1 free Move Action", "Move"));
        assertThat(BOOK.skill("Guards: Push")).isEqualTo(new Tested("Guards: Push", ""));
        assertThat(BOOK.skill("Guards: Freeze: Ranged"))
                .isEqualTo(new Upon("Guards: Freeze: Ranged", new Tested("Freeze: Ranged", "Ranged")));
    }

    @Test
    void whatNobodyHasWrittenIsKnownByNameOnly() {
        assertThat(BOOK.find("Slippery")).isEmpty();
        assertThat(BOOK.skill("Slippery")).isEqualTo(new PlainSkill("Slippery"));
        assertThat(BOOK.skill("Guards: Slippery")).isEqualTo(new Upon("Guards: Slippery", new PlainSkill("Slippery")));
        assertThat(BOOK.find("Freeze: ")).isEmpty();
    }

    @Test
    void booksStandBesideEachOther() {
        SkillBook both = BOOK.or(new SkillShelf().with(new Tested("Slippery", "")));
        assertThat(both.skill("Slippery")).isEqualTo(new Tested("Slippery", ""));
        assertThat(both.skill("Freeze: Magic")).isEqualTo(new Tested("Freeze: Magic", "Magic"));
    }
}

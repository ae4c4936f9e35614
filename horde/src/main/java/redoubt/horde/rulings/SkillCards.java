package redoubt.horde.rulings;

import java.util.List;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;

/** Skills on cards that a mission uses besides those of the edition and the ID cards. */
public interface SkillCards extends Ruling {
    List<Skill> cards();
}

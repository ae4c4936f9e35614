package redoubt.horde.rulings;

import java.util.List;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;

/** Skills on cards that a mission is played with, besides those of the edition and of the ID cards. */
public interface SkillCards extends Ruling {
    List<Skill> cards();
}

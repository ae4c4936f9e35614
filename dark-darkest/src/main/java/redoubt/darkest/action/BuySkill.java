package redoubt.darkest.action;

import static redoubt.kernel.RuleId.rule;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.event.DarkestEvent;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.print.SurvivorBoard;
import redoubt.darkest.rulings.Deed;
import redoubt.darkest.table.Person;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor buys a skill that the virus has not taken; it works at once (DD-XP-07, DD-XP-08, DD-VIRUS-03). */
public record BuySkill(Person who, int skill, SkillName name) implements Deed {
    private static final RuleId RULE = rule("DD-XP-08");

    @Override
    public String key() {
        return "buy " + who.key() + " " + name.title();
    }

    @Override
    public List<Mark> objects() {
        return List.of(new Mark("skill", name.name()));
    }

    static List<BuySkill> offers(Survivor survivor) {
        List<BuySkill> skills = new ArrayList<>();
        for (int skill = 0; skill < SurvivorBoard.SKILLS; skill++) {
            boolean affordable =
                    survivor.experience() >= survivor.board().prices().get(skill);
            if (affordable && !survivor.hasBought(skill) && !survivor.isTaken(skill)) {
                skills.add(new BuySkill(
                        survivor.person(), skill, survivor.board().skills().get(skill)));
            }
        }
        return skills;
    }

    @Override
    public void carryOut(Play<Table> play) {
        Survivor survivor = play.table().survivor(who);
        int price = survivor.board().prices().get(skill);
        play.table(play.table()
                .with(survivor.withExperience(survivor.experience() - price).withBought(skill)));
        play.log(new DarkestEvent.SkillBought(RULE, who, name));
    }
}

package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** A milestone: the player chooses a bonus action or one of the campaign skills that the survivor has not taken yet. */
record ChooseReward(SurvivorId survivor) implements Question<Table, ChooseReward.Reward> {
    /** What the milestone brings. */
    sealed interface Reward extends Option {}

    /** One more action of any kind in every mission. */
    record BonusAction() implements Reward {
        @Override
        public String key() {
            return "bonus action";
        }
    }

    /** A skill for the rest of the campaign. */
    record CampaignSkill(String skill) implements Reward {
        @Override
        public String key() {
            return "campaign skill " + skill;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SKILL.mark(skill));
        }
    }

    @Override
    public Decision<Reward> decision(Table table) {
        Sheet sheet = Sheets.of(table, survivor);
        List<Reward> rewards = new ArrayList<>();
        if (sheet.bonus() < Sheet.MOST_BONUS) {
            rewards.add(new BonusAction());
        }
        CampaignSkills.lacking(sheet).forEach(skill -> rewards.add(new CampaignSkill(skill)));
        return new Decision<>(CampaignRules.REWARD, table.seatOf(survivor), rewards);
    }

    @Override
    public void answer(Reward chosen, Play<Table> play) {
        Sheet sheet = Sheets.of(play.table(), survivor);
        switch (chosen) {
            case BonusAction _ -> {
                Sheet more = sheet.withBonus(sheet.bonus() + 1);
                play.table(Sheets.with(play.table(), survivor, more));
                play.log(new CampaignEvent.BonusActionGained(CampaignRules.POOL, survivor, more.bonus()));
            }
            case CampaignSkill taken -> {
                String name = taken.skill();
                Skill skill = CampaignSkills.skill(play.table().print(), name);
                Table table = Sheets.with(play.table(), survivor, sheet.withSkill(name));
                play.table(table.with(table.survivor(survivor).withSkill(skill)));
                play.log(new CampaignEvent.CampaignSkillGained(CampaignRules.SKILL_TAKEN, survivor, name));
            }
        }
    }
}

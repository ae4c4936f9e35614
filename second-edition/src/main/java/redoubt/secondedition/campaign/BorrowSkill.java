package redoubt.secondedition.campaign;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.rulings.StartingRuling;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Step;

/** A factotum chooses the campaign skill of this mission; what it gives at the start is given at once. */
record BorrowSkill(SurvivorId survivor) implements Question<Table, BorrowSkill.Borrow> {
    /** This skill. */
    record Borrow(String skill) implements Option {
        @Override
        public String key() {
            return "borrow " + skill;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SKILL.mark(skill));
        }
    }

    @Override
    public Decision<Borrow> decision(Table table) {
        List<Borrow> skills = CampaignSkills.lacking(table.survivor(survivor)).stream()
                .map(Borrow::new)
                .toList();
        return new Decision<>(CampaignRules.FACTOTUM, table.seatOf(survivor), skills);
    }

    @Override
    public void answer(Borrow chosen, Play<Table> play) {
        Table table = play.table();
        Skill skill = CampaignSkills.skill(table.print(), chosen.skill());
        play.table(table.with(table.survivor(survivor).withSkill(skill)));
        play.log(new CampaignEvent.SkillBorrowed(CampaignRules.FACTOTUM, survivor, skill.name()));
        if (skill instanceof StartingRuling starting) {
            List<Step<Table>> given = new ArrayList<>();
            given.add(new GainAdrenaline(survivor, starting.adrenaline()));
            starting.cards().forEach(card -> given.add(new FetchCard(survivor, card)));
            given.addAll(starting.choices(survivor));
            play.then(given);
        }
    }
}

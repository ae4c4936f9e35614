package redoubt.whitedeath.modes;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;
import redoubt.kernel.Stream;

/** Survivors without a skill for guards each get a guard skill card, off the shuffled deck or of the players' choice. */
record DealGuardSkills(boolean isChosen) implements Effect<Table> {
    private static final Stream GUARD_SKILLS = Stream.stream("guard skills");

    @Override
    public void happen(Play<Table> play) {
        List<String> cards = new ArrayList<>();
        for (Skill card : GuardSkillDeck.of(play.table()).cards()) {
            cards.add(card.name());
        }
        if (isChosen) {
            play.then(ChooseGuardSkill.next(play.table(), 0, cards));
            return;
        }
        List<String> shuffled = play.shuffled(GUARD_SKILLS, cards);
        List<Step<Table>> steps = new ArrayList<>();
        for (Survivor survivor : play.table().survivors()) {
            if (GuardSkillDeck.isWithout(survivor) && steps.size() < shuffled.size()) {
                steps.add(new TakeGuardSkill(ModeRules.GUARD_SKILLS_DRAWN, survivor.id(), shuffled.get(steps.size())));
            }
        }
        play.then(steps);
    }
}

package redoubt.whitedeath.modes;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.Step;

/** The players choose a guard skill card for a survivor among those that are left. */
record ChooseGuardSkill(SurvivorId survivor, List<String> cards) implements Question<Table, ChooseGuardSkill.Take> {
    /** The survivor takes this card. */
    record Take(SurvivorId survivor, String card) implements Option {
        @Override
        public String key() {
            return "give " + card + " to " + survivor;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(survivor.name()), MarkKind.SKILL.mark(card));
        }
    }

    ChooseGuardSkill {
        cards = List.copyOf(cards);
    }

    /** The choice for the next survivor of the team who needs a card, or nothing. */
    static List<Step<Table>> next(Table table, int from, List<String> cards) {
        for (int i = from; i < table.survivors().size() && !cards.isEmpty(); i++) {
            Survivor next = table.survivors().get(i);
            if (GuardSkillDeck.isWithout(next)) {
                return List.of(new ChooseGuardSkill(next.id(), cards));
            }
        }
        return List.of();
    }

    @Override
    public Decision<Take> decision(Table table) {
        List<Take> options = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            if (cards.indexOf(cards.get(i)) == i) {
                options.add(new Take(survivor, cards.get(i)));
            }
        }
        return new Decision<>(ModeRules.GUARD_SKILLS_CHOSEN, table.everyone(), options);
    }

    @Override
    public void answer(Take chosen, Play<Table> play) {
        List<String> rest = new ArrayList<>(cards);
        rest.remove(chosen.card());
        play.then(next(play.table(), survivor.index() + 1, rest));
        play.then(new TakeGuardSkill(ModeRules.GUARD_SKILLS_CHOSEN, survivor, chosen.card()));
    }
}

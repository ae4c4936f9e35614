package redoubt.horde.sense;

import redoubt.horde.action.Arrange;
import redoubt.horde.action.MoveOn;
import redoubt.horde.action.ProposeTrade;
import redoubt.horde.combat.AssignHits;
import redoubt.horde.combat.DiscardForWounds;
import redoubt.horde.combat.FreeAttack;
import redoubt.horde.combat.ReapOneMore;
import redoubt.horde.combat.ReplaceDice;
import redoubt.horde.combat.RerollArmour;
import redoubt.horde.combat.RerollAttack;
import redoubt.horde.combat.RollArmour;
import redoubt.horde.combat.ShareOut;
import redoubt.horde.mission.ReceiveStarting;
import redoubt.horde.round.Act;
import redoubt.horde.round.GrantFreeAction;
import redoubt.horde.rulings.Advice;
import redoubt.horde.skills.steps.Run;
import redoubt.horde.table.Packed;
import redoubt.kernel.Option;

/** The opinion of an option: what the family says about its kind of question, and what edition and mission add. */
final class Opinions {
    private Opinions() {}

    static double of(Situation situation, Option option) {
        double sum = common(situation, option);
        Packed<Advice> advice = situation.advice();
        for (int i = 0; i < advice.size(); i++) {
            sum += situation.habit(Habit.ADVICE) * advice.get(i).opinion(situation, option);
        }
        return sum;
    }

    private static double common(Situation situation, Option option) {
        return switch (situation.question()) {
            case Act _, GrantFreeAction _, FreeAttack _, MoveOn _, Run _ -> Acting.opinion(situation, option);
            case Arrange _, ProposeTrade _, ReceiveStarting _ -> Packing.opinion(situation, option);
            case AssignHits _, ShareOut _, RollArmour _, RerollArmour _, RerollAttack _, ReapOneMore _, ReplaceDice _ ->
                Fighting.opinion(situation, option);
            case DiscardForWounds _ -> Packing.opinion(situation, option) + Fighting.opinion(situation, option);
            default -> Choosing.opinion(situation, option);
        };
    }
}

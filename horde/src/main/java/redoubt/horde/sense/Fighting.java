package redoubt.horde.sense;

import redoubt.horde.combat.AssignHits;
import redoubt.horde.combat.DiscardForWounds;
import redoubt.horde.combat.ReapOneMore;
import redoubt.horde.combat.ReplaceDice;
import redoubt.horde.combat.RerollArmour;
import redoubt.horde.combat.RerollAttack;
import redoubt.horde.combat.RollArmour;
import redoubt.horde.combat.Share;
import redoubt.horde.combat.ShareOut;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Blow;
import redoubt.kernel.Option;

/** Opinions of who is hit: which zombies fall, and who of our own takes a blow. */
final class Fighting {
    private static final double DEATH = 100;

    private Fighting() {}

    static double opinion(Situation situation, Option option) {
        return switch (option) {
            case AssignHits.Hit hit -> Arms.menace(hit.kind()) + (hit.isAll() ? 0.01 : 0);
            case ShareOut.SurvivorSuffers one -> suffers(situation, one);
            case ShareOut.AlliesSuffer some -> situation.habit(Habit.ALLY_FIRST) - (some.isAll() ? 0.1 : 0);
            case RollArmour.RollFor roll -> roll.hits();
            case RerollArmour.Again again -> -again.ordinal();
            case RerollAttack.Reroll reroll -> reroll(situation, reroll);
            case ReapOneMore.Reap reap -> reap.isDone() ? 1 : 0;
            case ReplaceDice.Count count -> count.dice();
            case DiscardForWounds.Bear bear ->
                bear.wounds() + situation.actor().wounds()
                                >= situation.actor().card().health()
                        ? -DEATH
                        : 0;
            default -> 0;
        };
    }

    /** The healthy take blows first; all at once only if nobody dies of it. */
    private static double suffers(Situation situation, ShareOut.SurvivorSuffers one) {
        ShareOut question = (ShareOut) situation.question();
        Table table = situation.table();
        Survivor sufferer = table.survivor(one.survivor());
        int wounds = sufferer.wounds();
        for (Share share : question.shares()) {
            wounds += share.survivor().equals(one.survivor()) ? wounds(share.blows()) : 0;
        }
        int more = one.isAll()
                ? wounds(question.left())
                : question.left().getFirst().wounds();
        double value = -situation.habit(Habit.WOUND) * (wounds + (one.isAll() ? (more - 1) / 2.0 + 0.1 : 0));
        int health = sufferer.card().health();
        value -= wounds + more >= health ? DEATH : wounds + more == health - 1 ? situation.habit(Habit.LAST_WOUND) : 0;
        return value + (hasArmour(sufferer) ? situation.habit(Habit.ARMOURED) : 0);
    }

    private static int wounds(java.util.List<Blow> blows) {
        int wounds = 0;
        for (Blow blow : blows) {
            wounds += blow.hits() * blow.wounds();
        }
        return wounds;
    }

    private static boolean hasArmour(Survivor survivor) {
        Inventory inventory = survivor.inventory();
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (!inventory.isEmpty(slot)
                    && inventory.held(slot).card().isArmour()
                    && inventory.isWorking(slot, survivor.card())) {
                return true;
            }
        }
        return false;
    }

    /** Another roll if this one was worse than most. */
    private static double reroll(Situation situation, RerollAttack.Reroll reroll) {
        RerollAttack question = (RerollAttack) situation.question();
        int needed = Math.max(2, question.attack().needed() - question.attack().onEachDie());
        int hits = 0;
        for (int die : question.roll().dice()) {
            hits += die >= needed ? 1 : 0;
        }
        int zombies = situation
                .table()
                .zombies()
                .count(question.attack().draft().target().index());
        double expected = Math.min(zombies, question.roll().dice().size() * (7 - needed) / 6.0);
        return reroll.isRolledAgain() ? expected - 0.01 : Math.min(zombies, hits);
    }
}

package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.horde.table.Turn;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;

/** Each action in an unbroken run of one kind rolls one more die than the one before. */
public record Escalation(Scope scope) implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Escalation: " + scope.word();
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        Turn turn = table.survivor(attack.survivor()).turn();
        // The run includes the action under way, which rolls no more than the card says if it is the first.
        int run = scope.equals(Scope.COMBAT) ? turn.fought() : turn.chained();
        boolean isInRun = scope.covers(attack.use().kind()) && !attack.isByAllies() && run > 1;
        return isInRun ? AttackBonus.dice(run - 1) : AttackBonus.NONE;
    }
}

package redoubt.horde.skills;

import redoubt.horde.combat.Attacks;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;
import redoubt.kernel.Play;

/** The survivor has another skill when attacking at range 2 or more. */
public record AtRangeTwo(Skill skill) implements Skill, AttackRuling, AfterEvent {
    @Override
    public String name() {
        return "Range 2+: " + skill.name();
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return attack.range() >= 2 && skill instanceof AttackRuling ruling
                ? ruling.bonus(table, attack)
                : AttackBonus.NONE;
    }

    @Override
    public void after(HordeEvent event, SurvivorId owner, Play<Table> play) {
        if (skill instanceof AfterEvent ruling
                && event instanceof HordeEvent.AttackMade made
                && made.survivor().equals(owner)
                && !made.byAllies()
                && range(play.table(), owner, made) >= 2) {
            ruling.after(event, owner, play);
        }
    }

    private static int range(Table table, SurvivorId owner, HordeEvent.AttackMade made) {
        Survivor attacker = table.survivor(owner);
        return Attacks.sight(table, attacker)
                .range(attacker.zone().index(), made.target().index());
    }
}

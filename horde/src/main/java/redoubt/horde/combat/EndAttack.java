package redoubt.horde.combat;

import redoubt.horde.event.HordeEvent.AttackMade;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Draft;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/**
 * An attack is over, and everything that was waiting for it acts: rulings, skills, those that hold during this attack alone, and
 * skills that the weapon gives. Nothing waits for an attack that is not a combat action, such as that of a car.
 */
public record EndAttack(Attack attack) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Draft draft = attack.draft();
        AttackMade made = new AttackMade(
                play.table().cite(attack.actionRule()),
                draft.survivor(),
                draft.use().kind().name(),
                draft.target(),
                attack.kills(),
                draft.isByAllies());
        if (!draft.use().kind().isCombat()) {
            play.log(made);
            return;
        }
        Rulings.happened(play, made);
        Survivor attacker = play.table().survivor(draft.survivor());
        if (!draft.isByAllies()) {
            for (AttackRuling voice : Voices.of(play.table(), attacker)) {
                voice.during(draft).forEach(ruling -> follow(ruling, made, play));
            }
        }
        if (draft.slots().isEmpty()) {
            return;
        }
        for (Ruling trait : weapon(play.table()).traits()) {
            if (!attacker.skills().contains(trait)) {
                follow(trait, made, play);
            }
        }
    }

    private static void follow(Ruling ruling, AttackMade made, Play<Table> play) {
        if (ruling instanceof AfterEvent after) {
            after.after(made, made.survivor(), play);
        }
    }

    private Equipment weapon(Table table) {
        return table.print().card(attack.draft().weapon());
    }
}

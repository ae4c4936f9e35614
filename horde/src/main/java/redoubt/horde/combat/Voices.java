package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Draft;

/** Collects the rulings that affect an attack, so that they need not be looked up for every weapon and zone. */
final class Voices {
    private Voices() {}

    /** Those that apply to a survivor whatever the weapon. */
    static Packed<AttackRuling> of(Table table, Survivor attacker) {
        return Rulings.of(table, attacker, AttackRuling.HOOK);
    }

    /** Those that apply to allies under command: the common ones and the skills that the commander gives them. */
    static Packed<AttackRuling> ofAllies(Table table, Survivor commander) {
        return Rulings.ofAllies(table, commander, AttackRuling.HOOK);
    }

    /** Those that apply to this attack, including the traits of the weapon. */
    static List<AttackRuling> of(Table table, Draft draft) {
        Survivor attacker = table.survivor(draft.survivor());
        List<AttackRuling> voices =
                new ArrayList<>(draft.isByAllies() ? ofAllies(table, attacker) : of(table, attacker));
        // The weapon may have been discarded since the attack began.
        if (!draft.slots().isEmpty()
                && !attacker.inventory().isEmpty(draft.slots().getFirst())) {
            Equipment weapon =
                    attacker.inventory().held(draft.slots().getFirst()).card();
            voices.addAll(weapon.traits(AttackRuling.HOOK));
        }
        for (AttackRuling voice : List.copyOf(voices)) {
            for (Ruling further : voice.during(draft)) {
                if (further instanceof AttackRuling during) {
                    voices.add(during);
                }
            }
        }
        return voices;
    }
}

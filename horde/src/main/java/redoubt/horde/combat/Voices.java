package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.LeadsAllies;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Draft;

/** Collects the rulings that affect an attack, so that they need not be looked up for every weapon and zone. */
final class Voices {
    private Voices() {}

    /** Those that apply to a survivor whatever the weapon. */
    static List<AttackRuling> of(Table table, Survivor attacker) {
        List<AttackRuling> voices = new ArrayList<>();
        Rulings.of(table, attacker, AttackRuling.class, voices::add);
        return voices;
    }

    /** Those that apply to allies under command: the common ones and the skills that the commander gives them. */
    static List<AttackRuling> ofAllies(Table table, Survivor commander) {
        List<AttackRuling> voices = new ArrayList<>();
        Rulings.common(table, AttackRuling.class, voices::add);
        for (Skill skill : commander.skills()) {
            if (skill instanceof LeadsAllies leader && leader.given() instanceof AttackRuling voice) {
                voices.add(voice);
            }
        }
        return voices;
    }

    /** Those that apply to this attack, including the traits of the weapon. */
    static List<AttackRuling> of(Table table, Draft draft) {
        Survivor attacker = table.survivor(draft.survivor());
        if (draft.isByAllies()) {
            return withThoseDuring(draft, ofAllies(table, attacker));
        }
        List<AttackRuling> voices = of(table, attacker);
        // The weapon may have been discarded since the attack began.
        if (!draft.slots().isEmpty()
                && !attacker.inventory().isEmpty(draft.slots().getFirst())) {
            for (Ruling trait :
                    attacker.inventory().held(draft.slots().getFirst()).card().traits()) {
                if (trait instanceof AttackRuling voice) {
                    voices.add(voice);
                }
            }
        }
        return withThoseDuring(draft, voices);
    }

    private static List<AttackRuling> withThoseDuring(Draft draft, List<AttackRuling> voices) {
        int known = voices.size();
        for (int i = 0; i < known; i++) {
            for (Ruling further : voices.get(i).during(draft)) {
                if (further instanceof AttackRuling voice) {
                    voices.add(voice);
                }
            }
        }
        return voices;
    }
}

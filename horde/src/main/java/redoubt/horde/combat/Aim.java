package redoubt.horde.combat;

import java.util.List;
import redoubt.board.Sight;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Draft;
import redoubt.horde.terms.Effort;
import redoubt.horde.terms.Reach;

/** Where an attack is made from, which zones come into question there, and which rulings affect it. */
record Aim(Table table, Survivor attacker, Zone from, Sight sight, Packed<AttackRuling> voices, ZoneSet seen) {
    private static final Effort[] EFFORTS = Effort.values();

    /** With everything in sight. */
    Aim(Table table, Survivor attacker, Zone from, Sight sight, Packed<AttackRuling> voices) {
        this(table, attacker, from, sight, voices, sight.seen(from.index()));
    }

    Aim within(ZoneSet zones) {
        return new Aim(table, attacker, from, sight, voices, seen.and(zones));
    }

    void addTargets(
            String weapon,
            Equipment.Use use,
            List<Integer> slots,
            Packed<AttackRuling> traits,
            int allies,
            List<AttackOption> options) {
        ZoneSet zones = targets(use, traits);
        int allOut = zones.isEmpty() ? 0 : allOutTimes(slots, traits);
        for (int zone = zones.first(); zone != ZoneSet.NONE; zone = zones.nextAfter(zone)) {
            Zone target = zone == from.index() ? from : table.zone(zone);
            int range = sight.range(from.index(), zone);
            Draft draft = new Draft(attacker.id(), weapon, use, slots, from, target, range, allies);
            options.add(new AttackOption(draft, 1));
            for (int times = 1; times <= allOut; times++) {
                options.add(new AttackOption(draft.with(EFFORTS[times]), 1));
            }
        }
    }

    /** The zones that may be attacked in this way. */
    ZoneSet targets(Equipment.Use use, Packed<AttackRuling> traits) {
        ZoneSet near = inQuestion(use);
        return near.isEmpty() ? near : targets(use, reach(use, traits), traits, near);
    }

    /** The same among some zones in sight, with a reach that is known. */
    ZoneSet targets(Equipment.Use use, Reach reach, Packed<AttackRuling> traits, ZoneSet near) {
        ZoneSet targets = near;
        for (int zone = near.first(); zone != ZoneSet.NONE; zone = near.nextAfter(zone)) {
            if (!reach.contains(sight.range(from.index(), zone)) || !isAllowed(use, traits, table.zone(zone))) {
                targets = targets.without(zone);
            }
        }
        return targets;
    }

    /** The zones in sight with zombies, or all of them if they may be attacked without. */
    ZoneSet inQuestion(Equipment.Use use) {
        return seen.and(inQuestion(table, use, voices));
    }

    /** The same wherever the attack is made from: the zones with zombies, or all zones. */
    static ZoneSet inQuestion(Table table, Equipment.Use use, Packed<AttackRuling> voices) {
        for (int i = 0; i < voices.size(); i++) {
            if (voices.get(i).aimsAtEmpty(use)) {
                return table.terrain().board().zones();
            }
        }
        return table.zombies().where();
    }

    /** How often the all-out dice of the cards in these slots may be rolled; 0 if there are none. */
    private int allOutTimes(List<Integer> slots, Packed<AttackRuling> traits) {
        if (Attack.printed(attacker.inventory(), slots) == 0) {
            return 0;
        }
        int times = 1;
        for (AttackRuling voice : voices) {
            times = voice.allOutTimes(times);
        }
        for (AttackRuling trait : traits) {
            times = trait.allOutTimes(times);
        }
        return Math.min(times, Effort.DOUBLED.times());
    }

    boolean isDual(Equipment.Use use) {
        boolean dual = use.isDual();
        for (int i = 0; i < voices.size() && !dual; i++) {
            dual = voices.get(i).makesDual(use);
        }
        return dual;
    }

    private Reach reach(Equipment.Use use, Packed<AttackRuling> traits) {
        Reach reach = reach(table, attacker, use, voices);
        for (int i = 0; i < traits.size(); i++) {
            reach = traits.get(i).reach(table, attacker, use, reach);
        }
        return reach;
    }

    /** How far an attack reaches wherever it is made from, whatever the weapon adds. */
    static Reach reach(Table table, Survivor attacker, Equipment.Use use, Packed<AttackRuling> voices) {
        Reach reach = new Reach(use.nearest(), use.farthest());
        for (int i = 0; i < voices.size(); i++) {
            reach = voices.get(i).reach(table, attacker, use, reach);
        }
        return reach;
    }

    private boolean isAllowed(Equipment.Use use, Packed<AttackRuling> traits, Zone target) {
        for (int i = 0; i < voices.size(); i++) {
            if (!voices.get(i).allows(table, attacker, use, target)) {
                return false;
            }
        }
        for (int i = 0; i < traits.size(); i++) {
            if (!traits.get(i).allows(table, attacker, use, target)) {
                return false;
            }
        }
        return true;
    }
}

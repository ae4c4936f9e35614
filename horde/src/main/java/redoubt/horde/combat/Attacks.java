package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Sight;
import redoubt.board.SightRule;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.ActionLimit;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.rulings.SightRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Item;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Menu;

/** The combat actions of a turn: every weapon in hand, alone or as a pair, at every zone it reaches. */
public record Attacks() implements ActionRuling {
    private static final int NOBODY = -1;

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (actor.turn().actions() == 0 && actor.turn().free().isEmpty()) {
            return;
        }
        for (AttackOption option : options(table, actor, List.of(), ZoneSet.EMPTY)) {
            menu.add(option);
        }
    }

    /** The attacks a survivor can make now, limited to some kinds (none given: all) and some zones (none given: all). */
    public static List<AttackOption> options(Table table, Survivor attacker, List<ActionKind> kinds, ZoneSet targets) {
        if (!hasWeapon(attacker)) {
            return List.of();
        }
        Aim aim = aim(table, attacker, targets);
        List<AttackOption> options = new ArrayList<>();
        Inventory inventory = attacker.inventory();
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (inventory.isEmpty(slot)
                    || !inventory.held(slot).card().isWeapon()
                    || !Hands.holds(attacker, slot, aim.voices())) {
                continue;
            }
            Aim own = sighted(aim, inventory.held(slot).card(), targets);
            for (Equipment.Use use : inventory.held(slot).card().uses()) {
                if (kinds.isEmpty() || kinds.contains(use.kind())) {
                    addUses(own, slot, use, options);
                }
            }
        }
        return allowed(table, attacker, options);
    }

    /** The attacks with something that is not a card, such as an improvised weapon. */
    public static List<AttackOption> options(
            Table table, Survivor attacker, String weapon, Equipment.Use use, ZoneSet targets) {
        List<AttackOption> options = new ArrayList<>();
        aim(table, attacker, targets).addTargets(weapon, use, List.of(), Packed.empty(), 0, options);
        return allowed(table, attacker, options);
    }

    /** How a survivor sees now. */
    public static Sight sight(Table table, Survivor viewer) {
        return table.terrain().sight(sightRule(table, viewer));
    }

    private static SightRule sightRule(Table table, Survivor viewer) {
        SightRule rule = Eyesight.rule(table);
        for (SightRuling ruling : Rulings.of(table, viewer, SightRuling.HOOK)) {
            rule = ruling.sight(table, viewer, rule);
        }
        return rule;
    }

    /** The aim along a weapon that sees better than its bearer. */
    private static Aim sighted(Aim aim, Equipment card, ZoneSet targets) {
        Packed<SightRuling> sights = card.traits(SightRuling.HOOK);
        if (sights.isEmpty()) {
            return aim;
        }
        SightRule rule = sightRule(aim.table(), aim.attacker());
        for (SightRuling sight : sights) {
            rule = sight.sight(aim.table(), aim.attacker(), rule);
        }
        Aim along = new Aim(
                aim.table(), aim.attacker(), aim.from(), aim.table().terrain().sight(rule), aim.voices());
        return targets.isEmpty() ? along : along.within(targets);
    }

    private static boolean hasWeapon(Survivor attacker) {
        Inventory inventory = attacker.inventory();
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (!inventory.isEmpty(slot) && inventory.held(slot).card().isWeapon()) {
                return true;
            }
        }
        return false;
    }

    private static Aim aim(Table table, Survivor attacker, ZoneSet targets) {
        Aim aim = new Aim(table, attacker, attacker.zone(), sight(table, attacker), Voices.of(table, attacker));
        return targets.isEmpty() ? aim : aim.within(targets);
    }

    /** Asked last, since in most turns there is nothing to attack. */
    private static List<AttackOption> allowed(Table table, Survivor attacker, List<AttackOption> options) {
        if (!options.isEmpty()) {
            ActionLimit.apply(table, attacker, options);
        }
        return options;
    }

    /** Identical weapons are offered once: the first of them that can be used. */
    private static void addUses(Aim aim, int slot, Equipment.Use use, List<AttackOption> options) {
        Item item = aim.attacker().inventory().held(slot);
        if (!isReady(item, use) || aim.inQuestion(use).isEmpty() || isRepeated(aim, slot, use)) {
            return;
        }
        Packed<AttackRuling> traits = item.card().traits(AttackRuling.HOOK);
        aim.addTargets(item.name(), use, List.of(slot), traits, 0, options);
        int other = partner(aim, slot, use);
        if (other != NOBODY) {
            aim.addTargets(item.name(), use, List.of(slot, other), traits, 0, options);
        }
    }

    private static boolean isReady(Item item, Equipment.Use use) {
        return item.isLoaded() || !use.isReload();
    }

    private static boolean isRepeated(Aim aim, int slot, Equipment.Use use) {
        for (int earlier = 0; earlier < slot; earlier++) {
            if (isTwin(aim, earlier, slot, use)) {
                return true;
            }
        }
        return false;
    }

    /** The slot of the second weapon of a dual pair, if there is one. */
    private static int partner(Aim aim, int slot, Equipment.Use use) {
        if (!aim.isDual(use)) {
            return NOBODY;
        }
        for (int later = slot + 1; later < aim.attacker().inventory().size(); later++) {
            if (isTwin(aim, later, slot, use)) {
                return later;
            }
        }
        return NOBODY;
    }

    /** Whether another slot holds a weapon of the same name, in hand and ready. */
    private static boolean isTwin(Aim aim, int other, int slot, Equipment.Use use) {
        Inventory inventory = aim.attacker().inventory();
        return !inventory.isEmpty(other)
                && inventory.held(other).name().equals(inventory.held(slot).name())
                && isReady(inventory.held(other), use)
                && Hands.holds(aim.attacker(), other, aim.voices());
    }
}

package redoubt.horde.sense;

import java.util.List;
import redoubt.horde.combat.Attack;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.horde.terms.AttackTrait;

/**
 * What somebody's weapons in hand can do: the hits to expect of the best attack on the own zone and the most damage done there, and the same at
 * any range.
 */
public record Arms(double here, int damageHere, double best, int damage) {
    private static final double FACES = 6;
    private static final int BEST_ACCURACY = 2;

    static Arms of(Survivor survivor) {
        Inventory inventory = survivor.inventory();
        double here = 0;
        double best = 0;
        int damageHere = 0;
        int damage = 0;
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (inventory.isEmpty(slot) || !inventory.slots().isHand(slot)) {
                continue;
            }
            List<Equipment.Use> uses = inventory.held(slot).card().uses();
            for (int i = 0; i < uses.size(); i++) {
                Equipment.Use use = uses.get(i);
                double hits = hits(use) * (use.isDual() && hasTwin(inventory, slot) ? 2 : 1);
                best = Math.max(best, hits);
                damage = Math.max(damage, use.damage());
                if (use.nearest() == 0) {
                    here = Math.max(here, hits);
                    damageHere = Math.max(damageHere, use.damage());
                }
            }
        }
        return new Arms(here, damageHere, best, damage);
    }

    /** The strength of the best weapon that a survivor has, in hand or not. */
    public static double strongest(Survivor survivor) {
        Inventory inventory = survivor.inventory();
        double best = 0;
        for (int slot = 0; slot < inventory.size(); slot++) {
            best = inventory.isEmpty(slot)
                    ? best
                    : Math.max(best, strength(inventory.held(slot).card()));
        }
        return best;
    }

    private static boolean hasTwin(Inventory inventory, int slot) {
        for (int other = 0; other < inventory.size(); other++) {
            if (other != slot
                    && inventory.slots().isHand(other)
                    && !inventory.isEmpty(other)
                    && inventory.held(other).name().equals(inventory.held(slot).name())) {
                return true;
            }
        }
        return false;
    }

    /** Whether every zombie of a zone falls to an attack there. */
    boolean canHurtAll(Table table, int zone) {
        List<ZombieKind> kinds = table.print().zombieKinds();
        for (int kind = 0; kind < kinds.size(); kind++) {
            if (kinds.get(kind).toughness() > damageHere && table.zombies().count(zone, kind) > 0) {
                return false;
            }
        }
        return true;
    }

    /** The hits to expect of one attack with a card, before skills. */
    static double hits(Equipment.Use use) {
        return use.dice() * chance(use.accuracy(), 0);
    }

    private static double chance(int needed, int onEachDie) {
        int least = Math.max(BEST_ACCURACY, needed - onEachDie);
        return Math.max(0, 7 - least) / FACES;
    }

    /** How strong a weapon is: hits, with more for damage, range and a second one like it. */
    public static double strength(Equipment card) {
        double strongest = 0;
        for (Equipment.Use use : card.uses()) {
            double range = 1 + 0.15 * use.farthest() - (use.nearest() > 0 ? 0.25 : 0);
            double damage = use.damage() > 2 ? 1.8 : use.damage() == 2 ? 1.5 : 1;
            double strength = hits(use) * damage * range * (use.isReload() ? 0.75 : 1) + (use.isDual() ? 0.1 : 0);
            strongest = Math.max(strongest, strength);
        }
        return strongest;
    }

    /** How much it helps to be rid of a zombie of a kind: more if it is quick, strong or tough. */
    static double menace(ZombieKind kind) {
        return 1 + 0.6 * (kind.wounds() - 1) + 0.6 * (kind.actions() - 1) + 0.2 * (kind.toughness() - 1);
    }

    /** The menace of the zombies of a zone that an attack may be expected to bring down. */
    public static double kills(Table table, Attack attack) {
        double chance = chance(attack.needed(), attack.onEachDie());
        int dice = attack.has(AttackTrait.DICE_FROM_ZOMBIES)
                ? Math.max(
                        attack.dice(),
                        table.zombies().count(attack.draft().target().index()))
                : attack.dice();
        return kills(
                table,
                attack.draft().target().index(),
                dice + attack.allOut(),
                chance,
                attack.damage(),
                attack.isFreeOfPriority());
    }

    /** The same for so many dice of these values; targets are either free to choose or come in the order of priority. */
    public static double kills(Table table, int zone, int dice, int accuracy, int damage, boolean isFree) {
        return kills(table, zone, dice, chance(accuracy, 0), damage, isFree);
    }

    private static double kills(Table table, int zone, int dice, double chance, int damage, boolean isFree) {
        List<ZombieKind> kinds = table.print().zombieKinds();
        int shield = Integer.MAX_VALUE;
        if (!isFree) {
            for (int kind = 0; kind < kinds.size(); kind++) {
                if (kinds.get(kind).toughness() > damage && table.zombies().count(zone, kind) > 0) {
                    shield = Math.min(shield, kinds.get(kind).priority());
                }
            }
        }
        int targets = 0;
        double menace = 0;
        for (int kind = 0; kind < kinds.size(); kind++) {
            ZombieKind each = kinds.get(kind);
            int count = table.zombies().count(zone, kind);
            if (count > 0 && each.toughness() <= damage && each.priority() <= shield) {
                targets += count;
                menace += count * menace(each);
            }
        }
        return targets == 0 ? 0 : menace / targets * expected(dice, chance, targets);
    }

    /** How many of some targets fall to so many dice on average. */
    private static double expected(int dice, double chance, int targets) {
        if (dice <= targets) {
            return dice * chance;
        }
        double ways = Math.pow(1 - chance, dice);
        double odds = chance >= 1 ? 0 : chance / (1 - chance);
        double sum = 0;
        double rest = 1 - ways;
        for (int hits = 1; hits < targets; hits++) {
            ways = ways * (dice - hits + 1) / hits * odds;
            sum += hits * ways;
            rest -= ways;
        }
        return sum + targets * rest;
    }

    static boolean isMelee(Equipment.Use use) {
        return use.kind().equals(ActionKind.MELEE);
    }
}

package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Print;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Draft;

/**
 * An attack under way with its numbers worked out: dice, all-out dice, the number needed, what is added to each die, the damage of
 * the weapon and of a hit, traits as bits, how often all dice but the all-out dice may be rolled again, how many zombies have been
 * eliminated so far, and how many of the weapons will break.
 */
public record Attack(
        Draft draft,
        int dice,
        int allOut,
        int needed,
        int onEachDie,
        int damage,
        int hitDamage,
        int traits,
        int rerolls,
        int kills,
        int broken) {
    private static final int BEST_ACCURACY = 2;
    private static final int SIX = 6;

    /** An attack with the numbers of its weapon, which no skill and no card changes, such as that of a car. */
    public static Attack plain(Draft draft) {
        Equipment.Use use = draft.use();
        return new Attack(draft, use.dice(), 0, use.accuracy(), 0, use.damage(), use.damage(), 0, 0, 0, 0);
    }

    /**
     * The numbers of an attack under the current rulings: dice for each weapon before dice for the whole attack, fixed damage
     * before added damage.
     */
    public static Attack of(Table table, Draft draft) {
        AttackBonus bonus = AttackBonus.NONE;
        List<AttackRuling> voices = Voices.of(table, draft);
        List<AttackRuling> rerolling = new ArrayList<>(2);
        for (AttackRuling voice : voices) {
            AttackBonus added = voice.bonus(table, draft);
            bonus = bonus.plus(added);
            if (added.has(AttackTrait.REROLL) && !rerolling.contains(voice)) {
                rerolling.add(voice);
            }
        }
        bonus = bonus.plus(fromOther(table, draft, voices));
        int dice = (draft.use().dice() + bonus.dicePerWeapon()) * weapons(draft) + bonus.dice();
        int needed = Math.max(BEST_ACCURACY, Math.max(draft.use().accuracy(), bonus.needed()));
        int damage = Math.max(draft.use().damage(), bonus.leastDamage());
        damage = (bonus.setDamage() > 0 ? bonus.setDamage() : damage) + bonus.damage();
        return new Attack(
                draft,
                Math.max(0, dice),
                allOut(table, draft),
                needed,
                bonus.onEachDie(),
                damage,
                damage,
                bonus.traits(),
                rerolling.size(),
                0,
                0);
    }

    /** How many dice there are if each weapon rolls one for each zombie in the zone. */
    int diceFromZombies(Table table) {
        int zombies = table.zombies().count(draft.target().index());
        return dice + (zombies - draft.use().dice()) * weapons(draft);
    }

    /** Those printed on every weapon used, as often as the attacker rolls them. */
    private static int allOut(Table table, Draft draft) {
        int times = draft.effort().times();
        return times == 0 ? 0 : times * printed(table.survivor(draft.survivor()).inventory(), draft.slots());
    }

    /** How many all-out dice are printed on the cards in these slots together. */
    static int printed(Inventory inventory, List<Integer> slots) {
        int dice = 0;
        for (int i = 0; i < slots.size(); i++) {
            int slot = slots.get(i);
            dice += inventory.isEmpty(slot) ? 0 : inventory.held(slot).card().allOut();
        }
        return dice;
    }

    private static int weapons(Draft draft) {
        return draft.isByAllies() ? draft.allies() : Math.max(1, draft.slots().size());
    }

    /**
     * Only two cards in hand count at a time: both of a pair, or the weapon and either the chosen card or the one that helps most.
     */
    private static AttackBonus fromOther(Table table, Draft draft, List<AttackRuling> voices) {
        Survivor attacker = table.survivor(draft.survivor());
        if (draft.slots().isEmpty()) {
            return AttackBonus.NONE;
        }
        if (draft.isPair()) {
            return toOther(table, draft, attacker.inventory(), draft.slots().getLast());
        }
        if (draft.beside().isPresent()) {
            int slot = draft.beside().get();
            // It may have been discarded since it was chosen.
            return attacker.inventory().isEmpty(slot)
                    ? AttackBonus.NONE
                    : toOther(table, draft, attacker.inventory(), slot);
        }
        AttackBonus most = AttackBonus.NONE;
        for (int slot = 0; slot < attacker.inventory().size(); slot++) {
            if (slot != draft.slots().getFirst() && Hands.holds(attacker, slot, voices)) {
                AttackBonus bonus = toOther(table, draft, attacker.inventory(), slot);
                most = bonus.dicePerWeapon() > most.dicePerWeapon() ? bonus : most;
            }
        }
        return most;
    }

    static AttackBonus toOther(Table table, Draft draft, Inventory inventory, int slot) {
        AttackBonus bonus = AttackBonus.NONE;
        for (Ruling trait : inventory.held(slot).card().traits()) {
            if (trait instanceof AttackRuling ruling) {
                bonus = bonus.plus(ruling.bonusToOther(table, draft));
            }
        }
        return bonus;
    }

    public boolean has(AttackTrait trait) {
        return (traits & 1 << trait.ordinal()) != 0;
    }

    public boolean isMelee() {
        return draft.use().kind().equals(ActionKind.MELEE);
    }

    /** The rule of this kind of attack; an edition may have kinds of its own, such as spells. */
    Cite actionRule() {
        if (draft.isByAllies()) {
            return isMelee() ? Cite.MELEE_OF_ALLIES : Cite.RANGED_OF_ALLIES;
        }
        if (isMelee()) {
            return Cite.MELEE_ACTION;
        }
        return draft.use().kind().equals(ActionKind.RANGED) ? Cite.RANGED_ACTION : Cite.FURTHER_COMBAT_ACTION;
    }

    /** Whether the attacker chooses among all zombies of the zone. */
    public boolean isFreeOfPriority() {
        return isMelee() || has(AttackTrait.FREE_TARGETS) || has(AttackTrait.POINT_BLANK);
    }

    /** Whether misses may hit others. */
    public boolean isDangerousToFriends() {
        return !isMelee() && !has(AttackTrait.NO_FRIENDLY_FIRE);
    }

    /** Whether a natural die is a hit. */
    boolean isHit(Print print, int die) {
        return !(die == 1 && print.isOneAlwaysMiss()) && Math.min(SIX, die + onEachDie) >= needed;
    }

    /** A die that counts as a six, the bonus included. */
    boolean isSix(Print print, int die) {
        return die + onEachDie >= SIX && !(die == 1 && print.isOneAlwaysMiss());
    }

    int hits(Print print, List<Integer> dice) {
        int hits = 0;
        for (int die : dice) {
            hits += isHit(print, die) ? 1 : 0;
        }
        return hits;
    }

    int sixes(Print print, List<Integer> dice) {
        int sixes = 0;
        for (int die : dice) {
            sixes += isSix(print, die) ? 1 : 0;
        }
        return sixes;
    }

    Attack withDice(int changed) {
        return new Attack(draft, changed, allOut, needed, onEachDie, damage, hitDamage, traits, rerolls, kills, broken);
    }

    Attack withRerolls(int changed) {
        return new Attack(draft, dice, allOut, needed, onEachDie, damage, hitDamage, traits, changed, kills, broken);
    }

    Attack withHitDamage(int changed) {
        return new Attack(draft, dice, allOut, needed, onEachDie, damage, changed, traits, rerolls, kills, broken);
    }

    Attack withKills(int changed) {
        return new Attack(draft, dice, allOut, needed, onEachDie, damage, hitDamage, traits, rerolls, changed, broken);
    }

    Attack withBroken(int changed) {
        return new Attack(draft, dice, allOut, needed, onEachDie, damage, hitDamage, traits, rerolls, kills, changed);
    }
}

package redoubt.horde.combat;

import java.util.List;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Mark;
import redoubt.kernel.Step;

/** The action of reloading a fired weapon, or both weapons of a pair at once. */
public record Reload() implements ActionRuling {
    /** The survivor reloads the weapons of this name. */
    public record ReloadOption(String weapon, int count, int cost) implements ActOption {
        @Override
        public Step<Table> step(SurvivorId actor) {
            return new ReloadWeapon(actor, weapon, count);
        }

        @Override
        public String key() {
            return "reload " + weapon;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.CARD.mark(weapon));
        }
    }

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        if (!hasFired(actor)) {
            return;
        }
        Packed<AttackRuling> voices = Voices.of(table, actor);
        int cost = isFree(voices) ? 0 : 1;
        Inventory inventory = actor.inventory();
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (isEmptyWeapon(actor, slot, voices)
                    && !isRepeated(actor, slot, voices)
                    && isUsable(table, actor, inventory.held(slot).card())) {
                String weapon = inventory.held(slot).name();
                int together = isDual(actor, slot, voices) ? 2 : 1;
                menu.add(new ReloadOption(weapon, together, cost));
            }
        }
    }

    private static boolean hasFired(Survivor survivor) {
        Inventory inventory = survivor.inventory();
        for (int slot = 0; slot < inventory.size(); slot++) {
            if (!inventory.isEmpty(slot) && !inventory.held(slot).isLoaded()) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFree(Packed<AttackRuling> voices) {
        for (AttackRuling voice : voices) {
            if (voice.isReloadFree()) {
                return true;
            }
        }
        return false;
    }

    private static boolean isEmptyWeapon(Survivor actor, int slot, Packed<AttackRuling> voices) {
        Inventory inventory = actor.inventory();
        return !inventory.isEmpty(slot) && !inventory.held(slot).isLoaded() && Hands.holds(actor, slot, voices);
    }

    /** Whether the card lets its bearer use it at all, wherever the target is; what cannot be used is not reloaded either. */
    private static boolean isUsable(Table table, Survivor actor, Equipment card) {
        for (Ruling trait : card.traits()) {
            for (Equipment.Use use : card.uses()) {
                if (use.isReload()
                        && trait instanceof AttackRuling voice
                        && !voice.allows(table, actor, use, actor.zone())) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isRepeated(Survivor actor, int slot, Packed<AttackRuling> voices) {
        for (int earlier = 0; earlier < slot; earlier++) {
            if (isEmptyWeapon(actor, earlier, voices)
                    && actor.inventory()
                            .held(earlier)
                            .name()
                            .equals(actor.inventory().held(slot).name())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isDual(Survivor actor, int slot, Packed<AttackRuling> voices) {
        for (var use : actor.inventory().held(slot).card().uses()) {
            boolean dual = use.isReload() && use.isDual();
            for (AttackRuling voice : voices) {
                dual |= use.isReload() && voice.makesDual(use);
            }
            if (dual) {
                return true;
            }
        }
        return false;
    }
}

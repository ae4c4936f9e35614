package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.action.Carrying;
import redoubt.horde.event.HordeEvent.WeaponBroke;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Draft;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** After an attack that went all out, weapons that broke are discarded; if only one of a pair did, the attacker chooses which. */
public record BreakWeapons(Draft draft, int count) implements Question<Table, BreakWeapons.Broken> {
    /** The weapons in these slots are lost. */
    public record Broken(List<Integer> slots, List<String> slotNames, String weapon) implements Option {
        @Override
        public String key() {
            return "break " + weapon + " " + String.join(" ", slotNames);
        }

        @Override
        public List<Mark> marks() {
            List<Mark> marks = new ArrayList<>();
            marks.add(MarkKind.CARD.mark(weapon));
            slotNames.forEach(slot -> marks.add(MarkKind.SLOT.mark(slot)));
            return List.copyOf(marks);
        }
    }

    @Override
    public Decision<Broken> decision(Table table) {
        Inventory inventory = table.survivor(draft.survivor()).inventory();
        List<Integer> used = used(inventory);
        List<Broken> options = new ArrayList<>();
        boolean isChosen = count == 1
                && used.size() == 2
                && !inventory.held(used.getFirst()).equals(inventory.held(used.getLast()));
        if (isChosen) {
            used.forEach(slot -> options.add(broken(inventory, List.of(slot))));
        } else {
            options.add(broken(inventory, used.subList(0, Math.min(count, used.size()))));
        }
        return new Decision<>(table.cite(Cite.WEAPON_BREAKS), table.seatOf(draft.survivor()), options);
    }

    private Broken broken(Inventory inventory, List<Integer> slots) {
        return new Broken(
                List.copyOf(slots), slots.stream().map(inventory.slots()::name).toList(), draft.weapon());
    }

    /** Where the weapons used lie now: cards may have been rearranged since, or discarded. */
    private List<Integer> used(Inventory inventory) {
        List<Integer> slots = new ArrayList<>();
        for (int slot : draft.slots()) {
            if (holdsWeapon(inventory, slot)) {
                slots.add(slot);
            }
        }
        for (int slot = 0;
                slot < inventory.size() && slots.size() < draft.slots().size();
                slot++) {
            if (holdsWeapon(inventory, slot) && !slots.contains(slot)) {
                slots.add(slot);
            }
        }
        return slots;
    }

    private boolean holdsWeapon(Inventory inventory, int slot) {
        return slot < inventory.size()
                && !inventory.isEmpty(slot)
                && inventory.held(slot).name().equals(draft.weapon());
    }

    @Override
    public void answer(Broken chosen, Play<Table> play) {
        SurvivorId attacker = draft.survivor();
        for (int slot : chosen.slots()) {
            Equipment card = Carrying.letGo(play, attacker, slot);
            play.log(new WeaponBroke(play.table().cite(Cite.WEAPON_BREAKS), attacker, card.name()));
        }
    }
}

package redoubt.livingdead.combining;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.action.Carrying;
import redoubt.horde.action.EquipmentDecks;
import redoubt.horde.action.KeepCard;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.livingdead.edition.Combination;

/** The parts are discarded, but for those kept and those already laid down, and the special card comes from the supply. */
public record Combine(SurvivorId survivor, Combination combination, List<String> laidDown) implements Effect<Table> {
    /** Cards were combined into a special one. */
    public record CardsCombined(RuleId rule, SurvivorId survivor, String card) implements HordeEvent {}

    public Combine {
        laidDown = List.copyOf(laidDown);
    }

    @Override
    public void happen(Play<Table> play) {
        List<String> used = new ArrayList<>(combination.parts());
        combination.kept().forEach(used::remove);
        laidDown.forEach(used::remove);
        for (String part : used) {
            int slot = Parts.slot(play.table(), survivor, part);
            // A part may have been discarded, as is allowed at any time, since the players decided.
            if (slot >= 0) {
                Carrying.discard(play, survivor, slot, combination.rule());
            }
        }
        Equipment special = Parts.special(play.table(), combination);
        play.table(EquipmentDecks.retrieved(play.table(), special));
        play.then(new KeepCard(survivor, special, combination.rule()));
        Rulings.happened(play, new CardsCombined(combination.rule(), survivor, special.name()));
    }
}

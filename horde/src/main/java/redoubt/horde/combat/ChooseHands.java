package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Cite;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;

/** A survivor with more than two cards in hand chooses which one counts beside the weapon. */
public record ChooseHands(Draft draft) implements Question<Table, ChooseHands.Beside> {
    /** This card counts as held beside the weapon. */
    public record Beside(int slot, String card) implements Option {
        @Override
        public String key() {
            return "beside " + card;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.CARD.mark(card));
        }
    }

    /** Whether the choice makes a difference: there is more than one other card in hand, and they do not all help alike. */
    static boolean isOpen(Table table, Draft draft) {
        if (draft.isByAllies() || draft.slots().size() != 1) {
            return false;
        }
        List<Beside> others = others(table, draft);
        if (others.size() < 2) {
            return false;
        }
        AttackBonus first = help(table, draft, others.getFirst());
        for (Beside other : others) {
            if (!help(table, draft, other).equals(first)) {
                return true;
            }
        }
        return false;
    }

    private static AttackBonus help(Table table, Draft draft, Beside other) {
        Survivor attacker = table.survivor(draft.survivor());
        return Attack.toOther(table, draft, attacker.inventory(), other.slot());
    }

    /** The other cards in hand, identical ones only once. */
    private static List<Beside> others(Table table, Draft draft) {
        Survivor attacker = table.survivor(draft.survivor());
        Packed<AttackRuling> voices = Voices.of(table, attacker);
        List<Beside> others = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int slot = 0; slot < attacker.inventory().size(); slot++) {
            if (slot != draft.slots().getFirst() && Hands.holds(attacker, slot, voices)) {
                String name = attacker.inventory().held(slot).name();
                if (!names.contains(name)) {
                    names.add(name);
                    others.add(new Beside(slot, name));
                }
            }
        }
        return others;
    }

    @Override
    public Decision<Beside> decision(Table table) {
        return new Decision<>(table.cite(Cite.CHOOSE_HANDS), table.seatOf(draft.survivor()), others(table, draft));
    }

    @Override
    public void answer(Beside chosen, Play<Table> play) {
        play.then(new MakeAttack(draft.beside(chosen.slot())));
    }
}

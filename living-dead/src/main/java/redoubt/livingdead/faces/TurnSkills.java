package redoubt.livingdead.faces;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Turn;

/** A survivor and the ID card once other skills are in force; a turn under way is worked out anew (NL-GAP-14). */
record TurnSkills(Survivor survivor, IdCard card) {
    static TurnSkills of(Survivor survivor, IdCard card, List<Skill> skills) {
        Turn turn = survivor.turn();
        if (!turn.isUnderWay()) {
            return new TurnSkills(survivor.withSkills(skills), card.withTurn(0, List.of()));
        }
        int actions = turn.actions() - card.debt() + extra(skills) - extra(survivor.skills());
        List<String> given = names(free(survivor.skills()));
        card.used().forEach(given::remove);
        names(turn.free()).forEach(given::remove);
        List<String> used = new ArrayList<>(card.used());
        used.addAll(given);
        Turn changed = turn.withActions(Math.max(0, actions)).withFree(left(free(skills), used));
        return new TurnSkills(
                survivor.withSkills(skills).withTurn(changed), card.withTurn(Math.max(0, -actions), used));
    }

    private static int extra(List<Skill> skills) {
        int extra = 0;
        for (Skill skill : skills) {
            extra += skill instanceof TurnRuling ruling ? ruling.extraActions() : 0;
        }
        return extra;
    }

    private static List<FreeAction> free(List<Skill> skills) {
        List<FreeAction> free = new ArrayList<>();
        for (Skill skill : skills) {
            if (skill instanceof TurnRuling ruling) {
                free.addAll(ruling.freeActions());
            }
        }
        return free;
    }

    private static List<String> names(List<FreeAction> free) {
        return new ArrayList<>(free.stream().map(FreeAction::name).toList());
    }

    /** The free actions without those used; one that the face has no more stays used for when it comes back. */
    private static List<FreeAction> left(List<FreeAction> free, List<String> used) {
        List<String> spent = new ArrayList<>(used);
        List<FreeAction> left = new ArrayList<>();
        for (FreeAction each : free) {
            if (!spent.remove(each.name())) {
                left.add(each);
            }
        }
        return left;
    }
}

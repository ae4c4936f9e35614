package redoubt.horde.round;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** A moment of the round at which rulings act: for the survivor whose turn ends, or for the whole table. */
public record AtMoment(Moment moment, Optional<SurvivorId> survivor) implements Effect<Table> {
    private record Due(int order, List<Step<Table>> steps) {}

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        List<Due> due = new ArrayList<>();
        add(due, Rulings.common(table, MomentRuling.HOOK), table, survivor);
        if (survivor.isPresent()) {
            addOwn(due, table, table.survivor(survivor.get()));
        } else {
            List<Survivor> team = table.survivors();
            for (int i = 0; i < team.size(); i++) {
                addOwn(due, table, team.get(i));
            }
        }
        if (due.size() > 1) {
            due.sort(Comparator.comparingInt(Due::order));
        }
        for (int i = due.size() - 1; i >= 0; i--) {
            play.then(due.get(i).steps());
        }
    }

    private void addOwn(List<Due> due, Table table, Survivor owner) {
        Packed<MomentRuling> own =
                owner.isOnBoard() ? Rulings.personal(table, owner, MomentRuling.HOOK) : Packed.empty();
        if (!own.isEmpty()) {
            add(due, own, table, Optional.of(owner.id()));
        }
    }

    private void add(List<Due> due, Packed<MomentRuling> rulings, Table table, Optional<SurvivorId> owner) {
        for (int i = 0; i < rulings.size(); i++) {
            List<Step<Table>> steps = rulings.get(i).at(moment, table, owner);
            if (!steps.isEmpty()) {
                due.add(new Due(rulings.get(i).order(), steps));
            }
        }
    }
}

package redoubt.secondedition.companions;

import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A companion appears in a zone, alone or at once led by a survivor there; one who is known already does not come again. */
public record MeetCompanion(RuleId rule, String companion, Zone zone, Optional<SurvivorId> leader)
        implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Retinue retinue = Retinue.of(table);
        if (retinue.fate(companion).isPresent()) {
            return;
        }
        AllyKind kind = table.print().ally(companion);
        play.table(table.withAllies(table.allies().plus(zone.index(), kind.index(), 1))
                .with(retinue.with(new Retinue.Member(companion, Optional.empty(), 0, Retinue.Fate.ON_BOARD))));
        leader.ifPresent(survivor -> play.then(new RallyCompanion(survivor, companion)));
        Rulings.happened(play, new CompanionEvent.CompanionMet(rule, companion, zone));
    }
}

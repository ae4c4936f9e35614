package redoubt.horde.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/** By some rule everything in a zone dies, whatever its toughness, armour or health; who did it gains all the adrenaline. */
public record EliminateAll(Optional<SurvivorId> by, Zone zone, Optional<RuleId> rule) implements Effect<Table> {
    /** Everything dies as if it had been hit. */
    public EliminateAll(Optional<SurvivorId> by, Zone zone) {
        this(by, zone, Optional.empty());
    }

    public EliminateAll(SurvivorId by, Zone zone, RuleId rule) {
        this(Optional.of(by), zone, Optional.of(rule));
    }

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        List<Step<Table>> steps = new ArrayList<>();
        for (Survivor survivor : table.survivorsIn(zone.index())) {
            steps.add(new EliminateSurvivor(survivor.id(), rule));
        }
        for (AllyKind kind : table.print().allyKinds()) {
            int count = table.allies().count(zone.index(), kind.index());
            if (count > 0) {
                steps.add(new EliminateAllies(zone, kind.index(), count, rule));
            }
        }
        for (ZombieKind kind : table.print().zombieKinds()) {
            int count = table.zombies().count(zone.index(), kind.index());
            if (count > 0) {
                steps.add(by.<Step<Table>>map(killer -> new EliminateZombies(killer, zone, kind.index(), count, rule))
                        .orElseGet(() -> new RemoveZombies(zone, kind.index(), count, rule)));
            }
        }
        play.then(steps);
    }
}

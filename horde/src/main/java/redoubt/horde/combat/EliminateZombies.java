package redoubt.horde.combat;

import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.event.HordeEvent.ZombieEliminated;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor eliminates zombies of a kind and gains their adrenaline at once; the rule is what else than a hit does it. */
public record EliminateZombies(SurvivorId killer, Zone zone, int kind, int count, Optional<RuleId> rule)
        implements Effect<Table> {
    /** Zombies eliminated by hits. */
    public EliminateZombies(SurvivorId killer, Zone zone, int kind, int count) {
        this(killer, zone, kind, count, Optional.empty());
    }

    @Override
    public void happen(Play<Table> play) {
        int fallen = fall(play, Optional.of(killer), zone, kind, count, rule);
        int each = play.table().print().zombieKinds().get(kind).adrenaline();
        // Goes before what others do about the kill, since points are gained at once.
        play.then(new GainAdrenaline(killer, fallen * each));
    }

    /** Takes zombies off the board and returns how many there were. */
    static int fall(Play<Table> play, Optional<SurvivorId> by, Zone zone, int kind, int count, Optional<RuleId> rule) {
        Table table = play.table();
        int fallen = Math.min(count, table.zombies().count(zone.index(), kind));
        if (fallen > 0) {
            ZombieKind zombie = table.print().zombieKinds().get(kind);
            play.table(table.withZombies(table.zombies().minus(zone.index(), kind, fallen)));
            RuleId why = rule.orElseGet(() -> table.cite(Cite.ZOMBIE_ELIMINATED));
            Rulings.happened(play, new ZombieEliminated(why, by, zombie.name(), zone, fallen));
        }
        return fallen;
    }
}

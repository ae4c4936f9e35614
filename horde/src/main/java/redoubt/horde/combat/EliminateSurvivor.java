package redoubt.horde.combat;

import java.util.Optional;
import redoubt.horde.event.HordeEvent.SurvivorEliminated;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor is out of the game; the rule is what else than wounds does it. */
public record EliminateSurvivor(SurvivorId survivor, Optional<RuleId> rule) implements Effect<Table> {
    /** A survivor eliminated by wounds. */
    public EliminateSurvivor(SurvivorId survivor) {
        this(survivor, Optional.empty());
    }

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Survivor falling = table.survivor(survivor);
        if (falling.isOnBoard()) {
            play.table(table.with(falling.withPresence(Survivor.Presence.ELIMINATED)));
            RuleId why = rule.orElseGet(() -> table.cite(Cite.SURVIVOR_ELIMINATED));
            Rulings.happened(play, new SurvivorEliminated(why, survivor, falling.zone()));
        }
    }
}

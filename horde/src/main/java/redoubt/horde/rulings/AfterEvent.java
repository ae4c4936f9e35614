package redoubt.horde.rulings;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** Hook: what follows from something that has just happened. */
public interface AfterEvent extends Ruling {
    Hook<AfterEvent> HOOK = new Hook<>(13, AfterEvent.class);

    /** For rulings of the edition and of the mission. */
    default void after(HordeEvent event, Play<Table> play) {}

    /** For skills: {@code owner} has the skill; the event may concern anybody. */
    default void after(HordeEvent event, SurvivorId owner, Play<Table> play) {}
}

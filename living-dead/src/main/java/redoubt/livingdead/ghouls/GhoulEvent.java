package redoubt.livingdead.ghouls;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.kernel.RuleId;

/** What happens only among ghouls. */
public interface GhoulEvent extends HordeEvent {
    /** An opening card found nothing closed on the whole board. */
    record NothingToOpen(RuleId rule, Zone zone) implements GhoulEvent {}

    /** A spawn token was moved to another spawn zone. */
    record SpawnTokenMoved(RuleId rule, String token, Zone from, Zone to) implements GhoulEvent {}
}

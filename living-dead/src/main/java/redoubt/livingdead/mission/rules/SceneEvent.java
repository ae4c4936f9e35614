package redoubt.livingdead.mission.rules;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Zone;
import redoubt.kernel.RuleId;

/** What happens only by the rules of a scene. */
public interface SceneEvent extends HordeEvent {
    /** The survivors come upon the corpse on the stairs. */
    record CorpseFound(RuleId rule, SurvivorId survivor, Zone zone) implements SceneEvent {}

    /** A survivor dragged the corpse away. */
    record CorpseRemoved(RuleId rule, SurvivorId survivor, Zone zone) implements SceneEvent {}

    /** A survivor found the rifle that lay in a zone. */
    record RifleFound(RuleId rule, SurvivorId survivor, Zone zone) implements SceneEvent {}

    /** A closed house was opened, and ghouls are in so many of its rooms. */
    record HouseOpened(RuleId rule, Zone zone, int rooms) implements SceneEvent {}
}

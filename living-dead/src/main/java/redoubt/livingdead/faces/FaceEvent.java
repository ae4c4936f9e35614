package redoubt.livingdead.faces;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens to ID cards. */
public interface FaceEvent extends HordeEvent {
    /** A card was turned, and its skills with it. */
    record FaceTurned(RuleId rule, SurvivorId survivor, Face face) implements FaceEvent {}

    /** A rule put a survivor into a mode; while a relative is near the card shows it later. */
    record ModeSet(RuleId rule, SurvivorId survivor, Face face) implements FaceEvent {}
}

package redoubt.darkest.radioactive;

import java.util.List;
import redoubt.board.Zone;
import redoubt.darkest.print.Chip;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.table.Person;
import redoubt.kernel.Event;
import redoubt.kernel.RuleId;

/** An event of the Radioactive expansion. */
public sealed interface RadiationEvent extends Event {
    /** The Reactor leaks. */
    record ReactorLeaked(RuleId rule) implements RadiationEvent {}

    /** A tile, named by its room or hall, has a Radiation marker. */
    record TileContaminated(RuleId rule, Zone room) implements RadiationEvent {}

    /** A Radiation marker has been removed from a tile. */
    record TileCleaned(RuleId rule, Person who, Zone room) implements RadiationEvent {}

    /** A survivor has made a Radiation check. */
    record RadiationChecked(RuleId rule, Person who, List<SurvivorFace> dice, boolean contaminated)
            implements RadiationEvent {
        public RadiationChecked {
            dice = List.copyOf(dice);
        }
    }

    /** A survivor has no Radiation markers any more. */
    record SurvivorCured(RuleId rule, Person who) implements RadiationEvent {}

    /** The Creature has regenerated. */
    record CreatureRegenerated(RuleId rule, String creature) implements RadiationEvent {}

    /** The Reactor has taken a chip. */
    record ReactorFed(RuleId rule, Person who, Chip chip) implements RadiationEvent {}

    /** The doors of the Reactor are open. */
    record ReactorOpened(RuleId rule) implements RadiationEvent {}

    /** The Reactor is shut down. */
    record ReactorShutDown(RuleId rule, Person who) implements RadiationEvent {}

    /** A survivor has been given a skill. */
    record SkillGiven(RuleId rule, Person who, SkillName skill) implements RadiationEvent {}
}

package redoubt.darkest.event;

import java.util.List;
import redoubt.board.Side;
import redoubt.board.Zone;
import redoubt.darkest.house.Icon;
import redoubt.darkest.print.AreaColour;
import redoubt.darkest.print.BeastBoard;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.Chip;
import redoubt.darkest.print.CodeSymbol;
import redoubt.darkest.print.CreatureFace;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.print.SurvivorFace;
import redoubt.darkest.print.TerrorFace;
import redoubt.darkest.table.EventSpace;
import redoubt.darkest.table.Person;
import redoubt.kernel.Event;
import redoubt.kernel.RuleId;

/** An event of this game. */
public sealed interface DarkestEvent extends Event {
    /** A Round has begun. */
    record RoundBegan(RuleId rule, int round) implements DarkestEvent {}

    /** The Events marker has moved on. */
    record EventsAdvanced(RuleId rule, EventSpace space) implements DarkestEvent {}

    /** D4 and D6 have named a row and a column. */
    record TileRolled(RuleId rule, int row, int column) implements DarkestEvent {}

    /** The D4 has named the direction of the fire. */
    record DirectionRolled(RuleId rule, Side direction) implements DarkestEvent {}

    /** A Spawn token has come into the house. */
    record TokenPlaced(RuleId rule, Zone room) implements DarkestEvent {}

    /** A Spawn token has moved. */
    record TokenMoved(RuleId rule, Zone from, Zone to) implements DarkestEvent {}

    /** A Spawn token has been seen and replaced by figures. */
    record TokenRevealed(RuleId rule, Zone room, int zombies) implements DarkestEvent {}

    /** Zombie figures have been put into a room. */
    record ZombiesPlaced(RuleId rule, Zone room, int zombies) implements DarkestEvent {}

    /** A horde has moved. */
    record HordeMoved(RuleId rule, Zone from, Zone to, int zombies) implements DarkestEvent {}

    /** A fire has broken out. */
    record FireBrokeOut(RuleId rule, Zone room) implements DarkestEvent {}

    /** The Fire token has moved. */
    record FireMoved(RuleId rule, Zone room) implements DarkestEvent {}

    /** A tile has one more Burn marker. */
    record BurnAdded(RuleId rule, Zone room, int burns) implements DarkestEvent {}

    /** A tile is destroyed. */
    record TileDestroyed(RuleId rule, Zone room) implements DarkestEvent {}

    /** No Burn marker is left in the house. */
    record FireEnded(RuleId rule) implements DarkestEvent {}

    /** Burn markers have been removed. */
    record FirePutOut(RuleId rule, Person who, Zone room, int burns) implements DarkestEvent {}

    /** Fire has removed zombies. */
    record ZombiesBurnt(RuleId rule, Zone room, int zombies) implements DarkestEvent {}

    /** The Darkness marker has moved on. */
    record DarknessAdvanced(RuleId rule, int space) implements DarkestEvent {}

    /** A survivor has lost health. */
    record HealthLost(RuleId rule, Person who, int health) implements DarkestEvent {}

    /** A survivor has been healed. */
    record Healed(RuleId rule, Person who, int health) implements DarkestEvent {}

    /** A survivor is dead. */
    record SurvivorLost(RuleId rule, Person who) implements DarkestEvent {}

    /** A survivor has become a zombie. */
    record Zombified(RuleId rule, Person who, Zone room) implements DarkestEvent {}

    /** A new survivor has entered the house. */
    record SurvivorEntered(RuleId rule, Person who) implements DarkestEvent {}

    /** The survivors have formed groups. */
    record GroupsFormed(RuleId rule, int groups) implements DarkestEvent {}

    /** A group begins to act. */
    record GroupActs(RuleId rule, List<Person> members) implements DarkestEvent {
        public GroupActs {
            members = List.copyOf(members);
        }
    }

    /** A camera has checked a room. */
    record CameraChecked(RuleId rule, Zone room, List<SurvivorFace> dice, boolean terror) implements DarkestEvent {
        public CameraChecked {
            dice = List.copyOf(dice);
        }
    }

    /** The Terror die counts. */
    record TerrorRolled(RuleId rule, TerrorFace face) implements DarkestEvent {}

    /** A Creature has entered the house. */
    record CreatureEntered(RuleId rule, BeastBoard creature, Zone room) implements DarkestEvent {}

    /** A Creature or the Nemesis has moved. */
    record BeastMoved(RuleId rule, BeastBoard beast, Zone from, Zone to) implements DarkestEvent {}

    /** A damage area has been hit. */
    record BeastHit(RuleId rule, BeastBoard beast, AreaColour area) implements DarkestEvent {}

    /** The Creature is eliminated. */
    record CreatureKilled(RuleId rule, BeastBoard creature) implements DarkestEvent {}

    /** The grey cube of a survivor has moved on. */
    record VirusAdvanced(RuleId rule, Person who, int step) implements DarkestEvent {}

    /** Survivors have moved. */
    record Moved(RuleId rule, List<Person> movers, Zone to) implements DarkestEvent {
        public Moved {
            movers = List.copyOf(movers);
        }
    }

    /** A room has been searched. */
    record Searched(RuleId rule, Person who, Zone room, List<SurvivorFace> dice) implements DarkestEvent {
        public Searched {
            dice = List.copyOf(dice);
        }
    }

    /** A card has been found and taken. */
    record CardFound(RuleId rule, Person who, Card card) implements DarkestEvent {}

    /** A card has left the game. */
    record CardLost(RuleId rule, Card card) implements DarkestEvent {}

    /** A card has changed hands. */
    record CardGiven(RuleId rule, Person from, Person to, Card card) implements DarkestEvent {}

    /** A Code chip has changed hands. */
    record ChipGiven(RuleId rule, Person from, Person to, Chip chip) implements DarkestEvent {}

    /** A card has been used. */
    record CardUsed(RuleId rule, Person who, Card card) implements DarkestEvent {}

    /** A card has been equipped. */
    record Equipped(RuleId rule, Person who, Card card) implements DarkestEvent {}

    /** A card has been put on the left of the board. */
    record PutAside(RuleId rule, Person who, Card card) implements DarkestEvent {}

    /** A locked door has been opened. */
    record DoorOpened(RuleId rule, Person who, String door, int missing) implements DarkestEvent {}

    /** A Code chip has been turned face up. */
    record ChipRevealed(RuleId rule, String door, Chip chip) implements DarkestEvent {}

    /** A Code chip has been replaced by another. */
    record ChipReplaced(RuleId rule, Person who, String door, Chip chip) implements DarkestEvent {}

    /** A camera has been cut off. */
    record CameraRemoved(RuleId rule, Person who, Zone room) implements DarkestEvent {}

    /** A survivor has gained experience. */
    record ExperienceGained(RuleId rule, Person who, int experience) implements DarkestEvent {}

    /** A survivor has bought a skill. */
    record SkillBought(RuleId rule, Person who, SkillName skill) implements DarkestEvent {}

    /** A survivor has used a skill. */
    record SkillUsed(RuleId rule, Person who, SkillName skill) implements DarkestEvent {}

    /** The virus has taken a skill. */
    record SkillLost(RuleId rule, Person who, SkillName skill) implements DarkestEvent {}

    /** A corner function has been used. */
    record FunctionUsed(RuleId rule, Person who, Icon function) implements DarkestEvent {}

    /** A Code chip has been inserted at a terminal. */
    record ChipInserted(RuleId rule, Person who, Chip chip) implements DarkestEvent {}

    /** Code tokens have left the Security board. */
    record CodeRemoved(RuleId rule, List<CodeSymbol> symbols) implements DarkestEvent {
        public CodeRemoved {
            symbols = List.copyOf(symbols);
        }
    }

    /** The door of the Laboratory is open. */
    record LaboratoryOpened(RuleId rule) implements DarkestEvent {}

    /** A survivor has attacked. */
    record Attacked(RuleId rule, Person who, String weapon, List<SurvivorFace> dice) implements DarkestEvent {
        public Attacked {
            dice = List.copyOf(dice);
        }
    }

    /** A Failure has cancelled another die. */
    record DieCancelled(RuleId rule, SurvivorFace face) implements DarkestEvent {}

    /** A survivor has eliminated zombies. */
    record ZombiesKilled(RuleId rule, Person who, Zone room, int zombies) implements DarkestEvent {}

    /** An enemy has been pushed away. */
    record EnemyPushed(RuleId rule, Zone from, Zone to) implements DarkestEvent {}

    /** A zombie has been laid down. */
    record ZombieStunned(RuleId rule, Zone room) implements DarkestEvent {}

    /** A survivor has retreated. */
    record Retreated(RuleId rule, Person who, Zone to) implements DarkestEvent {}

    /** Dice have been rolled to break free. */
    record EscapeRolled(RuleId rule, Person who, List<SurvivorFace> dice) implements DarkestEvent {
        public EscapeRolled {
            dice = List.copyOf(dice);
        }
    }

    /** A survivor is free. */
    record BrokeFree(RuleId rule, Person who) implements DarkestEvent {}

    /** Enemies have attacked those in a room. */
    record EnemiesAttacked(RuleId rule, Zone room, List<CreatureFace> dice) implements DarkestEvent {
        public EnemiesAttacked {
            dice = List.copyOf(dice);
        }
    }

    /** The survivors have made a defence roll. */
    record DefenceRolled(RuleId rule, Zone room, List<SurvivorFace> dice) implements DarkestEvent {
        public DefenceRolled {
            dice = List.copyOf(dice);
        }
    }

    /** Dice have been rolled for a Creature that may lurk on a tile, told by its hall. */
    record LurkerRolled(RuleId rule, Zone room, List<SurvivorFace> dice) implements DarkestEvent {
        public LurkerRolled {
            dice = List.copyOf(dice);
        }
    }

    /** A result of the Creature dice has been cancelled. */
    record ResultCancelled(RuleId rule, CreatureFace face) implements DarkestEvent {}

    /** A survivor is entrapped. */
    record Grabbed(RuleId rule, Person who) implements DarkestEvent {}

    /** A survivor has been bitten. */
    record Bitten(RuleId rule, Person who) implements DarkestEvent {}

    /** A survivor has fled in fear. */
    record Frightened(RuleId rule, Person who, Zone to) implements DarkestEvent {}

    /** Action points have changed hands. */
    record PointsGiven(RuleId rule, Person from, Person to, int points) implements DarkestEvent {}

    /** A survivor has taken the Cure, and the Nemesis has come. */
    record ShowdownBegan(RuleId rule, Person bearer, BeastBoard nemesis) implements DarkestEvent {}

    /** The cubes of the Showdown have shifted. */
    record Shifted(RuleId rule) implements DarkestEvent {}

    /** A survivor has given a cube back to the reserve. */
    record CubeGivenBack(RuleId rule, Person who) implements DarkestEvent {}
}

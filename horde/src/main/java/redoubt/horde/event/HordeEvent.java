package redoubt.horde.event;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.table.Danger;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.Event;
import redoubt.kernel.RuleId;

/** What can happen in any game of the family: who, what, where and with which dice. */
public interface HordeEvent extends Event {
    record RoundBegan(RuleId rule, int round) implements HordeEvent {}

    record TurnBegan(RuleId rule, SurvivorId survivor, int actions) implements HordeEvent {}

    record TurnEnded(RuleId rule, SurvivorId survivor) implements HordeEvent {}

    /** An action was paid for, with plain actions and perhaps a free one (its name, or empty). */
    record ActionPaid(RuleId rule, SurvivorId survivor, String kind, int actions, String free) implements HordeEvent {}

    record SurvivorMoved(RuleId rule, SurvivorId survivor, Zone from, Zone to) implements HordeEvent {}

    record CardDrawn(RuleId rule, SurvivorId survivor, String card) implements HordeEvent {}

    record CardKept(RuleId rule, SurvivorId survivor, String card, String slot) implements HordeEvent {}

    record CardDiscarded(RuleId rule, SurvivorId survivor, String card) implements HordeEvent {}

    record CardMoved(RuleId rule, SurvivorId survivor, String card, String from, String to) implements HordeEvent {}

    record CardGiven(RuleId rule, SurvivorId giver, SurvivorId taker, String card) implements HordeEvent {}

    record TokenGiven(RuleId rule, SurvivorId giver, SurvivorId taker, String token) implements HordeEvent {}

    /** The player of a survivor agreed to what another survivor had proposed. */
    record TradeAgreed(RuleId rule, SurvivorId survivor, SurvivorId proposer) implements HordeEvent {}

    record TradeRefused(RuleId rule, SurvivorId survivor, SurvivorId proposer) implements HordeEvent {}

    record DeckReshuffled(RuleId rule, String deck, int cards) implements HordeEvent {}

    record NoiseMade(RuleId rule, Zone zone) implements HordeEvent {}

    record ObjectiveTaken(RuleId rule, SurvivorId survivor, Zone zone, String colour) implements HordeEvent {}

    record WeaponReloaded(RuleId rule, SurvivorId survivor, String card) implements HordeEvent {}

    /** An attack was declared: weapon, number of dice, number needed to hit, damage of a hit. */
    record AttackDeclared(
            RuleId rule,
            SurvivorId survivor,
            String kind,
            String weapon,
            Zone target,
            int dice,
            int accuracy,
            int damage)
            implements HordeEvent {}

    record DiceRolled(RuleId rule, SurvivorId survivor, List<Integer> dice, int hits) implements HordeEvent {}

    record DiceRerolled(RuleId rule, SurvivorId survivor, List<Integer> dice, int hits) implements HordeEvent {}

    /** A survivor went all out with a weapon, adding these dice. */
    record WentAllOut(RuleId rule, SurvivorId survivor, String weapon, int dice) implements HordeEvent {}

    /** All-out dice were rolled: the numbers they show, the hits among these, and how many show a break instead. */
    record AllOutDiceRolled(RuleId rule, SurvivorId survivor, List<Integer> dice, int hits, int breaks)
            implements HordeEvent {}

    record BreaksIgnored(RuleId rule, SurvivorId survivor, int breaks) implements HordeEvent {}

    /** A weapon broke and was discarded. */
    record WeaponBroke(RuleId rule, SurvivorId survivor, String card) implements HordeEvent {}

    /** Dice were rolled to keep a card for the next mission, which any break costs. */
    record KeepRolled(RuleId rule, SurvivorId survivor, String card, List<Integer> dice, int breaks)
            implements HordeEvent {}

    /** Zombies of a kind were eliminated, by a survivor or by nobody. */
    record ZombieEliminated(RuleId rule, Optional<SurvivorId> survivor, String zombie, Zone zone, int count)
            implements HordeEvent {}

    record HitsLost(RuleId rule, Zone zone, int hits) implements HordeEvent {}

    /** An attack, including its friendly fire, is over; {@code kills} counts all zombies it eliminated. */
    record AttackMade(RuleId rule, SurvivorId survivor, String kind, Zone target, int kills, boolean byAllies)
            implements HordeEvent {}

    record FriendlyFireHit(RuleId rule, SurvivorId shooter, String victim, Zone zone) implements HordeEvent {}

    record AdrenalineGained(RuleId rule, SurvivorId survivor, int points, int total) implements HordeEvent {}

    record LevelReached(RuleId rule, SurvivorId survivor, Danger level) implements HordeEvent {}

    record SkillGained(RuleId rule, SurvivorId survivor, String skill) implements HordeEvent {}

    record SkillUsed(RuleId rule, SurvivorId survivor, String skill) implements HordeEvent {}

    record ZombiesAttacked(RuleId rule, Zone zone, String zombie, int count) implements HordeEvent {}

    record ArmourRolled(RuleId rule, SurvivorId survivor, List<Integer> dice, int prevented) implements HordeEvent {}

    record WoundsIgnored(RuleId rule, SurvivorId survivor, String why, int wounds) implements HordeEvent {}

    record WoundsSuffered(RuleId rule, SurvivorId survivor, int wounds, int total) implements HordeEvent {}

    record WoundsHealed(RuleId rule, SurvivorId survivor, int wounds, int total) implements HordeEvent {}

    record SurvivorEliminated(RuleId rule, SurvivorId survivor, Zone zone) implements HordeEvent {}

    record AllyEliminated(RuleId rule, String ally, Zone zone) implements HordeEvent {}

    record AlliesMoved(RuleId rule, String ally, int count, Zone from, Zone to) implements HordeEvent {}

    /** The zombies in a zone chose where to go, by this rule. */
    record DestinationChosen(RuleId rule, Zone from, List<ZombieCount> zombies, Zone destination)
            implements HordeEvent {}

    record ZombiesMoved(RuleId rule, String zombie, int count, Zone from, Zone to) implements HordeEvent {}

    record ExtraActivation(RuleId rule, String zombies) implements HordeEvent {}

    record ZombieCardDrawn(RuleId rule, String card, String spawn, Zone zone, Danger level) implements HordeEvent {}

    record ZombiesSpawned(RuleId rule, String zombie, int count, Zone zone) implements HordeEvent {}

    record MiniaturesShort(RuleId rule, String zombie, int missing) implements HordeEvent {}

    /** Zombies with more than one action go on with their next one. */
    record SecondActionBegan(RuleId rule, String zombies) implements HordeEvent {}

    /** All zombies in a zone were put into another; this is not a move. */
    record ZombiesPushed(RuleId rule, String zombies, Zone from, Zone to) implements HordeEvent {}

    record SurvivorLeft(RuleId rule, SurvivorId survivor, Zone zone) implements HordeEvent {}

    record NoiseRemoved(RuleId rule, int tokens) implements HordeEvent {}

    record FirstPlayerPassed(RuleId rule, int seat) implements HordeEvent {}

    record SurvivorPlaced(RuleId rule, SurvivorId survivor, Zone zone) implements HordeEvent {}

    /** A tile was laid next to the others, rotated as given. */
    record TileLaid(RuleId rule, String tile, int row, int column, String rotation) implements HordeEvent {}

    /** A tile was taken off the board, with this many zombies on it. */
    record TileTakenAway(RuleId rule, String tile, int zombies) implements HordeEvent {}

    /** A door or the like between two zones was opened, by a survivor or by something else. */
    record PassageOpened(RuleId rule, Optional<SurvivorId> survivor, String what, Zone one, Zone other)
            implements HordeEvent {}

    /** A door or the like between two zones was shut. */
    record PassageShut(RuleId rule, Optional<SurvivorId> survivor, String what, Zone one, Zone other)
            implements HordeEvent {}

    /** A molotov hit a zone; what lies there may be moved. */
    record ZoneBurnt(RuleId rule, SurvivorId survivor, Zone zone) implements HordeEvent {}

    /** A closed building was opened, and cards are drawn for so many of its rooms. */
    record BuildingOpened(RuleId rule, Zone zone, int rooms) implements HordeEvent {}

    /** A zombie was drawn from the deck of its family. */
    record ZombieDrawn(RuleId rule, String deck, String zombie) implements HordeEvent {}
}

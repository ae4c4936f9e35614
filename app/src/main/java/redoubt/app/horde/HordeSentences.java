package redoubt.app.horde;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.event.ZombieCount;
import redoubt.kernel.Event;

/** What can happen in any game of the family, in sentences. */
final class HordeSentences {
    private static final Pattern MANY =
            Pattern.compile("\\b([2-9]|[1-9][0-9]+) (Walker|Brute|Runner|Breaker|Fatty|Relative)\\b");

    private HordeSentences() {}

    /** The sentence without its rule, or nothing for an event of somebody else's. */
    static Optional<String> of(Event event) {
        return event instanceof HordeEvent own ? turn(own).or(() -> fight(own)).or(() -> dead(own)) : Optional.empty();
    }

    private static Optional<String> turn(HordeEvent event) {
        return Optional.ofNullable(
                switch (event) {
                    case HordeEvent.RoundBegan began -> "Round " + began.round() + " begins.";
                    case HordeEvent.TurnBegan began ->
                        began.survivor() + " begins a turn with " + count(began.actions(), "action") + ".";
                    case HordeEvent.TurnEnded ended -> ended.survivor() + " ends the turn.";
                    case HordeEvent.ActionPaid paid -> paid(paid);
                    case HordeEvent.SurvivorMoved moved ->
                        moved.survivor() + " moves from " + moved.from() + " to " + moved.to() + ".";
                    case HordeEvent.SurvivorPlaced placed -> placed.survivor() + " is put into " + placed.zone() + ".";
                    case HordeEvent.SurvivorLeft left ->
                        left.survivor() + " leaves the board from " + left.zone() + ".";
                    case HordeEvent.CardDrawn drawn -> drawn.survivor() + " draws " + drawn.card() + ".";
                    case HordeEvent.CardKept kept ->
                        kept.survivor() + " keeps " + kept.card() + " in " + slot(kept.slot()) + ".";
                    case HordeEvent.CardDiscarded away -> away.survivor() + " discards " + away.card() + ".";
                    case HordeEvent.CardMoved moved ->
                        moved.survivor() + " moves " + moved.card() + " from " + slot(moved.from()) + " to "
                                + slot(moved.to()) + ".";
                    case HordeEvent.CardGiven given ->
                        given.giver() + " gives " + given.card() + " to " + given.taker() + ".";
                    case HordeEvent.TokenGiven given ->
                        given.giver() + " gives the token " + given.token() + " to " + given.taker() + ".";
                    case HordeEvent.DeckReshuffled shuffled ->
                        "The discards of the " + shuffled.deck() + " deck are shuffled: "
                                + count(shuffled.cards(), "card") + ".";
                    case HordeEvent.NoiseMade noise -> "There is noise in " + noise.zone() + ".";
                    case HordeEvent.NoiseRemoved removed -> count(removed.tokens(), "noise token") + " removed.";
                    case HordeEvent.ObjectiveTaken taken ->
                        taken.survivor() + " takes the " + (taken.colour().isEmpty() ? "" : taken.colour() + " ")
                                + "objective in " + taken.zone() + ".";
                    case HordeEvent.WeaponReloaded reloaded ->
                        reloaded.survivor() + " reloads " + reloaded.card() + ".";
                    case HordeEvent.AdrenalineGained gained ->
                        gained.survivor() + " gains " + gained.points() + " adrenaline and has " + gained.total() + ".";
                    case HordeEvent.LevelReached reached ->
                        reached.survivor() + " reaches the "
                                + reached.level().name().toLowerCase(Locale.ROOT) + " level.";
                    case HordeEvent.SkillGained gained ->
                        gained.survivor() + " gains the skill " + gained.skill() + ".";
                    case HordeEvent.SkillUsed used -> used.survivor() + " uses " + used.skill() + ".";
                    case HordeEvent.FirstPlayerPassed passed -> "Seat " + passed.seat() + " is first player now.";
                    default -> null;
                });
    }

    private static Optional<String> fight(HordeEvent event) {
        return Optional.ofNullable(
                switch (event) {
                    case HordeEvent.AttackDeclared attack ->
                        attack.survivor() + " attacks " + attack.target() + " with " + attack.weapon() + " ("
                                + attack.kind().toLowerCase(Locale.ROOT) + "): "
                                + (attack.dice() == 1 ? "1 die" : attack.dice() + " dice") + ", hits on "
                                + attack.accuracy() + " or more, damage " + attack.damage() + ".";
                    case HordeEvent.DiceRolled rolled ->
                        rolled.survivor() + " rolls " + dice(rolled.dice()) + ": " + count(rolled.hits(), "hit") + ".";
                    case HordeEvent.DiceRerolled rolled ->
                        rolled.survivor() + " rolls again, " + dice(rolled.dice()) + ": " + count(rolled.hits(), "hit")
                                + ".";
                    case HordeEvent.ZombieEliminated fallen ->
                        fallen.survivor()
                                        .map(survivor -> survivor + " eliminates ")
                                        .orElse("Eliminated: ") + count(fallen.count(), fallen.zombie()) + " in "
                                + fallen.zone() + ".";
                    case HordeEvent.HitsLost lost -> count(lost.hits(), "hit") + " lost in " + lost.zone() + ".";
                    case HordeEvent.AttackMade made ->
                        "The attack of " + (made.byAllies() ? "the allies led by " : "") + made.survivor() + " on "
                                + made.target() + " is over: " + count(made.kills(), "kill") + ".";
                    case HordeEvent.FriendlyFireHit hit ->
                        hit.shooter() + " hits " + hit.victim() + " in " + hit.zone() + " by mistake.";
                    case HordeEvent.ArmourRolled rolled ->
                        rolled.survivor() + " rolls " + dice(rolled.dice()) + " for armour and prevents "
                                + count(rolled.prevented(), "wound") + ".";
                    case HordeEvent.WoundsIgnored ignored ->
                        ignored.survivor() + " ignores " + count(ignored.wounds(), "wound") + " (" + ignored.why()
                                + ").";
                    case HordeEvent.WoundsSuffered suffered ->
                        suffered.survivor() + " suffers " + count(suffered.wounds(), "wound") + " and has "
                                + suffered.total() + ".";
                    case HordeEvent.WoundsHealed healed ->
                        healed.survivor() + " heals " + count(healed.wounds(), "wound") + " and has " + healed.total()
                                + ".";
                    case HordeEvent.SurvivorEliminated fallen ->
                        fallen.survivor() + " is eliminated in " + fallen.zone() + ".";
                    case HordeEvent.AllyEliminated fallen -> "A " + fallen.ally() + " falls in " + fallen.zone() + ".";
                    case HordeEvent.AlliesMoved moved ->
                        count(moved.count(), moved.ally()) + (moved.count() == 1 ? " moves" : " move") + " from "
                                + moved.from() + " to " + moved.to() + ".";
                    default -> null;
                });
    }

    private static Optional<String> dead(HordeEvent event) {
        return Optional.ofNullable(
                switch (event) {
                    case HordeEvent.ZombiesAttacked attack ->
                        count(attack.count(), attack.zombie()) + (attack.count() == 1 ? " attacks" : " attack") + " in "
                                + attack.zone() + ".";
                    case HordeEvent.DestinationChosen chosen -> {
                        String who = zombies(chosen.zombies()) + " in " + chosen.from();
                        boolean isOne = chosen.zombies().size() == 1
                                && chosen.zombies().getFirst().count() == 1;
                        yield chosen.from().equals(chosen.destination())
                                ? who + (isOne ? " stays." : " stay.")
                                : who + (isOne ? " heads for " : " head for ") + chosen.destination() + ".";
                    }
                    case HordeEvent.ZombiesMoved moved ->
                        count(moved.count(), moved.zombie()) + (moved.count() == 1 ? " moves" : " move") + " from "
                                + moved.from() + " to " + moved.to() + ".";
                    case HordeEvent.ZombiesPushed pushed ->
                        "The " + plural(pushed.zombies()) + " in " + pushed.from() + " are pushed to " + pushed.to()
                                + ".";
                    case HordeEvent.PassageOpened opened ->
                        opened.survivor().map(who -> who + " opens the ").orElse("Opened: the ") + opened.what()
                                + " between " + opened.one() + " and " + opened.other() + ".";
                    case HordeEvent.PassageShut shut ->
                        shut.survivor().map(who -> who + " closes the ").orElse("Closed: the ") + shut.what()
                                + " between " + shut.one() + " and " + shut.other() + ".";
                    case HordeEvent.TileLaid laid -> "Tile " + laid.tile() + " is laid.";
                    case HordeEvent.TileTakenAway gone ->
                        "Tile " + gone.tile() + " is taken away"
                                + (gone.zombies() == 0 ? "." : ", and " + gone.zombies() + " with it.");
                    case HordeEvent.ExtraActivation extra -> "Extra activation: " + plural(extra.zombies()) + ".";
                    case HordeEvent.SecondActionBegan second -> "Next action: " + plural(second.zombies()) + ".";
                    case HordeEvent.ZombieCardDrawn card ->
                        "Spawn " + card.spawn() + " in " + card.zone() + ": zombie card " + card.card() + ", read at "
                                + card.level().name().toLowerCase(Locale.ROOT) + ".";
                    case HordeEvent.ZombiesSpawned spawned ->
                        count(spawned.count(), spawned.zombie()) + (spawned.count() == 1 ? " appears" : " appear")
                                + " in " + spawned.zone() + ".";
                    case HordeEvent.MiniaturesShort less ->
                        count(less.missing(), less.zombie()) + " missing: there are no more miniatures.";
                    default -> null;
                });
    }

    private static String paid(HordeEvent.ActionPaid paid) {
        String free = paid.free().isEmpty() ? "" : "the free action " + paid.free();
        String plain = paid.actions() == 0 ? "" : count(paid.actions(), "action");
        String both = plain.isEmpty() || free.isEmpty() ? plain + free : plain + " and " + free;
        return paid.survivor() + " spends " + (both.isEmpty() ? "nothing" : both) + " ("
                + paid.kind().toLowerCase(Locale.ROOT) + ").";
    }

    private static String slot(String slot) {
        return switch (slot) {
            case "hand1" -> "the first hand";
            case "hand2" -> "the second hand";
            case "body" -> "the body slot";
            default -> slot.startsWith("pack") ? "the backpack" : slot;
        };
    }

    private static String dice(List<Integer> dice) {
        return dice.isEmpty() ? "no dice" : dice.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /** Zombies of several kinds, each with its number. */
    static String zombies(List<ZombieCount> zombies) {
        return zombies.stream().map(each -> count(each.count(), each.zombie())).collect(Collectors.joining(", "));
    }

    /** Groups of zombies such as {@code 2 Walker, 1 Brute} with their plurals. */
    static String plural(String zombies) {
        return MANY.matcher(zombies).replaceAll(many -> many.group(1) + " " + plurals(many.group(2)));
    }

    /** A number with its noun. */
    static String count(int number, String noun) {
        return number + " " + (number == 1 || noun.endsWith("s") ? noun : plurals(noun));
    }

    private static String plurals(String noun) {
        return noun.endsWith("ty") ? noun.substring(0, noun.length() - 1) + "ies" : noun + "s";
    }
}

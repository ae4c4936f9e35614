package redoubt.app.horde;

import static redoubt.app.horde.HordeSentences.count;

import java.util.Locale;
import java.util.Optional;
import redoubt.kernel.Event;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.cauldron.CauldronEvent.CauldronMoved;
import redoubt.whitedeath.cauldron.CauldronEvent.CauldronPoured;
import redoubt.whitedeath.guards.GuardEvent.GuardsCommanded;
import redoubt.whitedeath.guards.GuardEvent.GuardsMoved;
import redoubt.whitedeath.ladder.LadderEvent.LadderPlaced;
import redoubt.whitedeath.ladder.LadderEvent.LadderTaken;
import redoubt.whitedeath.ladder.LadderEvent.LadderTakenDown;
import redoubt.whitedeath.mission.rules.MissionEvent;
import redoubt.whitedeath.skills.PutFreeze.ZoneFrozen;
import redoubt.whitedeath.traits.ResolveEnchantment.EnchantmentCast;
import redoubt.whitedeath.vault.VaultEvent.VaultEmpty;
import redoubt.whitedeath.vault.VaultEvent.VaultWeaponTaken;

/** What happens only in White Death, in sentences. */
final class WhiteDeathSentences {
    private WhiteDeathSentences() {}

    /** The sentence without its rule, or nothing for an event of somebody else's. */
    static Optional<String> of(Event event) {
        return siege(event).or(() -> mission(event)).or(() -> deeds(event));
    }

    private static Optional<String> siege(Event event) {
        return Optional.ofNullable(
                switch (event) {
                    case SiegeEvent.BeaconPlaced placed -> "The beacon is put into " + placed.zone() + ".";
                    case SiegeEvent.ZoneCorrupted corrupted -> corrupted.zone() + " is corrupted.";
                    case SiegeEvent.ObjectiveDiscarded lost ->
                        "Corruption swallows the " + (lost.colour().isEmpty() ? "" : lost.colour() + " ")
                                + "objective in " + lost.zone() + ".";
                    case SiegeEvent.ActivationSkipped skipped ->
                        "The zombies in " + skipped.zone() + " are frozen and lose their activation.";
                    case SiegeEvent.FreezeRemoved thawed -> count(thawed.tokens(), "freeze token") + " removed.";
                    case SiegeEvent.AbominationCalled called -> "An abomination is called to " + called.zone() + ".";
                    case SiegeEvent.ZombieDrawn drawn ->
                        drawn.zombie() + " is drawn from the " + drawn.deck() + " deck.";
                    case SiegeEvent.VaultWeaponDropped dropped ->
                        dropped.zombie() + " leaves a vault weapon in " + dropped.zone() + ".";
                    case SiegeEvent.NecromancerCalled called -> "A necromancer is called to " + called.zone() + ".";
                    case SiegeEvent.SpawnTokenPlaced placed ->
                        "Spawn " + placed.token() + " is put into " + placed.zone() + ".";
                    case SiegeEvent.SpawnTokenMoved moved ->
                        "Spawn " + moved.token() + " moves from " + moved.from() + " to " + moved.to() + ".";
                    case SiegeEvent.SpawnTokenRemoved removed ->
                        "Spawn " + removed.token() + " in " + removed.zone() + " is removed.";
                    case SiegeEvent.SiegeWithoutZombies siege ->
                        siege.zones() == 0
                                ? "Siege: no zone is corrupted, so no " + siege.zombie() + " appears."
                                : "Siege: no " + siege.zombie() + " appears this time.";
                    case SiegeEvent.SiegeBegan siege ->
                        "Siege: " + count(siege.count(), siege.zombie()) + " in each of "
                                + count(siege.zones(), "corrupted zone") + ".";
                    case SiegeEvent.ExtraActivationRead read ->
                        "Extra activation of every " + read.zombie() + " is read.";
                    case SiegeEvent.GuardSkillDealt dealt ->
                        dealt.survivor() + " gets the guard skill " + dealt.skill() + ".";
                    default -> null;
                });
    }

    private static Optional<String> mission(Event event) {
        return Optional.ofNullable(
                switch (event) {
                    case MissionEvent.RewardGained gained ->
                        gained.survivor() + " is rewarded: " + words(gained.reward()) + ".";
                    case MissionEvent.TokenKept kept ->
                        kept.survivor() + " puts the " + words(kept.token()) + " on the dashboard.";
                    case MissionEvent.PileLaid laid ->
                        count(laid.cards(), "equipment card") + " are laid face down in " + laid.zone() + ".";
                    case MissionEvent.TokenUsed used ->
                        used.survivor() + " uses the " + words(used.token()) + " on spawn " + used.spawn() + ".";
                    case MissionEvent.TomeRestored restored -> restored.survivor() + " restores a tome.";
                    case MissionEvent.SpawnTokenMoved moved ->
                        "Spawn " + moved.token() + " moves from " + moved.from() + " to " + moved.to() + ".";
                    case MissionEvent.CorruptionPurged purged -> purged.zone() + " is cleansed of corruption.";
                    case MissionEvent.BuildingBurnt burnt ->
                        burnt.survivor() + " burns the building of " + burnt.zone() + ".";
                    case MissionEvent.BeaconTaken taken ->
                        taken.survivor() + " takes the beacon in " + taken.zone() + ".";
                    case MissionEvent.EmpressMoved moved ->
                        "The Empress walks from " + moved.from() + " to " + moved.to() + ".";
                    case MissionEvent.GuardsLeft left ->
                        count(left.guards(), "guard") + " leave the board with " + left.survivor() + " from "
                                + left.zone() + ".";
                    default -> null;
                });
    }

    private static Optional<String> deeds(Event event) {
        return Optional.ofNullable(
                switch (event) {
                    case CauldronMoved moved ->
                        moved.survivor() + " has a cauldron carried from " + moved.from() + " to " + moved.to() + ".";
                    case CauldronPoured poured ->
                        poured.survivor() + " has the cauldron in " + poured.from() + " poured into " + poured.into()
                                + ".";
                    case GuardsCommanded commanded ->
                        commanded.survivor() + " commands the guards in " + commanded.zone() + ": " + commanded.task()
                                + ".";
                    case GuardsMoved moved ->
                        moved.survivor() + " leads " + count(moved.guards(), "guard") + " from " + moved.from() + " to "
                                + moved.to() + ".";
                    case LadderTaken taken -> taken.survivor() + " takes the rope ladder in " + taken.zone() + ".";
                    case LadderPlaced placed ->
                        placed.survivor() + " hangs a rope ladder between " + placed.one() + " and " + placed.other()
                                + ".";
                    case LadderTakenDown taken ->
                        taken.survivor() + " takes down the rope ladder between " + taken.one() + " and "
                                + taken.other() + ".";
                    case VaultWeaponTaken taken -> taken.survivor() + " takes the vault weapon " + taken.card() + ".";
                    case VaultEmpty empty -> "No vault weapon is left for " + empty.survivor() + ".";
                    case ZoneFrozen frozen -> "Frost settles on " + frozen.zone() + ".";
                    case EnchantmentCast cast ->
                        cast.survivor() + " casts " + cast.card() + " on " + cast.target() + ".";
                    default -> null;
                });
    }

    /** A name such as {@code TomeFragment} as words. */
    private static String words(String name) {
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}

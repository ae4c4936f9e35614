package redoubt.whitedeath.beacon;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.kernel.RuleId;

/** What happens in White Death and in no other game of the family: corruption, necromancers, sieges, frost. */
public interface SiegeEvent extends HordeEvent {
    record BeaconPlaced(RuleId rule, Zone zone) implements SiegeEvent {}

    record ZoneCorrupted(RuleId rule, Zone zone) implements SiegeEvent {}

    /** An objective was swallowed by corruption; its colour is seen by all. */
    record ObjectiveDiscarded(RuleId rule, Zone zone, String colour) implements SiegeEvent {}

    /** Zombies lost their activation and the token went. */
    record ActivationSkipped(RuleId rule, Zone zone) implements SiegeEvent {}

    record FreezeRemoved(RuleId rule, int tokens) implements SiegeEvent {}

    /** A card or a shortage calls for an abomination; the rule says what comes of it. */
    record AbominationCalled(RuleId rule, Zone zone) implements SiegeEvent {}

    /** A vault weapon lies face down in the zone. */
    record VaultWeaponDropped(RuleId rule, String zombie, Zone zone) implements SiegeEvent {}

    /** A necromancer card took effect; the rule says how. */
    record NecromancerCalled(RuleId rule, Zone zone) implements SiegeEvent {}

    record SpawnTokenPlaced(RuleId rule, String token, Zone zone) implements SiegeEvent {}

    record SpawnTokenMoved(RuleId rule, String token, Zone from, Zone to) implements SiegeEvent {}

    record SpawnTokenRemoved(RuleId rule, String token, Zone zone) implements SiegeEvent {}

    /** A siege card brings no zombies: none at this danger, or there is no corruption zone. */
    record SiegeWithoutZombies(RuleId rule, String zombie, int zones) implements SiegeEvent {}

    record SiegeBegan(RuleId rule, String zombie, int count, int zones) implements SiegeEvent {}

    /** An extra activation card was read; the rule says whether it has an effect. */
    record ExtraActivationRead(RuleId rule, String zombie) implements SiegeEvent {}

    record GuardSkillDealt(RuleId rule, SurvivorId survivor, String skill) implements SiegeEvent {}
}

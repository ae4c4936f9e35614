// Generated from the Java records; `./redoubt test -Dprotocol=write` writes it anew.

export type WhiteDeathAction = 'Enchantment' | 'Guard' | 'Magic';

export type WhiteDeathOption =
  | 'BannerOfDragonBile.Take'
  | 'CastEnchantment.Cast'
  | 'CauldronActions.Carry'
  | 'CauldronActions.Pour'
  | 'ChooseAbominationZone.Into'
  | 'ChooseGuardSkill.Take'
  | 'ChooseGuards.TakePart'
  | 'ChooseLanding.Landing'
  | 'ChooseRampart.Ascend'
  | 'ChooseRoute.PushTo'
  | 'ChooseSecondTarget.Second'
  | 'ChooseTarget.At'
  | 'ChooseWalk.Walk'
  | 'DragonFire.Burn'
  | 'EmpressBeacon.Take'
  | 'EquipmentPiles.Take'
  | 'FeedFire.GiveUp'
  | 'GuardActions.Command'
  | 'LadderActions.Place'
  | 'LadderActions.Take'
  | 'LadderActions.TakeDown'
  | 'RelicsMoveSpawns.Use'
  | 'ShareMiniatures.Give'
  | 'TomesOfPurging.Read'
  | 'TomesOfPurging.Restore'
  | 'Transmutation.Change'
  | 'VaultWeapons.Take'
  | 'WalkOrStay.Stay'
  | 'WalkOrStay.Walk';

export interface AbominationCalled {
  is: 'AbominationCalled';
  rule: string;
  zone: string;
}

export interface ActivationSkipped {
  is: 'ActivationSkipped';
  rule: string;
  zone: string;
}

export interface BeaconPlaced {
  is: 'BeaconPlaced';
  rule: string;
  zone: string;
}

export interface BeaconTaken {
  is: 'BeaconTaken';
  rule: string;
  survivor: string;
  zone: string;
}

export interface BuildingBurnt {
  is: 'BuildingBurnt';
  rule: string;
  survivor: string;
  zone: string;
}

export interface CauldronMoved {
  is: 'CauldronMoved';
  rule: string;
  survivor: string;
  from: string;
  to: string;
}

export interface CauldronPoured {
  is: 'CauldronPoured';
  rule: string;
  survivor: string;
  from: string;
  into: string;
}

export interface CorruptionPurged {
  is: 'CorruptionPurged';
  rule: string;
  zone: string;
}

export interface EmpressMoved {
  is: 'EmpressMoved';
  rule: string;
  from: string;
  to: string;
}

export interface EnchantmentCast {
  is: 'EnchantmentCast';
  rule: string;
  survivor: string;
  card: string;
  target: string;
}

export interface ExtraActivationRead {
  is: 'ExtraActivationRead';
  rule: string;
  zombie: string;
}

export interface FreezeRemoved {
  is: 'FreezeRemoved';
  rule: string;
  tokens: number;
}

export interface GuardSkillDealt {
  is: 'GuardSkillDealt';
  rule: string;
  survivor: string;
  skill: string;
}

export interface GuardsCommanded {
  is: 'GuardsCommanded';
  rule: string;
  survivor: string;
  zone: string;
  task: string;
}

export interface GuardsLeft {
  is: 'GuardsLeft';
  rule: string;
  survivor: string;
  zone: string;
  guards: number;
}

export interface GuardsMoved {
  is: 'GuardsMoved';
  rule: string;
  survivor: string;
  guards: number;
  from: string;
  to: string;
}

export interface LadderPlaced {
  is: 'LadderPlaced';
  rule: string;
  survivor: string;
  one: string;
  other: string;
}

export interface LadderTaken {
  is: 'LadderTaken';
  rule: string;
  survivor: string;
  zone: string;
}

export interface LadderTakenDown {
  is: 'LadderTakenDown';
  rule: string;
  survivor: string;
  one: string;
  other: string;
}

export interface NecromancerCalled {
  is: 'NecromancerCalled';
  rule: string;
  zone: string;
}

export interface ObjectiveDiscarded {
  is: 'ObjectiveDiscarded';
  rule: string;
  zone: string;
  colour: string;
}

export interface PileLaid {
  is: 'PileLaid';
  rule: string;
  zone: string;
  cards: number;
}

export interface RewardGained {
  is: 'RewardGained';
  rule: string;
  survivor: string;
  reward: string;
}

export interface SiegeBegan {
  is: 'SiegeBegan';
  rule: string;
  zombie: string;
  count: number;
  zones: number;
}

export interface SiegeWithoutZombies {
  is: 'SiegeWithoutZombies';
  rule: string;
  zombie: string;
  zones: number;
}

export interface SpawnTokenMoved {
  is: 'SpawnTokenMoved';
  rule: string;
  token: string;
  from: string;
  to: string;
}

export interface SpawnTokenPlaced {
  is: 'SpawnTokenPlaced';
  rule: string;
  token: string;
  zone: string;
}

export interface SpawnTokenRemoved {
  is: 'SpawnTokenRemoved';
  rule: string;
  token: string;
  zone: string;
}

export interface TokenKept {
  is: 'TokenKept';
  rule: string;
  survivor: string;
  token: string;
}

export interface TokenUsed {
  is: 'TokenUsed';
  rule: string;
  survivor: string;
  token: string;
  spawn: string;
}

export interface TomeRestored {
  is: 'TomeRestored';
  rule: string;
  survivor: string;
}

export interface VaultEmpty {
  is: 'VaultEmpty';
  rule: string;
  survivor: string;
}

export interface VaultWeaponDropped {
  is: 'VaultWeaponDropped';
  rule: string;
  zombie: string;
  zone: string;
}

export interface VaultWeaponTaken {
  is: 'VaultWeaponTaken';
  rule: string;
  survivor: string;
  card: string;
}

export interface ZoneCorrupted {
  is: 'ZoneCorrupted';
  rule: string;
  zone: string;
}

export interface ZoneFrozen {
  is: 'ZoneFrozen';
  rule: string;
  zone: string;
}

export type WhiteDeathEvent =
  | AbominationCalled
  | ActivationSkipped
  | BeaconPlaced
  | BeaconTaken
  | BuildingBurnt
  | CauldronMoved
  | CauldronPoured
  | CorruptionPurged
  | EmpressMoved
  | EnchantmentCast
  | ExtraActivationRead
  | FreezeRemoved
  | GuardSkillDealt
  | GuardsCommanded
  | GuardsLeft
  | GuardsMoved
  | LadderPlaced
  | LadderTaken
  | LadderTakenDown
  | NecromancerCalled
  | ObjectiveDiscarded
  | PileLaid
  | RewardGained
  | SiegeBegan
  | SiegeWithoutZombies
  | SpawnTokenMoved
  | SpawnTokenPlaced
  | SpawnTokenRemoved
  | TokenKept
  | TokenUsed
  | TomeRestored
  | VaultEmpty
  | VaultWeaponDropped
  | VaultWeaponTaken
  | ZoneCorrupted
  | ZoneFrozen;

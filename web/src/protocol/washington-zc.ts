// Generated from the Java records; `./redoubt test -Dprotocol=write` writes it anew.

export type SecondEditionAction = 'Crate' | 'Door';

export type SecondEditionOption =
  | 'AimLight.Aim'
  | 'ChooseBranch.Branch'
  | 'ChooseCard.Pick'
  | 'ChooseDoor.Pick'
  | 'ChooseToHeal.Patient'
  | 'Crates.Open'
  | 'KidsSlip.Slip'
  | 'KnockOut.PickUp'
  | 'LightOption'
  | 'Link.GoThrough'
  | 'PlaceOutside.In'
  | 'SearchByLight'
  | 'ShootByLight';

export interface AchievementWritten {
  is: 'AchievementWritten';
  rule: string;
  survivor: string;
  achievement: string;
}

export interface CardRead {
  is: 'CardRead';
  rule: string;
  survivor: string;
  card: string;
  zone: string;
}

export interface CardReturned {
  is: 'CardReturned';
  rule: string;
  card: string;
}

export interface CardRevealed {
  is: 'CardRevealed';
  rule: string;
  card: string;
}

export interface CardStays {
  is: 'CardStays';
  rule: string;
  card: string;
}

export interface CrateOpened {
  is: 'CrateOpened';
  rule: string;
  survivor: string;
  zone: string;
}

export interface DayBroke {
  is: 'DayBroke';
  rule: string;
}

export interface DoorsUnlocked {
  is: 'DoorsUnlocked';
  rule: string;
  colour: string;
  doors: number;
}

export interface ExperienceGained {
  is: 'ExperienceGained';
  rule: string;
  survivor: string;
  points: number;
}

export interface HourStruck {
  is: 'HourStruck';
  rule: string;
  hour: number;
}

export interface KeywordFound {
  is: 'KeywordFound';
  rule: string;
  keyword: string;
}

export interface LightAimed {
  is: 'LightAimed';
  rule: string;
  survivor: string;
  zone: string;
  towards: string;
}

export interface LightSeen {
  is: 'LightSeen';
  rule: string;
  zone: string;
}

export interface LightWentOut {
  is: 'LightWentOut';
  rule: string;
  survivor: string;
}

export interface NightFell {
  is: 'NightFell';
  rule: string;
}

export interface NoisePut {
  is: 'NoisePut';
  rule: string;
  zone: string;
  tokens: number;
}

export interface NoteRead {
  is: 'NoteRead';
  rule: string;
  survivor: string;
  card: string;
}

export interface SpawnWoken {
  is: 'SpawnWoken';
  rule: string;
  colour: string;
  zone: string;
}

export interface SurvivorDied {
  is: 'SurvivorDied';
  rule: string;
  survivor: string;
}

export interface SurvivorKnockedOut {
  is: 'SurvivorKnockedOut';
  rule: string;
  survivor: string;
  zone: string;
}

export interface SurvivorPickedUp {
  is: 'SurvivorPickedUp';
  rule: string;
  survivor: string;
  fallen: string;
  zone: string;
}

export interface SurvivorSaved {
  is: 'SurvivorSaved';
  rule: string;
  survivor: string;
}

export type SecondEditionEvent =
  | AchievementWritten
  | CardRead
  | CardReturned
  | CardRevealed
  | CardStays
  | CrateOpened
  | DayBroke
  | DoorsUnlocked
  | ExperienceGained
  | HourStruck
  | KeywordFound
  | LightAimed
  | LightSeen
  | LightWentOut
  | NightFell
  | NoisePut
  | NoteRead
  | SpawnWoken
  | SurvivorDied
  | SurvivorKnockedOut
  | SurvivorPickedUp
  | SurvivorSaved;

// Generated from the Java records; `./redoubt test -Dprotocol=write` writes it anew.

export type SecondEditionAction = 'Crate' | 'Door';

export type SecondEditionOption =
  | 'AimLight.Aim'
  | 'Crates.Open'
  | 'KidsSlip.Slip'
  | 'KnockOut.PickUp'
  | 'LightOption'
  | 'Link.GoThrough'
  | 'SearchByLight'
  | 'ShootByLight';

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

export interface HourStruck {
  is: 'HourStruck';
  rule: string;
  hour: number;
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
  | CrateOpened
  | DayBroke
  | DoorsUnlocked
  | HourStruck
  | LightAimed
  | LightSeen
  | LightWentOut
  | NightFell
  | SpawnWoken
  | SurvivorDied
  | SurvivorKnockedOut
  | SurvivorPickedUp
  | SurvivorSaved;

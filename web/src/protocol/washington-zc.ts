// Generated from the Java records; `./redoubt test -Dprotocol=write` writes it anew.

export type SecondEditionAction = 'Crate' | 'Door';

export type SecondEditionOption = 'Crates.Open' | 'KidsSlip.Slip';

export interface CrateOpened {
  is: 'CrateOpened';
  rule: string;
  survivor: string;
  zone: string;
}

export interface DoorsUnlocked {
  is: 'DoorsUnlocked';
  rule: string;
  colour: string;
  doors: number;
}

export interface SpawnWoken {
  is: 'SpawnWoken';
  rule: string;
  colour: string;
  zone: string;
}

export type SecondEditionEvent = CrateOpened | DoorsUnlocked | SpawnWoken;

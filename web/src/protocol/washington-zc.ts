// Generated from the Java records; `./redoubt test -Dprotocol=write` writes it anew.

export type SecondEditionAction = 'Crate' | 'Door';

export type SecondEditionOption = 'Crates.Open';

export interface CrateOpened {
  is: 'CrateOpened';
  rule: string;
  survivor: string;
  zone: string;
}

export type SecondEditionEvent = CrateOpened;

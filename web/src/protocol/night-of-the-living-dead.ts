// Generated from the Java records; `./redoubt test -Dprotocol=write` writes it anew.

export type LivingDeadAction = 'Barricade' | 'Door';

export type LivingDeadOption =
  | 'ChooseArea.At'
  | 'ChooseDriver.Driver'
  | 'ChooseFirstCorner.First'
  | 'CombineCards.Make'
  | 'CombineDrawn.Choice'
  | 'Corpse.Remove'
  | 'ImprovisedBarricades.Build'
  | 'ImprovisedBarricades.PickUp'
  | 'ImprovisedBarricades.UsePlanks'
  | 'MoveSpawnTokens.Send'
  | 'OpenNearest.Give'
  | 'PlaceTile.Lay'
  | 'PlanksForBarricades.CloseWithPlanks'
  | 'RifleToFind.Find'
  | 'Trust.Turn';

export interface BarricadePickedUp {
  is: 'BarricadePickedUp';
  rule: string;
  survivor: string;
  one: string;
  other: string;
}

export interface CardsCombined {
  is: 'CardsCombined';
  rule: string;
  survivor: string;
  card: string;
}

export interface CorpseRemoved {
  is: 'CorpseRemoved';
  rule: string;
  survivor: string;
}

export interface FaceTurned {
  is: 'FaceTurned';
  rule: string;
  survivor: string;
  face: Face;
}

export type Face = 'romero' | 'zombicide';

export interface ModeSet {
  is: 'ModeSet';
  rule: string;
  survivor: string;
  face: Face;
}

export interface NothingToOpen {
  is: 'NothingToOpen';
  rule: string;
  zone: string;
}

export interface PlanksUsed {
  is: 'PlanksUsed';
  rule: string;
  survivor: string;
}

export interface SpawnTokenMoved {
  is: 'SpawnTokenMoved';
  rule: string;
  token: string;
  from: string;
  to: string;
}

export interface WindowBarricaded {
  is: 'WindowBarricaded';
  rule: string;
  survivor: string;
  one: string;
  other: string;
}

export type LivingDeadEvent =
  | BarricadePickedUp
  | CardsCombined
  | CorpseRemoved
  | FaceTurned
  | ModeSet
  | NothingToOpen
  | PlanksUsed
  | SpawnTokenMoved
  | WindowBarricaded;

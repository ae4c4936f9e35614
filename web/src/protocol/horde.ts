// Generated from the Java records; `./redoubt test -Dprotocol=write` writes it anew.

export interface TableView {
  edition: string;
  mission: string;
  title: string;
  round: number;
  phase: string;
  seats: number;
  firstPlayer: number;
  danger: string;
  board: BoardView;
  survivors: SurvivorView[];
  raised: RaisedView[];
  searches: SearchView[];
  objectives: ObjectiveView[];
  spawnPoints: SpawnView[];
  dropped: DroppedView[];
  landmarks: LandmarkView[];
  decks: DeckView[];
  miniatures: Count[];
  isWithoutAllOut: boolean;
  annexes: unknown[];
}

export interface BoardView {
  span: number;
  zones: ZoneView[];
  borders: BorderView[];
}

export interface ZoneView {
  name: string;
  kind: string;
  isBuilding: boolean;
  flags: string[];
  areas: Area[];
  zombies: Count[];
  allies: Count[];
  tokens: Count[];
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Count {
  kind: string;
  count: number;
}

export interface BorderView {
  one: string;
  other: string;
  kind: string;
  segments: Segment[];
}

export interface Segment {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface SurvivorView {
  name: string;
  seat: number;
  presence: string;
  zone: string;
  wounds: number;
  health: number;
  adrenaline: number;
  danger: string;
  skills: SkillView[];
  inventory: SlotView[];
  carried: string[];
  hasActed: boolean;
  isActing: boolean;
  actions: number;
  freeActions: string[];
  used: string[];
}

export interface SkillView {
  name: string;
  level: string;
  isActive: boolean;
}

export interface SlotView {
  slot: string;
  card: string;
  isLoaded: boolean;
}

export interface RaisedView {
  survivor: string;
  slot: string;
  dice: number;
  accuracy: number;
  damage: number;
  farthest: number;
}

export interface SearchView {
  survivor: string;
  decks: string[];
  cards: number;
  helps: HelpView[];
}

export interface HelpView {
  kind: string;
  name: string;
  rule: string;
}

export interface ObjectiveView {
  zone: string;
  colour: string;
  isFaceDown: boolean;
}

export interface SpawnView {
  name: string;
  zone: string;
  order: number;
  isActive: boolean;
}

export interface DroppedView {
  zone: string;
  deck: string;
}

export interface LandmarkView {
  kind: string;
  zone: string;
}

export interface DeckView {
  name: string;
  cards: number;
  discards: string[];
}

export interface Forecast {
  groups: Expected[];
}

export interface Expected {
  action: number;
  from: string;
  zombies: ZombieCount[];
  isAttack: boolean;
  rule: string;
  roused?: string;
  destination: string;
  step: string;
  destinations: string[];
  steps: string[];
}

export interface ZombieCount {
  zombie: string;
  count: number;
}

export interface OddsView {
  weapon: string;
  target: string;
  dice: number;
  needed: number;
  onEachDie: number;
  damage: number;
  hits: number[];
  kills: number[];
  kinds: OfKind[];
  friendlyRisk: number;
  friendlyHits: number;
  friendlyWounds: number;
  isNoisy: boolean;
  allOut: number;
  breaks: number[];
  savingSkills: string[];
  savingCards: string[];
}

export interface OfKind {
  zombie: string;
  present: number;
  expected: number;
  atLeast: number[];
}

export interface Catalogue {
  equipment: CardPrint[];
  survivors: SurvivorPrint[];
  zombies: ZombieKind[];
  zombieCards: ZombieCard[];
  zombieDeck: string;
  levels: LevelPrint[];
}

export interface CardPrint {
  name: string;
  deck: string;
  isHand: boolean;
  isBody: boolean;
  isUsableInBackpack: boolean;
  armour: number;
  uses: UsePrint[];
  allOut: number;
  keep: number;
}

export interface UsePrint {
  kind: string;
  nearest: number;
  farthest: number;
  dice: number;
  accuracy: number;
  damage: number;
  isDual: boolean;
  isNoisy: boolean;
  isReload: boolean;
  ammunition: string;
}

export interface SurvivorPrint {
  name: string;
  health: number;
  bodySlot: string[];
  skills: SkillPrint[];
}

export interface SkillPrint {
  name: string;
  level: string;
}

export interface ZombieKind {
  index: number;
  name: string;
  family: string;
  miniatures: number;
  actions: number;
  wounds: number;
  toughness: number;
  adrenaline: number;
  priority: number;
}

export interface ZombieCard {
  index: number;
  number: string;
  kind: string;
  zombie: string;
  counts: number[];
}

export interface LevelPrint {
  level: string;
  adrenaline: number;
}

export type MarkKind =
  | 'achievement'
  | 'action'
  | 'ally'
  | 'answer'
  | 'card'
  | 'change'
  | 'colour'
  | 'cost'
  | 'count'
  | 'deck'
  | 'effort'
  | 'free'
  | 'gift'
  | 'gift_token'
  | 'keyword'
  | 'note'
  | 'return'
  | 'return_token'
  | 'seat'
  | 'side'
  | 'skill'
  | 'slot'
  | 'spawn'
  | 'survivor'
  | 'task'
  | 'tile'
  | 'token'
  | 'turn'
  | 'zombie'
  | 'zone';

export type HordeAction = 'Car' | 'Melee' | 'Move' | 'Other' | 'Ranged' | 'Search';

export type HordeOption =
  | 'ActivateOne.Wake'
  | 'AddDice.More'
  | 'AgreeToSwap.Answer'
  | 'AgreeToTrade.Answer'
  | 'AnswerBreaks.Ignore'
  | 'AnswerBreaks.LetBreak'
  | 'AssignHits.Hit'
  | 'AttackOption'
  | 'BeDragged.Reply'
  | 'BeTended.Reply'
  | 'BornLeader.Lead'
  | 'BreakWeapons.Broken'
  | 'CarOption.Drive'
  | 'CarOption.GetOut'
  | 'CarOption.Sit'
  | 'CarOption.Swap'
  | 'ChooseDestination.HeadFor'
  | 'ChooseFirstPlayer.First'
  | 'ChooseHands.Beside'
  | 'ChoosePath.GoBy'
  | 'ChooseSkill.Gain'
  | 'ChooseStart.At'
  | 'ChooseSurvivor.Activate'
  | 'ChooseSurvivor.Later'
  | 'Consume.Meal'
  | 'Decline'
  | 'DefyDestiny.Reply'
  | 'DiscardCard'
  | 'DiscardForWounds.Bear'
  | 'DiscardForWounds.GiveCard'
  | 'DoNothing'
  | 'DragFriends.Done'
  | 'DragFriends.Drag'
  | 'DragFriends.DragAlly'
  | 'FillRooms.Next'
  | 'FreeAttack.NoAttack'
  | 'FreeAttackOption'
  | 'GiveStarting.To'
  | 'LeaveOrStay.Way'
  | 'MakeNoise.Shout'
  | 'Move.MoveTo'
  | 'NextZone.Onward'
  | 'NextZone.Stop'
  | 'Pay.Means'
  | 'PlaceOdd.Send'
  | 'ReactInTurn.Next'
  | 'ReapOneMore.Reap'
  | 'Rearrangement.Done'
  | 'Rearrangement.Drop'
  | 'Rearrangement.Give'
  | 'Rearrangement.GiveToken'
  | 'Rearrangement.Propose'
  | 'Rearrangement.Put'
  | 'ReceiveStarting.DoWithout'
  | 'ReceiveStarting.Into'
  | 'ReceiveStarting.MakeRoom'
  | 'Reload.ReloadOption'
  | 'ReorganizeAndTrade.Reorganize'
  | 'ReorganizeAndTrade.TradeWith'
  | 'ReplaceDice.Count'
  | 'RerollArmour.Again'
  | 'RerollAttack.Reroll'
  | 'RollArmour.RollFor'
  | 'Run.By'
  | 'Search.SearchDeck'
  | 'ShareKept.To'
  | 'ShareOut.AlliesSuffer'
  | 'ShareOut.NobodySuffers'
  | 'ShareOut.SurvivorSuffers'
  | 'SpareFriends.SpareAllies'
  | 'SpareFriends.SpareEverybody'
  | 'SpareFriends.SpareNobody'
  | 'SpareFriends.SpareSurvivor'
  | 'Sprint.Dash'
  | 'TakeMatch.Reply'
  | 'TakeObjective.Take'
  | 'ThrowMolotov.Throw'
  | 'TurnOption'
  | 'ZoneOption';

export interface ActionPaid {
  is: 'ActionPaid';
  rule: string;
  survivor: string;
  kind: string;
  actions: number;
  free: string;
}

export interface AdrenalineGained {
  is: 'AdrenalineGained';
  rule: string;
  survivor: string;
  points: number;
  total: number;
}

export interface AllOutDiceRolled {
  is: 'AllOutDiceRolled';
  rule: string;
  survivor: string;
  dice: number[];
  hits: number;
  breaks: number;
}

export interface AlliesMoved {
  is: 'AlliesMoved';
  rule: string;
  ally: string;
  count: number;
  from: string;
  to: string;
}

export interface AllyEliminated {
  is: 'AllyEliminated';
  rule: string;
  ally: string;
  zone: string;
}

export interface ArmourRolled {
  is: 'ArmourRolled';
  rule: string;
  survivor: string;
  dice: number[];
  prevented: number;
}

export interface AttackDeclared {
  is: 'AttackDeclared';
  rule: string;
  survivor: string;
  kind: string;
  weapon: string;
  target: string;
  dice: number;
  accuracy: number;
  damage: number;
}

export interface AttackMade {
  is: 'AttackMade';
  rule: string;
  survivor: string;
  kind: string;
  target: string;
  kills: number;
  byAllies: boolean;
}

export interface BreaksIgnored {
  is: 'BreaksIgnored';
  rule: string;
  survivor: string;
  breaks: number;
}

export interface BuildingOpened {
  is: 'BuildingOpened';
  rule: string;
  zone: string;
  rooms: number;
}

export interface CarDriven {
  is: 'CarDriven';
  rule: string;
  driver: string;
  from: string;
  to: string;
}

export interface CarLeft {
  is: 'CarLeft';
  rule: string;
  survivor: string;
  zone: string;
}

export interface CardDiscarded {
  is: 'CardDiscarded';
  rule: string;
  survivor: string;
  card: string;
}

export interface CardDrawn {
  is: 'CardDrawn';
  rule: string;
  survivor: string;
  card: string;
}

export interface CardGiven {
  is: 'CardGiven';
  rule: string;
  giver: string;
  taker: string;
  card: string;
}

export interface CardKept {
  is: 'CardKept';
  rule: string;
  survivor: string;
  card: string;
  slot: string;
}

export interface CardMoved {
  is: 'CardMoved';
  rule: string;
  survivor: string;
  card: string;
  from: string;
  to: string;
}

export interface DeckReshuffled {
  is: 'DeckReshuffled';
  rule: string;
  deck: string;
  cards: number;
}

export interface DestinationChosen {
  is: 'DestinationChosen';
  rule: string;
  from: string;
  zombies: ZombieCount[];
  destination: string;
}

export interface DiceRerolled {
  is: 'DiceRerolled';
  rule: string;
  survivor: string;
  dice: number[];
  hits: number;
}

export interface DiceRolled {
  is: 'DiceRolled';
  rule: string;
  survivor: string;
  dice: number[];
  hits: number;
}

export interface ExtraActivation {
  is: 'ExtraActivation';
  rule: string;
  zombies: string;
}

export interface FirstPlayerPassed {
  is: 'FirstPlayerPassed';
  rule: string;
  seat: number;
}

export interface FriendlyFireHit {
  is: 'FriendlyFireHit';
  rule: string;
  shooter: string;
  victim: string;
  zone: string;
}

export interface HitsLost {
  is: 'HitsLost';
  rule: string;
  zone: string;
  hits: number;
}

export interface KeepRolled {
  is: 'KeepRolled';
  rule: string;
  survivor: string;
  card: string;
  dice: number[];
  breaks: number;
}

export interface LevelReached {
  is: 'LevelReached';
  rule: string;
  survivor: string;
  level: Danger;
}

export type Danger = 'blue' | 'yellow' | 'orange' | 'red';

export interface MiniaturesShort {
  is: 'MiniaturesShort';
  rule: string;
  zombie: string;
  missing: number;
}

export interface NoiseMade {
  is: 'NoiseMade';
  rule: string;
  zone: string;
}

export interface NoiseRemoved {
  is: 'NoiseRemoved';
  rule: string;
  tokens: number;
}

export interface ObjectiveTaken {
  is: 'ObjectiveTaken';
  rule: string;
  survivor: string;
  zone: string;
  colour: string;
}

export interface PassageOpened {
  is: 'PassageOpened';
  rule: string;
  survivor?: string;
  what: string;
  one: string;
  other: string;
}

export interface PassageShut {
  is: 'PassageShut';
  rule: string;
  survivor?: string;
  what: string;
  one: string;
  other: string;
}

export interface RoundBegan {
  is: 'RoundBegan';
  rule: string;
  round: number;
}

export interface SeatTaken {
  is: 'SeatTaken';
  rule: string;
  survivor: string;
  isDriver: boolean;
}

export interface SecondActionBegan {
  is: 'SecondActionBegan';
  rule: string;
  zombies: string;
}

export interface SkillGained {
  is: 'SkillGained';
  rule: string;
  survivor: string;
  skill: string;
}

export interface SkillUsed {
  is: 'SkillUsed';
  rule: string;
  survivor: string;
  skill: string;
}

export interface SurvivorEliminated {
  is: 'SurvivorEliminated';
  rule: string;
  survivor: string;
  zone: string;
}

export interface SurvivorLeft {
  is: 'SurvivorLeft';
  rule: string;
  survivor: string;
  zone: string;
}

export interface SurvivorMoved {
  is: 'SurvivorMoved';
  rule: string;
  survivor: string;
  from: string;
  to: string;
}

export interface SurvivorPlaced {
  is: 'SurvivorPlaced';
  rule: string;
  survivor: string;
  zone: string;
}

export interface SwapRefused {
  is: 'SwapRefused';
  rule: string;
  survivor: string;
  asked: string;
}

export interface TileLaid {
  is: 'TileLaid';
  rule: string;
  tile: string;
  row: number;
  column: number;
  rotation: string;
}

export interface TileTakenAway {
  is: 'TileTakenAway';
  rule: string;
  tile: string;
  zombies: number;
}

export interface TokenGiven {
  is: 'TokenGiven';
  rule: string;
  giver: string;
  taker: string;
  token: string;
}

export interface TradeAgreed {
  is: 'TradeAgreed';
  rule: string;
  survivor: string;
  proposer: string;
}

export interface TradeRefused {
  is: 'TradeRefused';
  rule: string;
  survivor: string;
  proposer: string;
}

export interface TurnBegan {
  is: 'TurnBegan';
  rule: string;
  survivor: string;
  actions: number;
}

export interface TurnEnded {
  is: 'TurnEnded';
  rule: string;
  survivor: string;
}

export interface WeaponBroke {
  is: 'WeaponBroke';
  rule: string;
  survivor: string;
  card: string;
}

export interface WeaponReloaded {
  is: 'WeaponReloaded';
  rule: string;
  survivor: string;
  card: string;
}

export interface WentAllOut {
  is: 'WentAllOut';
  rule: string;
  survivor: string;
  weapon: string;
  dice: number;
}

export interface WoundsHealed {
  is: 'WoundsHealed';
  rule: string;
  survivor: string;
  wounds: number;
  total: number;
}

export interface WoundsIgnored {
  is: 'WoundsIgnored';
  rule: string;
  survivor: string;
  why: string;
  wounds: number;
}

export interface WoundsSuffered {
  is: 'WoundsSuffered';
  rule: string;
  survivor: string;
  wounds: number;
  total: number;
}

export interface ZombieCardDrawn {
  is: 'ZombieCardDrawn';
  rule: string;
  card: string;
  spawn: string;
  zone: string;
  level: Danger;
}

export interface ZombieDrawn {
  is: 'ZombieDrawn';
  rule: string;
  deck: string;
  zombie: string;
}

export interface ZombieEliminated {
  is: 'ZombieEliminated';
  rule: string;
  survivor?: string;
  zombie: string;
  zone: string;
  count: number;
}

export interface ZombiesAttacked {
  is: 'ZombiesAttacked';
  rule: string;
  zone: string;
  zombie: string;
  count: number;
}

export interface ZombiesMoved {
  is: 'ZombiesMoved';
  rule: string;
  zombie: string;
  count: number;
  from: string;
  to: string;
}

export interface ZombiesPushed {
  is: 'ZombiesPushed';
  rule: string;
  zombies: string;
  from: string;
  to: string;
}

export interface ZombiesSpawned {
  is: 'ZombiesSpawned';
  rule: string;
  zombie: string;
  count: number;
  zone: string;
}

export interface ZoneBurnt {
  is: 'ZoneBurnt';
  rule: string;
  survivor: string;
  zone: string;
}

export type HordeEvent =
  | ActionPaid
  | AdrenalineGained
  | AllOutDiceRolled
  | AlliesMoved
  | AllyEliminated
  | ArmourRolled
  | AttackDeclared
  | AttackMade
  | BreaksIgnored
  | BuildingOpened
  | CarDriven
  | CarLeft
  | CardDiscarded
  | CardDrawn
  | CardGiven
  | CardKept
  | CardMoved
  | DeckReshuffled
  | DestinationChosen
  | DiceRerolled
  | DiceRolled
  | ExtraActivation
  | FirstPlayerPassed
  | FriendlyFireHit
  | HitsLost
  | KeepRolled
  | LevelReached
  | MiniaturesShort
  | NoiseMade
  | NoiseRemoved
  | ObjectiveTaken
  | PassageOpened
  | PassageShut
  | RoundBegan
  | SeatTaken
  | SecondActionBegan
  | SkillGained
  | SkillUsed
  | SurvivorEliminated
  | SurvivorLeft
  | SurvivorMoved
  | SurvivorPlaced
  | SwapRefused
  | TileLaid
  | TileTakenAway
  | TokenGiven
  | TradeAgreed
  | TradeRefused
  | TurnBegan
  | TurnEnded
  | WeaponBroke
  | WeaponReloaded
  | WentAllOut
  | WoundsHealed
  | WoundsIgnored
  | WoundsSuffered
  | ZombieCardDrawn
  | ZombieDrawn
  | ZombieEliminated
  | ZombiesAttacked
  | ZombiesMoved
  | ZombiesPushed
  | ZombiesSpawned
  | ZoneBurnt;

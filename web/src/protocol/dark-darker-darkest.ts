// Generated from the Java records; `./redoubt test -Dprotocol=write` writes it anew.

export interface DarkestView {
  round: number;
  phase: Phase;
  events: EventSpace;
  darkness: DarknessView;
  isShowdown: boolean;
  isAdvanced: boolean;
  code: string[];
  removed: string[];
  inserted: string[];
  survivors: SurvivorView[];
  groups: GroupView[];
  board: BoardView;
  rooms: RoomView[];
  doors: DoorView[];
  cameras: WatchView[];
  creature?: BeastView;
  nemesis?: BeastView;
  fire?: FireView;
  cardsLeft: number;
  tokensLeft: number;
  house: HouseView;
  expansions: ExpansionsView;
}

export type Phase = 'upkeep' | 'groups' | 'reactions' | 'fire' | 'survivors' | 'virus' | 'enemies';

export type EventSpace = 'zombies' | 'fire' | 'clock';

export interface DarknessView {
  space: number;
  last: number;
  fireIcon: number;
}

export interface SurvivorView {
  name: string;
  seat: number;
  colour: string;
  isPlaying: boolean;
  isSafe: boolean;
  isBearer: boolean;
  room: string;
  wounds: number;
  deadlyWounds: number;
  zones: number[];
  level: number;
  points: number;
  leftBox: number;
  middleBox: number;
  experience: number;
  escape: number;
  hands: number;
  limit: number;
  innate: string;
  skills: SkillView[];
  cube: number;
  virusLeft: number;
  virusRight: number;
  grab: Grab;
  right: ItemView[];
  left: ItemView[];
  chips: string[];
}

export interface SkillView {
  name: string;
  price: number;
  isOwned: boolean;
  isTaken: boolean;
}

export type Grab = 'none' | 'ordinary' | 'bird' | 'remote';

export interface ItemView {
  name: string;
  symbol: string;
  ammunition: number;
}

export interface GroupView {
  members: string[];
}

export interface BoardView {
  span: number;
  zones: ZoneView[];
  borders: BorderView[];
}

export interface ZoneView {
  name: string;
  kind: string;
  areas: Area[];
  flags: string[];
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
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

export interface RoomView {
  room: string;
  zombies: number;
  stunned: number;
  tokens: number;
  burns: number;
  isDestroyed: boolean;
  isSearched: boolean;
  isLit: boolean;
  isMined: boolean;
  used: string[];
}

export interface DoorView {
  door: string;
  symbols: number;
  chip?: string;
}

export interface WatchView {
  room: string;
  direction: Side;
  sees: string[];
}

export type Side = 'n' | 'e' | 's' | 'w';

export interface BeastView {
  name: string;
  room: string;
  movement?: number;
  attack: number;
  areas: AreaView[];
}

export interface AreaView {
  colour: AreaColour;
  hits: number;
  left: number;
}

export type AreaColour = 'orange' | 'blue' | 'red' | 'white';

export interface FireView {
  room: string;
  direction?: Side;
}

export interface HouseView {
  tiles: TileView[];
}

export interface TileView {
  code: string;
  degrees: number;
}

export interface ExpansionsView {
  radiation?: RadiationView;
  specials?: SpecialsView;
  victims?: VictimsView;
  helicopter?: HelicopterView;
}

export interface RadiationView {
  reactor: string;
  leak: number;
  chips: number;
  tiles: string[];
  hordes: string[];
  isCreatureContaminated: boolean;
  doses: Dose[];
}

export interface Dose {
  survivor: string;
  markers: number;
  isSpecialist: boolean;
}

export interface SpecialsView {
  figures: Figure[];
}

export interface Figure {
  type: string;
  room: string;
}

export interface VictimsView {
  victims: VictimView[];
  saved: number;
  lost: number;
}

export interface VictimView {
  number: number;
  room: string;
  isWounded: boolean;
  hasMoved: boolean;
  isEscorted: boolean;
}

export interface HelicopterView {
  tile: string;
  side: Side;
  window?: string;
  platform: string;
  zombies: number;
  round: number;
  needed: number;
  boarded: string[];
}

export interface Forecast {
  threats: Threat[];
  fire: FireWay[];
  nemesis?: Raid;
}

export interface Threat {
  enemy: string;
  from: string;
  moves: number;
  steps: string[];
  attacks: boolean;
  perhaps: boolean;
  dice: number;
  rule: string;
}

export interface FireWay {
  direction: Side;
  to?: string;
  rule: string;
}

export interface Raid {
  enemy: string;
  rooms: string[];
  corner?: string;
  destroys: boolean;
  dice: number;
  rule: string;
}

export interface Chances {
  chances: Chance[];
}

export interface Chance {
  what: string;
  atLeast: number;
  likelihood: number;
}

export interface Catalogue {
  cards: CardPrint[];
  boards: BoardPrint[];
}

export interface CardPrint {
  name: string;
  type: Type;
  hands: number;
  dice: number;
  range: number;
  ammunition?: number;
}

export type Type = 'weapon' | 'gear' | 'ammunition' | 'consumable';

export interface BoardPrint {
  survivor: string;
  innate: string;
  skills: string[];
  card: string;
}

export type DarkestOption =
  | 'Ammunition.Load'
  | 'Antidote.Take'
  | 'AssignResult.To'
  | 'AttackFromAfar.On'
  | 'AttackRooms.In'
  | 'AttackVictim.On'
  | 'BeginShowdown.Bearer'
  | 'BoardHelicopter'
  | 'BreakFree'
  | 'BruceInnate.Lend'
  | 'BuySkill'
  | 'CallZombies.Into'
  | 'CancelResult.Cancel'
  | 'CardAnswer'
  | 'CheckCameras.Next'
  | 'ChooseArea.Area'
  | 'ChooseEntry.Into'
  | 'ChooseItem.This'
  | 'ChooseReplacement.As'
  | 'ChooseRoom.In'
  | 'ChooseSkill.Gift'
  | 'ChooseStep.To'
  | 'Climb'
  | 'ContinuousBandage.Bandage'
  | 'DamageCreature.Hit'
  | 'Decontaminate'
  | 'Defend.Answer'
  | 'DiscardCard.Discard'
  | 'EnergyDrink.Drink'
  | 'Explosive.Throw'
  | 'FeedReactor'
  | 'Fight'
  | 'FillWeapon.Weapon'
  | 'FirstAid.Treat'
  | 'FlameThrower.Flame'
  | 'Flashbang.Throw'
  | 'Flashlight.Shine'
  | 'FleeInFear.Flee'
  | 'GasMask.PutOn'
  | 'GiveBackCube.From'
  | 'GoOn.To'
  | 'GrabOne.Who'
  | 'GroupActs.Finish'
  | 'HandOut.To'
  | 'Help.Answer'
  | 'Join.Answer'
  | 'LeadVictim'
  | 'LeakGas.Ignite'
  | 'LoseSpecial.Lose'
  | 'LucyInnate.Replace'
  | 'Meanwhile.BuyAtOnce'
  | 'Meanwhile.Equip'
  | 'Meanwhile.PutAside'
  | 'Mine.Arm'
  | 'MineExplodes.Suffer'
  | 'MonkeyWrench.Swap'
  | 'Move'
  | 'MoveHelicopter'
  | 'MoveUnits.Next'
  | 'NightVision.Peer'
  | 'NinaInnate.Heal'
  | 'OfferArmor.Answer'
  | 'OfferDice.Again'
  | 'OfferNightVision.Answer'
  | 'OpenDoor'
  | 'OperateTerminal'
  | 'OperateTerminal.Leave'
  | 'OrderGroups.Next'
  | 'PlaceFront.On'
  | 'PlaceMarker.On'
  | 'PutOutFire'
  | 'QuenchTile.Tile'
  | 'RadiationPills.Swallow'
  | 'Regenerate.Recover'
  | 'Reinforce.Come'
  | 'Rest'
  | 'Search'
  | 'SettleFailures.Cancel'
  | 'ShowdownActs.CallShift'
  | 'ShutDown'
  | 'Snatch.From'
  | 'TakeVirus.Side'
  | 'Trade'
  | 'TurnCamera.To'
  | 'Use.Finish'
  | 'Use.Hit'
  | 'Use.Push'
  | 'Use.Retreat'
  | 'Use.Stop'
  | 'Use.Stun'
  | 'UseFunction'
  | 'Walk.Go'
  | 'Wirecutter.Cut';

export interface Attacked {
  is: 'Attacked';
  rule: string;
  who: string;
  weapon: string;
  dice: string[];
}

export interface BeastHit {
  is: 'BeastHit';
  rule: string;
  beast: string;
  area: AreaColour;
}

export interface BeastMoved {
  is: 'BeastMoved';
  rule: string;
  beast: string;
  from: string;
  to: string;
}

export interface Bitten {
  is: 'Bitten';
  rule: string;
  who: string;
}

export interface Boarded {
  is: 'Boarded';
  rule: string;
  who: string;
}

export interface BrokeFree {
  is: 'BrokeFree';
  rule: string;
  who: string;
}

export interface BurnAdded {
  is: 'BurnAdded';
  rule: string;
  room: string;
  burns: number;
}

export interface CameraChecked {
  is: 'CameraChecked';
  rule: string;
  room: string;
  dice: string[];
  terror: boolean;
}

export interface CameraRemoved {
  is: 'CameraRemoved';
  rule: string;
  who: string;
  room: string;
}

export interface CardFound {
  is: 'CardFound';
  rule: string;
  who: string;
  card: string;
}

export interface CardGiven {
  is: 'CardGiven';
  rule: string;
  from: string;
  to: string;
  card: string;
}

export interface CardLost {
  is: 'CardLost';
  rule: string;
  card: string;
}

export interface CardUsed {
  is: 'CardUsed';
  rule: string;
  who: string;
  card: string;
}

export interface ChipGiven {
  is: 'ChipGiven';
  rule: string;
  from: string;
  to: string;
  chip: string;
}

export interface ChipInserted {
  is: 'ChipInserted';
  rule: string;
  who: string;
  chip: string;
}

export interface ChipReplaced {
  is: 'ChipReplaced';
  rule: string;
  who: string;
  door: string;
  chip: string;
}

export interface ChipRevealed {
  is: 'ChipRevealed';
  rule: string;
  door: string;
  chip: string;
}

export interface CodeRemoved {
  is: 'CodeRemoved';
  rule: string;
  symbols: string[];
}

export interface CreatureEntered {
  is: 'CreatureEntered';
  rule: string;
  creature: string;
  room: string;
}

export interface CreatureKilled {
  is: 'CreatureKilled';
  rule: string;
  creature: string;
}

export interface CreatureRegenerated {
  is: 'CreatureRegenerated';
  rule: string;
  creature: string;
}

export interface CubeGivenBack {
  is: 'CubeGivenBack';
  rule: string;
  who: string;
}

export interface DarknessAdvanced {
  is: 'DarknessAdvanced';
  rule: string;
  space: number;
}

export interface DefenceRolled {
  is: 'DefenceRolled';
  rule: string;
  room: string;
  dice: string[];
}

export interface DieCancelled {
  is: 'DieCancelled';
  rule: string;
  face: string;
}

export interface DirectionRolled {
  is: 'DirectionRolled';
  rule: string;
  direction: Side;
}

export interface DoorOpened {
  is: 'DoorOpened';
  rule: string;
  who: string;
  door: string;
  missing: number;
}

export interface EnemiesAttacked {
  is: 'EnemiesAttacked';
  rule: string;
  room: string;
  dice: string[];
}

export interface EnemyPushed {
  is: 'EnemyPushed';
  rule: string;
  from: string;
  to: string;
}

export interface Equipped {
  is: 'Equipped';
  rule: string;
  who: string;
  card: string;
}

export interface EscapeBegan {
  is: 'EscapeBegan';
  rule: string;
  needed: number;
}

export interface EscapeRolled {
  is: 'EscapeRolled';
  rule: string;
  who: string;
  dice: string[];
}

export interface EscapeRoundBegan {
  is: 'EscapeRoundBegan';
  rule: string;
  round: number;
}

export interface EventsAdvanced {
  is: 'EventsAdvanced';
  rule: string;
  space: EventSpace;
}

export interface ExperienceGained {
  is: 'ExperienceGained';
  rule: string;
  who: string;
  experience: number;
}

export interface FireBrokeOut {
  is: 'FireBrokeOut';
  rule: string;
  room: string;
}

export interface FireEnded {
  is: 'FireEnded';
  rule: string;
}

export interface FireMoved {
  is: 'FireMoved';
  rule: string;
  room: string;
}

export interface FirePutOut {
  is: 'FirePutOut';
  rule: string;
  who: string;
  room: string;
  burns: number;
}

export interface Frightened {
  is: 'Frightened';
  rule: string;
  who: string;
  to: string;
}

export interface FunctionUsed {
  is: 'FunctionUsed';
  rule: string;
  who: string;
  function: Icon;
}

export type Icon =
  | 'camera'
  | 'terminal'
  | 'firecontrol'
  | 'medical'
  | 'ammunition'
  | 'antidote'
  | 'cure'
  | 'reactor'
  | 'gas'
  | 'lurking'
  | 'barriers'
  | 'storage'
  | 'visibility'
  | 'start';

export interface Grabbed {
  is: 'Grabbed';
  rule: string;
  who: string;
}

export interface GroupActs {
  is: 'GroupActs';
  rule: string;
  members: string[];
}

export interface GroupsFormed {
  is: 'GroupsFormed';
  rule: string;
  groups: number;
}

export interface Healed {
  is: 'Healed';
  rule: string;
  who: string;
  health: number;
}

export interface HealthLost {
  is: 'HealthLost';
  rule: string;
  who: string;
  health: number;
}

export interface HelicopterMoved {
  is: 'HelicopterMoved';
  rule: string;
  who: string;
  room: string;
  side: Side;
}

export interface HelicopterPlaced {
  is: 'HelicopterPlaced';
  rule: string;
  room: string;
  side: Side;
}

export interface HordeMoved {
  is: 'HordeMoved';
  rule: string;
  from: string;
  to: string;
  zombies: number;
}

export interface LaboratoryOpened {
  is: 'LaboratoryOpened';
  rule: string;
}

export interface LurkerRolled {
  is: 'LurkerRolled';
  rule: string;
  room: string;
  dice: string[];
}

export interface Moved {
  is: 'Moved';
  rule: string;
  movers: string[];
  to: string;
}

export interface PointsGiven {
  is: 'PointsGiven';
  rule: string;
  from: string;
  to: string;
  points: number;
}

export interface PutAside {
  is: 'PutAside';
  rule: string;
  who: string;
  card: string;
}

export interface RadiationChecked {
  is: 'RadiationChecked';
  rule: string;
  who: string;
  dice: string[];
  contaminated: boolean;
}

export interface ReactorFed {
  is: 'ReactorFed';
  rule: string;
  who: string;
  chip: string;
}

export interface ReactorLeaked {
  is: 'ReactorLeaked';
  rule: string;
}

export interface ReactorOpened {
  is: 'ReactorOpened';
  rule: string;
}

export interface ReactorShutDown {
  is: 'ReactorShutDown';
  rule: string;
  who: string;
}

export interface ResultCancelled {
  is: 'ResultCancelled';
  rule: string;
  face: string;
}

export interface Retreated {
  is: 'Retreated';
  rule: string;
  who: string;
  to: string;
}

export interface RoundBegan {
  is: 'RoundBegan';
  rule: string;
  round: number;
}

export interface Searched {
  is: 'Searched';
  rule: string;
  who: string;
  room: string;
  dice: string[];
}

export interface Shifted {
  is: 'Shifted';
  rule: string;
}

export interface ShowdownBegan {
  is: 'ShowdownBegan';
  rule: string;
  bearer: string;
  nemesis: string;
}

export interface SkillBought {
  is: 'SkillBought';
  rule: string;
  who: string;
  skill: string;
}

export interface SkillGiven {
  is: 'SkillGiven';
  rule: string;
  who: string;
  skill: string;
}

export interface SkillLost {
  is: 'SkillLost';
  rule: string;
  who: string;
  skill: string;
}

export interface SkillUsed {
  is: 'SkillUsed';
  rule: string;
  who: string;
  skill: string;
}

export interface SpecialKilled {
  is: 'SpecialKilled';
  rule: string;
  kind: SpecialKind;
  room: string;
}

export type SpecialKind = 'disco_doll' | 'guts' | 'chunk' | 'tuff_guy';

export interface SpecialRevealed {
  is: 'SpecialRevealed';
  rule: string;
  kind: SpecialKind;
  room: string;
}

export interface SurvivorCured {
  is: 'SurvivorCured';
  rule: string;
  who: string;
}

export interface SurvivorEntered {
  is: 'SurvivorEntered';
  rule: string;
  who: string;
}

export interface SurvivorLost {
  is: 'SurvivorLost';
  rule: string;
  who: string;
}

export interface TerrorRolled {
  is: 'TerrorRolled';
  rule: string;
  face: string;
}

export interface TileCleaned {
  is: 'TileCleaned';
  rule: string;
  who: string;
  room: string;
}

export interface TileContaminated {
  is: 'TileContaminated';
  rule: string;
  room: string;
}

export interface TileDestroyed {
  is: 'TileDestroyed';
  rule: string;
  room: string;
}

export interface TileRolled {
  is: 'TileRolled';
  rule: string;
  row: number;
  column: number;
}

export interface TokenMoved {
  is: 'TokenMoved';
  rule: string;
  from: string;
  to: string;
}

export interface TokenPlaced {
  is: 'TokenPlaced';
  rule: string;
  room: string;
}

export interface TokenRevealed {
  is: 'TokenRevealed';
  rule: string;
  room: string;
  zombies: number;
}

export interface VictimAttacked {
  is: 'VictimAttacked';
  rule: string;
  room: string;
  dice: string[];
  defence: string[];
}

export interface VictimLed {
  is: 'VictimLed';
  rule: string;
  who: string;
  from: string;
  to: string;
}

export interface VictimLost {
  is: 'VictimLost';
  rule: string;
  room: string;
}

export interface VictimPlaced {
  is: 'VictimPlaced';
  rule: string;
  room: string;
}

export interface VictimSaved {
  is: 'VictimSaved';
  rule: string;
}

export interface VictimWounded {
  is: 'VictimWounded';
  rule: string;
  room: string;
}

export interface VirusAdvanced {
  is: 'VirusAdvanced';
  rule: string;
  who: string;
  step: number;
}

export interface ZombieStunned {
  is: 'ZombieStunned';
  rule: string;
  room: string;
}

export interface ZombiesBurnt {
  is: 'ZombiesBurnt';
  rule: string;
  room: string;
  zombies: number;
}

export interface ZombiesKilled {
  is: 'ZombiesKilled';
  rule: string;
  who: string;
  room: string;
  zombies: number;
}

export interface ZombiesPlaced {
  is: 'ZombiesPlaced';
  rule: string;
  room: string;
  zombies: number;
}

export interface Zombified {
  is: 'Zombified';
  rule: string;
  who: string;
  room: string;
}

export type DarkestEvent =
  | Attacked
  | BeastHit
  | BeastMoved
  | Bitten
  | Boarded
  | BrokeFree
  | BurnAdded
  | CameraChecked
  | CameraRemoved
  | CardFound
  | CardGiven
  | CardLost
  | CardUsed
  | ChipGiven
  | ChipInserted
  | ChipReplaced
  | ChipRevealed
  | CodeRemoved
  | CreatureEntered
  | CreatureKilled
  | CreatureRegenerated
  | CubeGivenBack
  | DarknessAdvanced
  | DefenceRolled
  | DieCancelled
  | DirectionRolled
  | DoorOpened
  | EnemiesAttacked
  | EnemyPushed
  | Equipped
  | EscapeBegan
  | EscapeRolled
  | EscapeRoundBegan
  | EventsAdvanced
  | ExperienceGained
  | FireBrokeOut
  | FireEnded
  | FireMoved
  | FirePutOut
  | Frightened
  | FunctionUsed
  | Grabbed
  | GroupActs
  | GroupsFormed
  | Healed
  | HealthLost
  | HelicopterMoved
  | HelicopterPlaced
  | HordeMoved
  | LaboratoryOpened
  | LurkerRolled
  | Moved
  | PointsGiven
  | PutAside
  | RadiationChecked
  | ReactorFed
  | ReactorLeaked
  | ReactorOpened
  | ReactorShutDown
  | ResultCancelled
  | Retreated
  | RoundBegan
  | Searched
  | Shifted
  | ShowdownBegan
  | SkillBought
  | SkillGiven
  | SkillLost
  | SkillUsed
  | SpecialKilled
  | SpecialRevealed
  | SurvivorCured
  | SurvivorEntered
  | SurvivorLost
  | TerrorRolled
  | TileCleaned
  | TileContaminated
  | TileDestroyed
  | TileRolled
  | TokenMoved
  | TokenPlaced
  | TokenRevealed
  | VictimAttacked
  | VictimLed
  | VictimLost
  | VictimPlaced
  | VictimSaved
  | VictimWounded
  | VirusAdvanced
  | ZombieStunned
  | ZombiesBurnt
  | ZombiesKilled
  | ZombiesPlaced
  | Zombified;

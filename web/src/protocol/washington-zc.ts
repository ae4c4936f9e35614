// Generated from the Java records; `./redoubt test -Dprotocol=write` writes it anew.

export interface ClockView {
  is: 'ClockView';
  hour: number;
  isNight: boolean;
  turnsAt: number;
  roundsLeft: number;
}

export interface FallenView {
  is: 'FallenView';
  all: OneView[];
}

export interface OneView {
  survivor: string;
  zone: string;
  round: number;
  fate: Fate;
  roundsLeft: number;
}

export type Fate = 'lying' | 'picked_up' | 'dead';

export interface LightsView {
  is: 'LightsView';
  lit: string[];
  seen: string[];
  beams: BeamView[];
  watchers: WatcherView[];
}

export interface BeamView {
  owner: string;
  towards: string;
}

export interface WatcherView {
  zone: string;
  sees: string;
}

export interface LinkView {
  is: 'LinkView';
  kind: string;
  one: string;
  other: string;
  more: number;
}

export type SecondEditionExhibit = ClockView | FallenView | LightsView | LinkView;

export type SecondEditionAction = 'Crate' | 'Door';

export type SecondEditionOption =
  | 'AbominationNotes.ReadAhead'
  | 'AimLight.Aim'
  | 'AssignCards.Assign'
  | 'Barricade.Lift'
  | 'BonusActions.SpendBonusAction'
  | 'BorrowSkill.Borrow'
  | 'BreachingRounds.Load'
  | 'BreachingRounds.TakeRound'
  | 'CardWork.WorkOn'
  | 'ChooseAmmunition.Ammunition'
  | 'ChooseBranch.Branch'
  | 'ChooseCard.Pick'
  | 'ChooseDoor.Pick'
  | 'ChooseLeader.Leads'
  | 'ChooseReward.BonusAction'
  | 'ChooseReward.CampaignSkill'
  | 'ChooseSuccessor.Successor'
  | 'ChooseToDiscard.Give'
  | 'ChooseToHeal.Patient'
  | 'Companions.Rally'
  | 'Crates.Open'
  | 'Evacuees.SendOff'
  | 'KeepOne.Keep'
  | 'KidsSlip.Slip'
  | 'KnockOut.PickUp'
  | 'LightOption'
  | 'Link.GoThrough'
  | 'LookOrNot.Glance'
  | 'NameSpawn.Skip'
  | 'PeekAtCard.Peek'
  | 'PlaceOutside.In'
  | 'PutBack.Where'
  | 'SearchByLight'
  | 'Settle.Way'
  | 'ShootByLight'
  | 'TankGun.Fire'
  | 'Things.PickUp'
  | 'TreatOne.Treat';

export interface AchievementWritten {
  is: 'AchievementWritten';
  rule: string;
  survivor: string;
  achievement: string;
}

export interface BarricadeLifted {
  is: 'BarricadeLifted';
  rule: string;
  survivor: string;
  missing: number;
}

export interface BonusActionGained {
  is: 'BonusActionGained';
  rule: string;
  survivor: string;
  pool: number;
}

export interface BonusActionSpent {
  is: 'BonusActionSpent';
  rule: string;
  survivor: string;
  left: number;
}

export interface BuildingUnlocked {
  is: 'BuildingUnlocked';
  rule: string;
  zone: string;
  doors: number;
}

export interface CampaignEnded {
  is: 'CampaignEnded';
  rule: string;
  points: number;
  ending: string;
}

export interface CampaignLost {
  is: 'CampaignLost';
  rule: string;
}

export interface CampaignSkillGained {
  is: 'CampaignSkillGained';
  rule: string;
  survivor: string;
  skill: string;
}

export interface CardPeekedAt {
  is: 'CardPeekedAt';
  rule: string;
  card: string;
  zone: string;
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

export interface CardsLookedAt {
  is: 'CardsLookedAt';
  rule: string;
  survivor: string;
  cards: string[];
}

export interface CocktailRolled {
  is: 'CocktailRolled';
  rule: string;
  survivor: string;
  die: number;
  isKept: boolean;
}

export interface CompanionFollowed {
  is: 'CompanionFollowed';
  rule: string;
  survivor: string;
  ally: string;
  zone: string;
}

export interface CompanionLeft {
  is: 'CompanionLeft';
  rule: string;
  survivor: string;
  ally: string;
  zone: string;
}

export interface CompanionLeftAlone {
  is: 'CompanionLeftAlone';
  rule: string;
  ally: string;
  zone: string;
}

export interface CompanionMet {
  is: 'CompanionMet';
  rule: string;
  ally: string;
  zone: string;
}

export interface CompanionRallied {
  is: 'CompanionRallied';
  rule: string;
  survivor: string;
  ally: string;
  zone: string;
}

export interface CrateCarried {
  is: 'CrateCarried';
  rule: string;
  from: string;
  to: string;
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

export interface EvacueesLost {
  is: 'EvacueesLost';
  rule: string;
  zone: string;
  people: number;
}

export interface EvacueesSaved {
  is: 'EvacueesSaved';
  rule: string;
  survivor: string;
  people: number;
  safe: number;
}

export interface ExitOpened {
  is: 'ExitOpened';
  rule: string;
  zone: string;
}

export interface ExperienceGained {
  is: 'ExperienceGained';
  rule: string;
  survivor: string;
  points: number;
}

export interface ExperienceMarked {
  is: 'ExperienceMarked';
  rule: string;
  survivor: string;
  experience: number;
}

export interface GunFired {
  is: 'GunFired';
  rule: string;
  survivor: string;
  zone: string;
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

export interface LampsLit {
  is: 'LampsLit';
  rule: string;
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

export interface RoundLoaded {
  is: 'RoundLoaded';
  rule: string;
  survivor: string;
}

export interface SearchlightPutOut {
  is: 'SearchlightPutOut';
  rule: string;
  zone: string;
}

export interface SkillBorrowed {
  is: 'SkillBorrowed';
  rule: string;
  survivor: string;
  skill: string;
}

export interface SpawnResumed {
  is: 'SpawnResumed';
  rule: string;
  spawn: string;
  zone: string;
}

export interface SpawnSkipped {
  is: 'SpawnSkipped';
  rule: string;
  spawn: string;
  zone: string;
  steps: number;
}

export interface SpawnWoken {
  is: 'SpawnWoken';
  rule: string;
  colour: string;
  zone: string;
}

export interface SpawnZoneAdded {
  is: 'SpawnZoneAdded';
  rule: string;
  spawn: string;
  zone: string;
}

export interface SuccessorChosen {
  is: 'SuccessorChosen';
  rule: string;
  survivor: string;
  successor: string;
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

export interface SurvivorStrengthened {
  is: 'SurvivorStrengthened';
  rule: string;
  survivor: string;
  until: number;
}

export interface TeamSettled {
  is: 'TeamSettled';
  rule: string;
  card: string;
}

export interface ThingPutDown {
  is: 'ThingPutDown';
  rule: string;
  survivor: string;
  thing: string;
  zone: string;
}

export interface ThingTaken {
  is: 'ThingTaken';
  rule: string;
  survivor: string;
  thing: string;
  zone: string;
}

export interface TopCardBuried {
  is: 'TopCardBuried';
  rule: string;
  card: string;
}

export interface TopCardSeen {
  is: 'TopCardSeen';
  rule: string;
  card: string;
}

export interface TunnelKnown {
  is: 'TunnelKnown';
  rule: string;
  one: string;
  other: string;
}

export interface WorkDone {
  is: 'WorkDone';
  rule: string;
  survivor: string;
  card: string;
  done: number;
  steps: number;
}

export type SecondEditionEvent =
  | AchievementWritten
  | BarricadeLifted
  | BonusActionGained
  | BonusActionSpent
  | BuildingUnlocked
  | CampaignEnded
  | CampaignLost
  | CampaignSkillGained
  | CardPeekedAt
  | CardRead
  | CardReturned
  | CardRevealed
  | CardStays
  | CardsLookedAt
  | CocktailRolled
  | CompanionFollowed
  | CompanionLeft
  | CompanionLeftAlone
  | CompanionMet
  | CompanionRallied
  | CrateCarried
  | CrateOpened
  | DayBroke
  | DoorsUnlocked
  | EvacueesLost
  | EvacueesSaved
  | ExitOpened
  | ExperienceGained
  | ExperienceMarked
  | GunFired
  | HourStruck
  | KeywordFound
  | LampsLit
  | LightAimed
  | LightSeen
  | LightWentOut
  | NightFell
  | NoisePut
  | NoteRead
  | RoundLoaded
  | SearchlightPutOut
  | SkillBorrowed
  | SpawnResumed
  | SpawnSkipped
  | SpawnWoken
  | SpawnZoneAdded
  | SuccessorChosen
  | SurvivorDied
  | SurvivorKnockedOut
  | SurvivorPickedUp
  | SurvivorSaved
  | SurvivorStrengthened
  | TeamSettled
  | ThingPutDown
  | ThingTaken
  | TopCardBuried
  | TopCardSeen
  | TunnelKnown
  | WorkDone;

// Generated from the Java records; `./redoubt test -Dprotocol=write` writes it anew.

export const PROTOCOL_VERSION = 1;

export type ClientMessage = Hello | Choose | LetBotAct | Undo | AnswerUndo | Point | React | Say;

export interface Hello {
  is: 'Hello';
  id: number;
  version: number;
  table: string;
  token: string;
  seen: number;
}

export interface Choose {
  is: 'Choose';
  id: number;
  step: number;
  seat: number;
  key: string;
}

export interface LetBotAct {
  is: 'LetBotAct';
  id: number;
  step: number;
  seat: number;
}

export interface Undo {
  is: 'Undo';
  id: number;
  step: number;
}

export interface AnswerUndo {
  is: 'AnswerUndo';
  id: number;
  step: number;
  isAgreed: boolean;
}

export interface Point {
  is: 'Point';
  id: number;
  place: string;
  piece: string;
}

export interface React {
  is: 'React';
  id: number;
  reaction: Reaction;
}

export type Reaction = 'here' | 'wait' | 'mine' | 'help' | 'well_done' | 'you_choose';

export interface Say {
  is: 'Say';
  id: number;
  text: string;
}

export type TableMessage =
  | Welcome
  | Moved
  | Undone
  | Seated
  | Switched
  | UndoProposed
  | UndoDropped
  | Continued
  | SequelBegun
  | ReadAgain
  | Pointed
  | Said
  | Talk
  | Refused;

export interface Welcome {
  is: 'Welcome';
  version: number;
  table: TableCard;
  you: You;
  moment: Moment;
  missed: Happening[];
  untold: number;
  timeline: Timeline;
}

export interface TableCard {
  id: string;
  game: string;
  mission: string;
  title: string;
  settings: SettingLine[];
  engine: string;
  making: Making;
  created: string;
  round: number;
  choices: number;
  verdict?: Verdict;
  parting?: PartingCard;
  unverified?: number;
  continued?: string;
  campaign?: CampaignPlace;
  followed?: string;
  archived?: string;
  off: HostSwitch[];
  seats: SeatCard[];
}

export interface SettingLine {
  name: string;
  values: string[];
}

export type Making = 'same' | 'other_content' | 'other_version' | 'unknown';

export interface Verdict {
  isWon: boolean;
  rule: string;
}

export interface PartingCard {
  agreed: number;
  round: number;
  choice: number;
  rule: string;
  refused?: string;
}

export interface CampaignPlace {
  id: string;
  title: string;
  number: number;
  missions: number;
}

export type HostSwitch = 'weighing' | 'chat' | 'quiet_guests';

export interface SeatCard {
  seat: number;
  holder: Holder;
  name: string;
  isHere: boolean;
  bot?: string;
  orders: OrderCard[];
}

export type Holder = 'open' | 'person' | 'bot';

export interface OrderCard {
  seat: number;
  kind: string;
  about: MarkCard[];
}

export interface MarkCard {
  kind: string;
  id: string;
}

export interface You {
  name: string;
  seats: number[];
  invite?: string;
  watch?: string;
  isHost: boolean;
}

export interface Moment {
  view: unknown;
  situation: Situation;
}

export interface Situation {
  step: number;
  choices: number;
  round: number;
  question?: Question;
  verdict?: Verdict;
  extras: Extra[];
  undo: UndoKind;
  aims: AimCard[];
}

export interface Question {
  name: string;
  rule: string;
  seats: number[];
  about: MarkCard[];
  options: OptionCard[];
  obstacles: ObstacleCard[];
}

export interface OptionCard {
  key: string;
  name: string;
  about: MarkCard[];
  hasOdds: boolean;
  owners?: number[];
  warning?: string;
}

export interface ObstacleCard {
  action: string;
  reason: string;
  rule: string;
}

export interface Extra {
  seat: number;
  option: OptionCard;
}

export type UndoKind = 'none' | 'free' | 'asks';

export interface AimCard {
  name: string;
  kind: AimKind;
  done: number;
  of: number;
  about: MarkCard[];
  nearest?: NearestCard;
}

export type AimKind = 'win' | 'part' | 'keep';

export interface NearestCard {
  who: string;
  place: string;
  steps: number;
}

export interface Happening {
  step: number;
  choices: number;
  round: number;
  by: string;
  seat: number;
  key: string;
  events: unknown[];
  reason?: ReasonCard;
}

export interface ReasonCard {
  name: string;
  about: MarkCard[];
}

export interface Timeline {
  rounds: RoundCard[];
}

export interface RoundCard {
  round: number;
  choices: number;
}

export interface Moved {
  is: 'Moved';
  happening: Happening;
  patch: unknown;
  situation: NextSituation;
}

export interface NextSituation {
  step: number;
  choices: number;
  round: number;
  question?: Question;
  verdict?: Verdict;
  extras?: Extra[];
  undo: UndoKind;
  aims?: AimCard[];
}

export interface Undone {
  is: 'Undone';
  step: number;
  by: string;
  moment: Moment;
}

export interface Seated {
  is: 'Seated';
  seats: SeatCard[];
}

export interface Switched {
  is: 'Switched';
  off: HostSwitch[];
}

export interface UndoProposed {
  is: 'UndoProposed';
  step: number;
  by: string;
  waitingFor: string[];
}

export interface UndoDropped {
  is: 'UndoDropped';
  step: number;
  by: string;
}

export interface Continued {
  is: 'Continued';
  table: string;
}

export interface SequelBegun {
  is: 'SequelBegun';
  table: string;
  situation: Situation;
}

export interface ReadAgain {
  is: 'ReadAgain';
  step: number;
}

export interface Pointed {
  is: 'Pointed';
  by: Speaker;
  place: string;
  piece: string;
}

export interface Speaker {
  name: string;
  seat: number;
}

export interface Said {
  is: 'Said';
  saying: Saying;
}

export interface Saying {
  number: number;
  by: Speaker;
  reaction?: Reaction;
  text: string;
}

export interface Talk {
  is: 'Talk';
  said: Saying[];
}

export interface Refused {
  is: 'Refused';
  id: number;
  code: Fault;
  reason: string;
  rule: string;
}

export type Fault =
  | 'malformed'
  | 'wrong'
  | 'unauthorized'
  | 'forbidden'
  | 'origin'
  | 'unknown'
  | 'method'
  | 'late'
  | 'stale'
  | 'not_offered'
  | 'read_only'
  | 'unreadable'
  | 'oversized'
  | 'rate'
  | 'broken'
  | 'failed'
  | 'closing';

export interface AnswerUndoCall {
  step: number;
  isAgreed: boolean;
}

export interface Attempt {
  table: string;
  verdict?: Verdict;
  round: number;
  choices: number;
  created: string;
}

export interface Branch {
  table: string;
  before: string;
  mission: string;
  verdict?: Verdict;
}

export interface BranchOff {
  before: string;
}

export interface BringJournal {
  text: string;
  name: string;
}

export interface CampaignLine {
  id: string;
  title: string;
  missions: string[];
}

export interface CampaignPage {
  game: string;
  campaign: string;
  title: string;
  road: Stop[];
  last: string;
  next?: NextMission;
  view: CampaignView;
  seats: SeatCard[];
  branches: Branch[];
}

export interface Stop {
  mission: string;
  title: string;
  attempts: Attempt[];
}

export interface NextMission {
  mission: string;
  number: number;
  isAgain: boolean;
}

export interface CampaignView {
  sheets: Sheet[];
  found: Found[];
  fallen: Fallen[];
  changes: Mark[];
}

export interface Sheet {
  who: Mark;
  follows?: Mark;
  seat: number;
  lines: Line[];
}

export interface Mark {
  kind: string;
  id: string;
}

export type Line = Track | Things;

export interface Track {
  is: 'Track';
  name: string;
  value: number;
  most: number;
  milestones: number[];
}

export interface Things {
  is: 'Things';
  name: string;
  things: Mark[];
  numbers: number[];
}

export interface Found {
  what: Mark;
  mission: string;
  matters: string[];
}

export interface Fallen {
  who: Mark;
  mission: string;
  round: number;
  rule: string;
}

export interface CertificateLine {
  bot: string;
  won: number;
  games: number;
  low: number;
  high: number;
  settings: string;
  day: string;
  isOld: boolean;
}

export interface ChooseCall {
  step: number;
  seat: number;
  key: string;
}

export interface Continuation {
  table: string;
}

export interface FindTables {
  keys: TableKey[];
}

export interface TableKey {
  table: string;
  token: string;
}

export interface Frame {
  moment: Moment;
  happening: Happening;
}

export interface GameCard {
  id: string;
  title: string;
  missions: MissionLine[];
}

export interface MissionLine {
  id: string;
  title: string;
  difficulty: string;
  length: string;
  suggested: SettingLine[];
  certificate?: CertificateLine;
}

export interface GameSheet {
  id: string;
  title: string;
  missions: MissionLine[];
  settings: SettingLimits[];
  campaigns: CampaignLine[];
  switches: SwitchLine[];
  catalogue?: unknown;
}

export interface SettingLimits {
  name: string;
  values: string[];
  least: number;
  most: number;
  suggested: string[];
}

export interface SwitchLine {
  rule: string;
  other: string;
}

export interface GiveOrder {
  order: OrderCard;
  isGiven: boolean;
}

export interface LeaveSeat {
  seat: number;
}

export interface LendSeat {
  seat: number;
  bot: string;
}

export interface LetBotActCall {
  step: number;
  seat: number;
}

export interface NewTable {
  game: string;
  mission: string;
  seats: Sitter[];
  settings: SettingLine[];
  name: string;
  seed?: number;
  isDiceTold: boolean;
  areCardsTold?: boolean;
}

export type Sitter = 'open' | 'me' | 'bot';

export interface Opened {
  table: string;
  token: string;
  invite: string;
  watch: string;
}

export interface OrderList {
  orders: OrderCard[];
}

export interface PlayPage {
  game: string;
  language: string;
  title: string;
  parts: PlayPart[];
}

export interface PlayPart {
  title: string;
  picture?: string;
  text: string;
  rules: string[];
}

export interface Preview {
  view: unknown;
}

export interface Reach {
  origins: string[];
  hosts: string[];
}

export interface Reached {
  step: number;
  isProposed: boolean;
}

export interface Refusal {
  code: Fault;
  reason: string;
  rule: string;
  about: MarkCard[];
}

export interface ReportProblem {
  note: string;
}

export interface Reported {
  id: string;
}

export interface RuleEntry {
  id: string;
  game: string;
  chapter: string;
  language: string;
  text: string;
  source: string;
}

export interface Story {
  done: number;
  of: number;
  isInformed: boolean;
  line?: StoryLine;
}

export interface StoryLine {
  points: StoryPoint[];
  end: number;
  choices: number;
  luck: number;
  turns: Turn[];
}

export interface StoryPoint {
  at: number;
  chance: number;
  error: number;
}

export interface Turn {
  at: number;
  round: number;
  before: number;
  after: number;
  choice: number;
  luck: number;
  options: WeighedOption[];
}

export interface WeighedOption {
  key: string;
  name: string;
  about: MarkCard[];
  chance?: number;
  error?: number;
  samples: number;
  reason?: ReasonCard;
}

export interface TableList {
  tables: TableSummary[];
}

export interface TableSummary {
  id: string;
  game: string;
  mission: string;
  title: string;
  created: string;
  played: string;
  round: number;
  verdict?: Verdict;
  continued?: string;
  campaign?: CampaignPlace;
  followed?: string;
  archived?: string;
  people: string[];
  bots: number;
  open: number;
}

export interface TakeSeat {
  invite: string;
  seat: number;
  name: string;
}

export interface Taken {
  token: string;
  seat: number;
}

export interface TurnSwitch {
  what: HostSwitch;
  isOn: boolean;
}

export interface UndoCall {
  step: number;
}

export interface WayList {
  ways: Way[];
}

export interface Way {
  who: string;
  legs: Leg[];
}

export interface Leg {
  keys: string[];
  place: string;
  cost: number;
  isLast: boolean;
  perils: Peril[];
}

export interface Peril {
  name: string;
  about: Mark[];
}

export interface Weighing {
  step: number;
  isInformed: boolean;
  options: WeighedOption[];
}

// What a person at the table looks at and has in hand: the chosen action, a zone, an option, an earlier moment.
import type { Look, People, Sight } from '../board/look';
import { letterOf, type Expected } from '../board/standing';
import type { Game } from '../games';
import { t } from '../i18n/index.svelte';
import { NOWHERE, placesOf, type Place } from '../i18n/places';
import { setPlaces } from '../i18n/places.svelte';
import { Watch } from '../moments/watch.svelte';
import { optionText } from '../i18n/wording';
import type { Frame, GameSheet, Happening, OptionCard, Question, Situation, UndoKind, Way } from '../protocol/messages';
import type { TableStore } from '../wire/table.svelte';
import type { Walk } from '../board/way';
import { anyOf, fairChance, padOf, type Pad } from '../pad/pad';
import { isSmall } from '../pages/screen';
import { settings } from '../settings/settings.svelte';
import { farPlaces, feeText, wayTo } from '../walk/walk';
import { bar } from './dock/bar';
import { PLAIN, type Habits } from './habits';
import { DARK, lampOf, type Lamp } from './lamp';
import {
  actionGroups,
  boardMarks,
  isAction,
  optionsAt,
  optionsOf,
  seatFor,
  waitingBots,
  type ActionGroup,
  type Person,
  type ZoneMark,
} from './options';
import { sitesOf } from './sites';
import { waitingFor } from './words';

export type Reading = 'keys' | 'menu' | 'sheets' | '';

/** A part of a round, as the top bar shows it. */
export interface Phase {
  id: string;
  label: string;
  isNow: boolean;
}

/** A table on the desk of one person, with the view of its game as {@code V}; a family extends it by what its people have in hand. */
export class Desk<V = unknown> {
  sheet = $state.raw<GameSheet>();
  group = $state('');
  zone = $state('');
  /** The option pointed at. */
  considered = $state.raw<OptionCard>();
  /** What a line, an answer or an entry speaks of, to be lit on the board. */
  lamp = $state.raw<Lamp>(DARK);
  /** What the guide speaks of, lit while nothing else is. */
  lesson = $state.raw<Lamp>(DARK);
  isLegendOpen = $state(false);
  /** How often the guide was asked for. */
  guideAsked = $state(0);
  /** On a phone: the option weighed before it is sent. */
  weighed = $state.raw<OptionCard>();
  /** The option chosen in spite of its warning if it is chosen again. */
  warned = $state.raw<OptionCard>();
  frame = $state.raw<Frame>();
  reading = $state<Reading>('');
  isOpen = $state(false);
  /** How many answers the list hides until it is scrolled. */
  below = $state(0);
  /** On a phone: the panel that lies over the board. */
  panel = $state<'team' | 'log' | ''>('');
  /** The odds that were asked for, by the keys of their options; what they say is the game's. */
  odds = $state.raw<Readonly<Record<string, unknown>>>({});
  /** How what happens is shown to this person. */
  readonly watch: Watch;
  readonly habits: Habits = PLAIN;
  /** Where people can walk to from where they are, as the table tells. */
  ways = $state.raw<readonly Way[]>([]);
  /** The walk that is weighed. */
  walk = $state.raw<Way>();
  /** Dice that were rolled on a real table and are still to be told, or the card that was drawn there. */
  told = $state.raw<readonly OptionCard[]>([]);
  /** Choices that follow the one just sent, each found when the table has taken the one before. */
  #row: readonly (() => OptionCard | undefined)[] = $state.raw([]);
  #awaited = '';
  /** A picture for an answer, and a line below its words. */
  readonly pictureOf: (option: OptionCard) => SVGElement | undefined = () => undefined;
  readonly lineOf: (option: OptionCard) => string = () => '';
  /** The kind under which a card is looked for on the pad. */
  readonly kindOf: (option: OptionCard) => string = () => '';
  /** A sentence on the whole game, before the rule that decided it. */
  readonly endText: (happenings: readonly Happening[]) => string = () =>
    t('table.endText', { choices: this.table.situation?.choices ?? 0 });
  #step = -1;
  #places: ReadonlyMap<string, Place> = NOWHERE;

  constructor(
    readonly table: TableStore<V>,
    readonly game: Game,
  ) {
    this.watch = new Watch(game);
  }

  get look(): Look {
    return this.game.look;
  }

  /** The view on the board: an earlier moment, or the table as it is. */
  get view(): V | undefined {
    return (this.frame?.moment.view as V | undefined) ?? this.table.view;
  }

  get sight(): Sight | undefined {
    return this.view === undefined ? undefined : this.look.sight(this.view);
  }

  get situation(): Situation | undefined {
    return this.frame?.moment.situation ?? this.table.situation;
  }

  get question(): Question | undefined {
    return this.situation?.question;
  }

  /** Names the places of the board as it was laid, and later those that have come to it; they never change. */
  async namePlaces(): Promise<void> {
    const first = this.table.situation?.choices ? await this.table.frame(0) : undefined;
    const laid = first?.isGranted ? (first.value.moment.view as V) : this.table.view;
    for (const view of [laid, this.table.view]) {
      const sight = view === undefined ? undefined : this.look.sight(view);
      if (sight) this.#places = placesOf(sitesOf(sight, this.look), this.#places);
    }
    setPlaces(this.#places);
  }

  /** Whether the board has a place without a name. */
  get hasNewPlace(): boolean {
    return (this.sight?.board.zones ?? []).some(zone => !this.#places.has(zone.name));
  }

  /** Everybody who takes part. */
  get people(): readonly Person[] {
    return [];
  }

  /** Their faces: no letter and no colour twice. */
  get portraits(): People {
    return this.look.people(
      this.people.map(one => one.name),
      this.view,
    );
  }

  /** The parts of a round, if the game has any. */
  get phases(): Phase[] {
    return [];
  }

  /** Whether this person may answer now. */
  get isAsked(): boolean {
    return !this.frame && !this.table.isClosed && this.table.mySeatsAsked.length > 0;
  }

  get seat(): number | undefined {
    return this.question && seatFor(this.question, this.table.you.seats, this.people);
  }

  get options(): OptionCard[] {
    return this.isAsked && this.question ? optionsOf(this.question, this.table.you.seats) : [];
  }

  /** What is asked of me and others too, but for others to choose. */
  get others(): OptionCard[] {
    const mine = this.options;
    return this.isAsked ? (this.question?.options ?? []).filter(option => !mine.includes(option)) : [];
  }

  /** The seats of bots that this person may let act. */
  get waitingBots(): number[] {
    if (this.frame || this.table.isClosed || this.table.isSpectator || !this.question) return [];
    return waitingBots(this.question, this.table.seats);
  }

  /** What this person may do at any time. */
  get extras(): OptionCard[] {
    if (this.frame || this.table.isClosed) return [];
    const mine = this.table.you.seats;
    return (this.table.situation?.extras ?? []).filter(one => mine.includes(one.seat)).map(one => one.option);
  }

  /** Those that nothing else on the page stands for. */
  get looseExtras(): OptionCard[] {
    return this.extras;
  }

  /** What such an option is called; where seats have no people, it says for which of several seats it is. */
  extraText(option: OptionCard): string {
    const seat = this.table.situation?.extras.find(one => one.option === option)?.seat;
    const isPlain = this.people.length > 0 || this.table.you.seats.length < 2;
    return isPlain ? optionText(option) : `${optionText(option)} · ${t('table.seatNumber', { seat })}`;
  }

  get groups(): ActionGroup[] {
    return actionGroups(this.options, this.habits);
  }

  /** The options that count while an action is chosen on the bar: its own, else all. */
  get pool(): OptionCard[] {
    return this.groups.find(one => one.id === this.group)?.options ?? this.options;
  }

  /** What people have to tell of their own dice and cards, if that is asked. */
  get pad(): Pad | undefined {
    return this.isAsked ? padOf(this.question, this.options) : undefined;
  }

  /** What is answered by buttons in the question. */
  get answers(): OptionCard[] {
    if (this.pad) return [];
    if (this.zone) return this.#attacksFirst(optionsAt(this.pool, this.zone));
    if (this.group) return this.pool;
    return this.options.filter(option => !isAction(option));
  }

  /** A step into a zone is never in the way of a blow at it. */
  #attacksFirst(options: readonly OptionCard[]): OptionCard[] {
    const rank = (option: OptionCard) => ['attack', 'other', 'question', 'move'].indexOf(this.habits.lightOf(option));
    return options.toSorted((a, b) => rank(a) - rank(b));
  }

  /** What the keys 1 to 9 answer. */
  get numbered(): OptionCard[] {
    return this.answers;
  }

  /** The key of a number: a die that shows it, or an answer. Says whether it did something. */
  pressNumber(index: number): boolean {
    const face = this.pad?.is === 'dice' ? this.pad.faces[index] : undefined;
    const option = this.numbered[index];
    if (face) this.tell(face);
    else if (option) this.choose(option);
    return face !== undefined || option !== undefined;
  }

  /** Whether the question comes between what a person was about to do. */
  get isUrgent(): boolean {
    return false;
  }

  /** What is said below the question. */
  get note(): string {
    if (!this.question) return '';
    if (!this.isAsked) return t('table.waitingFor', { names: waitingFor(this) });
    if (this.table.pending) return t('table.sent');
    if (this.pad) return padNote(this.pad);
    if (this.zone) return t('table.severalHere', { zone: this.zone });
    const lit = this.marks.some(mark => mark.is !== 'active') ? t('table.litZones') : '';
    return [this.#whose, this.remark, lit].filter(Boolean).join(' ');
  }

  /** For whom a person with several seats answers. */
  get #whose(): string {
    if (this.table.you.seats.length < 2) return '';
    const mine = this.people.filter(one => one.seat === this.seat).map(one => one.name);
    if (mine.length === 0) return t('table.answersForSeat', { seat: this.seat });
    return t('table.answersFor', { names: mine.join(', ') });
  }

  /** What the game adds to that. */
  protected get remark(): string {
    return '';
  }

  /** What it takes to undo, and whether this person may now. */
  get undo(): UndoKind {
    const told = this.table.situation?.undo ?? 'none';
    return told === 'asks' && this.isAlone ? 'free' : told;
  }

  /** Whether no other person has a seat, so that nobody needs to be asked. */
  get isAlone(): boolean {
    const { seats, you } = this.table;
    return seats.every(({ seat, holder }) => you.seats.includes(seat) || holder !== 'person');
  }

  get canUndo(): boolean {
    return this.undo !== 'none' && !this.frame && !this.table.isSpectator && this.table.proposal === undefined;
  }

  get marks(): ZoneMark[] {
    const lit = boardMarks(this.pool, this.habits, this.question?.about);
    const far = farPlaces(this.ways).filter(zone => !lit.some(mark => mark.zone === zone) && this.wayTo(zone));
    return [...lit, ...far.map((zone): ZoneMark => ({ zone, is: 'far' }))];
  }

  /** The walk that is weighed, for the board: from where its first step is taken. */
  get walkShown(): Walk | undefined {
    const way = this.walk;
    const from = way && this.placeOf(way.who);
    if (!way || from === undefined) return undefined;
    const steps = way.legs.map(leg => ({ place: leg.place, label: feeText(leg), isPeril: leg.perils.length > 0 }));
    return { from, steps };
  }

  /** Where somebody stands. */
  protected placeOf(who: string): string | undefined {
    void who;
    return undefined;
  }

  /** What the board shows of things to come, and the letter of the one that is pointed at. */
  get expected(): readonly Expected[] {
    return [];
  }

  get pickedLetter(): string | undefined {
    return undefined;
  }

  /** What else than a question the dock is for, as a class of its look. */
  get dockClass(): string {
    return '';
  }

  get isWeighing(): boolean {
    return this.weighed !== undefined || (this.walk !== undefined && isSmall());
  }

  /** Keys of this game alone, each with the key of the message that says what it does. */
  get ownKeys(): [string, string][] {
    return [];
  }

  /** Everything a change of the table makes void. */
  settle(): void {
    const step = this.table.situation?.step ?? -1;
    if (step === this.#step) return;
    this.#step = step;
    this.letGo();
    this.odds = {};
    this.ways = [];
    this.renewed();
    this.#goOn();
    if (!this.table.pending && !this.#decideMinor()) void this.#lookAround();
  }

  /** Whether somebody may take a step now. */
  get #canWalk(): boolean {
    return this.options.some(option => this.habits.lightOf(option) === 'move');
  }

  async #lookAround(): Promise<void> {
    if (!this.#canWalk) return;
    const step = this.#step;
    const answer = await this.table.ways();
    if (answer.isGranted && step === this.#step) this.ways = answer.value.ways;
  }

  /** The way of whoever is meant to a place that no option of this question leads to. */
  wayTo(zone: string): Way | undefined {
    const isStep = this.pool.some(option => this.habits.lightOf(option) === 'move');
    const way = isStep && optionsAt(this.pool, zone).length === 0 ? wayTo(this.ways, zone, this.walker) : undefined;
    return way && this.options.some(option => option.key === way.legs[0]?.key) ? way : undefined;
  }

  /** Who walks, if several people may. */
  protected get walker(): string | undefined {
    return undefined;
  }

  /** Takes a walk step by step, each an ordinary choice; it stops where anything but the next step comes. */
  go(way: Way): void {
    this.inARow(
      way.legs.map(({ key }, i) => () => {
        const isQuiet = i === 0 || this.table.situation?.undo === 'free';
        return isQuiet ? this.options.find(option => option.key === key) : undefined;
      }),
    );
  }

  /** Leaves a question on which little hangs to the table, if this person likes it so and nobody else is asked. */
  #decideMinor(): boolean {
    const question = this.question;
    if (!question || !this.isAsked || !settings().decide || this.frame) return false;
    if (!question.about.some(mark => mark.kind === 'minor')) return false;
    const others = this.table.seats.filter(one => question.seats.includes(one.seat) && one.holder === 'person');
    if (others.some(one => one.isHere && !this.table.you.seats.includes(one.seat))) return false;
    const option = this.options[(this.table.situation?.step ?? 0) % this.options.length];
    if (option) this.choose(option);
    return option !== undefined;
  }

  /** Sends choices one after the other; whatever comes between them ends the row. */
  inARow(choices: readonly (() => OptionCard | undefined)[]): void {
    const [first, ...rest] = choices;
    const option = first?.();
    if (!option) return;
    this.choose(option);
    if (this.table.pending !== option.key) return;
    this.#awaited = option.key;
    this.#row = rest;
  }

  get isInARow(): boolean {
    return this.#row.length > 0;
  }

  /** The next choice of the row, if the last thing that happened is the choice before it. */
  #goOn(): void {
    const row = this.#row;
    this.#row = [];
    if (row.length > 0 && this.table.latest?.key === this.#awaited) this.inARow(row);
  }

  /** Tells one more die, or says which card it was. */
  tell(option: OptionCard): void {
    const pad = this.pad;
    if (pad?.is === 'cards') this.told = [option];
    else if (pad && this.told.length < pad.dice) this.told = [...this.told, option];
  }

  /** Takes back a die that was told: the last one, or any. */
  untell(at = this.told.length - 1): void {
    this.told = this.told.filter((_, i) => i !== at);
  }

  /** Rolls what is still missing, or draws a card, for people who would rather not. */
  rollForUs(): void {
    const pad = this.pad;
    const options = pad?.is === 'dice' ? pad.faces : (pad?.cards ?? []);
    const missing = pad?.is === 'dice' ? pad.dice - this.told.length : 1;
    for (let i = 0; i < missing; i++) {
      const any = anyOf(options, fairChance());
      if (any) this.tell(any);
    }
  }

  /** Sends the dice as they were told, each as a choice of its own. */
  tellAll(): void {
    this.inARow(
      this.told.map(
        ({ key }) =>
          () =>
            this.options.find(option => option.key === key),
      ),
    );
  }

  tellCard(option: OptionCard): void {
    this.choose(option);
  }

  /** The table has changed, and nothing is in hand any more. */
  protected renewed(): void {}

  protected letGo(): void {
    this.group = '';
    this.zone = '';
    this.considered = undefined;
    this.weighed = undefined;
    this.warned = undefined;
    this.walk = undefined;
    this.told = [];
    this.lamp = DARK;
  }

  /** How much the option that is pointed at would leave unused, for those who want to hear of it. */
  get spare(): number {
    return this.considered && settings().spare ? this.spareOf(this.considered) : 0;
  }

  /** How much would be left unused if this option were chosen. */
  spareOf(option: OptionCard): number {
    void option;
    return 0;
  }

  /** Chooses an option; one with a warning must be chosen twice. */
  choose(option: OptionCard): void {
    if (option.warning !== undefined && this.warned !== option) {
      this.weighed = undefined;
      this.warned = option;
      return;
    }
    const extra = this.table.situation?.extras.find(one => one.option === option);
    const seat = extra?.seat ?? (this.question && seatFor(this.question, this.table.you.seats, this.people, option));
    if (seat === undefined) return;
    this.watch.giveWay();
    this.table.choose(seat, option.key);
    this.letGo();
  }

  /** Presses a button of the action bar: one way to do it is done, several are shown. */
  act(group: ActionGroup): void {
    const [only] = group.options;
    this.zone = '';
    if (group.options.length === 1 && only && only.hasOdds && isSmall()) void this.weigh(only);
    else if (group.options.length === 1 && only) this.choose(only);
    else this.group = this.group === group.id ? '' : group.id;
  }

  /** A key that is none of the page's own; says whether it did something. */
  press(key: string): boolean {
    if (this.pad) return this.#pressPad(key, this.pad);
    const group = bar(this.groups, this.habits).find(button => button.letter === key)?.group;
    if (group) this.act(group);
    return group !== undefined;
  }

  #pressPad(key: string, pad: Pad): boolean {
    if (key === 'BACKSPACE') this.untell();
    else if (key === 'ENTER' && pad.is === 'dice' && this.told.length === pad.dice) this.tellAll();
    else return false;
    return true;
  }

  /** Chooses a zone of the board: its only option is sent, or weighed first on a phone; several become answers. */
  chooseZone(zone: string, isPhone: boolean): void {
    const here = optionsAt(this.pool, zone);
    const [only] = here;
    const weighed = isPhone ? this.weighable(here) : undefined;
    const way = this.wayTo(zone);
    if (way) {
      if (isPhone && this.walk !== way) this.walk = way;
      else this.go(way);
      return;
    }
    if (weighed) void this.weigh(weighed);
    else if (here.length === 1 && only) this.choose(only);
    else this.zone = here.length > 1 && this.zone !== zone ? zone : '';
  }

  /** The option of a zone that is weighed before it is sent, if they come down to one. */
  weighable(here: readonly OptionCard[]): OptionCard | undefined {
    return here.length === 1 && here[0]?.hasOdds ? here[0] : undefined;
  }

  async weigh(option: OptionCard): Promise<void> {
    this.weighed = option;
    await this.consider(option);
  }

  considerZone(zone: string | undefined): void {
    const here = zone ? optionsAt(this.pool, zone) : [];
    this.walk = zone ? this.wayTo(zone) : undefined;
    const chancy = this.rivals(here.filter(option => option.hasOdds));
    void this.consider(chancy[0] ?? here[0]).then(() => this.#considerBest(chancy));
  }

  /** Of several attacks on a zone the most promising is shown. */
  async #considerBest(chancy: readonly OptionCard[]): Promise<void> {
    if (chancy.length < 2) return;
    await Promise.all(chancy.map(option => this.ask(option)));
    const best = chancy.toSorted((a, b) => this.worthOf(b) - this.worthOf(a))[0];
    if (best && this.considered === chancy[0]) await this.consider(best);
  }

  /** Those among which the best is looked for. */
  protected rivals(chancy: readonly OptionCard[]): OptionCard[] {
    return [...chancy];
  }

  /** How much an option promises by its odds; the game says how they are read. */
  protected worthOf(option: OptionCard): number {
    return option.hasOdds ? 0 : -1;
  }

  async consider(option: OptionCard | undefined): Promise<void> {
    this.considered = option;
    if (option?.hasOdds) await this.ask(option);
  }

  /** Shines on places: look here. It never says that anything may be done there. */
  light(lamp: Lamp = DARK): void {
    this.lamp = lamp;
  }

  /** Weighs an option that is pointed at in words, and shines on what it is about. */
  point(option: OptionCard | undefined): void {
    this.light(option && lampOf(option.about, this.sight));
    void this.consider(option);
  }

  /** What is lit: the entry of the forecast that is pointed at, else what a sentence speaks of, else what the guide does. */
  get lit(): Lamp {
    const picked = this.pickedLetter;
    const entry = picked === undefined ? undefined : this.expected.find((_, i) => letterOf(i) === picked);
    return entry
      ? { places: entry.from === entry.step ? [entry.from] : [entry.from, entry.step], way: [entry.from, entry.step] }
      : this.lamp.places.length > 0
        ? this.lamp
        : this.lesson;
  }

  /** Asks for the odds of an option, once. */
  protected async ask(option: OptionCard): Promise<void> {
    if (this.odds[option.key]) return;
    const step = this.#step;
    const answer = await this.table.odds<unknown>(option.key);
    if (answer.isGranted && step === this.#step) this.odds = { ...this.odds, [option.key]: answer.value };
  }

  /** Shows the table as it was after so many choices; the present if that is now. */
  async stepTo(choices: number): Promise<void> {
    const now = this.table.situation?.choices ?? 0;
    if (choices >= now) {
      this.frame = undefined;
      return;
    }
    const answer = await this.table.frame(Math.max(0, choices));
    if (answer.isGranted) this.frame = answer.value;
    else this.table.notice = answer.refusal;
  }

  toNow(): void {
    this.frame = undefined;
  }

  /** Esc: the innermost thing first. Says whether there was something to leave. */
  escape(): boolean {
    if (this.isLegendOpen) this.isLegendOpen = false;
    else if (this.warned) this.warned = undefined;
    else if (this.weighed) this.weighed = undefined;
    else if (this.walk) this.walk = undefined;
    else if (this.zone) this.zone = '';
    else if (this.group) this.group = '';
    else if (this.frame) this.frame = undefined;
    else return false;
    return true;
  }
}

/** What is to be told of the dice and cards on the table. */
function padNote(pad: Pad): string {
  return pad.is === 'dice'
    ? t('pad.diceNote', { count: pad.dice, die: pad.die })
    : t('pad.cardNote', { pile: pad.pile, count: pad.cards.length });
}

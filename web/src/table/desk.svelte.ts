// What a person at the table looks at and has in hand: the chosen action, a zone, an option, a walk, dice to be told.
import { letterOf, type Expected } from '../board/standing';
import type { Game } from '../games';
import { t } from '../i18n/index.svelte';
import { Watch } from '../moments/watch.svelte';
import { Telling } from '../pad/telling.svelte';
import { isSmall } from '../pages/screen';
import type { Happening, OptionCard } from '../protocol/messages';
import { settings } from '../settings/settings.svelte';
import { Walks } from '../walk/walks.svelte';
import type { TableStore } from '../wire/table.svelte';
import { Asked } from './asked.svelte';
import { Chances } from './chances.svelte';
import { bar } from './dock/bar';
import { Foresight } from './foresight.svelte';
import { PLAIN, type Habits } from './habits';
import { DARK, lampOf, type Lamp } from './lamp';
import { minorAnswer } from './minor';
import { Naming } from './naming';
import { actionGroups, boardMarks, isAction, optionsAt, seatFor, type ActionGroup, type ZoneMark } from './options';
import { Row } from './row.svelte';
import { waitingFor } from './words';

export type Reading = 'keys' | 'menu' | 'orders' | 'sheets' | '';

/**
 * A table on the desk of one person, with the view of its game as {@code V} and its forecast as {@code F}; a family extends it by what
 * its people have in hand.
 */
export class Desk<V = unknown, F = unknown> extends Asked<V> {
  group = $state('');
  zone = $state('');
  /** The option pointed at. */
  considered = $state.raw<OptionCard>();
  /** What a line, an answer or an entry speaks of, to be lit on the board. */
  lamp = $state.raw<Lamp>(DARK);
  /** What the guide speaks of, lit while nothing else is. */
  lesson = $state.raw<Lamp>(DARK);
  isLegendOpen = $state(false);
  /** Whether this person looks at what a bot thinks of the answers. */
  isAdvised = $state(false);
  /** How often the guide was asked for. */
  guideAsked = $state(0);
  /** On a phone: the option weighed before it is sent. */
  weighed = $state.raw<OptionCard>();
  /** The option chosen in spite of its warning if it is chosen again. */
  warned = $state.raw<OptionCard>();
  reading = $state<Reading>('');
  isOpen = $state(false);
  /** How many answers the list hides until it is scrolled. */
  below = $state(0);
  /** On a phone: the panel that lies over the board. */
  panel = $state<'team' | 'log' | ''>('');
  /** How what happens is shown to this person. */
  readonly watch: Watch;
  readonly habits: Habits = PLAIN;
  readonly naming = new Naming(this);
  readonly chances = new Chances(this);
  readonly row = new Row(this);
  readonly walks = new Walks(this);
  readonly telling = new Telling(this);
  readonly foresight = new Foresight<F>(this);
  /** A picture for an answer, and a line below its words. */
  readonly pictureOf: (option: OptionCard) => SVGElement | undefined = () => undefined;
  readonly lineOf: (option: OptionCard) => string = () => '';
  /** The kind under which a card is looked for on the pad. */
  readonly kindOf: (option: OptionCard) => string = () => '';
  /** A sentence on the whole game, before the rule that decided it. */
  readonly endText: (happenings: readonly Happening[]) => string = () =>
    t('table.endText', { choices: this.table.situation?.choices ?? 0 });
  #step = -1;

  constructor(table: TableStore<V>, game: Game) {
    super(table, game);
    this.watch = new Watch(game);
  }

  get groups(): ActionGroup[] {
    return actionGroups(this.options, this.habits);
  }

  /** The options that count while an action is chosen on the bar: its own, else all. */
  get pool(): OptionCard[] {
    return this.groups.find(one => one.id === this.group)?.options ?? this.options;
  }

  /** What is answered by buttons in the question. */
  get answers(): OptionCard[] {
    if (this.telling.pad) return [];
    if (this.zone) return this.#attacksFirst(optionsAt(this.pool, this.zone));
    if (this.group) return this.pool;
    return this.options.filter(option => !isAction(option));
  }

  /** A step into a zone is never in the way of a blow at it. */
  #attacksFirst(options: readonly OptionCard[]): OptionCard[] {
    const rank = (option: OptionCard) => ['attack', 'other', 'question', 'move'].indexOf(this.habits.lightOf(option));
    return options.toSorted((a, b) => rank(a) - rank(b));
  }

  /** Whether this person wants to be told what a bot thinks of the answers, and may be now. */
  get canBeAdvised(): boolean {
    const isOff = this.table.card?.off.includes('weighing') ?? true;
    return settings().weigh && !isOff && this.isAsked && !this.telling.pad;
  }

  /** Whether bots play for seats whose partners this person may ask for something. */
  get hasPartners(): boolean {
    return !this.frame && !this.table.isSpectator && this.table.seats.some(seat => seat.bot !== undefined);
  }

  /** What the keys 1 to 9 answer. */
  get numbered(): OptionCard[] {
    return this.answers;
  }

  /** The key of a number: a die that shows it, or an answer. Says whether it did something. */
  pressNumber(index: number): boolean {
    const option = this.numbered[index];
    if (this.telling.pressNumber(index)) return true;
    if (option) this.choose(option);
    return option !== undefined;
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
    if (this.telling.pad) return this.telling.note;
    if (this.zone) return t('table.severalHere', { zone: this.zone });
    const lit = this.marks.some(mark => mark.is !== 'active') ? t('table.litZones') : '';
    return [this.whose, this.remark, lit].filter(Boolean).join(' ');
  }

  /** What the game adds to that. */
  protected get remark(): string {
    return '';
  }

  get marks(): ZoneMark[] {
    const lit = boardMarks(this.pool, this.habits, this.question?.about);
    return [...lit, ...this.walks.marks(lit)];
  }

  /** Where somebody stands. */
  placeOf(who: string): string | undefined {
    void who;
    return undefined;
  }

  /** What the board shows of things to come. */
  get expected(): readonly Expected[] {
    return [];
  }

  /** Whether the game foresees what is to come, now. */
  get canForesee(): boolean {
    return false;
  }

  /** What else than a question the dock is for, as a class of its look. */
  get dockClass(): string {
    return '';
  }

  /** Whether something is to be seen before what came of the game. */
  get isOpening(): boolean {
    return false;
  }

  get isWeighing(): boolean {
    return this.weighed !== undefined || (this.walks.weighed !== undefined && isSmall());
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
    this.chances.forget();
    this.walks.known = [];
    this.foresight.renew();
    this.renewed();
    this.row.goOn();
    const minor = settings().decide && !this.table.pending ? minorAnswer(this) : undefined;
    if (minor) this.choose(minor);
    if (!this.table.pending) void this.walks.lookAround();
  }

  /** Who walks, if several people may. */
  get walker(): string | undefined {
    return undefined;
  }

  /** The table has changed, and nothing is in hand any more. */
  protected renewed(): void {}

  protected letGo(): void {
    this.group = '';
    this.zone = '';
    this.considered = undefined;
    this.weighed = undefined;
    this.warned = undefined;
    this.walks.weighed = undefined;
    this.telling.told = [];
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
    const seat = extra?.seat ?? (this.question && seatFor(this.question, this.table.mySeatsAsked, this.people, option));
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
    if (key === 'V' && (this.foresight.isOpen || this.canForesee)) {
      void this.foresight.toggle();
      return true;
    }
    if (this.telling.pad) return this.telling.press(key);
    const group = bar(this.groups, this.habits).find(button => button.letter === key)?.group;
    if (group) this.act(group);
    return group !== undefined;
  }

  /** Chooses a zone of the board: its only option is sent, or weighed first on a phone; several become answers. */
  chooseZone(zone: string, isPhone: boolean): void {
    const here = optionsAt(this.pool, zone);
    const [only] = here;
    const weighed = isPhone ? this.weighable(here) : undefined;
    const way = this.walks.to(zone);
    const isNewWay = isPhone && this.walks.weighed !== way;
    const step = here.length === 1 && only ? this.walks.stepOf(only) : undefined;
    if (isPhone) this.walks.weighed = way;
    if (way) {
      if (!isNewWay) this.walks.go(way);
      return;
    }
    if (weighed) void this.weigh(weighed);
    else if (step) this.walks.go(step);
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
    // A finger does not hover: on a phone a walk is weighed when its end is tapped.
    if (!isSmall()) this.walks.weighed = zone ? this.walks.to(zone) : undefined;
    const chancy = this.rivals(here.filter(option => option.hasOdds));
    void this.consider(chancy[0] ?? here[0]).then(() => this.#considerBest(chancy));
  }

  /** Of several attacks on a zone the most promising is shown. */
  async #considerBest(chancy: readonly OptionCard[]): Promise<void> {
    if (chancy.length < 2) return;
    await Promise.all(chancy.map(option => this.chances.ask(option)));
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
    if (option?.hasOdds) await this.chances.ask(option);
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
    const picked = this.foresight.letter;
    const entry = picked === undefined ? undefined : this.expected.find((_, i) => letterOf(i) === picked);
    return entry
      ? { places: entry.from === entry.step ? [entry.from] : [entry.from, entry.step], way: [entry.from, entry.step] }
      : this.lamp.places.length > 0
        ? this.lamp
        : this.lesson;
  }

  /** Esc: the innermost thing first. Says whether there was something to leave. */
  escape(): boolean {
    if (this.isLegendOpen) this.isLegendOpen = false;
    else if (this.warned) this.warned = undefined;
    else if (this.weighed) this.weighed = undefined;
    else if (this.walks.weighed) this.walks.weighed = undefined;
    else if (this.zone) this.zone = '';
    else if (this.group) this.group = '';
    else if (this.frame) this.frame = undefined;
    else if (this.foresight.isOpen) this.foresight.close();
    else return false;
    return true;
  }
}

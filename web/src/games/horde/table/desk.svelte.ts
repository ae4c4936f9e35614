// What a person at a table of the family has in hand besides options: a card, a survivor.
import { t } from '../../../i18n/index.svelte';
import type { Catalogue, Expected, Forecast, OddsView, SurvivorView, TableView } from '../../../protocol/horde';
import type { Happening, OptionCard } from '../../../protocol/messages';
import type { Phase } from '../../../table/asked.svelte';
import { Desk } from '../../../table/desk.svelte';
import { isAction, type ZoneMark } from '../../../table/options';
import type { TableStore } from '../../../wire/table.svelte';
import { isEvent } from '../../../wire/events';
import { hordeHabits } from '../habits';
import { BEGIN, LAST } from '../names';
import type { HordeGame } from '../index';
import type { HordeLook, ReadSight } from '../look';
import { markOf } from '../marks';
import { answerKind, answerLine, answerPicture } from './answers';
import { withoutAllOut } from './cards';
import { Deal } from './deal.svelte';
import { Hand } from './hand.svelte';
import { KeepShow } from './keep-show.svelte';
import { keepRolls } from './keeping';
import { isArrangement, newPlace, placesOf } from './slots';
import { tally } from './tally';

/** The phases of a round, as the view names them. */
const PHASES = ['players', 'zombies', 'end'];

export class HordeDesk extends Desk<TableView, Forecast> {
  readonly hand = new Hand(this);
  readonly deal = new Deal(this);
  readonly keeping = new KeepShow();
  /** The survivor whose dashboard was asked for. */
  looked = $state('');
  #isOver = false;
  override readonly habits;

  constructor(
    table: TableStore<TableView>,
    override readonly game: HordeGame,
  ) {
    super(table, game);
    this.habits = hordeHabits(game.look, () => this.acting?.freeActions ?? []);
  }

  override get look(): HordeLook {
    return this.game.look;
  }

  // Of the whole view only this may matter, or the cards would be laid out anew at every choice.
  readonly #isWithoutAllOut = $derived(this.view?.isWithoutAllOut ?? false);
  readonly #catalogue = $derived.by(() => {
    const printed = this.sheet?.catalogue as Catalogue | undefined;
    return printed && this.#isWithoutAllOut ? withoutAllOut(printed) : printed;
  });

  get catalogue(): Catalogue | undefined {
    return this.#catalogue;
  }

  get survivors(): SurvivorView[] {
    return this.view?.survivors ?? [];
  }

  override get people(): readonly SurvivorView[] {
    return this.survivors;
  }

  override get phases(): Phase[] {
    return PHASES.map(id => ({ id, label: t(`table.phase.${id}`), isNow: this.view?.phase === id }));
  }

  get acting(): SurvivorView | undefined {
    const asked = markOf(this.question?.about ?? [], 'survivor');
    return this.survivors.find(one => one.name === asked) ?? this.survivors.find(one => one.isActing);
  }

  /** The survivor whose dashboard is shown. */
  get lookedAt(): SurvivorView | undefined {
    const own = this.survivors.filter(one => this.table.you.seats.includes(one.seat));
    const mine = own.find(one => one.presence === 'on_board') ?? own[0];
    return this.survivors.find(one => one.name === this.looked) ?? this.acting ?? mine ?? this.survivors[0];
  }

  get isArranging(): boolean {
    return isArrangement(this.options);
  }

  get isChoosingSkill(): boolean {
    const options = this.options;
    const isSkill = (option: OptionCard) => markOf(option.about, 'skill') !== undefined;
    const isShort = options.every(isSkill) && options.length <= 6;
    const isLaidOut = options.some(option => this.look.buttons.asSkills?.includes(option.name));
    return options.length > 1 && !options.some(isAction) && (isShort || isLaidOut);
  }

  /** Whether somebody new is chosen from all whom the box has. */
  get isChoosingPerson(): boolean {
    return this.options.some(option => this.look.buttons.asPeople?.includes(option.name));
  }

  override get answers(): OptionCard[] {
    if (this.isArranging || this.isChoosingSkill || this.isChoosingPerson) return [];
    const begin = this.zone ? this.#beginnersIn(this.zone) : [];
    return begin.length > 0 ? begin : super.answers;
  }

  override get numbered(): OptionCard[] {
    return this.isChoosingSkill || this.isChoosingPerson ? this.options : this.answers;
  }

  /** Cards stand for what may be done with them. */
  override get looseExtras(): OptionCard[] {
    return this.extras.filter(option => placesOf(option).length === 0);
  }

  /** In a turn there are actions; whatever else is asked is asked because something has happened. */
  override get isUrgent(): boolean {
    const answers = this.answers;
    return this.isAsked && answers.length > 0 && !answers.some(isAction);
  }

  override get note(): string {
    const isFree = this.question && this.isAsked && !this.table.pending && !this.zone;
    return isFree && this.isArranging ? t('table.arrangeNote') : super.note;
  }

  protected override get remark(): string {
    const acting = this.acting;
    return acting?.isActing ? t('table.actionsLeft', { count: acting.actions }) : '';
  }

  override readonly pictureOf = (option: OptionCard): SVGElement | undefined => answerPicture(this, option);
  override readonly kindOf = (option: OptionCard): string => answerKind(this, option);
  override readonly lineOf = (option: OptionCard): string => answerLine(this, option);

  override get marks(): ZoneMark[] {
    const acting = this.acting;
    const isHere = acting && acting.zone && !this.table.situation?.verdict;
    const here: ZoneMark[] = isHere ? [{ zone: acting.zone, is: 'active' }] : [];
    const zones = this.view?.board.zones.map(zone => zone.name) ?? [];
    const begin = zones.flatMap((zone): ZoneMark[] =>
      this.#beginnersIn(zone).length > 0 ? [{ zone, is: 'far' }] : [],
    );
    const lit = [...super.marks.map(mark => this.#own(mark)), ...begin];
    return [...here.filter(one => !lit.some(other => other.zone === one.zone)), ...lit];
  }

  /** A mark as this game has it: with a number, or on a border instead of its zone. */
  #own(mark: ZoneMark): ZoneMark {
    const { counted = [], across = [] } = this.look.buttons;
    const here = this.pool.filter(option => markOf(option.about, 'zone') === mark.zone);
    const option = here.find(one => counted.includes(one.name));
    if (option) return { zone: mark.zone, is: 'other', label: markOf(option.about, 'count') };
    const isBorder = here.length > 0 && here.every(one => across.includes(this.habits.groupOf(one)));
    return isBorder && this.acting ? { ...mark, across: this.acting.zone } : mark;
  }

  /** How many actions the end of the turn would leave unused. */
  override spareOf(option: OptionCard): number {
    const isEnd = LAST.some(one => one === this.habits.groupOf(option));
    return isEnd && this.acting?.isActing ? this.acting.actions : 0;
  }

  override get expected(): readonly Expected[] {
    return this.foresight.told?.groups ?? [];
  }

  override get canForesee(): boolean {
    return true;
  }

  override get dockClass(): string {
    if (this.isArranging) return 'at-trade';
    return this.isChoosingSkill || this.isChoosingPerson ? 'at-skill' : '';
  }

  override get isOpening(): boolean {
    return this.keeping.isOn;
  }

  override get isWeighing(): boolean {
    return super.isWeighing || this.foresight.isOpen;
  }

  override get ownKeys(): [string, string][] {
    return [
      ['X D', 'table.keyTrade'],
      ['V', 'table.keyForecast'],
    ];
  }

  override readonly endText = (happenings: readonly Happening[]): string => {
    const rows = tally(
      happenings,
      this.survivors.map(one => one.name),
    );
    const kills = rows.reduce((sum, row) => sum + row.kills, 0);
    return t('table.endText', { kills, choices: this.table.situation?.choices ?? 0 });
  };

  /** The same attack with the other effort: all out instead of plain, or plain instead of all out. */
  twinOf(option: OptionCard): OptionCard | undefined {
    const isAllOut = markOf(option.about, 'effort') !== undefined;
    return this.options.find(
      other => isVariant(option, other) && (markOf(other.about, 'effort') !== undefined) !== isAllOut,
    );
  }

  /** Ways to make one attack are no rivals: the plain one stands for both. */
  protected override rivals(chancy: readonly OptionCard[]): OptionCard[] {
    return chancy.filter((option, i) => !chancy.slice(0, i).some(other => isVariant(other, option)));
  }

  /** Several ways to make one attack are weighed as one. */
  override weighable(here: readonly OptionCard[]): OptionCard | undefined {
    const [first] = here;
    return first?.hasOdds && here.every(option => isVariant(first, option)) ? first : undefined;
  }

  override async consider(option: OptionCard | undefined): Promise<void> {
    await super.consider(option);
    const twin = option?.hasOdds ? this.twinOf(option) : undefined;
    if (twin && this.considered === option) await this.chances.ask(twin);
  }

  /** Weighs the other way to make the attack at hand. */
  async turnTo(option: OptionCard): Promise<void> {
    if (this.weighed) this.weighed = option;
    await this.consider(option);
  }

  override placeOf(who: string): string | undefined {
    return this.survivors.find(one => one.name === who)?.zone;
  }

  /** The more an attack is expected to fell, or at least to hit, the better. */
  protected override worthOf(option: OptionCard): number {
    const odds = this.oddsOf(option);
    const mean = (chances: readonly number[]) => chances.reduce((sum, chance, i) => sum + i * chance, 0);
    return odds ? mean(odds.kills) + mean(odds.hits) / 100 : -1;
  }

  /** Begins the turn of somebody who is pointed at, if that is asked; else their cards are looked at. */
  meet(who: string): void {
    const begin = this.#beginnings.find(option => markOf(option.about, 'survivor') === who);
    if (begin && !this.table.pending) this.choose(begin);
    else this.looked = who;
  }

  get #beginnings(): OptionCard[] {
    return this.options.filter(option => option.name === BEGIN);
  }

  /** Those in a zone who may begin their turn. */
  #beginnersIn(zone: string): OptionCard[] {
    const here = this.survivors.filter(one => one.zone === zone).map(one => one.name);
    return this.#beginnings.filter(option => here.includes(markOf(option.about, 'survivor') ?? ''));
  }

  override chooseZone(zone: string, isPhone: boolean): void {
    const [only, ...more] = this.#beginnersIn(zone);
    if (only && more.length === 0) this.choose(only);
    else if (only) this.zone = this.zone === zone ? '' : zone;
    else super.chooseZone(zone, isPhone);
  }

  /** The card that was turned up by the last choice, to be read. */
  get read(): ReadSight | undefined {
    return this.frame ? undefined : this.look.reading((this.table.happenings.at(-1)?.events ?? []).filter(isEvent));
  }

  oddsOf(option: OptionCard): OddsView | undefined {
    return this.chances.of(option) as OddsView | undefined;
  }

  protected override renewed(): void {
    this.hand.held = newPlace(this.options);
    this.looked = '';
    this.deal.goOn();
    const isOver = this.table.situation?.verdict !== undefined;
    if (!isOver) this.keeping.end();
    else if (!this.#isOver && this.table.latest) this.keeping.begin(keepRolls(this.table.happenings));
    this.#isOver = isOver;
  }

  protected override letGo(): void {
    super.letGo();
    this.hand.held = undefined;
  }

  override press(key: string): boolean {
    const { done } = this.hand;
    if (key !== 'D' || !done) return super.press(key);
    this.choose(done);
    return true;
  }

  override escape(): boolean {
    if (this.hand.held) this.hand.held = undefined;
    else if (this.keeping.next && !this.frame) this.keeping.rollAll();
    else return super.escape();
    return true;
  }
}

/** Whether two options differ in nothing but the effort. */
function isVariant(one: OptionCard, other: OptionCard): boolean {
  const rest = ({ name, about }: OptionCard) =>
    JSON.stringify([name, about.filter(mark => mark.kind !== 'effort' && mark.kind !== 'cost')]);
  return rest(one) === rest(other);
}

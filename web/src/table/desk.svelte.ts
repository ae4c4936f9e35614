// What a person at the table looks at and has in hand: the chosen action, a zone, a card, a survivor, an earlier moment.
import type { Frame, OptionCard, Question } from '../protocol/messages';
import type { Catalogue, Expected, Forecast, OddsView, SurvivorView, TableView } from '../protocol/horde';
import { lookOf, type Look, type People } from '../games';
import type { TableStore } from '../wire/table.svelte';
import {
  actionGroups,
  boardMarks,
  isAction,
  markOf,
  optionsAt,
  seatFor,
  type ActionGroup,
  type ZoneMark,
} from './options';
import { aloneAt, isArrangement, isSame, newPlace, slotsOf, type Place } from './slots';

export type Reading = 'keys' | 'menu' | '';

export class Desk {
  catalogue = $state.raw<Catalogue>();
  gameTitle = $state('');
  group = $state('');
  zone = $state('');
  /** The option pointed at. */
  considered = $state.raw<OptionCard>();
  /** On a phone: the option weighed before it is sent. */
  weighed = $state.raw<OptionCard>();
  held = $state.raw<Place>();
  looked = $state('');
  forecast = $state.raw<Expected[]>();
  /** The place in the forecast's list that is pointed at. */
  picked = $state(-1);
  frame = $state.raw<Frame>();
  reading = $state<Reading>('');
  isOpen = $state(false);
  /** On a phone: the panel that lies over the board. */
  panel = $state<'team' | 'log' | ''>('');
  odds = $state.raw<Record<string, OddsView>>({});
  #step = -1;

  constructor(readonly table: TableStore<TableView>) {}

  get look(): Look {
    return lookOf(this.table.card?.game ?? '');
  }

  /** The faces of the survivors: no letter and no colour twice. */
  get people(): People {
    return this.look.people(
      this.survivors.map(one => one.name),
      this.view,
    );
  }

  /** The view on the board: an earlier moment, or the table as it is. */
  get view(): TableView | undefined {
    return (this.frame?.moment.view as TableView | undefined) ?? this.table.view;
  }

  get survivors(): SurvivorView[] {
    return this.view?.survivors ?? [];
  }

  get question(): Question | undefined {
    return (this.frame?.moment.situation ?? this.table.situation)?.question;
  }

  /** Whether this person may answer now. */
  get isAsked(): boolean {
    return !this.frame && !this.table.card?.parting && this.table.mySeatsAsked.length > 0;
  }

  get seat(): number | undefined {
    return this.question && seatFor(this.question, this.table.you.seats, this.survivors);
  }

  get options(): OptionCard[] {
    return this.isAsked ? (this.question?.options ?? []) : [];
  }

  get extras(): OptionCard[] {
    if (this.frame || this.table.card?.parting) return [];
    const mine = this.table.you.seats;
    return (this.table.situation?.extras ?? []).filter(one => mine.includes(one.seat)).map(one => one.option);
  }

  get acting(): SurvivorView | undefined {
    const asked = markOf(this.question?.about ?? [], 'survivor');
    return this.survivors.find(one => one.name === asked) ?? this.survivors.find(one => one.isActing);
  }

  /** The survivor whose dashboard is shown. */
  get lookedAt(): SurvivorView | undefined {
    const mine = this.survivors.find(one => this.table.you.seats.includes(one.seat));
    return this.survivors.find(one => one.name === this.looked) ?? this.acting ?? mine ?? this.survivors[0];
  }

  get groups(): ActionGroup[] {
    return actionGroups(this.options, this.acting?.freeActions ?? []);
  }

  get isArranging(): boolean {
    return isArrangement(this.options);
  }

  get isChoosingSkill(): boolean {
    const options = this.options;
    return (
      options.length > 1 &&
      options.length <= 6 &&
      options.every(option => markOf(option.about, 'skill')) &&
      !options.some(isAction)
    );
  }

  /** The options that count while an action is chosen on the bar: its own, else all. */
  get pool(): OptionCard[] {
    return this.groups.find(one => one.id === this.group)?.options ?? this.options;
  }

  /** What is answered by buttons in the question. */
  get answers(): OptionCard[] {
    if (this.isArranging || this.isChoosingSkill) return [];
    if (this.zone) return optionsAt(this.pool, this.zone);
    if (this.group) return this.pool;
    return this.options.filter(option => !isAction(option));
  }

  get marks(): ZoneMark[] {
    const acting = this.acting;
    const isHere = acting && acting.zone && !this.table.situation?.verdict;
    const here: ZoneMark[] = isHere ? [{ zone: acting.zone, is: 'active' }] : [];
    const lit = boardMarks(this.pool, this.question?.about);
    return [...here.filter(one => !lit.some(other => other.zone === one.zone)), ...lit];
  }

  /** Everything a change of the table makes void. */
  settle(): void {
    const step = this.table.situation?.step ?? -1;
    if (step === this.#step) return;
    this.#step = step;
    this.#letGo();
    this.held = newPlace(this.options);
    this.looked = '';
    this.odds = {};
    if (this.forecast) void this.foresee();
  }

  #letGo(): void {
    this.group = '';
    this.zone = '';
    this.considered = undefined;
    this.weighed = undefined;
    this.held = undefined;
  }

  choose(option: OptionCard): void {
    const extra = this.table.situation?.extras.find(one => one.option === option);
    const seat = extra?.seat ?? this.seat;
    if (seat === undefined) return;
    this.table.choose(seat, option.key);
    this.#letGo();
  }

  /** Presses a button of the action bar: one way to do it is done, several are shown. */
  act(group: ActionGroup): void {
    const [only] = group.options;
    this.zone = '';
    if (group.options.length === 1 && only && !only.hasOdds) this.choose(only);
    else this.group = this.group === group.id ? '' : group.id;
  }

  /** Chooses a zone of the board: its only option is sent, several become answers. */
  chooseZone(zone: string, isWeighing: boolean): void {
    const here = optionsAt(this.pool, zone);
    const [only] = here;
    if (here.length === 1 && only) {
      if (isWeighing) void this.weigh(only);
      else this.choose(only);
    } else this.zone = here.length > 1 && this.zone !== zone ? zone : '';
  }

  async weigh(option: OptionCard): Promise<void> {
    this.weighed = option;
    await this.consider(option);
  }

  considerZone(zone: string | undefined): void {
    const here = zone ? optionsAt(this.pool, zone) : [];
    void this.consider(here.find(option => option.hasOdds) ?? here[0]);
  }

  async consider(option: OptionCard | undefined): Promise<void> {
    this.considered = option;
    if (!option?.hasOdds || this.odds[option.key]) return;
    const step = this.#step;
    const answer = await this.table.odds<OddsView>(option.key);
    if (answer.isGranted && step === this.#step) this.odds = { ...this.odds, [option.key]: answer.value };
  }

  async toggleForecast(): Promise<void> {
    if (this.forecast) this.forecast = undefined;
    else await this.foresee();
  }

  async foresee(): Promise<void> {
    const answer = await this.table.forecast<Forecast>();
    if (answer.isGranted) this.forecast = answer.value.groups;
    else this.table.notice = answer.refusal;
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

  /** Takes a card in hand to put it elsewhere, or lets go of it. */
  hold(place: Place | undefined): void {
    this.held = place && this.held && isSame(place, this.held) ? undefined : place;
  }

  /** The card in hand. */
  get heldCard(): string {
    const owner = this.survivors.find(one => one.name === this.held?.owner);
    const slot = owner && slotsOf(owner, this.options).find(one => this.held && isSame(one, this.held));
    return slot?.card ?? '';
  }

  /** What may be done with one card alone, such as discarding it. */
  withCard(place: Place): OptionCard[] {
    return aloneAt([...this.options, ...this.extras], place);
  }

  /** Esc: the innermost thing first. Says whether there was something to leave. */
  escape(): boolean {
    if (this.held) this.held = undefined;
    else if (this.weighed) this.weighed = undefined;
    else if (this.zone) this.zone = '';
    else if (this.group) this.group = '';
    else if (this.frame) this.frame = undefined;
    else if (this.forecast) this.forecast = undefined;
    else return false;
    return true;
  }
}

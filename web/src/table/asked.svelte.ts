// What a person at the table is shown and asked: the moment on the board, the people, the question and who may answer it.
import type { Look, People, Sight } from '../board/look';
import type { Game } from '../games';
import { t } from '../i18n/index.svelte';
import { optionText } from '../i18n/wording';
import type { Frame, GameSheet, Happening, OptionCard, Question, Situation, UndoKind } from '../protocol/messages';
import type { TableStore } from '../wire/table.svelte';
import { optionsOf, seatFor, waitingBots, type Person } from './options';

/** A part of a round, as the top bar shows it. */
export interface Phase {
  id: string;
  label: string;
  isNow: boolean;
}

/** A table as one person is asked at it, with the view of its game as {@code V}. */
export class Asked<V> {
  sheet = $state.raw<GameSheet>();
  /** The earlier moment that is looked at. */
  frame = $state.raw<Frame>();

  constructor(
    readonly table: TableStore<V>,
    readonly game: Game,
  ) {}

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
    return this.isAsked && this.question ? optionsOf(this.question, this.table.mySeatsAsked) : [];
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

  /** For whom a person with several seats answers. */
  protected get whose(): string {
    if (this.table.you.seats.length < 2) return '';
    const mine = this.people.filter(one => one.seat === this.seat).map(one => one.name);
    if (mine.length === 0) return t('table.answersForSeat', { seat: this.seat });
    return t('table.answersFor', { names: mine.join(', ') });
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

  /** The choice that was taken back and that a step forward from now makes again. */
  get redo(): Happening | undefined {
    return this.frame || this.table.isClosed ? undefined : this.table.redo;
  }

  /** A step forward: through what has happened, and from there on through what was taken back. */
  forward(): void {
    const { redo } = this;
    if (redo) this.table.choose(redo.seat, redo.key);
    else void this.stepTo((this.situation?.choices ?? 0) + 1);
  }

  toNow(): void {
    this.frame = undefined;
  }
}

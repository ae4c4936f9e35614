// All that the page knows of a table: what the server told, and what was said and not yet answered.
import type {
  Continuation,
  Frame,
  Happening,
  HostSwitch,
  Moment,
  OrderCard,
  OrderList,
  Refusal,
  SeatCard,
  Situation,
  TableCard,
  TableMessage,
  Timeline,
  UndoProposed,
  WayList,
  Weighing,
  You,
} from '../protocol/messages';
import { Calls, tablePath, type Answer } from './calls';
import { patched } from './patch';
import { Talk } from './talk.svelte';
import { TableSocket, type Connection, type Ear, type Line } from './socket';

/** A refusal the page shows until the next thing happens. */
export type Notice = Pick<Refusal, 'code' | 'reason' | 'rule'>;

export interface TableDoors {
  calls?: Calls;
  dial?: () => Line;
}

/** A table as seen by one person, with the view of its game as {@code V}. */
export class TableStore<V> implements Ear {
  readonly id: string;
  readonly calls: Calls;
  connection = $state<Connection>('calling');
  card = $state.raw<TableCard>();
  you = $state.raw<You>({ name: '', seats: [], isHost: false });
  view = $state.raw<V>();
  situation = $state.raw<Situation>();
  happenings = $state.raw<Happening[]>([]);
  timeline = $state.raw<Timeline>({ rounds: [] });
  proposal = $state.raw<UndoProposed>();
  notice = $state.raw<Notice>();
  /** The key of the choice that was sent and not yet answered. */
  pending = $state('');
  /** Whether an answer was given while the line was broken, and went nowhere. */
  isUnsent = $state(false);
  /** Who took back a choice last, until something else happens. */
  takenBackBy = $state('');
  /** What led to the view as it is, for the board to play; nothing after a welcome or an undo. */
  latest = $state.raw<Happening>();
  /** What was taken back since the last choice, in the order in which it would be made again. */
  undone = $state.raw<readonly Happening[]>([]);
  readonly talk: Talk;
  #socket: TableSocket;
  #pendingId?: number;

  constructor(id: string, token: string, doors: TableDoors = {}) {
    this.id = id;
    this.calls = doors.calls ?? new Calls(token);
    this.#socket = new TableSocket(id, token, this, doors.dial);
    this.talk = new Talk(words => this.#socket.say(words));
  }

  get seats(): SeatCard[] {
    return this.card?.seats ?? [];
  }

  /** Whether the game cannot be played on here: today's rules play it differently, or its log is closed. */
  get isClosed(): boolean {
    return this.card?.parting !== undefined || this.card?.archived !== undefined;
  }

  /** Whether somebody else sits at the table. */
  get isShared(): boolean {
    return this.seats.some(seat => seat.holder === 'person' && !this.you.seats.includes(seat.seat));
  }

  /** Whether this person may speak and point. */
  get maySpeak(): boolean {
    const areGuestsHeard = this.isOff('quiet_guests');
    return this.isSpectator ? areGuestsHeard : this.isShared || areGuestsHeard;
  }

  get isSpectator(): boolean {
    return this.you.seats.length === 0;
  }

  /** The seats of this person that may answer the question now; a seat lent to a bot is played by the bot alone. */
  get mySeatsAsked(): number[] {
    const asked = this.situation?.question?.seats ?? [];
    const lent = this.seats.filter(one => one.bot !== undefined).map(one => one.seat);
    return this.you.seats.filter(seat => asked.includes(seat) && !lent.includes(seat));
  }

  /** The choice of this person that was taken back and can be made again now. */
  get redo(): Happening | undefined {
    const [next] = this.undone;
    const { question, extras = [] } = this.situation ?? {};
    if (!next || this.pending) return undefined;
    const isAnswer = this.mySeatsAsked.includes(next.seat) && question?.options.some(one => one.key === next.key);
    const isExtra = extras.some(({ seat, option }) => seat === next.seat && option.key === next.key);
    return isAnswer || (isExtra && this.you.seats.includes(next.seat)) ? next : undefined;
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  retry(): void {
    this.#socket.retry();
  }

  seen(): number {
    return this.happenings.length > 0 ? (this.situation?.step ?? 0) : 0;
  }

  choose(seat: number, key: string): void {
    if (!this.situation || this.pending) return;
    this.#pendingId = this.#socket.say({ is: 'Choose', step: this.situation.step, seat, key });
    if (this.#pendingId !== undefined) this.pending = key;
    else this.isUnsent = true;
  }

  letBotAct(seat: number): void {
    if (this.situation) this.#pendingId = this.#socket.say({ is: 'LetBotAct', step: this.situation.step, seat });
  }

  undo(): void {
    if (this.situation) this.#pendingId = this.#socket.say({ is: 'Undo', step: this.situation.step });
  }

  answerUndo(isAgreed: boolean): void {
    if (this.proposal) this.#socket.say({ is: 'AnswerUndo', step: this.proposal.step, isAgreed });
  }

  lend(seat: number, bot: string): Promise<Answer<unknown>> {
    return this.#noted(this.calls.tell(tablePath(this.id, '/seats/lend'), { seat, bot }));
  }

  leave(seat: number): Promise<Answer<unknown>> {
    return this.#noted(this.calls.tell(tablePath(this.id, '/seats/leave'), { seat }));
  }

  /** Makes new codes for the links: everybody is sent away, and only people with seats come back. */
  renew(): Promise<Answer<unknown>> {
    return this.#noted(this.calls.tell(tablePath(this.id, '/renew'), {}));
  }

  delete(): Promise<Answer<unknown>> {
    return this.#noted(this.calls.tell(tablePath(this.id, '/delete'), {}));
  }

  /** Lets the game go on at another table from where it can no longer be played at this one. */
  fork(): Promise<Answer<Continuation>> {
    return this.#noted(this.calls.tell(tablePath(this.id, '/fork'), {}));
  }

  /** Begins what follows this mission in its campaign. */
  sequel(): Promise<Answer<Continuation>> {
    return this.#noted(this.calls.tell(tablePath(this.id, '/sequel'), {}));
  }

  frame(choices: number): Promise<Answer<Frame>> {
    return this.calls.ask(tablePath(this.id, `/frames/${choices}`));
  }

  /** What an option promises at this step; nothing if the table has moved on before it is asked. */
  odds<X>(key: string): Promise<Answer<X | undefined>> {
    const step = this.situation?.step ?? 0;
    return this.calls.askAny(tablePath(this.id, `/odds?key=${encodeURIComponent(key)}&step=${step}`));
  }

  /** Where those who may walk now can get to. */
  ways(): Promise<Answer<WayList>> {
    return this.calls.ask(tablePath(this.id, '/ways'));
  }

  /** What a bot thinks of the answers to the question. */
  weighing(): Promise<Answer<Weighing>> {
    return this.calls.ask(tablePath(this.id, '/weighing'));
  }

  /** What the bots of lent seats can be asked to do now. */
  orders(): Promise<Answer<OrderList>> {
    return this.calls.ask(tablePath(this.id, '/orders'));
  }

  order(order: OrderCard, isGiven: boolean): Promise<Answer<unknown>> {
    return this.#noted(this.calls.tell(tablePath(this.id, '/orders'), { order, isGiven }));
  }

  /** Whether the host has turned this off for everybody. */
  isOff(what: HostSwitch): boolean {
    return this.card?.off.includes(what) ?? false;
  }

  /** The host turns something on or off for everybody. */
  turn(what: HostSwitch, isOn: boolean): Promise<Answer<unknown>> {
    return this.#noted(this.calls.tell(tablePath(this.id, '/switches'), { what, isOn }));
  }

  forecast<X>(): Promise<Answer<X | undefined>> {
    return this.calls.askAny(tablePath(this.id, '/forecast'));
  }

  /** All choices that were made, whether or not today's rules can play them. */
  journal(): Promise<Answer<string>> {
    return this.calls.text(tablePath(this.id, '/journal'));
  }

  report(note: string): Promise<Answer<{ id: string }>> {
    return this.calls.tell(tablePath(this.id, '/reports'), { note });
  }

  connected(now: Connection): void {
    this.connection = now;
  }

  heard(message: TableMessage): void {
    switch (message.is) {
      case 'Welcome': {
        // Why something was refused stays to be read if nothing has happened since.
        const notice = this.situation?.step === message.moment.situation.step ? this.notice : undefined;
        this.card = message.table;
        this.you = message.you;
        this.timeline = message.timeline;
        // What was known does not reach up to what is told if more was missed in between.
        this.happenings = joined(
          message.untold > 0 ? [] : this.happenings,
          message.missed,
          message.moment.situation.choices,
        );
        this.#reached(message.moment);
        this.undone = [];
        this.notice = notice;
        this.talk.reset();
        break;
      }
      case 'Moved':
        this.#moved(message);
        break;
      case 'Undone':
        this.#takenBack(message.moment.situation.choices);
        this.#reached(message.moment);
        this.takenBackBy = message.by;
        break;
      case 'Seated':
        if (this.card) this.card = { ...this.card, seats: message.seats };
        break;
      case 'Switched':
        if (this.card) this.card = { ...this.card, off: message.off };
        break;
      case 'Continued':
        if (this.card) this.card = { ...this.card, continued: message.table };
        break;
      case 'SequelBegun':
        if (this.card) this.card = { ...this.card, followed: message.table };
        this.situation = message.situation;
        break;
      case 'ReadAgain':
        if (this.situation?.step !== message.step) this.#socket.restart();
        break;
      case 'UndoProposed':
        this.proposal = message;
        break;
      case 'UndoDropped':
        this.proposal = undefined;
        break;
      case 'Pointed':
        this.talk.pointed(message);
        break;
      case 'Said':
        this.talk.heard(message.saying);
        break;
      case 'Talk':
        this.talk.told(message);
        break;
      case 'Refused':
        if (this.talk.isRefused(message.id, message.code)) break;
        if (message.id === this.#pendingId) this.#settled();
        this.notice = { code: message.code, reason: message.reason, rule: message.rule };
        // The page and the table do not agree on where the game stands: a welcome tells.
        if (message.code === 'stale' || message.code === 'failed') this.#socket.restart();
        break;
    }
  }

  #moved(message: Extract<TableMessage, { is: 'Moved' }>): void {
    const before = this.situation;
    if (this.view === undefined || before?.step !== message.situation.step - 1) {
      this.#socket.restart();
      return;
    }
    let after: V;
    try {
      after = patched(this.view, message.patch);
    } catch {
      this.#socket.restart();
      return;
    }
    this.#settled();
    this.happenings = joined(this.happenings, [message.happening], message.situation.choices);
    this.latest = message.happening;
    const [next, ...rest] = this.undone;
    const { key, seat } = message.happening;
    this.undone = next?.key === key && next.seat === seat ? rest : [];
    this.view = after;
    const { extras = before.extras, aims = before.aims } = message.situation;
    this.situation = { ...message.situation, extras, aims };
    this.#timed(this.situation);
  }

  /** Whatever was taken back may be made again; what is not known cannot. */
  #takenBack(choices: number): void {
    const gone = this.happenings.filter(one => one.choices > choices);
    const isKnown = gone.length === (this.situation?.choices ?? 0) - choices;
    this.undone = isKnown ? [...gone, ...this.undone] : [];
    this.happenings = this.happenings.filter(one => one.choices <= choices);
  }

  #reached(moment: Moment): void {
    this.#settled();
    this.latest = undefined;
    this.view = moment.view as V;
    this.situation = moment.situation;
    const rounds = this.timeline.rounds.filter(one => one.choices <= moment.situation.choices);
    if (rounds.length < this.timeline.rounds.length) this.timeline = { rounds };
    this.#timed(moment.situation);
  }

  /** A round that is new to the timeline began with this situation. */
  #timed({ round, choices }: Situation): void {
    const last = this.timeline.rounds.at(-1);
    if (!last || round > last.round) this.timeline = { rounds: [...this.timeline.rounds, { round, choices }] };
  }

  #settled(): void {
    this.pending = '';
    this.isUnsent = false;
    this.#pendingId = undefined;
    this.notice = undefined;
    this.proposal = undefined;
    this.takenBackBy = '';
  }

  async #noted<X>(asked: Promise<Answer<X>>): Promise<Answer<X>> {
    const answer = await asked;
    if (!answer.isGranted) this.notice = answer.refusal;
    return answer;
  }
}

/** What is known to have happened, without what was taken back meanwhile. */
function joined(known: Happening[], told: Happening[], choices: number): Happening[] {
  const first = told[0]?.choices ?? choices + 1;
  return [...known.filter(one => one.choices < first && one.choices <= choices), ...told];
}

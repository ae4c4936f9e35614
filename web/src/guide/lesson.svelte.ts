// The guide of one table: which steps have had their moment, which were read, and which one is open.
import type { Desk } from '../table/desk.svelte';
import { lampOf, lampOfEvent, type Lamp } from '../table/lamp';
import { isEvent } from '../wire/events';
import type { Cue, Step } from './data';
import { keepProgress, type Progress } from './kept';

/** Two places are looked at, more are not. */
const MOST = 2;
/** The last step waits so many rounds for those whose moment has not come. */
const PATIENCE = 2;

/** Whether what one of some cues waits for is so. */
const isAnyMet = (cues: Cue | readonly Cue[] = {}, desk: Desk): boolean => [cues].flat().some(cue => isMet(cue, desk));

/** Whether what a cue waits for is so. */
export function isMet(cue: Cue, desk: Desk): boolean {
  const { asked, offered, happened, round, choices } = cue;
  const situation = desk.table.situation;
  if (!situation) return false;
  const has = (list: readonly string[] | undefined, isSo: (name: string) => boolean) => !list || list.some(isSo);
  return (
    has(asked, name => desk.isAsked && situation.question?.name === name) &&
    has(offered, name => optionsNamed(desk, name).length > 0) &&
    has(happened, name => eventsNamed(desk, name).length > 0) &&
    situation.round >= (round ?? 0) &&
    situation.choices >= (choices ?? 0)
  );
}

const optionsNamed = (desk: Desk, name: string) =>
  desk.options.filter(option => option.name === name || desk.habits.groupOf(option) === name);
const eventsNamed = (desk: Desk, name: string) =>
  desk.table.happenings.flatMap(one => one.events.filter(isEvent)).filter(event => event.is === name);

export class Lesson {
  progress = $state.raw<Progress>({ reached: [], read: [], isLeft: false });
  /** A step that was read and is looked at again. */
  again = $state('');

  constructor(
    readonly desk: Desk,
    readonly steps: readonly Step[],
    progress: Progress,
  ) {
    this.progress = progress;
  }

  /** The step that is open: one looked at again, else the first whose moment has come and that was not read. */
  get step(): Step | undefined {
    const { reached, read } = this.progress;
    const wanted = this.again || this.steps.find(one => reached.includes(one.id) && !read.includes(one.id))?.id;
    return this.steps.find(one => one.id === wanted);
  }

  /** The number of the open step, or of the last one that was read. */
  get number(): number {
    const id = this.step?.id ?? this.progress.read.at(-1);
    return this.#shown.indexOf(id ?? '') + 1;
  }

  get isFinished(): boolean {
    return this.steps.every(one => this.progress.read.includes(one.id));
  }

  /** Those that were read, in that order, then the open one. */
  get #shown(): string[] {
    const { reached, read } = this.progress;
    return [...read, ...this.steps.map(one => one.id).filter(id => reached.includes(id) && !read.includes(id))];
  }

  get before(): string | undefined {
    return this.#shown[this.number - 2];
  }

  /** The table has changed: steps whose moment has come are reached, those that were understood are put away. */
  hear(): void {
    const { reached, read } = this.progress;
    const come = this.steps.filter(
      one => !reached.includes(one.id) && isAnyMet(one.when, this.desk) && !this.#waits(one),
    );
    const there = [...reached, ...come.map(one => one.id)];
    const done = this.steps.filter(
      one => there.includes(one.id) && !read.includes(one.id) && one.done && isMet(one.done, this.desk),
    );
    if (come.length + done.length === 0) return;
    this.#keep({ ...this.progress, reached: there, read: [...read, ...done.map(one => one.id)] });
  }

  /** Whether this is the last word, and another step may still come before it. */
  #waits(step: Step): boolean {
    if (step !== this.steps.at(-1)) return false;
    const isAlone = this.steps.every(one => one === step || this.progress.reached.includes(one.id));
    const latest = Math.max(...[step.when ?? {}].flat().map(cue => cue.round ?? 0)) + PATIENCE;
    return !isAlone && (this.desk.table.situation?.round ?? 0) < latest;
  }

  goOn(): void {
    const { step } = this;
    if (!step) return;
    const shown = this.#shown;
    const { read } = this.progress;
    if (!read.includes(step.id)) this.#keep({ ...this.progress, read: [...read, step.id] });
    const next = this.again ? shown[shown.indexOf(step.id) + 1] : undefined;
    this.again = next !== undefined && read.includes(next) ? next : '';
  }

  back(): void {
    this.again = this.before ?? '';
  }

  leave(): void {
    this.#keep({ ...this.progress, isLeft: true });
  }

  #keep(progress: Progress): void {
    this.progress = progress;
    keepProgress(this.desk.table.id, progress);
  }

  /** What a step shines on now. */
  lampOf({ shine }: Step): Lamp {
    const { desk } = this;
    const { sight } = desk;
    const aims = shine.aims ? (desk.situation?.aims ?? []).filter(aim => aim.kind !== 'keep') : [];
    const pieces = (sight?.pieces ?? []).filter(
      ({ id }) => shine.pieces?.some(one => id === one || id.startsWith(`${one}:`)) ?? false,
    );
    const event = shine.happened?.flatMap(name => eventsNamed(desk, name)).at(-1);
    const places = [
      ...aims.flatMap(aim => (aim.nearest ? [aim.nearest.place] : lampOf(aim.about, sight).places)),
      ...(shine.offered ?? [])
        .flatMap(name => optionsNamed(desk, name))
        .flatMap(option => option.about.filter(mark => mark.kind === 'zone').map(mark => mark.id)),
      ...pieces.map(piece => piece.zone),
      ...(event ? lampOfEvent(event, sight).places : []),
    ].filter(Boolean);
    return { places: places.filter((one, i) => places.indexOf(one) === i).slice(0, MOST), way: [], isNumbered: true };
  }
}

// Walks of the people at a table: where they can get to, and the one that is weighed before it is made.
import type { Walk } from '../board/way';
import type { OptionCard, Way } from '../protocol/messages';
import type { Desk } from '../table/desk.svelte';
import { optionsAt, type ZoneMark } from '../table/options';
import { farPlaces, feeText, wayTo } from './walk';

export class Walks {
  /** Where people can walk to from where they are, as the table tells. */
  known = $state.raw<readonly Way[]>([]);
  /** The walk that is weighed. */
  weighed = $state.raw<Way>();

  constructor(
    private readonly desk: Pick<Desk, 'table' | 'options' | 'pool' | 'habits' | 'row' | 'walker' | 'placeOf'>,
  ) {}

  /** Asks for the ways from where people are, if somebody may take a step. */
  async lookAround(): Promise<void> {
    if (!this.desk.options.some(this.#isStep)) return;
    const { situation } = this.desk.table;
    const answer = await this.desk.table.ways();
    if (answer.isGranted && situation === this.desk.table.situation) this.known = answer.value.ways;
  }

  readonly #isStep = (option: OptionCard): boolean => this.desk.habits.lightOf(option) === 'move';

  /** The way of whoever is meant to a place that no option of this question leads to. */
  to(place: string): Way | undefined {
    const { pool, options, walker } = this.desk;
    const isFar = pool.some(this.#isStep) && optionsAt(pool, place).length === 0;
    const way = isFar ? wayTo(this.known, place, walker) : undefined;
    return way && options.some(option => option.key === way.legs[0]?.keys[0]) ? way : undefined;
  }

  /** The way that an option is the only step of. */
  stepOf(option: OptionCard): Way | undefined {
    return this.known.find(({ legs }) => legs.length === 1 && legs[0]?.keys[0] === option.key);
  }

  /** Takes a walk step by step, each an ordinary choice; it stops where anything but the next step comes. */
  go({ legs }: Way): void {
    const { desk } = this;
    desk.row.send(
      legs.flatMap(({ keys }, leg) =>
        keys.map((key, i) => () => {
          const isQuiet = leg + i === 0 || desk.table.situation?.undo === 'free';
          return isQuiet ? desk.options.find(option => option.key === key) : undefined;
        }),
      ),
    );
  }

  /** The far places, of those that are not lit for something else. */
  marks(lit: readonly ZoneMark[]): ZoneMark[] {
    const far = farPlaces(this.known).filter(zone => !lit.some(mark => mark.zone === zone) && this.to(zone));
    return far.map(zone => ({ zone, is: 'far' }));
  }

  /** The walk that is weighed, for the board: from where its first step is taken. */
  get shown(): Walk | undefined {
    const way = this.weighed;
    const from = way && this.desk.placeOf(way.who);
    if (!way || from === undefined) return undefined;
    const steps = way.legs.map(leg => ({ place: leg.place, label: feeText(leg), isPeril: leg.perils.length > 0 }));
    return { from, steps };
  }
}

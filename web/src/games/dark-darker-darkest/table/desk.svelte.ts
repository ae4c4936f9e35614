// What a person at the table of the house has in hand: a survivor whose deeds or board are looked at, a deed.
import type { Expected } from '../../../board/standing';
import { found, name, t } from '../../../i18n/index.svelte';
import { optionText } from '../../../i18n/wording';
import { isSmall } from '../../../pages/screen';
import type { Catalogue, Chances, DarkestView, Forecast, SurvivorView } from '../../../protocol/dark-darker-darkest';
import type { OptionCard } from '../../../protocol/messages';
import type { Phase } from '../../../table/asked.svelte';
import { Desk } from '../../../table/desk.svelte';
import { PLAIN, type Habits } from '../../../table/habits';
import { lettersFor, marksNamed, optionsAt, zoneOf, type ZoneMark } from '../../../table/options';
import type { TableStore } from '../../../wire/table.svelte';
import type { Game } from '../../game';
import { deedsOf, doerOf, firstName, goersOf, withoutName, type Deed } from './deeds';
import { foreseen } from './forecast';
import { optionPicture } from './pictures';

/** The questions in which survivors act; in all others something has happened that must be answered. */
const TURNS = ['GroupActs', 'ShowdownActs'];
/** The parts of a Round, and those of a shift in the Showdown, as the view names them. */
const ROUND = ['upkeep', 'groups', 'reactions', 'fire'];
const SHIFT = ['survivors', 'fire', 'virus', 'enemies'];
const FAMILIAR: Readonly<Record<string, string>> = {
  Move: 'M',
  Fight: 'F',
  Search: 'S',
  OpenDoor: 'O',
  Trade: 'T',
  PutOutFire: 'P',
  OperateTerminal: 'I',
  BreakFree: 'K',
  'ShowdownActs.CallShift': 'H',
  Rest: 'E',
};

export class DarkestDesk extends Desk<DarkestView, Forecast> {
  /** The survivor whose deeds are shown on a phone, and whose keys are pressed. */
  looked = $state('');
  /** Whether the board of that survivor is shown instead of deeds. */
  isAtBoard = $state(false);
  override readonly habits: Habits;

  constructor(table: TableStore<DarkestView>, game: Game) {
    super(table, game);
    this.habits = { ...PLAIN, lightOf: option => this.#lightOf(option), reserved: ['V', 'N', 'G'], sample: 'M F S O' };
  }

  get catalogue(): Catalogue | undefined {
    return this.sheet?.catalogue as Catalogue | undefined;
  }

  get survivors(): SurvivorView[] {
    return this.view?.survivors ?? [];
  }

  override get people(): readonly SurvivorView[] {
    return this.survivors;
  }

  override get phases(): Phase[] {
    const ids = this.view?.isShowdown ? SHIFT : ROUND;
    return ids.map(id => ({ id, label: t(`table.phase.${id}`), isNow: this.view?.phase === id }));
  }

  /** How many Action points are lost when somebody does nothing more. */
  override spareOf({ name, about }: OptionCard): number {
    const who = about.find(mark => mark.kind === 'survivor')?.id;
    return name === 'Rest' ? (this.survivors.find(one => one.name === who)?.points ?? 0) : 0;
  }

  /** Whether survivors act now. */
  get isTurn(): boolean {
    return TURNS.includes(this.question?.name ?? '');
  }

  /** Those whose deeds stand side by side. */
  get acting(): SurvivorView[] {
    const named = marksNamed(this.question?.about ?? [], 'survivor');
    const options = this.question?.options ?? [];
    return this.survivors.filter(
      one =>
        one.isPlaying &&
        (named.includes(one.name) || (this.isTurn && options.some(option => doerOf(option) === one.name))),
    );
  }

  isMine(survivor: SurvivorView): boolean {
    return this.table.you.seats.includes(survivor.seat);
  }

  /** The survivor whose board is shown and whose keys are pressed. */
  get lookedAt(): SurvivorView | undefined {
    const acting = this.acting;
    return (
      this.survivors.find(one => one.name === this.looked) ??
      acting.find(one => this.isMine(one) && this.deeds(one).length > 0) ??
      acting[0] ??
      this.survivors.find(one => one.isPlaying)
    );
  }

  /** What a survivor may do, for whoever plays it. */
  deeds(survivor: SurvivorView): Deed[] {
    return this.isTurn ? deedsOf(this.question?.options ?? [], survivor.name) : [];
  }

  /** Whether this person may choose a deed. */
  isOffered(deed: Deed): boolean {
    const mine = this.options;
    return deed.options.some(option => mine.includes(option));
  }

  /** The deeds of whoever is looked at, with their letters. */
  get lettered(): { deed: Deed; letter: string }[] {
    const deeds = (this.lookedAt ? this.deeds(this.lookedAt) : []).filter(deed => this.isOffered(deed));
    const letters = lettersFor(
      deeds.map(deed => ({ id: deed.name, label: this.deedText(deed) })),
      { letters: FAMILIAR, reserved: this.habits.reserved },
    );
    return deeds.map((deed, i) => ({ deed, letter: letters[i] ?? '' }));
  }

  letterFor(deed: Deed): string {
    return this.lettered.find(one => one.deed.id === deed.id)?.letter ?? '';
  }

  deedText(deed: Deed): string {
    const [only] = deed.options;
    return found(`action.${deed.name}`) ?? (only ? this.answerText(only) : deed.name);
  }

  /** What an option says where it stands below the name of who does it. */
  answerText(option: OptionCard): string {
    return this.isTurn ? withoutName(optionText(option), doerOf(option)) : optionText(option);
  }

  /** Two rooms of a tile are small on a phone: a tap on one of them asks for both. */
  get #asked(): readonly string[] {
    if (!this.zone) return [];
    const tile = this.zone.split('.')[0];
    const isSplit = isSmall() && this.isSplit(this.zone);
    return isSplit
      ? (this.view?.board.zones ?? []).map(one => one.name).filter(one => one.split('.')[0] === tile)
      : [this.zone];
  }

  isSplit(zone: string): boolean {
    const tile = zone.split('.')[0];
    return (this.view?.board.zones ?? []).filter(one => one.name.split('.')[0] === tile).length > 1;
  }

  override get pool(): OptionCard[] {
    const options = this.options;
    return this.group ? options.filter(option => `${doerOf(option)}|${option.name}` === this.group) : options;
  }

  /** Answers stand as cards below the question, not in it. */
  override get answers(): OptionCard[] {
    return [];
  }

  /** Cards and skills on the boards of survivors stand for what may be done with them at any time. */
  override get looseExtras(): OptionCard[] {
    return this.extras.filter(option => !option.name.startsWith('Meanwhile.'));
  }

  get cards(): OptionCard[] {
    const asked = this.#asked;
    if (asked.length > 0) return this.pool.filter(option => asked.includes(zoneOf(option) ?? ''));
    return this.isTurn && !this.group ? [] : this.pool;
  }

  override get numbered(): OptionCard[] {
    return this.cards;
  }

  override get isUrgent(): boolean {
    return this.isAsked && !this.isTurn && this.cards.length > 0;
  }

  override get note(): string {
    const isFree = this.question && this.isAsked && !this.table.pending && !this.zone;
    return isFree && this.isTurn && !this.group ? t('table.anyOrder') : super.note;
  }

  override readonly pictureOf = (option: OptionCard): SVGElement | undefined => optionPicture(this, option);

  override readonly lineOf = (option: OptionCard): string => {
    const area = this.#areaOf(option);
    if (area) return area;
    const skill = marksNamed(option.about, 'skill')[0];
    if (skill) return found(`skillText.${skill}`) ?? '';
    const card = marksNamed(option.about, 'card')[0]?.replace(/ [A-Z]$/, '');
    if (card) return found(`cardText.${card}`) ?? '';
    const face = marksNamed(option.about, 'face')[0];
    return face ? (found(`table.meaning.${face.toLowerCase()}`) ?? '') : '';
  };

  /** How a damage area stands that an option hits. */
  #areaOf(option: OptionCard): string {
    const place = Number(marksNamed(option.about, 'area')[0] ?? 0);
    const isNemesis = marksNamed(option.about, 'foe')[0] === 'NEMESIS';
    const area = (isNemesis ? this.view?.nemesis : this.view?.creature)?.areas[place - 1];
    if (!area || marksNamed(option.about, 'colour').length === 0) return '';
    return t(isNemesis ? 'table.areaCubes' : 'table.areaHits', {
      colour: name('colour', area.colour),
      left: area.left,
      hits: area.hits,
    });
  }

  #lightOf(option: OptionCard): 'move' | 'attack' | 'question' | 'other' {
    if (option.name === 'Move' || option.name === 'GoOn.To') return 'move';
    if (option.hasOdds) return 'attack';
    return this.isTurn ? 'other' : 'question';
  }

  override get marks(): ZoneMark[] {
    const rooms = this.acting.map(one => one.room);
    const here = rooms.filter((room, i) => rooms.indexOf(room) === i);
    const goers = goersOf(this.pool);
    const portraits = this.portraits;
    const letters = (zone: string) => (goers.get(zone) ?? []).map(who => portraits.get(who)?.letter ?? '').join('');
    const asked = this.#asked;
    const lit = super.marks
      .map(mark => (mark.is === 'move' && letters(mark.zone) ? { ...mark, label: letters(mark.zone) } : mark))
      .filter(mark => asked.length === 0 || asked.includes(mark.zone));
    const isOver = this.table.situation?.verdict !== undefined;
    const active = isOver || asked.length > 0 ? [] : here.filter(zone => !lit.some(mark => mark.zone === zone));
    return [...active.map((zone): ZoneMark => ({ zone, is: 'active' })), ...lit];
  }

  override get expected(): readonly Expected[] {
    const { told } = this.foresight;
    return told ? foreseen(told, this.view?.fire?.room ?? '') : [];
  }

  override get isWeighing(): boolean {
    return super.isWeighing || (this.foresight.isOpen && isSmall());
  }

  override get ownKeys(): [string, string][] {
    return [
      ['N', 'table.keyNext'],
      ['G', 'table.keyBoardOf'],
      ['V', 'table.keyForecast'],
    ];
  }

  chancesOf(option: OptionCard): Chances | undefined {
    return this.chances.of(option) as Chances | undefined;
  }

  protected override renewed(): void {
    this.looked = '';
    this.isAtBoard = false;
  }

  /** Presses the button of a deed: one way to do it is done, several and whatever has odds are shown first. */
  take(deed: Deed): void {
    const mine = this.options.filter(option => deed.options.includes(option));
    const [only] = mine;
    this.zone = '';
    this.looked = deed.who;
    if (mine.length === 1 && only && only.hasOdds && isSmall()) void this.weigh(only);
    else if (mine.length === 1 && only) this.choose(only);
    else this.group = this.group === deed.id ? '' : deed.id;
  }

  /** The group of somebody who is pointed at acts next, if that is asked. Says whether it was. */
  meet(who: string): boolean {
    const next = this.options.filter(
      option => option.name === 'OrderGroups.Next' && marksNamed(option.about, 'survivor').includes(who),
    );
    const [only] = next;
    if (next.length === 1 && only && !this.table.pending) this.choose(only);
    return next.length === 1;
  }

  override get walker(): string | undefined {
    const looked = this.lookedAt?.name;
    return this.walks.known.some(way => way.who === looked) ? looked : undefined;
  }

  override placeOf(who: string): string | undefined {
    return this.survivors.find(one => one.name === who)?.room;
  }

  override press(key: string): boolean {
    const deed = this.lettered.find(one => one.letter === key)?.deed;
    if (this.telling.pad) return super.press(key);
    if (key === 'N') this.#lookOn();
    else if (key === 'G') this.isAtBoard = !this.isAtBoard;
    else if (deed) this.take(deed);
    else return super.press(key);
    return true;
  }

  #lookOn(): void {
    const all = this.survivors.filter(one => one.isPlaying);
    const place = all.findIndex(one => one.name === this.lookedAt?.name);
    this.group = '';
    this.looked = all[(place + 1) % all.length]?.name ?? '';
  }

  override chooseZone(zone: string, isWeighing: boolean): void {
    const tile = zone.split('.')[0];
    const isNew = this.zone.split('.')[0] !== tile;
    const inTile = this.pool.filter(option => zoneOf(option)?.split('.')[0] === tile);
    if (isSmall() && this.isSplit(zone) && inTile.length > 0 && isNew) this.zone = zone;
    else if (optionsAt(this.pool, zone).length > 0 || this.walks.to(zone)) super.chooseZone(zone, isWeighing);
    else this.zone = '';
  }

  /** Whether the table foresees reactions now: while survivors act. */
  override get canForesee(): boolean {
    return this.isTurn && !this.frame;
  }

  override escape(): boolean {
    if (super.escape()) return true;
    const wasAtBoard = this.isAtBoard;
    this.isAtBoard = false;
    return wasAtBoard;
  }

  /** A survivor as people at the table call it. */
  nameOf(survivor: string): string {
    return firstName(survivor);
  }
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLine, happening, situation, welcome } from './fake-line';
import { TableStore } from './table.svelte';

interface View {
  round: number;
}

function set() {
  const lines: FakeLine[] = [];
  const store = new TableStore<View>('t1', 'secret', {
    dial: () => {
      const line = new FakeLine();
      lines.push(line);
      return line;
    },
  });
  store.open();
  lines[0]!.onopen?.();
  return { store, lines, last: () => lines.at(-1)! };
}

const question = { name: 'Act', rule: 'R-1', seats: [0], about: [], options: [], obstacles: [] };

describe('a table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('knows everything after the welcome', () => {
    const { store, last } = set();
    last().tell(welcome({ round: 1 }, situation(2, { question }), [happening(1), happening(2)]));
    expect(store.view).toEqual({ round: 1 });
    expect(store.happenings.map(one => one.step)).toEqual([1, 2]);
    expect(store.mySeatsAsked).toEqual([0]);
    expect(store.isSpectator).toBe(false);
    expect(store.connection).toBe('open');
  });

  it('asks nothing of a person whose seat a bot plays', () => {
    const { store, last } = set();
    last().tell(welcome({ round: 1 }, situation(2, { question }), []));
    last().tell({
      is: 'Seated',
      seats: [{ seat: 0, holder: 'person', name: 'Ada', isHere: true, bot: 'search', orders: [] }],
    });
    expect(store.mySeatsAsked).toEqual([]);
  });

  it('makes again what was taken back, until something else is chosen', () => {
    const { store, last } = set();
    const options = ['a', 'b'].map(key => ({ key, name: 'Do', about: [], hasOdds: false }));
    const asked = { question: { ...question, options } };
    const made = [happening(1, { key: 'a' }), happening(2, { key: 'b' })];
    last().tell(welcome({ round: 1 }, situation(2, asked), made));
    const back = (step: number, choices: number) =>
      last().tell({
        is: 'Undone',
        step,
        by: 'Marta',
        moment: { view: { round: 1 }, situation: situation(step, { ...asked, choices }) },
      });
    const moved = (step: number, choices: number, key: string) =>
      last().tell({
        is: 'Moved',
        happening: happening(step, { key, choices }),
        patch: {},
        situation: situation(step, { ...asked, choices }),
      });
    expect(store.redo).toBeUndefined();
    back(3, 1);
    back(4, 0);
    expect(store.redo?.key).toBe('a');
    moved(5, 1, 'a');
    expect(store.redo?.key).toBe('b');
    moved(6, 2, 'a');
    expect(store.redo).toBeUndefined();
    back(7, 1);
    expect(store.redo?.key).toBe('a');
    store.choose(0, 'a');
    expect(store.redo).toBeUndefined();
  });

  it('says that an answer went nowhere while the line was broken, until it is back', () => {
    const { store, last } = set();
    last().tell(welcome({ round: 1 }, situation(2, { question })));
    last().onclose?.();
    store.choose(0, 'a');
    expect([store.pending, store.isUnsent]).toEqual(['', true]);
    vi.advanceTimersByTime(60_000);
    last().onopen?.();
    last().tell(welcome({ round: 1 }, situation(2, { question })));
    expect(store.isUnsent).toBe(false);
  });

  it('patches the view when somebody moves, and tells what led to it', () => {
    const { store, last } = set();
    last().tell(welcome({ round: 1 }, situation(2)));
    expect(store.latest).toBeUndefined();
    store.choose(0, 'move 28V.c');
    expect(store.pending).toBe('move 28V.c');
    expect(last().said.at(-1)).toMatchObject({ is: 'Choose', step: 2, seat: 0, key: 'move 28V.c' });
    last().tell({ is: 'Moved', happening: happening(3), patch: { round: [2] }, situation: situation(3, { round: 2 }) });
    expect(store.latest?.step).toBe(3);
    expect(store.view).toEqual({ round: 2 });
    expect(store.pending).toBe('');
    expect(store.timeline.rounds).toEqual([
      { round: 1, choices: 0 },
      { round: 2, choices: 3 },
    ]);
  });

  it('keeps the extras and the checklist that a move leaves out', () => {
    const { store, last } = set();
    const aims = [{ name: 'TakeAll', kind: 'win' as const, done: 0, of: 2, about: [] }];
    const extras = [{ seat: 1, option: { key: 'discard', name: 'Discard', about: [], hasOdds: false } }];
    last().tell(welcome({ round: 1 }, situation(2, { aims, extras })));
    last().tell({
      is: 'Moved',
      happening: happening(3),
      patch: {},
      situation: { ...situation(3), aims: undefined, extras: undefined },
    });
    expect(store.situation).toEqual({ ...situation(3), aims, extras });
    last().tell({ is: 'Moved', happening: happening(4), patch: {}, situation: { ...situation(4), aims: [], extras } });
    expect(store.situation?.aims).toEqual([]);
  });

  it('sends no second choice while the first is on its way', () => {
    const { store, last } = set();
    last().tell(welcome({ round: 1 }, situation(2)));
    store.choose(0, 'a');
    store.choose(0, 'b');
    expect(last().said.filter(one => one.is === 'Choose')).toHaveLength(1);
  });

  it('takes nothing back once the next mission of the campaign has begun', () => {
    const { store, last } = set();
    last().tell(welcome({ round: 1 }, situation(2, { undo: 'free' })));
    expect(store.situation?.undo).toBe('free');
    last().tell({ is: 'SequelBegun', table: 't2', situation: situation(2, { undo: 'none' }) });
    expect(store.card?.followed).toBe('t2');
    expect(store.situation?.undo).toBe('none');
  });

  it('asks for everything anew when a message was lost or does not fit', () => {
    const { store, last, lines } = set();
    last().tell(welcome({ round: 1 }, situation(2)));
    last().tell({ is: 'Moved', happening: happening(4), patch: {}, situation: situation(4) });
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(2);
    last().tell(welcome({ round: 1 }, situation(4)));
    last().tell({ is: 'Moved', happening: happening(5), patch: { gone: { x: [1] } }, situation: situation(5) });
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(3);
    expect(store.situation?.step).toBe(4);
  });

  it('forgets what was taken back', () => {
    const { store, last } = set();
    last().tell(welcome({ round: 1 }, situation(2), [happening(1), happening(2)]));
    const moment = { view: { round: 1 }, situation: situation(3, { choices: 1 }) };
    last().tell({ is: 'Undone', step: 3, by: 'Marta', moment });
    expect(store.happenings.map(one => one.choices)).toEqual([1]);
    expect(store.takenBackBy).toBe('Marta');
  });

  it('forgets what was taken back during a break', () => {
    const { store, last } = set();
    last().tell(welcome({ round: 1 }, situation(3), [happening(1), happening(2), happening(3)]));
    last().break();
    vi.advanceTimersByTime(1000);
    last().onopen?.();
    expect(last().said[0]).toMatchObject({ seen: 3 });
    const again = happening(5, { choices: 3, key: 'search' });
    last().tell(welcome({ round: 1 }, situation(5, { choices: 3 }), [again]));
    expect(store.happenings.map(one => one.key)).toEqual(['end turn', 'end turn', 'search']);
  });

  it('keeps what it knew and adds what it missed during a break', () => {
    const { store, last } = set();
    last().tell(welcome({ round: 1 }, situation(2), [happening(1), happening(2)]));
    last().break();
    vi.advanceTimersByTime(1000);
    last().onopen?.();
    last().tell(welcome({ round: 1 }, situation(4), [happening(3), happening(4)]));
    expect(store.happenings.map(one => one.step)).toEqual([1, 2, 3, 4]);
  });

  it('knows only the latest if more was missed than is told', () => {
    const { store, last } = set();
    last().tell(welcome({ round: 1 }, situation(2), [happening(1), happening(2)]));
    last().break();
    vi.advanceTimersByTime(1000);
    last().onopen?.();
    last().tell(welcome({ round: 1 }, situation(9), [happening(8), happening(9)], 5));
    expect(store.happenings.map(one => one.step)).toEqual([8, 9]);
  });

  it('shows a refusal until something happens', () => {
    const { store, last } = set();
    last().tell(welcome({ round: 1 }, situation(2)));
    store.choose(0, 'fly');
    const id = last().said.at(-1)!.id;
    last().tell({ is: 'Refused', id, code: 'not_offered', reason: 'not offered', rule: 'R-2' });
    expect(store.notice).toEqual({ code: 'not_offered', reason: 'not offered', rule: 'R-2' });
    expect(store.pending).toBe('');
    last().tell({ is: 'Moved', happening: happening(3), patch: {}, situation: situation(3) });
    expect(store.notice).toBeUndefined();
  });

  it.each(['stale', 'failed'] as const)('asks where the game stands when a choice is refused: %s', code => {
    const { store, lines, last } = set();
    last().tell(welcome({ round: 1 }, situation(2)));
    store.choose(0, 'search');
    last().tell({ is: 'Refused', id: last().said.at(-1)!.id, code, reason: 'no', rule: '' });
    vi.advanceTimersByTime(1000);
    expect(lines.length).toBe(2);
    last().onopen?.();
    last().tell(welcome({ round: 1 }, situation(2)));
    expect(store.notice?.code).toBe(code);
    store.choose(0, 'search');
    last().tell({ is: 'Refused', id: last().said.at(-1)!.id, code, reason: 'no', rule: '' });
    vi.advanceTimersByTime(1000);
    last().onopen?.();
    last().tell(welcome({ round: 1 }, situation(3), [happening(3)]));
    expect(store.situation?.step).toBe(3);
    expect(store.notice).toBeUndefined();
  });

  it('asks where the game stands when the table was read again at another step', () => {
    const { lines, last } = set();
    last().tell(welcome({ round: 1 }, situation(2)));
    last().tell({ is: 'ReadAgain', step: 2 });
    vi.advanceTimersByTime(1000);
    expect(lines.length).toBe(1);
    last().tell({ is: 'ReadAgain', step: 3 });
    vi.advanceTimersByTime(1000);
    expect(lines.length).toBe(2);
  });

  it('keeps a proposal to take back until it is agreed, dropped or overtaken', () => {
    const { store, last } = set();
    last().tell(welcome({ round: 1 }, situation(2)));
    last().tell({ is: 'UndoProposed', step: 2, by: 'Ada', waitingFor: ['Marta'] });
    expect(store.proposal?.by).toBe('Ada');
    store.answerUndo(true);
    expect(last().said.at(-1)).toMatchObject({ is: 'AnswerUndo', step: 2, isAgreed: true });
    last().tell({ is: 'UndoDropped', step: 2, by: 'Marta' });
    expect(store.proposal).toBeUndefined();
  });
});

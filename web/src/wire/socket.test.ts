import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableMessage } from '../protocol/messages';
import { FakeLine, situation, welcome } from './fake-line';
import { TableSocket, type Connection } from './socket';

function set(seen = 0) {
  const lines: FakeLine[] = [];
  const states: Connection[] = [];
  const heard: TableMessage[] = [];
  const ear = {
    seen: () => seen,
    heard: (message: TableMessage) => void heard.push(message),
    connected: (now: Connection) => void states.push(now),
  };
  const dial = () => {
    const line = new FakeLine();
    lines.push(line);
    return line;
  };
  const socket = new TableSocket('t1', 'secret', ear, dial, () => 0.5);
  return { socket, lines, states, heard, last: () => lines.at(-1)! };
}

describe('the socket of a table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says hello first and is open once it is welcome', () => {
    const { socket, last, states } = set();
    socket.open();
    last().onopen?.();
    expect(last().said).toEqual([{ is: 'Hello', id: 1, version: 1, table: 't1', token: 'secret', seen: 0 }]);
    expect(socket.say({ is: 'Undo', step: 3 })).toBeUndefined();
    last().tell(welcome({}, situation(3)));
    expect(states).toEqual(['calling', 'open']);
    expect(socket.say({ is: 'Undo', step: 3 })).toBe(2);
    expect(last().said[1]).toEqual({ is: 'Undo', step: 3, id: 2 });
  });

  it('calls again after a break, later each time, and says what it has seen', () => {
    const { socket, lines, last, states } = set(17);
    socket.open();
    last().break();
    vi.advanceTimersByTime(499);
    expect(lines.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(lines.length).toBe(2);
    last().break();
    vi.advanceTimersByTime(999);
    expect(lines.length).toBe(2);
    vi.advanceTimersByTime(1);
    last().onopen?.();
    expect(last().said[0]).toMatchObject({ is: 'Hello', seen: 17 });
    expect(states).toEqual(['calling', 'waiting', 'calling', 'waiting', 'calling']);
  });

  it('never waits longer than a quarter of a minute, and begins anew after a welcome', () => {
    const { socket, lines, last } = set();
    socket.open();
    for (let i = 0; i < 9; i++) {
      last().break();
      vi.advanceTimersByTime(15_000);
    }
    expect(lines.length).toBe(10);
    last().tell(welcome({}, situation(1)));
    last().break();
    vi.advanceTimersByTime(500);
    expect(lines.length).toBe(11);
  });

  it('gives up when the hello is refused', () => {
    const { socket, lines, last, states, heard } = set();
    socket.open();
    last().onopen?.();
    last().tell({ is: 'Refused', id: 1, code: 'unknown', reason: 'no such table', rule: '' });
    last().break();
    vi.advanceTimersByTime(60_000);
    expect(lines.length).toBe(1);
    expect(states.at(-1)).toBe('refused');
    expect(heard).toHaveLength(1);
  });

  it.each(['failed', 'rate', 'closing', 'broken', 'late'] as const)(
    'calls again when the hello is refused: %s',
    code => {
      const { socket, lines, last, states, heard } = set();
      socket.open();
      last().onopen?.();
      last().tell({ is: 'Refused', id: 1, code, reason: 'not now', rule: '' });
      expect(lines[0]!.isClosed).toBe(true);
      expect(states.at(-1)).toBe('waiting');
      expect(heard).toEqual([]);
      vi.advanceTimersByTime(1000);
      expect(lines.length).toBe(2);
      last().onopen?.();
      last().tell(welcome({}, situation(1)));
      expect(states.at(-1)).toBe('open');
    },
  );

  it('hears nothing more from a line it has left', () => {
    const { socket, lines, heard } = set();
    socket.open();
    const first = lines[0]!;
    socket.restart();
    vi.advanceTimersByTime(500);
    first.tell(welcome({}, situation(1)));
    expect(first.isClosed).toBe(true);
    expect(heard).toEqual([]);
    expect(lines.length).toBe(2);
  });

  it('does not call again once the page is left', () => {
    const { socket, lines } = set();
    socket.open();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(lines.length).toBe(1);
  });
});

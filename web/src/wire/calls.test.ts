import { describe, expect, it } from 'vitest';
import { Calls, tablePath, UNREACHABLE } from './calls';

describe('a call', () => {
  it('brings the token and gives the answer', async () => {
    let seen: RequestInit | undefined;
    const calls = new Calls('secret', async (_path, init) => {
      seen = init;
      return new Response('{"step":4}', { status: 200 });
    });
    expect(await calls.tell('/api/tables/t/undo', { step: 3 })).toEqual({ isGranted: true, value: { step: 4 } });
    expect(new Headers(seen?.headers).get('Authorization')).toBe('Bearer secret');
    expect(seen?.body).toBe('{"step":3}');
  });

  it('knows an answer that says nothing', async () => {
    const calls = new Calls('', async () => new Response(null, { status: 204 }));
    expect(await calls.askAny('/x')).toEqual({ isGranted: true, value: undefined });
    expect(await calls.tell('/x', {})).toEqual({ isGranted: true, value: {} });
  });

  it('gives a refusal as a value', async () => {
    const calls = new Calls(
      '',
      async () => new Response('{"code":"forbidden","reason":"not your seat","rule":"","about":[]}', { status: 403 }),
    );
    expect(await calls.ask('/x')).toEqual({
      isGranted: false,
      refusal: { code: 'forbidden', reason: 'not your seat', rule: '', about: [] },
    });
  });

  it('says that the table is away instead of throwing', async () => {
    const away = new Calls('', async () => {
      throw new TypeError('no network');
    });
    const gateway = new Calls('', async () => new Response('<html>', { status: 502 }));
    for (const calls of [away, gateway])
      expect(await calls.ask('/x')).toEqual({
        isGranted: false,
        refusal: { code: 'failed', reason: UNREACHABLE, rule: '', about: [] },
      });
  });

  it('names the path of a table safely', () => {
    expect(tablePath('a/b', '/odds')).toBe('/api/tables/a%2Fb/odds');
  });
});

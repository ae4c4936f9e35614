import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patiently } from './patience';

describe('what is fetched patiently', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const failing = (times: number) => {
    const load = vi.fn(async () => {
      if (load.mock.calls.length <= times) throw new TypeError('the line is broken');
      return 'words';
    });
    return load;
  };

  it('comes at once if it can', async () => {
    const load = failing(0);
    expect(await patiently(load)).toBe('words');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('comes when the line has mended, asked for less and less often', async () => {
    const load = failing(3);
    const come = patiently(load);
    await vi.advanceTimersByTimeAsync(6_900);
    expect(load).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(100);
    expect(await come).toBe('words');
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('is given up in the end', async () => {
    const load = failing(100);
    const come = expect(patiently(load)).rejects.toThrow('the line is broken');
    await vi.advanceTimersByTimeAsync(600_000);
    await come;
    expect(load).toHaveBeenCalledTimes(10);
  });
});

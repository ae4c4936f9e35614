import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PARTS } from './rows';
import { onSettings, set, settings, VALUES } from './settings.svelte';

const KEPT = 'redoubt.settings';

/** The settings as a page finds them that is opened now. */
async function opened() {
  vi.resetModules();
  return (await import('./settings.svelte')).settings();
}

describe('settings', () => {
  beforeEach(() => localStorage.clear());

  it('are quiet and unhurried until somebody asks', async () => {
    expect(await opened()).toEqual({
      speed: 1,
      sound: false,
      volume: 60,
      hints: true,
      text: 100,
      contrast: 'usual',
      colours: 'usual',
      theme: 'dark',
      codes: false,
      decide: false,
      spare: true,
      weigh: false,
    });
  });

  it('are kept', async () => {
    set('speed', 4);
    set('volume', 35);
    expect(await opened()).toMatchObject({ speed: 4, volume: 35, sound: false });
  });

  it('take nothing that is no value, whatever was kept', async () => {
    localStorage.setItem(KEPT, '{"speed": 3, "sound": "yes", "volume": 900, "codes": true, "old": 1}');
    const now = await opened();
    expect(now).toMatchObject({ speed: 1, sound: false, volume: 60, codes: true });
    expect(now).not.toHaveProperty('old');
    localStorage.setItem(KEPT, '{broken');
    expect((await opened()).codes).toBe(false);
  });

  it('tell those who listen, until they have heard enough', () => {
    const heard: boolean[] = [];
    const end = onSettings(({ sound }) => heard.push(sound));
    set('sound', true);
    end();
    set('sound', false);
    expect(heard).toEqual([true]);
  });

  it('follow another tab', () => {
    localStorage.setItem(KEPT, '{"speed": 2}');
    dispatchEvent(new StorageEvent('storage', { key: KEPT }));
    expect(settings().speed).toBe(2);
  });

  it('are set by what suits their values', () => {
    for (const { name, control } of PARTS.flatMap(({ rows }) => rows)) {
      const isSwitch = name !== 'volume' && typeof VALUES[name][0] === 'boolean';
      expect([name, control]).toEqual([name, name === 'volume' ? 'slide' : isSwitch ? 'switch' : 'pick']);
    }
  });
});

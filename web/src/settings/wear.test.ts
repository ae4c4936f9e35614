import { beforeEach, describe, expect, it } from 'vitest';
import { portraitsOf } from '../draw/portraits';
import sheet from '../styles/likes.css?raw';
import { set, VALUES } from './settings.svelte';
import { wearSettings } from './wear';

describe('the page as a person likes it', () => {
  beforeEach(() => localStorage.clear());

  it('wears what is kept and follows every change until it need not', () => {
    set('text', 130);
    const end = wearSettings();
    const { dataset } = document.documentElement;
    expect(dataset).toMatchObject({ text: '130', contrast: 'usual', colours: 'usual', panels: 'dark' });
    set('theme', 'light');
    set('contrast', 'strong');
    expect(dataset).toMatchObject({ contrast: 'strong', panels: 'light' });
    end();
    set('theme', 'dark');
    expect(dataset['panels']).toBe('light');
  });

  it('knows every value that is not the usual one', () => {
    const marks = { text: 'text', contrast: 'contrast', colours: 'colours', theme: 'panels' } as const;
    for (const [name, mark] of Object.entries(marks) as [keyof typeof marks, string][])
      for (const value of VALUES[name].slice(1)) expect(sheet, value.toString()).toContain(`[data-${mark}='${value}']`);
  });

  it('gives each of twelve people another colour of a chosen set, and the game’s own without one', () => {
    const names = Array.from({ length: 12 }, (_, i) => `P${i}`);
    const portraits = portraitsOf(names, { P0: '#123456' }, () =>
      document.createElementNS('http://www.w3.org/2000/svg', 'g'),
    );
    expect(portraits.get('P0')?.colour).toBe('var(--person-1, #123456)');
    for (const colours of VALUES.colours.slice(1)) {
      const own = sheet.slice(sheet.indexOf(`[data-colours='${colours}']`));
      const set = own.slice(0, own.indexOf('}')).match(/--person-\d+: #\w+/g) ?? [];
      expect(new Set(set.map(line => line.split(': ')[1])).size).toBe(names.length);
    }
  });
});

// Which settings can be set, part by part. Only what does something stands here.
import { VALUES, type Settings } from './settings.svelte';

export interface Row {
  name: keyof Settings;
  /** A switch has two values, a pick several, a slide anything from 0 to 100. */
  control: 'switch' | 'pick' | 'slide';
  /** Whether it does something as the others stand. */
  isOf?: (settings: Settings) => boolean;
}

export const PARTS: readonly { part: string; rows: readonly Row[] }[] = [
  {
    part: 'play',
    rows: [
      { name: 'hints', control: 'switch' },
      { name: 'speed', control: 'pick' },
      { name: 'decide', control: 'switch' },
      { name: 'spare', control: 'switch' },
      { name: 'weigh', control: 'switch' },
    ],
  },
  {
    part: 'look',
    rows: [
      { name: 'text', control: 'pick' },
      { name: 'contrast', control: 'pick' },
      { name: 'colours', control: 'pick' },
      { name: 'theme', control: 'pick' },
      { name: 'codes', control: 'switch' },
    ],
  },
  {
    part: 'sound',
    rows: [
      { name: 'sound', control: 'switch' },
      { name: 'volume', control: 'slide', isOf: settings => settings.sound },
    ],
  },
];

export const valuesOf = (name: keyof Settings): readonly (string | number | boolean)[] =>
  name === 'volume' ? [] : VALUES[name];

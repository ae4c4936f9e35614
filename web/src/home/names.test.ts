import { describe, expect, it } from 'vitest';
import { nameTrouble, someName } from './names';

describe('a name', () => {
  it('is short, on one line and visible', () => {
    expect(nameTrouble('Ödön')).toBeUndefined();
    expect(nameTrouble('  ')).toBe('home.nameMissing');
    expect(nameTrouble('a'.repeat(24))).toBeUndefined();
    expect(nameTrouble('a'.repeat(25))).toBe('home.nameLong');
    expect(nameTrouble('Ada: Byron')).toBe('home.nameOdd');
    expect(nameTrouble('Ada\u202e')).toBe('home.nameOdd');
    expect(nameTrouble('نام\u200cه')).toBeUndefined();
  });

  it('is suggested to those who have none', () => {
    for (const chance of [0, 0.5, 0.999]) expect(nameTrouble(someName(chance))).toBeUndefined();
    expect(someName(0)).not.toBe(someName(0.999));
  });
});

import { expect, it } from 'vitest';
import names from '../../../../dark-darkest/src/main/java/redoubt/darkest/print/SkillName.java?raw';
import { GOOD_AT, TRAITS, USEFUL } from './profile';

it('says of every skill what it is good for, and of no other', () => {
  const skills = [...names.matchAll(/^ {4}([A-Z]+)\("/gm)].map(([, skill]) => skill);
  expect(skills.length).toBeGreaterThan(20);
  const told = [...Object.values(GOOD_AT).flat(), ...USEFUL];
  expect(skills.filter(skill => !told.includes(skill ?? ''))).toEqual([]);
  expect(told.filter(skill => !skills.includes(skill))).toEqual([]);
  expect(Object.keys(GOOD_AT).sort()).toEqual(TRAITS.map(({ id }) => id).sort());
});

// `{groups, zombies}` in a message: zombies of several kinds.
import type { Kinds } from '../../i18n/format';

interface ZombieCount {
  zombie: string;
  count: number | undefined;
}

/** Zombies of each kind, from a list of counts or from a text such as `2 Walker, 1 Brute`, where numbers may be left out. */
function groups(value: unknown): ZombieCount[] {
  if (Array.isArray(value)) return value as ZombieCount[];
  return String(value ?? '')
    .split(', ')
    .filter(group => group !== '')
    .map(group => {
      const counted = /^(\d+) (.+)$/.exec(group);
      return { zombie: counted?.[2] ?? group, count: counted ? Number(counted[1]) : undefined };
    });
}

export const hordeKinds: Kinds = {
  zombies: (value, name) =>
    groups(value)
      .map(({ zombie, count }) => `${count ?? ''} ${name('zombie', zombie, count)}`.trim())
      .join(', '),
};

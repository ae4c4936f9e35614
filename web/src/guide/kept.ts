// Which tables of this browser are guided, and how far.
export interface Progress {
  /** The steps whose moment has come, in this order. */
  reached: readonly string[];
  read: readonly string[];
  isLeft: boolean;
}

const KEPT = 'redoubt.guides';
export const AT_FIRST: Progress = { reached: [], read: [], isLeft: false };

function all(): Record<string, Progress> {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    if (typeof told !== 'object' || told === null) return {};
    return Object.fromEntries(Object.entries(told).filter((one): one is [string, Progress] => isProgress(one[1])));
  } catch {
    return {};
  }
}

function isProgress(told: unknown): told is Progress {
  const { reached, read } = (told ?? {}) as Partial<Progress>;
  return Array.isArray(reached) && Array.isArray(read);
}

/** How far the guide of a table has come; undefined if the table has none. */
export const progressOf = (table: string): Progress | undefined => all()[table];

export function keepProgress(table: string, progress: Progress): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...all(), [table]: progress }));
  } catch {
    // A browser that keeps nothing begins the guide again.
  }
}

/** Whether this browser has ever begun a guided game. */
export const hasLearnt = (): boolean => Object.keys(all()).length > 0;

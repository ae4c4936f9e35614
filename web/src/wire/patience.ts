// A broken line mends itself, and what was to come over it is asked for again.

const TRIES = 10;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/** What is fetched when it is needed, asked for again and again, each time after a longer wait; in the end its failure. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await load();
    } catch (failure) {
      if (tried === TRIES) throw failure;
      const wait = Math.min(FIRST_WAIT * 2 ** (tried - 1), LONGEST_WAIT);
      await new Promise(again => setTimeout(again, wait));
    }
  }
}

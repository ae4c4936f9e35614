// Games that begin where another one was: cut from its journal, which tells its seed and its choices.
/** The journal up to so many choices; what it marks stays where it is. */
export function cutJournal(journal: string, choices: number): string {
  const lines = journal.split('\n');
  let left = choices;
  const end = lines.findIndex(line => isChoice(line) && left-- === 0);
  return end < 0 ? journal : `${lines.slice(0, end).join('\n')}\n`;
}

const isChoice = (line: string) => /^\d+ /.test(line);

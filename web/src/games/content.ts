// The content and the event records of the games, for tests that hold the drawings against them.
const content = import.meta.glob<string>('../../../*/src/main/resources/content/*/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(
  [
    '../../../horde/src/main/java/redoubt/horde/**/*Event.java',
    '../../../{white-death,living-dead,second-edition}/src/main/java/**/*.java',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export function contentOf(game: string) {
  const page = (name: string) => {
    const found = Object.entries(content).find(([path]) => path.endsWith(`/${game}/${name}.txt`));
    if (!found) throw new Error(`no content of ${game} called ${name}`);
    return found[1].split('\n');
  };
  // The first column of the table with this heading.
  const column = (name: string, heading: string): string[] => {
    const lines = page(name);
    const begin = lines.findIndex(line => line.startsWith(`${heading} `) && line.includes('|'));
    const rows = lines.slice(begin + 1);
    const end = rows.findIndex(line => !line.includes('|'));
    return rows.slice(0, end < 0 ? undefined : end).map(line => (line.split('|')[0] ?? '').trim());
  };
  const legend = (word: string) =>
    page('legend').flatMap(line => {
      const [first, kind] = line.trim().split(/\s+/);
      return first === word && kind ? [kind] : [];
    });
  return { column, legend };
}

// The events of the family and of a module: names and members.
export function eventsOf(module: string): [name: string, members: string][] {
  return Object.entries(sources)
    .filter(([path]) => path.includes('/horde/') || path.includes(`/${module}/`))
    .flatMap(([, source]) => [...source.matchAll(/record (\w+)\(([^)]*)\)\s*implements \w*Event \{\}/g)])
    .map(([, name = '', members = '']) => [name, members]);
}

import { away, tablePath, type Answer, type Fetch } from '../wire/calls';
import type { Refusal } from '../protocol/messages';

/** The journal of a table as text; the table refuses it to spectators of a game under way. */
export async function journalOf(
  table: string,
  token: string,
  fetch: Fetch = (path, init) => globalThis.fetch(path, init),
): Promise<Answer<string>> {
  try {
    const response = await fetch(tablePath(table, '/journal'), { headers: { Authorization: `Bearer ${token}` } });
    const text = await response.text();
    if (response.ok) return { isGranted: true, value: text };
    return { isGranted: false, refusal: JSON.parse(text) as Refusal };
  } catch {
    return { isGranted: false, refusal: away() };
  }
}

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

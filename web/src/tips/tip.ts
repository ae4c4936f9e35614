// How a thing on the page says by what it is explained; the explanations themselves are fetched later.
import { SvelteSet } from 'svelte/reactivity';

/** The rule of everything that a game explains, by family and name, or by family alone. */
export type TipRules = Readonly<Record<string, string>>;

/** What the page has shown so far; screen readers find the texts of these. */
export const mentioned = new SvelteSet<string>();

/** The id of the text that describes a thing. */
export const tipId = (thing: string): string => `tip-${thing.replace(/[^\w-]/g, '_')}`;

const CONTROLS = 'button, a, input, select, summary, [tabindex]';
const PLAIN = ['SPAN', 'DIV', 'P'];

/** Lets an element explain itself: to the pointer, to the keyboard, which must be able to reach it, and to screen readers. */
export function explains(thing: string): (node: HTMLElement) => void {
  return node => {
    node.dataset.tip = thing;
    mentioned.add(thing);
    node.setAttribute('aria-describedby', tipId(thing));
    if (node.matches(CONTROLS)) return;
    node.tabIndex = 0;
    if (PLAIN.includes(node.tagName) && !node.hasAttribute('role')) node.setAttribute('role', 'note');
  };
}

/** Lets a part of such an element explain itself: to the pointer; the keyboard meets it with the whole. */
export function explainsPart(thing: string): (node: HTMLElement) => void {
  return node => {
    node.dataset.tip = thing;
    mentioned.add(thing);
  };
}

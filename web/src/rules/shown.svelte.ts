const shown = $state({ rule: '' });

/** Opens the card of an entry of the ledger, over whatever page is shown. */
export function showRule(rule: string): void {
  shown.rule = rule;
}

export function hideRule(): void {
  shown.rule = '';
}

/** The entry that is open, or an empty text. */
export function shownRule(): string {
  return shown.rule;
}

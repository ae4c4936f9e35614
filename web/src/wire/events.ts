/** Something that happened, as the table tells it: its name and its members. */
export interface TableEvent extends Readonly<Record<string, unknown>> {
  is: string;
}

export function isEvent(value: unknown): value is TableEvent {
  return typeof value === 'object' && value !== null && typeof (value as TableEvent).is === 'string';
}

/** The rule by which it happened, or empty. */
export function ruleOf(event: TableEvent): string {
  return typeof event.rule === 'string' ? event.rule : '';
}

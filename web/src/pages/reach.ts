import type { Reach } from '../protocol/messages';

/** Whether a host name means the machine that asks, so that an address with it leads nobody else to this table. */
export function isOnlyHere(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/**
 * The address under which others reach what this page shows: its own, or one that the server told of if the page was opened on the
 * server's own machine; undefined if nobody else can.
 */
export function addressForOthers(page: Pick<Location, 'hostname' | 'origin' | 'port' | 'protocol'>, reach?: Reach) {
  if (!isOnlyHere(page.hostname)) return page.origin;
  const [host] = reach?.hosts ?? [];
  const named = host?.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  return reach?.origins[0] ?? (named && `${page.protocol}//${named}${page.port ? `:${page.port}` : ''}`);
}

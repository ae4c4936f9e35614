/** Whether a host name means the machine that asks, so that an address with it leads nobody else to this table. */
export function isOnlyHere(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

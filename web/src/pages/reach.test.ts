import { expect, it } from 'vitest';
import { addressForOthers, isOnlyHere } from './reach';

it('knows the names by which a machine means itself', () => {
  for (const host of ['localhost', 'table.localhost', '127.0.0.1', '127.8.0.1', '[::1]'])
    expect(isOnlyHere(host)).toBe(true);
  for (const host of ['192.168.1.20', 'table.example.org', '127.example.org', '[fe80::1]', '10.0.0.127'])
    expect(isOnlyHere(host)).toBe(false);
});

it('sends others to an address that leads them here', () => {
  const page = (address: string) => new URL(address) as unknown as Location;
  const here = page('http://localhost:8765/table/t');
  expect(addressForOthers(page('http://192.168.1.20:8765/'))).toBe('http://192.168.1.20:8765');
  expect(addressForOthers(here)).toBeUndefined();
  expect(addressForOthers(here, { origins: [], hosts: [] })).toBeUndefined();
  expect(addressForOthers(here, { origins: [], hosts: ['192.168.1.20'] })).toBe('http://192.168.1.20:8765');
  expect(addressForOthers(here, { origins: [], hosts: ['fd00::2'] })).toBe('http://[fd00::2]:8765');
  expect(addressForOthers(here, { origins: ['https://table.example.org'], hosts: [] })).toBe(
    'https://table.example.org',
  );
});

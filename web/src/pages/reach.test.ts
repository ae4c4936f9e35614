import { expect, it } from 'vitest';
import { isOnlyHere } from './reach';

it('knows the names by which a machine means itself', () => {
  for (const host of ['localhost', 'table.localhost', '127.0.0.1', '127.8.0.1', '[::1]'])
    expect(isOnlyHere(host)).toBe(true);
  for (const host of ['192.168.1.20', 'table.example.org', '127.example.org', '[fe80::1]', '10.0.0.127'])
    expect(isOnlyHere(host)).toBe(false);
});

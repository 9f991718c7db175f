import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { ShopError } from './errors.ts';

test('an error as text names its call once, also if its message is the text of the server', () => {
  const details = { operation: 'placeOrder', outcome: 'answered' } as const;
  const refused = new ShopError('status 200', { kind: 'refused', serverMessage: 'Sold out.', ...details });
  expect(refused.message).toBe('Sold out.');
  expect(String(refused)).toBe('ShopError: placeOrder: Sold out.');
  expect(inspect(refused)).toContain("operation: 'placeOrder'");
  const broken = new ShopError('msg is not array', { kind: 'invalid-response', ...details });
  expect(String(broken)).toBe('ShopError: placeOrder: msg is not array');
});

import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { existing } from '../../testing/goods.ts';
import { knownAddress } from './known-address.ts';

test('who orders to the same place again is remembered once', () => {
  const [one, other] = [createWorld(), createWorld()];
  const address = existing([...one.state.orders.values()][0]).address;
  const again = { ...address };
  expect(knownAddress(one, address)).toBe(address);
  expect(knownAddress(one, again)).toBe(address);
  expect(knownAddress(other, again)).toBe(again);
  const moved = { ...address, city: 'Tacoma' };
  expect(knownAddress(one, moved)).toBe(moved);
  expect(knownAddress(one, { ...moved })).toBe(moved);
});

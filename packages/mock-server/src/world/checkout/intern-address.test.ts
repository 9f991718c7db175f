import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { existing } from '../../testing/goods.ts';
import { internAddress } from './intern-address.ts';

test('orders to the same address share one object', () => {
  const [one, other] = [createWorld(), createWorld()];
  const address = existing([...one.state.orders.values()][0]).address;
  const again = { ...address };
  expect(internAddress(one, address)).toBe(address);
  expect(internAddress(one, again)).toBe(address);
  expect(internAddress(other, again)).toBe(again);
  const otherAddress = { ...address, city: 'Tacoma' };
  expect(internAddress(one, otherAddress)).toBe(otherAddress);
  expect(internAddress(one, { ...otherAddress })).toBe(otherAddress);
});

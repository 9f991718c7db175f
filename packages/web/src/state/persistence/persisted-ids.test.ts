import { expect, test, vi } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { persistedIds } from './persisted-ids.ts';
import { followStorage } from './storage-version.ts';

const { idsAtom } = persistedIds('compared', 4);

test('rereading an unchanged list keeps the same value', () => {
  const { store, environment } = openTestShop();
  environment.deviceItems.set('compared', '[1011,1031]');
  const onChange = vi.fn();
  const before = store.get(idsAtom);
  const stop = store.sub(idsAtom, onChange);
  store.set(followStorage);
  expect(store.get(idsAtom)).toBe(before);
  expect(onChange).not.toHaveBeenCalled();
  environment.deviceItems.set('compared', '[1011]');
  store.set(followStorage);
  expect(store.get(idsAtom)).toEqual([1011]);
  stop();
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { relatedAtom } from './about-goods.ts';
import { goodsAtom, shownGoodsAtom } from './product.ts';
import {
  comparableGoodsAtom,
  comparedIdAtom,
  compareSpecsWith,
  specComparisonAtom,
} from './spec-comparison.ts';

async function openProduct() {
  const shop = openTestShop({ at: '/detail?id=1011' });
  await shop.settled(goodsAtom);
  await shop.settled(relatedAtom);
  return shop;
}

test('[BEY-58] goods of the same kind can be compared, the values of the page first', async () => {
  const { store, settled } = await openProduct();
  const options = store.get(comparableGoodsAtom);
  expect(options.map(({ goods_kind }) => goods_kind)).toEqual(options.map(() => 'headset'));
  const [other] = options;
  if (other === undefined) expect.fail('There are no related headsets.');
  store.set(compareSpecsWith, other.goods_id);
  const comparison = await settled(specComparisonAtom);
  const rows = comparison.status === 'ready' ? comparison.value : [];
  const own = store.get(shownGoodsAtom)?.specifications ?? [];
  expect(rows.slice(0, own.length).map(({ name, values }) => ({ name, value: values[0] }))).toEqual(
    own.map(({ name, value }) => ({ name, value })),
  );
});

test('[BEY-58] a color of the model keeps the comparison, and another product has none', async () => {
  const { store, settled } = await openProduct();
  store.set(compareSpecsWith, 1091);
  const color = store.get(shownGoodsAtom)?.colours.at(-1)?.goods_id;
  store.set(navigate, `/detail?id=${color}`, { stay: true });
  await settled(goodsAtom);
  expect(store.get(comparedIdAtom)).toBe(1091);
  store.set(navigate, '/detail?id=1202');
  await settled(goodsAtom);
  expect(store.get(comparedIdAtom)).toBeNull();
});

// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { shareGoods } from './share.ts';

const goods = { goodsId: 1011, name: 'K9 Wireless Headset' };
const url = 'http://localhost:5173/detail?id=1011';

test('[BEY-13] shares goods with the device without personal data', async () => {
  const share = vi.fn(async () => undefined);
  const { store, outside } = openTestShop({
    share,
    cookies: 'token=secret',
    at: '/detail?id=1011&integral=1',
  });
  expect(await store.set(shareGoods, goods)).toBe('shared');
  expect(share).toHaveBeenCalledWith({ title: goods.name, url });
  expect(outside.copiedTexts).toEqual([]);
});

test('[BEY-13] copies the URL if the device cannot share', async () => {
  const { store, outside } = openTestShop();
  expect(await store.set(shareGoods, goods)).toBe('copied');
  expect(outside.copiedTexts).toEqual([url]);
});

test.each([
  { why: 'closes the question', name: 'AbortError', outcome: 'shared', texts: [] },
  { why: 'may not share', name: 'NotAllowedError', outcome: 'copied', texts: [url] },
])('[BEY-13] $why: $outcome', async ({ name, outcome, texts }) => {
  const share = () => Promise.reject(new DOMException('no', name));
  const { store, outside } = openTestShop({ share });
  expect(await store.set(shareGoods, goods)).toBe(outcome);
  expect(outside.copiedTexts).toEqual(texts);
});

test('[BEY-13] [X15] a refused clipboard shows an error', async () => {
  const { store, environment } = openTestShop();
  Object.assign(environment, { copy: () => Promise.reject(new Error('forbidden')) });
  expect(await store.set(shareGoods, goods)).toBe('failed');
});

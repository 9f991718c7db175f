import { test as base, expect } from '@playwright/test';
import type { MockFixtures } from '@signal-shop/mock-server/playwright';
import { mockFixtures } from '@signal-shop/mock-server/playwright';

const test = base.extend<MockFixtures>(mockFixtures());

test('a test sees the shop with its scenarios', async ({ page, mock }) => {
  await mock.use('cart.many', 'flash.closed');
  await page.goto('/');
  const { answer } = await mock.calls.await({ operationId: 'getFlashSale' });
  expect(answer.body).toMatchObject({ code: 1 });
  expect(await mock.calls.count('getFlashSale')).toBe(1);
});

test('a test has its own clock, streams, mails and charges', async ({ page, mock }) => {
  const before = await mock.clock.now();
  await mock.clock.advance(3_600_000);
  expect((await mock.clock.now()) - before).toBeGreaterThanOrEqual(3_600_000);
  await page.goto('/');
  await expect.poll(() => mock.streams.open()).toBe(1);
  expect(await mock.streams.push('guan', 0)).toBe(1);
  expect(await mock.outbox()).toEqual([]);
  expect(await mock.charges()).toEqual([]);
});

test('a test ends the sale, holds its event back, and drops the stream', async ({ page, mock }) => {
  await mock.use('flash.open');
  await page.goto('/');
  await expect.poll(() => mock.streams.open()).toBe(1);
  expect(await mock.streams.hold()).toBe(0);
  await mock.clock.speed(0);
  await mock.clock.to('flash.end');
  expect(await mock.streams.hold(false)).toBe(1);
  expect(await mock.streams.drop()).toBe(1);
  await expect.poll(() => mock.streams.open()).toBe(0);
  // The shop shows the last known state of the sale; the next visit listens again.
  await page.reload();
  await expect.poll(() => mock.streams.open()).toBe(1);
});

test('a scheduled fault reaches the page', async ({ page, mock }) => {
  await mock.fault({ operationId: 'listBanners', kind: 'html-500' });
  await page.goto('/');
  expect(await mock.calls.await({ operationId: 'listBanners' })).toMatchObject({ fault: 'html-500' });
});

test('a call that breaks the contract fails the test, unless it is allowed', async ({ page, mock }) => {
  mock.allow(/^getGoods, request id: /);
  await page.goto('/');
  await page.evaluate(() =>
    fetch('/api/goods/getGoodsById', {
      method: 'POST',
      body: '{"id":"abc"}',
      headers: { 'content-type': 'application/json' },
    }),
  );
  expect(await mock.violations()).toHaveLength(1);
});

test('[NAV-18] a page that fails to load offers a retry', async ({ page, mock }) => {
  await page.goto('/?__mock=chunk.fail');
  await mock.calls.await({ operationId: 'listBanners' });
  await page.goto('/car');
  await page.getByRole('heading', { name: 'This page didn’t load completely' }).waitFor();
});

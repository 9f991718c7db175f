// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPageOf } from '../../pages.ts';
import { prefetchPage } from '../routing/prefetch-page.ts';
import { ChunkLoadError, lazyPage } from './lazy-page.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const Page = () => null;

test('[NAV-18] a page loads once and is available synchronously afterwards', async () => {
  const load = vi.fn(() => Promise.resolve(Page));
  const page = lazyPage(load);
  expect(page.current()).toBeNull();
  await Promise.all([page.load(), page.load()]);
  expect(page.current()).toBe(Page);
  expect(load).toHaveBeenCalledTimes(1);
});

test('[NAV-18] [L06] a page that takes 120 s fails to load', async () => {
  const page = lazyPage(() => new Promise(() => undefined));
  const rejection = expect(page.load()).rejects.toBeInstanceOf(ChunkLoadError);
  await vi.advanceTimersByTimeAsync(120_000);
  await rejection;
});

test('[NAV-18] [L06] a failure is cached until reset, then loading is retried', async () => {
  const load = vi
    .fn<() => Promise<typeof Page>>()
    .mockRejectedValueOnce(new TypeError('gone'))
    .mockResolvedValue(Page);
  const page = lazyPage(load);
  await expect(page.load()).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(page.load()).rejects.toBeInstanceOf(ChunkLoadError);
  expect(load).toHaveBeenCalledTimes(1);
  page.reset();
  await expect(page.load()).resolves.toBe(Page);
  expect(page.failures()).toBe(1);
});

test('[NAV-18] [L06] a waiting page also receives the failure of an earlier prefetch', async () => {
  const load = vi.spyOn(lazyPageOf('policies'), 'load').mockRejectedValue(new ChunkLoadError('not loaded'));
  const reset = vi.spyOn(lazyPageOf('policies'), 'reset');
  await prefetchPage('/policy');
  expect(load).toHaveBeenCalledTimes(1);
  expect(reset.mock.invocationCallOrder[0]).toBeLessThan(load.mock.invocationCallOrder[0] ?? 0);
  expect(reset).toHaveBeenCalledTimes(1);
});

// Lazy loading: pages and parts whose code loads on first use, when near the viewport, or when the browser is idle.
// Failures have one policy, see lazy-boundary.tsx. Pages and the shell use this folder.
import { lazyPartTimeoutMs } from '@signal-shop/sdk/constants';
import type { Atom } from 'jotai';
import type { ComponentType } from 'react';
import { reloadFailedStyles } from '../../browser/failed-styles.ts';

/** A page's chunk failed to load: missing on the server, network failure, or timeout after 120 s (spec §8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** A page; `firstAnswerAtom` is the data of its first view, if the HTML has requested it. */
export type Page = ComponentType & { firstAnswerAtom?: Atom<{ readonly status: string }> };

export interface LazyPage {
  /** The page, if its code has loaded. */
  readonly current: () => Page | null;
  /** Starts or joins loading; a failure is cached until `reset`, because React calls this on each render. */
  readonly load: () => Promise<Page>;
  /** Clears a failure, so that the next `load` retries. */
  readonly reset: () => void;
  /** Number of failed attempts. */
  readonly failures: () => number;
}

/** A page whose code loads once, on first use, with the timeout of spec §8. */
export function lazyPage(load: () => Promise<Page>, timeoutMs: number = lazyPartTimeoutMs): LazyPage {
  let current: Page | null = null;
  let loading: Promise<Page> | null = null;
  let failures = 0;
  let hasFailed = false;
  const start = async (): Promise<Page> => {
    try {
      if (failures > 0) await withinTime(reloadFailedStyles(), timeoutMs);
      const page = await withinTime(load(), timeoutMs);
      current = page;
      // With these fields React's `use` reads the promise synchronously: a loaded page never shows its
      // skeleton.
      Object.assign(loading ?? {}, { status: 'fulfilled', value: page });
      return page;
    } catch (cause) {
      failures += 1;
      hasFailed = true;
      throw new ChunkLoadError('not loaded', { cause });
    }
  };
  return {
    current: () => current,
    load: () => {
      loading ??= start();
      return loading;
    },
    reset: () => {
      if (!hasFailed) return;
      hasFailed = false;
      loading = null;
    },
    failures: () => failures,
  };
}

function withinTime<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('timed out')), timeoutMs);
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}

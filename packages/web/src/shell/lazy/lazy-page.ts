import { lazyPartTimeoutMs } from '@signal-shop/sdk/constants';
import type { Atom } from 'jotai';
import type { ComponentType } from 'react';

/** A page's code did not arrive: it was gone from the server, the line was down, or 120 s passed (spec §8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** A page, and the answer that its first view shows, when it is among those that the html asks for. */
export type Page = ComponentType & { firstAnswerAtom?: Atom<{ readonly status: string }> };

export interface LazyPage {
  /** The page once its code is here. */
  readonly current: () => Page | null;
  /** Starts loading or joins the loading; a failure stays until `reset`, because React asks again on each render. */
  readonly load: () => Promise<Page>;
  /** Forgets a failure, so that the next `load` tries again. */
  readonly reset: () => void;
  /** How often loading has failed. */
  readonly failures: () => number;
}

/** A page whose code is loaded once, when it is first wanted, within the time limit of spec §8. */
export function lazyPage(load: () => Promise<Page>, timeoutMs: number = lazyPartTimeoutMs): LazyPage {
  let current: Page | null = null;
  let loading: Promise<Page> | null = null;
  let failures = 0;
  let hasFailed = false;
  const start = async (): Promise<Page> => {
    try {
      const page = await withinTime(load(), timeoutMs);
      current = page;
      // So marked, React's `use` reads it at once: a page that is here never shows its sketch.
      Object.assign(loading ?? {}, { status: 'fulfilled', value: page });
      return page;
    } catch (cause) {
      failures += 1;
      hasFailed = true;
      throw new ChunkLoadError('gone', { cause });
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
  const timer = setTimeout(() => reject(new Error('too late')), timeoutMs);
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}

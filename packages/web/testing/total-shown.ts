import { vi } from 'vitest';
import { checkoutAtom } from '../src/state/checkout/checkout.ts';
import type { openTestShop } from './test-shop.ts';
import { until } from './test-shop.ts';

/** As long as a typed address rests before its total is asked for. */
const restMs = 500;

/** Lets a typed address come to rest, and waits for what the order costs there; the clock has to be held. */
export async function totalShown({ store }: ReturnType<typeof openTestShop>): Promise<void> {
  await vi.advanceTimersByTimeAsync(restMs);
  await until(store, checkoutAtom, (now) => now.status === 'ready' && now.view.amounts.status === 'ready');
}

import { vi } from 'vitest';
import { checkoutAtom } from '../src/state/checkout/checkout.ts';
import type { openTestShop } from './test-shop.ts';
import { until } from './test-shop.ts';

/** Debounce delay between typing an address and requesting its total. */
const restMs = 500;

/** Lets the address debounce elapse, and waits for the quote; needs fake timers. */
export async function waitForTotal({ store }: ReturnType<typeof openTestShop>): Promise<void> {
  await vi.advanceTimersByTimeAsync(restMs);
  await until(store, checkoutAtom, (now) => now.status === 'ready' && now.view.amounts.status === 'ready');
}

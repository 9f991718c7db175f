import { isShopError } from '@signal-shop/sdk';
import { action } from '../core/action.ts';
import { personal } from './personal.ts';

/**
 * Names what a customer wants to be done, for `Idempotency-Key`: asking for the same again after a lost answer is the
 * same deed, after an answer it is another one.
 */
export function createIdempotencyKey() {
  const openAtom = personal<{ readonly of: string; readonly key: string } | null>(null);
  const begin = action(({ get, set, environment }, wish: unknown): string => {
    const of = JSON.stringify(wish);
    const open = get(openAtom);
    if (open?.of === of) return open.key;
    const key = environment.uniqueKey();
    set(openAtom, { of, key });
    return key;
  });
  /** With the error of what failed; a success has none. */
  const end = action(({ set }, error?: unknown) => {
    const isLost = isShopError(error) && error.outcome !== 'answered';
    if (!isLost) set(openAtom, null);
  });
  return { begin, end };
}

import { isShopError } from '@signal-shop/sdk';
import { action } from '../core/action.ts';
import type { Scope } from './scoped.ts';
import { scoped } from './scoped.ts';

interface OpenRequest {
  readonly request: string;
  readonly key: string;
}

/** Whether the request may have had its effect: no answer says so. */
export function isLostAnswer(error: unknown): boolean {
  return isShopError(error) && error.outcome !== 'answered';
}

/**
 * Retry with idempotency key: the same request after a lost answer is sent with the same `Idempotency-Key`, so that the
 * server performs it once. After an answer, whatever it says, the next request gets a new key. Each subject, by default all
 * requests together, has one open request.
 */
export function idempotencyKeyHolder(scope: Scope = 'login') {
  const openAtom = scoped<ReadonlyMap<unknown, OpenRequest>>(new Map(), scope);
  const acquire = action(({ get, set, environment }, body: unknown, subject?: unknown): string => {
    const request = JSON.stringify(body);
    const open = get(openAtom).get(subject);
    if (open?.request === request) return open.key;
    const key = environment.uniqueKey();
    set(openAtom, new Map(get(openAtom)).set(subject, { request, key }));
    return key;
  });
  /** Call with the error of a failed request; without one after a success. The key of a newer request stays. */
  const release = action(({ get, set }, key: string, error?: unknown) => {
    if (isLostAnswer(error)) return;
    set(openAtom, new Map([...get(openAtom)].filter(([, open]) => open.key !== key)));
  });
  return { acquire, release };
}

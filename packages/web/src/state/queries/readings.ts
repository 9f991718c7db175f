import { isShopError } from '@signal-shop/sdk';
import type { WritableAtom } from 'jotai';
import { atom } from 'jotai';
import type { Clock } from '../../environment.ts';
import { action } from '../core/action.ts';

/** How long what changes by itself, such as a price, counts as known. */
const freshForMs = 60 * 1_000;

type Read = WritableAtom<unknown, [], void>;

interface Reading {
  /** Whether it changes by itself, and is read again by whoever comes back later. */
  readonly ages: boolean;
  /** When the answer was here, by the clock of this device; null until then. */
  atMs: number | null;
  /** Why there is no answer. */
  error: unknown;
}

/** What was read in this tab, and how that ended. Those who read write into it; nothing is drawn from it. */
const readingsAtom = atom(() => new Map<Read, Reading>());

export const noteReading = atom((get) => {
  const readings = get(readingsAtom);
  return (of: Read, answer: Promise<unknown>, { ages, clock }: { ages: boolean; clock: Clock }): void => {
    const reading: Reading = { ages, atMs: null, error: null };
    readings.set(of, reading);
    answer.then(
      () => {
        reading.atMs = clock.now();
      },
      (error: unknown) => {
        reading.error = error;
      },
    );
  };
});

/** The network is back, or the tab is looked at again: what could not be read for want of an answer is read again. */
export const readUnanswered = action(({ get, set }) => {
  for (const [of, { error }] of [...get(readingsAtom)]) if (isUnanswered(error)) set(of);
});

/** Another visit begins: what has failed before, and what was read too long ago, is read again when it is looked at. */
export const readForVisit = action(({ get, set, environment: { clock } }) => {
  for (const [of, { ages, atMs, error }] of [...get(readingsAtom)]) {
    const isOld = ages && atMs !== null && clock.now() - atMs >= freshForMs;
    if (isOld || (error !== null && !isOver(error))) set(of);
  }
});

function isUnanswered(error: unknown): boolean {
  return isShopError(error) && (error.kind === 'network' || error.kind === 'timeout');
}

/** Nobody is answered after the end of a login, or waits for what was broken off. */
function isOver(error: unknown): boolean {
  return isShopError(error) && (error.kind === 'session' || error.kind === 'aborted');
}

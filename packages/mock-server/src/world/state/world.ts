// The interface of one session's shop, for all who read or change it; `create/world.ts` implements it.

import type { Locale } from '@signal-shop/sdk/contract';
import type { CatalogueIndex, ShopSize } from '../catalogue/catalogue-index.ts';
import type { Clock, ClockSetting } from './clock.ts';
import type { Fault } from './faults.ts';
import type { LedgerEntry } from './orders.ts';
import type { CreatedSession } from './origin.ts';
import type { StreamBehaviour, WorldState } from './state.ts';

export type ActivityListener = (activity: 0 | 1) => void;

export interface WorldOptions {
  readonly session?: string;
  readonly seed?: string | number;
  /** What chance depends on instead of `seed` and the session's name: alike in every session. */
  readonly sessionSeed?: string | null;
  /** What `reset` brings the session back to. */
  readonly created?: CreatedSession;
  /** `'real'`, milliseconds, or an instant; without it the clock stands still at a fixed moment. */
  readonly now?: ClockSetting;
  /** How many times as fast as the machine's its clock runs; without it one that begins at an instant stands still. */
  readonly speed?: number;
  readonly locale?: Locale;
  /** How many goods there are; `large` has 5,000. */
  readonly size?: ShopSize;
}

/** One session's shop: what was built is shared, what happened is its own. */
export interface World {
  readonly session: string;
  readonly shop: CatalogueIndex;
  readonly clock: Clock;
  state: WorldState;
  /** What watchers of the activity stream are told right now. */
  readonly activity: 0 | 1;
  /** @returns a function that ends the watching */
  onActivity(listener: ActivityListener): () => void;
  /** Opens the flash sale now, or closes it. */
  setActivity(activity: 0 | 1): void;
  /** Tells the watchers, if what they were told last is no longer true. */
  announceActivity(): void;
  /** How long until the clock opens or closes the sale; null when it will not. */
  millisecondsUntilActivityChange(): number | null;
  /** Money that really moved, oldest first. */
  charges(): readonly LedgerEntry[];
  /** What happens to answers on their way; `takeFaults` of the shop counts them. */
  readonly faults: readonly Fault[];
  /** How the activity stream behaves. */
  readonly stream: StreamBehaviour;
  /** A number that grows by one each time, per purpose. */
  count(purpose: string): number;
  /** Hexadecimal digits that depend only on seed, session, purpose and how often it was asked for. */
  draw(purpose: string, length: number): string;
  /** A number from 0 up to 1 that depends on the same. */
  chance(purpose: string): number;
  /** The state as text, and back. */
  snapshot(): string;
  restore(text: string): void;
}

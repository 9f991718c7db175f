import type { Locale } from '@signal-shop/sdk/contract';
import type { CatalogueIndex, ShopSize } from '../catalogue/catalogue-index.ts';
import { catalogueIndex } from '../catalogue/catalogue-index.ts';
import { announcedActivity, nextSaleBoundary, setFlashSale } from '../catalogue/flash-sale.ts';
import { hashDigits } from '../state/chance.ts';
import type { Clock, ClockSetting } from '../state/clock.ts';
import { clockState, createClock } from '../state/clock.ts';
import type { Fault } from '../state/faults.ts';
import type { Created } from '../state/origin.ts';
import type { LedgerEntry, StreamBehaviour, WorldState } from '../state/state.ts';
import { openingState } from './opening-state.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

export type ActivityListener = (activity: 0 | 1) => void;

export interface WorldOptions {
  readonly session?: string;
  readonly seed?: string | number;
  /** What chance depends on instead of `seed` and the session's name: alike in every session. */
  readonly sessionSeed?: string | null;
  /** What `reset` brings the session back to. */
  readonly created?: Created;
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

export function buildWorld({
  session = 'default',
  seed = 'signal',
  sessionSeed = null,
  now,
  speed,
  locale = 'en',
  size = 'shop',
  created,
}: WorldOptions): World {
  const listeners = new Set<ActivityListener>();
  let told: 0 | 1 = 0;
  const world: World = {
    session,
    get shop() {
      return catalogueIndex(world.state.size);
    },
    state: openingState(size, locale, {
      ...{ seed: sessionSeed, clock: clockState(now, speed) },
      ...(created === undefined ? {} : { created }),
    }),
    clock: createClock(
      () => world.state.clock,
      (next) => {
        world.state.clock = next;
        world.announceActivity();
      },
    ),
    get activity() {
      return announcedActivity(world);
    },
    onActivity(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setActivity: (activity) => setFlashSale(world, activity),
    announceActivity() {
      const activity = announcedActivity(world);
      if (activity === told) return;
      told = activity;
      for (const listener of [...listeners]) listener(activity);
    },
    millisecondsUntilActivityChange() {
      const boundary = nextSaleBoundary(world);
      return boundary === null ? null : Math.max(0, boundary * 1_000 - world.clock.now());
    },
    charges: () => world.state.ledger,
    get faults() {
      return world.state.faults;
    },
    get stream() {
      return world.state.stream;
    },
    count(purpose) {
      const next = (world.state.drawn.get(purpose) ?? 0) + 1;
      world.state.drawn.set(purpose, next);
      return next;
    },
    draw(purpose, length) {
      const keyed = world.state.origin.seed ?? `${seed}|${session}`;
      return hashDigits(`${keyed}|${purpose}|${world.count(purpose)}`, length);
    },
    chance: (purpose) => Number.parseInt(world.draw(purpose, 12), 16) / 2 ** 48,
    snapshot: () => writeSnapshot(world.state),
    restore(text) {
      world.state = readSnapshot(text);
      world.announceActivity();
    },
  };
  told = announcedActivity(world);
  return world;
}
